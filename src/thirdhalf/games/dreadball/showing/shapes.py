"""The forms of what is described to viewers, for the types of other languages. A hex is two numbers, q and r.

`view.project` fills StateShape, `describe` the others; a test compares them over whole matches.
"""

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypeAlias, TypedDict

from thirdhalf.games.dreadball.table.kinds import (
    ACTION_WORDS,
    ENDING_WORDS,
    REASON_WORDS,
    ROLE_WORDS,
    SOURCE_WORDS,
    WHERE_WORDS,
)
from thirdhalf.geometry.hexes import DIRECTION_WORDS

Hex = tuple[int, int]
Seat = Literal["home", "away"]
Winner = Literal["home", "away", "nobody"]
Viewer = Literal["home", "away", "public"]
End = Literal["west", "east"]

# Words that files, messages and clients know: for those who check types, any text.
if TYPE_CHECKING:
    Action: TypeAlias = str
    Source: TypeAlias = str
    Reason: TypeAlias = str
    Ending: TypeAlias = str
    Role: TypeAlias = str
    Where: TypeAlias = str
    Direction: TypeAlias = str
    Facing: TypeAlias = str
else:
    Action = Literal[ACTION_WORDS]
    Source = Literal[SOURCE_WORDS]
    Reason = Literal[tuple([word for word in REASON_WORDS if word])]
    Ending = Literal[ENDING_WORDS]
    Role = Literal[ROLE_WORDS]
    Where = Literal[WHERE_WORDS]
    Direction = Literal[DIRECTION_WORDS]
    Facing = Literal[(*DIRECTION_WORDS, "prone")]


# A word of Python's own, so no name for a field of a class.
_From = TypedDict("_From", {"from": Hex | None})


class ValuesShape(_From):
    """What the values of events are called, and what they are; the others are numbers."""

    player: str
    target: str
    receiver: str
    seat: Winner
    hex: Hex
    hexes: list[Hex]
    faces: list[int]
    facing: Direction
    direction: Direction
    action: Action
    source: Source
    reason: Reason
    ending: Ending


class PlayerShape(TypedDict):
    """A player on the table; `at` is null off the pitch, `facing` a direction or `prone`."""

    id: str
    name: str
    number: int
    team: Seat
    role: Role
    where: Where
    at: Hex | None
    facing: Facing
    tokens: int
    turns: int
    move: int
    strength: int
    speed: int
    skill: int
    armour: int


class MovingShape(TypedDict):
    """Who is moving, in which way, the points left, and what has been done in this action."""

    player: str
    way: Literal["run", "sprint", "one hex"]
    points: int
    moved: int
    dashes: int
    evades: int


class StateShape(TypedDict):
    """The table. `first` defends the west; `ball` is its carrier's id, its hex, or null: out of play."""

    seat: Viewer
    first: Seat
    rush: int
    rushes: int
    rushing: Winner
    tokens: int
    rush_ending: list[Reason]
    active: str | None
    moving: MovingShape | None
    ball: str | Hex | None
    score: int
    home_points: int
    away_points: int
    players: list[PlayerShape]
    ending: Ending
    winner: Winner


class ZoneShape(TypedDict):
    """A strike zone: which end it is at, its value, and each of its hexes with its range, the strike hex (0) first and
    the bonus hex second.
    """

    id: str
    end: End
    value: int
    hexes: list[tuple[int, int, int]]


class GoalShape(TypedDict):
    """A31: what a lesson is for."""

    kind: Literal["reach", "hold", "strike", "fell"]
    player: str | None
    at: Hex | None


class SettingShape(TypedDict):
    """What never changes during a match. `entries` are west's and east's; `goal` is a lesson's."""

    hexes: list[Hex]
    zones: list[ZoneShape]
    launch: list[Hex]
    entries: list[Hex]
    rushes: int
    tokens: int
    most_tokens: int
    most_on_pitch: int
    landslide: int
    goal: GoalShape | None


class PoolShape(TypedDict):
    """The test that an option leads to at once: its dice, the stat each must reach, the successes it needs, and the
    chance of so many, in per cent, whatever anybody answers.
    """

    choice: int
    test: Action
    dice: int
    stat: int
    needs: int
    sure: int


class WayShape(TypedDict):
    """A hex (`q r`) or an opponent (his id) that can be reached: the action that leads there, or -1 amid one, the
    answers to the questions about steps, the chance to arrive in per cent; for an attack the facing and the target.
    """

    to: str
    action: int
    steps: list[int]
    sure: int
    facing: Direction | None
    target: int


class QuestionShape(TypedDict):
    """Whom a question is about, where a facing is chosen, the pools of dice that its options lead to, and what can be
    reached by more than one answer.
    """

    subjects: list[str]
    at: NotRequired[Hex]
    pools: list[PoolShape]
    ways: list[WayShape]


class CardShape(TypedDict):
    """A player of a squad; a stat of 4 is 4+."""

    id: str
    name: str
    number: int
    role: Role
    move: int
    strength: int
    speed: int
    skill: int
    armour: int


class TeamShape(TypedDict):
    """A team and its squad of eight; by how many points it is weaker than the best (DL6)."""

    id: str
    name: str
    handicap: int
    players: list[CardShape]


class SwitchShape(TypedDict):
    """A switch: its least and greatest value (0 and 1: false and true), and the sheet's."""

    id: str
    low: int
    high: int
    sheet: int


class PresetShape(TypedDict):
    """The values in which a preset differs from the sheet."""

    id: str
    values: dict[str, int]


class LessonShape(TypedDict):
    """A lesson, and the answers that it shows first: the question's topic, a colon, the option's word."""

    id: str
    play: list[str]


class AboutShape(TypedDict):
    """What a match can be set up with."""

    teams: list[TeamShape]
    presets: list[PresetShape]
    switches: list[SwitchShape]
    lessons: list[LessonShape]
    firsts: list[Literal["toss", "home", "away"]]
    setup: list[str]


SHAPES: Final[dict[str, type]] = {
    "about": AboutShape,
    "setting": SettingShape,
    "question": QuestionShape,
    "state": StateShape,
    "values": ValuesShape,
}
