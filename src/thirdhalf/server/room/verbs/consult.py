"""`consult`: hints for the question."""

from thirdhalf.server.protocol import Consult, Hinted
from thirdhalf.server.room.guard import asked, spoken_of
from thirdhalf.server.room.room import MatchRoom


async def consult(room: MatchRoom, seat: int, request: Consult) -> Hinted:
    """The candidates that promise most, and what a choice of one's own would come to."""
    own = None if request.choice is None else tuple(request.choice)
    async with room.lock:
        asked(room, seat, request)
        spoken_of(room)
        thinking = room.coaching.consult(own)
    best, weight = await thinking
    return Hinted(id=request.id, hints=best, own=weight)
