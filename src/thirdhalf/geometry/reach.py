"""What a disc can reach walking among other discs (R-06, 6.04): the ways' judge, shortest ways and closest places."""

from thirdhalf.geometry.closest import closest_distance, closest_way
from thirdhalf.geometry.shortest import shortest_way
from thirdhalf.geometry.way import BLOCKED, OK, OUTSIDE, TOO_LONG, blocker, clear_run, judge_leg, judge_way

__all__ = [
    "BLOCKED",
    "OK",
    "OUTSIDE",
    "TOO_LONG",
    "blocker",
    "clear_run",
    "closest_distance",
    "closest_way",
    "judge_leg",
    "judge_way",
    "shortest_way",
]
