"""What came of all rounds so far, added up: as much as is asked for, and no more with every round."""

from thirdhalf.lab.elo import SURE_ENOUGH
from thirdhalf.lab.experiment.estimates import OPEN, LuckShare, Sums, verdict
from thirdhalf.lab.experiment.measures import LEAST, MEASURES, SHARE
from thirdhalf.lab.experiment.plan import FIXED, PERCENT, PRECISION, Stop
from thirdhalf.lab.experiment.rounds import Played
from thirdhalf.lab.experiment.watching import PARTS


class Tally:
    """By variant, cell and measure: the values themselves, and their differences from the first variant's."""

    def __init__(self, variants: int, cells: int, stop: Stop) -> None:
        self.rounds = 0
        self.variants = variants
        self.cells = cells
        self._stop = stop
        self.values: dict[tuple[int, int, str], Sums] = {}
        self.differences: dict[tuple[int, int, str], Sums] = {}
        self.lucks: dict[tuple[int, int], LuckShare] = {}
        self.scored: dict[tuple[int, int], list[list[int]]] = {}
        self.ball: dict[tuple[int, int], dict[int, int]] = {}
        # Who was counted at all: what first occurs late occurred not at all before.
        self._names: set[str] = set()

    def add(self, played: list[Played]) -> bool:
        """Count a round in; whether that is enough."""
        found = {(each.variant, each.cell): measured(each) for each in played}
        self._names.update(name for each in found.values() for name in each)
        for (variant, cell), own in found.items():
            base = found[0, cell]
            for name in own.keys() | base.keys():
                value = own.get(name, 0)
                self._add(self.values, (variant, cell, name), value)
                if variant:
                    self._add(self.differences, (variant, cell, name), value - base.get(name, 0))
        for each in played:
            self._add_pictures(each)
        self.rounds += 1
        return self.enough()

    def _add_pictures(self, played: Played) -> None:
        key = (played.variant, played.cell)
        scored = self.scored.setdefault(key, [[0] * PARTS, [0] * PARTS])
        for total, own in zip(scored, played.scored, strict=True):
            for part, points in enumerate(own):
                total[part] += points
        ball = self.ball.setdefault(key, {})
        for field, times in played.ball.items():
            ball[int(field)] = ball.get(int(field), 0) + times
        if played.luck:
            self.lucks.setdefault(key, LuckShare()).add(self.rounds, played.luck)

    def _add(self, sums: dict[tuple[int, int, str], Sums], key: tuple[int, int, str], value: int) -> None:
        sums.setdefault(key, Sums()).add(value)

    def of(self, variant: int, cell: int, name: str) -> Sums:
        """What was measured, rounds without it counted as none."""
        return self._filled(self.values.get((variant, cell, name)))

    def difference(self, variant: int, cell: int, name: str) -> Sums:
        """The same less the first variant's."""
        return self._filled(self.differences.get((variant, cell, name)))

    def _filled(self, sums: Sums | None) -> Sums:
        whole = Sums()
        if sums is not None:
            whole.total, whole.squares = sums.total, sums.squares
        whole.count = self.rounds
        return whole

    @property
    def names(self) -> list[str]:
        """Everything else that occurred."""
        return sorted(self._names - MEASURES.keys())

    def enough(self) -> bool:
        """Whether the stopping rule is content."""
        stop = self._stop
        if stop.rule == FIXED:
            return False
        points = stop.points / PERCENT
        unit = MEASURES[SHARE]
        if stop.rule == PRECISION:
            every = [self.of(v, c, SHARE) for v in range(self.variants) for c in range(self.cells)]
            wide = [SURE_ENOUGH * (sums.variance / sums.count) ** 0.5 / unit for sums in every]
            return self.rounds >= LEAST and max(wide) <= points
        return all(
            verdict(self.difference(v, c, SHARE), unit, points) != OPEN
            for v in range(1, self.variants)
            for c in range(self.cells)
        )


def measured(played: Played) -> dict[str, int]:
    """All numbers of one pair."""
    wins = (played.points - played.draws) // 2
    first = (played.points, wins, played.draws, played.score, played.against, played.decisions)
    own = (*first, played.lead_changes, played.comebacks, played.injuries)
    return {**dict(zip(MEASURES, own, strict=True)), **played.seen}
