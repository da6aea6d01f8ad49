"""The words that files, messages and clients know, as types, and what events say with them."""

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from thirdhalf.games.takkure.showing.account import SIDE_WORDS, TABLE_WORDS
from thirdhalf.games.takkure.table.box import LETTERS, WINDOW_WORDS
from thirdhalf.games.takkure.table.kinds import (
    ACTION_WORDS,
    CHARACTERISTIC_WORDS,
    ENDING_WORDS,
    OFF_WORDS,
    RESULT_WORDS,
    ROLL_WORDS,
    SKILL_WORDS,
    SOURCE_WORDS,
    TALENT_WORDS,
    TEAM_SKILL_WORDS,
)
from thirdhalf.games.takkure.table.terms import CARD_WORDS

Point = tuple[int, int]
Disc = tuple[int, int, int]
Seat = Literal["home", "away"]
Winner = Literal["home", "away", "nobody"]
Viewer = Literal["home", "away", "public"]
Measuring = Literal["closed", "open"]
Part = Literal["attack", "defence"]

# Words that files, messages and clients know: for those who check types, any text.
if TYPE_CHECKING:
    Action: TypeAlias = str
    Roll: TypeAlias = str
    Result: TypeAlias = str
    Characteristic: TypeAlias = str
    Source: TypeAlias = str
    Ending: TypeAlias = str
    Table: TypeAlias = str
    Talent: TypeAlias = str
    Skill: TypeAlias = str
    TeamSkill: TypeAlias = str
    Letter: TypeAlias = str
    Side: TypeAlias = str
    Off: TypeAlias = str
    Window: TypeAlias = str
    CardSet: TypeAlias = str
else:
    Action = Literal[ACTION_WORDS]
    Roll = Literal[ROLL_WORDS]
    Result = Literal[RESULT_WORDS]
    Characteristic = Literal[CHARACTERISTIC_WORDS]
    Source = Literal[SOURCE_WORDS]
    Ending = Literal[ENDING_WORDS]
    Table = Literal[TABLE_WORDS]
    Talent = Literal[TALENT_WORDS]
    Skill = Literal[SKILL_WORDS]
    TeamSkill = Literal[TEAM_SKILL_WORDS]
    Letter = Literal[LETTERS]
    Side = Literal[SIDE_WORDS]
    Off = Literal[OFF_WORDS]
    Window = Literal[WINDOW_WORDS]
    CardSet = Literal[CARD_WORDS]


class ValuesShape(TypedDict):
    """What the values of events are called, and what they are; the others are numbers."""

    player: str
    tackler: str
    receiver: str
    players: list[str]
    seat: Winner
    action: Action
    result: Result
    characteristic: Characteristic
    source: Source
    ending: Ending
    table: Table
    talent: Talent
    skill: Skill
    letter: Letter
    home_side: Side
    away_side: Side
    card: str
    play: str
    points: list[Point]
    faces: list[int]
