"""Every reason for which something is refused has its sentence in every language, with the values it is given."""

import ast
import re

import pytest

from tests.hygiene.sources import ROOT
from thirdhalf.kernel.decision import NO_ONE, Pick, Refusal
from thirdhalf.kernel.telling import message_id, why
from thirdhalf.words import LANGUAGES, files, words
from thirdhalf.words.telling import sentence


def reasons() -> dict[str, set[str]]:
    """The message of every refusal in the code, and its values' names. Reasons are written out where they are given."""
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                reason = ast.literal_eval(node.args[1])
                values = node.args[2] if len(node.args) > 2 else ast.Dict([], [])
                assert isinstance(values, ast.Dict)
                found[message_id("refusal", reason)] = {ast.literal_eval(key) for key in values.keys if key}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_and_no_sentence_is_idle(language: str) -> None:
    text = "\n".join([file.read_text(encoding="utf-8") for file in files(language) if file.name == "refusals.ftl"])
    said = re.findall(r"^(refusal-[a-z0-9-]+) = (.*)$", text, re.MULTILINE)
    assert {message: set(re.findall(r"\$([a-z]+)", line)) for message, line in said} == reasons()


def test_a_refusal_reads_as_a_sentence_in_each_language() -> None:
    refusal = Pick(0, "defence", "1.05", (1, 2), NO_ONE).refusal((9, 9))
    assert refusal is not None
    assert str(refusal) == "1.05: not an option (choice (9, 9), topic defence)"
    assert [sentence(words(language), why(refusal)) for language in ("en", "fr", "de")] == [
        "(9, 9) is not among the options of “defence”.",
        "(9, 9) ne fait pas partie des choix de « defence ».",
        "(9, 9) steht bei „defence“ nicht zur Wahl.",
    ]
    assert (
        sentence(words("de"), why(Refusal("R-08", "receiver is ahead")))
        == "Von dort ist der Empfänger vor dem Passgeber."
    )
