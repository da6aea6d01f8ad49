"""`choose`: a coach's answer."""

from thirdhalf.server.protocol import Accepted, Choose
from thirdhalf.server.room.guard import asked, not_done
from thirdhalf.server.room.room import MatchRoom


async def choose(room: MatchRoom, seat: int, request: Choose) -> Accepted:
    """Answer the question, once."""
    async with room.lock:
        not_done(room, seat, request)
        asked(room, seat, request)
        await room.answer(tuple(request.choice), request.id)
    return Accepted(id=request.id)
