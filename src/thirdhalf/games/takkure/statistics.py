"""What is counted of a match of Takkure: tries, ground made, tackles, passes, balls won, cards."""

from math import isqrt
from typing import Final

from thirdhalf.games.figures import Figures, Person
from thirdhalf.games.takkure.rules.dice.rolls import D12
from thirdhalf.games.takkure.showing.account import word
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import (
    BREAK_THROUGH,
    DODGE,
    NO_PLAYER,
    PASS,
    PASS_FROM_THE_GROUND,
    SUCCESS,
    TACKLE,
)
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.event import Event

TRIES: Final = "tries"
GROUND: Final = "ground"
TACKLES: Final = "tackles"
TACKLES_WON: Final = "tackles-won"
PASSES: Final = "passes"
PASSES_MADE: Final = "passes-made"
BEATEN: Final = "beaten"
BALLS_WON: Final = "balls-won"
GONE_DOWN: Final = "gone-down"
WOUNDS: Final = "wounds"
SENT_OFF: Final = "sent-off"
NAMES: Final = (
    TRIES,
    GROUND,
    TACKLES,
    TACKLES_WON,
    PASSES,
    PASSES_MADE,
    BEATEN,
    BALLS_WON,
    GONE_DOWN,
    WOUNDS,
    SENT_OFF,
)
"""GROUND is in hundredths of a millimetre, with the ball; BEATEN are dodges and breaks through that came off."""
LENGTHS: Final = (GROUND,)

HIGHLIGHTS: Final = (events.TRY, events.SENT_OFF, events.OUT_OF_MATCH, events.HALF_OVER, events.ENDED)
"""What a match is remembered by."""

_TRIED: Final = {TACKLE: TACKLES, PASS: PASSES, PASS_FROM_THE_GROUND: PASSES}
_CAME_OFF: Final = {
    TACKLE: TACKLES_WON,
    PASS: PASSES_MADE,
    PASS_FROM_THE_GROUND: PASSES_MADE,
    DODGE: BEATEN,
    BREAK_THROUGH: BEATEN,
}
_MOVED: Final = (events.RAN, events.WALKED)


def figures(start: Match, log: list[Event]) -> Figures:
    """All of it, from the match as it began and everything that happened."""
    people = [Person(player.profile.id, player.profile.name, player.team) for player in start.players]
    found = Figures(people, NAMES, LENGTHS, D12)
    holder = start.holder
    last = NO_PLAYER if holder < 0 else start.players[holder].team
    for number, event in enumerate(log):
        kind, values = event.kind, event.values
        if kind == events.BALL_TAKEN:
            holder = values[0]
            side = people[holder].seat
            if last not in (NO_PLAYER, side):
                found.count(holder, BALLS_WON)
            last = side
        elif kind in (events.BALL_DOWN, events.THROWN):
            holder = NO_PLAYER
        elif kind == events.KICK_OFF:
            holder = last = NO_PLAYER
        elif kind in _MOVED and values[0] == holder:
            found.count(holder, GROUND, length_of(values[1:]))
        elif kind == events.DECLARED and values[1] in _TRIED:
            found.count(values[0], _TRIED[values[1]])
        elif kind == events.CAME_TO and values[2] >= SUCCESS and values[1] in _CAME_OFF:
            found.count(values[0], _CAME_OFF[values[1]])
        elif kind == events.TRY:
            found.count(values[0], TRIES)
        elif kind == events.GROUNDED:
            found.count(values[0], GONE_DOWN)
        elif kind == events.WOUNDED:
            found.count(values[0], WOUNDS)
        elif kind == events.SENT_OFF:
            found.count(values[0], SENT_OFF)
        elif kind == events.ROLLED:
            found.threw(number, values[0], values[4:])
        elif kind == events.CARD_TURNED:
            found.card(number, values[0], word(start, "card", values[1]))
        elif kind == events.PLAY_TURNED:
            found.card(number, values[0], word(start, "play", values[1]))
    return found


def length_of(points: tuple[int, ...]) -> int:
    """How long a line is."""
    total = 0
    for i in range(0, len(points) - 3, 2):
        total += isqrt((points[i + 2] - points[i]) ** 2 + (points[i + 3] - points[i + 1]) ** 2)
    return total
