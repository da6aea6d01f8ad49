"""Coaches who look ahead but have habits: some questions they answer by their script, whatever they see ahead."""

from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.games.takkure.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.takkure.coaches.script.style import Style
from thirdhalf.games.takkure.coaches.search.searching import Depth, SearchingCoach
from thirdhalf.games.takkure.table.kinds import BREAK_THROUGH, PASS, TACKLE
from thirdhalf.games.takkure.table.questions.topics import (
    BALL_PLACE,
    DEFENCE,
    KICK_OFF_MOVE,
    SECOND_ACTION,
    TEMPLATE,
)
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.view import View

KICKING: Final[tuple[str, ...]] = (TEMPLATE, KICK_OFF_MOVE, BALL_PLACE)
HITTING: Final[tuple[tuple[str, int], ...]] = ((DEFENCE, TACKLE), (SECOND_ACTION, BREAK_THROUGH))
"""5.03, 1.05, 1.09: the questions of a kick-off, and the answers of who likes contact."""


class HabitualCoach:
    """Takes the script's word at kick-offs, where it hits, and where looking ahead would pass against its style."""

    __slots__ = ("_looking", "_script", "_style")

    def __init__(self, seed: str, budget: Budget, depth: Depth, style: Style) -> None:
        self._looking = SearchingCoach(seed, budget, depth)
        self._script = ScriptedCoach(seed, style)
        self._style = style

    def __call__(self, view: View) -> Choice:
        decision = view.decision
        assert decision is not None
        topic = decision.topic
        if topic in KICKING:
            return self._script(view)
        found = self._looking(view)
        if topic == SECOND_ACTION and not self._style.passes and found[0] == PASS:
            return self._script(view)
        if self._style.hits and topic in (DEFENCE, SECOND_ACTION):
            liked = self._script(view)
            if (topic, liked[0]) in HITTING:
                return liked
        return found
