"""1.18 Endurance, wounds, and falling: how players get hurt. `by` is the player whose action did the harm."""

from typing import Final

from thirdhalf.takkure.changes import ground, use_skill, wound
from thirdhalf.takkure.fatigue import Tire
from thirdhalf.takkure.injury import injure
from thirdhalf.takkure.kinds import BRAWLER, END, FAIL, NOTHING, REF, STING, SUMO, TACKLE
from thirdhalf.takkure.questions import USE_SKILL
from thirdhalf.takkure.rolls import D12
from thirdhalf.takkure.skills import KEEP, USE, has_talent
from thirdhalf.takkure.state import ON_PITCH, USED_IN_ACTION, Frame, Match
from thirdhalf.takkure.values import one_die, rolled_value

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

    __slots__ = ("by", "player", "result")

    def __init__(self, step: int, player: int, by: int, result: int) -> None:
        self.step = step
        self.player = player
        self.by = by
        self.result = result

    def copy(self) -> "Endurance":
        return Endurance(self.step, self.player, self.by, self.result)

    def play(self, match: Match) -> None:
        step = self.step
        self.step = step + 1
        ENDURANCE_STEPS[step](match, self)


def roll_endurance(match: Match, endurance: Endurance) -> None:
    """1.18, R-45: an unopposed roll against present BDY and PRT together."""
    match.roll("endurance", "1.18", D12, 1, endurance.player)


def offer_sumo(match: Match, endurance: Endurance) -> None:
    """5.05: once an action, Sumo may have an endurance roll repeated that was passed; the new result stands (R-58)."""
    number = endurance.player
    endurance.result = endured(match, number)
    match.choice = (KEEP,)
    if endurance.result == FAIL or endurance.by == number or not has_talent(match, endurance.by, SUMO):
        return
    if match.players[endurance.by].used & USED_IN_ACTION == 0:
        match.ask_pick(match.players[endurance.by].team, USE_SKILL, "5.05", (USE, KEEP))


def roll_again(match: Match, endurance: Endurance) -> None:
    """5.05: the repeated roll."""
    if match.choice[0] == USE:
        use_skill(match, endurance.by, SUMO, USED_IN_ACTION)
        match.roll("endurance", "1.18", D12, 1, endurance.player)
    else:
        endurance.step = BEAR_OR_BLEED


def judge_again(match: Match, endurance: Endurance) -> None:
    """R-58: the new result stands."""
    endurance.result = endured(match, endurance.player)


def endured(match: Match, number: int) -> int:
    """1.18: what an endurance roll came to."""
    return one_die(match, number, NOTHING, END, rolled_value(match, number, END), "1.18")


def bear_or_bleed(match: Match, endurance: Endurance) -> None:
    """1.18: failing it costs one wound token."""
    if endurance.result == FAIL:
        match.call(Wounded(0, endurance.player, endurance.by, FAILED_ENDURANCE))


def sting(match: Match, endurance: Endurance) -> None:
    """5.05: who fails it after a tackle by Sting is tired as well, unless that wound has injured it."""
    hurt = endurance.result == FAIL and match.players[endurance.player].off == ON_PITCH
    tackled = endurance.by != endurance.player and match.players[endurance.by].team != match.attacker
    if hurt and tackled and match.terms.fatigue and has_talent(match, endurance.by, STING):
        match.call(Tire(0, endurance.player))


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
    if one_die(match, number, TACKLE, REF, rolled_value(match, number, REF), "1.21") == FAIL:
        ground(match, number, "1.21")
        # 5.05: a Brawler falls without harm.
        if not has_talent(match, number, BRAWLER):
            match.call(Endurance(0, number, number, FAIL))


def end_stumble(match: Match, stumble: Stumble) -> None:
    """1.21: the failed tackle is over."""
    match.done(0)


WOUNDED_STEPS: Final = (take_wound, end_wounded)
ENDURANCE_STEPS: Final = (
    roll_endurance,
    offer_sumo,
    roll_again,
    judge_again,
    bear_or_bleed,
    sting,
    end_endurance,
)
BEAR_OR_BLEED: Final = 4
STUMBLE_STEPS: Final = (roll_reflexes, fall_or_stand, end_stumble)
