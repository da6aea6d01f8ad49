"""The words of the game as small numbers: roles, actions, tests, endings. Engine code uses the numbers, files the
words.
"""

from typing import Final

# Roles (D5.3: also the order of a squad).
GUARD: Final = 0
JACK: Final = 1
STRIKER: Final = 2
ROLE_WORDS: Final[tuple[str, ...]] = ("guard", "jack", "striker")

# Actions, then tests that are no action of their own. A test's kind is the action it is made for, or one of these.
RUN: Final = 0
SPRINT: Final = 1
SLAM: Final = 2
STEAL: Final = 3
THROW: Final = 4
STAND_UP: Final = 5
DASH: Final = 6
EVADE: Final = 7
PICK_UP: Final = 8
SLAMBACK: Final = 9
DODGE: Final = 10
ARMOUR: Final = 11
CATCH: Final = 12
ACTION_WORDS: Final[tuple[str, ...]] = (
    "run",
    "sprint",
    "slam",
    "steal",
    "throw",
    "stand up",
    "dash",
    "evade",
    "pick up",
    "slamback",
    "dodge",
    "armour",
    "catch",
)

PERMITTED: Final[tuple[frozenset[int], ...]] = (
    frozenset((RUN, SPRINT, SLAM, STAND_UP, DASH, EVADE, SLAMBACK, DODGE, ARMOUR)),
    frozenset((RUN, SPRINT, SLAM, STEAL, THROW, STAND_UP, DASH, EVADE, PICK_UP, SLAMBACK, DODGE, ARMOUR, CATCH)),
    frozenset((RUN, SPRINT, STEAL, THROW, STAND_UP, DASH, EVADE, PICK_UP, DODGE, ARMOUR, CATCH)),
)
"""D5.5: what each role may do."""

# Where a player is.
ON_PITCH: Final = 0
ON_BENCH: Final = 1
OUT_OF_PLAY: Final = 2
WHERE_WORDS: Final[tuple[str, ...]] = ("pitch", "bench", "out of play")

# Where a change of the pool comes from (D20).
AS_STRIKER: Final = 0
AS_GUARD: Final = 1
THREATS: Final = 2
SPRINTED: Final = 3
MOVED: Final = 4
MOVED_NEXT: Final = 5
STRIKE_HEX: Final = 6
SOURCE_WORDS: Final[tuple[str, ...]] = (
    "striker",
    "guard",
    "threat",
    "sprinted",
    "moved",
    "moved next to the target",
    "strike hex",
)

# D18.1: why a rush is ending; one bit each, for they can come together.
BY_THROW: Final = 1
BY_DROP: Final = 2
BY_PICK_UP: Final = 4
REASON_WORDS: Final[tuple[str, ...]] = ("", "throw", "drop", "", "failed pick up")

# How a match ended.
UNDECIDED: Final = 0
FULL_TIME: Final = 1
LANDSLIDE: Final = 2
SUDDEN_DEATH: Final = 3
NOBODY_LEFT: Final = 4
TIME_LIMIT: Final = 5
GOAL_REACHED: Final = 6
GOAL_MISSED: Final = 7
ENDING_WORDS: Final[tuple[str, ...]] = (
    "undecided",
    "full time",
    "landslide",
    "sudden death",
    "nobody left on the pitch",
    "no strike in sudden death",
    "goal reached",
    "goal missed",
)

# A31: what a lesson is for.
REACH: Final = 0
HOLD_BALL: Final = 1
SCORE: Final = 2
FELL: Final = 3
GOAL_WORDS: Final[tuple[str, ...]] = ("reach", "hold", "strike", "fell")

NO_PLAYER: Final = -1
NO_HEX: Final = -1
PRONE: Final = -1
"""D4.1: instead of the facing of a player who is down, or not on the pitch."""

STYLE_WORDS: Final[tuple[str, ...]] = ("", "hitter", "runner", "striker")
"""How the computer may play a team, if it has a manner of its own (`coaches/levels`)."""
