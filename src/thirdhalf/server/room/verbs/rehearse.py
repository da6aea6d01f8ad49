"""`rehearse`: whether choices would be accepted in a row, and what would be asked then."""

import asyncio

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Refusal, Roll
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.telling import why
from thirdhalf.server.protocol import Rehearse, Rehearsed
from thirdhalf.server.room.guard import asked
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.stream import question, telling


async def rehearse(room: MatchRoom, seat: int, request: Rehearse) -> Rehearsed:
    """On a worker thread and on a guess: nothing is learnt of what this coach may not know."""
    async with room.lock:
        asked(room, seat, request)
        playing = room.playing
        copy, seed = playing.match.copy(), f"{room.row.id}/{playing.length}"
    choices = [tuple(each) for each in request.choices]
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(
        room.around.workers, lambda: rehearsed(playing.game, copy.guess(seat, Chooser(seed)), choices, request.id)
    )


def rehearsed(game: Game, match: Match, choices: list[Choice], id: str) -> Rehearsed:
    """Play them as far as they are accepted and could be taken back, or are answers of one kind."""
    for accepted, choice in enumerate(choices):
        decision = match.decision
        if decision is None:
            break
        refusal = decision.refusal(choice)
        if refusal is not None:
            return told(id, accepted, refusal)
        match.choose(choice)
        if not goes_on(game, match, decision.seat, decision.topic):
            return Rehearsed(id=id, accepted=accepted + 1, rule="", why=None, next=None)
    following = None if match.decision is None else question(game, match, match.decision)
    return Rehearsed(id=id, accepted=len(choices), rule="", why=None, next=following)


def told(id: str, accepted: int, refusal: Refusal) -> Rehearsed:
    """By which rule the next is not accepted."""
    return Rehearsed(id=id, accepted=accepted, rule=refusal.rule, why=telling(why(refusal)), next=None)


def goes_on(game: Game, match: Match, seat: int, answered: str) -> bool:
    """Whether the same coach is asked at once and may know it: answers of one kind in a row tell nothing else."""
    decision = match.decision
    if decision is None or isinstance(decision, Roll) or decision.seat != seat:
        return False
    return decision.topic == answered or game.retractable(match, answered)
