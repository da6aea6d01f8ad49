"""4.01 Fatigue and 4.02 Max fatigue: a token falls due."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import open_for
from thirdhalf.games.takkure.changes.cards import ward_off
from thirdhalf.games.takkure.changes.harm import tire
from thirdhalf.games.takkure.rules.harm.injury import injure
from thirdhalf.games.takkure.rules.harm.tokens import MOST_TOKENS, all_tokens
from thirdhalf.games.takkure.table.box import FATIGUE_DUE
from thirdhalf.games.takkure.table.kinds import NOTHING
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Tire(Frame):
    """4.01: a fatigue token falls due to a player, by the rule or card named in the event."""

    __slots__ = ("player",)

    def __init__(self, step: int, player: int) -> None:
        self.step = step
        self.player = player

    def copy(self) -> "Tire":
        return Tire(self.step, self.player)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def open_fatigue(match: Match, tiring: Tire) -> None:
    """R-56: the window in which a fatigue token falls due."""
    open_for(match, FATIGUE_DUE, tiring.player, NOTHING)


def take_token(match: Match, tiring: Tire) -> None:
    """4.01, 4.02: the token comes active, an inactive one turning instead; the fourth injures, by nobody's hand
    (R-46).
    """
    if ward_off(match, tiring.player):
        return
    tire(match, tiring.player, "4.01")
    player = match.players[tiring.player]
    if match.terms.injuries and all_tokens(player) >= MOST_TOKENS:
        injure(match, tiring.player, player.team)


def end_tire(match: Match, tiring: Tire) -> None:
    """4.01: the token has been dealt with."""
    match.done(0)


STEPS: Final[StepsOf[Tire]] = (open_fatigue, take_token, end_tire)
