"""How long a coach takes for a decision, on whichever Python this runs: whole matches of `club` against itself."""

from time import perf_counter

from thirdhalf.games import kit_of
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.view import View

MATCHES = 3
SETUPS: dict[str, Setup] = {"takkure": {"exercise": 6}, "dreadball": {}}


def deciding(id: str) -> list[float]:
    """Milliseconds of every decision, the shortest first."""
    kit = kit_of(id)
    game = kit.game(None)
    times: list[float] = []
    for number in range(MATCHES):
        dice = Dice(seed_from(f"deciding/{number}"))
        coaches = [kit.roster.coach("club", f"{number}/{seat}") for seat in (0, 1)]
        match = game.new(SETUPS[id], None)
        while (decision := match.decision) is not None:
            if isinstance(decision, Roll):
                match.choose(dice.roll(decision))
                continue
            begun = perf_counter()
            choice = coaches[decision.seat](View(match.copy(), decision.seat))
            times.append(1000 * (perf_counter() - begun))
            match.choose(choice)
    return sorted(times)


def told(id: str) -> str:
    """Mean, 99 % and longest."""
    times = deciding(id)
    return f"{sum(times) / len(times)} {times[len(times) * 99 // 100]} {times[-1]}"
