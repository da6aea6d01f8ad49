"""Whether stronger coaches make fewer mistakes, by the analysis, and how long an analysis takes.

Every level plays `club`, at home and away by turns, with teams as on the ladder, and every match is analysed quickly.
Of each level it tells how many mistakes it made in a match (choices that gave away a twentieth of a win or more), what
it gave away in all, and its luck; of all, the processor's seconds for one analysis.

    python -m benchmarks.levels --game takkure --matches 60 --file build/levels-takkure.jsonl --workers 16

Every match is a line of the file; who begins again goes on where it stopped. --seconds N begins nothing after so many;
--report FILE … tells what is in files, --json prints JSON.
"""

import time

from benchmarks._gathering import Line, asked, gather, option, writing
from benchmarks._shared import Number, teams_of, tell
from thirdhalf import play
from thirdhalf.analysis.judging import mean_and_error
from thirdhalf.lab.analysing import analyse

SEED = "levels"
LEVELS = ("rookie", "club", "province:60", "international:120")
OTHER = "club"


def analysed(game: str, level: str, number: int) -> Line:
    """One match of a level."""
    home = number % 2 == 0
    coaches = (level, OTHER) if home else (OTHER, level)
    begun = time.process_time()
    played = play(game, *coaches, seed=f"{SEED}/{number}", teams=teams_of(game, number // 2))
    playing = time.process_time() - begun
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
        "playing": playing,
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


def main() -> None:
    """Measure, going on with what is in the file."""
    game = option("--game", "takkure")
    file, lines, workers, seconds = asked()
    known = {(line["level"], line["match"]) for line in lines}
    write = writing(file, lines)

    def keep(line: Line) -> list[tuple[()]]:
        write(line)
        return []

    # Whoever takes longest comes first: nobody is waited for in the end.
    wanted = [(level, number) for number in range(int(option("--matches", "2"))) for level in reversed(LEVELS)]
    if workers:
        gather(analysed, [(game, *each) for each in wanted if each not in known], keep, workers, seconds)
    tell(f"{game}: mistakes by level", rows_of(lines))


if __name__ == "__main__":
    main()
