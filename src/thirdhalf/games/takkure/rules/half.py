"""6.03 Time: a half, set after set, with kick-offs in between."""

from typing import Final

from thirdhalf.games.takkure.changes.turns import begin_half, change_possession, end_half, lose_set, take_set, turn_time
from thirdhalf.games.takkure.rules.activation import Activation
from thirdhalf.games.takkure.rules.kick_off import kick_off
from thirdhalf.games.takkure.table.kinds import NO_RESTART, UNDECIDED
from thirdhalf.games.takkure.table.questions.topics import KICK_OUT, KICKS
from thirdhalf.games.takkure.table.state import Match, leader, stolen, team_of
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, other

PLAY_ON: Final = 0
OUT_IT_GOES: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Half(Frame):
    """6.01: one half; `kicker` kicks off to begin it."""

    __slots__ = ("half", "kicker")

    def __init__(self, step: int, half: int, kicker: int) -> None:
        self.step = step
        self.half = half
        self.kicker = kicker

    def copy(self) -> "Half":
        return Half(self.step, self.half, self.kicker)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def start(match: Match, half: Half) -> None:
    """6.03, 5.03: both time tokens on 5, and a kick-off."""
    begin_half(match, half.half)
    kick_off(match, half.kicker)


def get_tokens(match: Match, half: Half) -> None:
    """6.03: without tokens the attacker takes a set; when the time tokens reach 0 the half is over at once."""
    if match.ending != UNDECIDED:
        match.done(0)
        return
    if match.tokens == 0:
        turn_time(match)
        if match.time == 0:
            end_half(match)
            match.done(0)
            return
        take_set(match)
    if not team_of(match, match.attacker):
        lose_set(match)
        half.step = GET_TOKENS


def offer_kick_out(match: Match, half: Half) -> None:
    """6.03, R-51: with the tokens on 1, an attacking coach who is behind may end the half, before a token is spent."""
    if match.time == 1 and leader(match) == other(match.attacker):
        match.ask_pick(match.attacker, KICK_OUT, "R-51", (PLAY_ON, OUT_IT_GOES), NO_ONE)
    else:
        match.choice = (PLAY_ON,)


def spend_token(match: Match, half: Half) -> None:
    """1.01: one activation, unless the ball has been kicked out."""
    if match.choice[0] == OUT_IT_GOES:
        end_half(match)
        match.done(0)
    else:
        match.call(Activation(0, team=[]))


def go_on(match: Match, half: Half) -> None:
    """5.03, 3.06: after a try or a failed one the defending coach decides who kicks off; a thief's team attacks.

    R-51: a kick-off due while both time tokens are inactive on 1 is not played: the half is over.
    """
    if match.restart != NO_RESTART:
        if match.time == 1 and match.home_time == 0 and match.away_time == 0:
            end_half(match)
            match.done(0)
            return
        match.ask_pick(other(match.attacker), KICKS, "5.03", (HOME, AWAY), NO_ONE)
        return
    if stolen(match):
        change_possession(match, other(match.attacker))
    half.step = GET_TOKENS


def restart(match: Match, half: Half) -> None:
    """5.03: the kick-off."""
    half.step = GET_TOKENS
    kick_off(match, match.choice[0])


STEPS: Final[StepsOf[Half]] = (start, get_tokens, offer_kick_out, spend_token, go_on, restart)
GET_TOKENS: Final = 1
