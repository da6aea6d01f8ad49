"""DL1 to DL4, DL6: what a season leaves on players of DreadBall, where a competition is played so."""

from typing import Final

from thirdhalf.games.dreadball.game import DreadBall
from thirdhalf.games.dreadball.rules.squad import LESSONS
from thirdhalf.games.dreadball.statistics import BALLS_WON, KNOCKED_DOWN, POINTS, PUT_OUT, figures
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.state import own_match
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.league.marks.club import Club
from thirdhalf.league.marks.rules import Left, Member, SeasonRules

WORTH: Final = {POINTS: 1, KNOCKED_DOWN: 1, PUT_OUT: 2, BALLS_WON: 1}
"""DL3: experience for each."""
PRICES: Final = (8, 20, 40)
"""DL4: how much the first, second and third lesson wants."""
LESSONS_A_POINT: Final = 4
MOST_POINTS: Final = 3
"""DL6: what the other club has learned beyond the own brings points to begin with."""
BADLY: Final = 2
"""DL1: out for so many turns or more: matches are missed."""


class DreadBallSeason(SeasonRules):
    """DL1 to DL4, DL6. What a club carries into the next season (DL5) is the same for every game: `as_was`."""

    injury_rule = "DL1"
    missing_rule = "DL1"
    healing_rule = "DL2"
    hiring_rule = "DL2"
    underdog_rule = "DL6"
    experience_rule = "DL3"
    training_rule = "DL4"

    def squad(self, game: Game, team: str) -> tuple[Member, ...]:
        assert isinstance(game, DreadBall)
        return tuple([Member(profile.id, profile.name) for profile in game.team(team).squad])

    def lessons(self, game: Game, team: str, club: Club, player: str) -> tuple[str, ...]:
        """DL4: each of them once."""
        return tuple([lesson for lesson in LESSONS if lesson not in club.lessons(player)])

    def price(self, learned: int) -> int:
        """DL4."""
        return PRICES[learned]

    def left(self, start: KernelMatch, log: list[Event], seat: int) -> Left:
        """DL1, DL3: from the events."""
        match = own_match(start)
        counted = figures(match, log)
        experience: dict[str, int] = {}
        names: dict[int, str] = {}
        for number, person in enumerate(counted.people):
            if person.seat == seat:
                names[number] = person.id.removesuffix("-away")
                own = counted.of_player(number)
                gained = sum([worth * own.get(name, 0) for name, worth in WORTH.items()])
                if gained:
                    experience[names[number]] = gained
        injuries = [
            (names[event.values[0]], f"out {event.values[1]}")
            for event in log
            if event.kind == events.INJURED and event.values[0] in names
        ]
        return Left(experience, tuple(injuries))

    def stays(self, injury: str) -> int:
        """DL2: nothing does: a reserve plays until the player is back."""
        return 0

    def grave(self, injury: str) -> int:
        """DL1."""
        return int(int(injury.partition(" ")[2]) >= BADLY)

    def misses(self, injury: str, face: int) -> int:
        """DL1: 1 to 3 one match, 4 and 5 two, 6 three."""
        return 1 if face <= 3 else 2 if face <= 5 else 3

    def heals(self, injury: str, face: int) -> int:
        """DL2: nothing to heal."""
        return 1

    def marks(self, game: Game, team: str, club: Club, other: Club) -> Setup:
        """DL2, DL4: lessons of those who play; a reserve has had none. DL6: points for the underdog."""
        parts = [
            f"{member.id}: {', '.join(club.lessons(member.id))}"
            for member in self.squad(game, team)
            if club.lessons(member.id) and member.id not in club.missing
        ]
        told: Setup = {"marks": "; ".join(parts)}
        points = min(MOST_POINTS, max(0, taught(other) - taught(club)) // LESSONS_A_POINT)
        return {**told, "start": points} if points else told


def taught(club: Club) -> int:
    """DL6: how many lessons those have had who play."""
    return sum([len(lessons) for player, lessons in club.learned.items() if player not in club.missing])
