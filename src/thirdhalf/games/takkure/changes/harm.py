"""What harms and heals players: the only functions that alter it. What is seen to happen emits
its event; what follows from one told before (values after an injury, tokens that go with it) emits none.
"""

from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import ACTED, IN_THE_AIR, NOTHING, REST, STAND_UP
from thirdhalf.games.takkure.table.profile import Hurt, injured
from thirdhalf.games.takkure.table.state import INJURED, NO_CONTACT, OUT, Match


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


def show_skill(match: Match, number: int, talent: int) -> None:
    """5.05: a skill that needs no decision works."""
    tell(match, events.SKILL_USED, "5.05", (number, talent))


def give_permanent_fatigue(match: Match, number: int) -> None:
    """7.01, R-44: a fatigue token that is never turned and never removed."""
    match.own(number).permanent += 1
    tell(match, events.FATIGUED_FOR_GOOD, "7.01", (number,))


def bring_ribs(match: Match, number: int, ribs: int) -> None:
    """L1, R-44: who comes with broken ribs begins with permanent fatigue tokens; its marks have told of them."""
    match.own(number).permanent = ribs


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


def lose_fatigue(match: Match, number: int, kind: int) -> None:
    """6.02: at half-time a player loses one fatigue token, active (1) or inactive (0)."""
    player = match.own(number)
    if kind:
        player.fatigue -= 1
    else:
        player.inactive -= 1
    tell(match, events.RESTED, "6.02", (number, player.fatigue, player.inactive))
