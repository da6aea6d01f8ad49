"""A question as a program is asked it: what is offered, and what else it may want to know before it answers."""

from typing import Final, NamedTuple

from thirdhalf.games.kit import Kit
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Decision, Pick, Place
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.view import View

PICK: Final = "pick"
PLACE: Final = "place"
PATH: Final = "path"
SHOWN: Final = ("state", "setting", "question", "events")
"""What can be shown, as JSON."""


class Offer(NamedTuple):
    """A choice worth considering; the word that files have for an option."""

    choice: Choice
    word: str


class Question:
    """What somebody is asked. Whoever asks knows what is allowed."""

    form = PICK
    topic = ""
    rule = ""
    offers: tuple[Offer, ...] = ()

    def refusal(self, choice: Choice) -> str:
        """The rule that refuses a choice and the reason; nothing if it is allowed."""
        raise NotImplementedError

    def shown(self, what: str) -> object:
        """One of SHOWN, in plain values."""
        raise NotImplementedError


def offered(kit: Kit, view: View, chooser: Chooser) -> list[Choice]:
    """The choices worth considering that are allowed, as the seat's eye judges them; never none."""
    decision = view.decision
    assert decision is not None
    found = [choice for choice in kit.candidates(view.glance(chooser), chooser) if decision.refusal(choice) is None]
    return found or [decision.sample(chooser)]


def form_of(decision: Decision) -> str:
    """What an answer is: one of a list, a point, or the points of a line."""
    if isinstance(decision, Pick):
        return PICK
    return PLACE if isinstance(decision, Place) else PATH


class ViewQuestion(Question):
    """A question that comes from a view. Whatever is shown is that of a guess: nothing hidden can be in it."""

    def __init__(self, kit: Kit, game: Game, view: View, chooser: Chooser, told: int) -> None:
        decision = view.decision
        assert decision is not None
        self._game = game
        self._view = view
        self._decision = decision
        # How many events it has been told, this question's included once they are shown.
        self.told = told
        self._guess = view.guess(chooser)
        self.form = form_of(decision)
        self.topic = decision.topic
        self.rule = decision.rule
        self.offers = tuple([Offer(choice, self._word(choice)) for choice in offered(kit, view, chooser)])

    def refusal(self, choice: Choice) -> str:
        refusal = self._decision.refusal(choice)
        return "" if refusal is None else str(refusal)

    def shown(self, what: str) -> object:
        if what == "state":
            return self._view.state()
        if what == "setting":
            return self._game.setting(self._guess)
        if what == "question":
            return self._game.describe(self._guess, self._decision)
        new = self._view.events()[self.told :]
        self.told += len(new)
        return [
            {"kind": event.kind, "rule": event.rule, "values": self._game.event_values(self._guess, event)}
            for event in new
        ]

    def _word(self, choice: Choice) -> str:
        decision = self._decision
        return self._game.option_word(self._guess, decision, choice[0]) if isinstance(decision, Pick) else ""
