"""`plan`: what a computer coach would answer to all that is asked in a row."""

from thirdhalf.server.protocol import Plan, Planned
from thirdhalf.server.room.guard import agreed, asked, planned_for
from thirdhalf.server.room.room import MatchRoom


async def plan(room: MatchRoom, seat: int, request: Plan) -> Planned:
    """Ask a coach of that name, off the event loop."""
    async with room.lock:
        asked(room, seat, request)
        agreed(room, "advice")
        planned_for(room)
        thinking = room.coaching.plan(request.coach)
    return Planned(id=request.id, coach=request.coach, steps=await thinking)
