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

ACTION_WORDS: Final[tuple[str, ...]] = (
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

# Rolls that are no action's: a roll's kind is the action it is made for, or one of these.
RECEPTION: Final = 16
CATCHING: Final = 17
KICKING: Final = 18
ENDURING: Final = 19
KEEPING_FEET: Final = 20
WITS: Final = 21
BACKBONE: Final = 22
INJURING: Final = 23
SCATTERING: Final = 24
ROLL_WORDS: Final[tuple[str, ...]] = (
    *ACTION_WORDS,
    "reception",
    "catch",
    "kick",
    "endurance",
    "keep one's feet",
    "wits",
    "backbone",
    "injury",
    "scatter",
)

# Characteristics that are rolled against.
BAC: Final = 0
STR: Final = 1
REF: Final = 2
INT: Final = 3
END: Final = 4
BDY: Final = 5
CHARACTERISTIC_WORDS: Final[tuple[str, ...]] = ("BaC", "STR", "REF", "INT", "END", "BDY")

# Results of a roll (1.15).
FAIL: Final = 0
CANCELLED: Final = 1
SUCCESS: Final = 2
CRITICAL: Final = 3
RESULT_WORDS: Final[tuple[str, ...]] = ("FAIL", "CANCELLED", "SUCCESS", "CRITICAL")

# Where a modifier comes from (1.16).
RANGE: Final = 0
UNDER_PRESSURE: Final = 1
FROM_THE_GROUND: Final = 2
EASY_BALL: Final = 3
IN_FLIGHT: Final = 4
FATIGUE: Final = 5
BY_CARD: Final = 6
BY_STARS: Final = 7
BY_TEAM_PLAY: Final = 8
SOURCE_WORDS: Final[tuple[str, ...]] = (
    "range",
    "pressure",
    "from the ground",
    "ball at hand",
    "in flight",
    "fatigue",
    "card",
    "team token",
    "team play",
)

# Position skills (4.05).
NO_SKILL: Final = 0
SIDE_STEP: Final = 1
PRECISE_PASS: Final = 2
ONSLAUGHT: Final = 3
DEFENSIVE_VISION: Final = 4
EXPERT_TACKLER: Final = 5
SKILL_WORDS: Final[tuple[str, ...]] = (
    "none",
    "side step",
    "precise pass",
    "onslaught",
    "defensive vision",
    "expert tackler",
)

# Player skills (5.05).
NO_TALENT: Final = 0
SUMO: Final = 1
SHADOW_STEP: Final = 2
TWO_MOVES_AHEAD: Final = 3
IRON_GAZE: Final = 4
BRAWLER: Final = 5
CUB: Final = 6
STAMPEDE: Final = 7
AFTERBURNER: Final = 8
COLD_EYE: Final = 9
STING: Final = 10
NOT_AN_INCH: Final = 11
DEATH_ROLL: Final = 12
TALENT_WORDS: Final[tuple[str, ...]] = (
    "none",
    "sumo",
    "shadow step",
    "two moves ahead",
    "iron gaze",
    "brawler",
    "cub",
    "stampede",
    "afterburner",
    "cold eye",
    "sting",
    "not an inch",
    "death roll",
)

# Team skills (5.06, 5.07, T1 to T3).
NO_TEAM_SKILL: Final = 0
UNWAVERING_HONOUR: Final = 1
SUPERSTARS: Final = 2
SLIPSTREAM: Final = 3
SALVAGE: Final = 4
UNDERTOW: Final = 5
TEAM_SKILL_WORDS: Final[tuple[str, ...]] = (
    "none",
    "unwavering honour",
    "superstars",
    "slipstream",
    "salvage",
    "undertow",
)

# 5.03, 5.04: where a player is; the numbers are in `state`.
OFF_WORDS: Final[tuple[str, ...]] = ("pitch", "injured", "out", "to place")

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
PRACTICE_OVER: Final = 10
ENDING_WORDS: Final[tuple[str, ...]] = (
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
    "practice over",
)

BALL: Final = 8
"""Stands for the ball where players are numbered 0 to 7."""

NO_PLAYER: Final = -1
IN_THE_AIR: Final = -2
"""Instead of the ball's holder while it is kicked off: it is nowhere on the pitch."""

STYLE_WORDS: Final[tuple[str, ...]] = ("", "hitter", "runner", "kicker")
"""How the computer may play a team, if it has a manner of its own (`coaches/levels`)."""
