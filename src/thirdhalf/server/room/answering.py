"""Which verb answers which message: the one place where a new kind of request is entered."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from thirdhalf.server.forms import Role, Sent
from thirdhalf.server.keeping.seats import VIEW_OF
from thirdhalf.server.protocol import (
    Accepted,
    Again,
    Choose,
    ClientRequest,
    Consult,
    Deal,
    History,
    Judge,
    Offer,
    Pace,
    Plan,
    Rehearse,
    Say,
    Step,
    Suggest,
    Undo,
    Weigh,
)
from thirdhalf.server.room.guard import COACHES, COACHES_AND_HOST, EVERYBODY, HOST, Done, May, Unable
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.stream import refused
from thirdhalf.server.room.verbs.again import again
from thirdhalf.server.room.verbs.choose import choose
from thirdhalf.server.room.verbs.consult import consult
from thirdhalf.server.room.verbs.deal import deal
from thirdhalf.server.room.verbs.history import history
from thirdhalf.server.room.verbs.judge import judge
from thirdhalf.server.room.verbs.offer import offer
from thirdhalf.server.room.verbs.pace import pace
from thirdhalf.server.room.verbs.plan import plan
from thirdhalf.server.room.verbs.rehearse import rehearse
from thirdhalf.server.room.verbs.say import say
from thirdhalf.server.room.verbs.step import step
from thirdhalf.server.room.verbs.suggest import suggest
from thirdhalf.server.room.verbs.undo import undo
from thirdhalf.server.room.verbs.weigh import weigh


class Verb(NamedTuple):
    """Who may ask for it, what does it for a view, and how many messages it counts as."""

    who: May
    do: Callable[[MatchRoom, int, Any], Awaitable[Sent]]
    cost: float = 1.0


VERBS: Final[dict[type[ClientRequest], Verb]] = {
    Choose: Verb(COACHES, choose),
    Judge: Verb(COACHES, judge),
    Offer: Verb(COACHES, offer, 2.0),
    Suggest: Verb(COACHES, suggest, 10.0),
    Consult: Verb(COACHES, consult, 10.0),
    Weigh: Verb(COACHES, weigh, 25.0),
    Plan: Verb(COACHES, plan, 25.0),
    Rehearse: Verb(COACHES, rehearse, 2.0),
    Step: Verb(COACHES_AND_HOST, step, 2.0),
    Undo: Verb(COACHES, undo, 2.0),
    Again: Verb(COACHES, again, 5.0),
    History: Verb(EVERYBODY, history, 5.0),
    Pace: Verb(HOST, pace),
    Deal: Verb(COACHES, deal, 5.0),
    Say: Verb(COACHES, say, 25.0),
}


async def answered(room: MatchRoom, role: Role, request: ClientRequest) -> Sent:
    """What the room answers to whoever has this role: that it is done, what was asked for, or why not."""
    verb = VERBS[type(request)]
    try:
        if role not in verb.who.roles:
            raise Unable("not allowed", verb.who.otherwise)
        return await verb.do(room, VIEW_OF[role], request)
    except Done:
        return Accepted(id=request.id)
    except Unable as unable:
        return refused(request.id, unable.code, unable.refusal)
