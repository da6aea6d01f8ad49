"""3.08 Melee roll: all dice at once, one winner."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import boosted, open_success, open_window
from thirdhalf.games.takkure.changes.cards import drop_all_boosts
from thirdhalf.games.takkure.changes.places import take_ball
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.changes.turns import score_try, settle
from thirdhalf.games.takkure.rules.actions.tackle import Tackled
from thirdhalf.games.takkure.rules.dice.rolling import MELEE_ROLL, roll_together
from thirdhalf.games.takkure.rules.dice.rolls import CRITICAL_SCORE, MISS, best_score
from thirdhalf.games.takkure.rules.harm.endurance import stumble
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import BEFORE_ROLL
from thirdhalf.games.takkure.table.hands import ADDED, DICE, RECKLESS
from thirdhalf.games.takkure.table.kinds import CANCELLED, CRITICAL, FAIL, SCORE, SUCCESS, TACKLE
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Melee(Frame):
    """3.08: those who go for the ball or the try, what each does, the value and the dice each rolls with.

    `fallen` are the tacklers that have failed; `grade` is what the winner's roll came to, `own`
    what the active player's did.
    """

    __slots__ = ("actions", "dice", "fallen", "grade", "own", "players", "values")

    def __init__(
        self,
        step: int,
        players: list[int],
        actions: list[int],
        values: list[int],
        dice: list[int],
        fallen: list[int],
        grade: int,
        own: int,
    ) -> None:
        self.step = step
        self.players = players
        self.actions = actions
        self.values = values
        self.dice = dice
        self.fallen = fallen
        self.grade = grade
        self.own = own

    def copy(self) -> "Melee":
        return Melee(
            self.step,
            players=self.players[:],
            actions=self.actions[:],
            values=self.values[:],
            dice=self.dice[:],
            fallen=self.fallen[:],
            grade=self.grade,
            own=self.own,
        )

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def open_rolls(match: Match, melee: Melee) -> None:
    """R-57: one window before all the dice."""
    open_window(match, BEFORE_ROLL, melee.players, melee.actions, [], 0)


def gather(match: Match, melee: Melee) -> None:
    """R-57, R-40: what cards and tokens add, for the tied as well."""
    if match.cards.boosts:
        for i, number in enumerate(melee.players):
            melee.values[i] += boosted(match, number, melee.actions[i], ADDED)
            melee.dice[i] += boosted(match, number, melee.actions[i], DICE)


def roll_melee(match: Match, melee: Melee) -> None:
    """3.08: everybody's dice, in the order of `players`."""
    roll_together(match, MELEE_ROLL, melee.players[:], melee.actions[:], melee.values[:], melee.dice[:])


def judge_melee(match: Match, melee: Melee) -> None:
    """3.08, R-40: every player's best die counts; the best success wins, those tied for it roll again."""
    scores = scored(match, melee)
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
        open_success(match, melee.players[0], melee.actions[0])


def scored(match: Match, melee: Melee) -> list[int]:
    """1.17, R-40: each player's best score."""
    scores = []
    used = 0
    for i in range(len(melee.players)):
        count = melee.dice[i]
        scores.append(best_score(match.choice, used, count, melee.values[i]))
        used += count
    return scores


def come_to(match: Match, melee: Melee, i: int, result: int) -> None:
    """1.15: tell one player's result."""
    number = melee.players[i]
    tell(match, events.CAME_TO, "3.08", (number, melee.actions[i], result))
    if match.players[number].team == match.attacker:
        melee.own = result


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
        number = melee.fallen.pop(0)
        stumble(match, number, boosted(match, number, TACKLE, RECKLESS))
        melee.step = BURY_FALLEN
    else:
        drop_all_boosts(match)
        match.done(melee.own)


STEPS: Final[StepsOf[Melee]] = (open_rolls, gather, roll_melee, judge_melee, crown_winner, bury_fallen)
ROLL_MELEE: Final = 2
BURY_FALLEN: Final = 5
