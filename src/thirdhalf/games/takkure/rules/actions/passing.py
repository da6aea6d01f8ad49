"""2.01 Pass, 2.02 Reception, 3.03 Pass from the ground: who may receive, and what a thrown ball meets."""

from typing import Final

from thirdhalf.games.takkure.changes.places import take_ball, walk
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.changes.turns import settle
from thirdhalf.games.takkure.rules.actions.scatter import Scatter
from thirdhalf.games.takkure.rules.dice.modifiers import defending_value, reception_value
from thirdhalf.games.takkure.rules.dice.rolling import check
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import CRITICAL, FAIL, RECEPTION, STEAL_IN_AIR
from thirdhalf.games.takkure.table.questions.topics import CRITICAL_MOVE, INTERCEPTOR
from thirdhalf.games.takkure.table.space import walk_question
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, direction
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import INCH, TOUCH, Point, hull_touches
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

CRITICAL_REACH: Final = 2 * INCH


def receivers(match: Match, line: tuple[Point, ...]) -> list[int]:
    """0.01, R-08, R-21: standing teammates who are not ahead of some point of the passer's line."""
    passer = match.players[match.active]
    way = direction(passer.team)
    foremost = max([point[1] * way for point in line])
    return [
        number
        for number, player in enumerate(match.players)
        if player.team == passer.team
        and number != match.active
        and player.ground == 0
        and player.off == ON_PITCH
        and player.y * way <= foremost
    ]


@mypyc_attr(acyclic=True, free_list_len=1)
class Flight(Frame):
    """R-37: a thrown ball: interceptors first, then arrival or reception. `grade` is what the pass roll came to."""

    __slots__ = ("band", "grade", "interceptor", "interceptors", "passer", "receiver", "x", "y")

    def __init__(
        self,
        step: int,
        passer: int,
        receiver: int,
        x: int,
        y: int,
        band: int,
        grade: int,
        interceptors: list[int],
        interceptor: int,
    ) -> None:
        self.step = step
        self.passer = passer
        self.receiver = receiver
        self.x = x
        self.y = y
        self.band = band
        self.grade = grade
        self.interceptors = interceptors
        self.interceptor = interceptor

    def copy(self) -> "Flight":
        return Flight(
            self.step,
            passer=self.passer,
            receiver=self.receiver,
            x=self.x,
            y=self.y,
            band=self.band,
            grade=self.grade,
            interceptors=self.interceptors[:],
            interceptor=self.interceptor,
        )

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def throw(match: Match, flight: Flight) -> None:
    """3.06: the defenders on the flight who declared to steal in the air: the hull of both bases touches theirs
    (R-67).
    """
    tell(match, events.THROWN, "2.01", (flight.passer, flight.receiver, flight.x, flight.y))
    receiver = match.players[flight.receiver]
    radius = match.players[flight.passer].profile.radius
    for number, player in enumerate(match.players):
        if player.declared == STEAL_IN_AIR and hull_touches(
            flight.x,
            flight.y,
            radius,
            bx=receiver.x,
            by=receiver.y,
            rb=receiver.profile.radius,
            cx=player.x,
            cy=player.y,
            rc=player.profile.radius + TOUCH,
        ):
            flight.interceptors.append(number)


def choose_interceptor(match: Match, flight: Flight) -> None:
    """R-10: several roll in the attacking coach's order."""
    if flight.interceptors:
        match.ask_pick(match.attacker, INTERCEPTOR, "R-10", tuple(flight.interceptors), flight.passer)
    else:
        flight.step = ARRIVE


def roll_interception(match: Match, flight: Flight) -> None:
    """3.06: in the air, always unopposed."""
    number = match.choice[0]
    flight.interceptors.remove(number)
    flight.interceptor = number
    check(match, STEAL_IN_AIR, STEAL_IN_AIR, defending_value(match, number, STEAL_IN_AIR))


def judge_interception(match: Match, flight: Flight) -> None:
    """3.06, R-10: the first success takes the ball and ends the flight; after a failure it goes on."""
    number = flight.interceptor
    result = match.result
    tell(match, events.CAME_TO, "3.06", (number, STEAL_IN_AIR, result))
    settle(match, number)
    if result == FAIL:
        flight.step = CHOOSE_INTERCEPTOR
    else:
        take_ball(match, number, "3.06")
        match.done(0)


def arrive(match: Match, flight: Flight) -> None:
    """2.01: a successful pass is the receiver's ball, a failed one is rolled for (2.02); a critical lets it move up
    to 2".
    """
    if flight.grade == FAIL:
        flight.step = RECEIVE
        check(match, RECEPTION, RECEPTION, reception_value(match, flight.receiver, flight.band))
        return
    take_ball(match, flight.receiver, "2.01")
    if flight.grade != CRITICAL:
        match.done(0)
        return
    match.ask(walk_question(match, flight.receiver, CRITICAL_MOVE, "2.01", CRITICAL_REACH, 0))


def run_on(match: Match, flight: Flight) -> None:
    """2.01, R-31, R-37: the move of a critical, made on arrival."""
    walk(match, flight.receiver, match.choice, "2.01")
    match.done(0)


def receive(match: Match, flight: Flight) -> None:
    """2.02, R-46: unopposed; if it fails the ball scatters from the receiver, its arrow pointed by the attacking
    coach.
    """
    if match.result != FAIL:
        take_ball(match, flight.receiver, "2.02")
    else:
        receiver = match.players[flight.receiver]
        match.call(Scatter(0, receiver.x, receiver.y, match.attacker, 0, 0))


def end_flight(match: Match, flight: Flight) -> None:
    """2.02: the pass is over."""
    match.done(0)


STEPS: Final[StepsOf[Flight]] = (
    throw,
    choose_interceptor,
    roll_interception,
    judge_interception,
    arrive,
    run_on,
    receive,
    end_flight,
)
CHOOSE_INTERCEPTOR: Final = 1
ARRIVE: Final = 4
RECEIVE: Final = 6
