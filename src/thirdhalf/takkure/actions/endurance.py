"""1.18 Endurance, wounds, and falling: how players get hurt. `by` is the player whose action did the harm."""

from typing import Final

from thirdhalf.takkure import events
from thirdhalf.takkure.changes import ground, tell, wound
from thirdhalf.takkure.injury import injure
from thirdhalf.takkure.kinds import END, FAIL, NOTHING, REF, TACKLE
from thirdhalf.takkure.rolls import D12, best_score, unopposed
from thirdhalf.takkure.state import ON_PITCH, Frame, Match
from thirdhalf.takkure.values import characteristic, rolled_value

# What wounds a player, and the rule for each.
FAILED_ENDURANCE: Final = 0
CRITICAL_TACKLE: Final = 1
CRITICAL_BREAK_THROUGH: Final = 2
CAUSES: Final = ("1.18", "1.21", "1.20")


class Wounded(Frame):
    """1.18, 5.04: a wound token falls due to a player."""

    __slots__ = ("by", "cause", "player")

    def __init__(self, step: int, player: int, by: int, cause: int) -> None:
        self.step = step
        self.player = player
        self.by = by
        self.cause = cause

    def copy(self) -> "Wounded":
        return Wounded(self.step, self.player, self.by, self.cause)

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        WOUNDED_STEPS[step](match, self)


def take_wound(match: Match, wounded: Wounded) -> None:
    """5.04: wounds that reach the present BDY injure the player."""
    wound(match, wounded.player, CAUSES[wounded.cause])
    player = match.players[wounded.player]
    if match.terms.injuries and player.wounds >= player.profile.body:
        injure(match, wounded.player, match.players[wounded.by].team)


def end_wounded(match: Match, wounded: Wounded) -> None:
    """1.18: the wound has been dealt with."""
    match.done(0)


class Endurance(Frame):
    """1.18: the player rolls to stay unharmed."""

    __slots__ = ("by", "player")

    def __init__(self, step: int, player: int, by: int) -> None:
        self.step = step
        self.player = player
        self.by = by

    def copy(self) -> "Endurance":
        return Endurance(self.step, self.player, self.by)

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        ENDURANCE_STEPS[step](match, self)


def roll_endurance(match: Match, endurance: Endurance) -> None:
    """1.18, R-45: an unopposed roll against present BDY and PRT together."""
    match.roll("endurance", "1.18", D12, 1, endurance.player)


def bear_or_bleed(match: Match, endurance: Endurance) -> None:
    """1.18: failing it costs one wound token."""
    number = endurance.player
    value = characteristic(match.players[number], END)
    tell(match, events.ROLLED, "1.18", (number, NOTHING, END, value, match.choice[0]))
    if unopposed(best_score(match.choice, 0, 1, value)) == FAIL:
        match.call(Wounded(0, number, endurance.by, FAILED_ENDURANCE))


def end_endurance(match: Match, endurance: Endurance) -> None:
    """1.18: the roll is over."""
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


def stumble(match: Match, number: int) -> None:
    """1.21, R-29: the harm of a tackle that has failed; a tackler already injured is past it (5.04)."""
    if match.players[number].off == ON_PITCH:
        match.call(Stumble(0, number))


def roll_reflexes(match: Match, stumble: Stumble) -> None:
    """1.21: a REF roll, which no pressure touches (R-05)."""
    match.roll("keep one's feet", "1.21", D12, 1, stumble.tackler)


def fall_or_stand(match: Match, stumble: Stumble) -> None:
    """1.21: failing that too, the tackler is grounded and rolls endurance."""
    number = stumble.tackler
    value = rolled_value(match, number, REF)
    tell(match, events.ROLLED, "1.21", (number, TACKLE, REF, value, match.choice[0]))
    if unopposed(best_score(match.choice, 0, 1, value)) == FAIL:
        ground(match, number, "1.21")
        match.call(Endurance(0, number, number))


def end_stumble(match: Match, stumble: Stumble) -> None:
    """1.21: the failed tackle is over."""
    match.done(0)


WOUNDED_STEPS: Final = (take_wound, end_wounded)
ENDURANCE_STEPS: Final = (roll_endurance, bear_or_bleed, end_endurance)
STUMBLE_STEPS: Final = (roll_reflexes, fall_or_stand, end_stumble)
