"""The topics of Takkure's questions, as files and clients call them, and lines as choices."""

from itertools import chain
from typing import Final

from thirdhalf.geometry.plane import Point
from thirdhalf.kernel.decision import Choice

# Picks
PLAYER: Final = "player"
FIRST_ACTION: Final = "first action"
RECEIVER: Final = "receiver"
DEFENDER: Final = "defender"
DEFENCE: Final = "defence"
SECOND_ACTION: Final = "second action"
ORDER: Final = "order"
OPPONENT: Final = "opponent"
DICE_FOR: Final = "dice for opponent"
INTERCEPTOR: Final = "interceptor"
DISPLACED: Final = "displaced"
ARROW: Final = "arrow"
KICKS: Final = "kicks"
MOVER: Final = "mover"
KICKER: Final = "kicker"
CATCHER: Final = "catcher"
CATCH: Final = "catch"
KICK_OUT: Final = "kick out"
FATIGUE_LOST: Final = "fatigue lost"
USE_SKILL: Final = "use skill"
CARD: Final = "card"
SETTLE_FIRST: Final = "settle first"
TEAM_PLAY: Final = "team play"
TEAM_PLAYS: Final = "team plays"
PARTICIPANT: Final = "participant"
LETTER: Final = "letter"
GO_ON: Final = "go on"
DISCARD: Final = "discard"
# Places
KICK_OFF_PLACE: Final = "kick-off place"
TEMPLATE: Final = "template"
BALL_PLACE: Final = "ball place"
SPOT: Final = "spot"
THROW_POINT: Final = "throw point"
ROOM: Final = "room"
# Paths
MARK: Final = "mark"
DEFENSIVE_MOVE: Final = "defensive move"
SECOND_MOVE: Final = "second move"
DODGE_MOVE: Final = "dodge move"
CRITICAL_MOVE: Final = "critical move"
KICK_OFF_MOVE: Final = "kick-off move"
STAMPEDE_MOVE: Final = "stampede move"
CARD_MOVE: Final = "card move"

TOPICS: Final[tuple[str, ...]] = (
    PLAYER,
    FIRST_ACTION,
    RECEIVER,
    DEFENDER,
    DEFENCE,
    SECOND_ACTION,
    ORDER,
    OPPONENT,
    DICE_FOR,
    INTERCEPTOR,
    DISPLACED,
    ARROW,
    KICKS,
    MOVER,
    KICKER,
    CATCHER,
    CATCH,
    KICK_OUT,
    FATIGUE_LOST,
    USE_SKILL,
    CARD,
    SETTLE_FIRST,
    TEAM_PLAY,
    TEAM_PLAYS,
    PARTICIPANT,
    LETTER,
    GO_ON,
    DISCARD,
    KICK_OFF_PLACE,
    TEMPLATE,
    BALL_PLACE,
    SPOT,
    THROW_POINT,
    ROOM,
    MARK,
    DEFENSIVE_MOVE,
    SECOND_MOVE,
    DODGE_MOVE,
    CRITICAL_MOVE,
    KICK_OFF_MOVE,
    STAMPEDE_MOVE,
    CARD_MOVE,
)
WHOLE_TURN: Final = tuple(range(360))


def as_points(choice: Choice) -> list[Point]:
    """The points of a line from its flat numbers."""
    if len(choice) == 2:
        return [(choice[0], choice[1])]
    return [(choice[i], choice[i + 1]) for i in range(0, len(choice), 2)]


def without_repeats(start: Point, points: list[Point]) -> list[Point]:
    """R-02: the points that lead somewhere: a marker on the spot marks nothing."""
    last = start
    kept: list[Point] = []
    for point in points:
        if point != last:
            kept.append(point)
            last = point
    return kept


def as_choice(points: list[Point]) -> Choice:
    """The flat numbers of a line."""
    if len(points) == 1:
        return points[0]
    return tuple(chain.from_iterable(points))
