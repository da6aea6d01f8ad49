"""Coaches who stray: where a coach always does what it thinks best, nothing tells what the rest is worth."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View
from tools.learn.games import Studied

LAPSE = 15
"""So often, out of a hundred, a coach has a lapse when a new position comes up, and strays until the next."""
OFTEN = 30
"""So often, out of a hundred, a coach who has a lapse strays at a question."""


class Strayer:
    """Both coaches of a match, who share their lapses: at one position either both may stray or none."""

    def __init__(self, study: Studied, coaches: tuple[Coach, Coach], seed: str) -> None:
        self.study = study
        self.coaches = coaches
        self.chooser = Chooser(seed)
        self.lapse = 0
        # 1 once somebody has strayed since the last position.
        self.strayed = 0

    def new_position(self, often: int) -> None:
        """Another position has come up; `often` is LAPSE, or 0 where nobody is to stray any more."""
        self.lapse = int(self.chooser.below(100) < often)
        self.strayed = 0

    def choose(self, view: View) -> Choice:
        """What the coach who is asked does, or something else."""
        decision = view.decision
        assert decision is not None
        choice = self.coaches[decision.seat](view)
        if self.lapse and self.chooser.below(100) < OFTEN:
            other = self.study.other_choice(view.guess(self.chooser), self.chooser)
            if other is not None and other != choice and decision.refusal(other) is None:
                self.strayed = 1
                return other
        return choice


class Strayed(NamedTuple):
    """A match of coaches who stray: its set-up, who played, all choices, and whom chance was left to."""

    setup: Setup
    coaches: list[str]
    choices: list[Choice]
    chooser: Chooser


def strayed_match(
    study: Studied, seed: str, levels: Sequence[str], look: Callable[[Match, int, bool], None]
) -> Strayed:
    """Play one, between coaches of these levels. `look` sees it before every choice and throw, with how many were made
    and whether another position has come up.
    """
    chooser = Chooser(f"{seed}/match")
    setup = study.setup(chooser)
    match = study.game.new(setup, None)
    names = [levels[chooser.below(len(levels))] for _ in range(2)]
    coaches = Strayer(study, (study.coach(names[0], f"{seed}/0"), study.coach(names[1], f"{seed}/1")), f"{seed}/stray")
    dice = Dice(seed_from(seed))
    choices: list[Choice] = []
    last = ""
    while (decision := match.decision) is not None:
        moment = study.moment(match)
        fresh = moment not in ("", last)
        if fresh:
            last = moment
            coaches.new_position(LAPSE)
        look(match, len(choices), fresh)
        choice = dice.roll(decision) if isinstance(decision, Roll) else coaches.choose(View(match, decision.seat))
        choices.append(choice)
        match.choose(choice)
    return Strayed(setup, names, choices, chooser)
