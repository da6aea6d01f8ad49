"""The computer's coaches for DreadBall."""

from thirdhalf.coaches.dreadball.scripted import ScriptedCoach
from thirdhalf.coaches.dreadball.style import Style


class RookieCoach(ScriptedCoach):
    """The script with blunders and slips, and without passes and slams."""

    __slots__ = ()

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Style(blunders=15, slips=15, passes=0, hits=0))


class ClubCoach(ScriptedCoach):
    """The script without mistakes."""

    __slots__ = ()

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Style(blunders=0, slips=0, passes=1, hits=1))
