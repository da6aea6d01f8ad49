"""What is lost by looking at the candidates only: the best of them against the best of a fine grid.

For positions from matches between club coaches, judged as a club coach judges. A try is worth 10,000. Prints a table,
or one JSON object with --json; --positions N takes another number of positions than 200 of each kind.
"""

import json
import sys
from time import process_time

from thirdhalf.games.takkure.coaches import coach
from thirdhalf.games.takkure.coaches.script.scripted import judged
from thirdhalf.games.takkure.coaches.script.style import SOUND
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.questions.topics import DEFENSIVE_MOVE, DODGE_MOVE, MARK, SECOND_MOVE
from thirdhalf.games.takkure.table.questions.walks import Approach, Dash, Mark, Walk
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.games.takkure.tactics.sight import ray
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.view import View

TOPICS = (MARK, SECOND_MOVE, DEFENSIVE_MOVE, DODGE_MOVE)
POSITIONS = 200
STEP = 5
"""Degrees between two headings of the grid."""

RINGS = 8
TURNS = 30
"""Degrees between two headings of each leg where the line turns."""

EVERY = 7
"""Only every so many positions of a match are taken: neighbours are much alike."""


def positions(count: int) -> dict[str, list[Match]]:
    """Positions of each topic, from as many matches as it takes; the rarest topic may get fewer."""
    found: dict[str, list[Match]] = {topic: [] for topic in TOPICS}
    passed = dict.fromkeys(TOPICS, 0)
    seed = 0
    while any(len(found[topic]) < count for topic in TOPICS[:3]) and seed < count:
        dice = Dice(seed_from(f"regret/{seed}"))
        coaches = (coach("club", f"{seed}/home"), coach("club", f"{seed}/away"))
        match = takkure().new({"exercise": 6, "measuring": "open"}, None)
        while match.decision is not None:
            decision = match.decision
            if isinstance(decision, Roll):
                match.choose(dice.roll(decision))
                continue
            if decision.topic in found and not isinstance(decision, Approach):
                passed[decision.topic] += 1
                take = decision.topic == DODGE_MOVE or passed[decision.topic] % EVERY == 0
                if take and len(found[decision.topic]) < count:
                    found[decision.topic].append(match.copy())
            match.choose(coaches[decision.seat](View(match, decision.seat)))
        seed += 1
    return found


def grid(match: Match) -> list[Choice]:
    """A fine grid of allowed choices: all headings and lengths, and for a marked line some turns."""
    decision = match.decision
    assert isinstance(decision, Mark | Walk)
    reach = decision.reach if isinstance(decision, Mark) else decision.limit
    choices: list[Choice] = [()]
    for ring in range(1, RINGS + 1):
        for degrees in range(0, 360, STEP):
            choices.append(ray(decision.x, decision.y, 1, degrees, reach * ring // RINGS))
    if isinstance(decision, Mark):
        for ring in (1, 2, 3):
            for first in range(0, 360, TURNS):
                turn = ray(decision.x, decision.y, 1, first, reach * ring // 4)
                for second in range(0, 360, TURNS):
                    choices.append(turn + ray(turn[0], turn[1], 1, second, reach - reach * ring // 4))
    allowed = [choice for choice in choices if decision.refusal(choice) is None]
    # 1.19: a dodger may aim at what it cannot reach; what counts is where it ends.
    return [decision.completed(choice) for choice in allowed] if isinstance(decision, Dash) else allowed


def regret(match: Match) -> int:
    """By how much the best of the grid is judged better than the best candidate."""
    best = max(judged(match, SOUND, candidates(match)))
    return max(0, max(judged(match, SOUND, grid(match))) - best)


def summary(regrets: list[int]) -> dict[str, float]:
    """Of many regrets: how many, their mean, and what half and nine tenths of them do not exceed."""
    ordered = sorted(regrets)
    size = len(ordered)
    return {
        "positions": size,
        "mean": round(sum(ordered) / size, 1),
        "median": ordered[size // 2],
        "ninth of ten": ordered[size * 9 // 10],
        "none, %": round(100 * ordered.count(0) / size, 1),
    }


def main() -> None:
    """Measure and print."""
    count = int(sys.argv[sys.argv.index("--positions") + 1]) if "--positions" in sys.argv else POSITIONS
    results: dict[str, dict[str, float]] = {}
    for topic, matches in positions(count).items():
        if not matches:
            continue
        results[topic] = summary([regret(match) for match in matches])
        started = process_time()
        sizes = [len(candidates(match)) for match in matches]
        results[topic]["candidates"] = round(sum(sizes) / len(sizes), 1)
        results[topic]["microseconds"] = round(1e6 * (process_time() - started) / len(matches))
    if "--json" in sys.argv:
        print(json.dumps(results))
        return
    for topic, fields in results.items():
        print(topic)
        for name, value in fields.items():
            print(f"    {name:<20} {value:>8}")


if __name__ == "__main__":
    main()
