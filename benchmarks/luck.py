"""Whether luck is nothing on average, how much of a result it is, and whether forecasts come true.

Matches between two coaches of one level, with teams as on the ladder (in DreadBall both have the same); the luck of
every throw is judged as `thirdhalf analyse` does it. At some decisions of each match, drawn at random, the forecast of
its end is noted.

    python -m benchmarks.luck --game takkure --matches 2000 --file build/luck-takkure.jsonl --workers 2

Every match is a line of the file; who begins again goes on where it stopped. --seconds N begins nothing after so many.
--report FILE … tells what is in files, --picture FILE.svg draws how forecasts came true,
--coach NAME takes another level than club, --seed NAME other matches, --json prints JSON. --lasting with --report
prints, for each topic of throws, how much of what it changed at first sight was left at the end (least squares): what
`Judge.lasting` of a game says was printed so. Those matches must not be taken for the rest again:
--first and --last say which numbers are told.
"""

import sys
from functools import partial
from pathlib import Path

from benchmarks._gathering import Line, asked, gather_matches, option
from benchmarks._reliability import Forecast, calibration_error, drawn, error_by_chance
from benchmarks._shared import FULL, Number, teams_of, tell
from thirdhalf.analysis.forecast import forecast
from thirdhalf.analysis.judging import QUICK, Judging, mean_and_error
from thirdhalf.analysis.luck import Luck, what_lasts
from thirdhalf.coaches.judge import ALL
from thirdhalf.games import kit_of
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.seat import HOME, NOBODY
from thirdhalf.kernel.view import View

OFTEN = 150
"""At one decision in so many a forecast is noted."""


def played(game: str, coach: str, seed: str, number: int) -> Line:
    """One match: its result, home's luck, and forecasts."""
    kit = kit_of(game)
    judge = kit.judge
    assert judge is not None
    opened = kit.game(None)
    teams = teams_of(game, number)
    wanted = FULL[game] if teams is None else {**FULL[game], "home": teams[0], "away": teams[1]}
    match = opened.new(kit.setup(opened, wanted, seed, number), None)
    dice = Dice(seed_from(f"{seed}/{number}"))
    chooser = Chooser(f"{seed}/{number}")
    coaches = [kit.roster.coach(coach, f"{seed}/{number}/{seat}") for seat in range(2)]
    luck = Luck(judge, Judging(judge, partial(kit.roster.coach, coach), QUICK))
    forecasts: list[list[float]] = []
    while (decision := match.decision) is not None:
        if isinstance(decision, Roll):
            faces = dice.roll(decision)
            luck.throw(match, decision, faces)
            match.choose(faces)
            continue
        luck.asked(match)
        if chooser.below(OFTEN) == 0:
            said = forecast(judge, match)
            forecasts.append([round(said.win, 4), round(said.draw, 4), round(said.loss, 4)])
        match.choose(coaches[decision.seat](View(match, decision.seat)))
    winner = opened.outcome(match).winner
    result = 0 if winner == NOBODY else 1 if winner == HOME else -1
    luck.asked(match)
    return {
        "coach": coach,
        "seed": seed,
        "match": number,
        "result": result,
        "luck": luck.by_topic,
        "overlooked": luck.overlooked,
        "forecasts": forecasts,
    }


def lasting(game: str, line: Line) -> float:
    """What of a match's luck was left at the end, on average."""
    judge = kit_of(game).judge
    assert judge is not None
    return what_lasts(judge, line["luck"]) + float(line.get("overlooked", 0.0))


def shares(lines: list[Line]) -> dict[str, Number]:
    """By least squares, how much of each topic's luck was left, in hundredths, and the standard error of that; and how
    much of what the value overlooks.
    """
    import numpy as np

    topics = sorted({topic for line in lines for topic in line["luck"]})
    seen = np.array(
        [[*[line["luck"].get(topic, 0.0) for topic in topics], line.get("overlooked", 0.0)] for line in lines]
    )
    topics.append("what the value overlooks")
    came = np.array([float(line["result"]) for line in lines])
    squares = np.linalg.pinv(seen.T @ seen)
    found = squares @ (seen.T @ came)
    spread = float(((came - seen @ found) ** 2).sum()) / (len(lines) - len(topics))
    errors = np.sqrt(np.diag(squares) * spread)
    return {
        topic: f"{ALL * share:.0f} ({ALL * error:.0f})"
        for topic, share, error in zip(topics, found, errors, strict=True)
    }


def variance(numbers: list[float]) -> float:
    """How much numbers spread."""
    return mean_and_error(numbers)[1] ** 2 * len(numbers)


def forecasts_of(lines: list[Line]) -> list[Forecast]:
    """All forecasts with what came of them."""
    return [Forecast((said[0], said[1], said[2]), line["result"]) for line in lines for said in line["forecasts"]]


def rows_of(game: str, lines: list[Line]) -> dict[str, Number]:
    """What is to be told."""
    rows: dict[str, Number] = {"matches": len(lines)}
    if len(lines) < 2:
        return rows
    luck = [lasting(game, line) for line in lines]
    results = [float(line["result"]) for line in lines]
    adjusted = [line["result"] - part for line, part in zip(lines, luck, strict=True)]
    at_once = [line["result"] - sum(line["luck"].values()) for line in lines]
    mean, error = mean_and_error(luck)
    rows["luck on average"] = f"{mean:+.4f}"
    rows["its standard error"] = f"{error:.4f}"
    rows["in standard errors"] = f"{mean / error:+.2f}"
    rows["variance of the result"] = f"{variance(results):.3f}"
    rows["variance of the result without luck"] = f"{variance(adjusted):.3f}"
    rows["the one by the other, %"] = f"{100 * variance(adjusted) / variance(results):.1f}"
    rows["with what throws changed at first sight, %"] = f"{100 * variance(at_once) / variance(results):.1f}"
    said = forecasts_of(lines)
    rows["forecasts"] = len(said)
    rows["calibration error of forecasts"] = f"{calibration_error(said):.4f}"
    rows["the same by chance alone"] = f"{error_by_chance(said):.4f}"
    return rows


def main() -> None:
    """Measure, going on with what is in the file."""
    game = option("--game", "takkure")
    coach, seed = option("--coach", "club"), option("--seed", "luck")
    file, lines, workers, seconds = asked()
    known = {line["match"] for line in lines if line["seed"] == seed and line["coach"] == coach}
    gather_matches(played, (game, coach, seed), known, file, lines, workers, seconds)
    first, last = int(option("--first", "0")), int(option("--last", str(1 << 60)))
    lines = [line for line in lines if line["coach"] == coach and first <= line["match"] < last]
    tell(f"{game}: luck in matches of {coach}", shares(lines) if "--lasting" in sys.argv else rows_of(game, lines))
    if "--picture" in sys.argv:
        Path(option("--picture", "")).write_text(drawn(forecasts_of(lines)), encoding="utf-8")


if __name__ == "__main__":
    main()
