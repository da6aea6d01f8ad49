"""One stage of a competition as far as it has come."""

from thirdhalf.league.fixtures import ANNULLED, BYE, WALK_OVER, Fixture, Result
from thirdhalf.league.lots import drawn
from thirdhalf.league.season.meetings import Cup, Meeting, of_swiss, of_tables
from thirdhalf.league.standings import Absences, Row, Season, ranked, table
from thirdhalf.league.terms import BY_LOT, DIVISIONS, GROUPS, KNOCK_OUT, ROUND_ROBIN, SWISS, StageTerms, Terms


class Stage:
    """A stage that has been drawn: `pools` are its tables, each in the order drawn; `number` is counted from 1."""

    def __init__(self, terms: Terms, number: int, pools: list[list[int]], out: set[int]) -> None:
        self.terms = terms
        self.own: StageTerms = terms.stages[number - 1]
        self.number = number
        self.pools = pools
        # Who has left the competition.
        self.out = out
        self.swiss_rounds: list[list[tuple[int, int]]] = []
        self.results: dict[str, Result] = {}
        self.decided: dict[str, int] = {}
        self.deadlines: dict[str, str] = {}
        # The meetings of tables are known from the draw on.
        self._tables = [] if self.own.kind in (SWISS, KNOCK_OUT) else of_tables(number, self.own, pools)

    def result(self, meeting: Meeting) -> Result | None:
        """What came of a meeting: who has left gives the others a walk-over, and so does a bye."""
        found = self.results.get(meeting.id)
        if found is not None:
            return found
        home, away = meeting.home, meeting.away
        if away == BYE or (away in self.out and home not in self.out):
            return Result(home, away, self.terms.walk_over, 0, WALK_OVER)
        if home in self.out and away in self.out:
            return Result(home, away, 0, 0, ANNULLED)
        if home in self.out:
            return Result(home, away, 0, self.terms.walk_over, WALK_OVER)
        return None

    def cup(self) -> Cup:
        """The ties of a knock-out."""
        return Cup(self.number, self.own, self.pools[0], self.result, self.decided, self.terms.seed)

    def meetings(self) -> list[Meeting]:
        """All that are known."""
        if self.own.kind == KNOCK_OUT:
            return [meeting for tie in self.cup().ties() for meeting in tie.meetings]
        if self.own.kind == SWISS:
            return of_swiss(self.number, self.swiss_rounds)
        return self._tables

    def deadline(self, meeting: Meeting) -> str:
        """By when it is to be played."""
        return self.deadlines.get(meeting.id) or self.own.deadline(meeting.round)

    def open(self) -> list[Meeting]:
        """The meetings that are to be played."""
        return [meeting for meeting in self.meetings() if self.result(meeting) is None]

    @property
    def round_over(self) -> int:
        """Whether nothing that is known is left to be played."""
        return int(not self.open())

    @property
    def over(self) -> int:
        """Whether the stage has come to its end."""
        if self.own.kind == KNOCK_OUT:
            return self.cup().over
        if self.own.kind == SWISS:
            return int(len(self.swiss_rounds) >= self.own.rounds and self.round_over)
        return self.round_over

    def season(self, pool: int) -> Season:
        """The results of one table, with entries numbered as in the pool."""
        members = self.pools[pool]
        places = {entry: place for place, entry in enumerate(members)}
        places[BYE] = BYE
        results = [
            result._replace(home=places[result.home], away=places[result.away])
            for meeting in self.meetings()
            if meeting.pool == pool and (result := self.result(meeting)) is not None
        ]
        seed = f"{self.terms.seed}/{self.number}.{pool + 1}"
        return Season(len(members), results, self.terms.points, seed, self._absences(places))

    def _absences(self, places: dict[int, int]) -> Absences | None:
        """Who was not paired in rounds of Swiss that have been drawn."""
        if self.own.kind != SWISS:
            return None
        paired = [entry for pairs in self.swiss_rounds for pair in pairs for entry in pair]
        rounds = [len(self.swiss_rounds) - paired.count(entry) for entry in places if entry != BYE]
        return Absences(rounds, frozenset([places[entry] for entry in self.out if entry in places]))

    def left(self, pool: int) -> list[Fixture]:
        """What is still to be played in one table; of rounds that are not drawn yet, one match for each."""
        places = {entry: place for place, entry in enumerate(self.pools[pool])}
        found = [
            Fixture(meeting.round, places[meeting.home], places[meeting.away])
            for meeting in self.open()
            if meeting.pool == pool
        ]
        if self.own.kind == SWISS:
            for round in range(len(self.swiss_rounds), self.own.rounds):
                found += [Fixture(round, place, BYE) for place in range(len(places))]
        return found

    def table(self, pool: int) -> list[Row]:
        """One table, with the competition's numbers of the entries."""
        rows = table(self.season(pool), self.terms.tie_breaks, self.left(pool))
        return [row._replace(entry=self.pools[pool][row.entry]) for row in rows]

    def ranked(self) -> list[list[int]]:
        """Each pool, best first."""
        if self.own.kind == KNOCK_OUT:
            return [[entry for group in self.cup().ranked() for entry in group]]
        return [
            [members[place] for group in ranked(self.season(pool), self.terms.tie_breaks) for place in group]
            for pool, members in enumerate(self.pools)
        ]

    def going_on(self) -> list[int]:
        """Who goes on to the next stage, in the order of seeds: all who came first, then all who came second."""
        tables = [[entry for entry in each if entry not in self.out] for each in self.ranked()]
        most = max([len(each) for each in tables])
        places = range(min(self.own.through, most) if self.own.through else most)
        return [each[place] for place in places for each in tables if place < len(each)]


def drawn_pools(terms: Terms, number: int, entries: list[int], division: dict[int, int]) -> list[list[int]]:
    """The pools of a stage for these entries, in the order of their seeds."""
    own = terms.stages[number - 1]
    about = f"stage {number}"
    if own.kind == ROUND_ROBIN:
        return [drawn(terms.seed, about, entries)]
    if own.kind == DIVISIONS:
        divided = [[entry for entry in entries if division[entry] == each] for each in range(len(terms.divisions))]
        return [drawn(terms.seed, f"{about}/{each + 1}", pool) for each, pool in enumerate(divided)]
    if own.kind == GROUPS:
        return _groups(terms, own, about, entries)
    return [drawn(terms.seed, about, entries) if own.seeding == BY_LOT else list(entries)]


def _groups(terms: Terms, own: StageTerms, about: str, entries: list[int]) -> list[list[int]]:
    """From pots of as many as there are groups, best seeds in the first: each pot is dealt to the groups by lot."""
    pools: list[list[int]] = [[] for _ in range(own.groups)]
    order = drawn(terms.seed, about, entries) if own.seeding == BY_LOT else entries
    for first in range(0, len(order), own.groups):
        pot = drawn(terms.seed, f"{about}/pot {first // own.groups + 1}", order[first : first + own.groups])
        for pool, entry in zip(pools, pot, strict=False):
            pool.append(entry)
    return pools


def refusal(terms: Terms, number: int, pools: list[list[int]]) -> str:
    """Why a stage cannot be played by so many; empty where it can."""
    own = terms.stages[number - 1]
    small = [pool for pool in pools if len(pool) < 2]
    if small:
        whose = f" of '{own.name}'" if len(pools) == 1 else f" of each table of '{own.name}'"
        return f"at least two entries{whose} are wanted"
    if own.kind == SWISS and own.rounds >= len(pools[0]) + len(pools[0]) % 2:
        return f"{own.rounds} rounds of Swiss want more than {len(pools[0])} entries, or somebody meets twice"
    return ""
