"""Decisions that list their options: nearly always all of them, in an order that does not favour home."""

from typing import Final

from thirdhalf.games.takkure.table.questions.topics import ARROW, CATCHER, KICKS
from thirdhalf.games.takkure.table.state import Match, by_team
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.seat import HOME, other

ARROWS: Final[tuple[int, ...]] = (0, 10, 20)
"""2.03: twelve arrows, one every 30 degrees: pointing the first one further round changes nothing but the numbers."""


def picks(match: Match, pick: Pick) -> list[Choice]:
    """The options worth considering."""
    if pick.topic == ARROW:
        turned = 0 if pick.seat == HOME else 180
        return [(turned + degrees,) for degrees in ARROWS]
    if pick.topic == KICKS:
        return [(pick.seat,), (other(pick.seat),)]
    if pick.topic == CATCHER:
        return [(number,) for number in by_team(match, pick.seat) if number in pick.options]
    return [(option,) for option in pick.options]
