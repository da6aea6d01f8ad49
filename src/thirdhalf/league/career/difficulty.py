"""How strong the others are: as their division is, and a level more or less as results are; or always the same."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from thirdhalf.league.career.world import NAMED, NUMBERS

IN_A_ROW: Final = 2
MOST_OFF: Final = 1


class Ladder(NamedTuple):
    """A game's coaches, the weakest first, and those of them who have a style (`club+hitter`)."""

    levels: tuple[str, ...]
    styled: tuple[str, ...]


def shift(results: Iterable[int]) -> int:
    """How far a season's results (1 won, 0 drawn, -1 lost, in their order) have moved the others: a level up after two
    wins in a row, a level down after two defeats, and never further than one from where they began.
    """
    off = streak = 0
    for result in results:
        streak = streak + result if result * streak > 0 else result
        if abs(streak) == IN_A_ROW:
            off = max(-MOST_OFF, min(MOST_OFF, off + (1 if streak > 0 else -1)))
            streak = 0
    return off


def coach_of(ladder: Ladder, division: int, club: str, off: int, style: str, fixed: str = "") -> str:
    """Who coaches a rival in a division: a level, and its team's style or another where the level has some. With a
    `fixed` level all are of that.
    """
    last = len(ladder.levels) - 1
    wanted = division + NAMED[club].strength + off
    level = fixed or ladder.levels[max(0, min(last, wanted))]
    styles = [name for name in ladder.styled if name.partition("+")[0] == level]
    if f"{level}+{style}" in styles:
        return f"{level}+{style}"
    # One in so many has no style but its level's.
    return [level, *styles][NUMBERS[club] % (len(styles) + 1)]
