"""`weigh`: what the options of the question come to."""

from thirdhalf.server.protocol import Weigh, Weighed
from thirdhalf.server.room.guard import agreed, asked, spoken_of
from thirdhalf.server.room.room import MatchRoom


async def weigh(room: MatchRoom, seat: int, request: Weigh) -> Weighed:
    """By exact odds, where the game tells them."""
    async with room.lock:
        asked(room, seat, request)
        agreed(room, "odds")
        spoken_of(room)
        thinking = room.coaching.weigh()
    return Weighed(id=request.id, weights=await thinking)
