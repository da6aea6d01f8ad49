"""`pace`: how fast the computer plays against itself."""

from thirdhalf.server.protocol import Accepted, Pace
from thirdhalf.server.room.room import MatchRoom


async def pace(room: MatchRoom, _: int, request: Pace) -> Accepted:
    """Set the pause before each decision, and whether the computers play on by themselves."""
    room.coaching.set_pace(request.milliseconds, request.running)
    return Accepted(id=request.id)
