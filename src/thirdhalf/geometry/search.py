"""The search behind R-06 among a few discs: which end of a way is nearest to a spot.

Every best end is of one of these kinds: on a straight leg towards the spot, on an arc where the budget ends, at a
place of the boundaries that is nearer to the spot than those around it, or on a boundary where the budget ends.
"""

from typing import Final

from thirdhalf.geometry.detour import Detours
from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Point, distance, near_segment, point_on, size
from thirdhalf.geometry.ring import STEPS, step_of, tangent_step
from thirdhalf.geometry.room import fits, free_beside, places_nearest
from thirdhalf.geometry.roots import root
from thirdhalf.geometry.way import blocker, clear_run, first_blocker

NEAR_ENOUGH: Final = 1
FINE_ENOUGH: Final = 2


def aim(ax: i64, ay: i64, sx: i64, sy: i64, cover: i64) -> Point:
    """The first point of the straight leg from a to the spot that covers the spot."""
    square = (sx - ax) * (sx - ax) + (sy - ay) * (sy - ay)
    if square <= cover * cover:
        return (ax, ay)
    length: i64 = root(square)
    t: i64 = max(0, length - cover)
    while t < length:
        x, y = point_on(ax, ay, sx, sy, t)
        if (sx - x) * (sx - x) + (sy - y) * (sy - y) <= cover * cover:
            return (x, y)
        t += 1
    return (sx, sy)


class Search:
    """The best end found so far among the ways that see only some of the discs."""

    __slots__ = (
        "best_cost",
        "best_count",
        "best_node",
        "best_outer",
        "best_square",
        "best_x",
        "best_y",
        "cover",
        "enough",
        "hits",
        "nodes",
        "slid",
        "sx",
        "sy",
        "tree",
    )

    def __init__(self, tree: Detours, sx: i64, sy: i64, cover: i64) -> None:
        """Only staying at the start is known."""
        self.tree = tree
        self.sx = sx
        self.sy = sy
        self.cover = cover
        self.best_node: i64 = 0
        self.best_count: i64 = 0
        self.best_outer: i64 = -1
        self.best_x = tree.ax
        self.best_y = tree.ay
        self.best_cost: i64 = 0
        self.best_square = self.value(tree.ax, tree.ay)
        # Places where a straight leg or an arc was stopped: disc or -1 for the bounds, x, y, the arrival it came from.
        self.hits: list[tuple[int, int, int, int]] = []
        self.nodes: list[int] = []
        self.slid: list[tuple[int, int, int]] = []
        least: i64 = max(cover, distance(tree.ax, tree.ay, sx, sy) - (tree.limit >> 10)) + NEAR_ENOUGH
        self.enough = least * least

    def value(self, x: i64, y: i64) -> i64:
        """The squared distance from the spot, where all places that cover it are equal."""
        return max(self.cover * self.cover, (x - self.sx) * (x - self.sx) + (y - self.sy) * (y - self.sy))

    def offer(self, node: i64, count: i64, outer: i64, x: i64, y: i64, cost: i64) -> None:
        """Takes the way to (x, y) by an arrival if it ends nearer to the spot, or as near and is shorter."""
        square = self.value(x, y)
        if square < self.best_square or (square == self.best_square and cost < self.best_cost):
            self.best_square = square
            self.best_cost = cost
            self.best_node = node
            self.best_count = count
            self.best_outer = outer
            self.best_x = x
            self.best_y = y

    def run_from(self, node: i64, count: i64) -> bool:
        """Walks straight to the spot from `count` steps after an arrival; whether its own disc was no hindrance."""
        tree = self.tree
        x, y = tree.corner(node, count)
        cost = tree.cost_after(node, count)
        if cost > tree.limit:
            return True
        gx, gy = aim(x, y, self.sx, self.sy, self.cover)
        rest = (tree.limit - cost) >> 10
        ex, ey = clear_run(x, y, gx, gy, rest, tree.discs, tree.half_width, tree.half_length)
        self.offer(node, count, -1, ex, ey, cost + root(((ex - x) * (ex - x) + (ey - y) * (ey - y)) << 20))
        if (ex, ey) == (gx, gy) or distance(x, y, ex, ey) + 2 >= rest:
            return True
        hit = first_blocker(ex, ey, gx, gy, tree.discs)
        if hit >= 0 or size(ex) >= tree.half_width - 1 or size(ey) >= tree.half_length - 1:
            self.hits.append((hit, ex, ey, node))
        return hit < 0 or hit != tree.disc_of[node]

    def follow_ring(self, node: i64) -> None:
        """Walks on from an arrival along its ring, as far as that can help, and then straight to the spot."""
        tree = self.tree
        disc = tree.disc_of[node]
        side = tree.side_of[node]
        first = tree.step_at[node]
        ox, oy, r = tree.discs[disc]
        dx = self.sx - ox
        dy = self.sy - oy
        self.offer(node, 0, -1, tree.xs[node], tree.ys[node], tree.costs[node])
        step = tangent_step(dx, dy, r, side)
        leaves = step >= 0
        if not leaves:
            # All of the boundary is equally near where the spot is the disc's centre.
            step = step_of(dx, dy) if dx or dy else first
        target = tree.steps_to(node, step)
        count: i64 = 0
        while count < target:
            edge = (first + side * count) % STEPS if side > 0 else (first - count - 1) % STEPS
            if not tree.arcs.edge_free(disc, edge):
                break
            if tree.cost_after(node, count + 1) > tree.limit:
                self.end_on_edge(node, count)
                return
            count += 1
        x, y = tree.corner(node, count)
        if count:
            self.offer(node, count, -1, x, y, tree.cost_after(node, count))
        if count < target:
            nx, ny = tree.corner(node, count + 1)
            self.hits.append((blocker(x, y, nx, ny, tree.discs), x, y, node))
        elif leaves and not self.run_from(node, count) and tree.arcs.clear(disc, side, first, count + 1):
            # The tangent lies between two steps: the walk leaves at the second, or ends before it.
            if tree.cost_after(node, count + 1) > tree.limit:
                self.end_on_edge(node, count)
            else:
                self.run_from(node, count + 1)

    def end_on_edge(self, node: i64, count: i64) -> None:
        """Offers the point of the ring's leg after `count` steps where the budget ends."""
        tree = self.tree
        disc = tree.disc_of[node]
        ox, oy, _ = tree.discs[disc]
        x, y = tree.corner(node, count)
        nx, ny = tree.corner(node, count + 1)
        cost = tree.cost_after(node, count)
        self.offer(node, count, -1, x, y, cost)
        t = (tree.limit - cost) >> 10
        while t > 0:
            px, py = point_on(x, y, nx, ny, t)
            if blocker(x, y, px, py, tree.discs) == disc:
                px += 1 if px > ox else -1 if px < ox else 0
                py += 1 if py > oy else -1 if py < oy else 0
            total = cost + root(((px - x) * (px - x) + (py - y) * (py - y)) << 20)
            if total <= tree.limit and tree.inside(px, py) and blocker(x, y, px, py, tree.discs) < 0:
                self.offer(node, count, -1, px, py, total)
                return
            t -= 1

    def try_place(self, x: i64, y: i64) -> bool:
        """Offers the shortest way to a place; whether it can be reached."""
        tree = self.tree
        best: i64 = tree.limit + 1
        best_node: i64 = -1
        best_count: i64 = 0
        best_outer: i64 = -1
        for node in self.nodes:
            dx = tree.xs[node] - x
            dy = tree.ys[node] - y
            if tree.costs[node] + root((dx * dx + dy * dy) << 20) >= best:
                continue
            # A single leg is judged by squares.
            if node == 0 and (dx * dx + dy * dy) << 20 > tree.limit * tree.limit:
                continue
            count, outer = tree.leave_for(node, x, y)
            if count >= 0:
                cost = tree.cost_to(node, count, outer, x, y)
                if cost < best:
                    best = cost
                    best_node = node
                    best_count = count
                    best_outer = outer
        if best_node < 0:
            return False
        self.offer(best_node, best_count, best_outer, x, y, best)
        return True

    def try_places(self) -> None:
        """Offers the places on the boundaries that are nearest to the spot."""
        tree = self.tree
        ax = tree.ax - self.sx
        ay = tree.ay - self.sy
        keyed: list[tuple[int, int, int, int, int]] = []
        within = root(self.best_square) + 1
        start = (tree.ax, tree.ay)
        for x, y in places_nearest(
            self.sx, self.sy, within, start, tree.limit >> 10, tree.discs, tree.half_width, tree.half_length
        ):
            dx = x - self.sx
            dy = y - self.sy
            # Left first, as seen from the start: an order that turns with the table.
            keyed.append((self.value(x, y), ax * dy - ay * dx, ax * dx + ay * dy, x, y))
        keyed.sort()
        for key in keyed:
            if key[0] >= self.best_square:
                break
            if self.try_place(key[3], key[4]):
                break

    def slide(self, disc: i64, x: i64, y: i64, source: i64) -> None:
        """Offers the last place that can be reached on a disc's boundary from (x, y) on in the spot's direction."""
        ox, oy, _ = self.tree.discs[disc]
        if ox == self.sx and oy == self.sy:
            return
        first = step_of(x - ox, y - oy)
        last = step_of(self.sx - ox, self.sy - oy)
        right = (last - first) % STEPS
        # A side whose tangent can be reached was followed already, and all that lies before it is farther away.
        if not self.followed(disc, 1, source):
            self.slide_round(disc, first, 1, right)
        if not self.followed(disc, -1, source):
            self.slide_round(disc, first, -1, (first - last) % STEPS)

    def followed(self, disc: i64, side: i64, source: i64) -> bool:
        """Whether the tangent from an arrival to this side of the disc was taken."""
        tree = self.tree
        for node in self.nodes:
            if tree.parents[node] == source and tree.disc_of[node] == disc and tree.side_of[node] == side:
                return True
        return False

    def slide_round(self, disc: i64, first: i64, side: i64, count: i64) -> None:
        """Bisects the ring's steps, then the leg between two of them, for the last place within the budget."""
        for other, start, way in self.slid:
            if other == disc and way == side and size(start - first) <= 1:
                return
        self.slid.append((disc, first, side))
        if not self.useful(disc, first + side * count):
            return
        low: i64 = 0
        high: i64 = count
        if self.try_step(disc, first + side * count):
            return
        while high - low > 1:
            middle = (low + high) // 2
            if self.try_step(disc, first + side * middle):
                low = middle
            else:
                high = middle
        ax, ay = self.ring_point(disc, first + side * low)
        bx, by = self.ring_point(disc, first + side * high)
        self.slide_on_leg(ax, ay, bx, by)
        hit = blocker(ax, ay, bx, by, self.tree.discs)
        if hit >= 0 and hit != disc and len(self.hits) < 3 * len(self.tree.costs) + 6:
            self.hits.append((hit, ax, ay, -1))
        if low == 0:
            bx, by = self.ring_point(disc, first - side)
            self.slide_on_leg(bx, by, ax, ay)

    def slide_on_leg(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        """Slides along a leg of a ring, where a place of it could be the best end."""
        # A place tried lies less than three units off the leg. A ring's legs are short: the products stay below 2^60.
        if near_segment(self.sx, self.sy, ax, ay, bx, by, root(self.best_square) + 4):
            self.slide_straight(ax, ay, bx, by)

    def slide_straight(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        """Bisects the leg a-b of a boundary for the last place within the budget, to a fiftieth of a millimetre."""
        low: i64 = 0
        high: i64 = distance(ax, ay, bx, by)
        while high - low > FINE_ENOUGH:
            middle = (low + high) // 2
            x, y = point_on(ax, ay, bx, by, middle)
            if self.try_beside(x, y):
                low = middle
            else:
                high = middle

    def try_beside(self, x: i64, y: i64) -> bool:
        """Offers a free place at or next to (x, y)."""
        tree = self.tree
        free = free_beside(self.sx, self.sy, x, y, tree.discs, tree.half_width, tree.half_length)
        return free is not None and self.try_place(free[0], free[1])

    def ring_point(self, disc: i64, step: i64) -> Point:
        """A point of a disc's ring."""
        ox, oy, _ = self.tree.discs[disc]
        points = self.tree.rings[disc]
        step %= STEPS
        return (ox + points[0][step], oy + points[1][step])

    def useful(self, disc: i64, step: i64) -> bool:
        """Whether a point of a ring, or one a step before it, could be the best end."""
        x, y = self.ring_point(disc, step)
        return root(self.value(x, y)) < root(self.best_square) + 4

    def try_step(self, disc: i64, step: i64) -> bool:
        """Offers a point of a disc's ring."""
        tree = self.tree
        x, y = self.ring_point(disc, step)
        return fits(x, y, tree.discs, tree.half_width, tree.half_length) and self.try_place(x, y)

    def slide_on_edge(self, x: i64, y: i64) -> None:
        """Offers the last place within the budget on the edge of the pitch that stopped a walk at (x, y)."""
        tree = self.tree
        cx = max(-tree.half_width, min(tree.half_width, self.sx))
        cy = max(-tree.half_length, min(tree.half_length, self.sy))
        if cx != self.sx and size(cx - x) < 100:
            x = cx
        elif cy != self.sy and size(cy - y) < 100:
            y = cy
        if self.value(cx, cy) < self.best_square:
            self.slide_straight(x, y, cx, cy)

    def solve(self) -> None:
        """Looks at every kind of end, the cheap ones first."""
        self.run_from(0, 0)
        self.nodes = self.tree.spread()
        for node in self.nodes:
            if node:
                self.follow_ring(node)
        if self.best_square <= self.enough:
            return
        self.try_places()
        # Sliding along one boundary may end at another, which is added to the list meanwhile.
        done = 0
        while done < len(self.hits):
            disc, x, y, source = self.hits[done]
            done += 1
            if disc < 0:
                self.slide_on_edge(x, y)
            else:
                self.slide(disc, x, y, source)
