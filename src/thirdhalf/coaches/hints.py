"""Hints: for any decision the three best candidates, what they change, the odds behind that, and a reason in words."""

from typing import Final

from thirdhalf.coaches.attack_plans import STARTS, attack_plans
from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.evaluation import value
from thirdhalf.coaches.lookahead import WHOLE, Line, Lookahead, activation_of, ranked
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.view import View
from thirdhalf.takkure.kinds import AFTER_TRY, IN_THE_AIR, NO_PLAYER, NO_RESTART
from thirdhalf.takkure.state import Match, direction

HOW_MANY: Final = 3
LOOKED_AT: Final = 10
"""So many candidates, those that the script likes best, are played out."""

EVALUATIONS: Final = 400
PERCENT: Final = 100
NOTABLE: Final = 5
"""A chance below that, out of a hundred, is no reason."""

ONLY: Final = "hint-only"
HABIT: Final = "hint-habit"
SCORES: Final = "hint-scores"
KEEPS: Final = "hint-keeps"
ADVANCES: Final = "hint-advances"
WINS_BALL: Final = "hint-wins-ball"
STOPS: Final = "hint-stops"
COVERS: Final = "hint-covers"
REASONS: Final = (ONLY, HABIT, SCORES, KEEPS, ADVANCES, WINS_BALL, STOPS, COVERS)
"""The messages in `content/words/*/hints.ftl`."""


class Odds:
    """What an activation comes to for the side that attacks, each out of a hundred; `inches` are left to the line."""

    __slots__ = ("down", "inches", "lost", "tries")

    def __init__(self, tries: int, lost: int, down: int, inches: int) -> None:
        self.tries = tries
        # The ball is the other side's, or the try was missed.
        self.lost = lost
        # The ball is kept, but lies on the ground, in hand or loose.
        self.down = down
        self.inches = inches


class Hint:
    """One candidate: the choice, the change in try expectation (ten-thousandths), the odds, the reason's message."""

    __slots__ = ("choice", "gain", "odds", "reason", "values")

    def __init__(self, choice: Choice, gain: int, odds: Odds | None, reason: str, values: dict[str, str | int]) -> None:
        self.choice = choice
        self.gain = gain
        # None where nothing is rolled before the activation ends, or no activation is under way.
        self.odds = odds
        self.reason = reason
        self.values = values


class Listener:
    """Adds up what the ends of all lines have in common."""

    __slots__ = ("attacker", "down", "far", "lost", "tries")

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.tries = 0
        self.lost = 0
        self.down = 0
        self.far = 0

    def __call__(self, match: Match, share: int) -> None:
        """One end of a line."""
        if match.restart == AFTER_TRY:
            self.tries += share
            return
        holder = match.holder
        taken = holder >= 0 and match.players[holder].team != self.attacker
        if match.restart != NO_RESTART or taken or holder == IN_THE_AIR:
            self.lost += share
        elif holder == NO_PLAYER or match.players[holder].ground:
            self.down += share
        y = match.ball_y if holder < 0 else match.players[holder].y
        left = max(0, match.terms.line - y * direction(self.attacker))
        self.far += share * left // INCH

    def odds(self) -> Odds:
        """All of it, out of a hundred."""
        return Odds(percent(self.tries), percent(self.lost), percent(self.down), self.far // WHOLE)


def percent(share: int) -> int:
    """A share as so many out of a hundred."""
    return (share * PERCENT + WHOLE // 2) // WHOLE


class Sight:
    """The position of a decision, and how far ahead of it one looks."""

    __slots__ = ("ahead", "decision", "match", "now")

    def __init__(self, match: Match, chooser: Chooser, budget: Budget | None) -> None:
        assert match.decision is not None
        self.match = match
        self.decision = match.decision
        budget = budget or Budget(EVALUATIONS, 0)
        budget.begin()
        self.ahead = Lookahead(self.decision.seat, chooser.below(1 << 30), budget, WHOLE // 50, HOW_MANY)
        self.now = value(match, self.decision.seat)

    def hint(self, choice: Choice, line: Line) -> Hint:
        """What a choice comes to."""
        listener = Listener(self.match.attacker)
        self.ahead.witness = listener
        gain = self.ahead.worth_of(self.match, choice, line[:]) - self.now
        odds = listener.odds()
        reason, values = why(self.match, self.decision.seat, odds)
        return Hint(choice, gain, odds, reason, values)


def hints(view: View, seed: str, budget: Budget | None = None) -> list[Hint]:
    """The three candidates that promise most, best first; fewer where there are fewer, none where nobody knows any."""
    decision = view.decision
    if decision is None:
        return []
    chooser = Chooser(seed)
    match = view.guess(chooser)
    if not isinstance(match, Match):
        return []
    allowed = [(choice, line) for choice, line in considered(match) if decision.refusal(choice) is None]
    if len(allowed) == 1:
        return [Hint(allowed[0][0], 0, None, ONLY, {})]
    if activation_of(match) is None:
        return [Hint(choice, 0, None, HABIT, {}) for choice, _ in allowed[:HOW_MANY]]
    sight = Sight(match, chooser, budget)
    found: list[Hint] = []
    for choice, line in allowed:
        found.append(sight.hint(choice, line))
        if sight.ahead.budget.part() >= 1 and len(found) >= HOW_MANY:
            break
    found.sort(key=lambda hint: -hint.gain)
    return found[:HOW_MANY]


def weighed(view: View, seed: str, choice: Choice, budget: Budget | None = None) -> Hint | None:
    """What a choice of one's own comes to, by the same measure; None where it is forbidden or nothing depends on it."""
    decision = view.decision
    if decision is None or decision.refusal(choice) is not None:
        return None
    chooser = Chooser(seed)
    match = view.guess(chooser)
    if not isinstance(match, Match) or activation_of(match) is None:
        return None
    line = next((after for each, after in considered(match) if each == choice), [])
    return Sight(match, chooser, budget).hint(choice, line)


def considered(match: Match) -> list[tuple[Choice, Line]]:
    """The candidates worth playing out, with what is to follow them."""
    decision = match.decision
    assert decision is not None
    if decision.topic not in STARTS or decision.seat != match.attacker or activation_of(match) is None:
        return [(choice, []) for choice in ranked(match)[:LOOKED_AT]]
    found: list[tuple[Choice, Line]] = []
    for plan in attack_plans(match):
        if plan.line and plan.line[0][0] == decision.topic and plan.line[0][1] not in [each for each, _ in found]:
            found.append((plan.line[0][1], plan.line[1:]))
    return found[:LOOKED_AT] if found else [(choice, []) for choice in ranked(match)[:LOOKED_AT]]


def why(match: Match, seat: int, odds: Odds) -> tuple[str, dict[str, str | int]]:
    """The message that says what speaks for a choice with these odds."""
    if seat == match.attacker:
        if odds.tries >= NOTABLE:
            return SCORES, {"chance": odds.tries}
        if odds.lost + odds.down >= NOTABLE:
            return KEEPS, {"chance": PERCENT - odds.lost - odds.down}
        return ADVANCES, {"inches": odds.inches}
    if odds.lost >= NOTABLE:
        return WINS_BALL, {"chance": odds.lost}
    if odds.down >= NOTABLE:
        return STOPS, {"chance": odds.down}
    return COVERS, {"inches": odds.inches, "chance": odds.tries}
