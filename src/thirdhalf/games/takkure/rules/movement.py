"""1.08, 6.04: running the marked line, and making room where it ends."""

from typing import Final

from thirdhalf.games.takkure.changes.places import make_contact, push_ball, put
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import BALL, NO_PLAYER, TACKLE
from thirdhalf.games.takkure.table.questions.places import Room
from thirdhalf.games.takkure.table.questions.topics import DISPLACED
from thirdhalf.games.takkure.table.readings import CONTACT, DISPLACEMENT
from thirdhalf.games.takkure.table.space import ball_disc, everything, overlapped_by, place_of, radius_of
from thirdhalf.games.takkure.table.state import NO_CONTACT, ON_PITCH, Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import TOUCH, Disc, Point
from thirdhalf.geometry.polyline import cut, cut_back, cut_to_bounds, first_touch_on, near_line
from thirdhalf.geometry.room import nearest_room
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import NOBODY, other


def line_run(match: Match, number: int, marked: tuple[Point, ...], reach: int) -> list[Point]:
    """1.08, R-01: the marked line as far as attack MOV, the pitch edge and whoever gives no room at its end allow."""
    player = match.players[number]
    radius = player.profile.radius
    line = cut(marked, reach)
    line = cut_to_bounds(line, match.terms.half_width - radius, match.terms.half_length - radius)
    pushed = other(player.team) if displaces(match, number) else NOBODY
    firm: list[Disc] = []
    for one, fellow in enumerate(match.players):
        if fellow.team != pushed and one != number and fellow.off == ON_PITCH:
            together = fellow.profile.radius + radius
            # Only those whom some point of the line, rounded, can be on.
            if near_line(fellow.x, fellow.y, line, together + 1):
                firm.append((fellow.x, fellow.y, together))
    return cut_back(line, firm) if firm else line


def displaces(match: Match, number: int) -> bool:
    """6.04, R-22, R-53: opponents give room to whoever runs; to the letter only to the carrier (0.01), or only to the
    active player of a team play (6.04).
    """
    readings = match.terms.readings
    if readings & CONTACT and number != match.holder:
        return False
    return not readings & DISPLACEMENT or number == match.active


def fix_contacts(match: Match) -> None:
    """1.21, R-24, R-25: which tacklers touch the carrier or the strip it swept, and how far along; judged before
    anyone makes room.
    """
    if match.first_carrier != NO_PLAYER:
        for number, player in enumerate(match.players):
            if player.declared == TACKLE:
                judge_contact(match, number)


def judge_contact(match: Match, number: int) -> None:
    """1.21, R-24: where on the strip this tackler touches the carrier, if it does."""
    tackler = match.players[number]
    radii = tackler.profile.radius + match.players[match.first_carrier].profile.radius + TOUCH
    make_contact(match, number, first_touch_on(strip(match), tackler.x, tackler.y, radii))


def strip(match: Match) -> tuple[Point, ...]:
    """R-25: the line that the carrier's base swept in step 3, or its place if it did not run."""
    carrier = match.first_carrier
    target = match.players[carrier]
    return match.run_line if carrier == match.active else ((target.x, target.y),)


def pick_up_contact(match: Match) -> int:
    """3.05, R-33: how far along its run the active player first touches the loose ball or the teammate with the
    ball.
    """
    number = match.active
    if match.holder == number:
        return NO_CONTACT
    x, y, radius = ball_disc(match)
    return first_touch_on(match.run_line, x, y, match.players[number].profile.radius + TOUCH + radius)


@mypyc_attr(acyclic=True, free_list_len=1)
class MakeRoom(Frame):
    """6.04, R-30: opponents and the ball leave the place where a player has landed."""

    __slots__ = ("thing", "things")

    def __init__(self, step: int, things: list[int], thing: int) -> None:
        self.step = step
        self.things = things
        self.thing = thing

    def copy(self) -> "MakeRoom":
        return MakeRoom(self.step, self.things[:], self.thing)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def make_room(match: Match, number: int) -> None:
    """6.04: call for room if the player has landed on anything."""
    things = overlapped_by(match, number)
    if things:
        match.call(MakeRoom(0, things, NO_PLAYER))


def choose_thing(match: Match, room: MakeRoom) -> None:
    """R-30: several make room in the defending coach's order."""
    if not room.things:
        match.done(0)
        return
    match.ask_pick(other(match.attacker), DISPLACED, "R-30", tuple(room.things), NO_ONE)


def find_place(match: Match, room: MakeRoom) -> None:
    """6.04: by the shortest way to where it fits; the defending coach chooses between equal places (R-30, R-68)."""
    thing = match.choice[0]
    room.things.remove(thing)
    room.thing = thing
    x, y = place_of(match, thing)
    radius = radius_of(match, thing)
    discs = everything(match, thing)
    half_width = match.terms.half_width - radius
    half_length = match.terms.half_length - radius
    places = nearest_room(x, y, discs, half_width, half_length)
    if len(places) == 1:
        match.choice = places[0]
    else:
        match.ask(
            Room(
                seat=other(match.attacker),
                rule="R-30",
                who=thing,
                x=x,
                y=y,
                candidates=places,
                discs=discs,
                half_width=half_width,
                half_length=half_length,
            )
        )


def set_down(match: Match, room: MakeRoom) -> None:
    """6.04: it stands or lies there now; nobody else is shoved."""
    place = (match.choice[0], match.choice[1])
    if room.thing == BALL:
        push_ball(match, place)
    else:
        put(match, room.thing, place, events.DISPLACED, "6.04")
    room.step = CHOOSE_THING


STEPS: Final[StepsOf[MakeRoom]] = (choose_thing, find_place, set_down)
CHOOSE_THING: Final = 0
