"""Everything on the workbench has a name in every language: kinds of entries, fields, and the words to choose from."""

import re
from collections.abc import Iterator

import pytest

from thirdhalf.games import kit_of, names
from thirdhalf.games.forms import Field
from thirdhalf.words import LANGUAGES, files


def slug(name: str) -> str:
    """As the client makes it."""
    return re.sub("[^a-z0-9]+", "-", name.lower())


def fields_in(fields: tuple[Field, ...]) -> Iterator[Field]:
    for field in fields:
        yield field
        yield from fields_in(field.rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_fields_and_their_words_are_named(game: str, language: str) -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in files(language))
    known = set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))
    # Letters that stand for players are the same everywhere.
    for form in kit_of(game).forms:
        if "*" not in form.file:
            assert f"ui-bench-entry-{game}-{slug(form.name)}" in known
        for field in fields_in(form.fields):
            messages = [f"{game}-{slug(form.name)}-{slug(field.name)}", f"{game}-{slug(field.name)}", slug(field.name)]
            assert {f"ui-bench-field-{message}" for message in messages} & known, (form.name, field.name)
            for word in field.words:
                if len(word) > 1:
                    assert {f"ui-bench-word-{game}-{slug(word)}", f"ui-bench-word-{slug(word)}"} & known, word
