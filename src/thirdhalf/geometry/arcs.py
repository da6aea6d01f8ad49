"""Which arcs of the rings around discs are free of other discs and within the bounds."""

from typing import Final

from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Disc, size
from thirdhalf.geometry.ring import HALF, STEPS, Ring, step_of
from thirdhalf.geometry.way import blocker

WIDE: Final = 16
"""More than a ring's points and legs can be off its circle."""


class Arcs:
    """What is known of the rings' legs: free, blocked, or not looked at yet."""

    __slots__ = ("arc_free", "blocked_edges", "discs", "free_runs", "half_length", "half_width", "rings", "suspects")

    def __init__(self, discs: list[Disc], rings: list[Ring], half_width: i64, half_length: i64) -> None:
        """Nothing has been looked at; where nothing is near a ring is free."""
        self.discs = discs
        self.rings = rings
        self.half_width = half_width
        self.half_length = half_length
        # Per disc, the legs that may be blocked: the first clockwise, and how many.
        self.suspects: list[list[tuple[int, int]]] = [self.crowded_legs(disc) for disc in range(len(discs))]
        self.arc_free: list[list[int]] = [[-1] * STEPS if legs else [] for legs in self.suspects]
        self.blocked_edges: list[list[int]] = [[] for _ in discs]
        self.free_runs: list[list[tuple[int, int]]] = [[] for _ in discs]

    def crowded_legs(self, disc: i64) -> list[tuple[int, int]]:
        """The legs of a disc's ring that may leave the bounds or enter another disc."""
        ox, oy, r = self.discs[disc]
        wide = r + WIDE
        if size(ox) + wide > self.half_width or size(oy) + wide > self.half_length:
            return [(0, STEPS)]
        found: list[tuple[int, int]] = []
        for number in range(len(self.discs)):
            if number == disc:
                continue
            px, py, s = self.discs[number]
            dx = px - ox
            dy = py - oy
            reach = wide + s
            if dx * dx + dy * dy < reach * reach:
                aside = self.steps_aside(disc, dx, dy, s + WIDE)
                if 2 * aside >= STEPS:
                    return [(0, STEPS)]
                found.append(((step_of(dx, dy) - aside) % STEPS, 2 * aside))
        return found

    def steps_aside(self, disc: i64, dx: i64, dy: i64, near: i64) -> i64:
        """How many steps to either side of the direction of d the ring may come that near to d, and some more."""
        xs, ys, _, _, _ = self.rings[disc]
        middle = step_of(dx, dy)
        low: i64 = 0
        high: i64 = HALF
        while low < high:
            step = (low + high) // 2
            x = xs[(middle + step) % STEPS] - dx
            y = ys[(middle + step) % STEPS] - dy
            # Round a circle, away from d's direction, all is further and further from d.
            if x * x + y * y < near * near:
                low = step + 1
            else:
                high = step
        return low + 3

    def inside(self, x: i64, y: i64) -> bool:
        """Whether the point lies within the bounds."""
        return -self.half_width <= x <= self.half_width and -self.half_length <= y <= self.half_length

    def edge_free(self, disc: i64, step: i64) -> bool:
        """Whether the ring's leg from this step to the next one clockwise is free."""
        for first, count in self.suspects[disc]:
            if (step - first) % STEPS < count:
                return self.looked_at(disc, step)
        return True

    def looked_at(self, disc: i64, step: i64) -> bool:
        """As edge_free, of a leg that may be blocked."""
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
        suspects = self.suspects[disc]
        if not suspects:
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
        for first, length in suspects:
            for number in range(first, first + length):
                if (number - step) % STEPS < count and not self.looked_at(disc, number % STEPS):
                    self.blocked_edges[disc].append(number % STEPS)
                    return False
        self.free_runs[disc].append((step, count))
        return True
