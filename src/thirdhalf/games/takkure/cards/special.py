"""R-56: cards played after step 3: a tackler closes in, a carrier feints."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import open_window
from thirdhalf.games.takkure.changes.cards import take_turned
from thirdhalf.games.takkure.changes.table import make_contact, tell, walk
from thirdhalf.games.takkure.rules.dice.throw import check
from thirdhalf.games.takkure.rules.dice.values import rolled_value
from thirdhalf.games.takkure.rules.movement import judge_contact, strip
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import AFTER_MOVEMENT, CLOSE_IN, card_of, player_of
from thirdhalf.games.takkure.table.kinds import FAIL, INT, TACKLE, WITS
from thirdhalf.games.takkure.table.questions.topics import CARD_MOVE
from thirdhalf.games.takkure.table.questions.walks import ClosingIn
from thirdhalf.games.takkure.table.space import walk_question
from thirdhalf.games.takkure.table.state import FEINTED, Match, StepsOf
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterRun(Frame):
    """R-56: the window after step 3, and the cards turned in it that are still to be settled."""

    __slots__ = ("option", "queue")

    def __init__(self, step: int, queue: list[int], option: int) -> None:
        self.step = step
        self.queue = queue
        self.option = option

    def copy(self) -> "AfterRun":
        return AfterRun(self.step, self.queue[:], self.option)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def open_after_run(match: Match, after: AfterRun) -> None:
    """R-56: contacts are plain now."""
    open_window(match, AFTER_MOVEMENT, [], [], [], 0)


def take_cards(match: Match, after: AfterRun) -> None:
    """R-56: what was turned."""
    after.queue = list(take_turned(match))


def settle_card(match: Match, after: AfterRun) -> None:
    """4.07: Drawn Blade: a tackler moves towards the strip. Feint: the carrier rolls INT."""
    if not after.queue:
        match.done(0)
        return
    after.option = after.queue.pop(0)
    number = player_of(after.option)
    card = match.cards.box.plays[card_of(after.option)]
    if card.effect == CLOSE_IN:
        question = walk_question(match, number, CARD_MOVE, "4.07", card.amount, 0)
        match.ask(ClosingIn(question, strip(match)))
    else:
        after.step = JUDGE_FEINT
        check(match, WITS, WITS, match.active, rolled_value(match, match.active, INT))


def close_in(match: Match, after: AfterRun) -> None:
    """4.07, R-24: the card has put it there; contact is judged anew."""
    number = player_of(after.option)
    walk(match, number, match.choice, "4.07")
    judge_contact(match, number)
    after.step = SETTLE_CARD


def judge_feint(match: Match, after: AfterRun) -> None:
    """4.07: success: that tackler has failed, without the REF roll, and is out of all contests."""
    if match.result != FAIL:
        number = player_of(after.option)
        make_contact(match, number, FEINTED)
        tell(match, events.CAME_TO, "4.07", (number, TACKLE, FAIL))
    after.step = SETTLE_CARD


STEPS: Final[StepsOf[AfterRun]] = (open_after_run, take_cards, settle_card, close_in, judge_feint)
SETTLE_CARD: Final = 2
JUDGE_FEINT: Final = 4
