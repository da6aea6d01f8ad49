"""Plans of the attack: whom to activate and what it does first (1.01 to 1.04), or a team play (4.08)."""

from collections.abc import Iterator
from typing import Final

from thirdhalf.coaches.attack import PASSED_UP, TIRING
from thirdhalf.coaches.lookahead import SOUND, Line, Lookahead, activation_at
from thirdhalf.coaches.scripted import judged
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.tactics import candidates
from thirdhalf.takkure.cards.box import NO_PLAY
from thirdhalf.takkure.questions import CARD, FIRST_ACTION, MARK, PLAYER, RECEIVER, TEAM_PLAY
from thirdhalf.takkure.state import Match
from thirdhalf.takkure.tokens import all_tokens

STARTS: Final = (TEAM_PLAY, PLAYER, FIRST_ACTION, MARK, RECEIVER)
"""The questions at which an attack can be planned."""


class Plan:
    """Some answers to come, and what the script thinks of them."""

    __slots__ = ("glance", "line", "who")

    def __init__(self, line: Line, glance: int, who: int) -> None:
        self.line = line
        self.glance = glance
        # Whose plan it is: of each player's the best is looked at first. Team plays come after the players.
        self.who = who


def attack_plans(match: Match) -> list[Plan]:
    """All plans, in the order in which they are worth looking at."""
    found: list[Plan] = []
    decision = match.decision
    assert decision is not None
    if decision.topic == TEAM_PLAY:
        for choice in candidates(match):
            if choice[0] != NO_PLAY:
                found.append(Plan([(TEAM_PLAY, choice)], 0, 100 + choice[0]))
        after = match.copy()
        after.choose((NO_PLAY,))
        gather(after, [(TEAM_PLAY, (NO_PLAY,))], 0, found)
    else:
        gather(match.copy(), [], 0, found)
    return in_order(found)


def gather(match: Match, line: Line, cost: int, found: list[Plan]) -> None:
    """Adds the plans that begin with this line; the match is a copy in which nobody plays a card."""
    decision = match.decision
    while isinstance(decision, Pick) and decision.topic == CARD and PASSED_UP[0] in decision.options:
        match.choose(PASSED_UP)
        decision = match.decision
    if decision is None or decision.seat != match.attacker or decision.topic not in STARTS:
        found.append(Plan(line, -cost, match.active))
        return
    choices = candidates(match)
    if decision.topic in (PLAYER, FIRST_ACTION):
        for choice in choices:
            after = match.copy()
            after.choose(choice)
            tiring = tiring_cost(match, choice) if decision.topic == PLAYER else cost
            gather(after, [*line, (decision.topic, choice)], tiring, found)
        return
    for choice, value in zip(choices, judged(match, SOUND, choices), strict=True):
        found.append(Plan([*line, (decision.topic, choice)], value - cost, match.active))


def tiring_cost(match: Match, choice: Choice) -> int:
    """4.01: what the script thinks a third token costs."""
    player = match.players[choice[0]]
    if match.terms.fatigue and player.activations == 2:
        return TIRING[min(all_tokens(player), 3)]
    return 0


def in_order(plans: list[Plan]) -> list[Plan]:
    """The best at a glance; then the best of each player and the team plays; then all others."""
    plans.sort(key=lambda plan: -plan.glance)
    first: list[Plan] = []
    rest: list[Plan] = []
    known: set[int] = set()
    for plan in plans:
        if plan.who in known:
            rest.append(plan)
        else:
            known.add(plan.who)
            first.append(plan)
    return first + rest


def compared(match: Match, ahead: Lookahead, until: float, most: int) -> list[tuple[int, Plan]]:
    """The plans as far as the budget goes, each with what it is worth against the script, best first."""
    found: list[tuple[int, Plan]] = []
    for plan in attack_plans(match)[:most]:
        found.append((worth_of(plan, match, ahead), plan))
        if ahead.budget.part() >= until:
            break
    found.sort(key=lambda pair: -pair[0])
    return found


def compared_again(hands: Iterator[Match], plans: list[tuple[int, Plan]], ahead: Lookahead, until: float) -> Plan:
    """The best of these plans, each match being another guess of what the other coach holds: as many as the budget
    allows.
    """
    totals = [worth for worth, _ in plans]
    for match in hands:
        worths: list[int] = []
        for _, plan in plans:
            if ahead.budget.part() >= until:
                # Half a round would favour those it has reached.
                return plans[totals.index(max(totals))][1]
            worths.append(worth_of(plan, match, ahead))
        totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
    return plans[totals.index(max(totals))][1]


def worth_of(plan: Plan, match: Match, ahead: Lookahead) -> int:
    """What a plan is worth to the attack."""
    then = match.copy()
    return ahead.worth(then, activation_at(then), plan.line[:])
