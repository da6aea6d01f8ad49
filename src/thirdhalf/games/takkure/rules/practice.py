"""Chapter 05, the practice match: attack after attack without a clock; at two tries the roles change."""

from typing import Final

from thirdhalf.games.takkure.cards.deal import deal
from thirdhalf.games.takkure.changes.turns import end, lose_set, start_attack, take_set
from thirdhalf.games.takkure.rules.activation import Activation
from thirdhalf.games.takkure.rules.kick_off import kick_off
from thirdhalf.games.takkure.table.kinds import NO_RESTART, PRACTICE_OVER, UNDECIDED
from thirdhalf.games.takkure.table.state import Match, leader, stolen, team_of
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import HOME, other

ENOUGH_TRIES: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Practice(Frame):
    """R-74: who attacks, in which attack, and whether both coaches have had their turn (`role` 0, then 1)."""

    __slots__ = ("attacker", "attacks", "role")

    def __init__(self, step: int, attacker: int, attacks: int, role: int) -> None:
        self.step = step
        self.attacker = attacker
        self.attacks = attacks
        self.role = role

    def copy(self) -> "Practice":
        return Practice(self.step, self.attacker, self.attacks, self.role)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def set_up(match: Match, practice: Practice) -> None:
    """5.01: both coaches get their cards."""
    deal(match, 1, practice.attacker)


def begin(match: Match, practice: Practice) -> None:
    """5.03: every attack begins with a kick-off by the other side."""
    practice.attacks += 1
    start_attack(match)
    kick_off(match, other(practice.attacker))


def get_tokens(match: Match, practice: Practice) -> None:
    """1.01, R-52: tokens renew while the attack lasts; R-65: at most as often as the exercise says."""
    if match.ending != UNDECIDED:
        match.done(0)
    elif match.attacker != practice.attacker or (match.tokens == 0 and match.sets == match.terms.sets):
        practice.step = END_ATTACK
    else:
        if match.tokens == 0:
            take_set(match)
        if not team_of(match, match.attacker):
            lose_set(match)
            practice.step = GET_TOKENS


def spend_token(match: Match, practice: Practice) -> None:
    """1.01: one activation."""
    match.call(Activation(0, team=[]))


def go_on(match: Match, practice: Practice) -> None:
    """R-74: an attack ends with a try, rolled or scored, or with a steal."""
    if match.restart == NO_RESTART and not stolen(match):
        practice.step = GET_TOKENS


def end_attack(match: Match, practice: Practice) -> None:
    """R-74: at two tries the roles change; so they do after as many attacks as the exercise allows sets."""
    tries = match.home_tries if practice.attacker == HOME else match.away_tries
    if tries < ENOUGH_TRIES and practice.attacks < match.terms.sets:
        practice.step = BEGIN
    elif practice.role == 0:
        practice.role = 1
        practice.attacks = 0
        practice.attacker = other(practice.attacker)
        practice.step = BEGIN
    else:
        end(match, PRACTICE_OVER, leader(match), "R-74")
        match.done(0)


STEPS: Final[StepsOf[Practice]] = (set_up, begin, get_tokens, spend_token, go_on, end_attack)
BEGIN: Final = 1
GET_TOKENS: Final = 2
END_ATTACK: Final = 5
