"""`judge`: whether a choice would be accepted."""

import asyncio

from thirdhalf.kernel.decision import Choice, Decision
from thirdhalf.kernel.telling import why
from thirdhalf.server.protocol import Judge, Judged
from thirdhalf.server.room.guard import NOT_ASKED, Unable, asked
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.stream import telling


async def judge(room: MatchRoom, seat: int, request: Judge) -> Judged:
    """Ask the question itself, on a worker thread: judging a way can take a moment."""
    async with room.lock:
        asked(room, seat, request)
        decision = room.playing.match.decision
    if decision is None:
        raise Unable("not asked", NOT_ASKED)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(room.around.workers, judged, decision, tuple(request.choice), request.id)


def judged(decision: Decision, choice: Choice, id: str) -> Judged:
    """By which rule not, or the choice with all filled in."""
    refusal = decision.refusal(choice)
    if refusal is not None:
        return Judged(id=id, allowed=False, rule=refusal.rule, why=telling(why(refusal)), completed=[])
    return Judged(id=id, allowed=True, rule="", why=None, completed=list(decision.completed(choice)))
