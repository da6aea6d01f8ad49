"""The messages between server and client on a connection, which is one seat of one match.

`web/src/protocol` is made from this module, `forms` and `requests` (`make types`). docs/server.md explains how the
messages go together.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta

from thirdhalf.server.forms import (
    Asked,
    Change,
    ClockShown,
    Count,
    Happened,
    Hint,
    Id,
    Key,
    MatchInfo,
    Milliseconds,
    Name,
    Nonce,
    Numbers,
    Outcome,
    PlannedStep,
    Proposal,
    Question,
    Rematch,
    Role,
    Sent,
    SideNumber,
    Sitting,
    Spoken,
    SpokenKind,
    State,
    Telling,
    Waiting,
    Weight,
)

PROTOCOL: Final = 2
"""Grows when a client of the old version could not go on."""

# From the server.


class Welcome(Sent, tag_field="type", tag="welcome"):
    """The first message: which match this is and which role the token gives. `stream` names the numbering."""

    protocol: int
    role: Role
    stream: str
    info: MatchInfo
    setting: State


class Snapshot(Sent, tag_field="type", tag="snapshot"):
    """Everything anew: the state, the latest events (the first of them is number `first_event`), what is asked.

    `turn` goes back with every answer: it counts what this seat has decided. `again` are the topics that a lesson which
    is over can be tried again from.
    """

    number: int
    turn: int
    state: State
    first_event: int
    events: list[Happened]
    asked: Waiting | None
    question: Question | None
    undo: bool
    outcome: Outcome | None
    again: list[str]


class Update(Sent, tag_field="type", tag="update"):
    """What has changed since the message before."""

    number: int
    turn: int
    changes: list[Change]
    first_event: int
    events: list[Happened]
    asked: Waiting | None
    question: Question | None
    undo: bool
    outcome: Outcome | None
    again: list[str]


class GoingOn(Sent, tag_field="type", tag="going on"):
    """The question was answered and the match goes on: for now nobody is asked as far as this viewer may know."""

    number: int


class Accepted(Sent, tag_field="type", tag="accepted"):
    """The request of that id is stored and done, now or at an earlier time it was sent."""

    id: str


class Refused(Sent, tag_field="type", tag="refused"):
    """The request of that id was not done, and nothing has changed. `rule` is empty where no rule forbids it."""

    id: str
    code: str
    rule: str
    why: Telling


class Judged(Sent, tag_field="type", tag="judged"):
    """Whether a choice would be accepted: the rule and reason if not, else the choice with all filled in."""

    id: str
    allowed: bool
    rule: str
    why: Telling | None
    completed: list[int]


class Suggested(Sent, tag_field="type", tag="suggested"):
    """What a computer coach would answer."""

    id: str
    coach: str
    choice: list[int]


class Offered(Sent, tag_field="type", tag="offered"):
    """The choices worth considering, all of them allowed, never none."""

    id: str
    choices: list[list[int]]


class Hinted(Sent, tag_field="type", tag="hinted"):
    """The candidates that were weighed, the one that is suggested first, and what the choice asked about comes to, if
    anybody knows.
    """

    id: str
    hints: list[Hint]
    own: Hint | None


class Weighed(Sent, tag_field="type", tag="weighed"):
    """What the options come to, where the odds are told before dice are rolled; else nothing."""

    id: str
    weights: list[Weight]


class Planned(Sent, tag_field="type", tag="planned"):
    """What a computer coach would answer until somebody else decides or dice are rolled."""

    id: str
    coach: str
    steps: list[PlannedStep]


class Rehearsed(Sent, tag_field="type", tag="rehearsed"):
    """How many of the choices would be accepted one after the other, the rule and reason where one would not, and what
    would be asked next: null where another decides, dice are rolled or the last answer could not be taken back.
    """

    id: str
    accepted: int
    rule: str
    why: Telling | None
    next: Question | None


class Past(Sent, tag_field="type", tag="past"):
    """Earlier events, from number `first_event` on."""

    id: str
    first_event: int
    events: list[Happened]


class Present(Sent, tag_field="type", tag="present"):
    """Who is connected, who sits where by now, and whether the same match once more is offered. `nonces` are home's and
    away's own numbers for the dice: no die is rolled until both are.
    """

    home: bool
    away: bool
    watching: int
    seats: list[Sitting]
    rematch: Rematch | None
    nonces: list[SideNumber]


class Standing(Sent, tag_field="type", tag="standing"):
    """Between the sides: clocks, what one asks of the other, who may claim it, where home and away look afterwards."""

    clock: ClockShown | None
    proposals: list[Proposal]
    may_claim: Literal["home", "away", "nobody"]
    looking: list[str]


class Talk(Sent, tag_field="type", tag="talk"):
    """What the sides said to each other, for them alone, and whether both have opened the chat."""

    lines: list[Spoken]
    open: bool


class Problem(Sent, tag_field="type", tag="problem"):
    """A message could not be read, or the connection ends."""

    code: str
    why: str


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | GoingOn
    | Accepted
    | Refused
    | Judged
    | Offered
    | Suggested
    | Hinted
    | Weighed
    | Planned
    | Rehearsed
    | Past
    | Present
    | Standing
    | Talk
    | Problem
)


# From the client.

CoachName = Annotated[str, Meta(max_length=40)]
MOST_IN_A_ROW: Final = 40
"""Answers that are rehearsed together."""


class Hello(Asked, tag_field="type", tag="hello"):
    """The first message. With the stream and the number of the last message seen, only what came after is sent.

    `nonce` is 32 bytes of one's own in hexadecimal digits, new for each match: the dice come of the server's seed, to
    which it is bound by the match's `commitment`, and of both sides' numbers. The first one counts. For a seat that
    gives none the server does.
    """

    protocol: int
    token: Key
    stream: Annotated[str, Meta(max_length=64)] = ""
    after: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    nonce: Nonce = ""


class Choose(Asked, tag_field="type", tag="choose"):
    """Answer the question of that turn. Sent again with the same id it is done once."""

    id: Id
    turn: Count
    choice: Numbers


class Judge(Asked, tag_field="type", tag="judge"):
    """Ask whether a choice would be accepted."""

    id: Id
    turn: Count
    choice: Numbers


class Offer(Asked, tag_field="type", tag="offer"):
    """Ask which choices are worth considering, for a program that finds none by itself: no advice, for they are in no
    order, and where nothing may be measured yet they are those that an eye finds.
    """

    id: Id
    turn: Count


class Suggest(Asked, tag_field="type", tag="suggest"):
    """Ask what the adviser would answer, or a computer coach of that name."""

    id: Id
    turn: Count
    coach: CoachName = ""


class Consult(Asked, tag_field="type", tag="consult"):
    """Ask for hints, and what a choice of one's own would come to."""

    id: Id
    turn: Count
    choice: Numbers | None = None


class Weigh(Asked, tag_field="type", tag="weigh"):
    """Ask what each option comes to, where dice are about to be rolled for it."""

    id: Id
    turn: Count


class Plan(Asked, tag_field="type", tag="plan"):
    """Ask what the adviser, or a computer coach of that name, would answer to this question and to those that follow it
    at once.
    """

    id: Id
    turn: Count
    coach: CoachName = ""


class Rehearse(Asked, tag_field="type", tag="rehearse"):
    """Ask whether choices would be accepted in a row, from this question on, and what would be asked then: as somebody
    could find out who chose and took it back. Nothing is chosen.
    """

    id: Id
    turn: Count
    choices: Annotated[list[Numbers], Meta(max_length=MOST_IN_A_ROW)]


class Step(Asked, tag_field="type", tag="step"):
    """Let the adviser, or a computer coach of that name, answer this question; a host lets the computer whose turn it
    is play one decision.
    """

    id: Id
    turn: Count = 0
    coach: CoachName = ""


class Undo(Asked, tag_field="type", tag="undo"):
    """Take the last own choice back, where nothing has been revealed since."""

    id: Id
    turn: Count


class Again(Asked, tag_field="type", tag="again"):
    """Return to the latest question of that topic, in a lesson that is over. The dice are others then."""

    id: Id
    turn: Count
    topic: Name


class History(Asked, tag_field="type", tag="history"):
    """Ask for earlier events."""

    id: Id
    first_event: Count
    count: Annotated[int, Meta(ge=1, le=500)]


class Pace(Asked, tag_field="type", tag="pace"):
    """A host's: how long the computer waits before each decision, and whether it plays on by itself."""

    id: Id
    milliseconds: Milliseconds
    running: bool


class Deal(Asked, tag_field="type", tag="deal"):
    """Something between the two sides: give the match up; ask for a draw, to take one's last decision back or for a
    pause, which the other agrees to by asking for the same; decline what it asks; end a pause; end the match because
    the other is gone (`claim` it, or for a draw); or `look` at a moment of a match that is over: the other may follow.
    """

    id: Id
    what: Literal["resign", "draw", "take back", "pause", "decline", "go on", "claim", "claim draw", "look"]
    at: Annotated[str, Meta(pattern=r"^[0-9]{0,6}(\.[0-9]{1,3})?$", max_length=10)] = ""


class Say(Asked, tag_field="type", tag="say"):
    """Say something to the other side: a phrase by its name (`hello`, `good-luck` …, `people-phrase-…` in the
    catalogue), or, where both have said `open`, a line of chat. `close` ends that for both.
    """

    id: Id
    kind: SpokenKind
    what: Annotated[str, Meta(max_length=200)] = ""


Advising = Judge | Offer | Suggest | Consult | Weigh | Plan | Rehearse
ClientRequest = Choose | Advising | Step | Undo | Again | History | Pace | Deal | Say
"""What is asked of a match: each is answered, by its id."""
ClientMessage = Hello | ClientRequest
