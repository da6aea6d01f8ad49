"""The parts that messages and answers are made of. Lengths are bounded, so that what a stranger sends is checked before
anything looks at it.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

MOST_NUMBERS: Final = 260
MOST_TOKENS: Final = 200

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
Whole = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Numbers = Annotated[list[Whole], Meta(max_length=MOST_NUMBERS)]
Milliseconds = Annotated[int, Meta(ge=0, le=10_000)]
SeatName = Literal["home", "away"]
Role = Literal["home", "away", "public", "host"]
Help = Literal["none", "odds", "advice"]
Plain = Any
State = dict[str, Any]
SetupValue = str | int | bool


class Sent(Struct):
    """A part of what the server sends."""


class Asked(Struct, forbid_unknown_fields=True):
    """A part of what a client sends: nothing in it that is not known."""


# What is told in no language.


class NamedValue(Sent, tag_field="kind", tag="named"):
    """Someone or something with a name of its own."""

    id: str
    name: str


class NamesValue(Sent, tag_field="kind", tag="several"):
    """Several that have names."""

    names: list[NamedValue]


class SaidValue(Sent, tag_field="kind", tag="said"):
    """Another message of the catalogue, or an attribute of it; `otherwise` where the catalogue does not know it."""

    message: str
    attribute: str
    otherwise: str


class NumberValue(Sent, tag_field="kind", tag="number"):
    """A count or a value."""

    value: int


class SignedValue(Sent, tag_field="kind", tag="signed"):
    """A modifier: shown with its sign."""

    value: int


class LengthValue(Sent, tag_field="kind", tag="length"):
    """A length or a coordinate in hundredths of a millimetre."""

    value: int


class NumbersValue(Sent, tag_field="kind", tag="numbers"):
    """A row of numbers: faces of dice, the points of a line one after the other."""

    values: list[int]


class TextValue(Sent, tag_field="kind", tag="text"):
    """Something that reads the same in every language."""

    text: str


Argument = NamedValue | NamesValue | SaidValue | NumberValue | SignedValue | LengthValue | NumbersValue | TextValue


class Telling(Sent):
    """A message of the catalogue and its values."""

    message: str
    values: dict[str, Argument]


# What is going on.


class Happened(Sent):
    """An event: what, by which rule, its values under their names, and how to tell it."""

    kind: str
    rule: str
    values: State
    telling: Telling


class PickOption(Sent):
    """One option of a pick: what to answer, its word in files, its label, and the things on the table it stands for."""

    choice: int
    word: str
    label: Telling
    things: list[str]


class Question(Sent):
    """What this seat is asked; `data` is the game's description for a preview."""

    topic: str
    rule: str
    form: Literal["pick", "place", "path"]
    prompt: Telling
    options: list[PickOption]
    data: State


class Hint(Sent):
    """A candidate: the change in expectation, in the game's own unit, the odds where any are known, the reason."""

    choice: list[int]
    gain: int
    odds: list[Telling]
    reason: Telling


class Weight(Sent):
    """What an option comes to, exactly."""

    choice: list[int]
    told: Telling


class PlannedStep(Sent):
    """What would be asked, and what a computer coach would answer."""

    question: Question
    choice: list[int]


class Waiting(Sent):
    """Whom the match waits for; `nobody` while it goes on and nobody outside may know for whom."""

    seat: Literal["home", "away", "nobody"]
    topic: str


class Change(Sent):
    """A part of the state that is different now: the way to it, and its value."""

    path: list[str | int]
    value: Plain


class Outcome(Sent):
    """How the match ended."""

    winner: Literal["home", "away", "nobody"]
    home_score: int
    away_score: int
    ending: str


class Sitting(Sent):
    """Who has a seat: a person, or the computer's coach of that name; `open` until an invitation is taken up."""

    seat: SeatName
    name: str
    kind: Literal["person", "computer", "open"]
    coach: str


class Rematch(Sent):
    """The same match once more: who has offered it, whether the other side has taken it up, and which match it is."""

    by: SeatName
    answer: Literal["open", "accepted", "declined"]
    match: str


class Tempo(Sent):
    """What was agreed on: seconds for each side and seconds back for each decision of its own, or days for each."""

    bank: int
    increment: int
    days: int


class ClockShown(Sent):
    """The clocks, in milliseconds, home's and away's: what each has left, of its own and for being disconnected. Whose
    runs, as far as anybody may know, and whether it is (`sparing`) the one for being disconnected.
    """

    pace: Tempo
    left: list[int]
    away: list[int]
    running: Literal["home", "away", "nobody"]
    sparing: bool
    paused: bool


Wanted = Literal["draw", "take back", "pause"]


class Proposal(Sent):
    """What a side asks the other to agree to."""

    by: SeatName
    what: Wanted


SpokenKind = Literal["phrase", "text", "open", "close"]


class Spoken(Sent):
    """Something that one side said: a phrase by its name, a line of chat, or that it opens or closes the chat."""

    number: int
    by: SeatName
    kind: SpokenKind
    what: str


class SideNumber(Sent):
    """A side's own number for the dice in hexadecimal digits, and who gave it; nothing until somebody has."""

    number: str
    by: Literal["nobody", "coach", "server"]


class MatchInfo(Sent):
    """What a match is. `help` is the most that the computer tells those who decide, as both sides agreed; after `hands`
    minutes spectators see what both sides saw (0: when it is over).
    """

    match: str
    game: str
    content: str
    software: str
    setup: dict[str, SetupValue]
    seats: list[Sitting]
    commitment: str
    created: int
    help: Help
    hands: int
