"""3.06 Ball steal: the three ways, when each is open, and when it has lapsed."""

from typing import Final

from thirdhalf.games.takkure.changes.places import make_contact
from thirdhalf.games.takkure.table.kinds import NO_PLAYER, STEAL_FROM_GROUND, STEAL_IN_AIR, STEAL_LOOSE
from thirdhalf.games.takkure.table.readings import STEALING
from thirdhalf.games.takkure.table.space import ball_disc
from thirdhalf.games.takkure.table.state import NO_CONTACT, Match, stolen
from thirdhalf.geometry.plane import touches

FOR_A_BALL_AT_HAND: Final[tuple[int, ...]] = (STEAL_LOOSE, STEAL_FROM_GROUND)
LYING_LOOSE: Final[tuple[int, ...]] = (STEAL_LOOSE,)
WITH_GROUNDED: Final[tuple[int, ...]] = (STEAL_FROM_GROUND, STEAL_IN_AIR)
WITH_STANDING: Final[tuple[int, ...]] = (STEAL_IN_AIR,)
ALL_WAYS: Final[tuple[int, ...]] = (STEAL_LOOSE, STEAL_FROM_GROUND, STEAL_IN_AIR)


def open_ways(match: Match) -> tuple[int, ...]:
    """R-34: loose while the ball lies loose, from the ground while its carrier is grounded, in the air while an
    attacker has it. 3.06: to the letter any of the three, open or not.
    """
    if match.terms.readings & STEALING:
        return ALL_WAYS
    if match.holder == NO_PLAYER:
        return LYING_LOOSE
    if match.players[match.holder].ground:
        return WITH_GROUNDED
    return WITH_STANDING


def find_contact(match: Match, number: int) -> None:
    """3.06, R-24: whether the thief's defensive move ended in contact with the ball, or with the grounded carrier."""
    thief = match.players[number]
    if thief.declared not in FOR_A_BALL_AT_HAND or not still_there(match, thief.declared):
        return
    x, y, radius = ball_disc(match)
    if touches(thief.x, thief.y, x, y, thief.profile.radius + radius):
        make_contact(match, number, 0)


def look_again(match: Match) -> None:
    """3.06: to the letter, whether a way that was named before it was open has opened, and the thief is in contact."""
    for number, thief in enumerate(match.players):
        if thief.declared in FOR_A_BALL_AT_HAND and thief.contact_at == NO_CONTACT:
            find_contact(match, number)


def still_there(match: Match, action: int) -> bool:
    """R-35: the ball that the thief went for has not gone meanwhile. 3.06: to the letter, whoever has it now."""
    if action == STEAL_LOOSE:
        return match.holder == NO_PLAYER
    if match.terms.readings & STEALING:
        return match.holder >= 0 and match.players[match.holder].ground > 0 and not stolen(match)
    return match.holder != NO_PLAYER and match.holder == match.first_carrier


def thieves(match: Match) -> list[int]:
    """3.06: those in contact with a ball on the ground or in a grounded player's hands, not yet rolled."""
    return [
        number
        for number, player in enumerate(match.players)
        if player.declared in FOR_A_BALL_AT_HAND and player.contact_at != NO_CONTACT
    ]
