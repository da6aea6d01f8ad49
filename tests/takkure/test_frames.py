"""Frames are data: nothing in them but numbers and short lists of numbers, and a copy forgets none of it."""

import ast
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

import thirdhalf.takkure
from tests.takkure.snapshots import slots_of, snapshot
from thirdhalf.takkure.cards.hands import Cards, no_cards
from thirdhalf.takkure.game import takkure
from thirdhalf.takkure.state import Frame, Match, Player

MODULES = [
    importlib.import_module(found.name)
    for found in pkgutil.walk_packages(thirdhalf.takkure.__path__, "thirdhalf.takkure.")
]
FRAMES = sorted(
    {
        cls
        for module in MODULES
        for _, cls in inspect.getmembers(module, inspect.isclass)
        if issubclass(cls, Frame) and cls is not Frame
    },
    key=lambda cls: cls.__name__,
)


def filled(cls: type) -> object:
    """An object whose every field holds a value of its own, made through the constructor."""
    values: list[object] = []
    for i, parameter in enumerate(list(inspect.signature(cls).parameters.values())):
        kind = str(parameter.annotation)
        values.append([100 + i, 200 + i] if "list" in kind else 100 + i)
    return cls(*values)


@pytest.mark.parametrize("cls", FRAMES, ids=lambda cls: cls.__name__)
def test_a_frame_holds_only_numbers_and_lists_of_numbers(cls: type) -> None:
    for parameter in inspect.signature(cls).parameters.values():
        assert parameter.annotation in (int, list[int]), f"{cls.__name__}.{parameter.name}"


@pytest.mark.parametrize("cls", [*FRAMES, Player], ids=lambda cls: cls.__name__)
def test_a_copy_forgets_nothing(cls: type) -> None:
    original = filled(cls)
    copy = original.copy()  # type: ignore[attr-defined]  # every frame and player has it
    for name in slots_of(cls):
        value = getattr(original, name)
        assert getattr(copy, name) == value, name
        assert not isinstance(value, list) or getattr(copy, name) is not value, f"{name} is shared"


def test_a_match_copy_forgets_nothing() -> None:
    match = takkure().new({"exercise": 3}, None)
    for i, name in enumerate(slots_of(Match)):
        if isinstance(getattr(match, name), int) and name != "owned":
            setattr(match, name, 1000 + i)
    match.run_line = ((1, 2), (3, 4))
    match.own_cards().due = (7,)
    assert snapshot(match.copy()) == snapshot(match)


def test_a_copy_shares_players_until_one_is_written() -> None:
    match = takkure().new({"exercise": 3}, None)
    copy = match.copy()
    assert copy.players[0] is match.players[0]
    copy.own(0).wounds = 3
    assert match.players[0].wounds == 0
    match.own(0).ground = 2
    assert copy.players[0].ground == 0


def test_a_copy_shares_cards_until_one_is_written() -> None:
    match = takkure().new({"exercise": 4}, None)
    copy = match.copy()
    assert copy.cards is match.cards
    copy.own_cards().hands[0] = (5,)
    copy.own_cards().stars[1] = 4
    assert match.cards.hands[0] == ()
    match.own_cards().stars[1] = 2
    assert copy.cards.stars[1] == 4


def test_a_copy_of_cards_forgets_nothing() -> None:
    cards = no_cards()
    for i, name in enumerate(slots_of(Cards)):
        value: object = [(i, i), (i,)] if isinstance(getattr(cards, name), list) else (i,)
        setattr(cards, name, value)
    copy = cards.copy()
    for name in slots_of(Cards):
        assert getattr(copy, name) == getattr(cards, name), name
        assert not isinstance(getattr(cards, name), list) or getattr(copy, name) is not getattr(cards, name), name


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
        assert module.__file__ is not None
        steps = [table for name, table in vars(module).items() if name.endswith("STEPS")]
        for jump in backward_or_forward_jumps(Path(module.__file__).read_text(encoding="utf-8")):
            if jump not in ("step", "step + 1"):
                value = getattr(module, jump, -1)
                named = [table[value].__name__ for table in steps if 0 <= value < len(table)]
                assert jump.lower() in named, f"{module.__name__}: step = {jump}"


def test_a_jump_to_a_number_would_be_found() -> None:
    assert backward_or_forward_jumps("frame.step = 3") == ["3"]


def state_writes(source: str) -> list[str]:
    """Assignments to fields of a match or a player."""
    written = set(slots_of(Match)) - {"choice", "decision", "result", "log", "stack"}
    written |= set(slots_of(Player)) | set(slots_of(Cards))
    found = []
    for node in ast.walk(ast.parse(source)):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        )
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if (
                    isinstance(part, ast.Attribute)
                    and isinstance(part.value, ast.Name)
                    and part.value.id in ("match", "player", "carrier", "tackler", "cards")
                    and part.attr in written
                ):
                    found.append(ast.unparse(part))
    return found


def test_state_changes_only_in_changes() -> None:
    """`state` and `hands` build it, `scenario` lays it out, `guess` makes it up; every other change goes through a
    module of changes.
    """
    for module in MODULES:
        name = module.__name__.rpartition(".")[2]
        if not name.endswith("changes") and name not in ("state", "hands", "scenario", "guess"):
            assert module.__file__ is not None
            assert not state_writes(Path(module.__file__).read_text(encoding="utf-8")), name


def test_a_write_elsewhere_would_be_found() -> None:
    assert state_writes("match.holder = 3\nplayer.x, player.y = 1, 2\nmatch.tokens -= 1") == [
        "match.holder",
        "player.x",
        "player.y",
        "match.tokens",
    ]
