"""`say`: a phrase to the other side, or a line of chat where both have opened it."""

from thirdhalf.server.protocol import Accepted, Say
from thirdhalf.server.room.room import MatchRoom


async def say(room: MatchRoom, seat: int, request: Say) -> Accepted:
    """Say it, or open or close the chat."""
    await room.talking.say(seat, request.kind, request.what)
    return Accepted(id=request.id)
