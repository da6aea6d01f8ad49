"""What it costs to find ways around bases, over the walks of random exercises, in CPU time on one core.

Prints a table, or one JSON object with --json.
"""

from benchmarks._shared import FULL, Number, positions, seconds_a_call, tell
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.questions.walks import Approach, Walk
from thirdhalf.geometry.reach import closest_way, judge_way, shortest_way

POSITIONS = 6000


def judge_all(walks: list[Walk]) -> int:
    """Whether straight three quarters of the way is legal."""
    for walk in walks:
        goal = (walk.x, walk.y + (walk.limit if walk.y < 0 else -walk.limit) * 3 // 4)
        judge_way(walk.x, walk.y, [goal], walk.limit, walk.obstacles, walk.half_width, walk.half_length)
    return len(walks)


def shortest_all(walks: list[Walk]) -> int:
    """The shortest way there."""
    for walk in walks:
        y = walk.y + (walk.limit if walk.y < 0 else -walk.limit) * 3 // 4
        shortest_way(walk.x, walk.y, walk.x, y, walk.limit, walk.obstacles, walk.half_width, walk.half_length)
    return len(walks)


def closest_all(walks: list[Approach]) -> int:
    """As close to the tackler's spot as can be."""
    for walk in walks:
        closest_way(
            walk.x,
            walk.y,
            walk.spot_x,
            walk.spot_y,
            walk.cover,
            walk.limit,
            walk.obstacles,
            walk.half_width,
            walk.half_length,
        )
    return len(walks)


def main() -> None:
    """Measure and print."""
    asked = [match.decision for match in positions(takkure(), FULL["takkure"], POSITIONS)]
    walks = [walk for walk in asked if isinstance(walk, Walk)]
    approaches = [walk for walk in walks if isinstance(walk, Approach)]
    rows: dict[str, Number] = {
        "judge a straight way, microseconds": round(seconds_a_call(lambda: judge_all(walks)) * 1e6, 2),
        "shortest way, microseconds": round(seconds_a_call(lambda: shortest_all(walks)) * 1e6, 2),
        "closest to a spot, microseconds": round(seconds_a_call(lambda: closest_all(approaches)) * 1e6, 2),
    }
    tell("Reach", rows)


if __name__ == "__main__":
    main()
