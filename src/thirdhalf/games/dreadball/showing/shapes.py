"""The forms of what is described to viewers, for the types of other languages. A hex is two numbers, q and r.

`view.project` fills StateShape, `describe` the others; a test compares them over whole matches.
"""

from typing import NotRequired, TypedDict


class PlayerShape(TypedDict):
    """A player on the table; `at` is null off the pitch, `facing` a direction or `prone`."""

    id: str
    name: str
    number: int
    team: str
    role: str
    where: str
    at: list[int] | None
    facing: str
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
    way: str
    points: int
    moved: int
    dashes: int
    evades: int


class StateShape(TypedDict):
    """The table. `first` defends the west; `ball` is its carrier's id, its hex, or null: out of play."""

    seat: str
    first: str
    rush: int
    rushes: int
    rushing: str
    tokens: int
    rush_ending: list[str]
    active: str | None
    moving: MovingShape | None
    ball: str | list[int] | None
    score: int
    home_points: int
    away_points: int
    players: list[PlayerShape]
    ending: str
    winner: str


class ZoneShape(TypedDict):
    """A strike zone: which end it is at, its value, and each of its hexes with its range, the strike hex (0) first and
    the bonus hex second.
    """

    id: str
    end: str
    value: int
    hexes: list[list[int]]


class SettingShape(TypedDict):
    """What never changes during a match. Events name a hex by its place in `hexes`; `entries` are west's and east's."""

    hexes: list[list[int]]
    zones: list[ZoneShape]
    launch: list[list[int]]
    entries: list[list[int]]
    rushes: int
    tokens: int
    most_tokens: int
    most_on_pitch: int
    landslide: int


class PoolShape(TypedDict):
    """The test that an option leads to at once: its dice, the stat each must reach, and the successes it needs."""

    choice: int
    test: str
    dice: int
    stat: int
    needs: int


class QuestionShape(TypedDict):
    """Whom a question is about, where a facing is chosen, and the pools of dice that its options lead to."""

    subjects: list[str]
    at: NotRequired[list[int]]
    pools: list[PoolShape]


class CardShape(TypedDict):
    """A player of a squad; a stat of 4 is 4+."""

    id: str
    name: str
    number: int
    role: str
    move: int
    strength: int
    speed: int
    skill: int
    armour: int


class TeamShape(TypedDict):
    """A team and its squad of eight."""

    id: str
    name: str
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
    firsts: list[str]
    setup: list[str]
