"""A sound coach: hits first, then fetches, runs and strikes, and knows when the carrier is in danger."""

from thirdhalf.coaches.dreadball.scripted import ScriptedCoach
from thirdhalf.coaches.dreadball.style import SOUND


class ClubCoach(ScriptedCoach):
    """The script without mistakes."""

    __slots__ = ()

    def __init__(self, seed: str) -> None:
        super().__init__(seed, SOUND)
