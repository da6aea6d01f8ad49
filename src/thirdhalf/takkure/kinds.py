"""The words of the game as small numbers: actions, characteristics, results. Engine code uses the numbers, files the
words.
"""

from typing import Final

# Actions, attacking and defending. ACTED stands on a defender whose declared action has been rolled or has lapsed.
NOTHING: Final = 0
MOVE: Final = 1
STAND_UP: Final = 2
PASS_FROM_THE_GROUND: Final = 3
PASS: Final = 4
PICK_UP: Final = 5
DODGE: Final = 6
BREAK_THROUGH: Final = 7
SCORE: Final = 8
PRESSURE: Final = 9
TACKLE: Final = 10
STEAL_LOOSE: Final = 11
STEAL_FROM_GROUND: Final = 12
STEAL_IN_AIR: Final = 13
REST: Final = 14
ACTED: Final = 15

ACTION_WORDS: Final = (
    "nothing",
    "move",
    "stand up",
    "pass from the ground",
    "pass",
    "pick up",
    "dodge",
    "break through",
    "score a try",
    "pressure",
    "tackle",
    "steal loose ball",
    "steal from the ground",
    "steal in the air",
    "rest",
    "acted",
)

# Characteristics that are rolled against.
BAC: Final = 0
STR: Final = 1
REF: Final = 2
INT: Final = 3
END: Final = 4
CHARACTERISTIC_WORDS: Final = ("BaC", "STR", "REF", "INT", "END")

# Results of a roll (1.15).
FAIL: Final = 0
CANCELLED: Final = 1
SUCCESS: Final = 2
CRITICAL: Final = 3
RESULT_WORDS: Final = ("FAIL", "CANCELLED", "SUCCESS", "CRITICAL")

# Where a modifier comes from (1.16).
RANGE: Final = 0
UNDER_PRESSURE: Final = 1
FROM_THE_GROUND: Final = 2
EASY_BALL: Final = 3
IN_FLIGHT: Final = 4
FATIGUE: Final = 5
SOURCE_WORDS: Final = ("range", "pressure", "from the ground", "ball at hand", "in flight", "fatigue")

# Position skills (4.05).
NO_SKILL: Final = 0
SIDE_STEP: Final = 1
PRECISE_PASS: Final = 2
ONSLAUGHT: Final = 3
DEFENSIVE_VISION: Final = 4
EXPERT_TACKLER: Final = 5
SKILL_WORDS: Final = ("none", "side step", "precise pass", "onslaught", "defensive vision", "expert tackler")

# 5.03: whether a kick-off follows this activation.
NO_RESTART: Final = 0
AFTER_TRY: Final = 1
AFTER_FAILED_TRY: Final = 2

# How an exercise ended.
UNDECIDED: Final = 0
LINE_REACHED: Final = 1
BALL_STOLEN: Final = 2
CARRIER_DOWN: Final = 3
BALL_DOWN: Final = 4
TOKENS_SPENT: Final = 5
TRY_SCORED: Final = 6
TRY_FAILED: Final = 7
NOBODY_LEFT: Final = 8
FULL_TIME: Final = 9
ENDING_WORDS: Final = (
    "undecided",
    "line reached",
    "ball stolen",
    "carrier grounded",
    "ball on the ground",
    "tokens spent",
    "try scored",
    "try failed",
    "nobody left",
    "full time",
)

BALL: Final = 8
"""Stands for the ball where players are numbered 0 to 7."""

NO_PLAYER: Final = -1
IN_THE_AIR: Final = -2
"""Instead of the ball's holder while it is kicked off: it is nowhere on the pitch."""
