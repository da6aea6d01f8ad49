"""Who sits at the table: two coaches, and chance as the third player."""

from typing import Final

HOME: Final = 0
AWAY: Final = 1
CHANCE: Final = 2
NOBODY: Final = -1

SEAT_WORDS: Final[tuple[str, ...]] = ("home", "away", "chance")


def other(seat: int) -> int:
    """The opposing coach."""
    return 1 - seat


def seat_word(seat: int) -> str:
    """The seat's name in files and messages; `nobody` for none."""
    return "nobody" if seat == NOBODY else SEAT_WORDS[seat]
