"""The only functions that alter a match's state. What is seen to happen emits its event, with the
rule that caused it; the smallest parts are told of by whoever calls them.
"""

from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import (
    BY_DROP,
    LANDSLIDE,
    NO_HEX,
    NO_PLAYER,
    ON_BENCH,
    ON_PITCH,
    OUT_OF_PLAY,
    PRONE,
    SUDDEN_DEATH,
)
from thirdhalf.games.dreadball.table.pitch import PITCH
from thirdhalf.games.dreadball.table.state import NEVER, Match, in_sudden_death, score
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, other


def tell(match: Match, kind: str, rule: str, values: tuple[int, ...]) -> None:
    """Log something that changes nothing by itself. What happens at every step asks for a log before it puts its values
    together: without one, that would cost as much as the change itself.
    """
    if match.log is not None:
        match.log.append(Event(kind, rule, values))


# The match and its rushes


def head_start(match: Match, seat: int, points: int) -> None:
    """DL6: a team begins with points."""
    if seat == HOME:
        match.home_points = points
    else:
        match.away_points = points
    tell(match, events.HEAD_START, "DL6", (seat, points))


def win_toss(match: Match, seat: int, home_die: int, away_die: int) -> None:
    """D6.1: the higher die plays from west to east and takes the odd rushes."""
    match.first = seat
    tell(match, events.TOSS, "D6.1", (seat, home_die, away_die))


def place(match: Match, number: int, at: int, facing: int, rule: str) -> None:
    """D6.2, D6.4: a player is set up on the pitch."""
    player = match.own(number)
    player.where = ON_PITCH
    player.at = at
    player.facing = facing
    match.own_grid()[at] = number
    tell(match, events.PLACED, rule, (number, at, facing))


def begin_rush(match: Match) -> None:
    """D7, D6.3: the rush marker moves on; the coach whose rush it is gets the tokens."""
    match.rush += 1
    match.rushing = match.first if match.rush % 2 else other(match.first)
    match.tokens = match.terms.tokens
    match.flags = 0
    for number, player in enumerate(match.players):
        if player.tokens:
            match.own(number).tokens = 0
    tell(match, events.RUSH, "D7", (match.rushing, match.rush, match.tokens))


def spend_token(match: Match, number: int, action: int) -> None:
    """D7.1: a token goes on a player, who performs one action."""
    match.tokens -= 1
    match.own(number).tokens += 1
    if match.log is not None:
        tell(match, events.TOKEN_SPENT, "D7.1", (number, action, match.tokens))


def end_after_chain(match: Match, reason: int, rule: str) -> None:
    """D18.1, D18.2: the rush will end when what is going on is over."""
    if not match.flags & reason:
        match.flags |= reason
        tell(match, events.RUSH_ENDING, rule, (reason,))


def save_rush(match: Match) -> None:
    """D18.6: a rushing player holds the ball after all: the rush goes on."""
    match.flags = 0
    tell(match, events.SAVED, "D18.6", (match.holder,))


def end_rush(match: Match, rule: str) -> None:
    """D18.1, D18.2: the rush is over and unused tokens are lost."""
    match.tokens = 0
    tell(match, events.RUSH_OVER, rule, (match.rush,))


def serve_turn(match: Match, number: int) -> None:
    """D16.5: an out-of-play player has missed one more turn; after the last he is on the bench."""
    player = match.own(number)
    player.turns -= 1
    tell(match, events.RECOVERS, "D16.5", (number, player.turns))
    if not player.turns:
        player.where = ON_BENCH
        player.hurt = NEVER
        tell(match, events.BENCHED, "D16.5", (number,))


def end(match: Match, ending: int, winner: int, rule: str) -> None:
    """D17.5, D17.6, D17.7: the match is over at once; nothing of what is going on is played on."""
    match.ending = ending
    match.winner = winner
    match.break_off()
    tell(match, events.ENDED, rule, (ending, winner))


def score_strike(match: Match, number: int, points: int) -> None:
    """D17.1 to D17.3: points for the thrower's team, and the ball leaves play. D17.5, D17.7: it may end the match."""
    seat = match.players[number].team
    if seat == HOME:
        match.home_points += points
    else:
        match.away_points += points
    match.ball = NO_HEX
    tell(match, events.STRIKE, "D17.1", (number, points, match.home_points, match.away_points))
    if abs(score(match)) >= match.terms.landslide:
        end(match, LANDSLIDE, leader(match), "D17.5")
    elif in_sudden_death(match):
        end(match, SUDDEN_DEATH, leader(match), "D17.7")


def leader(match: Match) -> int:
    """D17.6: who has scored more, or NOBODY."""
    lead = score(match)
    return HOME if lead > 0 else AWAY if lead < 0 else NOBODY


# Players


def move_to(match: Match, number: int, at: int) -> int:
    """D3.18: the player leaves its hex and is on an empty one; D10.3: the ball moves with its carrier. The hex left."""
    player = match.own(number)
    grid = match.own_grid()
    before = player.at
    if before != NO_HEX:
        grid[before] = NO_PLAYER
    player.at = at
    grid[at] = number
    return before


def step(match: Match, number: int, at: int, direction: int, rule: str) -> None:
    """D9.1 to D9.3: one hex, facing the way of travel."""
    before = move_to(match, number, at)
    match.players[number].facing = direction
    if match.log is not None:
        tell(match, events.STEPPED, rule, (number, before, at))


def turn(match: Match, number: int, facing: int, rule: str) -> None:
    """D4.1: a standing player faces another way."""
    if match.players[number].facing != facing:
        match.own(number).facing = facing
        if match.log is not None:
            tell(match, events.TURNED, rule, (number, facing))


def turn_to(match: Match, number: int, at: int, rule: str) -> None:
    """D4.10: a standing player turns to a neighbouring hex."""
    turn(match, number, PITCH.direction(match.players[number].at, at), rule)


def enter(match: Match, number: int, at: int, facing: int) -> None:
    """D16.2: a player comes from the bench onto the entry hex."""
    player = match.own(number)
    player.where = ON_PITCH
    player.facing = facing
    move_to(match, number, at)
    tell(match, events.ENTERED, "D16.2", (number, at))


def leave(match: Match, number: int) -> None:
    """D16.4: a player goes from the entry hex to the bench."""
    take_off(match, number, ON_BENCH)
    tell(match, events.LEFT_PITCH, "D16.4", (number,))


def take_off(match: Match, number: int, where: int) -> None:
    """D16.6: a player leaves the pitch and frees its place."""
    player = match.own(number)
    match.own_grid()[player.at] = NO_PLAYER
    player.at = NO_HEX
    player.facing = PRONE
    player.where = where


def fall(match: Match, number: int, rule: str) -> None:
    """D9.6, D9.10: the player is prone where he is; D9.14: he loses the ball."""
    player = match.own(number)
    player.facing = PRONE
    tell(match, events.FELL, rule, (number, player.at))
    drop(match, number, "D9.14")


def knock_down(match: Match, number: int, hits: int) -> None:
    """D13.7: the loser is prone and loses the ball."""
    match.own(number).facing = PRONE
    tell(match, events.KNOCKED_DOWN, "D13.7", (number, hits))
    drop(match, number, "D13.7")


def injure(match: Match, number: int, turns: int) -> None:
    """D13.10, D16.6: hits are left: the player is out of play for that many turns."""
    take_off(match, number, OUT_OF_PLAY)
    player = match.players[number]
    player.turns = turns
    player.hurt = match.rush
    tell(match, events.INJURED, "D13.10", (number, turns))


def stand_up(match: Match, number: int, facing: int) -> None:
    """D15.2: the player stands again, facing any way."""
    match.own(number).facing = facing
    tell(match, events.STOOD_UP, "D15.2", (number, facing))


# The ball


def take_ball(match: Match, number: int, rule: str) -> None:
    """D10.1: the player holds the ball."""
    match.holder = number
    match.ball = NO_HEX
    tell(match, events.BALL_TAKEN, rule, (number,))


def lose_ball(match: Match, rule: str) -> None:
    """D10.1: the ball leaves its carrier's hands, and is on his hex."""
    number = match.holder
    match.holder = NO_PLAYER
    match.ball = match.players[number].at
    tell(match, events.BALL_LOST, rule, (number,))


def drop(match: Match, number: int, rule: str) -> None:
    """D9.14, D18.1: a carrier who goes down loses the ball; a drop, if his team is rushing."""
    if match.holder == number:
        lose_ball(match, rule)
        if match.players[number].team == match.rushing:
            end_after_chain(match, BY_DROP, "D18.1")


def fly(match: Match, at: int) -> None:
    """The ball, in nobody's hands, is over that hex."""
    match.holder = NO_PLAYER
    match.ball = at


def hit(match: Match, number: int) -> None:
    """D10.9: the ball stops at a standing player."""
    match.ball = match.players[number].at
    tell(match, events.BALL_HIT, "D10.9", (number,))


def land(match: Match, at: int, rule: str) -> None:
    """D10.11: the ball lies loose."""
    match.ball = at
    tell(match, events.BALL_DOWN, rule, (at,))
