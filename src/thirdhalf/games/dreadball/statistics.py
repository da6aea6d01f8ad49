"""What is counted of a match of DreadBall: strikes, points, slams, throws, balls won, injuries."""

from typing import Final

from thirdhalf.games.dreadball.rules.pool import SIDES
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER, SLAM, STEAL
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.figures import Figures, Person
from thirdhalf.kernel.event import Event

POINTS: Final = "points"
STRIKES: Final = "strikes"
STRIKES_TRIED: Final = "strikes-tried"
GROUND: Final = "hexes"
SLAMS: Final = "slams"
STEALS: Final = "steals"
KNOCKED_DOWN: Final = "knocked-down"
PUT_OUT: Final = "put-out"
THROWS: Final = "throws"
BALLS_WON: Final = "balls-won"
NAMES: Final = (POINTS, STRIKES, STRIKES_TRIED, GROUND, SLAMS, STEALS, KNOCKED_DOWN, PUT_OUT, THROWS, BALLS_WON)
"""GROUND is in hexes, with the ball; KNOCKED_DOWN and PUT_OUT are what a player did to others."""


HIGHLIGHTS: Final = (events.STRIKE, events.INJURED, events.SUDDEN_DEATH, events.ENDED)
"""What a match is remembered by."""

_COUNTED: Final = {events.STRIKE_TRIED: STRIKES_TRIED, events.THROWN: THROWS}
_DONE_TO: Final = {events.KNOCKED_DOWN: KNOCKED_DOWN, events.INJURED: PUT_OUT}
_ATTACKS: Final = {SLAM: SLAMS, STEAL: STEALS}


def figures(start: Match, log: list[Event]) -> Figures:
    """All of it, from the match as it began and everything that happened."""
    people = [Person(player.profile.id, player.profile.name, player.team) for player in start.players]
    found = Figures(people, NAMES, (), SIDES)
    holder = start.holder
    last = NO_PLAYER if holder == NO_PLAYER else start.players[holder].team
    duel = (NO_PLAYER, NO_PLAYER)
    for number, event in enumerate(log):
        kind, values = event.kind, event.values
        if kind == events.BALL_TAKEN:
            holder = values[0]
            side = people[holder].seat
            if last not in (NO_PLAYER, side):
                found.count(holder, BALLS_WON)
            last = side
        elif kind in (events.BALL_DOWN, events.BALL_LOST):
            holder = NO_PLAYER
        elif kind == events.LAUNCHED:
            holder = last = NO_PLAYER
        elif kind == events.STEPPED and values[0] == holder:
            found.count(holder, GROUND)
        elif kind == events.ATTACKED:
            duel = (values[0], values[1])
            if values[2] in _ATTACKS:
                found.count(values[0], _ATTACKS[values[2]])
        elif kind in _COUNTED:
            holder = NO_PLAYER
            found.count(values[0], _COUNTED[kind])
        elif kind in _DONE_TO:
            # D12.3: a slamback fells whoever began.
            if values[0] in duel:
                found.count(duel[0] if values[0] == duel[1] else duel[1], _DONE_TO[kind])
        elif kind == events.STRIKE:
            found.count(values[0], STRIKES)
            found.count(values[0], POINTS, values[1])
        elif kind == events.ROLLED:
            found.threw(number, values[0], values[3:])
    return found
