"""Whose turn it is and what is done with it: tokens, declarations, possession, tries, time. What is seen to
happen emits its event, with the rule that caused it; notes kept for later emit none.
"""

from thirdhalf.games.takkure.changes.telling import tell, tell_line
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import (
    ACTED,
    AFTER_FAILED_TRY,
    AFTER_TRY,
    NO_PLAYER,
    NOTHING,
)
from thirdhalf.games.takkure.table.state import (
    NO_CONTACT,
    USED_IN_ACTION,
    USED_IN_HALF,
    Match,
)
from thirdhalf.geometry.plane import Point
from thirdhalf.kernel.seat import HOME


def take_set(match: Match) -> None:
    """1.01, 6.03: the attacking coach takes a set of activation tokens; those lying on its players go."""
    for number, player in enumerate(match.players):
        if player.team == match.attacker and player.activations:
            match.own(number).activations = 0
    match.tokens = match.terms.tokens
    match.sets += 1
    tell(match, events.SET_TAKEN, "1.01", (match.attacker, match.tokens))


def activate(match: Match, number: int) -> None:
    """1.01: an activation token is spent on the player, who is now the active player."""
    player = match.own(number)
    player.activations += 1
    match.tokens -= 1
    match.active = number
    match.first_carrier = match.holder
    match.run_line = ((player.x, player.y),)
    if match.log is not None:
        tell(match, events.ACTIVATED, "1.01", (number, player.activations))


def mark(match: Match, points: list[Point]) -> None:
    """1.04, R-03: the markers of the active player's move are laid, points for the centre of its base."""
    match.run_line = match.run_line[:1] + tuple(points)
    tell_line(match, events.MARKED, "1.04", match.active, points)


def unmark(match: Match) -> None:
    """5.05, R-02: the active player's markers are taken back."""
    match.run_line = (match.run_line[0],)
    tell(match, events.UNMARKED, "5.05", (match.active,))


def declare(match: Match, number: int, action: int, rule: str) -> None:
    """1.02, 1.05: a player's action is announced."""
    player = match.players[number]
    if player.team != match.attacker:
        match.own(number).declared = action
    if match.log is not None:
        tell(match, events.DECLARED, rule, (number, action))


def settle(match: Match, number: int) -> None:
    """R-35: a defensive action has been rolled, or has lapsed, and is not rolled again in this activation."""
    match.own(number).declared = ACTED


def clear_defence_tokens(match: Match) -> None:
    """1.11: pressure, tackle, steal and active-player tokens and the markers go."""
    for number, player in enumerate(match.players):
        if player.declared != NOTHING or player.used & USED_IN_ACTION:
            player = match.own(number)
            player.declared = NOTHING
            player.contact_at = NO_CONTACT
            player.used &= USED_IN_HALF
    match.active = NO_PLAYER
    match.first_carrier = NO_PLAYER
    match.run_line = ()
    tell(match, events.TOKENS_REMOVED, "1.11", ())


def change_possession(match: Match, seat: int) -> None:
    """3.06: the thief's team attacks; the old attacker's unspent tokens are discarded."""
    match.attacker = seat
    match.tokens = 0
    match.sets = 0
    tell(match, events.POSSESSION, "3.06", (seat,))


def end(match: Match, ending: int, winner: int, rule: str) -> None:
    """The exercise is over."""
    match.ending = ending
    match.winner = winner
    tell(match, events.ENDED, rule, (ending, winner))


def start_attack(match: Match) -> None:
    """R-65: the sets of an attack are counted from here."""
    match.tokens = 0
    match.sets = 0


def win_toss(match: Match, seat: int) -> None:
    """5.02: the referee roll's winner."""
    tell(match, events.REFEREE, "5.02", (seat,))


def begin_half(match: Match, half: int) -> None:
    """6.03: both time tokens on 5, active side up."""
    match.half = half
    match.time = 5
    match.home_time = 1
    match.away_time = 1
    match.tokens = 0
    for number, player in enumerate(match.players):
        if player.used:
            match.own(number).used = 0
    tell(match, events.HALF, "6.03", (half,))


def turn_time(match: Match) -> None:
    """6.03: the attacker's time token is turned inactive; where it was, both go down one and turn active first."""
    if (match.home_time if match.attacker == HOME else match.away_time) == 0:
        match.time -= 1
        match.home_time = 1
        match.away_time = 1
    if match.time:
        if match.attacker == HOME:
            match.home_time = 0
        else:
            match.away_time = 0
    tell(match, events.TIME, "6.03", (match.time, match.home_time, match.away_time))


def lose_set(match: Match) -> None:
    """R-52: a coach with nobody on the pitch loses what is left of the set."""
    tell(match, events.SET_LOST, "R-52", (match.attacker,))
    match.tokens = 0


def end_half(match: Match) -> None:
    """6.03: the half is over."""
    match.tokens = 0
    tell(match, events.HALF_OVER, "6.03", (match.half,))


def begin_attack(match: Match, seat: int) -> None:
    """5.03: that coach has the ball, or the right to fetch it."""
    match.attacker = seat
    tell(match, events.POSSESSION, "5.03", (seat,))


def attempt_try(match: Match) -> None:
    """4.04, R-49: a try is rolled for: whatever comes of it, a kick-off follows."""
    match.restart = AFTER_FAILED_TRY


def score_try(match: Match) -> None:
    """4.04: one try for the active player's team."""
    match.restart = AFTER_TRY
    if match.players[match.active].team == HOME:
        match.home_tries += 1
    else:
        match.away_tries += 1
    tell(match, events.TRY, "4.04", (match.active, match.home_tries, match.away_tries))
