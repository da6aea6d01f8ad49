"""Frames are data: nothing in them but numbers and short lists of numbers, and a copy forgets none of it."""

import ast
import importlib
import inspect
import pkgutil
from pathlib import Path
from types import ModuleType

import pytest

import tests.games.noughts
import thirdhalf.games.dreadball
import thirdhalf.games.takkure
from tests.games.noughts.table import Match as NoughtsMatch
from tests.snapshots import slots_of
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.table.state import Match as DreadBallMatch
from thirdhalf.games.dreadball.table.state import Player as DreadBallPlayer
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.hands import Cards
from thirdhalf.games.takkure.table.state import Match as TakkureMatch
from thirdhalf.games.takkure.table.state import Player as TakkurePlayer
from thirdhalf.kernel.frame import Frame

MODULES = [
    importlib.import_module(found.name)
    for game in (thirdhalf.games.takkure, thirdhalf.games.dreadball, tests.games.noughts)
    for found in pkgutil.walk_packages(game.__path__, f"{game.__name__}.")
    if not found.name.rpartition(".")[2].startswith("test_")
]
FRAMES = sorted(
    {
        cls
        for module in MODULES
        for _, cls in inspect.getmembers(module, inspect.isclass)
        if issubclass(cls, Frame) and cls.__name__ not in ("Frame", "KernelFrame")
    },
    key=lambda cls: (cls.__module__, cls.__name__),
)
TAKKURE = takkure().new({}, None)
DREADBALL = dreadball().new({}, None)
# What holds a match's state, and under which names functions know it.
STATE = (TakkureMatch, TakkurePlayer, Cards, DreadBallMatch, DreadBallPlayer, NoughtsMatch)
HOLDERS = ("match", "player", "carrier", "tackler", "cards", "winner", "loser", "target", "thrower")
RUNNING = {"choice", "decision", "result", "log", "stack"}
# Modules that build a state, lay it out or make it up; every other change goes through a module of changes.
BUILDERS = ("state", "hands", "guess")


def named(cls: type) -> str:
    """A class in a test's name."""
    return f"{cls.__module__.removeprefix('thirdhalf.')}.{cls.__name__}"


def source_of(module: ModuleType) -> str:
    """A module's text; it lies beside a compiled module too."""
    assert module.__file__ is not None
    file = Path(module.__file__)
    return (file.parent / f"{file.name.partition('.')[0]}.py").read_text(encoding="utf-8")


def wanted_by(cls: type) -> dict[str, str]:
    """What the constructor takes, with the type of each as it is written: compiled, a class no longer tells it."""
    for node in ast.parse(source_of(importlib.import_module(cls.__module__))).body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            for function in node.body:
                if isinstance(function, ast.FunctionDef) and function.name == "__init__":
                    return {each.arg: ast.unparse(each.annotation or each) for each in function.args.args[1:]}
    return wanted_by(cls.__mro__[1])


def made(cls: type) -> object:
    """An object made through the constructor."""
    profile = (TAKKURE if cls is TakkurePlayer else DREADBALL).players[0].profile
    values: list[object] = [
        profile if kind == "Profile" else [] if "list" in kind else 0 for kind in wanted_by(cls).values()
    ]
    return cls(*values)


def filled(cls: type) -> object:
    """An object whose every field holds a value of its own."""
    thing = made(cls)
    for i, name in enumerate(slots_of(cls)):
        value = getattr(thing, name)
        if isinstance(value, int | list):
            setattr(thing, name, [100 + i, 200 + i] if isinstance(value, list) else 100 + i)
    return thing


@pytest.mark.parametrize("cls", FRAMES, ids=named)
def test_a_frame_holds_only_numbers_and_lists_of_numbers(cls: type) -> None:
    for name, kind in wanted_by(cls).items():
        assert kind in ("int", "list[int]"), f"{cls.__name__}.{name}"
    frame = made(cls)
    for name in slots_of(cls):
        value = getattr(frame, name)
        assert isinstance(value, int) or value == [], f"{cls.__name__}.{name}"


@pytest.mark.parametrize("cls", [*FRAMES, TakkurePlayer, DreadBallPlayer], ids=named)
def test_a_copy_forgets_nothing(cls: type) -> None:
    original = filled(cls)
    copy = original.copy()  # type: ignore[attr-defined]  # every frame and player has it
    for name in slots_of(cls):
        value = getattr(original, name)
        assert getattr(copy, name) == value, name
        assert not isinstance(value, list) or getattr(copy, name) is not value, f"{name} is shared"


def backward_or_forward_jumps(source: str) -> list[str]:
    """What is assigned to a frame's `step` other than by the step loop itself."""
    jumps = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Attribute) and target.attr == "step":
                    jumps.append(ast.unparse(node.value))
    return jumps


def test_steps_are_jumped_to_by_name() -> None:
    """A jump goes to a named step of the same frame: the constant has the step's name and is its index."""
    for module in MODULES:
        steps = [table for name, table in vars(module).items() if name.endswith("STEPS")]
        for jump in backward_or_forward_jumps(source_of(module)):
            if jump not in ("step", "step + 1"):
                value = getattr(module, jump, -1)
                names = [table[value].__name__ for table in steps if 0 <= value < len(table)]
                assert jump.lower() in names, f"{module.__name__}: step = {jump}"


def test_a_jump_to_a_number_would_be_found() -> None:
    assert backward_or_forward_jumps("frame.step = 3") == ["3"]


def state_writes(source: str) -> list[str]:
    """Assignments to fields of a match or a player, or to places in lists that they hold."""
    written = {name for cls in STATE for name in slots_of(cls)} - RUNNING
    found = []
    for node in ast.walk(ast.parse(source)):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        )
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                field = part.value if isinstance(part, ast.Subscript) else part
                if (
                    isinstance(field, ast.Attribute)
                    and isinstance(field.value, ast.Name)
                    and field.value.id in HOLDERS
                    and field.attr in written
                ):
                    found.append(ast.unparse(field))
    return found


def test_state_changes_only_in_changes() -> None:
    for module in MODULES:
        name = module.__name__.rpartition(".")[2]
        if not {"changes", "scenarios"} & set(module.__name__.split(".")) and name not in BUILDERS:
            assert not state_writes(source_of(module)), module.__name__


def test_a_write_elsewhere_would_be_found() -> None:
    source = "match.holder = 3\nplayer.x, player.y = 1, 2\nmatch.tokens -= 1\nmatch.grid[4] = 5"
    assert state_writes(source) == ["match.holder", "player.x", "player.y", "match.tokens", "match.grid"]
