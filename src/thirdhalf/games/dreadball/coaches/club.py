"""A sound coach: hits first, then fetches, runs and strikes, and knows when the carrier is in danger."""

from thirdhalf.games.dreadball.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.dreadball.coaches.script.style import Style


class ClubCoach(ScriptedCoach):
    """The script with a few mistakes."""

    __slots__ = ()

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Style(blunders=2, slips=6, passes=1, hits=1))
