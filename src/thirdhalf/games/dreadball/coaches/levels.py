"""The levels of DreadBall's coaches: what tells one from another is a row of this table."""

from functools import partial
from typing import Final

from thirdhalf.coaches.roster import Level, QuickLevel, ThinkingLevel
from thirdhalf.games.dreadball.coaches.lesson import LessonCoach
from thirdhalf.games.dreadball.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.dreadball.coaches.script.style import Style
from thirdhalf.games.dreadball.coaches.search.lookahead import WHOLE
from thirdhalf.games.dreadball.coaches.search.searching import Depth, SearchingCoach

BEGINNER: Final = Style(blunders=25, slips=20, passes=0, hits=0)
"""Knows what the game is about, neither passes nor slams, and makes mistakes."""

NEARLY_SOUND: Final = Style(blunders=2, slips=6, passes=1, hits=1)
"""Hits first, then fetches, runs and strikes, knows when the carrier is in danger, and makes few mistakes."""

ONE_ACTION: Final = Depth(most_plans=30, of_a_kind=4, rarest=WHOLE // 60)
"""To the end of the action, with the odds of the dice."""

# The evaluations of `province` take about 0.03 s an action.
LEVELS: Final[dict[str, Level]] = {
    "rookie": QuickLevel(partial(ScriptedCoach, style=BEGINNER)),
    "club": QuickLevel(partial(ScriptedCoach, style=NEARLY_SOUND)),
    "province": ThinkingLevel(partial(SearchingCoach, depth=ONE_ACTION), 300),
}

LESSONS: Final[dict[str, Level]] = {"lesson": QuickLevel(LessonCoach), "advice": QuickLevel(LessonCoach)}
"""Who reacts in a lesson, and who advises there."""
