"""The messages of Takkure's hints, as `words/*/hints.ftl` has them."""

from typing import Final

SCORES: Final = "hint-scores"
TOUCHES: Final = "hint-touches"
KEEPS: Final = "hint-keeps"
KEEPS_AT: Final = "hint-keeps-at"
STAYS_DOWN: Final = "hint-stays-down"
ADVANCES: Final = "hint-advances"
FETCHES: Final = "hint-fetches"
WINS_BALL: Final = "hint-wins-ball"
STOPS: Final = "hint-stops"
COVERS: Final = "hint-covers"
GETS_BALL: Final = "hint-gets-ball"
HOLDS_OFF: Final = "hint-holds-off"
REASONS: Final = (
    SCORES,
    TOUCHES,
    KEEPS,
    KEEPS_AT,
    STAYS_DOWN,
    FETCHES,
    ADVANCES,
    WINS_BALL,
    STOPS,
    COVERS,
    GETS_BALL,
    HOLDS_OFF,
)

TRY: Final = "odds-try"
LOST: Final = "odds-lost"
DOWN: Final = "odds-down"
INCHES: Final = "odds-inches"
OURS: Final = "odds-ours"
THEIRS: Final = "odds-theirs"
LOOSE: Final = "odds-loose"
START: Final = "odds-start"
ODDS: Final = (TRY, LOST, DOWN, INCHES, OURS, THEIRS, LOOSE, START)
