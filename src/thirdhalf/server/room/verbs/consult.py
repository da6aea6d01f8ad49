"""`consult`: hints for the question."""

from thirdhalf.server.forms import Hint
from thirdhalf.server.protocol import Consult, Hinted
from thirdhalf.server.room.guard import agreed, asked, spoken_of
from thirdhalf.server.room.room import MatchRoom


async def consult(room: MatchRoom, seat: int, request: Consult) -> Hinted:
    """The candidates that promise most, and what a choice of one's own would come to."""
    own = None if request.choice is None else tuple(request.choice)
    async with room.lock:
        asked(room, seat, request)
        agreed(room, "odds")
        spoken_of(room)
        thinking = room.coaching.consult(own)
    best, weight = await thinking
    if room.row.help == "odds":
        return Hinted(id=request.id, hints=sorted(map(odds_alone, best), key=chosen), own=weight and odds_alone(weight))
    return Hinted(id=request.id, hints=best, own=weight)


def odds_alone(hint: Hint) -> Hint:
    """A hint of which nothing tells how it compares with others but its odds."""
    return Hint(choice=hint.choice, gain=0, odds=hint.odds, reason=hint.reason)


def chosen(hint: Hint) -> list[int]:
    """By what hints are in order where the best is not told."""
    return hint.choice
