"""3.08 Melee roll: all dice at once, one winner."""

from typing import Final

from thirdhalf.takkure import events
from thirdhalf.takkure.actions.endurance import stumble
from thirdhalf.takkure.actions.tackle import Tackled
from thirdhalf.takkure.changes import score_try, settle, take_ball, tell, use_skill
from thirdhalf.takkure.kinds import BAC, CANCELLED, CRITICAL, CUB, FAIL, PICK_UP, SCORE, STR, SUCCESS, TACKLE
from thirdhalf.takkure.questions import USE_SKILL
from thirdhalf.takkure.rolls import CRITICAL_SCORE, D12, MISS, best_score
from thirdhalf.takkure.skills import KEEP, USE, unused_talent
from thirdhalf.takkure.state import USED_IN_HALF, Frame, Match


class Melee(Frame):
    """3.08: those who go for the ball or the try, what each does, the value and the dice each rolls with.

    `fallen` are the tacklers that have failed; `grade` is what the winner's roll came to.
    """

    __slots__ = ("actions", "dice", "fallen", "grade", "players", "scores", "values")

    def __init__(
        self,
        step: int,
        players: list[int],
        actions: list[int],
        values: list[int],
        dice: list[int],
        scores: list[int],
        fallen: list[int],
        grade: int,
    ) -> None:
        self.step = step
        self.players = players
        self.actions = actions
        self.values = values
        self.dice = dice
        self.scores = scores
        self.fallen = fallen
        self.grade = grade

    def copy(self) -> "Melee":
        return Melee(
            self.step,
            self.players[:],
            self.actions[:],
            self.values[:],
            self.dice[:],
            self.scores[:],
            self.fallen[:],
            self.grade,
        )

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def roll_melee(match: Match, melee: Melee) -> None:
    """3.08: everybody's dice, in the order of `players`."""
    match.roll("melee", "3.08", D12, sum(melee.dice), melee.players[0])


def score_melee(match: Match, melee: Melee) -> None:
    """R-40: everybody's best score. 5.05: Cub may have a failed pick-up rolled again, once a half."""
    melee.scores = scored(match, melee)
    number = melee.players[0]
    failed = melee.scores[0] == MISS and melee.actions[0] == PICK_UP
    if failed and unused_talent(match, number, CUB):
        match.ask_pick(match.attacker, USE_SKILL, "5.05", (USE, KEEP))
    else:
        melee.step = JUDGE_MELEE


def roll_again(match: Match, melee: Melee) -> None:
    """5.05: the second try of a Cub."""
    if match.choice[0] == USE:
        use_skill(match, melee.players[0], CUB, USED_IN_HALF)
        match.roll("melee", "5.05", D12, melee.dice[0], melee.players[0])
    else:
        melee.step = JUDGE_MELEE


def score_again(match: Match, melee: Melee) -> None:
    """R-58: the new result stands."""
    melee.scores[0] = best_score(match.choice, 0, melee.dice[0], melee.values[0])
    tell(match, events.ROLLED, "3.08", (melee.players[0], PICK_UP, BAC, melee.values[0], *match.choice))


def judge_melee(match: Match, melee: Melee) -> None:
    """3.08, R-40: every player's best die counts; the best success wins, those tied for it roll again."""
    scores = melee.scores
    best = max(scores)
    first = [i for i in range(len(scores)) if scores[i] == best] if best != MISS else []
    for i, number in enumerate(melee.players):
        if i not in first:
            come_to(match, melee, i, FAIL if scores[i] == MISS else CANCELLED)
            if scores[i] == MISS and melee.actions[i] == TACKLE:
                melee.fallen.append(number)
        if match.players[number].team != match.attacker:
            settle(match, number)
    melee.players = [melee.players[i] for i in first]
    melee.actions = [melee.actions[i] for i in first]
    melee.values = [melee.values[i] for i in first]
    melee.dice = [melee.dice[i] for i in first]
    if len(first) > 1:
        tell(match, events.TIED, "R-40", tuple(melee.players))
        melee.step = ROLL_MELEE
    elif first:
        melee.grade = CRITICAL if best == CRITICAL_SCORE else SUCCESS
        come_to(match, melee, 0, melee.grade)


def scored(match: Match, melee: Melee) -> list[int]:
    """1.17, R-40: each player's best score."""
    scores = []
    used = 0
    for i, number in enumerate(melee.players):
        count = melee.dice[i]
        action = melee.actions[i]
        scores.append(best_score(match.choice, used, count, melee.values[i]))
        faces = match.choice[used : used + count]
        kind = STR if action == TACKLE else BAC
        tell(match, events.ROLLED, "3.08", (number, action, kind, melee.values[i], *faces))
        used += count
    return scores


def come_to(match: Match, melee: Melee, i: int, result: int) -> None:
    """1.15: tell one player's result."""
    tell(match, events.CAME_TO, "3.08", (melee.players[i], melee.actions[i], result))


def crown_winner(match: Match, melee: Melee) -> None:
    """3.08, 4.04, R-29: the winner's effect: the ball, the try, or the tackle."""
    if not melee.players:
        return
    number = melee.players[0]
    if melee.actions[0] == SCORE:
        score_try(match)
    elif melee.actions[0] == TACKLE:
        match.call(Tackled(0, number, match.first_carrier, melee.grade))
    else:
        take_ball(match, number, "3.08")


def bury_fallen(match: Match, melee: Melee) -> None:
    """R-29, 1.21: then the harm of the tacklers that failed, one after the other."""
    if melee.fallen:
        stumble(match, melee.fallen.pop(0))
        melee.step = BURY_FALLEN
    else:
        match.done(0)


STEPS: Final = (roll_melee, score_melee, roll_again, score_again, judge_melee, crown_winner, bury_fallen)
ROLL_MELEE: Final = 0
JUDGE_MELEE: Final = 4
BURY_FALLEN: Final = 6
