"""What an analysis says, ready for JSON: the result of `thirdhalf.analyse`, of `thirdhalf analyse --json`, and what a
page is drawn from. docs/analysis.md tells every field.

Chances and changes are shares of a win: a win is 1, a draw 0, a loss -1. What is one side's is seen by that side, all
else by home. A `move` is the number of a choice in the record, the first being 0: the position before it is the one
after so many moves.
"""

from typing import Final, Literal

from msgspec import Struct

VERSION: Final = 2
"""Grows when a reader of the old form could not go on."""

SeatName = Literal["home", "away"]
By = Literal["home", "away", "chance"]
Grade = Literal["best", "as good", "worse"]
Depth = Literal["quick", "deep"]


class Told(Struct, frozen=True):
    """A message of the catalogue and its values, as `kernel.telling` has them."""

    message: str
    values: dict[str, object]


class Chances(Struct, frozen=True):
    """How the match ends for home, the three adding up to 1."""

    win: float
    draw: float
    loss: float


class Point(Struct, frozen=True):
    """What home might expect before a move; after the last move it is the result."""

    move: int
    chances: Chances


class Marker(Struct, frozen=True):
    """Something that a match is remembered by: `event` is its number in the log, `player` an id or empty."""

    move: int
    event: int
    kind: str
    player: str
    told: Told


class Answer(Struct, frozen=True):
    """An answer: in the words of a record, in `numbers` as a question takes it, and as people read it where an option
    has a name (None: a place, a line, dice).
    """

    choice: object
    numbers: list[int]
    label: Told | None


class Moment(Struct, frozen=True):
    """A throw that changed much, or a choice that gave much away. `change` is home's for a throw, and the coach's own,
    less than nothing, for a choice; `error` is its standard error; `before` is what home expected of it. `question` is
    None for a throw; `happened` is what came of it, as far as everybody may know. Where something was `better`, `odds`
    are of that, and `made_odds` of what was made.
    """

    move: int
    by: By
    about: str
    question: Told | None
    before: float
    change: float
    error: float
    made: Answer
    happened: list[Told]
    better: Answer | None
    reason: Told | None
    odds: list[Told]
    made_odds: list[Told] = []


class Entry(Struct, frozen=True, omit_defaults=True):
    """One move. What home expected before it, with `luck`, `play` and `rest`, is what it expected before the next."""

    move: int
    by: By
    about: str
    before: float
    luck: float = 0.0
    play: float = 0.0
    rest: float = 0.0
    better: object = None
    sampled: bool = False


class PlayerFigures(Struct, frozen=True):
    """A player: what it was counted for, and `value`, what the throws it made changed for its side (None before the
    analysis).
    """

    id: str
    name: str
    seat: SeatName
    value: float | None
    figures: dict[str, int]


class Dice(Struct, frozen=True):
    """How often each face, the first being 1, was thrown, and how often it was to be expected."""

    faces: list[int]
    expected: float


class Card(Struct, frozen=True):
    """A card that was played, by its id, how often, and what playing it changed (None before the analysis)."""

    id: str
    played: int
    value: float | None


class SideFigures(Struct, frozen=True):
    """What was counted of one side."""

    figures: dict[str, int]
    dice: Dice
    cards: list[Card]
    players: list[PlayerFigures]


class Statistics(Struct, frozen=True):
    """What needs no judge and is there at once. `names` are the figures there are, in their order; `lengths` are those
    of them that are hundredths of a millimetre.
    """

    names: list[str]
    lengths: list[str]
    home: SideFigures
    away: SideFigures
    markers: list[Marker]


class Side(Struct, frozen=True):
    """One side's part: what the dice gave it, what it gave away (never more than nothing), how many choices gave away
    a twentieth of a win or more, and the worst of them.
    """

    luck: float
    play: float
    choices: int
    mistakes: int
    worst: list[Moment]


class Analysis(Struct, frozen=True):
    """Of a finished match. `start`, with `luck`, home's `play` less away's, and `rest`, is `result`; `adjusted` is the
    result without luck, `error` its standard error.
    """

    version: int
    game: str
    names: tuple[str, str]
    score: tuple[int, int]
    depth: Depth
    start: float
    luck: float
    rest: float
    result: float
    adjusted: float
    error: float
    home: Side
    away: Side
    course: list[Point]
    turning_points: list[Moment]
    best_player: PlayerFigures | None
    statistics: Statistics
    moves: list[Entry]


class Candidate(Struct, frozen=True):
    """An answer that a coach considers: why (None where no coach would), by which odds, and whether it was given."""

    answer: Answer
    reason: Told | None
    odds: list[Told]
    given: bool


class Throw(Struct, frozen=True):
    """A throw: what home could expect of it and what came, a win being 1 and a loss -1; and how likely it was to be so
    good for whom it helped, or better.
    """

    expected: float
    came: float
    likely: float


class Insight(Struct, frozen=True):
    """A moment, after so many moves: the chances of home, who decides what (`by` is None when all is over), what was
    answered, what a coach would do, the best first, and of dice what they could bring. There are no chances where
    nobody has learned to judge the game.
    """

    move: int
    chances: Chances | None
    by: By | None
    question: Told | None
    made: Answer | None
    candidates: list[Candidate]
    dice: Throw | None


class Answered(Struct, frozen=True):
    """An answer to the question of a moment, against the `best` that a coach knows: what it gives away of a win, by
    lines played on from both.
    """

    grade: Grade
    loss: float
    given: Candidate
    best: Candidate
