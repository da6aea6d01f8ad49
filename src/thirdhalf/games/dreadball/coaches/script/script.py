"""The script: every plan and every option judged at a glance, and what a rush is to be spent on in which order."""

from typing import Final

from thirdhalf.games.dreadball.coaches.script.glance import glance
from thirdhalf.games.dreadball.coaches.script.outlook import Outlook
from thirdhalf.games.dreadball.coaches.script.reactions import judge
from thirdhalf.games.dreadball.coaches.script.style import Style
from thirdhalf.games.dreadball.coaches.script.worth import keeping, potential
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.questions.topics import TOKEN
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.plan import FETCH, GO, HOLD, PASS, SHOOT, ActionPlan
from thirdhalf.games.dreadball.tactics.plans import plans

WORTHWHILE: Final = 12
"""What a plan without the ball must gain to be worth a token."""
NEVER: Final = -1_000_000


class Judged:
    """A plan and what it is worth."""

    __slots__ = ("plan", "worth")

    def __init__(self, plan: ActionPlan, worth: int) -> None:
        self.plan = plan
        self.worth = worth


def with_ball(match: Match, plan: ActionPlan) -> bool:
    """Whether a plan decides what becomes of our ball."""
    return plan.aim in (FETCH, SHOOT, PASS) or (plan.aim == GO and match.holder == plan.number)


def judged_plans(match: Match, style: Style) -> list[Judged]:
    """All plans for the question, the best first.

    A plan with the ball is worth what it makes of the ball more than leaving it. Any other is worth what it gains, and
    that the best plan with the ball is still possible afterwards: so those come first, as far as the tokens go.
    """
    decision = match.decision
    assert decision is not None
    now = Outlook(match, decision.seat)
    found = plans(match)
    idle = idle_worth(now)
    glances = [glance(now, plan) for plan in found]
    best = NEVER
    line: ActionPlan | None = None
    for plan, worth in zip(found, glances, strict=True):
        if with_ball(match, plan) and worth > best and style.likes(plan):
            best = worth
            line = plan
    need = tokens_needed(now, line) if line is not None and best > idle else 0
    judged: list[Judged] = []
    for plan, worth in zip(found, glances, strict=True):
        if not style.likes(plan):
            worth = NEVER
        elif plan.aim == HOLD:
            worth = 0
        elif with_ball(match, plan):
            worth -= idle
        else:
            worth -= WORTHWHILE
            if need and decision.topic == TOKEN and line is not None and worth > 0:
                left = min(match.tokens - 1, now.tokens_of(line.number) - int(plan.number == line.number))
                if left >= need:
                    worth += best - idle
        if style.taste is not None and worth > NEVER:
            worth += style.taste.of(now, plan)
        judged.append(Judged(plan, worth))
    judged.sort(key=by_worth)
    return judged


def by_worth(judged: Judged) -> int:
    """Best first."""
    return -judged.worth


def idle_worth(now: Outlook) -> int:
    """What the ball is worth if nobody does anything about it."""
    match = now.match
    if match.holder != NO_PLAYER:
        holder = match.players[match.holder]
        if holder.team == now.seat:
            return keeping(match, match.holder, holder.at, now.threats, now.foe_tokens())
        return 0
    return min(0, now.unfetched())


def tokens_needed(now: Outlook, plan: ActionPlan) -> int:
    """How many tokens a plan with the ball takes until it bears fruit."""
    if plan.aim == FETCH:
        return min(2, now.tokens_of(plan.number))
    if plan.aim == GO:
        tokens = now.tokens_of(plan.number) - 1
        return 1 + int(potential(now.match, plan.number, plan.at, tokens, now.threats) > 0)
    return 1


def judged_options(match: Match, options: list[int]) -> list[int]:
    """What each option of a question outside plans is worth."""
    decision = match.decision
    assert decision is not None
    now = Outlook(match, decision.seat)
    return [judge(now, decision.topic, option) for option in options]
