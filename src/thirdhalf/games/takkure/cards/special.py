"""4.07: cards whose effect takes more than one step: a tackler closes in, a carrier feints, a player's thought draws
cards.
"""

from typing import Final

from thirdhalf.games.takkure.cards.closing import CloseIn
from thirdhalf.games.takkure.cards.deal import draw_cards
from thirdhalf.games.takkure.cards.windows import Window
from thirdhalf.games.takkure.changes.places import make_contact
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.rules.dice.reckoning import reckon
from thirdhalf.games.takkure.rules.dice.rolling import check
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import Play, player_of
from thirdhalf.games.takkure.table.kinds import FAIL, INT, TACKLE, WITS
from thirdhalf.games.takkure.table.state import FEINTED, Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


def close_in(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: Drawn Blade and its like."""
    match.call(CloseIn(0, player_of(option), play.amount))


@mypyc_attr(acyclic=True, free_list_len=1)
class Feint(Frame):
    """4.07: the carrier tries to fool a tackler in contact."""

    __slots__ = ("tackler",)

    def __init__(self, step: int, tackler: int) -> None:
        self.step = step
        self.tackler = tackler

    def copy(self) -> "Feint":
        return Feint(self.step, self.tackler)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        FEINT_STEPS[step](match, self)


def feint(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: Feint."""
    match.call(Feint(0, player_of(option)))


def roll_wits(match: Match, feint: Feint) -> None:
    """4.07: the carrier rolls INT."""
    check(match, WITS, WITS, reckon(match, match.active, INT))


def judge_feint(match: Match, feint: Feint) -> None:
    """4.07: success: that tackler has failed, without the REF roll, and is out of all contests."""
    if match.result != FAIL:
        make_contact(match, feint.tackler, FEINTED)
        tell(match, events.CAME_TO, "4.07", (feint.tackler, TACKLE, FAIL))
    match.done(0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Thought(Frame):
    """4.07: a player thinks, and its coach may draw so many cards."""

    __slots__ = ("count", "player")

    def __init__(self, step: int, player: int, count: int) -> None:
        self.step = step
        self.player = player
        self.count = count

    def copy(self) -> "Thought":
        return Thought(self.step, self.player, self.count)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        THOUGHT_STEPS[step](match, self)


def draw_after_thought(match: Match, window: Window, play: Play, option: int) -> None:
    """4.07: Still Water."""
    match.call(Thought(0, player_of(option), play.amount))


def think(match: Match, thought: Thought) -> None:
    """4.07: an INT roll by the player it was played for."""
    check(match, WITS, WITS, reckon(match, thought.player, INT))


def draw(match: Match, thought: Thought) -> None:
    """4.07: success draws the cards, with at most four in hand."""
    if match.result != FAIL:
        draw_cards(match, match.players[thought.player].team, thought.count)


def end_thought(match: Match, thought: Thought) -> None:
    """4.07: the card has been dealt with."""
    match.done(0)


FEINT_STEPS: Final[StepsOf[Feint]] = (roll_wits, judge_feint)
THOUGHT_STEPS: Final[StepsOf[Thought]] = (think, draw, end_thought)
