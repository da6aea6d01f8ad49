"""`choose`: a coach's answer."""

from thirdhalf.server.protocol import Accepted, Choose
from thirdhalf.server.room.guard import asked, not_done
from thirdhalf.server.room.room import MatchRoom


async def choose(room: MatchRoom, seat: int, request: Choose) -> Accepted:
    """Answer the question, once."""
    # One thinks until now, however long it takes until the answer can be stored.
    came = room.around.hours.now()
    async with room.lock:
        not_done(room, seat, request)
        asked(room, seat, request)
        await room.answer(tuple(request.choice), request.id, came)
    return Accepted(id=request.id)
