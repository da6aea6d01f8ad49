"""From a decision of DreadBall to the choices worth considering."""

from typing import Final

from thirdhalf.games.dreadball.table.pitch import FORMATION, PITCH, SIZE
from thirdhalf.games.dreadball.table.questions.topics import DASH, DODGE_MOVE, FACING, PLACE, PUSH, STEP
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.games.dreadball.tactics.ground import TURNED
from thirdhalf.kernel.decision import Choice, Pick

HEX_TOPICS: Final[tuple[str, ...]] = (STEP, DASH, PUSH, DODGE_MOVE, PLACE)
AROUND: Final = 1
"""D6.2: only places so near to a standard one are worth considering."""
NEAR_STANDARD: Final[tuple[tuple[bool, ...], ...]] = tuple(
    [
        tuple([min([PITCH.distance(at, place) for place in places]) <= AROUND for at in range(SIZE)])
        for places in FORMATION
    ]
)


def candidates(match: Match) -> list[Choice]:
    """The choices worth considering for what a coach is asked: all allowed, never empty, in an order that favours no
    side: a table turned round gives the same list, turned round.

    Every decision is a pick among a few options, and all of them count; only the places for setting up are many.
    """
    pick = match.decision
    assert isinstance(pick, Pick)
    side = side_of(match, pick.seat)
    if pick.topic == FACING:
        return [((option + TURNED * side) % 6,) for option in pick.options]
    if pick.topic not in HEX_TOPICS:
        return [(option,) for option in pick.options]
    hexes = [option for option in pick.options if option >= 0]
    if pick.topic == PLACE:
        hexes = near_standard(hexes, side) or hexes
    hexes.sort(reverse=bool(side))
    found = [option for option in pick.options if option < 0] + hexes
    return [(option,) for option in found]


def near_standard(hexes: list[int], side: int) -> list[int]:
    """D6.4: those on or next to a place of the standard formation."""
    near = NEAR_STANDARD[side]
    return [at for at in hexes if near[at]]
