"""1.18 Endurance, and falling: how players get hurt."""

from typing import Final

from thirdhalf.takkure import events
from thirdhalf.takkure.changes import ground, tell, wound
from thirdhalf.takkure.kinds import END, FAIL, NOTHING, REF, TACKLE
from thirdhalf.takkure.rolls import D12, best_score, unopposed
from thirdhalf.takkure.state import Frame, Match
from thirdhalf.takkure.values import characteristic


class Endurance(Frame):
    """1.18: the player rolls to stay unharmed."""

    __slots__ = ("player",)

    def __init__(self, step: int, player: int) -> None:
        self.step = step
        self.player = player

    def copy(self) -> "Endurance":
        return Endurance(self.step, self.player)

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        ENDURANCE_STEPS[step](match, self)


def roll_endurance(match: Match, endurance: Endurance) -> None:
    """1.18: an unopposed roll against BDY and PRT together."""
    match.roll("endurance", "1.18", D12, 1, endurance.player)


def take_harm(match: Match, endurance: Endurance) -> None:
    """1.18: failing it costs one wound token."""
    number = endurance.player
    value = characteristic(match.players[number], END)
    tell(match, events.ROLLED, "1.18", (number, NOTHING, END, value, match.choice[0]))
    if unopposed(best_score(match.choice, 0, 1, value)) == FAIL:
        wound(match, number, "1.18")
    match.done(0)


class Stumble(Frame):
    """1.21, failure: the tackler tries to keep its feet."""

    __slots__ = ("tackler",)

    def __init__(self, step: int, tackler: int) -> None:
        self.step = step
        self.tackler = tackler

    def copy(self) -> "Stumble":
        return Stumble(self.step, self.tackler)

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        STUMBLE_STEPS[step](match, self)


def roll_reflexes(match: Match, stumble: Stumble) -> None:
    """1.21: a REF roll, which no pressure touches (R-05)."""
    match.roll("keep one's feet", "1.21", D12, 1, stumble.tackler)


def fall_or_stand(match: Match, stumble: Stumble) -> None:
    """1.21: failing that too, the tackler is grounded and rolls endurance."""
    number = stumble.tackler
    value = characteristic(match.players[number], REF)
    tell(match, events.ROLLED, "1.21", (number, TACKLE, REF, value, match.choice[0]))
    if unopposed(best_score(match.choice, 0, 1, value)) == FAIL:
        ground(match, number, "1.21")
        match.call(Endurance(0, number))


def end_stumble(match: Match, stumble: Stumble) -> None:
    """1.21: the failed tackle is over."""
    match.done(0)


ENDURANCE_STEPS: Final = (roll_endurance, take_harm)
STUMBLE_STEPS: Final = (roll_reflexes, fall_or_stand, end_stumble)
