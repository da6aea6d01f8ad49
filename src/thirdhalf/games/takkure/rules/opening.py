"""R-56: what happens before an activation: cards and Honour tokens."""

from typing import Final

from thirdhalf.games.takkure.cards.deal import draw_cards
from thirdhalf.games.takkure.cards.windows import open_window
from thirdhalf.games.takkure.changes.cards import take_turned
from thirdhalf.games.takkure.rules.dice.throw import check
from thirdhalf.games.takkure.rules.dice.values import rolled_value
from thirdhalf.games.takkure.table.box import BEFORE_ACTIVATION, card_of, player_of
from thirdhalf.games.takkure.table.kinds import FAIL, INT, WITS
from thirdhalf.games.takkure.table.state import Match, StepsOf
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Opening(Frame):
    """R-56: the window before an activation, and the cards turned in it that are still to be settled."""

    __slots__ = ("option", "queue")

    def __init__(self, step: int, queue: list[int], option: int) -> None:
        self.step = step
        self.queue = queue
        self.option = option

    def copy(self) -> "Opening":
        return Opening(self.step, self.queue[:], self.option)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def open_activation(match: Match, opening: Opening) -> None:
    """R-56, R-13: either coach may play cards and Honour tokens before a token is spent."""
    open_window(match, BEFORE_ACTIVATION, [], [], [], 0)


def take_cards(match: Match, opening: Opening) -> None:
    """R-56: what was turned."""
    opening.queue = list(take_turned(match))


def think(match: Match, opening: Opening) -> None:
    """4.07: Still Water: an INT roll by the player it was played for."""
    if not opening.queue:
        match.done(0)
        return
    opening.option = opening.queue.pop(0)
    number = player_of(opening.option)
    check(match, WITS, WITS, number, rolled_value(match, number, INT))


def draw_from_still_water(match: Match, opening: Opening) -> None:
    """4.07: success draws two cards, with at most four in hand."""
    opening.step = THINK
    if match.result != FAIL:
        seat = match.players[player_of(opening.option)].team
        draw_cards(match, seat, match.cards.box.plays[card_of(opening.option)].amount)


STEPS: Final[StepsOf[Opening]] = (open_activation, take_cards, think, draw_from_still_water)
THINK: Final = 2
