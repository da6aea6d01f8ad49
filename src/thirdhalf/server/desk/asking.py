"""A request and its answer, whichever way they travel."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple, TypeVar

import msgspec

from thirdhalf.server import limits
from thirdhalf.server.codes import FAILURES, FailureCode, NotPossible
from thirdhalf.server.forms import Role, Sent, Telling
from thirdhalf.server.keeping.seats import ROLES
from thirdhalf.server.requests import Failure
from thirdhalf.server.room.stream import ENCODER

JSON: Final = "application/json"
LINES: Final = "application/jsonl"

Wish = TypeVar("Wish")


class Asking(NamedTuple):
    """A request: who asks from where, the words in its path and after it, its body, never more of it than is said
    (`limits.TooLarge`), and the origin of the page it comes from, where it comes from one.
    """

    address: str
    path: str
    authorization: str
    path_params: Mapping[str, str]
    query_params: Mapping[str, str]
    read: Callable[[int], Awaitable[bytes]]
    origin: str = ""


class Answer(NamedTuple):
    """An answer: `file` is the name to save it under, if it is to be saved."""

    body: bytes
    status: int = 200
    kind: str = JSON
    file: str = ""


def token_of(request: Asking) -> str:
    """The token that comes with the request."""
    kind, _, token = request.authorization.partition(" ")
    if kind.lower() != "bearer":
        raise NotPossible("no seat", "a token is needed")
    return token.strip()


def viewer_of(request: Asking, otherwise: Role) -> Role:
    """The view that was asked for."""
    wanted = request.query_params.get("viewer", otherwise)
    if wanted not in ROLES[:3]:
        raise NotPossible("viewer", "a viewer is home, away or public")
    return ROLES[ROLES.index(wanted)]


async def read(request: Asking, form: type[Wish]) -> Wish:
    """The body in its form."""
    data = await request.read(limits.LARGEST_BODY)
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NotPossible("malformed", str(error)[:200]) from None


def answer(told: Sent, status: int = 200) -> Answer:
    """An answer as JSON."""
    return Answer(ENCODER.encode(told), status)


def failure(code: FailureCode, why: str, told: Telling | None = None) -> Answer:
    """Anything but a good answer."""
    return answer(Failure(code=code, why=why, told=told), FAILURES[code].status)
