"""What is going on in a match is the kernel's: nobody else looks at its stack, and only rules look at its frames.

Whoever wants to know asks the rules by name (`defender_at_work`, `window_at_hand`), or the decision whom it is about.
"""

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, package_files, python_files, shown

KERNEL: Final = PACKAGE / "kernel"
INSIDE: Final = frozenset({"stack", "borrowed"})
FRAMES: Final = frozenset(
    {"present", "caller", "innermost", "own_present", "own_frames", "frames", "depth", "depth_of", "goes_on"}
)
# What makes, copies and plays a match, and tells nothing of its frames.
PLAYING: Final = frozenset({"__init__", "over", "share_with", "call", "done", "break_off", "choose_until", "run"})
# The floors of a game where its frames are at home.
AT_HOME: Final = frozenset({"rules", "cards", "skills"})
ALLOWED: Final = {
    # Positions are told apart by all that is going on, whatever it is.
    "odds/keys.py": frozenset({"frames"}),
    # It plays as long as that goes on whose place a rule has told.
    "games/takkure/coaches/search/lookahead.py": frozenset({"goes_on"}),
}


def looked_at(source: str, names: frozenset[str]) -> list[str]:
    """Where a source reads one of these attributes of anything but numpy, which has a `stack` of its own."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in names and ast.unparse(node.value) != "np"
    ]


def found_in(paths: list[Path], names: frozenset[str]) -> list[str]:
    """The same for files."""
    return [f"{shown(path)}, {place}" for path in paths for place in looked_at(path.read_text("utf-8"), names)]


def test_nobody_outside_the_kernel_looks_at_the_stack() -> None:
    outside = [path for path in python_files() if not path.is_relative_to(KERNEL)]
    assert not found_in(outside, INSIDE)


def test_only_rules_look_at_what_is_going_on() -> None:
    outside = [
        path for path in package_files() if not path.is_relative_to(KERNEL) and not AT_HOME & set(path.parent.parts)
    ]
    found: list[str] = []
    for path in outside:
        allowed = ALLOWED.get(path.relative_to(PACKAGE).as_posix(), frozenset())
        found += found_in([path], FRAMES - allowed)
    assert not found


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_is_needed(name: str) -> None:
    source = (PACKAGE / name).read_text("utf-8")
    assert all(looked_at(source, frozenset({needed})) for needed in ALLOWED[name])


def test_the_kernel_has_no_other_way_to_look_at_frames() -> None:
    tree = ast.parse((KERNEL / "frame.py").read_text("utf-8"))
    match = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Match")
    methods = [node for node in match.body if isinstance(node, ast.FunctionDef)]
    assert {method.name for method in methods if looked_at(ast.unparse(method), INSIDE)} == FRAMES | PLAYING


@pytest.mark.parametrize("source", ["top = match.stack[-1]", "for frame in now.match.stack: pass", "len(self.stack)"])
def test_a_look_at_the_stack_would_be_found(source: str) -> None:
    assert looked_at(source, INSIDE)


@pytest.mark.parametrize(
    "source",
    ["match.innermost(Walk)", "isinstance(match.present, Walk)", "match.caller", "match.frames()", "now.match.depth"],
)
def test_a_look_at_a_frame_would_be_found(source: str) -> None:
    assert looked_at(source, FRAMES)
