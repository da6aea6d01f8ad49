"""The only functions that alter a match's state. Each emits the event that tells of it, with the rule that
caused it.
"""

from thirdhalf.geometry.plane import Point
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.seat import HOME
from thirdhalf.takkure import events
from thirdhalf.takkure.kinds import (
    ACTED,
    AFTER_FAILED_TRY,
    AFTER_TRY,
    IN_THE_AIR,
    NO_PLAYER,
    NO_RESTART,
    NOTHING,
    REST,
    STAND_UP,
)
from thirdhalf.takkure.profile import Hurt, injured
from thirdhalf.takkure.questions import as_choice
from thirdhalf.takkure.state import (
    INJURED,
    NO_CONTACT,
    ON_PITCH,
    OUT,
    TO_PLACE,
    USED_IN_ACTION,
    USED_IN_HALF,
    Match,
    by_team,
)


def tell(match: Match, kind: str, rule: str, values: tuple[int, ...]) -> None:
    """Log something that changes nothing by itself."""
    if match.log is not None:
        match.log.append(Event(kind, rule, values))


# Tokens and turns


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
    tell(match, events.ACTIVATED, "1.01", (number, player.activations))


def mark(match: Match, points: list[Point]) -> None:
    """1.04, R-03: the markers of the active player's move are laid, points for the centre of its base."""
    match.run_line = (match.run_line[0], *points)
    tell(match, events.MARKED, "1.04", (match.active, *as_choice(points)))


def unmark(match: Match) -> None:
    """5.05, R-02: the active player's markers are taken back."""
    match.run_line = (match.run_line[0],)
    tell(match, events.UNMARKED, "5.05", (match.active,))


def declare(match: Match, number: int, action: int, rule: str) -> None:
    """1.02, 1.05: a player's action is announced."""
    player = match.players[number]
    if player.team != match.attacker:
        match.own(number).declared = action
    tell(match, events.DECLARED, rule, (number, action))


def make_contact(match: Match, number: int, contact_at: int) -> None:
    """R-24: a defender's contact is fixed."""
    if match.players[number].contact_at != contact_at:
        match.own(number).contact_at = contact_at


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


def lose_fatigue(match: Match, number: int, kind: int) -> None:
    """6.02: at half-time a player loses one fatigue token, active (1) or inactive (0)."""
    player = match.own(number)
    if kind:
        player.fatigue -= 1
    else:
        player.inactive -= 1
    tell(match, events.RESTED, "6.02", (number, player.fatigue, player.inactive))


# Kick-off


def clear_pitch(match: Match, kicker: int) -> None:
    """5.03, R-11: activation and ground tokens go, injured players come back, and everyone waits to be placed."""
    match.attacker = 1 - kicker
    match.tokens = 0
    match.restart = NO_RESTART
    match.holder = IN_THE_AIR
    tell(match, events.KICK_OFF, "5.03", (kicker,))
    for number in by_team(match, kicker):
        off = match.players[number].off
        if off == OUT:
            continue
        if off == INJURED:
            tell(match, events.BACK, "5.04", (number,))
        player = match.own(number)
        player.off = TO_PLACE
        player.ground = 0
        player.activations = 0
        player.declared = NOTHING
        player.contact_at = NO_CONTACT


def set_up(match: Match, number: int, place: Point) -> None:
    """5.03: a player is set up for the kick-off."""
    player = match.own(number)
    player.off = ON_PITCH
    player.x, player.y = place
    tell(match, events.PLACED, "5.03", (number, place[0], place[1]))


def begin_attack(match: Match, seat: int) -> None:
    """5.03: that coach has the ball, or the right to fetch it."""
    match.attacker = seat
    tell(match, events.POSSESSION, "5.03", (seat,))


# Places


def run(match: Match, line: list[Point]) -> None:
    """1.08: the active player has run the line and stands at its end."""
    player = match.own(match.active)
    match.run_line = tuple(line)
    player.x, player.y = line[-1]
    match.fall_x = player.x
    match.fall_y = player.y
    if len(line) > 1:
        tell(match, events.RAN, "1.08", (match.active, *as_choice(line)))


def walk(match: Match, number: int, points: list[Point], rule: str) -> None:
    """1.07, 1.10, R-31: a player walks along the points."""
    if points:
        player = match.own(number)
        start = (player.x, player.y)
        player.x, player.y = points[-1]
        tell(match, events.WALKED, rule, (number, *start, *as_choice(points)))


def put(match: Match, number: int, place: Point, kind: str, rule: str) -> None:
    """R-30, 1.10: a player is set down somewhere without walking."""
    player = match.own(number)
    player.x, player.y = place
    tell(match, kind, rule, (number, place[0], place[1]))


def push_ball(match: Match, place: Point) -> None:
    """6.04: the loose ball makes room."""
    match.ball_x, match.ball_y = place
    tell(match, events.BALL_DISPLACED, "6.04", place)


# Harm


def ground(match: Match, number: int, rule: str) -> None:
    """3.01: the player gets a ground token; tokens add up."""
    player = match.own(number)
    player.ground += 1
    tell(match, events.GROUNDED, rule, (number, player.ground))


def stand_up(match: Match, number: int) -> None:
    """3.02, R-32: one ground token goes, at once."""
    player = match.own(number)
    player.ground -= 1
    if player.team != match.attacker:
        player.declared = STAND_UP
    tell(match, events.STOOD_UP, "3.02", (number,))


def remove_ground_token(match: Match, number: int) -> None:
    """1.11: an attacker who was not activated loses one ground token."""
    player = match.own(number)
    player.ground -= 1
    tell(match, events.GROUND_REMOVED, "1.11", (number, player.ground))


def wound(match: Match, number: int, rule: str) -> None:
    """1.18: the player gets a wound token."""
    player = match.own(number)
    player.wounds += 1
    tell(match, events.WOUNDED, rule, (number, player.wounds))


def tire(match: Match, number: int, rule: str) -> None:
    """4.01: an active fatigue token; with an inactive one at hand, that is turned instead."""
    player = match.own(number)
    if player.inactive:
        player.inactive -= 1
    player.fatigue += 1
    tell(match, events.TIRED, rule, (number, player.fatigue, player.inactive))


def rest(match: Match, number: int) -> None:
    """4.03, R-32, R-44: an inactive token goes; without one an active token turns inactive; a permanent one stays."""
    player = match.own(number)
    player.declared = REST
    if player.inactive:
        player.inactive -= 1
    else:
        player.fatigue -= 1
        player.inactive += 1
    tell(match, events.RESTED, "4.03", (number, player.fatigue, player.inactive))


def use_skill(match: Match, number: int, talent: int, once: int) -> None:
    """5.05: a skill that works once an action or once a half is used."""
    match.own(number).used |= once
    tell(match, events.SKILL_USED, "5.05", (number, talent))


def give_permanent_fatigue(match: Match, number: int) -> None:
    """7.01, R-44: a fatigue token that is never turned and never removed."""
    match.own(number).permanent += 1
    tell(match, events.FATIGUED_FOR_GOOD, "7.01", (number,))


def send_off(match: Match, number: int) -> None:
    """5.04, R-45: an injured player leaves the pitch; activation tokens stay on its card."""
    player = match.own(number)
    player.off = INJURED
    player.declared = ACTED if player.team != match.attacker else NOTHING
    player.contact_at = NO_CONTACT
    if match.holder == number:
        match.holder = IN_THE_AIR
    tell(match, events.SENT_OFF, "5.04", (number,))
    wipe_tokens(match, number)


def wipe_tokens(match: Match, number: int) -> None:
    """5.04, R-44, R-45: ground, wound and fatigue tokens go, but for a permanent one."""
    player = match.own(number)
    player.ground = 0
    player.wounds = 0
    player.fatigue = 0
    player.inactive = 0


def hurt(match: Match, number: int, harm: Hurt) -> None:
    """7.01: the player's values after an injury; the table's row has been told."""
    player = match.own(number)
    player.profile = injured(player.profile, harm)


def strike_out(match: Match, number: int) -> None:
    """7.01: the player is out of the match."""
    match.own(number).off = OUT
    tell(match, events.OUT_OF_MATCH, "7.01", (number,))


# Tries


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


# The ball


def take_ball(match: Match, number: int, rule: str) -> None:
    """3.04: the ball is in the player's hands."""
    match.holder = number
    tell(match, events.BALL_TAKEN, rule, (number,))


def drop_ball(match: Match, place: Point, rule: str) -> None:
    """3.04, 0.05: the ball lies on the ground, loose; who attacks does not change."""
    match.holder = NO_PLAYER
    match.ball_x, match.ball_y = place
    tell(match, events.BALL_DOWN, rule, place)
