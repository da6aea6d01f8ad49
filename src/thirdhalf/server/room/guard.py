"""What stands before a verb: who may use it, whether the request was done before, whether its coach is asked."""

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from thirdhalf.kernel.decision import Refusal
from thirdhalf.server.codes import RefusedCode
from thirdhalf.server.forms import Help, Role
from thirdhalf.server.keeping.seats import ROLES

if TYPE_CHECKING:
    from thirdhalf.server.room.room import MatchRoom

NOT_ASKED: Final = Refusal("", "not asked")
STALE: Final = Refusal("", "answered already")


AGREED: Final = {"none": Refusal("", "agreed on no help"), "odds": Refusal("", "agreed on odds alone")}
TOO_LITTLE: Final[dict[Help, tuple[Help, ...]]] = {"none": (), "odds": ("none",), "advice": ("none", "odds")}
"""For each level of help, on what one has agreed where it is too much."""


class Unable(Exception):
    """A request that is not done: nothing has changed."""

    def __init__(self, code: RefusedCode, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.code = code
        self.refusal = refusal


class Done(Exception):
    """A request that was done when it was sent before."""


class May(NamedTuple):
    """Who may ask for something, and what the others are told."""

    roles: tuple[Role, ...]
    otherwise: Refusal


SPECTATORS: Final = Refusal("", "spectators do not play")
COACHES: Final = May(("home", "away"), SPECTATORS)
COACHES_AND_HOST: Final = May(("home", "away", "host"), SPECTATORS)
HOST: Final = May(("host",), Refusal("", "only the host"))
EVERYBODY: Final = May(ROLES, SPECTATORS)


class Request(Protocol):
    """What a coach asks for, by a name of its own, and the turn it was asked at."""

    id: str
    turn: int


def not_done(room: "MatchRoom", seat: int, request: Request) -> None:
    """`Done` if the request was."""
    if request.id in room.playing.done[seat]:
        raise Done


def asked(room: "MatchRoom", seat: int, request: Request) -> None:
    """`Unable` unless the coach is asked now: in the same words whatever the others are asked."""
    if room.playing.asked != seat or not room.showing.question_shown:
        raise Unable("not asked", NOT_ASKED)
    in_turn(room, seat, request)


def agreed(room: "MatchRoom", level: Help) -> None:
    """`Unable` where both sides have agreed on less help than this."""
    if room.row.help in TOO_LITTLE[level]:
        raise Unable("not agreed", AGREED[room.row.help])


def spoken_of(room: "MatchRoom") -> None:
    """`Unable` where no adviser may speak of the question."""
    refusal = room.playing.game.silenced(room.playing.match)
    if refusal is not None:
        raise Unable("silenced", refusal)


def planned_for(room: "MatchRoom") -> None:
    """`Unable` where nothing may be told of what is not asked yet."""
    refusal = room.playing.game.closed(room.playing.match)
    if refusal is not None:
        raise Unable("silenced", refusal)


def in_turn(room: "MatchRoom", seat: int, request: Request) -> None:
    """`Unable` if the coach has decided since."""
    if request.turn != room.playing.turns[seat]:
        raise Unable("stale", STALE)
