"""A coach who does without something: what it is worth is what is lost without it."""

from collections.abc import Sequence
from typing import Final

from thirdhalf.coaches.budget import COUNTED, Budget
from thirdhalf.coaches.hints import sight_of
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View

THOUGHT: Final = 100
"""Evaluations that the next best answer is looked for with."""


def check_forgone(kit: Kit, game: Game, names: Sequence[str]) -> None:
    """ValueError where nobody can do without one of these by choosing otherwise."""
    known = [name for name in kit.everything(game) if name.partition(": ")[0] in kit.design.topics]
    for name in names:
        if name not in known:
            raise ValueError(f"nothing that is chosen is called '{name}'; there are: {', '.join(known)}")


class Abstaining:
    """Plays as another coach does, but never chooses what it must do without: then it takes what its game's adviser
    thinks best of the rest. Where nothing else is offered it does it all the same.
    """

    def __init__(self, coach: Coach, kit: Kit, game: Game, names: Sequence[str], seed: str) -> None:
        self._coach = coach
        self._kit = kit
        self._game = game
        self._seed = seed
        parts = [name.partition(": ") for name in names]
        self._forgone = [(kit.design.topics[group], word) for group, _, word in parts]

    def __call__(self, view: View) -> Choice:
        choice = self._coach(view)
        decision = view.decision
        words = [word for topics, word in self._forgone if decision is not None and decision.topic in topics]
        if not words or not isinstance(decision, Pick):
            return choice
        match = view.guess(Chooser(self._seed))
        left = [
            (option,)
            for option in decision.options
            if not is_called(self._game.option_word(match, decision, option), words)
        ]
        if not left or choice in left:
            return choice
        sight = sight_of(view, self._seed, self._kit.looking_back, Budget(THOUGHT, COUNTED))
        considered = [other for other in sight.considered() if other in left] or left
        if not sight.foresees():
            return considered[0]
        return max(considered, key=lambda other: sight.hint(other).gain)


def is_called(option: str, words: Sequence[str]) -> bool:
    """Whether an option is one of these; it may say behind its name whom it is for."""
    return any(option == word or option.startswith(f"{word} ") for word in words)
