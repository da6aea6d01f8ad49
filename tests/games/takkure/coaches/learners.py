"""Learners of several kinds, for the guided exercises: who follows what is suggested, and who does not."""

from collections.abc import Callable, Iterator
from typing import Final

from thirdhalf.coaches.random import RandomCoach
from thirdhalf.games.takkure.coaches import coach
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.kinds import MOVE, NOTHING
from thirdhalf.games.takkure.table.questions import topics as questions
from thirdhalf.games.takkure.table.questions.walks import Mark, Walk
from thirdhalf.games.takkure.table.state import Match, own_match
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.table import Coach, Table
from thirdhalf.kernel.view import View

SEEDS: Final = range(24)


class Straight:
    """Runs for the line, whoever stands there, and goes on running."""

    def __init__(self, seed: str, exercise: int) -> None:
        self._else = coach(f"advice-{exercise}", seed)

    def __call__(self, view: View) -> Choice:
        decision = view.decision
        if isinstance(decision, Mark):
            up = (decision.x, decision.y + 6 * INCH)
            if decision.refusal(up) is None:
                return up
        if isinstance(decision, Pick) and decision.topic == questions.SECOND_ACTION and MOVE in decision.options:
            return (MOVE,)
        if isinstance(decision, Walk) and decision.topic == questions.SECOND_MOVE:
            return decision.closest_to(decision.x, decision.y + 6 * INCH, 0)[-1]
        return self._else(view)


class Idle:
    """Does nothing that need not be done."""

    def __init__(self, seed: str) -> None:
        self._chooser = Chooser(seed)

    def __call__(self, view: View) -> Choice:
        decision = view.decision
        assert decision is not None
        for nothing in ((NOTHING,), ()):
            if decision.refusal(nothing) is None:
                return nothing
        return decision.sample(self._chooser)


LEARNERS: Final[dict[str, Callable[[str, int], Coach]]] = {
    "follows": lambda seed, exercise: coach(f"advice-{exercise}", seed),
    "strays": lambda seed, _: RandomCoach(seed),
    "runs": Straight,
    "idles": lambda seed, _: Idle(seed),
}


def lesson(exercise: int, learner: str, seed: int, part: str = "attack") -> Iterator[tuple[Match, Choice]]:
    """A guided exercise, question by question of the learner's with the answer about to be given, to its end."""
    setup: Setup = {"exercise": exercise, "attacker": "home", "measuring": "open"}
    match = takkure().new(setup, [])
    table = Table(match, Dice(seed_from(f"lesson {seed}")), None)
    own = 0 if part == "attack" else 1
    coaches = [LEARNERS[learner](f"own {seed}", exercise), coach(f"lesson-{exercise}", f"other {seed}")]
    while True:
        table.let_chance_answer()
        decision = match.decision
        if decision is None:
            return
        choice = coaches[decision.seat != own](View(match, decision.seat))
        if decision.seat == own:
            yield own_match(match), choice
        table.choose(choice)
