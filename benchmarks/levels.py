"""Whether stronger coaches make fewer mistakes, by the analysis, and how long an analysis takes.

Every level plays `club`, at home and away by turns, with teams as on the ladder, and every match is analysed quickly.
Of each level it tells how many mistakes it made in a match (choices that gave away a twentieth of a win or more), what
it gave away in all, and its luck; of all, the processor's seconds for one analysis.

    python -m benchmarks.levels --game takkure --matches 20 --file build/levels-takkure.jsonl

Every match is a line of the file; who begins again goes on where it stopped. --report tells what is there, --json
prints JSON.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

from benchmarks._shared import Number, teams_of, tell
from thirdhalf import play
from thirdhalf.analysis.judging import mean_and_error
from thirdhalf.lab.analysing import analyse

SEED = "levels"
LEVELS = ("rookie", "club", "province:60", "international:120")
OTHER = "club"

Line = dict[str, Any]


def analysed(game: str, level: str, number: int) -> Line:
    """One match of a level."""
    home = number % 2 == 0
    coaches = (level, OTHER) if home else (OTHER, level)
    played = play(game, *coaches, seed=f"{SEED}/{number}", teams=teams_of(game, number))
    begun = time.process_time()
    found = analyse(played)
    seconds = time.process_time() - begun
    own = found.home if home else found.away
    result = found.result if home else -found.result
    return {
        "level": level,
        "match": number,
        "mistakes": own.mistakes,
        "choices": own.choices,
        "play": own.play,
        "luck": own.luck,
        "result": result,
        "seconds": seconds,
    }


def told(values: list[float], digits: int) -> str:
    """A mean and its standard error."""
    mean, error = mean_and_error(values)
    return f"{mean:.{digits}f} ({error:.{digits}f})"


def rows_of(lines: list[Line]) -> dict[str, Number]:
    """What is to be told."""
    rows: dict[str, Number] = {"matches": len(lines)}
    for level in LEVELS:
        own = [line for line in lines if line["level"] == level]
        if len(own) > 1:
            rows[f"{level}: matches"] = len(own)
            rows[f"{level}: mistakes a match, standard error"] = told([float(line["mistakes"]) for line in own], 2)
            rows[f"{level}: given away a match, standard error"] = told([-line["play"] for line in own], 3)
            rows[f"{level}: result, standard error"] = told([line["result"] for line in own], 2)
    seconds = sorted([line["seconds"] for line in lines])
    if seconds:
        rows["seconds of an analysis, median"] = f"{seconds[len(seconds) // 2]:.1f}"
        rows["seconds of an analysis, longest"] = f"{seconds[-1]:.1f}"
    return rows


def option(name: str, otherwise: str) -> str:
    """The word after an option."""
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else otherwise


def main() -> None:
    """Measure, going on with what is in the file."""
    game = option("--game", "takkure")
    name = option("--file", "")
    file = Path(name) if name else None
    lines: list[Line] = []
    if file is not None and file.exists():
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    known = {(line["level"], line["match"]) for line in lines}
    wanted = 0 if "--report" in sys.argv else int(option("--matches", "2"))
    for number in range(wanted):
        for level in LEVELS:
            if (level, number) not in known:
                lines.append(analysed(game, level, number))
                if file is not None:
                    file.parent.mkdir(parents=True, exist_ok=True)
                    with file.open("a", encoding="utf-8") as out:
                        out.write(json.dumps(lines[-1]) + "\n")
    tell(f"{game}: mistakes by level", rows_of(lines))


if __name__ == "__main__":
    main()
