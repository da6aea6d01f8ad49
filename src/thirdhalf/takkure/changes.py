"""The only functions that alter a match's state. Each emits the event that tells of it, with the rule that caused it.
The only functions that alter a match's state. Each emits the event that tells of it, with the rule that caused it.
"""

from thirdhalf.geometry.plane import Point
from thirdhalf.kernel.event import Event
from thirdhalf.takkure import events
from thirdhalf.takkure.kinds import ACTED, NO_PLAYER, NOTHING, STAND_UP
from thirdhalf.takkure.questions import as_choice
from thirdhalf.takkure.state import NO_CONTACT, Match


def tell(match: Match, kind: str, rule: str, values: tuple[int, ...]) -> None:
    """Log something that changes nothing by itself."""
    if match.log is not None:
        match.log.append(Event(kind, rule, values))


# Tokens and turns


def take_set(match: Match) -> None:
    """1.01: the attacking coach takes a set of activation tokens; those lying on its players go."""
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
        if player.declared != NOTHING:
            player = match.own(number)
            player.declared = NOTHING
            player.contact_at = NO_CONTACT
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
