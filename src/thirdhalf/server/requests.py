"""The bodies of requests, and of the answers to them."""

from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta

from thirdhalf.server.forms import (
    MOST_TOKENS,
    Asked,
    Change,
    Happened,
    Help,
    Key,
    MatchInfo,
    Milliseconds,
    Name,
    Outcome,
    Plain,
    Rematch,
    Role,
    Sent,
    SetupValue,
    State,
    Telling,
    Tempo,
    Whole,
)


class ReadingAbout(Sent):
    """A sentence of the book that a match can play to the letter: its name in the set-up's `readings`, its rules, and
    the ruling that says how the table reads it (or nothing).
    """

    name: str
    rules: list[str]
    ruling: str


class GameAbout(Sent):
    """A game, what its matches can be set up with, the computer's coaches that know it, the weakest first, and the
    readings it has.
    """

    id: str
    content: str
    about: State
    coaches: list[str]
    readings: list[ReadingAbout]


class About(Sent):
    """GET /api/about. `network` says whether friends can be invited: not where the page is its own server. `ways` are
    those of signing in: `password`, `passkey`, or none.
    """

    protocol: int
    software: str
    network: bool
    ways: list[str]
    games: list[GameAbout]
    largest_record: int


class WayAbout(Sent):
    """What some of the texts say: `difference-text-ID` names them, the attribute `letter` of the difference says it."""

    letter: str
    texts: list[str]


class DifferenceAbout(Sent):
    """Where a game's texts disagree: `difference-NAME` in the catalogue. Its rules and rulings, and the letter of the
    way that is played; empty where it is none of them alone. `reading` is the one by which a match can play another,
    if there is one.
    """

    name: str
    rules: list[str]
    ways: list[WayAbout]
    played: str
    reading: str


class Differences(Sent):
    """GET /api/differences: by game."""

    games: dict[str, list[DifferenceAbout]]


class SeatWish(Asked):
    """Who shall sit in a seat: whoever creates the match, whoever takes up the invitation, or the computer."""

    kind: Literal["mine", "invite", "computer"]
    name: Name
    coach: Annotated[str, Meta(max_length=40)] = ""


class ClockWish(Asked):
    """How much time each side has: seconds, and seconds back for each decision of its own; or days for each decision,
    and nothing else.
    """

    bank: Annotated[int, Meta(ge=0, le=10_800)] = 0
    increment: Annotated[int, Meta(ge=0, le=300)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class Create(Asked):
    """POST /api/matches. `help` is the most that the computer tells either side: odds, or advice too. `hands`: after so
    many minutes spectators may see what both sides saw, before the match is over too; 0, not before.
    """

    game: Name
    setup: Annotated[dict[Name, Annotated[str, Meta(max_length=400)] | Whole | bool], Meta(max_length=20)]
    home: SeatWish
    away: SeatWish
    pace: Milliseconds = 200
    help: Help = "advice"
    clock: ClockWish | None = None
    hands: Annotated[int, Meta(ge=0, le=60)] = 0


class Grant(Sent):
    """A token for a role, or an invitation to a seat, which can be taken up once."""

    role: Role
    token: str
    invite: str


class Created(Sent):
    """The answer to Create. The token of `public` is for spectators and may be given to anybody."""

    info: MatchInfo
    grants: list[Grant]


class Join(Asked):
    """POST /api/join: take up an invitation. With the same key of one's own it can be sent again."""

    invite: Key
    key: Key
    name: Annotated[str, Meta(max_length=40)] = ""


class Look(Asked):
    """POST /api/invitation: what an invitation is to. With the key it was taken up with, also after that."""

    invite: Key
    key: Key | None = None


class Invited(Sent):
    """The answer to Look: the match, the seat that is offered in it, and the clocks that it is played with, if any."""

    info: MatchInfo
    role: Role
    pace: Tempo | None


class Joined(Sent):
    """The answer to Join."""

    info: MatchInfo
    role: Role
    token: str


class Mine(Asked):
    """POST /api/mine: the matches of these tokens."""

    tokens: Annotated[list[Key], Meta(max_length=MOST_TOKENS)]


class Summary(Sent):
    """A match in a list; `token` is the place of its token in the request, `score` that of home and away so far."""

    token: int
    role: Role
    info: MatchInfo
    changed: int
    your_turn: bool
    score: list[int]
    outcome: Outcome | None
    rematch: Rematch | None


class Summaries(Sent):
    """The answer to Mine: the latest first; tokens that are not known are left out."""

    matches: list[Summary]


class ReplayStep(Sent):
    """One choice of a record, the events that came of it, and what they changed."""

    by: Literal["home", "away", "chance"]
    about: str
    choice: Plain
    events: list[Happened]
    changes: list[Change]


class Replay(Sent):
    """A match to be gone through: POST /api/records, GET /api/matches/{match}/replay. `outcome` is null while it is
    unfinished, `views` are those one may have of it, and this one is `behind` the match by so many minutes.
    """

    game: str
    software: str
    setup: dict[str, SetupValue]
    names: list[str]
    viewer: Role
    setting: State
    state: State
    events: list[Happened]
    steps: list[ReplayStep]
    outcome: Outcome | None
    views: list[Role]
    behind: int = 0


class Failure(Sent):
    """Any answer but a good one; `told` is the reason as a message of the catalogue, where people need one."""

    code: str
    why: str
    told: Telling | None = None


REQUESTS: Final[tuple[type, ...]] = (Create, Look, Join, Mine)
ANSWERS: Final[tuple[type, ...]] = (About, Differences, Created, Invited, Joined, Summaries, Replay, Failure)


class Exchange(NamedTuple):
    """A request that the desk answers by the method of that name: its body and its answer, forms or words for them."""

    name: str
    method: str
    path: str
    body: type | str
    answer: type | str
    meaning: str


EXCHANGES: Final = (
    Exchange(
        "about",
        "GET",
        "/api/about",
        "",
        About,
        "the games with their content (teams, lessons …), and for each the computer's coaches that know it",
    ),
    Exchange(
        "differences",
        "GET",
        "/api/differences",
        "",
        Differences,
        "where the texts of each game's rules disagree, and which way is played",
    ),
    Exchange(
        "create",
        "POST",
        "/api/matches",
        Create,
        Created,
        "a new match. Tokens and invitations come back once, and never again",
    ),
    Exchange(
        "invitation",
        "POST",
        "/api/invitation",
        Look,
        Invited,
        "what an invitation is to: who has sent it, which game and team, how much help. It is not taken up by that",
    ),
    Exchange(
        "join",
        "POST",
        "/api/join",
        Join,
        Joined,
        "take up an invitation; sent again with the same key it gives the same token",
    ),
    Exchange("mine", "POST", "/api/mine", Mine, Summaries, "the matches of some tokens, the latest first"),
    Exchange(
        "record",
        "GET",
        "/api/matches/{match}/record",
        "",
        "[a record](records.md)",
        "with a token. Of an unfinished match: what this viewer was shown, and no line for what others were asked in "
        "secret",
    ),
    Exchange(
        "replay",
        "GET",
        "/api/matches/{match}/replay",
        "",
        Replay,
        "with a token. A finished match, choice by choice, with events and changes, as `?viewer=home`, `away` or "
        "`public` saw it; an unfinished one, from one open question to the next, in the token's own view",
    ),
    Exchange(
        "spectators",
        "POST",
        "/api/matches/{match}/spectators",
        "",
        Grant,
        "with a token. A spectator's token that comes of this one, to be given to anybody; always the same",
    ),
    Exchange(
        "rematch",
        "POST",
        "/api/matches/{match}/rematch",
        "",
        Created,
        "with a seat's token, when the match is over. The same once more, with `?sides=swapped` from the other side. "
        "It is offered to the other side (with an invitation that can be sent to it), or, where that has offered it, "
        "accepted. Asked again, it is the same match",
    ),
    Exchange(
        "decline",
        "POST",
        "/api/matches/{match}/decline",
        "",
        Rematch,
        "with a seat's token. Not once more: the other side's offer is declined, or one's own taken back",
    ),
    Exchange(
        "upload",
        "POST",
        "/api/records",
        "[a record](records.md)",
        Replay,
        "a replay of the file, with `?viewer=` as above. It is verified to the last event, and not kept. What is wrong "
        "is told with its line",
    ),
)
