"""L1 to L8: what a season leaves on players of Takkure, where a competition is played so."""

from typing import Final

from thirdhalf.games.takkure.game import TWIN, Takkure
from thirdhalf.games.takkure.rules.harm.injury import COMMON, RIB, SEVERE, TIRED, TO_GRAVE
from thirdhalf.games.takkure.rules.squad import LEARNABLE, MOST_CARDS
from thirdhalf.games.takkure.statistics import BALLS_WON, BEATEN, TACKLES_WON, TRIES, figures
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import SKILL_WORDS, TALENT_WORDS
from thirdhalf.games.takkure.table.state import own_match
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.seat import AWAY
from thirdhalf.league.marks.club import Club
from thirdhalf.league.marks.rules import Left, Member, SeasonRules

WORTH: Final = {TRIES: 4, BALLS_WON: 2, TACKLES_WON: 1, BEATEN: 1}
"""L4: experience for each."""
PRICES: Final = (12, 30, 60)
"""L5: how much experience the first, second and third lesson wants."""
COMMON_HEALS: Final = 5
GRAVE_HEALS: Final = 9
"""L2: on this or more an injury is healed."""
ON_THE_PITCH: Final = 4
"""L3: so many are always fit enough to play."""
STEP: Final = 4
"""L8: so much more that the others are worth brings one card."""


class TakkureSeason(SeasonRules):
    """L1 to L8. What a club carries into the next season (L9) is the same for every game: `as_was`."""

    injury_rule = "L1"
    healing_rule = "L2"
    missing_rule = "L3"
    experience_rule = "L4"
    training_rule = "L5"
    hiring_rule = "L6"
    underdog_rule = "L8"

    @property
    def sides(self) -> int:
        return 12

    def squad(self, game: Game, team: str) -> tuple[Member, ...]:
        assert isinstance(game, Takkure)
        return tuple([Member(card.profile.id, card.profile.name) for card in game.team(team).cards])

    def for_hire(self, game: Game, team: str) -> tuple[Member, ...]:
        """L6: legends of other teams."""
        assert isinstance(game, Takkure)
        others = [each for each in game.catalog.teams.values() if each.id != team]
        return tuple(
            [
                Member(card.profile.id, card.profile.name)
                for each in others
                for card in each.cards
                if card.profile.id in game.catalog.legends
            ]
        )

    def lessons(self, game: Game, team: str, club: Club, player: str) -> tuple[str, ...]:
        """L5: training skills that it has neither of its own nor learned."""
        assert isinstance(game, Takkure)
        for each in game.catalog.teams.values():
            for card in each.cards:
                if card.profile.id == player:
                    own = (SKILL_WORDS[card.profile.skill], TALENT_WORDS[card.profile.talent], *club.lessons(player))
                    return tuple([word for word in LEARNABLE if word not in own])
        return ()

    def price(self, learned: int) -> int:
        """L5."""
        return PRICES[learned]

    def left(self, start: KernelMatch, log: list[Event], seat: int) -> Left:
        """L1, L4: from the events, whoever was on the pitch."""
        match = own_match(start)
        counted = figures(match, log)
        experience: dict[str, int] = {}
        names: dict[int, str] = {}
        for number, person in enumerate(counted.people):
            if person.seat == seat:
                names[number] = person.id.removesuffix(TWIN) if seat == AWAY else person.id
                own = counted.of_player(number)
                gained = sum([worth * own.get(name, 0) for name, worth in WORTH.items()])
                if gained:
                    experience[names[number]] = gained
        injuries = [
            (names[event.values[0]], f"{'common' if event.values[1] == COMMON else 'grave'} {event.values[2]}")
            for event in log
            if event.kind == events.INJURY and event.values[0] in names
        ]
        return Left(experience, tuple(injuries))

    def stays(self, injury: str) -> int:
        """L1: every row that takes something away, and a broken rib."""
        table, row = parted(injury)
        if table == "common":
            return int(row not in (TIRED, TO_GRAVE) or row == RIB)
        return int(row not in (TIRED, SEVERE))

    def grave(self, injury: str) -> int:
        """L3."""
        table, row = parted(injury)
        return int(table == "grave" and row != TIRED)

    def misses(self, injury: str, face: int) -> int:
        """L3: one match to three by the die, after a severe one twice as many."""
        matches = (face + 3) // 4
        return 2 * matches if parted(injury)[1] == SEVERE else matches

    def heals(self, injury: str, face: int) -> int:
        """L2."""
        return int(face >= (COMMON_HEALS if parted(injury)[0] == "common" else GRAVE_HEALS))

    def marks(self, game: Game, team: str, club: Club, other: Club) -> Setup:
        """L3: with fewer than four left, those who would miss least come back. L8: cards for the underdog."""
        squad = [*[member.id for member in self.squad(game, team)], *club.hired]
        out = sorted([each for each in club.missing if each in squad], key=lambda each: (-club.missing[each], each))
        out = out[: max(0, len(squad) - ON_THE_PITCH)]
        parts: list[str] = []
        for player in squad:
            if player in out:
                parts.append(f"{player}: missing")
                continue
            words = [hurt.injury for hurt in club.injuries if hurt.player == player]
            words += [f"learned {skill}" for skill in club.lessons(player)]
            if words:
                parts.append(f"{player}: {', '.join(words)}")
        parts += [f"hired {player}" for player in club.hired]
        more = min(MOST_CARDS, max(0, worth(other) - worth(club)) // STEP)
        if more:
            parts.append(f"hand {more}")
        return {"marks": "; ".join(parts)}


def worth(club: Club) -> int:
    """L8: two for every lesson of who plays, three for everybody hired; one less for a common injury, two for a grave
    one and for everybody who is missing.
    """
    found = 3 * len(club.hired) - 2 * len(club.missing)
    found += sum([2 * len(skills) for player, skills in club.learned.items() if player not in club.missing])
    return found - sum([1 if parted(hurt.injury)[0] == "common" else 2 for hurt in club.injuries])


def parted(injury: str) -> tuple[str, int]:
    """The table and the row of an injury."""
    table, _, row = injury.partition(" ")
    return table, int(row)
