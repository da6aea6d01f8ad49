"""R-47 Fractured vertebrae: a BDY roll before every action."""

from typing import Final

from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.rules.dice.reckoning import reckon
from thirdhalf.games.takkure.rules.dice.rolling import check
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import BACKBONE, BDY, FAIL, NOTHING
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

ABLE: Final = 0
LOST: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Backbone(Frame):
    """7.01: whether the player can do what it has declared."""

    __slots__ = ("action", "player")

    def __init__(self, step: int, player: int, action: int) -> None:
        self.step = step
        self.player = player
        self.action = action

    def copy(self) -> "Backbone":
        return Backbone(self.step, self.player, self.action)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def try_backbone(match: Match, number: int, action: int) -> None:
    """R-47: leave ABLE or LOST as the result; doing nothing needs no roll."""
    match.result = ABLE
    if action != NOTHING and match.players[number].profile.vertebrae:
        match.call(Backbone(0, number, action))


def roll_body(match: Match, backbone: Backbone) -> None:
    """7.01: D12 against BDY."""
    check(match, BACKBONE, BACKBONE, reckon(match, backbone.player, BDY))


def hold_or_lose(match: Match, backbone: Backbone) -> None:
    """R-47: failing loses that action only."""
    if match.result == FAIL:
        tell(match, events.ACTION_LOST, "R-47", (backbone.player, backbone.action))
        match.done(LOST)
    else:
        match.done(ABLE)


STEPS: Final[StepsOf[Backbone]] = (roll_body, hold_or_lose)
