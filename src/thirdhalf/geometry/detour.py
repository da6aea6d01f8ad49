"""The graph of taut ways from a point round a few discs: straight tangents from ring to ring, and arcs on rings.

A side of +1 goes clockwise round a disc and so passes it on the left, -1 the other way. Costs are lengths in
1/1024 units. Of the discs given only these are seen: what a way meets besides, the caller finds out.
"""

from heapq import heappop, heappush

from thirdhalf.geometry.arcs import Arcs
from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Disc, Point, divide
from thirdhalf.geometry.ring import HALF, STEPS, Ring, ring, tangent_step
from thirdhalf.geometry.roots import root
from thirdhalf.geometry.way import blocker, way_length


class Detours:
    """Arrivals at the rings of some discs, each with the shortest known way from the start."""

    __slots__ = (
        "arcs",
        "ax",
        "ay",
        "costs",
        "disc_of",
        "discs",
        "extra",
        "half_length",
        "half_width",
        "known",
        "leaving",
        "limit",
        "parents",
        "rings",
        "side_of",
        "step_at",
        "xs",
        "ys",
    )

    def __init__(self, ax: i64, ay: i64, limit: i64, discs: list[Disc], half_width: i64, half_length: i64) -> None:
        """Only the start is known; limit is in 1/1024 units."""
        self.ax = ax
        self.ay = ay
        self.limit = limit
        self.discs = discs
        self.half_width = half_width
        self.half_length = half_length
        self.rings: list[Ring] = [ring(disc[2]) for disc in discs]
        self.arcs = Arcs(discs, self.rings, half_width, half_length)
        self.known: dict[int, int] = {}
        # Per arrival; number 0 is the start. `leaving` is the step at which the parent's ring was left.
        self.xs: list[int] = [ax]
        self.ys: list[int] = [ay]
        self.costs: list[int] = [0]
        self.parents: list[int] = [-1]
        self.disc_of: list[int] = [-1]
        self.side_of: list[int] = [1]
        self.step_at: list[int] = [0]
        self.leaving: list[int] = [0]
        # What the first leg of an arc is longer by than the ring's, where the arrival is an outer point.
        self.extra: list[int] = [0]

    def inside(self, x: i64, y: i64) -> bool:
        """Whether the point lies within the bounds."""
        return -self.half_width <= x <= self.half_width and -self.half_length <= y <= self.half_length

    def arc_length(self, disc: i64, side: i64, step: i64, count: i64) -> i64:
        """The length of `count` legs of the ring from `step` on."""
        lengths = self.rings[disc][2]
        if side < 0:
            return lengths[step + STEPS] - lengths[step + STEPS - count]
        return lengths[step + count] - lengths[step]

    def steps_to(self, node: i64, step: i64) -> i64:
        """How many steps the arc from an arrival to a step of its ring has; a hair backwards counts as none."""
        count = (step - self.step_at[node]) * self.side_of[node] % STEPS
        return count if count < STEPS - 3 else 0

    def corner(self, node: i64, count: i64) -> Point:
        """The point `count` steps after an arrival."""
        if count == 0:
            return (self.xs[node], self.ys[node])
        disc = self.disc_of[node]
        step = (self.step_at[node] + self.side_of[node] * count) % STEPS
        ox, oy, _ = self.discs[disc]
        return (ox + self.rings[disc][0][step], oy + self.rings[disc][1][step])

    def cost_after(self, node: i64, count: i64) -> i64:
        """The cost of the way to the point `count` steps after an arrival."""
        if count == 0:
            return self.costs[node]
        arc = self.arc_length(self.disc_of[node], self.side_of[node], self.step_at[node], count)
        return self.costs[node] + self.extra[node] + arc

    def leave_for(self, node: i64, px: i64, py: i64) -> tuple[int, int]:
        """How the way goes on from an arrival to p: after how many steps, and by which outer step or -1.

        A count of -1 says that there is no free leg.
        """
        disc = self.disc_of[node]
        if disc < 0:
            return (0 if blocker(self.ax, self.ay, px, py, self.discs) < 0 else -1, -1)
        ox, oy, r = self.discs[disc]
        side = self.side_of[node]
        step = tangent_step(px - ox, py - oy, r, side)
        if step < 0:
            return (-1, -1)
        if self.beside(disc, px, py) and self.ahead(disc, side, step, px, py):
            count, outer = self.leave_by_outer(node, (step - side) % STEPS, px, py)
            if count >= 0:
                return (count, outer)
        count = self.steps_to(node, step)
        x, y = self.corner(node, count)
        hit = blocker(x, y, px, py, self.discs)
        if hit == disc:
            # At a tangent between two steps the ring's own disc may be grazed: one step on it is not.
            count += 1
            x, y = self.corner(node, count)
            hit = blocker(x, y, px, py, self.discs)
        if hit < 0:
            return (count if self.arcs.clear(disc, side, self.step_at[node], count) else -1, -1)
        if hit != disc and self.beside(disc, px, py):
            return self.leave_by_outer(node, (step - side) % STEPS, px, py)
        return (-1, -1)

    def leave_by_outer(self, node: i64, step: i64, px: i64, py: i64) -> tuple[int, int]:
        """As leave_for, to a p that touches the disc where the ring's step nearest to p lies in another disc."""
        disc = self.disc_of[node]
        side = self.side_of[node]
        x, y = self.outer(disc, step)
        if not self.inside(x, y) or blocker(x, y, px, py, self.discs) >= 0:
            return (-1, -1)
        count = max(0, self.steps_to(node, step) - 1)
        bx, by = self.corner(node, count)
        if blocker(bx, by, x, y, self.discs) >= 0 or not self.arcs.clear(disc, side, self.step_at[node], count):
            return (-1, -1)
        return (count, step)

    def outer(self, disc: i64, step: i64) -> Point:
        """The outer point of a disc's ring."""
        ox, oy, _ = self.discs[disc]
        return (ox + self.rings[disc][3][step], oy + self.rings[disc][4][step])

    def cost_to(self, node: i64, count: i64, outer: i64, px: i64, py: i64) -> i64:
        """The cost of the way to p that leaves an arrival as leave_for said."""
        x, y = self.corner(node, count)
        cost = self.cost_after(node, count)
        if outer >= 0:
            nx, ny = self.outer(self.disc_of[node], outer)
            cost += root(((nx - x) * (nx - x) + (ny - y) * (ny - y)) << 20)
            x = nx
            y = ny
        return cost + root(((px - x) * (px - x) + (py - y) * (py - y)) << 20)

    def add(self, x: i64, y: i64, cost: i64, parent: i64, disc: i64, side: i64, step: i64, leaving: i64) -> i64:
        """Notes an arrival unless a cheaper one is known; its number or -1."""
        key = (disc * 2 + (side > 0)) * STEPS + step
        before = self.known.get(key)
        if before is not None and before <= cost:
            return -1
        self.known[key] = cost
        self.xs.append(x)
        self.ys.append(y)
        self.costs.append(cost)
        self.parents.append(parent)
        self.disc_of.append(disc)
        self.side_of.append(side)
        self.step_at.append(step)
        self.leaving.append(leaving)
        self.extra.append(0)
        return len(self.costs) - 1

    def try_leg(self, node: i64, count: i64, disc: i64, side: i64, step: i64, outer: bool) -> tuple[int, int]:
        """Tries the leg from `count` steps after an arrival to a step of another ring: arrival or -1, blocker or -1."""
        ax, ay = self.corner(node, count)
        ox, oy, _ = self.discs[disc]
        points = self.rings[disc]
        bx = ox + (points[3][step] if outer else points[0][step])
        by = oy + (points[4][step] if outer else points[1][step])
        if not self.inside(bx, by):
            return (-1, -1)
        cost = self.cost_after(node, count) + root(((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) << 20)
        if cost > self.limit:
            return (-1, -1)
        hit = blocker(ax, ay, bx, by, self.discs)
        if hit >= 0:
            return (-1, hit)
        return (self.add(bx, by, cost, node, disc, side, step, count), -1)

    def reach_ring(self, node: i64, disc: i64, side: i64) -> i64:
        """Notes the arrival at a ring on a side by the tangent from an arrival (or the start); its number or -1."""
        here = self.disc_of[node]
        bx, by, r = self.discs[disc]
        own: i64 = 1
        if here < 0:
            dx = bx - self.ax
            dy = by - self.ay
            rho = -side * r
        else:
            ax, ay, s = self.discs[here]
            dx = bx - ax
            dy = by - ay
            own = self.side_of[node]
            rho = s - own * side * r
        step = tangent_step(dx, dy, rho, own)
        if step < 0:
            return -1
        count = 0 if here < 0 else self.steps_to(node, step)
        if own != side:
            step = (step + HALF) % STEPS
        if count and not self.arcs.clear(here, own, self.step_at[node], count):
            return -1
        if here < 0 and self.beside(disc, self.ax, self.ay) and not self.ahead(disc, side, step, self.ax, self.ay):
            arrival, hit = self.try_leg(0, 0, disc, side, (step + side) % STEPS, True)
            if arrival >= 0:
                self.lead_in(arrival)
                return arrival
        arrival, hit = self.try_leg(node, count, disc, side, step, False)
        if hit < 0:
            return arrival
        if hit == disc:
            arrival, hit = self.try_leg(node, count, disc, side, (step - side) % STEPS, False)
            if hit < 0:
                return arrival
        if here >= 0 and hit == here and self.arcs.clear(here, own, self.step_at[node], count + 1):
            arrival, hit = self.try_leg(node, count + 1, disc, side, step, False)
            if hit == disc:
                arrival, hit = self.try_leg(node, count + 1, disc, side, (step - side) % STEPS, False)
            return arrival
        if here < 0 and hit != disc and self.beside(disc, self.ax, self.ay):
            # The start touches the disc and the nearest step lies behind it, in another disc: look a step ahead.
            arrival, hit = self.try_leg(node, 0, disc, side, (step + side) % STEPS, True)
            if arrival >= 0:
                self.lead_in(arrival)
            return arrival
        return -1

    def lead_in(self, node: i64) -> None:
        """Measures the leg from an arrival at an outer point to the ring's next step, which must be free."""
        disc = self.disc_of[node]
        x, y = self.corner(node, 1)
        dx = x - self.xs[node]
        dy = y - self.ys[node]
        self.extra[node] = root((dx * dx + dy * dy) << 20)
        self.extra[node] -= self.arc_length(disc, self.side_of[node], self.step_at[node], 1)
        if blocker(self.xs[node], self.ys[node], x, y, self.discs) >= 0:
            self.extra[node] = self.limit

    def beside(self, disc: i64, px: i64, py: i64) -> bool:
        """Whether a point is so near the disc that the ring's next step may be hidden from it."""
        ox, oy, r = self.discs[disc]
        return (ox - px) * (ox - px) + (oy - py) * (oy - py) < (r + 4) * (r + 4)

    def ahead(self, disc: i64, side: i64, step: i64, px: i64, py: i64) -> bool:
        """Whether a point of a ring lies ahead of a p near it, in the direction of the side."""
        ox, oy, _ = self.discs[disc]
        dx = ox + self.rings[disc][0][step] - px
        dy = oy + self.rings[disc][1][step] - py
        return side * (dx * (py - oy) - dy * (px - ox)) > 0

    def hop(self, px: i64, py: i64) -> list[Point]:
        """The way to a near p round a disc that both the start and p all but touch, or []."""
        dx = px - self.ax
        dy = py - self.ay
        square = dx * dx + dy * dy
        for ox, oy, r in self.discs:
            if square * 100 < r * r:
                # From the middle of the leg outwards to where the tangents at both ends cross, and one unit.
                mx = self.ax + px - 2 * ox
                my = self.ay + py - 2 * oy
                rise = square // (4 * r) + 2
                length: i64 = root(mx * mx + my * my)
                if length > 0:
                    x = ox + divide(mx * (length + 2 * rise), 2 * length)
                    y = oy + divide(my * (length + 2 * rise), 2 * length)
                    if (
                        self.inside(x, y)
                        and blocker(self.ax, self.ay, x, y, self.discs) < 0
                        and blocker(x, y, px, py, self.discs) < 0
                    ):
                        return [(x, y), (px, py)]
        return []

    def expand(self, node: i64, goal_x: i64, goal_y: i64, heap: list[tuple[int, int]], informed: bool) -> None:
        """Notes all arrivals next after this one and queues them by cost, or by cost plus distance to the goal."""
        here = self.disc_of[node]
        for disc in range(len(self.discs)):
            if disc == here:
                continue
            for side in (1, -1):
                arrival = self.reach_ring(node, disc, side)
                if arrival >= 0:
                    rest: i64 = 0
                    if informed:
                        dx = goal_x - self.xs[arrival]
                        dy = goal_y - self.ys[arrival]
                        rest = root((dx * dx + dy * dy) << 20)
                    if self.costs[arrival] + rest <= self.limit:
                        heappush(heap, (self.costs[arrival] + rest, arrival))

    def stale(self, node: i64) -> bool:
        """Whether a cheaper arrival at the same place was found later."""
        if node == 0:
            return False
        key = (self.disc_of[node] * 2 + (self.side_of[node] > 0)) * STEPS + self.step_at[node]
        return self.known[key] < self.costs[node]

    def find(self, px: i64, py: i64) -> list[Point]:
        """The points after the start of the shortest way to p within the limit, or []."""
        if blocker(self.ax, self.ay, px, py, self.discs) >= 0:
            way = self.hop(px, py)
            if way and way_length(self.ax, self.ay, way) <= self.limit:
                return way
        heap: list[tuple[int, int]] = [(0, 0)]
        best: i64 = self.limit + 1
        best_node: i64 = -1
        best_count: i64 = 0
        best_outer: i64 = -1
        while heap:
            bound, node = heappop(heap)
            if bound >= best:
                break
            if self.stale(node):
                continue
            count, outer = self.leave_for(node, px, py)
            if count >= 0:
                cost = self.cost_to(node, count, outer, px, py)
                if cost < best:
                    best = cost
                    best_node = node
                    best_count = count
                    best_outer = outer
            self.expand(node, px, py, heap, True)
        if best_node < 0:
            return []
        return self.way_by(best_node, best_count, best_outer, px, py)

    def way_by(self, node: i64, count: i64, outer: i64, px: i64, py: i64) -> list[Point]:
        """The points after the start of the way to p that leaves an arrival as leave_for said."""
        way = self.way_to(node, count)
        if outer >= 0:
            way.append(self.outer(self.disc_of[node], outer))
        if not way or way[-1] != (px, py):
            way.append((px, py))
        return way

    def spread(self) -> list[int]:
        """Finds the cheapest arrivals at all rings within the limit; the start and those that count, cheapest first."""
        heap: list[tuple[int, int]] = [(0, 0)]
        settled: list[int] = []
        while heap:
            _, node = heappop(heap)
            if not self.stale(node):
                settled.append(node)
                self.expand(node, 0, 0, heap, False)
        return settled

    def way_to(self, node: i64, count: i64) -> list[Point]:
        """The points after the start of the way to `count` steps after an arrival."""
        backwards: list[Point] = []
        while node > 0:
            for number in range(count, 0, -1):
                backwards.append(self.corner(node, number))
            backwards.append((self.xs[node], self.ys[node]))
            count = self.leaving[node]
            node = self.parents[node]
        backwards.reverse()
        return backwards
