"""The questions that a game's rules answer, found in their sources, and what they can be asked with."""

import ast
import itertools
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from inspect import getmembers, isclass
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from tests.snapshots import OURS, slots_of
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.frame import Match

FLOORS: Final = ("table", "rules", "cards", "skills")
MATCHES: Final = ("Match", "KernelMatch")
NUMBERS: Final = ("int", "i64")
# What numbers a question may want, by the names that it has for them; under all others, small ones.
PLAYERS: Final = (
    *("number", "player", "but", "thrower", "receiver", "roller", "rival", "defender", "actor", "passer"),
    *("thing", "mover"),
)
SEATS: Final = ("seat", "owner", "team")
KINDS: Final = ("action", "kind", "what", "talent", "band", "when", "first", "scope", "mode", "play", "named", "left")
PLACES: Final = ("x", "y", "reach", "pick_up_at", "up_to", "at", "start", "end", "dq", "dr", "limit")
# What is no number and need not be the match's own.
VALUES: Final[dict[str, list[object]]] = {
    "bool": [False, True],
    "str": ["any"],
    "list[int]": [[], [0, 1]],
    "tuple[int, ...]": [(), (0, 1)],
    "tuple[int, int]": [(0, 0), (3, 4)],
    "Point | None": [None, (0, 2540)],
    "tuple[Point, ...]": [((0, 0), (0, 2540)), ((0, 0), (1270, 0), (2540, 2540))],
}
MOST: Final = 40
# In strides of a great prime, every value of every kind has its turn.
STRIDE: Final = 7919


class Question(NamedTuple):
    """A function that gives something back, and what it wants to know: type and name of each."""

    name: str
    function: Callable[..., object]
    wanted: dict[str, str]

    @property
    def simple(self) -> bool:
        """Numbers are all that it wants besides the match."""
        return set(self.wanted.values()) <= {*NUMBERS, *MATCHES}


def modules(package: str) -> Iterator[ModuleType]:
    """Those of a game's floors of rules, whether a floor is a folder or one module."""
    for floor in FLOORS:
        if find_spec(f"{package}.{floor}") is not None:
            module = import_module(f"{package}.{floor}")
            yield module
            for found in pkgutil.walk_packages(getattr(module, "__path__", ()), f"{module.__name__}."):
                yield import_module(found.name)


def questions(kit: Kit) -> list[Question]:
    """What a game's rules can be asked about a match, its frames or its players; those first that want only numbers.

    A function can change nothing of a match to which nothing is given that is copied with one.
    """
    found = []
    package = type(kit).__module__.rpartition(".")[0]
    every = list(modules(package))
    copied = {name for module in every for name, cls in getmembers(module, isclass) if hasattr(cls, "copy")}
    for module in every:
        assert module.__file__ is not None
        file = Path(module.__file__)
        source = file.with_name(f"{file.name.partition('.')[0]}.py").read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.returns is not None and ast.unparse(node.returns) != "None":
                taken = [*node.args.args, *node.args.kwonlyargs]
                wanted = {each.arg: ast.unparse(each.annotation or each).strip("'") for each in taken}
                if copied & set(wanted.values()):
                    name = f"{module.__name__.removeprefix(f'{package}.')}.{node.name}"
                    found.append(Question(name, getattr(module, node.name), wanted))
    return sorted(found, key=lambda question: not question.simple)


def things(match: Match) -> dict[str, list[object]]:
    """Every object of ours that lies in a match, by the name of its class: frames, players, cards, terms."""
    found: dict[str, list[object]] = {}
    seen: set[int] = set()
    left: list[object] = [match]
    while left:
        thing = left.pop()
        if isinstance(thing, list | tuple):
            left += thing
        elif type(thing).__module__.startswith(OURS) and id(thing) not in seen:
            seen.add(id(thing))
            found.setdefault(type(thing).__name__, []).append(thing)
            left += [getattr(thing, name) for name in slots_of(type(thing)) if name != "log"]
    return found


def numbers(match: Match, name: str) -> list[int]:
    """What a number of that name may be."""
    if name in PLAYERS:
        return list(range(len(match.shared())))
    if name in SEATS:
        return [0, 1]
    if name in KINDS:
        return list(range(14))
    if name in PLACES:
        return [0, 2540]
    return [0, 1, 2]


def fitting(match: Match, lying: dict[str, list[object]], name: str, kind: str) -> Sequence[object]:
    """What a question may be given under that name and of that type; nothing where there is no such thing now."""
    if kind in MATCHES:
        return [match]
    return numbers(match, name) if kind in NUMBERS else VALUES.get(kind) or lying.get(kind, [])


def ways(match: Match, lying: dict[str, list[object]], question: Question) -> Iterator[dict[str, object]]:
    """Some of all that a question can be asked with."""
    wanted = question.wanted
    every = list(itertools.product(*[fitting(match, lying, name, kind) for name, kind in wanted.items()]))
    for i in range(min(MOST, len(every))):
        yield dict(zip(wanted, every[i * STRIDE % len(every)], strict=True))


def ask_everything(match: Match, asked: list[Question], answered: set[str]) -> None:
    """Ask the match all of it, noting what was answered: a question may be refused that does not fit the position.
    What answers give, later questions may want.
    """
    lying = things(match)
    for question in asked:
        for way in ways(match, lying, question):
            try:
                answer = question.function(**way)
            except (AssertionError, IndexError, KeyError, ValueError):
                continue
            answered.add(question.name)
            kind = type(answer)
            if kind.__module__.startswith(OURS) and len(lying.setdefault(kind.__name__, [])) < MOST:
                lying[kind.__name__].append(answer)
