"""Whether stronger coaches make fewer mistakes, by the analysis, and how long an analysis takes.

Every level plays `club`, at home and away by turns, with teams as on the ladder, and every match is analysed quickly.
Of each level it tells how many mistakes it made in a match (choices that gave away a twentieth of a win or more), what
it gave away in all, and how it did; of all, the processor's seconds for one analysis, what decided a match as the page
"Third Half" says it, and how far the parts are off the result, added up. With --pairs N not 350 pairs of lines but so
many may be played for a match: of a match full of errors 350 prove the dearest only.

    python -m benchmarks.levels --game takkure --matches 60 --file build/levels-takkure.jsonl --workers 16

Every match is a line of the file; who begins again goes on where it stopped. --seconds N begins nothing after so many;
--report FILE … tells what is in files, --json prints JSON.
"""

import time

from benchmarks._gathering import Line, asked, gather, option, writing
from benchmarks._shared import Number, teams_of, tell
from thirdhalf import play
from thirdhalf.analysis.account import account
from thirdhalf.analysis.analysing import MISTAKE
from thirdhalf.analysis.judging import QUICK, Effort, mean_and_error
from thirdhalf.games import kit_of
from thirdhalf.kernel.seat import AWAY, HOME

SEED = "levels"
LEVELS = ("rookie", "club", "province:60", "international:120")
OTHER = "club"


def analysed(game: str, level: str, number: int, pairs: int) -> Line:
    """One match of a level."""
    seat = number % 2
    coaches = (level, OTHER) if seat == HOME else (OTHER, level)
    begun = time.process_time()
    played = play(game, *coaches, seed=f"{SEED}/{number}", teams=teams_of(game, number // 2))
    playing = time.process_time() - begun
    begun = time.process_time()
    effort = Effort(QUICK.guesses, QUICK.notable, QUICK.trial, QUICK.proof, pairs)
    found = account(kit_of(game), played.game, played.record, effort)
    seconds = time.process_time() - begun
    own = [entry for entry in found.entries if entry.seat == seat]
    sign = 1 if seat == HOME else -1
    total = found.start + found.luck + found.play(HOME) - found.play(AWAY) + found.rest
    return {
        "level": level,
        "match": number,
        "pairs": pairs,
        "mistakes": len([entry for entry in own if -sign * entry.play >= MISTAKE]),
        "choices": len(own),
        "play": found.play(seat),
        "other": found.play(AWAY if seat == HOME else HOME),
        "luck": sign * found.luck,
        "rest": sign * found.rest,
        "result": sign * found.result,
        "off": abs(total - found.result),
        "seconds": seconds,
        "playing": playing,
    }


def decided(line: Line) -> str:
    """What did most of what came: of a draw, what did most."""
    parts = {"luck": line["luck"], "play": line["play"] - line["other"], "rest": line["rest"]}
    came = line["result"]
    return max(parts, key=lambda name: parts[name] * came if came else abs(parts[name]))


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
        for name in ("luck", "play", "rest"):
            rows[f"decided by {name}, %"] = round(100 * sum([decided(line) == name for line in lines]) / len(lines), 1)
        rows["the parts, added up, off the result by at most"] = f"{max([line['off'] for line in lines]):.1e}"
        rows["seconds of an analysis, median"] = f"{seconds[len(seconds) // 2]:.1f}"
        rows["seconds of an analysis, longest"] = f"{seconds[-1]:.1f}"
    return rows


def main() -> None:
    """Measure, going on with what is in the file."""
    game, pairs = option("--game", "takkure"), int(option("--pairs", str(QUICK.most)))
    file, lines, workers, seconds = asked()
    lines = [line for line in lines if line["pairs"] == pairs]
    known = {(line["level"], line["match"]) for line in lines}
    write = writing(file, lines)

    def keep(line: Line) -> list[tuple[()]]:
        write(line)
        return []

    # Whoever takes longest comes first: nobody is waited for in the end.
    wanted = [(level, number) for number in range(int(option("--matches", "2"))) for level in reversed(LEVELS)]
    if workers:
        gather(analysed, [(game, *each, pairs) for each in wanted if each not in known], keep, workers, seconds)
    tell(f"{game}: mistakes by level, {pairs} pairs of lines", rows_of(lines))


if __name__ == "__main__":
    main()
