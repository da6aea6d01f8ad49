"""The bodies of requests about meeting others, and of the answers to them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from thirdhalf.server.forms import Asked, Help, Key, Name, Role, SeatName, Sent, SetupValue, Tempo, Whole
from thirdhalf.server.people.forms import PersonName
from thirdhalf.server.requests import ClockWish, Exchange

Rate = Annotated[int, Meta(ge=0, le=4000)]
PaceName = Literal["quick", "long", "days", "none"]
SeekKind = Literal["seek", "now", "link"]


class Seek(Asked):
    """POST /api/seeks: look for somebody to play with; with a session's token if one has an account. `seek` stands in
    the lobby, `now` is paired by the server within a range that widens, `link` is for whoever has its name. `setup`
    is that of the match without its teams. `rated` wants accounts of both, and a clock. The key is one's own.
    """

    key: Key
    name: PersonName
    game: Name
    team: Annotated[str, Meta(max_length=40)] = ""
    setup: Annotated[dict[Name, Annotated[str, Meta(max_length=200)] | Whole | bool], Meta(max_length=20)] = field(
        default_factory=dict
    )
    clock: ClockWish | None = None
    rated: bool = False
    kind: SeekKind = "seek"
    low: Rate = 0
    high: Rate = 4000
    help: Help = "none"


class SeekKey(Asked):
    """POST /api/seeks/{seek}/wait, …/withdraw: the key that a seek was made with."""

    key: Key


class TakeSeek(Asked):
    """POST /api/seeks/{seek}/take: play with whoever seeks; with a key of one's own it can be sent again."""

    key: Key
    name: PersonName
    team: Annotated[str, Meta(max_length=40)] = ""


class SeekShown(Sent):
    """Somebody who seeks; `account` is whether the name is an account's, `provisional` whether little is known of the
    rating.
    """

    id: str
    name: str
    account: bool
    rating: int
    provisional: bool
    game: str
    team: str
    setup: dict[str, SetupValue]
    clock: Tempo | None
    rated: bool
    kind: SeekKind
    low: int
    high: int
    help: Help


class SeekState(Sent):
    """How it stands with one's seek: `waiting` (with the range by now, and the computer's coach that offers itself),
    `found` (the match, one's role and token in it), or `gone`.
    """

    state: Literal["waiting", "found", "gone"]
    seek: SeekShown | None
    range: int
    computer: str
    match: str
    role: Role
    token: str


class LivePlayer(Sent):
    """Who plays: with an account and its rating, or a guest."""

    seat: SeatName
    name: str
    account: bool
    rating: int
    provisional: bool


class LiveMatch(Sent):
    """A match that is being played; `watch` is a spectator's token."""

    match: str
    game: str
    pace: PaceName
    rated: bool
    watch: str
    players: list[LivePlayer]
    score: list[int]


class Lobby(Sent):
    """GET /api/lobby: who seeks, what is being played, and who of those one follows is here."""

    seeks: list[SeekShown]
    live: list[LiveMatch]
    here: list[str]


class RatingShown(Sent):
    """A rating: per game and pace."""

    game: str
    pace: PaceName
    rating: int
    deviation: int
    provisional: bool
    matches: int


class RatedMatch(Sent):
    """A match that was rated: against whom, what it came to (1, ½ or 0 in halves), the rating after it and by how much
    it had changed.
    """

    match: str
    game: str
    pace: PaceName
    against: str
    halves: int
    rating: int
    change: int
    at: int


class Person(Sent):
    """GET /api/people/{name}: what everybody may know of an account, and whether whoever asks follows it."""

    name: str
    created: int
    here: bool
    followed: bool
    ratings: list[RatingShown]
    history: list[RatedMatch]
    live: list[LiveMatch]


class Player(Sent):
    """One side of a contest; `change` is that of its rating, null until it is rated."""

    seat: SeatName
    name: str
    account: bool
    rating: int
    provisional: bool
    change: int | None


class Contest(Sent):
    """GET /api/contests/{match}: a match of strangers; `void` says that it was too short to count. Any other match
    has no players here.
    """

    match: str
    pace: PaceName
    rated: bool
    settled: bool
    void: bool
    players: list[Player]


class Follow(Asked):
    """POST /api/follows: follow somebody, or not any more."""

    name: PersonName
    on: bool = True


BODIES: Final = (
    Seek,
    SeekKey,
    TakeSeek,
    SeekShown,
    SeekState,
    Lobby,
    Person,
    Contest,
    Follow,
)
MEETING: Final = (
    Exchange("lobby_view", "GET", "/api/lobby", "", Lobby, "with a session's token or without"),
    Exchange("seek", "POST", "/api/seeks", Seek, SeekState, "with a session's token or without"),
    Exchange("seek_shown", "GET", "/api/seeks/{seek}", "", SeekShown, "what a link leads to"),
    Exchange(
        "seek_wait",
        "POST",
        "/api/seeks/{seek}/wait",
        SeekKey,
        SeekState,
        "ask every two seconds: a seek of which nothing was heard for 15 is not shown, unless it is a link or for days",
    ),
    Exchange("seek_withdraw", "POST", "/api/seeks/{seek}/withdraw", SeekKey, SeekState, "seek no more"),
    Exchange(
        "seek_take",
        "POST",
        "/api/seeks/{seek}/take",
        TakeSeek,
        SeekState,
        "with a session's token or without. The match begins; sent again with the same key it is the same",
    ),
    Exchange("contest", "GET", "/api/contests/{match}", "", Contest, "who plays a match of strangers, and for what"),
    Exchange("person", "GET", "/api/people/{name}", "", Person, "with a session's token or without"),
    Exchange("follow", "POST", "/api/follows", Follow, Person, "with a session's token"),
)
