"""An exercise: one side attacks until its goal is reached or the attack is over (chapters 01 to 04)."""

from typing import Final

from thirdhalf.games.takkure.cards.deal import deal
from thirdhalf.games.takkure.changes.turns import change_possession, end, lose_set, take_set
from thirdhalf.games.takkure.rules.activation import Activation
from thirdhalf.games.takkure.table.kinds import (
    AFTER_FAILED_TRY,
    AFTER_TRY,
    BALL_DOWN,
    BALL_STOLEN,
    CARRIER_DOWN,
    LINE_REACHED,
    NO_PLAYER,
    TOKENS_SPENT,
    TRY_FAILED,
    TRY_SCORED,
)
from thirdhalf.games.takkure.table.state import Match, direction, stolen, team_of
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import other


@mypyc_attr(acyclic=True, free_list_len=1)
class Exercise(Frame):
    """One attack, set of tokens after set of tokens."""

    __slots__ = ()

    def copy(self) -> "Exercise":
        return Exercise(self.step)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def set_up(match: Match, exercise: Exercise) -> None:
    """5.01: where cards are played, both coaches get theirs."""
    deal(match, 1, match.attacker)


def take_tokens(match: Match, exercise: Exercise) -> None:
    """1.01: four activation tokens; where tokens renew, again while the attack lasts, R-65 at most."""
    take_set(match)


def spend_token(match: Match, exercise: Exercise) -> None:
    """1.01: one activation. R-52: with nobody on the pitch the set is lost."""
    if team_of(match, match.attacker):
        match.call(Activation(0, team=[]))
    else:
        lose_set(match)


def judge(match: Match, exercise: Exercise) -> None:
    """3.06, R-41: after step 6 a thief's team has the ball; then whether the exercise has ended, else the next
    token.
    """
    attacker = match.attacker
    if match.restart == AFTER_TRY:
        finish(match, TRY_SCORED, attacker, "4.04")
    elif match.restart == AFTER_FAILED_TRY:
        finish(match, TRY_FAILED, other(attacker), "4.04")
    elif stolen(match):
        change_possession(match, other(attacker))
        if BALL_STOLEN in match.terms.endings:
            finish(match, BALL_STOLEN, other(attacker), "3.06")
        else:
            exercise.step = TAKE_TOKENS
    elif reached_line(match) and LINE_REACHED in match.terms.endings:
        finish(match, LINE_REACHED, attacker, "0.07")
    elif match.holder == NO_PLAYER and BALL_DOWN in match.terms.endings:
        finish(match, BALL_DOWN, other(attacker), "2.02")
    elif match.holder != NO_PLAYER and match.players[match.holder].ground and CARRIER_DOWN in match.terms.endings:
        finish(match, CARRIER_DOWN, other(attacker), "1.21")
    elif match.tokens:
        exercise.step = SPEND_TOKEN
    elif match.sets < match.terms.sets:
        exercise.step = TAKE_TOKENS
    else:
        finish(match, TOKENS_SPENT, other(attacker), "1.01")


def reached_line(match: Match) -> bool:
    """0.05, 0.07, R-63: a standing carrier whose base touches the line it runs for, or is beyond."""
    if match.holder == NO_PLAYER:
        return False
    carrier = match.players[match.holder]
    return carrier.ground == 0 and carrier.y * direction(carrier.team) + carrier.profile.radius >= match.terms.line


def finish(match: Match, ending: int, winner: int, rule: str) -> None:
    """The exercise is over, and so is the match."""
    end(match, ending, winner, rule)
    match.done(0)


STEPS: Final[StepsOf[Exercise]] = (set_up, take_tokens, spend_token, judge)
TAKE_TOKENS: Final = 1
SPEND_TOKEN: Final = 2
