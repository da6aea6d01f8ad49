"""The kinds of events in Takkure and the names of their values, in order.

A value's name says what it is: `player`, `tackler`, `carrier`, `receiver` are player numbers; `action`, `result`,
`characteristic`, `source`, `ending` are kinds; `points` and `faces` take all the rest; others are plain numbers.
"""

from typing import Final

SET_TAKEN: Final = "set taken"
ACTIVATED: Final = "activated"
MARKED: Final = "marked"
UNMARKED: Final = "unmarked"
DECLARED: Final = "declared"
RECEIVER_NAMED: Final = "receiver named"
SPOT_NAMED: Final = "spot named"
RAN: Final = "ran"
WALKED: Final = "walked"
DISPLACED: Final = "displaced"
BALL_DISPLACED: Final = "ball displaced"
SET_BACK: Final = "set back"
CLOSED_IN: Final = "closed in"
STOOD_UP: Final = "stood up"
GROUNDED: Final = "grounded"
WOUNDED: Final = "wounded"
TIRED: Final = "tired"
RESTED: Final = "rested"
SENT_OFF: Final = "sent off"
INJURY: Final = "injury"
FATIGUED_FOR_GOOD: Final = "fatigued for good"
OUT_OF_MATCH: Final = "out of the match"
ACTION_LOST: Final = "action lost"
TRY: Final = "try"
SKILL_USED: Final = "skill used"
POSITION_SKILL: Final = "position skill"
REFEREE: Final = "referee roll"
KICK_OFF: Final = "kick-off"
BACK: Final = "back"
PLACED: Final = "placed"
TEMPLATE_LAID: Final = "template laid"
TIME: Final = "time"
HALF: Final = "half"
HALF_OVER: Final = "half over"
SET_LOST: Final = "set lost"
MODIFIED: Final = "modified"
ROLLED: Final = "rolled"
CAME_TO: Final = "came to"
LAPSED: Final = "lapsed"
TIED: Final = "tied"
THROWN: Final = "thrown"
BALL_TAKEN: Final = "ball taken"
BALL_DOWN: Final = "ball down"
ARROW_POINTED: Final = "arrow pointed"
SCATTERED: Final = "scattered"
DIE_SHOWN: Final = "die shown"
GROUND_REMOVED: Final = "ground token removed"
TOKENS_REMOVED: Final = "tokens removed"
POSSESSION: Final = "possession"
DREW: Final = "drew"
CARD_DRAWN: Final = "card drawn"
CARD_LAID: Final = "card laid"
CARD_TURNED: Final = "card turned"
DISCARDED: Final = "discarded"
PLAY_CHOSEN: Final = "team play chosen"
PLAYS_READY: Final = "team plays ready"
PLAYS_BACK: Final = "team plays back"
PLAY_DECLARED: Final = "team play declared"
PARTICIPANT: Final = "participant"
PLAY_TURNED: Final = "team play turned"
LETTERED: Final = "lettered"
PLAY_OVER: Final = "team play over"
SPARED: Final = "spared"
STARS: Final = "team tokens"
HONOUR: Final = "honour tokens"
ENDED: Final = "ended"

EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    SET_TAKEN: ("seat", "tokens"),
    ACTIVATED: ("player", "activations"),
    MARKED: ("player", "points"),
    UNMARKED: ("player",),
    DECLARED: ("player", "action"),
    RECEIVER_NAMED: ("player", "receiver"),
    SPOT_NAMED: ("player", "x", "y"),
    RAN: ("player", "points"),
    WALKED: ("player", "points"),
    DISPLACED: ("player", "x", "y"),
    BALL_DISPLACED: ("x", "y"),
    SET_BACK: ("player", "x", "y"),
    CLOSED_IN: ("tackler", "x", "y"),
    STOOD_UP: ("player",),
    GROUNDED: ("player", "ground"),
    WOUNDED: ("player", "wounds"),
    TIRED: ("player", "fatigue", "inactive"),
    RESTED: ("player", "fatigue", "inactive"),
    SENT_OFF: ("player",),
    INJURY: ("player", "table", "face"),
    FATIGUED_FOR_GOOD: ("player",),
    OUT_OF_MATCH: ("player",),
    ACTION_LOST: ("player", "action"),
    SKILL_USED: ("player", "talent"),
    POSITION_SKILL: ("player", "skill"),
    TRY: ("player", "home", "away"),
    REFEREE: ("seat",),
    KICK_OFF: ("seat",),
    BACK: ("player",),
    PLACED: ("player", "x", "y"),
    TEMPLATE_LAID: ("x", "y"),
    TIME: ("box", "home_side", "away_side"),
    HALF: ("half",),
    HALF_OVER: ("half",),
    SET_LOST: ("seat",),
    MODIFIED: ("player", "source", "amount"),
    ROLLED: ("player", "action", "characteristic", "value", "faces"),
    CAME_TO: ("player", "action", "result"),
    LAPSED: ("player", "action"),
    TIED: ("players",),
    THROWN: ("player", "receiver", "x", "y"),
    BALL_TAKEN: ("player",),
    BALL_DOWN: ("x", "y"),
    ARROW_POINTED: ("degrees",),
    SCATTERED: ("face", "arrow"),
    DIE_SHOWN: ("seat", "face"),
    GROUND_REMOVED: ("player", "ground"),
    TOKENS_REMOVED: (),
    POSSESSION: ("seat",),
    DREW: ("seat", "cards"),
    CARD_DRAWN: ("seat", "card"),
    CARD_LAID: ("seat",),
    CARD_TURNED: ("seat", "card", "player"),
    DISCARDED: ("seat", "card"),
    PLAY_CHOSEN: ("seat", "play"),
    PLAYS_READY: ("seat",),
    PLAYS_BACK: (),
    PLAY_DECLARED: ("seat",),
    PARTICIPANT: ("player",),
    PLAY_TURNED: ("seat", "play"),
    LETTERED: ("player", "letter"),
    PLAY_OVER: ("seat",),
    SPARED: ("player",),
    STARS: ("seat", "stars"),
    HONOUR: ("player", "honour"),
    ENDED: ("ending", "seat"),
}
