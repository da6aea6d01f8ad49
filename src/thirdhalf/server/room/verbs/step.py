"""`step`: a computer coach answers once."""

from thirdhalf.kernel.decision import Refusal
from thirdhalf.kernel.seat import NOBODY
from thirdhalf.kernel.view import PUBLIC
from thirdhalf.server.protocol import Accepted, Step
from thirdhalf.server.room.guard import Unable, agreed, asked, not_done
from thirdhalf.server.room.room import MatchRoom


async def step(room: MatchRoom, view: int, request: Step) -> Accepted:
    """For a coach: let the computer answer its question. For a host, who has no seat: let the computers play on."""
    async with room.lock:
        if view == PUBLIC:
            await play_on(room)
        else:
            not_done(room, view, request)
            asked(room, view, request)
            agreed(room, "advice")
            await room.answer_for_good(await room.coaching.decide(request.coach), request.id)
    return Accepted(id=request.id)


async def play_on(room: MatchRoom) -> None:
    """To the next question that everybody sees: what is asked in secret shows nothing."""
    if not room.coaching.alone or room.playing.asked == NOBODY:
        raise Unable("not allowed", Refusal("", "nothing to play"))
    await room.answer(await room.coaching.think(), "")
    while room.playing.secret:
        await room.answer(await room.coaching.think(), "")
