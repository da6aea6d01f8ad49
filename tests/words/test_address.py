"""German says du to everybody: one form of address in the whole catalogue and in the page that shows it."""

import re
from pathlib import Path
from typing import Final

import pytest

from thirdhalf.words import files

WEB: Final = Path(__file__).parents[2] / "web"
FORMAL: Final = re.compile(r"\b(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?(?! (?:habt|seid|könnt|spielt)\b))\b")
"""`Ihr habt` is said to both coaches, who are du to us."""
BEGINS: Final = re.compile(r"(?:^|[.!?:…]\s+|[„“»(]\s*)$")
"""What stands before a word that begins a sentence."""
AFTER_A_TITLE: Final = re.compile(r"\s+\.(?:text|step|won|lost|a|b|played) = ")
"""Explanations, in which `Sie` at the beginning of a sentence is she or they: whoever the title has named."""


def formal(text: str) -> list[str]:
    """The lines that say Sie to somebody; the same word at a sentence's beginning is she or they after a title."""
    found: list[str] = []
    explains = False
    for line in text.splitlines():
        if line and not line.startswith((" ", "#")):
            explains = False
        if AFTER_A_TITLE.match(line):
            explains = True
        said = AFTER_A_TITLE.sub("", line).strip() if explains else line.partition("= ")[2] or line.strip()
        for match in FORMAL.finditer(said):
            begins = BEGINS.search(said[: match.start()]) is not None
            if match.group() == "Ihnen" or not (explains and begins):
                found.append(line.strip())
                break
    return found


def german() -> list[Path]:
    """Every German file of the catalogue."""
    return files("de")


@pytest.mark.parametrize("file", german(), ids=lambda file: "/".join(file.parts[-4:]))
def test_nobody_is_addressed_as_sie_in_german(file: Path) -> None:
    assert formal(file.read_text(encoding="utf-8")) == []


def test_no_german_of_the_page_itself_says_sie() -> None:
    pages = [WEB / "index.html", *(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    assert [file.name for file in pages if re.search(r"\b(?:Sie|Ihnen|Ihre[nmrs]?)\b", file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        "ui-your-turn = Sie sind dran",
        "ui-side = Ihre Seite",
        "ui-wait = Warten Sie etwas.",
        "rule-1-04 =\n    .text = Wenn Sie laufen, läuft Ihr Spieler.",
        "rule-1-04 =\n    .text = Es wird gelaufen. Das gehört Ihnen.",
    ],
)
def test_a_line_that_says_sie_is_found(line: str) -> None:
    assert formal(line)


@pytest.mark.parametrize(
    "line",
    [
        "ui-your-turn = Du bist dran",
        "ui-agreed = Ihr habt vereinbart, ohne Hilfe zu spielen.",
        "ui-open = Die Datei wird geprüft, bevor sie gezeigt wird.",
        "rule-4-05 =\n    .text = Sie ändern das Attribut vor dem Wurf.",
        "lesson =\n    .text = Nenn die Spieler. Ihre Buchstaben bekommen sie später.",
        "rule-1-05 =\n    .text = Eine 1 ist ein kritischer Erfolg: Sie gelingt\n        immer. Sie schlägt alles.",
    ],
)
def test_she_and_they_are_not_taken_for_an_address(line: str) -> None:
    assert not formal(line)
