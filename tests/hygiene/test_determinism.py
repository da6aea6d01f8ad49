"""A match replays bit for bit on every machine: engine code uses integers only, and no chance but the match's own."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, module_name, package_files, shown

ENGINE: Final = ("geometry", "kernel", "odds")
# And of each game: the floors below its coaches.
FLOORS: Final = ("table", "rules", "cards", "skills", "changes", "showing", "scenarios", "odds", "tactics", "game.py")

# Modules that bring in floats, the clock or foreign chance whatever is taken from them.
FORBIDDEN_MODULES: Final = {"time", "datetime", "secrets", "uuid", "cmath", "statistics"}
# Modules from which only some names are exact, or depend on nothing outside the match.
ALLOWED_FROM: Final = {
    "math": {"isqrt", "gcd", "lcm", "comb", "perm", "factorial", "prod"},
    "random": {"Random"},
}
FORBIDDEN_NAMES: Final = {"os.environ", "os.environb", "os.getenv", "os.urandom"}


def slips(source: str) -> list[str]:
    """What in a source text could make two machines disagree, one line each."""
    tree = ast.parse(source)
    bound = bound_names(tree)
    return [f"line {line}: {what}" for node in ast.walk(tree) for line, what in slips_of(node, bound)]


def bound_names(tree: ast.Module) -> dict[str, str]:
    """For each name an import binds, the dotted name it stands for."""
    bound = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                head = alias.name.split(".")[0]
                bound[alias.asname or head] = alias.name if alias.asname else head
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                bound[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    return bound


def slips_of(node: ast.AST, bound: dict[str, str]) -> Iterator[tuple[int, str]]:
    """The slips of one node, its children not included."""
    match node:
        case ast.Import(names=names):
            for alias in names:
                if alias.name.split(".")[0] in FORBIDDEN_MODULES:
                    yield node.lineno, f"the module {alias.name}"
        case ast.ImportFrom(module=str(module), names=names, level=0):
            for alias in names:
                if module.split(".")[0] in FORBIDDEN_MODULES or is_forbidden(f"{module}.{alias.name}"):
                    yield node.lineno, f"{module}.{alias.name}"
        case ast.Attribute(value=ast.Name(id=name), attr=attr):
            if is_forbidden(f"{bound.get(name, '')}.{attr}"):
                yield node.lineno, f"{bound[name]}.{attr}"
        case ast.Constant(value=float() | complex() as value):
            yield node.lineno, f"the number {value}, which is not an integer"
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            yield node.lineno, "true division (integers: //, paths: joinpath)"
        case ast.BinOp(op=ast.Pow(), right=exponent) | ast.AugAssign(op=ast.Pow(), value=exponent):
            if not is_whole(exponent):
                yield node.lineno, "** with an exponent that is not a literal integer"
        case ast.Call(func=ast.Name(id="float" | "complex" as name)):
            yield node.lineno, f"{name}()"
        case ast.Call(func=ast.Name(id="pow"), args=[_, exponent]) if not is_whole(exponent):
            yield node.lineno, "pow() with an exponent that is not a literal integer"
        case ast.Call(func=func, args=[], keywords=[]) if dotted(func, bound) == "random.Random":
            yield node.lineno, "random.Random() without a seed"


def is_forbidden(name: str) -> bool:
    """Whether a dotted name is one that engine code may not use."""
    module, _, attribute = name.rpartition(".")
    if module in ALLOWED_FROM:
        return attribute not in ALLOWED_FROM[module]
    return name in FORBIDDEN_NAMES


def is_whole(node: ast.expr) -> bool:
    """Whether an expression is a literal integer, zero or more."""
    return isinstance(node, ast.Constant) and type(node.value) is int


def dotted(node: ast.expr, bound: dict[str, str]) -> str:
    """The dotted name that a called expression stands for, as far as imports tell."""
    match node:
        case ast.Name(id=name):
            return bound.get(name, name)
        case ast.Attribute(value=ast.Name(id=name), attr=attr):
            return f"{bound.get(name, name)}.{attr}"
    return ""


def engine_files() -> list[Path]:
    """The Python files of the packages that decide what happens in a match."""
    return [path for path in package_files() if is_engine(path.relative_to(PACKAGE).parts)]


def is_engine(parts: tuple[str, ...]) -> bool:
    """Whether a file, by its path in the package, decides what happens in a match."""
    return parts[0] in ENGINE or (parts[0] == "games" and len(parts) > 2 and parts[2] in FLOORS)


def test_engine_code_cannot_differ_between_machines() -> None:
    found = [f"{shown(path)}, {slip}" for path in engine_files() for slip in slips(path.read_text(encoding="utf-8"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from datetime import datetime",
        "import random\nrandom.shuffle([1, 2])",
        "from random import choice",
        "import random as dice\ndice.randint(1, 12)",
        "import random\nrng = random.Random()",
        "from random import Random\nrng = Random()",
        "import os\nhome = os.environ['HOME']",
        "from os import getenv",
        "import math\nmath.sqrt(2)",
        "from math import hypot, gcd",
        "import math as m\nm.atan2(1, 2)",
        "import math\nangle = math.pi",
        "half = 0.5",
        "third = 1 / 3",
        "x = 4\nx /= 2",
        "x = float(3)",
        "n = 2\nx = 2 ** n",
        "x = 2 ** -1",
        "n = 2\nn **= n",
        "n = 2\nx = pow(2, n)",
    ],
)
def test_what_could_differ_between_machines_is_found(source: str) -> None:
    assert len(slips(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "import math\nroot = math.isqrt(2540**2 + 1)",
        "from math import gcd, isqrt",
        "from random import Random\ndef guess(rng: Random) -> int:\n    return rng.randrange(12)",
        "import random\nrng = random.Random(7)",
        "half = 7 // 2\nhalf //= 2",
        "x = pow(3, 5, 7)",
        "path = 'a/b'",
        "is_float = isinstance(3, float)",
    ],
)
def test_exact_code_is_left_alone(source: str) -> None:
    assert slips(source) == []


def test_modules_are_named_by_their_path() -> None:
    assert module_name(PACKAGE / "kernel" / "dice.py") == "thirdhalf.kernel.dice"
    assert module_name(PACKAGE / "kernel" / "__init__.py") == "thirdhalf.kernel"
