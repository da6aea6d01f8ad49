"""Whatever a record or content is refused for has its words in every language, with the values it is given."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.hygiene.sources import ROOT
from tests.words.sources import shared_words, words_of
from thirdhalf.games import names
from thirdhalf.kernel.telling import message_id
from thirdhalf.words import LANGUAGES

SOURCES = ROOT / "src" / "thirdhalf"
PLACES = {"BadFile": 3, "Unfit": 1}
"""Where errors have their reason; `Fields.bad` has it one earlier than `BadFile`, for the table knows its file."""


def complaints(tree: ast.AST) -> Iterator[list[ast.expr]]:
    """What follows the plain words in every error about a file: the reason and its values, where there are any."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
            yield node.args[PLACES[node.func.id] :]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "bad":
            yield node.args[PLACES["BadFile"] - 1 :]


def reasons() -> dict[str, set[str]]:
    """The message of every reason in the code, and its values' names. Reasons are written out where they are given."""
    found: dict[str, set[str]] = {}
    for file in sorted(SOURCES.rglob("*.py")):
        for reason, *values in filter(None, complaints(ast.parse(file.read_text(encoding="utf-8")))):
            if isinstance(reason, ast.Constant):
                names = values[0].keys if values and isinstance(values[0], ast.Dict) else []
                found[message_id("record", str(reason.value))] = {ast.literal_eval(name) for name in names if name}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_and_no_sentence_is_idle(language: str) -> None:
    own = [words_of(game, language, "refusals.ftl") for game in names()]
    text = "\n".join([shared_words(language, "refusals.ftl"), *own])
    said = re.findall(r"^(record-[a-z0-9-]+) = (.*)$", text, re.MULTILINE)
    assert {message: set(re.findall(r"\$([a-z]+)", line)) for message, line in said} == reasons()


@pytest.mark.parametrize("module", ["record", "replay"])
def test_whatever_a_record_is_checked_for_has_a_reason(module: str) -> None:
    tree = ast.parse((SOURCES / "kernel" / f"{module}.py").read_text(encoding="utf-8"))
    # Only whoever names a file on the command line meets those of `read_record`: it is not uploaded.
    uploaded = [each for each in tree.body if not (isinstance(each, ast.FunctionDef) and each.name == "read_record")]
    found = [complaint for each in uploaded for complaint in complaints(each)]
    assert found
    assert all(found)
