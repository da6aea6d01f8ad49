"""Whether forecasts of win, draw and loss come true, on matches that nothing was learned from.

Whole matches between two coaches of one level; at some decisions of each, whichever they are and drawn at random, the
forecast of its end is noted, as an analysis and the page "Third Half" tell it.

    python -m benchmarks.forecasts --game dreadball --matches 4000 --file build/forecasts.jsonl --workers 2

--teams alike (each against itself by turns, the usual), mixed (all pairs), usual (those whom the game names first).
Every match is a line of the file; who begins again goes on where it stopped. --seconds N begins nothing after so many.
--report FILE … tells what is in files, --picture FILE.svg draws it, --coach NAME takes another level than province:60,
--seed NAME other matches, --json prints JSON.
"""

import sys
from pathlib import Path

from benchmarks._gathering import Line, asked, gather_matches, option
from benchmarks._reliability import Forecast, calibration_error, drawn, error_by_chance
from benchmarks._shared import FULL, GAMES, Number, tell
from thirdhalf.analysis.forecast import forecast
from thirdhalf.games import kit_of
from thirdhalf.games.dreadball.game import DreadBall
from thirdhalf.games.takkure.game import Takkure
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.seat import HOME, NOBODY
from thirdhalf.kernel.view import View

OFTEN = 100
"""At one decision in so many a forecast is noted."""
SINGLE = 20
"""So many times one forecast of each match is drawn, for these are independent of each other."""


def set_up(game: str, teams: str, number: int) -> Setup:
    """Who meets."""
    opened = GAMES[game]()
    assert isinstance(opened, DreadBall | Takkure)
    names = sorted(opened.catalog.teams)
    if teams == "usual":
        return FULL[game]
    away = number // len(names) if teams == "mixed" else number
    return {**FULL[game], "home": names[number % len(names)], "away": names[away % len(names)]}


def played(game: str, coach: str, teams: str, seed: str, number: int) -> Line:
    """One match: its result and forecasts."""
    kit = kit_of(game)
    judge = kit.judge
    assert judge is not None
    opened = kit.game(None)
    match = opened.new(kit.setup(opened, set_up(game, teams, number), seed, number), None)
    dice = Dice(seed_from(f"{seed}/{number}"))
    chooser = Chooser(f"{seed}/{number}")
    coaches = [kit.roster.coach(coach, f"{seed}/{number}/{seat}") for seat in range(2)]
    forecasts: list[list[float]] = []
    while (decision := match.decision) is not None:
        if isinstance(decision, Roll):
            match.choose(dice.roll(decision))
            continue
        if chooser.below(OFTEN) == 0:
            said = forecast(judge, match)
            forecasts.append([round(said.win, 4), round(said.draw, 4), round(said.loss, 4)])
        match.choose(coaches[decision.seat](View(match, decision.seat)))
    winner = opened.outcome(match).winner
    result = 0 if winner == NOBODY else 1 if winner == HOME else -1
    told = {"coach": coach, "teams": teams, "seed": seed, "match": number}
    return {**told, "result": result, "forecasts": forecasts}


def told(said: list[float], line: Line) -> Forecast:
    """With what came of it."""
    return Forecast((said[0], said[1], said[2]), line["result"])


def rows_of(lines: list[Line]) -> dict[str, Number]:
    """What is to be told."""
    rows: dict[str, Number] = {"matches": len(lines)}
    said = [told(each, line) for line in lines for each in line["forecasts"]]
    if not said:
        return rows
    rows["forecasts"] = len(said)
    rows["calibration error"] = f"{calibration_error(said):.4f}"
    rows["the same by chance alone, were they independent"] = f"{error_by_chance(said):.4f}"
    chooser = Chooser("single")
    errors: list[float] = []
    for _ in range(SINGLE):
        own = [line for line in lines if line["forecasts"]]
        errors.append(
            calibration_error([told(line["forecasts"][chooser.below(len(line["forecasts"]))], line) for line in own])
        )
    rows["calibration error of one forecast of each match"] = f"{sum(errors) / SINGLE:.4f}"
    one = [told(line["forecasts"][0], line) for line in lines if line["forecasts"]]
    rows["the same by chance alone"] = f"{error_by_chance(one):.4f}"
    for name, kind in (("won", 0), ("drawn", 1), ("lost", 2)):
        chance = sum([each.said[kind] for each in said]) / len(said)
        share = sum([each.result == 1 - kind for each in said]) / len(said)
        rows[f"{name}: said, came"] = f"{chance:.3f}, {share:.3f}"
    return rows


def main() -> None:
    """Measure, going on with what is in the file."""
    game, coach = option("--game", "takkure"), option("--coach", "province:60")
    teams, seed = option("--teams", "alike"), option("--seed", "forecasts")
    file, lines, workers, seconds = asked()
    wanted = {"coach": coach, "teams": teams, "seed": seed}

    def own() -> list[Line]:
        return [line for line in lines if all(line[name] == value for name, value in wanted.items())]

    known = {line["match"] for line in own()}
    gather_matches(played, (game, coach, teams, seed), known, file, lines, workers, seconds)
    tell(f"{game}: forecasts of matches of {coach}, teams {teams}", rows_of(own()))
    if "--picture" in sys.argv:
        said = [told(each, line) for line in own() for each in line["forecasts"]]
        Path(option("--picture", "")).write_text(drawn(said), encoding="utf-8")


if __name__ == "__main__":
    main()
