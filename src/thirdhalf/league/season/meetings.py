"""Who meets whom in a stage: each meeting has a name that stays, whatever is known of the others."""

from collections.abc import Callable
from typing import NamedTuple

from thirdhalf.league.fixtures import BYE, Result
from thirdhalf.league.knock_out import bracket, through
from thirdhalf.league.lots import drawn
from thirdhalf.league.round_robin import round_robin
from thirdhalf.league.terms import BETTER_SEED, BY_LOT, StageTerms


class Meeting(NamedTuple):
    """One match of a stage: `id` is stage, round and number, with dots between, counted from 1. `away` may be BYE."""

    id: str
    round: int
    pool: int
    home: int
    away: int


ResultOf = Callable[[Meeting], Result | None]
"""What came of a meeting, None where nothing has yet."""


def of_tables(stage: int, terms: StageTerms, pools: list[list[int]]) -> list[Meeting]:
    """All rounds of a round robin in each pool; byes are no meetings."""
    found: list[tuple[int, int, int, int]] = []
    for number, pool in enumerate(pools):
        for fixture in round_robin(len(pool), terms.legs):
            if fixture.away != BYE:
                found.append((fixture.round, number, pool[fixture.home], pool[fixture.away]))
    counts: dict[int, int] = {}
    meetings: list[Meeting] = []
    for round, number, home, away in sorted(found, key=lambda each: each[:2]):
        counts[round] = counts.get(round, 0) + 1
        meetings.append(Meeting(f"{stage}.{round + 1}.{counts[round]}", round + 1, number, home, away))
    return meetings


def of_swiss(stage: int, rounds: list[list[tuple[int, int]]]) -> list[Meeting]:
    """The rounds that have been drawn; a bye is a meeting with nobody, and won."""
    return [
        Meeting(f"{stage}.{round}.{number}", round, 0, home, away)
        for round, pairs in enumerate(rounds, 1)
        for number, (home, away) in enumerate(pairs, 1)
    ]


class Tie(NamedTuple):
    """Two who meet to see who goes on, the better seed first; `winner` is None while that is open. With BYE there are
    no meetings.
    """

    id: str
    round: int
    pair: tuple[int, int]
    meetings: tuple[Meeting, ...]
    winner: int | None
    level: int = 0

    @property
    def loser(self) -> int | None:
        """Who is out, if that is known."""
        if self.winner is None or BYE in self.pair:
            return None
        return self.pair[1] if self.winner == self.pair[0] else self.pair[0]


class Cup:
    """All ties of a knock-out as far as they are known. `decided` are those whom an organiser has sent on, by tie."""

    def __init__(
        self, stage: int, terms: StageTerms, seeds: list[int], result: ResultOf, decided: dict[str, int], seed: str
    ) -> None:
        self.stage = stage
        self.terms = terms
        self.seeds = seeds
        self._result = result
        self._decided = decided
        self._seed = seed
        pairs: list[tuple[int, int] | None] = [
            (seeds[one], BYE if two == BYE else seeds[two]) for one, two in bracket(len(seeds))
        ]
        self.rounds: list[list[Tie | None]] = []
        while True:
            self.rounds.append(self._round(pairs))
            last = self.rounds[-1]
            if len(last) == 1:
                break
            pairs = [self._pair(last[i], last[i + 1]) for i in range(0, len(last), 2)]
        self.third: Tie | None = self._third_place()

    def _pair(self, one: Tie | None, two: Tie | None) -> tuple[int, int] | None:
        """The winners of two ties, the better seed first, once both are known."""
        if one is None or two is None or one.winner is None or two.winner is None:
            return None
        return self.in_order(one.winner, two.winner)

    def in_order(self, one: int, two: int) -> tuple[int, int]:
        """The better seed first."""
        return (one, two) if self.seeds.index(one) < self.seeds.index(two) else (two, one)

    def _round(self, pairs: list[tuple[int, int] | None]) -> list[Tie | None]:
        round = len(self.rounds) + 1
        legs = self.terms.final_legs if len(pairs) == 1 else self.terms.legs
        return [
            None if pair is None else self._tie(round, number * legs + 1, legs, pair)
            for number, pair in enumerate(pairs)
        ]

    def _third_place(self) -> Tie | None:
        """The losers of the semi-finals, beside the final."""
        if not self.terms.third_place or len(self.rounds) < 2:
            return None
        one, two = self.rounds[-2]
        losers = [tie.loser for tie in (one, two) if tie is not None]
        known = [loser for loser in losers if loser is not None]
        if len(known) < 2:
            return None
        return self._tie(len(self.rounds), self.terms.final_legs + 1, 1, self.in_order(known[0], known[1]))

    def _tie(self, round: int, first: int, legs: int, pair: tuple[int, int]) -> Tie:
        """The better seed is at home in a single leg and in the last of several."""
        name = f"{self.stage}.{round}.{first}"
        if pair[1] == BYE:
            return Tie(name, round, pair, (), pair[0])
        meetings: list[Meeting] = []
        for leg in range(legs):
            better_at_home = (legs - leg) % 2
            home, away = pair if better_at_home else (pair[1], pair[0])
            meetings.append(Meeting(f"{self.stage}.{round}.{first + leg}", round, 0, home, away))
        results = [result for meeting in meetings if (result := self._result(meeting)) is not None]
        if len(results) < legs:
            return Tie(name, round, pair, tuple(meetings), None)
        winner = through(pair, results)
        if winner is not None:
            return Tie(name, round, pair, tuple(meetings), winner)
        return Tie(name, round, pair, tuple(meetings), self._of_level(name, pair), level=1)

    def _of_level(self, name: str, pair: tuple[int, int]) -> int | None:
        """Who goes on though the scores say nothing."""
        if name in self._decided:
            return self._decided[name]
        if self.terms.level == BY_LOT:
            return drawn(self._seed, f"level {name}", pair)[0]
        return pair[0] if self.terms.level == BETTER_SEED else None

    def ties(self) -> list[Tie]:
        """All that are known, the match for third place before the final."""
        found = [tie for round in self.rounds for tie in round if tie is not None]
        if self.third is not None:
            final = len(self.rounds)
            found = [*[t for t in found if t.round < final], self.third, *[t for t in found if t.round == final]]
        return found

    @property
    def over(self) -> int:
        """Whether it is won, and third place too where it is played for."""
        final = self.rounds[-1][0]
        if final is None or final.winner is None:
            return 0
        wanted = self.terms.third_place and len(self.rounds) > 1 and len(self.seeds) > 3
        return int(not wanted or (self.third is not None and self.third.winner is not None))

    def ranked(self) -> list[list[int]]:
        """Who came how far, best first; those who went out in the same round share a place."""
        groups: list[list[int]] = []
        out: set[int] = set()
        for number in range(len(self.rounds) - 1, -1, -1):
            ties = [tie for tie in self.rounds[number] if tie is not None]
            if number == len(self.rounds) - 1 and ties and ties[0].winner is not None:
                groups.append([ties[0].winner])
                out.add(ties[0].winner)
            losers = [tie.loser for tie in ties if tie.loser is not None]
            if number == len(self.rounds) - 2 and self.third is not None and self.third.winner is not None:
                assert self.third.loser is not None
                groups += [[self.third.winner], [self.third.loser]]
            elif losers:
                groups.append(sorted(losers, key=self.seeds.index))
            out.update(losers)
        left = [entry for entry in self.seeds if entry not in out]
        return [left, *groups] if left else groups
