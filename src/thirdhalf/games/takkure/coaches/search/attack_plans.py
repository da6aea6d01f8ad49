"""Plans of the attack: whom to activate and what it does first (1.01 to 1.04), or a team play (4.08)."""

from collections.abc import Iterator
from typing import Final

from thirdhalf.games.takkure.coaches.script.attack import pass_up_cards, tiring_cost
from thirdhalf.games.takkure.coaches.script.scripted import judged
from thirdhalf.games.takkure.coaches.script.style import SOUND
from thirdhalf.games.takkure.coaches.search.defence_plans import best_defence
from thirdhalf.games.takkure.coaches.search.lookahead import (
    Line,
    TakkureLookahead,
    play_on,
    stand_in,
)
from thirdhalf.games.takkure.rules.at_hand import activation_at
from thirdhalf.games.takkure.rules.defence import in_defence
from thirdhalf.games.takkure.table.box import NO_PLAY
from thirdhalf.games.takkure.table.questions.topics import (
    FIRST_ACTION,
    MARK,
    PLAYER,
    RECEIVER,
    SECOND_ACTION,
    TEAM_PLAY,
)
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.kernel.frame import NOWHERE
from thirdhalf.kernel.seat import other

STARTS: Final = (TEAM_PLAY, PLAYER, FIRST_ACTION, MARK, RECEIVER)
"""The questions at which an attack can be planned."""


class AttackPlan:
    """Some answers to come, and what the script thinks of them."""

    __slots__ = ("glance", "line", "who")

    def __init__(self, line: Line, glance: int, who: int) -> None:
        self.line = line
        self.glance = glance
        # Whose plan it is: of each player's the best is looked at first. Team plays come after the players.
        self.who = who


def attack_plans(match: Match) -> list[AttackPlan]:
    """All plans, in the order in which they are worth looking at."""
    found: list[AttackPlan] = []
    decision = match.decision
    assert decision is not None
    if decision.topic == TEAM_PLAY:
        for choice in candidates(match):
            if choice[0] != NO_PLAY:
                found.append(AttackPlan([(TEAM_PLAY, choice)], 0, 100 + choice[0]))
        after = match.copy()
        after.choose((NO_PLAY,))
        gather(after, [(TEAM_PLAY, (NO_PLAY,))], 0, found)
    else:
        gather(match.copy(), [], 0, found)
    return in_order(found)


def gather(match: Match, line: Line, cost: int, found: list[AttackPlan]) -> None:
    """Adds the plans that begin with this line; the match is a copy in which nobody plays a card."""
    decision = pass_up_cards(match)
    if decision is None or decision.seat != match.attacker or decision.topic not in STARTS:
        found.append(AttackPlan(line, -cost, match.active))
        return
    choices = candidates(match)
    if decision.topic in (PLAYER, FIRST_ACTION):
        for choice in choices:
            after = match.copy()
            after.choose(choice)
            tiring = tiring_cost(match, choice[0]) if decision.topic == PLAYER else cost
            gather(after, [*line, (decision.topic, choice)], tiring, found)
        return
    for choice, value in zip(choices, judged(match, SOUND, choices), strict=True):
        found.append(AttackPlan([*line, (decision.topic, choice)], value - cost, match.active))


def in_order(plans: list[AttackPlan]) -> list[AttackPlan]:
    """The best at a glance; then the best of each player and the team plays; then all others."""
    plans.sort(key=lambda plan: -plan.glance)
    first: list[AttackPlan] = []
    rest: list[AttackPlan] = []
    known: set[int] = set()
    for plan in plans:
        if plan.who in known:
            rest.append(plan)
        else:
            known.add(plan.who)
            first.append(plan)
    return first + rest


def compared(match: Match, ahead: TakkureLookahead, until: float, most: int) -> list[tuple[int, AttackPlan]]:
    """The plans as far as the budget goes, each with what it is worth against the script, best first."""
    found: list[tuple[int, AttackPlan]] = []
    for plan in attack_plans(match)[:most]:
        then = match.copy()
        found.append((ahead.worth_at(then, activation_at(then), plan.line[:]), plan))
        if ahead.budget.part() >= until:
            break
    found.sort(key=lambda pair: -pair[0])
    return found


def against_best_defence(
    hands: Iterator[Match], plans: list[tuple[int, AttackPlan]], ahead: TakkureLookahead, until: float, most_places: int
) -> AttackPlan:
    """Of these plans the one that is worth most against the defence that hurts it most.

    Each match of `hands` is another guess of what the other coach holds; as many are gone through as the budget allows.
    """
    totals = [0] * len(plans)
    chosen = plans[0][1]
    for turn, match in enumerate(hands):
        worths: list[int] = []
        start = ahead.budget.part()
        for glance, plan in plans:
            if ahead.budget.part() >= until:
                break
            # To each plan its part: one that meets fewer replies would look better than it is.
            enough = start + (until - start) * (len(worths) + 1) / len(plans)
            worths.append(against_defence(match, plan, glance, ahead, enough, most_places))
        if turn > 0 and len(worths) < len(plans):
            # Half a round would favour those it has reached.
            break
        for i, worth in enumerate(worths):
            totals[i] += worth
        if worths:
            chosen = plans[max(range(len(worths)), key=totals.__getitem__)][1]
        if ahead.budget.part() >= until:
            break
    return chosen


def against_defence(
    match: Match, plan: AttackPlan, glance: int, ahead: TakkureLookahead, until: float, most_places: int
) -> int:
    """What a plan is worth against the best joint reply; where nobody replies, what it is worth at a glance."""
    then = match.copy()
    before_defence(then, plan.line[:])
    if then.decision is None or then.decision.seat == match.attacker or not in_defence(then):
        return glance
    return -best_defence(then, ahead.of_seat(other(ahead.seat)), until, 1, most_places)[1]


def before_defence(match: Match, line: Line) -> None:
    """Play a plan up to the first thing that the defence decides, or to its end."""
    place = activation_at(match)
    while match.decision is not None and place != NOWHERE and not in_defence(match):
        decision = match.decision
        if line and line[0][0] == decision.topic and decision.refusal(line[0][1]) is None:
            place = play_on(match, place, line.pop(0)[1])
        elif decision.topic == SECOND_ACTION:
            break
        else:
            place = play_on(match, place, stand_in(match))
