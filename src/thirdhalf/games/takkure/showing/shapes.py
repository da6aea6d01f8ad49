"""The forms of what is described to viewers, for the types of other languages.

Lengths and places are in hundredths of a millimetre; a point is two numbers, x and y, a disc three: x, y, radius.

`view.project` fills StateShape, `describe` the others; a test compares them over whole matches.
"""

from typing import NotRequired, TypedDict


class PlayerShape(TypedDict):
    """A player on the table."""

    id: str
    name: str
    team: str
    at: list[int]
    radius: int
    ground: int
    wounds: int
    activations: int
    fatigue: int
    inactive: int
    permanent: int
    honour: int
    used: int
    off: str
    declared: str
    contact_at: int
    move: list[int]
    bac: list[int]
    str: int
    ref: int
    int: int
    prt: int
    bdy: int
    skill: str
    talent: str
    vertebrae: int


class CardsShape(TypedDict):
    """A coach's cards; null is hidden from the viewer."""

    hand: list[str] | None
    in_hand: int
    deck: int
    discards: list[str]
    face_down: int
    laid: list[str] | None
    team_plays: list[str] | None
    used_team_plays: list[str]
    declared: int
    declared_team_play: str | None
    team_skill: str
    team_tokens: int


class StateShape(TypedDict):
    """The table as a viewer sees it."""

    seat: str
    attacker: str
    tokens: int
    sets: int
    active: str | None
    ball: str | list[int] | None
    line: list[list[int]]
    half: int
    time: int
    home_time: str
    away_time: str
    home_tries: int
    away_tries: int
    measuring: str
    home_cards: CardsShape
    away_cards: CardsShape
    players: list[PlayerShape]
    ending: str
    winner: str


class SettingShape(TypedDict):
    """What never changes during a match: the pitch's measures and the sizes of things."""

    half_width: int
    half_length: int
    line: int
    kick_off: int
    ball_radius: int
    template_radius: int
    tokens: int
    sets: int
    cards: str
    measuring: str


class QuestionShape(TypedDict):
    """What a question is about (`subjects`: ids of players, or `ball`), and the measures its answer is judged by.

    `shape` says which of the others are there. A base's centre stays within `half_width` and `half_length`; `obstacles`
    are discs that it may not enter, grown by its own radius.
    """

    shape: str
    subjects: list[str]
    at: NotRequired[list[int]]
    radius: NotRequired[int]
    limit: NotRequired[int]
    forward: NotRequired[int]
    half_width: NotRequired[int]
    half_length: NotRequired[int]
    obstacles: NotRequired[list[list[int]]]
    line: NotRequired[list[list[int]]]
    target: NotRequired[list[int]]
    cover: NotRequired[int]
    candidates: NotRequired[list[list[int]]]
    low: NotRequired[int]
    high: NotRequired[int]
    window: NotRequired[str]
    rolls: NotRequired[list[str]]


class CardShape(TypedDict):
    """A player's card."""

    id: str
    name: str
    positions: list[str]
    radius: int
    move: list[int]
    bac: list[int]
    str: int
    ref: int
    int: int
    prt: int
    bdy: int
    skill: str
    talent: str


class TeamShape(TypedDict):
    """A team."""

    id: str
    name: str
    skill: str
    players: list[CardShape]


class StartShape(TypedDict):
    """Where a player of an exercise begins."""

    position: str
    at: list[int]
    ball: int


class LineUpsShape(TypedDict):
    """6.06: the line-ups of a team for an exercise, each a row of players' ids; `part` is attack or defence."""

    team: str
    part: str
    players: list[list[str]]


class ExerciseShape(TypedDict):
    """An exercise; `kind` is attack, practice or match."""

    number: int
    title: str
    kind: str
    biggest_radius: int
    cards: str
    measuring: str
    half_width: int
    half_length: int
    line: int
    attack: list[StartShape]
    defence: list[StartShape]
    line_ups: list[LineUpsShape]


class PitchShape(TypedDict):
    """A pitch."""

    id: str
    name: str
    half_width: int
    half_length: int
    line: int
    kick_off: int


class PlayShape(TypedDict):
    """An individual play; its text is in the catalogue of messages under `card-` and its id."""

    id: str
    name: str
    team: str
    window: str


class ListedShape(TypedDict):
    """One action of a team play: whose letter, which action, and the letter a pass goes to."""

    who: str
    action: str
    to: str


class TeamPlayShape(TypedDict):
    """A team play; its text is under `play-` and its id. `participants` is 0 where every standing teammate is in it."""

    id: str
    name: str
    team: str
    participants: int
    actions: list[ListedShape]


class AboutShape(TypedDict):
    """What a match can be set up with."""

    teams: list[TeamShape]
    exercises: list[ExerciseShape]
    pitches: list[PitchShape]
    plays: list[PlayShape]
    team_plays: list[TeamPlayShape]
    measuring: list[str]
    setup: list[str]
