"""Where players and ball are. Who or what moves emits its event, with the rule that caused it; contacts and
moves won are notes, and emit none.
"""

from thirdhalf.games.takkure.changes.telling import tell, tell_line
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import (
    IN_THE_AIR,
    NO_PLAYER,
    NO_RESTART,
    NOTHING,
)
from thirdhalf.games.takkure.table.state import (
    INJURED,
    NO_CONTACT,
    ON_PITCH,
    OUT,
    TO_PLACE,
    Match,
    by_team,
)
from thirdhalf.geometry.plane import Point
from thirdhalf.kernel.decision import Choice


def make_contact(match: Match, number: int, contact_at: int) -> None:
    """R-24: a defender's contact is fixed."""
    if match.players[number].contact_at != contact_at:
        match.own(number).contact_at = contact_at


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


def take_ball(match: Match, number: int, rule: str) -> None:
    """3.04: the ball is in the player's hands."""
    match.holder = number
    tell(match, events.BALL_TAKEN, rule, (number,))


def drop_ball(match: Match, place: Point, rule: str) -> None:
    """3.04, 0.05: the ball lies on the ground, loose; who attacks does not change."""
    match.holder = NO_PLAYER
    match.ball_x, match.ball_y = place
    tell(match, events.BALL_DOWN, rule, place)
