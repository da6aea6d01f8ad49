"""3.08 Melee roll: all dice at once, one winner."""

from typing import Final

from thirdhalf.takkure import events
from thirdhalf.takkure.changes import settle, take_ball, tell
from thirdhalf.takkure.kinds import BAC, CANCELLED, CRITICAL, FAIL, SUCCESS
from thirdhalf.takkure.rolls import CRITICAL_SCORE, D12, MISS, best_score
from thirdhalf.takkure.state import Frame, Match


class Melee(Frame):
    """3.08: those who go for the ball, what each does, the value and the dice each rolls with."""

    __slots__ = ("actions", "dice", "players", "values")

    def __init__(self, step: int, players: list[int], actions: list[int], values: list[int], dice: list[int]) -> None:
        self.step = step
        self.players = players
        self.actions = actions
        self.values = values
        self.dice = dice

    def copy(self) -> "Melee":
        return Melee(self.step, self.players[:], self.actions[:], self.values[:], self.dice[:])

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def roll_melee(match: Match, melee: Melee) -> None:
    """3.08: everybody's dice, in the order of `players`."""
    match.roll("melee", "3.08", D12, sum(melee.dice), melee.players[0])


def judge_melee(match: Match, melee: Melee) -> None:
    """3.08, R-40: every player's best die counts; the best success wins, those tied for it roll again with the same
    values.
    """
    scores = scored(match, melee)
    best = max(scores)
    first = [i for i in range(len(scores)) if scores[i] == best] if best != MISS else []
    for i, number in enumerate(melee.players):
        if i not in first:
            come_to(match, melee, i, FAIL if scores[i] == MISS else CANCELLED)
        if number != match.active and match.players[number].team != match.attacker:
            settle(match, number)
    if len(first) > 1:
        melee.players = [melee.players[i] for i in first]
        melee.actions = [melee.actions[i] for i in first]
        melee.values = [melee.values[i] for i in first]
        melee.dice = [melee.dice[i] for i in first]
        tell(match, events.TIED, "R-40", tuple(melee.players))
        melee.step = ROLL_MELEE
        return
    if first:
        come_to(match, melee, first[0], CRITICAL if best == CRITICAL_SCORE else SUCCESS)
        take_ball(match, melee.players[first[0]], "3.08")
    match.done(0)


def scored(match: Match, melee: Melee) -> list[int]:
    """1.17, R-40: each player's best score."""
    scores = []
    used = 0
    for i, number in enumerate(melee.players):
        count = melee.dice[i]
        scores.append(best_score(match.choice, used, count, melee.values[i]))
        faces = match.choice[used : used + count]
        tell(match, events.ROLLED, "3.08", (number, melee.actions[i], BAC, melee.values[i], *faces))
        used += count
    return scores


def come_to(match: Match, melee: Melee, i: int, result: int) -> None:
    """1.15: tell one player's result."""
    tell(match, events.CAME_TO, "3.08", (melee.players[i], melee.actions[i], result))


STEPS: Final = (roll_melee, judge_melee)
ROLL_MELEE: Final = 0
