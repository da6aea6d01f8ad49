"""Plans of the defence (1.05): what all defenders do together, improved one defender after the other."""

from typing import Final

from thirdhalf.games.takkure.coaches.script.scripted import judged
from thirdhalf.games.takkure.coaches.script.style import SOUND
from thirdhalf.games.takkure.coaches.search.lookahead import Line, TakkureLookahead, play_on, stand_in
from thirdhalf.games.takkure.rules.at_hand import activation_at
from thirdhalf.games.takkure.rules.defence import defender_at_work, in_defence
from thirdhalf.games.takkure.table.questions.topics import DEFENCE, DEFENDER, DEFENSIVE_MOVE, SPOT
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.kernel.decision import Choice

ANSWERS: Final = (DEFENCE, SPOT, DEFENSIVE_MOVE)

Joint = dict[int, Line]
"""For each defender its answers; the order of the entries is the order in which they act."""


class DefencePlan:
    """What every defender is to do."""

    __slots__ = ("joint",)

    def __init__(self, joint: Joint) -> None:
        self.joint = joint

    def answer(self, match: Match) -> Choice | None:
        """The planned answer to what is asked, if it has one that is allowed."""
        decision = match.decision
        assert decision is not None
        choice: Choice | None = None
        if decision.topic == DEFENDER:
            for number in self.joint:
                if decision.refusal((number,)) is None:
                    return (number,)
            return None
        if decision.topic in ANSWERS:
            for topic, planned in self.joint.get(defender_at_work(match), ()):
                if topic == decision.topic:
                    choice = planned
        return choice if choice is not None and decision.refusal(choice) is None else None


def play_defence(match: Match, plan: DefencePlan, noted: Joint | None) -> int:
    """Play step 2 to its end by the plan, the script standing in; what was done is noted. The place in the stack of the
    activation, if that goes on.
    """
    place = activation_at(match)
    while match.decision is not None and in_defence(match):
        decision = match.decision
        choice = plan.answer(match)
        if choice is None:
            choice = stand_in(match)
        if noted is not None:
            if decision.topic == DEFENDER:
                noted[choice[0]] = []
            elif decision.topic in ANSWERS:
                noted.setdefault(defender_at_work(match), []).append((decision.topic, choice))
        place = play_on(match, place, choice)
    return place


def ways(match: Match, most_places: int) -> list[Line]:
    """What the defender who is asked for its action can do: every action with the spots and places the script likes."""
    found: list[Line] = []
    if match.decision is None or match.decision.topic != DEFENCE:
        return extend(match, [], most_places)
    for choice in candidates(match):
        after = match.copy()
        number = defender_at_work(match)
        after.choose(choice)
        line: Line = [(DEFENCE, choice)]
        if after.decision is None or defender_at_work(after) != number:
            found.append(line)
        else:
            found += extend(after, line, most_places)
    return found


def extend(match: Match, line: Line, most_places: int) -> list[Line]:
    """The line with the best spots and places added."""
    decision = match.decision
    if decision is None or decision.topic not in (SPOT, DEFENSIVE_MOVE):
        return [line]
    choices = candidates(match)
    values = judged(match, SOUND, choices)
    order = sorted(range(len(choices)), key=lambda i: -values[i])
    kept = [choices[i] for i in order[:most_places]]
    if decision.topic == DEFENSIVE_MOVE:
        return [[*line, (DEFENSIVE_MOVE, choice)] for choice in kept]
    found: list[Line] = []
    for choice in kept[:2]:
        after = match.copy()
        after.choose(choice)
        found += extend(after, [*line, (SPOT, choice)], 1)
    return found


def best_defence(
    match: Match, ahead: TakkureLookahead, until: float, rounds: int, most_places: int
) -> tuple[DefencePlan, int]:
    """1.05: the joint action that leaves the attack least, found by coordinate ascent from what the script does.

    What it is worth to the defence comes with it.
    """
    joint: Joint = {}
    first = match.copy()
    place = play_defence(first, DefencePlan({}), joint)
    plan = DefencePlan(joint)
    best = ahead.worth_at(first, place, [])
    for _ in range(rounds):
        better = 0
        for number in list(joint):
            for line in ways(at_turn(match, plan, number), most_places):
                if line == plan.joint[number]:
                    continue
                if ahead.budget.part() >= until:
                    return plan, best
                trial = DefencePlan({**plan.joint, number: line})
                then = match.copy()
                value = ahead.worth_at(then, play_defence(then, trial, None), [])
                if value > best:
                    best = value
                    plan = trial
                    better = 1
        if not better:
            break
    return plan, best


def at_turn(match: Match, plan: DefencePlan, number: int) -> Match:
    """A copy in which this defender is about to act, those planned before it having acted."""
    then = match.copy()
    while then.decision is not None and in_defence(then):
        decision = then.decision
        if defender_at_work(then) == number and decision.topic in ANSWERS:
            break
        choice = plan.answer(then)
        then.choose(stand_in(then) if choice is None else choice)
    return then
