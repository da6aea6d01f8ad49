"""1.12 and 1.21 Tackle: whom it may be declared against, and what a successful one does."""

from typing import Final

from thirdhalf.games.takkure.changes.harm import ground, show_skill
from thirdhalf.games.takkure.changes.places import put
from thirdhalf.games.takkure.rules.harm.endurance import CRITICAL_TACKLE, TACKLED, Endurance, Wounded
from thirdhalf.games.takkure.skills.player import has_talent
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import CRITICAL, DEATH_ROLL, FAIL, NO_PLAYER, TACKLE
from thirdhalf.games.takkure.table.questions.places import ContactRoom
from thirdhalf.games.takkure.table.space import everything
from thirdhalf.games.takkure.table.state import FEINTED, NO_CONTACT, ON_PITCH, Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import touches
from thirdhalf.geometry.room import nearest_in_contact
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import other


def can_tackle(match: Match) -> bool:
    """0.01, 1.12: only the ball carrier, active or not, and not one on the ground."""
    return match.holder != NO_PLAYER and match.players[match.holder].ground == 0


def is_target(match: Match) -> bool:
    """1.19: whether a tackle was declared against the active player."""
    return match.first_carrier == match.active and any(player.declared == TACKLE for player in match.players)


def declared_tacklers(match: Match) -> list[int]:
    """1.19: those who declared a tackle on the active player and have neither rolled, missed nor been fooled yet."""
    if match.first_carrier != match.active:
        return []
    return [
        number
        for number, player in enumerate(match.players)
        if player.declared == TACKLE and player.contact_at != FEINTED
    ]


def tacklers_in_contact(match: Match, up_to: int) -> list[int]:
    """1.21, R-25: tacklers touched by the strip swept over the first `up_to` of the active carrier's run."""
    if match.first_carrier != match.active:
        return []
    return [
        number
        for number, player in enumerate(match.players)
        if player.declared == TACKLE and NO_CONTACT < player.contact_at <= up_to
    ]


@mypyc_attr(acyclic=True, free_list_len=1)
class Tackled(Frame):
    """1.21, success: tackler and carrier go down together."""

    __slots__ = ("carrier", "grade", "tackler")

    def __init__(self, step: int, tackler: int, carrier: int, grade: int) -> None:
        self.step = step
        self.tackler = tackler
        self.carrier = carrier
        self.grade = grade

    def copy(self) -> "Tackled":
        return Tackled(self.step, self.tackler, self.carrier, self.grade)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def fall_back(match: Match, tackled: Tackled) -> None:
    """1.10: a carrier who went on with a second move falls where that move began."""
    carrier = match.players[tackled.carrier]
    if tackled.carrier == match.active and (carrier.x, carrier.y) != (match.fall_x, match.fall_y):
        put(match, tackled.carrier, (match.fall_x, match.fall_y), events.SET_BACK, "1.10")


def close_in(match: Match, tackled: Tackled) -> None:
    """1.21, R-30: the tackler goes to the carrier by the shortest way; the defending coach chooses between equal
    places.
    """
    tackler = match.players[tackled.tackler]
    carrier = match.players[tackled.carrier]
    contact = tackler.profile.radius + carrier.profile.radius
    if touches(tackler.x, tackler.y, carrier.x, carrier.y, contact):
        match.choice = (tackler.x, tackler.y)
        return
    discs = everything(match, tackled.tackler)
    half_width = match.terms.half_width - tackler.profile.radius
    half_length = match.terms.half_length - tackler.profile.radius
    places = nearest_in_contact(
        tackler.x,
        tackler.y,
        carrier.x,
        carrier.y,
        contact=contact,
        discs=discs,
        half_width=half_width,
        half_length=half_length,
    )
    if len(places) == 1:
        match.choice = places[0]
    else:
        seat = other(match.attacker)
        match.ask(
            ContactRoom(
                seat=seat,
                rule="R-30",
                who=tackled.tackler,
                x=tackler.x,
                y=tackler.y,
                candidates=places,
                discs=discs,
                half_width=half_width,
                half_length=half_length,
            )
        )


def go_down(match: Match, tackled: Tackled) -> None:
    """1.21: both are grounded; the carrier keeps the ball."""
    tackler = match.players[tackled.tackler]
    place = (match.choice[0], match.choice[1])
    if (tackler.x, tackler.y) != place:
        put(match, tackled.tackler, place, events.CLOSED_IN, "R-30")
    ground(match, tackled.tackler, "1.21")
    ground(match, tackled.carrier, "1.21")


def hurt_carrier(match: Match, tackled: Tackled) -> None:
    """1.21: the carrier rolls endurance; a critical wounds it without a roll."""
    if tackled.grade == CRITICAL:
        match.call(Wounded(0, tackled.carrier, tackled.tackler, CRITICAL_TACKLE, 0))
    else:
        match.call(Endurance(0, tackled.carrier, tackled.tackler, TACKLED, FAIL))


def roll_to_death(match: Match, tackled: Tackled) -> None:
    """5.05: a critical tackle by Death Roll wounds twice."""
    standing = match.players[tackled.carrier].off == ON_PITCH
    if tackled.grade == CRITICAL and standing and has_talent(match, tackled.tackler, DEATH_ROLL):
        show_skill(match, tackled.tackler, DEATH_ROLL)
        match.call(Wounded(0, tackled.carrier, tackled.tackler, CRITICAL_TACKLE, 0))


def end_tackled(match: Match, tackled: Tackled) -> None:
    """1.21: the tackle is over."""
    match.done(0)


STEPS: Final[StepsOf[Tackled]] = (fall_back, close_in, go_down, hurt_carrier, roll_to_death, end_tackled)
