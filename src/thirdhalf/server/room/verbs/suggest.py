"""`suggest`: what a computer coach would answer."""

from thirdhalf.server.protocol import Suggest, Suggested
from thirdhalf.server.room.guard import agreed, asked, spoken_of
from thirdhalf.server.room.room import MatchRoom


async def suggest(room: MatchRoom, seat: int, request: Suggest) -> Suggested:
    """Ask a coach of that name, off the event loop."""
    async with room.lock:
        asked(room, seat, request)
        agreed(room, "advice")
        spoken_of(room)
        thinking = room.coaching.suggest(request.coach)
    return Suggested(id=request.id, coach=request.coach, choice=list(await thinking))
