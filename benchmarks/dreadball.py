"""How fast random matches of DreadBall and copies of them are, in CPU time on one core.

Prints a table, or one JSON object with --json. CPU time is less disturbed by other work on the machine than the clock,
but compare ratios within one run rather than runs.
"""

import json
import platform
import sys
from time import process_time

from thirdhalf import __version__
from thirdhalf.dreadball.game import dreadball
from thirdhalf.dreadball.state import Match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from

PRESETS = ("sheet", "full-like", "demo")
SECONDS = 3.0


def play_matches(preset: str, seconds: float) -> tuple[int, int, float]:
    """Random matches for about that long: coaches' decisions, matches and CPU seconds."""
    game = dreadball()
    decisions = 0
    matches = 0
    started = process_time()
    while process_time() - started < seconds:
        dice = Dice(seed_from(f"bench/{preset}/{matches}"))
        chooser = Chooser(matches)
        match = game.new({"preset": preset}, None)
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
    """Positions from random play."""
    found: list[Match] = []
    number = 0
    while len(found) < count:
        dice = Dice(seed_from(f"positions/{number}"))
        chooser = Chooser(number)
        match = dreadball().new({}, None)
        while match.decision is not None and len(found) < count:
            decision = match.decision
            match.choose(dice.roll(decision) if isinstance(decision, Roll) else decision.sample(chooser))
            if chooser.below(20) == 0:
                found.append(match.copy())
        number += 1
    return found


def copies_a_second(seconds: float) -> int:
    """Copies of waiting matches."""
    waiting = positions(200)
    count = 0
    started = process_time()
    while process_time() - started < seconds:
        for match in waiting:
            match.copy()
        count += len(waiting)
    return round(count / (process_time() - started))


def main() -> None:
    """Measure and print."""
    rates: dict[str, float] = {}
    for preset in PRESETS:
        decisions, matches, seconds = play_matches(preset, SECONDS)
        rates[f"decisions a second, {preset}"] = round(decisions / seconds)
        rates[f"matches a second, {preset}"] = round(matches / seconds, 1)
    rates["copies a second"] = copies_a_second(SECONDS)
    where = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    if "--json" in sys.argv[1:]:
        print(json.dumps({"version": __version__, "python": where, **rates}))
        return
    print(f"DreadBall, random play, {where}")
    for name, rate in rates.items():
        print(f"{rate:>12,}  {name}")


if __name__ == "__main__":
    main()
