"""6.01 Full match: line-up, referee roll, two halves and the break between them."""

from typing import Final

from thirdhalf.games.takkure.cards.deal import deal
from thirdhalf.games.takkure.changes.harm import lose_fatigue
from thirdhalf.games.takkure.changes.turns import end, win_toss
from thirdhalf.games.takkure.rules.half import Half
from thirdhalf.games.takkure.table.kinds import FULL_TIME, UNDECIDED
from thirdhalf.games.takkure.table.questions.topics import FATIGUE_LOST, KICKS
from thirdhalf.games.takkure.table.state import OUT, Match, by_team, leader
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, other

COIN: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class FullMatch(Frame):
    """6.01: who kicked off first, and whom the break has reached."""

    __slots__ = ("first_kicker", "resting")

    def __init__(self, step: int, first_kicker: int, resting: int) -> None:
        self.step = step
        self.first_kicker = first_kicker
        self.resting = resting

    def copy(self) -> "FullMatch":
        return FullMatch(self.step, self.first_kicker, self.resting)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def set_up(match: Match, full: FullMatch) -> None:
    """5.01: both coaches choose their team plays and draw their hands."""
    deal(match, 1, HOME)


def roll_referee(match: Match, full: FullMatch) -> None:
    """5.02: a fair coin."""
    match.roll("referee roll", "5.02", COIN, 1, NO_ONE)


def choose_kicks(match: Match, full: FullMatch) -> None:
    """5.03: its winner decides who kicks off."""
    winner = HOME if match.choice[0] == 1 else AWAY
    win_toss(match, winner)
    match.ask_pick(winner, KICKS, "5.03", (HOME, AWAY), NO_ONE)


def first_half(match: Match, full: FullMatch) -> None:
    """6.01: the first half."""
    full.first_kicker = match.choice[0]
    match.call(Half(0, 1, full.first_kicker))


def take_break(match: Match, full: FullMatch) -> None:
    """6.02: each player loses one fatigue token, of the kind its coach likes; the first kicker's team begins."""
    if match.ending != UNDECIDED:
        match.done(0)
        return
    order = by_team(match, full.first_kicker)
    while full.resting < len(order):
        number = order[full.resting]
        player = match.players[number]
        if player.off != OUT and player.fatigue + player.inactive:
            kinds = (1, 0) if player.fatigue and player.inactive else (1,) if player.fatigue else (0,)
            match.ask_pick(player.team, FATIGUE_LOST, "6.02", kinds, number)
            return
        full.resting += 1
    full.step = CHANGE_STRATEGY


def recover(match: Match, full: FullMatch) -> None:
    """6.02, R-44: the token goes; a permanent one stays."""
    lose_fatigue(match, by_team(match, full.first_kicker)[full.resting], match.choice[0])
    full.resting += 1
    full.step = TAKE_BREAK


def change_strategy(match: Match, full: FullMatch) -> None:
    """6.02: team plays are chosen anew, cards discarded and drawn."""
    deal(match, 2, full.first_kicker)


def second_half(match: Match, full: FullMatch) -> None:
    """5.03: the team that did not kick first kicks off."""
    match.call(Half(0, 2, other(full.first_kicker)))


def blow_whistle(match: Match, full: FullMatch) -> None:
    """6.01: more tries wins; equal is a draw."""
    if match.ending == UNDECIDED:
        end(match, FULL_TIME, leader(match), "6.01")
    match.done(0)


STEPS: Final[StepsOf[FullMatch]] = (
    set_up,
    roll_referee,
    choose_kicks,
    first_half,
    take_break,
    recover,
    change_strategy,
    second_half,
    blow_whistle,
)
TAKE_BREAK: Final = 4
CHANGE_STRATEGY: Final = 6
