"""What Takkure's coaches see in a decision, for hints: candidates played out to the end of the activation."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import HOW_MANY, NOTABLE, PERCENT, Hint, Sight, percent
from thirdhalf.games.takkure.coaches.kick_off_insight import KickOffSight, ball_to_line
from thirdhalf.games.takkure.coaches.measured_insight import MeasuredSight, SilentSight
from thirdhalf.games.takkure.coaches.reasons import (
    ADVANCES,
    COVERS,
    DOWN,
    FETCHES,
    INCHES,
    KEEPS,
    KEEPS_AT,
    LOST,
    SCORES,
    STAYS_DOWN,
    STOPS,
    TOUCHES,
    TRY,
    WINS_BALL,
)
from thirdhalf.games.takkure.coaches.search.attack_plans import STARTS, attack_plans
from thirdhalf.games.takkure.coaches.search.evaluation import value
from thirdhalf.games.takkure.coaches.search.lookahead import (
    WHOLE,
    Line,
    TakkureLookahead,
    ranked,
)
from thirdhalf.games.takkure.rules.at_hand import activation_at
from thirdhalf.games.takkure.rules.exercise import reached_line
from thirdhalf.games.takkure.rules.kick_off import kick_off_at
from thirdhalf.games.takkure.showing.measuring import measured, silenced
from thirdhalf.games.takkure.table.kinds import IN_THE_AIR, LINE_REACHED, NO_PLAYER, NO_RESTART
from thirdhalf.games.takkure.table.state import Match, own_match
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import NOWHERE
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import HOME
from thirdhalf.kernel.telling import Telling, number

TRIFLE: Final = 100
NEVER_KEPT: Final = -1
LOOKED_AT: Final = 10
"""So many candidates, those that the script likes best, are played out."""


class Odds:
    """What an activation comes to for the side that attacks, each out of a hundred; `inches` are left to the line, and
    `then` where the ball is kept.
    """

    __slots__ = ("down", "inches", "lost", "then", "touched", "tries")

    def __init__(self, tries: int, touched: int, lost: int, down: int, inches: int, then: int) -> None:
        self.tries = tries
        # 0.07: the line is touched, which ends the exercise.
        self.touched = touched
        # The ball is the other side's, or the try was missed.
        self.lost = lost
        # The ball is kept, but lies on the ground, in hand or loose.
        self.down = down
        self.inches = inches
        self.then = then

    def told(self) -> list[Telling]:
        """Each of them as a message."""
        return [
            Telling(TRY, {"chance": number(self.tries)}),
            Telling(LOST, {"chance": number(self.lost)}),
            Telling(DOWN, {"chance": number(self.down)}),
            Telling(INCHES, {"inches": number(self.inches)}),
        ]


class Listener:
    """Adds up what the ends of all lines have in common."""

    __slots__ = ("attacker", "before", "down", "far", "kept", "lost", "safe", "touched", "tries")

    def __init__(self, match: Match) -> None:
        self.attacker = match.attacker
        self.before = tries_of(match, match.attacker)
        self.tries = 0
        self.touched = 0
        self.lost = 0
        self.down = 0
        self.far = 0
        # Where the ball is in standing hands, how often, and how far the line then is.
        self.safe = 0
        self.kept = 0

    def __call__(self, match: Match, share: int) -> None:
        """One end of a line."""
        # where nobody is asked who kicks, the next kick-off has begun by now.
        if tries_of(match, self.attacker) > self.before:
            self.tries += share
            return
        inches = ball_to_line(match, self.attacker) // INCH
        self.far += share * inches
        holder = match.holder
        taken = holder >= 0 and match.players[holder].team != self.attacker
        if match.restart != NO_RESTART or taken or holder == IN_THE_AIR:
            self.lost += share
        elif holder == NO_PLAYER or match.players[holder].ground:
            self.down += share
        else:
            self.safe += share
            self.kept += share * inches
            if LINE_REACHED in match.terms.endings and reached_line(match):
                self.touched += share

    def odds(self) -> Odds:
        """All of it, out of a hundred."""
        then = self.kept // self.safe if self.safe else NEVER_KEPT
        shares = [percent(each, WHOLE) for each in (self.tries, self.touched, self.lost, self.down)]
        return Odds(shares[0], shares[1], shares[2], shares[3], self.far // WHOLE, then)


def tries_of(match: Match, seat: int) -> int:
    """How many tries a side has scored."""
    return match.home_tries if seat == HOME else match.away_tries


def takkure_sight(match: KernelMatch, chooser: Chooser, budget: Budget) -> Sight:
    """How Takkure's coaches see what is asked; 0.03: where measuring is closed, what has been measured alone."""
    match = own_match(match)
    if silenced(match) is not None:
        return SilentSight(budget)
    if not match.terms.open_measuring and match.decision is not None and measured(match):
        return MeasuredSight(match, match.decision, budget)
    return open_sight(match, chooser, budget)


def open_sight(match: KernelMatch, chooser: Chooser, budget: Budget) -> Sight:
    """How they see it where everything may be told."""
    match = own_match(match)
    if kick_off_at(match) != NOWHERE:
        return KickOffSight(match, chooser, budget)
    return ActivationSight(match, chooser, budget)


class ActivationSight(Sight):
    """The position of a decision, and how far ahead of it one looks."""

    __slots__ = ("_ahead", "_decision", "_lines", "_match")

    def __init__(self, match: Match, chooser: Chooser, budget: Budget) -> None:
        super().__init__(budget)
        assert match.decision is not None
        self._match = match
        self._decision = match.decision
        self._ahead = TakkureLookahead(match.decision.seat, chooser.below(1 << 30), budget, WHOLE // 50, HOW_MANY)
        # What is to follow a candidate.
        self._lines: dict[Choice, Line] = {}
        topic = match.decision.topic
        if topic in STARTS and match.decision.seat == match.attacker and self.foresees():
            for plan in attack_plans(match):
                if plan.line and plan.line[0][0] == topic:
                    self._lines.setdefault(plan.line[0][1], plan.line[1:])

    def considered(self) -> list[Choice]:
        return list(self._lines)[:LOOKED_AT] or ranked(self._match)[:LOOKED_AT]

    def foresees(self) -> bool:
        return activation_at(self._match) != NOWHERE

    def following(self, choice: Choice) -> Line:
        return self._lines.get(choice, [])[:]

    def trifle(self) -> int:
        return TRIFLE

    def hint(self, choice: Choice) -> Hint:
        listener = Listener(self._match)
        self._ahead.witness = listener
        worth = self._ahead.worth_of(self._match, choice, self._lines.get(choice, [])[:])
        gain = worth - value(self._match, self._decision.seat)
        odds = listener.odds()
        return Hint(choice, gain, odds.told(), why(self._match, self._decision.seat, odds))


def why(match: Match, seat: int, odds: Odds) -> Telling:
    """The message that says what speaks for a choice with these odds."""
    if seat == match.attacker:
        if odds.tries >= NOTABLE:
            return Telling(SCORES, {"chance": number(odds.tries)})
        often = PERCENT - odds.lost - odds.down
        # Where it is rather the exception, it is not what speaks for a choice.
        if odds.touched >= NOTABLE and 2 * odds.touched > often:
            return Telling(TOUCHES, {"chance": number(odds.touched)})
        kept = number(often)
        # 3.04: nobody has it yet.
        if match.holder == NO_PLAYER:
            return Telling(FETCHES, {"chance": kept})
        if odds.lost + odds.down >= NOTABLE:
            if odds.then == NEVER_KEPT:
                if odds.lost < NOTABLE:
                    return Telling(STAYS_DOWN, {})
                return Telling(KEEPS, {"chance": kept})
            return Telling(KEEPS_AT, {"chance": kept, "inches": number(odds.then)})
        return Telling(ADVANCES, {"inches": number(odds.inches)})
    if odds.lost >= NOTABLE:
        return Telling(WINS_BALL, {"chance": number(odds.lost)})
    if odds.down >= NOTABLE:
        return Telling(STOPS, {"chance": number(odds.down)})
    return Telling(COVERS, {"inches": number(odds.inches), "chance": number(odds.tries)})
