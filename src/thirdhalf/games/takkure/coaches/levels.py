"""The levels of Takkure's coaches: what tells one from another is a row of this table."""

from functools import partial
from typing import Final

from thirdhalf.coaches.roster import Level, QuickLevel, ThinkingLevel
from thirdhalf.games.takkure.coaches.exploiters import Exploiter, short_kicks, touch_line, waiting
from thirdhalf.games.takkure.coaches.habits import HabitualCoach
from thirdhalf.games.takkure.coaches.lesson import PATIENT, LessonCoach
from thirdhalf.games.takkure.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.takkure.coaches.script.style import ALWAYS, NEVER, UNLESS_BEHIND, Style
from thirdhalf.games.takkure.coaches.search.searching import Depth, SearchingCoach

BEGINNER: Final = Style(blunders=8, slips=12, passes=0, hands_over=0, reads_lanes=0, chases=NEVER)
"""Knows what the game is about, seldom passes, has no eye for teammates, and makes mistakes."""

STEADY: Final = Style(blunders=0, slips=0, passes=1, hands_over=1, reads_lanes=1, chases=UNLESS_BEHIND)
"""Runs at gaps, hands on and passes before the tackle, tackles in numbers, covers its line, without mistakes."""

ONE_STEP: Final = Depth(
    planning=0.7,
    glancing=1.0,
    most_plans=12,
    replies=1,
    reply_places=1,
    hands=1,
    rounds=1,
    most_places=3,
    tried_out=8,
    rarest=20_000,
    seconds=3,
    kicks=0,
)
"""To the end of the activation, with all candidates and the odds of the dice; the other side plays by the script."""

TWO_STEPS: Final = Depth(
    planning=0.8,
    glancing=0.4,
    most_plans=60,
    replies=10,
    reply_places=3,
    hands=3,
    rounds=3,
    most_places=8,
    tried_out=16,
    rarest=10_000,
    seconds=4,
    kicks=3,
)
"""The best plans of the attack meet the joint reply of the defenders that hurts them most."""

# The evaluations of `province` take about 0.15 s an activation in plain Python, those of `international` mostly less
# than a second and at most about two.
LEVELS: Final[dict[str, Level]] = {
    "rookie": QuickLevel(partial(ScriptedCoach, style=BEGINNER)),
    "club": QuickLevel(partial(ScriptedCoach, style=STEADY)),
    "province": ThinkingLevel(partial(SearchingCoach, depth=ONE_STEP), 200),
    "international": ThinkingLevel(partial(SearchingCoach, depth=TWO_STEPS), 5_000),
}

FORGETFUL: Final = Style(6, 10, passes=0, hands_over=0, reads_lanes=0, chases=NEVER, forgets=1)
TIMID: Final = Style(6, 10, passes=0, hands_over=0, reads_lanes=0, chases=NEVER, fears_edge=150)
HITTER: Final = Style(0, 0, passes=1, hands_over=1, reads_lanes=1, chases=UNLESS_BEHIND, hits=1_500)
RUNNER: Final = Style(0, 0, passes=0, hands_over=1, reads_lanes=1, chases=UNLESS_BEHIND)
KICKER: Final = Style(0, 0, passes=1, hands_over=1, reads_lanes=1, chases=NEVER)
CHASING_HITTER: Final = Style(0, 0, passes=1, hands_over=1, reads_lanes=1, chases=ALWAYS, hits=1_500)
CHASING_RUNNER: Final = Style(0, 0, passes=0, hands_over=1, reads_lanes=1, chases=ALWAYS)

# Those of `rookie` take fewer choices by mere chance: they make the mistakes that people make.
PERSONALITIES: Final[dict[str, Level]] = {
    "rookie+forgetful": QuickLevel(partial(ScriptedCoach, style=FORGETFUL)),
    "rookie+timid": QuickLevel(partial(ScriptedCoach, style=TIMID)),
    "club+hitter": QuickLevel(partial(ScriptedCoach, style=HITTER)),
    "club+runner": QuickLevel(partial(ScriptedCoach, style=RUNNER)),
    "club+kicker": QuickLevel(partial(ScriptedCoach, style=KICKER)),
    "province+hitter": ThinkingLevel(partial(HabitualCoach, depth=ONE_STEP, style=CHASING_HITTER), 200),
    "province+runner": ThinkingLevel(partial(HabitualCoach, depth=ONE_STEP, style=CHASING_RUNNER), 200),
    "province+kicker": ThinkingLevel(partial(HabitualCoach, depth=ONE_STEP, style=KICKER), 200),
}
"""Coaches of a level who like something: contact, never to pass, to kick long; or who forget a defender, or fear the
touch lines.
"""

LESSONS: Final[dict[str, Level]] = {
    **{f"lesson-{one}": QuickLevel(partial(LessonCoach, exercise=one, style=PATIENT)) for one in range(1, 7)},
    **{f"advice-{one}": QuickLevel(partial(LessonCoach, exercise=one, style=STEADY)) for one in range(1, 7)},
}
"""Who plays against the learner in a guided exercise, and who advises there."""

YARDSTICKS: Final[dict[str, Level]] = {
    "international@1": ThinkingLevel(partial(SearchingCoach, depth=TWO_STEPS), 5_000),
    "short-kicks": QuickLevel(partial(Exploiter, idea=short_kicks)),
    "touch-line": QuickLevel(partial(Exploiter, idea=touch_line)),
    "waiting": QuickLevel(partial(Exploiter, idea=waiting)),
}
"""Who others are measured by: a level as it was in its first version, whatever becomes of it; coaches with one idea."""
