"""1.18 Endurance, wounds, and falling: how players get hurt. `by` is the player whose action did the harm."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import open_window
from thirdhalf.games.takkure.changes.cards import take_boost
from thirdhalf.games.takkure.changes.harm import ground, show_skill, wound
from thirdhalf.games.takkure.rules.dice.reckoning import reckon
from thirdhalf.games.takkure.rules.dice.rolling import check
from thirdhalf.games.takkure.rules.harm.fatigue import Tire
from thirdhalf.games.takkure.rules.harm.injury import injure
from thirdhalf.games.takkure.skills.player import has_talent
from thirdhalf.games.takkure.skills.team import reward_wound
from thirdhalf.games.takkure.table.box import WOUND_DUE
from thirdhalf.games.takkure.table.hands import AVENGED
from thirdhalf.games.takkure.table.kinds import (
    BRAWLER,
    END,
    ENDURING,
    FAIL,
    KEEPING_FEET,
    NO_PLAYER,
    NOTHING,
    REF,
    STING,
)
from thirdhalf.games.takkure.table.state import ON_PITCH, Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

# What harms a player, and the rule for the wound of each: without a roll, or with one (1.18).
CRITICAL_TACKLE: Final = 0
CRITICAL_BREAK_THROUGH: Final = 1
TACKLED: Final = 2
BROKEN_THROUGH: Final = 3
FALLEN: Final = 4
INDEBTED: Final = 5
CAUSES: Final[tuple[str, ...]] = ("1.21", "1.20", "1.18", "1.18", "1.18", "1.18")


@mypyc_attr(acyclic=True, free_list_len=1)
class Wounded(Frame):
    """1.18, 5.04: a wound token falls due to a player. `debt` is 1 where a card makes the other one pay for it."""

    __slots__ = ("by", "cause", "debt", "player")

    def __init__(self, step: int, player: int, by: int, cause: int, debt: int) -> None:
        self.step = step
        self.player = player
        self.by = by
        self.cause = cause
        self.debt = debt

    def copy(self) -> "Wounded":
        return Wounded(self.step, self.player, self.by, self.cause, self.debt)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        WOUNDED_STEPS[step](match, self)


def open_wound(match: Match, wounded: Wounded) -> None:
    """R-56, R-77: the window of a wound by an opponent's action."""
    if wounded.by != wounded.player and wounded.cause != INDEBTED:
        open_window(match, WOUND_DUE, [wounded.player], [NOTHING], [], wounded.by)


def take_wound(match: Match, wounded: Wounded) -> None:
    """5.04: wounds that reach the present BDY injure the player."""
    number = wounded.player
    wounded.debt = take_boost(match, number, AVENGED)
    wound(match, number, CAUSES[wounded.cause])
    reward_wound(match, number)
    player = match.players[number]
    if match.terms.injuries and player.wounds >= player.profile.body:
        injure(match, number, match.players[wounded.by].team)


def pay_debt(match: Match, wounded: Wounded) -> None:
    """4.07: Blood Debt: the opponent who dealt the wound rolls endurance."""
    if wounded.debt and match.players[wounded.by].off == ON_PITCH:
        match.call(Endurance(0, wounded.by, wounded.player, INDEBTED, FAIL))


def end_wounded(match: Match, wounded: Wounded) -> None:
    """1.18: the wound has been dealt with."""
    match.done(0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Endurance(Frame):
    """1.18: the player rolls to stay unharmed."""

    __slots__ = ("by", "cause", "player", "result")

    def __init__(self, step: int, player: int, by: int, cause: int, result: int) -> None:
        self.step = step
        self.player = player
        self.by = by
        self.cause = cause
        self.result = result

    def copy(self) -> "Endurance":
        return Endurance(self.step, self.player, self.by, self.cause, self.result)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        ENDURANCE_STEPS[step](match, self)


def roll_endurance(match: Match, endurance: Endurance) -> None:
    """1.18, R-45: an unopposed roll against present BDY and PRT together; Sumo asks after tackle and break through."""
    rival = endurance.by if endurance.cause in (TACKLED, BROKEN_THROUGH) else NO_PLAYER
    check(match, ENDURING, ENDURING, reckon(match, endurance.player, END), rival)


def bear_or_bleed(match: Match, endurance: Endurance) -> None:
    """1.18: failing it costs one wound token."""
    endurance.result = match.result
    if endurance.result == FAIL:
        match.call(Wounded(0, endurance.player, endurance.by, endurance.cause, 0))


def sting(match: Match, endurance: Endurance) -> None:
    """5.05: who fails it after a tackle by Sting is tired as well, unless that wound has injured it."""
    hurt = endurance.result == FAIL and match.players[endurance.player].off == ON_PITCH
    stung = hurt and endurance.cause == TACKLED and match.terms.fatigue
    if stung and has_talent(match, endurance.by, STING):
        show_skill(match, endurance.by, STING)
        match.call(Tire(0, endurance.player))


def end_endurance(match: Match, endurance: Endurance) -> None:
    """1.18: the roll is over."""
    match.done(0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Stumble(Frame):
    """1.21, failure: the tackler tries to keep its feet."""

    __slots__ = ("reckless", "tackler")

    def __init__(self, step: int, tackler: int, reckless: int) -> None:
        self.step = step
        self.tackler = tackler
        self.reckless = reckless

    def copy(self) -> "Stumble":
        return Stumble(self.step, self.tackler, self.reckless)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STUMBLE_STEPS[step](match, self)


def stumble(match: Match, number: int, reckless: int) -> None:
    """1.21, R-29: the harm of a tackle that has failed; a tackler already injured is past it (5.04).

    4.07: a reckless tackle leaves no REF roll.
    """
    if match.players[number].off == ON_PITCH:
        match.call(Stumble(0, number, reckless))


def roll_reflexes(match: Match, stumble: Stumble) -> None:
    """1.21: a REF roll, which no pressure touches (R-05)."""
    match.result = FAIL
    if not stumble.reckless:
        check(match, KEEPING_FEET, KEEPING_FEET, reckon(match, stumble.tackler, REF))


def fall_or_stand(match: Match, stumble: Stumble) -> None:
    """1.21: failing that too, the tackler is grounded and rolls endurance."""
    number = stumble.tackler
    if match.result == FAIL:
        ground(match, number, "4.07" if stumble.reckless else "1.21")
        # 5.05: a Brawler falls without harm.
        if has_talent(match, number, BRAWLER):
            show_skill(match, number, BRAWLER)
        else:
            match.call(Endurance(0, number, number, FALLEN, FAIL))


def end_stumble(match: Match, stumble: Stumble) -> None:
    """1.21: the failed tackle is over."""
    match.done(0)


WOUNDED_STEPS: Final[StepsOf[Wounded]] = (open_wound, take_wound, pay_debt, end_wounded)
ENDURANCE_STEPS: Final[StepsOf[Endurance]] = (roll_endurance, bear_or_bleed, sting, end_endurance)
STUMBLE_STEPS: Final[StepsOf[Stumble]] = (roll_reflexes, fall_or_stand, end_stumble)
