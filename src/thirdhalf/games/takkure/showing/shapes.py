"""The forms of what is described to viewers, for the types of other languages.

Lengths and places are in hundredths of a millimetre; a point is two numbers, x and y, a disc three: x, y, radius.

`view.project` fills StateShape, `describe` the others; a test compares them over whole matches.
"""

from typing import Final, Literal, NotRequired, TypedDict

from thirdhalf.games.takkure.showing.vocabulary import (
    Action,
    CardSet,
    Disc,
    Ending,
    Letter,
    Measuring,
    Off,
    Part,
    Point,
    Roll,
    Seat,
    Side,
    Skill,
    Talent,
    TeamSkill,
    ValuesShape,
    Viewer,
    Window,
    Winner,
)


class PlayerShape(TypedDict):
    """A player on the table."""

    id: str
    name: str
    team: Seat
    at: Point
    radius: int
    ground: int
    wounds: int
    activations: int
    fatigue: int
    inactive: int
    permanent: int
    honour: int
    used: int
    off: Off
    declared: Action
    contact_at: int
    move: list[int]
    bac: list[int]
    str: int
    ref: int
    int: int
    prt: int
    bdy: int
    skill: Skill
    talent: Talent
    vertebrae: int
    learned: list[str]


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
    team_skill: TeamSkill
    team_tokens: int


class StateShape(TypedDict):
    """The table as a viewer sees it."""

    seat: Viewer
    attacker: Winner
    tokens: int
    sets: int
    active: str | None
    ball: str | Point | None
    line: list[Point]
    half: int
    time: int
    home_time: Side
    away_time: Side
    home_tries: int
    away_tries: int
    measuring: Measuring
    home_cards: CardsShape
    away_cards: CardsShape
    players: list[PlayerShape]
    ending: Ending
    winner: Winner


class SettingShape(TypedDict):
    """What never changes during a match: the pitch's measures, the sizes of things, how far each band of a pass and
    PRESSURE reach.
    """

    half_width: int
    half_length: int
    line: int
    kick_off: int
    ball_radius: int
    template_radius: int
    tokens: int
    sets: int
    cards: CardSet
    measuring: Measuring
    ranges: list[int]
    pressure: int


class Subjects(TypedDict):
    """Whom a question is about: ids of players, or `ball`."""

    subjects: list[str]


class Standing(Subjects):
    """Where a base stands and what is in its way: discs that it may not enter, grown by its own radius."""

    at: Point
    radius: int
    obstacles: list[Disc]
    half_width: int
    half_length: int


class Walking(Standing):
    """How far it may walk, and which way is forward."""

    limit: int
    forward: int


class PickQuestionShape(Subjects):
    """One of several."""

    shape: Literal["pick"]


class DefendersQuestionShape(Subjects):
    """Which defender is next, with what each may declare by now."""

    shape: Literal["defenders"]
    can: dict[str, list[Action]]


class ArrowQuestionShape(Subjects):
    """Where the template lies that an arrow is for."""

    shape: Literal["arrow"]
    at: Point


class WindowQuestionShape(Subjects):
    """Which window is open, and who rolls for what in it."""

    shape: Literal["window"]
    window: Window
    rolls: list[Roll]


class MarkQuestionShape(Subjects):
    """A run to be marked. `limit` is there where measuring is open."""

    shape: Literal["mark"]
    at: Point
    radius: int
    forward: int
    half_width: int
    half_length: int
    limit: NotRequired[int]


class WalkQuestionShape(Walking):
    """A line to walk."""

    shape: Literal["walk", "dash"]


class ApproachQuestionShape(Walking):
    """A walk that ends where its base covers a spot."""

    shape: Literal["approach"]
    target: Point
    cover: int


class ClosingInQuestionShape(Walking):
    """A walk along a line."""

    shape: Literal["closing in"]
    line: list[Point]


class SpotQuestionShape(Subjects):
    """A spot on the run, for the tackler and the carrier, whose radius it is."""

    shape: Literal["spot"]
    radius: int
    line: list[Point]


class ThrowPointQuestionShape(Subjects):
    """A point of the line, not beyond the receiver's height."""

    shape: Literal["throw point"]
    line: list[Point]
    target: Point
    forward: int


class RoomQuestionShape(Standing):
    """The nearest places that are free."""

    shape: Literal["room"]
    candidates: list[Point]


class ZoneQuestionShape(Subjects):
    """A place between two heights of the pitch."""

    shape: Literal["zone"]
    radius: int
    low: int
    high: int
    obstacles: list[Disc]
    half_width: int
    half_length: int


class TemplateQuestionShape(Subjects):
    """Where the template is laid."""

    shape: Literal["template"]
    radius: int
    low: int
    high: int
    half_width: int


class AroundQuestionShape(Standing):
    """A place around the template."""

    shape: Literal["around"]
    limit: int


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
    skill: Skill
    talent: Talent


class TeamShape(TypedDict):
    """A team."""

    id: str
    name: str
    skill: TeamSkill
    players: list[CardShape]


class StartShape(TypedDict):
    """Where a player of an exercise begins."""

    position: str
    at: Point
    ball: int


class LineUpsShape(TypedDict):
    """6.06: the line-ups of a team for an exercise, each a row of players' ids; `part` is attack or defence."""

    team: str
    part: Part
    players: list[list[str]]


class ExerciseShape(TypedDict):
    """An exercise; `kind` is attack, practice or match."""

    number: int
    title: str
    kind: Literal["attack", "practice", "match"]
    biggest_radius: int
    cards: CardSet
    measuring: Measuring
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
    window: Window


class ListedShape(TypedDict):
    """One action of a team play: whose letter, which action, and the letter a pass goes to."""

    who: Letter
    action: Action
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
    measuring: list[Measuring]
    setup: list[str]


QUESTIONS: Final[dict[str, type]] = {
    "pick": PickQuestionShape,
    "defenders": DefendersQuestionShape,
    "arrow": ArrowQuestionShape,
    "window": WindowQuestionShape,
    "mark": MarkQuestionShape,
    "walk": WalkQuestionShape,
    "dash": WalkQuestionShape,
    "approach": ApproachQuestionShape,
    "closing in": ClosingInQuestionShape,
    "spot": SpotQuestionShape,
    "throw point": ThrowPointQuestionShape,
    "room": RoomQuestionShape,
    "zone": ZoneQuestionShape,
    "template": TemplateQuestionShape,
    "around": AroundQuestionShape,
}
SHAPES: Final[dict[str, type]] = {
    "about": AboutShape,
    "setting": SettingShape,
    "state": StateShape,
    "values": ValuesShape,
    **{f"question {shape}": form for shape, form in QUESTIONS.items()},
}
