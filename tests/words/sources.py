"""Where messages are, for the tests of the catalogue."""

from pathlib import Path
from typing import Final

from thirdhalf.words import HERE

GAMES: Final = HERE.parent / "games"


def shared_words(language: str, file: str) -> str:
    """A file of what is said in every game."""
    return _text(HERE / language / file)


def words_of(game: str, language: str, file: str) -> str:
    """A file of a game's own."""
    return _text(GAMES / game / "words" / language / file)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
