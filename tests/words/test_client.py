"""The client's own words: the same messages in every language, each asked for by the client, and none missing."""

import re

import pytest

from tests.hygiene.sources import ROOT
from thirdhalf.words import LANGUAGES, files

SOURCES = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts"))
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
OWN = ("client.ftl", "people.ftl", "third-half.ftl", "workbench.ftl")
NAMED = re.compile(r"['\"`]((?:ui|people)-[a-z0-9-]+)['\"`]")
# A message whose name is put together: `ui-door-${kind}-told`.
MADE = re.compile(r"`((?:ui|people)-[a-z0-9-]*)\$\{[^`]*\}([a-z0-9-]*)`")


def own_text(language: str) -> str:
    """What the client itself says: for all games, and for each."""
    return "\n".join(file.read_text(encoding="utf-8") for file in files(language) if file.name in OWN)


def messages(language: str) -> list[str]:
    """The ids of a language's client files, in order."""
    text = own_text(language)
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    found = messages(language)
    assert found == messages("en")
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_values(language: str) -> None:
    def values(each: str) -> list[tuple[str, set[str]]]:
        text = own_text(each)
        lines = re.findall(r"^([a-z][a-z0-9-]*) = (.*)$", text, re.MULTILINE)
        return [(name, set(re.findall(r"\$[a-z_]+", said))) for name, said in lines]

    assert values(language) == values("en")


def test_no_message_that_the_client_names_is_missing() -> None:
    assert set(NAMED.findall(TEXT)) - set(messages("en")) == set()


def test_every_message_is_asked_for() -> None:
    named = set(NAMED.findall(TEXT))
    made = [re.compile(f"{re.escape(before)}[a-z0-9-]+{re.escape(after)}") for before, after in MADE.findall(TEXT)]
    idle = [name for name in messages("en") if name not in named and not any(way.fullmatch(name) for way in made)]
    assert not idle
