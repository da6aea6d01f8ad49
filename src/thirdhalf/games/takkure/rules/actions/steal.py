"""3.06 Ball steal: the three ways, when each is open, and when it has lapsed."""

from typing import Final

from thirdhalf.games.takkure.changes.places import make_contact
from thirdhalf.games.takkure.table.kinds import BALL, NO_PLAYER, STEAL_FROM_GROUND, STEAL_IN_AIR, STEAL_LOOSE
from thirdhalf.games.takkure.table.space import disc_of
from thirdhalf.games.takkure.table.state import NO_CONTACT, Match
from thirdhalf.geometry.plane import touches

LYING_LOOSE: Final[tuple[int, ...]] = (STEAL_LOOSE,)
WITH_GROUNDED: Final[tuple[int, ...]] = (STEAL_FROM_GROUND, STEAL_IN_AIR)
WITH_STANDING: Final[tuple[int, ...]] = (STEAL_IN_AIR,)


def open_ways(match: Match) -> tuple[int, ...]:
    """R-34: loose while the ball lies loose, from the ground while its carrier is grounded, in the air while an
    attacker has it.
    """
    if match.holder == NO_PLAYER:
        return LYING_LOOSE
    if match.players[match.holder].ground:
        return WITH_GROUNDED
    return WITH_STANDING


def find_contact(match: Match, number: int) -> None:
    """3.06, R-24: whether the thief's defensive move ended in contact with the ball, or with the grounded carrier."""
    thief = match.players[number]
    if thief.declared == STEAL_LOOSE:
        x, y, radius = disc_of(match, BALL)
    elif thief.declared == STEAL_FROM_GROUND:
        x, y, radius = disc_of(match, match.holder)
    else:
        return
    if touches(thief.x, thief.y, x, y, thief.profile.radius + radius):
        make_contact(match, number, 0)


def still_there(match: Match, action: int) -> bool:
    """R-35: the ball that the thief went for has not gone meanwhile."""
    if action == STEAL_LOOSE:
        return match.holder == NO_PLAYER
    return match.holder != NO_PLAYER and match.holder == match.first_carrier


def thieves(match: Match) -> list[int]:
    """3.06: those in contact with a ball on the ground or in a grounded player's hands, not yet rolled."""
    return [
        number
        for number, player in enumerate(match.players)
        if player.declared in (STEAL_LOOSE, STEAL_FROM_GROUND) and player.contact_at != NO_CONTACT
    ]
