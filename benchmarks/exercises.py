"""How fast random exercise play, copying and finding ways are, in CPU time on one core.

Prints a table, or one JSON object with --json. CPU time is less disturbed by other work on the machine than the clock,
but compare ratios within one run rather than runs.
"""

import json
import platform
import sys
from collections.abc import Callable
from time import process_time

from thirdhalf import __version__
from thirdhalf.geometry.reach import closest_way, judge_way, shortest_way
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.takkure.game import takkure
from thirdhalf.takkure.state import Match
from thirdhalf.takkure.walks import Approach, Walk

EXERCISES = (1, 2, 3)
FULL_MATCH = 6
SECONDS = 3.0
ROUNDS = 5


def play_exercises(exercise: int, seconds: float) -> tuple[int, int, float]:
    """Random exercises for about that long: coaches' decisions, matches and CPU seconds."""
    game = takkure()
    decisions = 0
    matches = 0
    started = process_time()
    while process_time() - started < seconds:
        dice = Dice(seed_from(f"bench/{exercise}/{matches}"))
        chooser = Chooser(matches)
        match = game.new({"exercise": exercise, "attacker": "home" if matches % 2 else "away"}, None)
        decision = match.decision
        while decision is not None:
            if isinstance(decision, Roll):
                match.choose(dice.roll(decision))
            else:
                match.choose(decision.sample(chooser))
                decisions += 1
            decision = match.decision
        matches += 1
    return decisions, matches, process_time() - started


def positions(count: int) -> list[Match]:
    """Matches stopped at every kind of decision, from exercise 3."""
    found: list[Match] = []
    seed = 0
    while len(found) < count:
        dice = Dice(seed_from(f"positions/{seed}"))
        chooser = Chooser(seed)
        match = takkure().new({"exercise": 3}, None)
        while match.decision is not None and len(found) < count:
            found.append(match.copy())
            decision = match.decision
            match.choose(dice.roll(decision) if isinstance(decision, Roll) else decision.sample(chooser))
        seed += 1
    return found


def microseconds(work: Callable[[], int]) -> float:
    """The least CPU time of one call, in microseconds, over some rounds; `work` says how many calls it made."""
    best = float("inf")
    for _ in range(ROUNDS):
        started = process_time()
        calls = work()
        best = min(best, (process_time() - started) / calls)
    return best * 1e6


def copy_all(matches: list[Match]) -> int:
    """Copy each of them some times."""
    for _ in range(20):
        for match in matches:
            match.copy()
    return 20 * len(matches)


def reach_queries(walks: list[Walk], query: str) -> int:
    """Ask each walk one question: is a straight way legal, the shortest way across, or as close as can be."""
    for walk in walks:
        args = (walk.limit, walk.obstacles, walk.half_width, walk.half_length)
        goal = (walk.x, walk.y + (walk.limit if walk.y < 0 else -walk.limit) * 3 // 4)
        if query == "judge":
            judge_way(walk.x, walk.y, [goal], *args)
        elif query == "shortest":
            shortest_way(walk.x, walk.y, goal[0], goal[1], *args)
        elif isinstance(walk, Approach):
            closest_way(walk.x, walk.y, walk.spot_x, walk.spot_y, walk.cover, *args)
    return len(walks)


def main() -> None:
    """Measure and print."""
    results: dict[str, float | str] = {"software": __version__, "python": platform.python_version()}
    total = 0
    spent = 0.0
    for exercise in EXERCISES:
        decisions, matches, seconds = play_exercises(exercise, SECONDS)
        results[f"exercise {exercise}, decisions a second"] = round(decisions / seconds)
        results[f"exercise {exercise}, decisions a match"] = round(decisions / matches, 1)
        total += decisions
        spent += seconds
    results["exercises 1 to 3, decisions a second"] = round(total / spent)
    decisions, matches, seconds = play_exercises(FULL_MATCH, SECONDS)
    results["full match, decisions a second"] = round(decisions / seconds)
    results["full match, decisions a match"] = round(decisions / matches, 1)
    results["full match, milliseconds"] = round(1000 * seconds / matches, 1)
    found = positions(2000)
    results["copy, microseconds"] = round(microseconds(lambda: copy_all(found)), 2)
    walks = [match.decision for match in found if isinstance(match.decision, Walk)]
    approaches: list[Walk] = [walk for walk in walks if isinstance(walk, Approach)]
    results["reach: judge a straight way, microseconds"] = round(microseconds(lambda: reach_queries(walks, "judge")), 2)
    results["reach: shortest way, microseconds"] = round(microseconds(lambda: reach_queries(walks, "shortest")), 2)
    results["reach: closest to a spot, microseconds"] = round(
        microseconds(lambda: reach_queries(approaches, "closest")), 2
    )
    if "--json" in sys.argv:
        print(json.dumps(results))
        return
    for name, value in results.items():
        print(f"{name:<45} {value:>12}")


if __name__ == "__main__":
    main()
