"""`thirdhalf` with an adviser that does not look ahead: for tests that want some sensible answer, and many of them.

What it suggests is what a rookie would do, without odds. Tests of advice itself have a server as everybody has it.
"""

import sys

from tests.browser.seeded import prepare
from thirdhalf.cli import main
from thirdhalf.coaches.adviser import Adviser
from thirdhalf.coaches.hints import HABIT, Hint
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.telling import Telling
from thirdhalf.kernel.view import View
from thirdhalf.server.games import coach_for, looking_at
from thirdhalf.server.thinking.jobs import Job
from thirdhalf.server.thinking.thinker import Thinker

COACH = "rookie"


class Hasty(Adviser):
    """Says what its coach would do."""

    def __init__(self, game: str, seed: str) -> None:
        super().__init__(seed, looking_at(game))
        self._coach: Coach = coach_for(game, COACH, seed)

    def advise(self, view: View) -> list[Hint]:
        return [Hint(self._coach(view), 0, [], Telling(HABIT, {}))]

    def parted(self) -> Adviser:
        return self

    def follow(self, view: View) -> Choice:
        return self._coach(view)

    def weigh(self, view: View, choice: Choice) -> Hint | None:
        return None


def hasty(_: Thinker, job: Job) -> Adviser:
    """In the place of `Thinker.new_adviser`."""
    return Hasty(job.game, job.seed)


if __name__ == "__main__":
    prepare()
    Thinker.new_adviser = hasty  # type: ignore[method-assign, assignment]
    # In this process, where that has been put in its place.
    sys.argv += ["--coaches", "0"]
    main()
