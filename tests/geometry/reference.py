"""Slow references: visibility graphs of many points on circles, in floats; distances from a segment, in fractions."""

import math
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from thirdhalf.geometry.plane import distance2

Disc = tuple[float, float, float]
Floats = NDArray[np.float64]


def clear_matrix(starts: Floats, ends: Floats, discs: Floats) -> NDArray[np.bool_]:
    """Which segments from starts[i] to ends[j] keep out of all discs (x, y, radius), with a hair of tolerance."""
    ax, ay = starts[:, 0][:, None], starts[:, 1][:, None]
    dx, dy = ends[:, 0][None, :] - ax, ends[:, 1][None, :] - ay
    square = np.maximum(dx * dx + dy * dy, 1e-12)
    clear = np.ones(dx.shape, dtype=bool)
    for ox, oy, r in discs:
        t = np.clip(((ox - ax) * dx + (oy - ay) * dy) / square, 0.0, 1.0)
        gap = np.hypot(ax + t * dx - ox, ay + t * dy - oy)
        clear &= gap >= r - 1e-6
    return clear


class Graph:
    """Distances from a start to the points of a visibility graph round discs."""

    def __init__(
        self,
        start: tuple[int, int],
        discs: Sequence[Disc],
        half: tuple[int, int],
        limit: float,
        grow: float,
        count: int,
    ) -> None:
        """With grow >= 0 discs are enlarged and polygons circumscribed: an upper bound. Below 0: a lower bound."""
        self.half = (half[0] - max(grow, 0.0), half[1] - max(grow, 0.0))
        lower = grow < 0
        points = [(float(start[0]), float(start[1]))]
        walls: list[tuple[float, float, float]] = []
        for ox, oy, r in discs:
            gap = math.hypot(start[0] - ox, start[1] - oy) - r
            radius = r + max(0.0, min(grow, gap))
            wall = radius * math.cos(math.pi / count) if lower else radius
            walls.append((ox, oy, wall))
            corner = radius if lower else radius / math.cos(math.pi / count) + 1e-6
            for step in range(count):
                turn = 2 * math.pi * step / count
                x, y = ox + corner * math.sin(turn), oy + corner * math.cos(turn)
                if math.hypot(x - start[0], y - start[1]) <= limit:
                    points.append((x, y))
        self.discs = np.array(walls, dtype=float).reshape(-1, 3)
        nodes = np.array(points)
        keep = (np.abs(nodes[:, 0]) <= self.half[0] + 1e-6) & (np.abs(nodes[:, 1]) <= self.half[1] + 1e-6)
        for ox, oy, r in walls:
            keep &= np.hypot(nodes[:, 0] - ox, nodes[:, 1] - oy) >= r - 1e-6
        keep[0] = True
        self.nodes = nodes[keep]
        self.limit = limit
        self.costs = self._settle()

    def _settle(self) -> Floats:
        nodes = self.nodes
        legs = np.hypot(nodes[:, 0][:, None] - nodes[:, 0][None, :], nodes[:, 1][:, None] - nodes[:, 1][None, :])
        legs[~clear_matrix(nodes, nodes, self.discs)] = np.inf
        costs = np.full(len(nodes), np.inf)
        costs[0] = 0.0
        open_nodes = np.ones(len(nodes), dtype=bool)
        while True:
            waiting = np.where(open_nodes, costs, np.inf)
            here = int(np.argmin(waiting))
            if not waiting[here] <= self.limit:
                return costs
            open_nodes[here] = False
            costs = np.minimum(costs, costs[here] + legs[here])

    def distances(self, ends: Floats) -> Floats:
        """The lengths of the shortest ways to the end points."""
        if len(ends) == 0:
            return np.zeros(0)
        near = np.isfinite(self.costs)
        nodes, costs = self.nodes[near], self.costs[near]
        legs = np.hypot(nodes[:, 0][:, None] - ends[:, 0][None, :], nodes[:, 1][:, None] - ends[:, 1][None, :])
        legs[~clear_matrix(nodes, ends, self.discs)] = np.inf
        result: Floats = np.min(costs[:, None] + legs, axis=0)
        result[(np.abs(ends[:, 0]) > self.half[0] + 1e-6) | (np.abs(ends[:, 1]) > self.half[1] + 1e-6)] = np.inf
        return result


def end_points(spot: tuple[int, int], within: float, discs: Sequence[Disc], seed: int, half: tuple[int, int]) -> Floats:
    """Many places nearer to the spot than `within`: on all circles, on the edges, on a spiral."""
    points: list[tuple[float, float]] = []
    for ox, oy, r in discs:
        count = 1500
        turns = 2 * np.pi * np.arange(count) / count
        points += list(zip(ox + (r + 0.01) * np.sin(turns), oy + (r + 0.01) * np.cos(turns), strict=True))
    for side in (-1, 1):
        for place in np.linspace(-1, 1, 800):
            points.append((side * half[0], place * half[1]))
            points.append((place * half[0], side * half[1]))
    rng = np.random.default_rng(seed)
    radius = within * np.sqrt(rng.random(1500))
    turn = 2 * np.pi * rng.random(1500)
    points += list(zip(spot[0] + radius * np.sin(turn), spot[1] + radius * np.cos(turn), strict=True))
    ends = np.array(points)
    near: Floats = ends[np.hypot(ends[:, 0] - spot[0], ends[:, 1] - spot[1]) < within]
    return near


def squared_gap(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> Fraction:
    """The exact squared distance of p from the segment a-b."""
    square = distance2(ax, ay, bx, by)
    if square == 0:
        return Fraction(distance2(px, py, ax, ay))
    t = min(Fraction(1), max(Fraction(0), Fraction((px - ax) * (bx - ax) + (py - ay) * (by - ay), square)))
    return (ax + t * (bx - ax) - px) ** 2 + (ay + t * (by - ay) - py) ** 2
