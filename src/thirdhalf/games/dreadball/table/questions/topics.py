"""The topics of DreadBall's questions, as files and clients call them, and the options that are no hex or player."""

from typing import Final

FORMATION: Final = "formation"
LINE_UP: Final = "line-up"
PLACE: Final = "place"
TOKEN: Final = "token"
ACTION: Final = "action"
STEP: Final = "step"
DASH: Final = "dash"
FACING: Final = "facing"
TARGET: Final = "target"
REACTION: Final = "reaction"
PUSH: Final = "push"
FOLLOW_UP: Final = "follow up"
DODGE_MOVE: Final = "dodge move"
THROW_AT: Final = "throw at"
FREE_ACTION: Final = "free action"
TOPICS: Final[tuple[str, ...]] = (
    FORMATION,
    LINE_UP,
    PLACE,
    TOKEN,
    ACTION,
    STEP,
    DASH,
    FACING,
    TARGET,
    REACTION,
    PUSH,
    FOLLOW_UP,
    DODGE_MOVE,
    THROW_AT,
    FREE_ACTION,
)

# Instead of a hex, a player or an action: nothing of the kind.
NONE: Final = -1
TURN_LEFT: Final = -2
TURN_RIGHT: Final = -3
LEAVE: Final = -4
STRIKE: Final = 16
"""Instead of a receiver (0 to 15): the strike hex."""
NO: Final = 0
YES: Final = 1
EVERY_FACING: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)

# What NONE is called, question by question.
NONE_WORDS: Final = {
    LINE_UP: "ready",
    TOKEN: "end",
    STEP: "stop",
    DASH: "stop",
    TARGET: "nobody",
    DODGE_MOVE: "stay",
    THROW_AT: "keep",
    FREE_ACTION: "decline",
}
STANDARD: Final = 0
OWN: Final = 1
FORMATION_WORDS: Final[tuple[str, ...]] = ("standard", "own")
