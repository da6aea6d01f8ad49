"""What the software says, from the one catalogue of messages: Fluent files, here and in each game's folder `words`."""

from functools import cache
from pathlib import Path

from thirdhalf.games import folders, names

HERE = Path(__file__).parent
LANGUAGES = tuple(sorted(file.parent.name for file in HERE.glob("*/client.ftl")))


def files(language: str) -> list[Path]:
    """The files of a language: what is said in every game, then each game's own."""
    places = [HERE, *[folder / "words" for folder in folders()]]
    return [file for place in places for file in sorted((place / language).glob("*.ftl"))]


PARTS = ("", "first", "rest")
FIRST = "client.ftl"


def catalogue(language: str, part: str) -> bytes:
    """The messages of a language in one text: all, or what the client's first page needs and the rest of them."""
    found = [file for file in files(language) if not part or (file.name == FIRST) == (part == "first")]
    return b"".join([file.read_bytes() for file in found])


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}")
        # It loads calendars and the like: whoever says nothing, as the server does, is spared that.
        from fluent.runtime import FluentBundle, FluentResource

        # Isolation marks would show up as stray characters in logs and files.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files(language):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, message: str, values: dict[str, str | int]) -> str:
        """The message with its values; KeyError if there is no such message, ValueError if a value is missing."""
        if not self._bundle.has_message(message):
            raise KeyError(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)

    def attribute(self, message: str, attribute: str) -> str:
        """A message's attribute, such as a rule's `title` or `text`; KeyError if there is none."""
        if not self._bundle.has_message(message):
            raise KeyError(message)
        pattern = self._bundle.get_message(message).attributes[attribute]
        text, errors = self._bundle.format_pattern(pattern, {})
        if errors:
            raise ValueError(f"{message}.{attribute}: {errors[0]}")
        return str(text)


def words(language: str) -> Words:
    """The messages of a language, read once for the games there are."""
    return _read(language, tuple(names()))


@cache
def _read(language: str, games: tuple[str, ...]) -> Words:
    return Words(language)
