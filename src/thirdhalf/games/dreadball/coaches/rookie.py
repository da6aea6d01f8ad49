"""A beginner: knows what the game is about, neither passes nor slams, and makes mistakes."""

from thirdhalf.games.dreadball.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.dreadball.coaches.script.style import Style


class RookieCoach(ScriptedCoach):
    """The script with blunders and slips, and without passes and slams."""

    __slots__ = ()

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Style(blunders=25, slips=20, passes=0, hits=0))
