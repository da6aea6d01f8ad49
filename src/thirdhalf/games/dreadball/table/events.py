"""The kinds of events in DreadBall and the names of their values, in order.

A value's name says what it is: `player`, `target`, `receiver` are player numbers; `hex`, `from` and `hexes` are hexes;
`facing` and `direction` are directions; `action`, `source`, `reason`, `ending` are kinds; `faces` and `hexes` take all
the rest; others are plain numbers.
"""

from typing import Final

HEAD_START: Final = "head start"
TOSS: Final = "toss"
PLACED: Final = "placed"
BENCHED: Final = "benched"
RUSH: Final = "rush"
LAUNCHED: Final = "launched"
TOKEN_SPENT: Final = "token spent"
FREE_ACTION: Final = "free action"
ENTERED: Final = "entered"
LEFT_PITCH: Final = "left the pitch"
STEPPED: Final = "stepped"
TURNED: Final = "turned"
FELL: Final = "fell"
STOOD_UP: Final = "stood up"
MODIFIED: Final = "modified"
ROLLED: Final = "rolled"
CAME_TO: Final = "came to"
ATTACKED: Final = "attacked"
REACTED: Final = "reacted"
PUSHED: Final = "pushed"
HELD_GROUND: Final = "held ground"
FOLLOWED: Final = "followed up"
DODGED: Final = "dodged"
KNOCKED_DOWN: Final = "knocked down"
INJURED: Final = "injured"
RECOVERS: Final = "recovers"
THROWN: Final = "thrown"
STRIKE_TRIED: Final = "strike tried"
STRIKE: Final = "strike"
BALL_TAKEN: Final = "ball taken"
BALL_LOST: Final = "ball lost"
BALL_HIT: Final = "ball hit"
SCATTERED: Final = "scattered"
BALL_DOWN: Final = "ball down"
RUSH_ENDING: Final = "rush ending"
SAVED: Final = "rush saved"
RUSH_OVER: Final = "rush over"
SUDDEN_DEATH: Final = "sudden death"
ENDED: Final = "ended"

EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    HEAD_START: ("seat", "points"),
    TOSS: ("seat", "home_die", "away_die"),
    PLACED: ("player", "hex", "facing"),
    BENCHED: ("player",),
    RUSH: ("seat", "rush", "tokens"),
    LAUNCHED: ("hexes",),
    TOKEN_SPENT: ("player", "action", "tokens"),
    FREE_ACTION: ("player", "action"),
    ENTERED: ("player", "hex"),
    LEFT_PITCH: ("player",),
    STEPPED: ("player", "from", "hex"),
    TURNED: ("player", "facing"),
    FELL: ("player", "hex"),
    STOOD_UP: ("player", "facing"),
    MODIFIED: ("player", "source", "amount"),
    ROLLED: ("player", "action", "stat", "faces"),
    CAME_TO: ("player", "action", "successes"),
    ATTACKED: ("player", "target", "action"),
    REACTED: ("player", "action"),
    PUSHED: ("player", "hex"),
    HELD_GROUND: ("player",),
    FOLLOWED: ("player", "hex"),
    DODGED: ("player", "hex"),
    KNOCKED_DOWN: ("player", "hits"),
    INJURED: ("player", "turns"),
    RECOVERS: ("player", "turns"),
    THROWN: ("player", "receiver", "range"),
    STRIKE_TRIED: ("player", "hex", "range"),
    STRIKE: ("player", "points", "home", "away"),
    BALL_TAKEN: ("player",),
    BALL_LOST: ("player",),
    BALL_HIT: ("player",),
    SCATTERED: ("direction", "distance", "hexes"),
    BALL_DOWN: ("hex",),
    RUSH_ENDING: ("reason",),
    SAVED: ("player",),
    RUSH_OVER: ("rush",),
    SUDDEN_DEATH: (),
    ENDED: ("ending", "seat"),
}
