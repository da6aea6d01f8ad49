"""A beginner: knows what the game is about, seldom passes, and makes mistakes."""

from thirdhalf.games.takkure.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.takkure.coaches.script.style import NEVER, Style


class RookieCoach(ScriptedCoach):
    """The script with blunders and slips, and without an eye for teammates."""

    __slots__ = ()

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Style(blunders=8, slips=12, passes=0, hands_over=0, reads_lanes=0, chases=NEVER))
