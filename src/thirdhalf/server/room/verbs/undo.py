"""`undo`: a choice taken back."""

from thirdhalf.kernel.decision import Refusal
from thirdhalf.server.protocol import Accepted, Undo
from thirdhalf.server.room.guard import Unable, in_turn, not_done
from thirdhalf.server.room.room import MatchRoom


async def undo(room: MatchRoom, seat: int, request: Undo) -> Accepted:
    """Take the coach's last choice back, where it was told that it could."""
    async with room.lock:
        not_done(room, seat, request)
        in_turn(room, seat, request)
        if not room.showing.streams[seat].shown.undo or not room.playing.retractable(seat):
            raise Unable("no undo", Refusal("", "nothing to take back"))
        await room.retract(seat, request.id)
    return Accepted(id=request.id)
