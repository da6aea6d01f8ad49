"""D7.4 Who may receive a token, and for which action."""

from typing import Final

from thirdhalf.games.dreadball.rules.threat import standing
from thirdhalf.games.dreadball.table.kinds import (
    NO_PLAYER,
    ON_BENCH,
    ON_PITCH,
    PERMITTED,
    RUN,
    SLAM,
    SPRINT,
    STAND_UP,
    STEAL,
    THROW,
)
from thirdhalf.games.dreadball.table.pitch import ENTRIES
from thirdhalf.games.dreadball.table.state import Match, in_sudden_death, on_pitch, side_of

STANDING: Final[tuple[int, ...]] = (RUN, SPRINT, SLAM, STEAL, THROW)


def can_choose(match: Match, number: int, action: int) -> bool:
    """D5.5, A16, A25: whether the role allows the action to a player who stands or enters, and it can come to
    anything.
    """
    player = match.players[number]
    if action not in PERMITTED[player.profile.role]:
        return False
    if action == THROW:
        # D14.1: he must hold the ball when it begins.
        return match.holder == number
    if action == STEAL:
        return match.holder != NO_PLAYER and match.players[match.holder].team != player.team
    if action == SLAM:
        return any(standing(other) and other.team != player.team for other in match.players)
    return True


def entry_open(match: Match, seat: int) -> bool:
    """D16.1, D17.7: a place is free on the pitch, the entry hex is empty, and it is not sudden death."""
    return (
        not in_sudden_death(match)
        and match.grid[ENTRIES[side_of(match, seat)]] == NO_PLAYER
        and on_pitch(match, seat) < match.terms.most_on_pitch
    )


def actions_of(match: Match, number: int) -> tuple[int, ...]:
    """D7.4, D16.1: what a player can do with a token; nothing without having a place to do it from."""
    player = match.players[number]
    if player.where == ON_PITCH:
        if not standing(player):
            return (STAND_UP,)
        return tuple([action for action in STANDING if can_choose(match, number, action)])
    if player.where == ON_BENCH and entry_open(match, player.team):
        return tuple([action for action in STANDING if can_choose(match, number, action)])
    return ()


def eligible(match: Match, seat: int) -> list[int]:
    """D7.2, D7.6, D16.1: the players who can legally receive a token. Whoever is on the pitch or may enter can do
    something.
    """
    most = match.terms.most_tokens
    bench = -1
    found = []
    for number, player in enumerate(match.players):
        if player.team == seat and player.tokens < most:
            if player.where == ON_PITCH:
                found.append(number)
            elif player.where == ON_BENCH:
                if bench < 0:
                    bench = int(entry_open(match, seat))
                if bench:
                    found.append(number)
    return found
