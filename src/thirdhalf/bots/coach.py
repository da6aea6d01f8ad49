"""A program as a coach: `program:./my_bot`, wherever a coach is named by who runs the software."""

import re
import weakref
from typing import Final

from thirdhalf.bots.dialogue import SECONDS, Dialogue
from thirdhalf.bots.process import Process
from thirdhalf.bots.question import ViewQuestion
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.game import Game, Outcome, Setup
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View

PREFIX: Final = "program:"
TIMED: Final = re.compile(r"(?P<seconds>\d{1,4}(\.\d{1,3})?)s:(?P<command>.+)", re.DOTALL)


def is_program(name: str) -> bool:
    """Whether a coach's name is that of a program."""
    return name.startswith(PREFIX)


def command_and_time(name: str) -> tuple[str, float]:
    """`program:./my_bot` or, with the seconds it has for a decision, `program:0.5s:./my_bot`."""
    rest = name.removeprefix(PREFIX)
    timed = TIMED.fullmatch(rest)
    if timed is None:
        return rest, SECONDS
    seconds = float(timed["seconds"])
    if not seconds:
        raise ValueError(f"'{name}' gives the program no time")
    return timed["command"], seconds


class ProgramCoach:
    """A program that is started for one match and ends with it, or with whatever holds this coach."""

    def __init__(self, kit: Kit, game: Game, setup: Setup, name: str, seed: str) -> None:
        command, seconds = command_and_time(name)
        self._kit = kit
        self._game = game
        self._setup = setup
        self._seed = seed
        self._chooser = Chooser(seed)
        self._begun = False
        self._told = 0
        process = Process(command)
        self._finish = weakref.finalize(self, process.stop)
        try:
            self._dialogue = Dialogue(process, seconds)
        except ValueError:
            self._finish()
            raise

    @property
    def forfeited(self) -> str:
        """Why the match is lost whatever comes of it; nothing as long as it is not."""
        return self._dialogue.forfeited

    @property
    def faults(self) -> list[str]:
        """What it has done wrong so far."""
        return self._dialogue.faults

    def __call__(self, view: View) -> Choice:
        if not self._begun:
            self._begun = True
            self._dialogue.begin(self._game.id, view.seat, self._seed, self._setup)
        question = ViewQuestion(self._kit, self._game, view, self._chooser, self._told)
        choice = self._dialogue.answer(question)
        self._told = question.told
        if self._dialogue.forfeited:
            self._finish()
        return choice

    def over(self, outcome: Outcome) -> None:
        """Tell it how the match ended, and let it end."""
        if self._finish.alive:
            self._dialogue.over(outcome)
            self._finish()


def coach_named(kit: Kit, game: Game, setup: Setup, name: str, seed: str) -> Coach:
    """A coach for one match: one of the computer's, one's own by where it is, or a program. Runs what is named: only
    for names that come from who runs the software.
    """
    if is_program(name):
        return ProgramCoach(kit, game, setup, name, seed)
    return kit.roster.anybody(name, seed)
