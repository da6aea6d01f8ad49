"""Questions whose random answers are drawn to where the play is. What is allowed does not depend on it."""

from typing import Final

from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.pitch import PITCH, ZONES
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Pick

AT_EASE: Final = 4
"""One random step in so many goes anywhere."""
IDLE: Final = 16
"""One random answer in so many lets it be."""
FAR: Final = 99
CENTRE: Final = 2
"""The place of its centre among a zone's hexes."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Keen(Pick):
    """A question whose first option is to let it be; a random answer seldom does."""

    __slots__ = ()

    def sample(self, chooser: Chooser) -> Choice:
        if chooser.below(IDLE):
            return (self.options[1 + chooser.below(len(self.options) - 1)],)
        return (self.options[0],)


def ask_keen(match: Match, seat: int, topic: str, rule: str, options: tuple[int, ...], who: int) -> None:
    """Wait for a coach to pick an option for that player, the first being none; a single one is taken unasked."""
    size = len(options)
    if size == 1:
        match.choice = options
    else:
        match.decision = Keen(seat, topic, rule, options, who)


@mypyc_attr(acyclic=True, free_list_len=1)
class Steps(Pick):
    """D19.2: the hexes next to a player, and whatever else he may do; `lure` is the hex that draws a random step."""

    __slots__ = ("lure",)

    def __init__(self, seat: int, topic: str, rule: str, options: tuple[int, ...], who: int, lure: int) -> None:
        self.seat = seat
        self.topic = topic
        self.rule = rule
        self.options = options
        self.who = who
        self.lure = lure

    def sample(self, chooser: Chooser) -> Choice:
        if self.lure >= 0 and chooser.below(AT_EASE):
            nearest = FAR
            near: list[int] = []
            for option in self.options:
                if option >= 0:
                    distance = PITCH.distance(option, self.lure)
                    if distance < nearest:
                        nearest = distance
                        near = [option]
                    elif distance == nearest:
                        near.append(option)
            if near:
                return (near[chooser.below(len(near))],)
        return (self.options[chooser.below(len(self.options))],)


def lure(match: Match, number: int) -> int:
    """The ball draws everyone; its carrier is drawn to the nearest zone his team attacks, then to nothing."""
    if match.holder != number:
        return match.players[match.holder].at if match.holder != NO_PLAYER else match.ball
    player = match.players[number]
    centres = [zone.hexes[CENTRE] for zone in ZONES[side_of(match, player.team)]]
    nearest = min([PITCH.distance(player.at, centre) for centre in centres])
    if nearest <= 1:
        return -1
    near = [centre for centre in centres if PITCH.distance(player.at, centre) == nearest]
    return near[0]
