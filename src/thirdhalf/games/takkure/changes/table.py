"""The only functions that alter a match's state. Each emits the event that tells of it, with the rule that
caused it.
"""

from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import (
    ACTED,
    AFTER_FAILED_TRY,
    AFTER_TRY,
    IN_THE_AIR,
    NO_PLAYER,
    NO_RESTART,
    NOTHING,
)
from thirdhalf.games.takkure.table.questions.topics import as_choice
from thirdhalf.games.takkure.table.state import (
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
from thirdhalf.geometry.plane import Point
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.seat import HOME


def tell(match: Match, kind: str, rule: str, values: tuple[int, ...]) -> None:
    """Log something that changes nothing by itself. What happens all the time asks for a log before it puts its values
    together: without one, that would cost as much as the change itself.
    """
    if match.log is not None:
        match.log.append(Event(kind, rule, values))


def tell_line(match: Match, kind: str, rule: str, number: int, points: list[Point]) -> None:
    """Log a player's line; its numbers are put together only where there is a log."""
    if match.log is not None:
        match.log.append(Event(kind, rule, (number, *as_choice(points))))


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
        tell_line(match, events.RAN, "1.08", match.active, line)


def run_along(match: Match, number: int, line: list[Point]) -> None:
    """R-53: another player of a team play has run the line."""
    player = match.own(number)
    player.x, player.y = line[-1]
    tell_line(match, events.RAN, "R-53", number, line)


def act_for(match: Match, number: int) -> None:
    """4.08, R-54: in a team play that player acts now, from where it stands."""
    player = match.players[number]
    match.active = number
    match.run_line = ((player.x, player.y),)
    match.fall_x = player.x
    match.fall_y = player.y


def walk(match: Match, number: int, line: Choice, rule: str) -> None:
    """1.07, 1.10, R-31: a player walks along the points of a line."""
    if line:
        player = match.own(number)
        if match.log is not None:
            tell(match, events.WALKED, rule, (number, player.x, player.y, *line))
        player.x = line[-2]
        player.y = line[-1]


def win_move(match: Match, reach: int) -> None:
    """1.19, 5.05: the active player may move that far when all rolls are over."""
    match.move_won = max(match.move_won, reach)


def take_move_won(match: Match) -> int:
    """1.19, 5.05: how far that is; it is taken up now, or lost."""
    reach = match.move_won
    match.move_won = 0
    return reach


def put(match: Match, number: int, place: Point, kind: str, rule: str) -> None:
    """R-30, 1.10: a player is set down somewhere without walking."""
    player = match.own(number)
    player.x, player.y = place
    tell(match, kind, rule, (number, place[0], place[1]))


def push_ball(match: Match, place: Point) -> None:
    """6.04: the loose ball makes room."""
    match.ball_x, match.ball_y = place
    tell(match, events.BALL_DISPLACED, "6.04", place)


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
