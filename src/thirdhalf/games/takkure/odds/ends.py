"""Where a line of play ends, and what can be said of the position then."""

from typing import Final

from thirdhalf.games.takkure.rules.at_hand import activation_at_hand
from thirdhalf.games.takkure.table.kinds import NO_PLAYER, UNDECIDED
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, own_match
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.odds.explorer import Until
from thirdhalf.odds.facts import Fact, Facts

# What a fact is about; its number is a player's, except for TRY (a seat) and ENDED (an ending).
HAS_BALL: Final = "has ball"
BALL_LOOSE: Final = "ball loose"
TRY: Final = "try"
GROUNDED: Final = "grounded"
WOUNDED: Final = "wounded"
OFF: Final = "off the pitch"
ENDED: Final = "ended"


class EndOfActivation:
    """Stops after the activation under way, or after the next one if none is: at the next question, or before another
    activation begins, which can pass without any (a lone attacker on the ground is asked nothing).

    Before the first, who attacks, the set and the tokens left are still as they were at the start.
    """

    __slots__ = ("_before", "_running")

    def __init__(self, match: Match) -> None:
        self._running = match.active != NO_PLAYER
        self._before = turn_of(match)

    def __call__(self, match: KernelMatch) -> bool:
        match = own_match(match)
        if match.active != NO_PLAYER or not (self._running or turn_of(match) != self._before):
            return False
        return match.decision is not None or match.over or activation_at_hand(match)


def turn_of(match: Match) -> tuple[int, int, int]:
    """Who attacks, in which set, with how many tokens left."""
    return (match.attacker, match.sets, match.tokens)


class WhenAsked:
    """Stops as soon as a topic is asked, or where another condition says so."""

    __slots__ = ("_otherwise", "_topic")

    def __init__(self, topic: str, otherwise: Until) -> None:
        self._topic = topic
        self._otherwise = otherwise

    def __call__(self, match: KernelMatch) -> bool:
        return (match.decision is not None and match.decision.topic == self._topic) or self._otherwise(match)


class WhatHappened:
    """What became of ball and players since a position: who has the ball, tries, who lies on the ground, who has new
    wounds or has left the pitch, and how it ended if it did.
    """

    __slots__ = ("_off", "_tries", "_wounds")

    def __init__(self, before: Match) -> None:
        self._tries = (before.home_tries, before.away_tries)
        self._wounds = [player.wounds for player in before.players]
        self._off = [player.off for player in before.players]

    def __call__(self, match: KernelMatch) -> Facts:
        match = own_match(match)
        facts: list[Fact] = []
        if match.holder >= 0:
            facts.append((HAS_BALL, match.holder))
        elif match.holder == NO_PLAYER:
            facts.append((BALL_LOOSE, NO_PLAYER))
        for seat, tries in enumerate((match.home_tries, match.away_tries)):
            if tries > self._tries[seat]:
                facts.append((TRY, seat))
        for number, player in enumerate(match.players):
            if player.off != ON_PITCH and self._off[number] == ON_PITCH:
                facts.append((OFF, number))
            if player.ground:
                facts.append((GROUNDED, number))
            if player.wounds > self._wounds[number]:
                facts.append((WOUNDED, number))
        if match.ending != UNDECIDED:
            facts.append((ENDED, match.ending))
        return tuple(facts)
