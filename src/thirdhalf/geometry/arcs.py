"""Which arcs of the rings around discs are free of other discs and within the bounds."""

from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Disc
from thirdhalf.geometry.ring import STEPS, Ring, is_crowded
from thirdhalf.geometry.way import blocker


class Arcs:
    """What is known of the rings' legs: free, blocked, or not looked at yet."""

    __slots__ = ("arc_free", "blocked_edges", "crowded", "discs", "free_runs", "half_length", "half_width", "rings")

    def __init__(self, discs: list[Disc], rings: list[Ring], half_width: i64, half_length: i64) -> None:
        """Nothing has been looked at; a disc with nothing near is free all round."""
        self.discs = discs
        self.rings = rings
        self.half_width = half_width
        self.half_length = half_length
        self.crowded: list[bool] = [is_crowded(disc, discs, half_width, half_length) for disc in discs]
        self.arc_free: list[list[int]] = [[-1] * STEPS if crowded else [] for crowded in self.crowded]
        self.blocked_edges: list[list[int]] = [[] for _ in self.crowded]
        self.free_runs: list[list[tuple[int, int]]] = [[] for _ in self.crowded]

    def inside(self, x: i64, y: i64) -> bool:
        """Whether the point lies within the bounds."""
        return -self.half_width <= x <= self.half_width and -self.half_length <= y <= self.half_length

    def edge_free(self, disc: i64, step: i64) -> bool:
        """Whether the ring's leg from this step to the next one clockwise is free."""
        if not self.crowded[disc]:
            return True
        flags = self.arc_free[disc]
        if flags[step] < 0:
            ox, oy, _ = self.discs[disc]
            xs, ys, _, _, _ = self.rings[disc]
            after = (step + 1) % STEPS
            ax = ox + xs[step]
            ay = oy + ys[step]
            bx = ox + xs[after]
            by = oy + ys[after]
            free = self.inside(ax, ay) and self.inside(bx, by) and blocker(ax, ay, bx, by, self.discs) < 0
            flags[step] = 1 if free else 0
        return flags[step] == 1

    def clear(self, disc: i64, side: i64, step: i64, count: i64) -> bool:
        """Whether `count` legs of the ring from `step` on are free."""
        if not self.crowded[disc]:
            return True
        if side < 0:
            step -= count
        step %= STEPS
        # What earlier questions found out answers most of the later ones.
        for edge in self.blocked_edges[disc]:
            if (edge - step) % STEPS < count:
                return False
        for first, length in self.free_runs[disc]:
            if (step - first) % STEPS + count <= length:
                return True
        for number in range(step, step + count):
            if not self.edge_free(disc, number % STEPS):
                self.blocked_edges[disc].append(number % STEPS)
                return False
        self.free_runs[disc].append((step, count))
        return True
