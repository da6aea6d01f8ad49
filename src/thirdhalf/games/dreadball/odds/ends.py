"""Where a line of play ends in DreadBall, and what can be said of the position then."""

from typing import Final

from thirdhalf.games.dreadball.table.kinds import NO_PLAYER, ON_PITCH, OUT_OF_PLAY, PRONE, UNDECIDED
from thirdhalf.games.dreadball.table.questions.topics import TOKEN
from thirdhalf.games.dreadball.table.state import Match, own_match
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.odds.facts import Fact, Facts

# What a fact is about; its number is a player's, points for STRIKE (home's, or away's below 0), an ending for ENDED.
HAS_BALL: Final = "has ball"
BALL_LOOSE: Final = "ball loose"
BALL_OUT: Final = "ball out of play"
STRIKE: Final = "strike"
DOWN: Final = "down"
OUT: Final = "out of play"
RUSH_OVER: Final = "rush over"
ENDED: Final = "ended"
ORDER: Final[tuple[str, ...]] = (HAS_BALL, BALL_LOOSE, BALL_OUT, STRIKE, DOWN, OUT, RUSH_OVER, ENDED)


class EndOfAction:
    """Stops when the next token is asked for, or the rush is over."""

    __slots__ = ("_rush",)

    def __init__(self, match: Match) -> None:
        self._rush = match.rush

    def __call__(self, match: KernelMatch) -> bool:
        match = own_match(match)
        decision = match.decision
        return match.rush != self._rush or (decision is not None and decision.topic == TOKEN)


class WhatHappened:
    """What became of ball and players since a position."""

    __slots__ = ("_down", "_out", "_points", "_rush")

    def __init__(self, before: Match) -> None:
        self._points = before.home_points - before.away_points
        self._rush = before.rush
        self._out = [player.where == OUT_OF_PLAY for player in before.players]
        self._down = [player.where == ON_PITCH and player.facing == PRONE for player in before.players]

    def __call__(self, match: KernelMatch) -> Facts:
        match = own_match(match)
        facts: list[Fact] = []
        if match.holder != NO_PLAYER:
            facts.append((HAS_BALL, match.holder))
        else:
            facts.append((BALL_LOOSE if match.ball >= 0 else BALL_OUT, NO_PLAYER))
        points = match.home_points - match.away_points - self._points
        if points:
            facts.append((STRIKE, points))
        for number, player in enumerate(match.players):
            if player.where == OUT_OF_PLAY and not self._out[number]:
                facts.append((OUT, number))
            elif player.where == ON_PITCH and player.facing == PRONE and not self._down[number]:
                facts.append((DOWN, number))
        if match.flags or match.rush != self._rush:
            facts.append((RUSH_OVER, NO_PLAYER))
        if match.ending != UNDECIDED:
            facts.append((ENDED, match.ending))
        return tuple(facts)
