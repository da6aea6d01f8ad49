"""`offer`: which choices are worth considering."""

from thirdhalf.server.protocol import Offer, Offered
from thirdhalf.server.room.guard import asked
from thirdhalf.server.room.room import MatchRoom


async def offer(room: MatchRoom, seat: int, request: Offer) -> Offered:
    """Look for them, off the event loop."""
    async with room.lock:
        asked(room, seat, request)
        looking = room.coaching.offer()
    return Offered(id=request.id, choices=[list(choice) for choice in await looking])
