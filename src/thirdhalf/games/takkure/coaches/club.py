"""A sound coach: runs at gaps, hands on and passes before the tackle, tackles in numbers, covers its line."""

from thirdhalf.games.takkure.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.takkure.coaches.script.style import UNLESS_BEHIND, Style


class ClubCoach(ScriptedCoach):
    """The script without mistakes."""

    __slots__ = ()

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Style(blunders=0, slips=0, passes=1, hands_over=1, reads_lanes=1, chases=UNLESS_BEHIND))
