"""The levels of DreadBall's coaches: what tells one from another is a row of this table."""

from functools import partial
from typing import Final

from thirdhalf.coaches.roster import Level, QuickLevel, ThinkingLevel
from thirdhalf.games.dreadball.coaches.lesson import LessonCoach
from thirdhalf.games.dreadball.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.dreadball.coaches.script.style import Style, Taste
from thirdhalf.games.dreadball.coaches.search.lookahead import WHOLE
from thirdhalf.games.dreadball.coaches.search.searching import Depth, SearchingCoach

BEGINNER: Final = Style(blunders=25, slips=20, passes=0, hits=0)
"""Knows what the game is about, neither passes nor slams, and makes mistakes."""

NEARLY_SOUND: Final = Style(blunders=2, slips=6, passes=1, hits=1)
"""Hits first, then fetches, runs and strikes, knows when the carrier is in danger, and makes few mistakes."""

ONE_ACTION: Final = Depth(most_plans=30, of_a_kind=4, rarest=WHOLE // 60)
"""To the end of the action, with the odds of the dice."""

REST_OF_RUSH: Final = Depth(
    most_plans=30, of_a_kind=4, rarest=WHOLE // 60, of_result=1_667, kept=6, times=1, rarest_later=WHOLE // 8
)
"""The best plans to the end of the rush, and how the match ends is thought of."""

OFTEN: Final = Depth(
    most_plans=30, of_a_kind=4, rarest=WHOLE // 60, of_result=1_667, kept=10, times=4, rarest_later=WHOLE // 8
)
"""More of them, and with other dice again."""

# The evaluations of `province` take about 0.03 s an action.
LEVELS: Final[dict[str, Level]] = {
    "rookie": QuickLevel(partial(ScriptedCoach, style=BEGINNER)),
    "club": QuickLevel(partial(ScriptedCoach, style=NEARLY_SOUND)),
    "province": ThinkingLevel(partial(SearchingCoach, depth=ONE_ACTION), 300),
    "international": ThinkingLevel(partial(SearchingCoach, depth=REST_OF_RUSH), 1_000),
    "legend": ThinkingLevel(partial(SearchingCoach, depth=OFTEN), 6_000),
}

SLAMS: Final = Taste(slams=70)
STRIKES: Final = Taste(strikes=250)
CARRIES: Final = Taste(carries=120)
CROWDS: Final = Taste(nearness=40)
FEARS: Final = Taste(fear=120)
FORGETS: Final = Taste(fear=-200)

# Those of `rookie` take fewer choices by mere chance: they make the mistakes that people make.
PERSONALITIES: Final[dict[str, Level]] = {
    "rookie+chaser": QuickLevel(partial(ScriptedCoach, style=Style(20, 20, passes=0, hits=0, taste=CROWDS))),
    "rookie+timid": QuickLevel(partial(ScriptedCoach, style=Style(14, 20, passes=0, hits=0, taste=FEARS))),
    "rookie+forgetful": QuickLevel(partial(ScriptedCoach, style=Style(16, 20, passes=0, hits=0, taste=FORGETS))),
    "club+hitter": QuickLevel(partial(ScriptedCoach, style=Style(2, 6, passes=1, hits=1, taste=SLAMS))),
    "club+runner": QuickLevel(partial(ScriptedCoach, style=Style(2, 6, passes=0, hits=1, taste=CARRIES))),
    "club+striker": QuickLevel(partial(ScriptedCoach, style=Style(2, 6, passes=1, hits=1, taste=STRIKES))),
    "province+hitter": ThinkingLevel(
        partial(SearchingCoach, depth=ONE_ACTION, style=Style(0, 0, passes=1, hits=1, taste=SLAMS)), 300
    ),
    "province+runner": ThinkingLevel(
        partial(SearchingCoach, depth=ONE_ACTION, style=Style(0, 0, passes=0, hits=1, taste=CARRIES)), 300
    ),
    "province+striker": ThinkingLevel(
        partial(SearchingCoach, depth=ONE_ACTION, style=Style(0, 0, passes=1, hits=1, taste=STRIKES)), 300
    ),
}
"""Coaches of a level who like something: to slam, never to pass, to strike from anywhere; to be where the ball is, to
keep away from opponents, or who forget them.
"""

LESSONS: Final[dict[str, Level]] = {"lesson": QuickLevel(LessonCoach), "advice": QuickLevel(LessonCoach)}
"""Who reacts in a lesson, and who advises there."""
