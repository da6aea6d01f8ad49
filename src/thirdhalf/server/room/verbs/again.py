"""`again`: a lesson tried again from one of its questions."""

from thirdhalf.kernel.decision import Refusal
from thirdhalf.server.protocol import Accepted, Again
from thirdhalf.server.room.guard import Unable, in_turn, not_done
from thirdhalf.server.room.room import MatchRoom


async def again(room: MatchRoom, seat: int, request: Again) -> Accepted:
    """Return to the question, where it was told that one could."""
    async with room.lock:
        not_done(room, seat, request)
        in_turn(room, seat, request)
        if request.topic not in room.playing.returns(seat):
            raise Unable("no undo", Refusal("", "nothing to take back"))
        await room.try_again(seat, request.topic, request.id)
    return Accepted(id=request.id)
