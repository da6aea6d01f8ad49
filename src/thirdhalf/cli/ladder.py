"""`thirdhalf ladder`: coaches against each other, ratings, and who is better than whom."""

import json
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from thirdhalf.games import kit_of
from thirdhalf.kernel.readings import titled
from thirdhalf.lab.elo import EVEN, FIRST, SECOND, Estimate
from thirdhalf.lab.ladder import Climb, Pairing, Standings, ladder
from thirdhalf.lab.ladder_picture import ladder_picture


def climb_ladder(climb: Climb, workers: int, picture: Path | None, as_json: bool) -> int:
    """Play the ladder, print it, and draw it if a file is given."""
    console = Console(file=sys.stderr)
    started = time.perf_counter()
    field = len(climb.coaches)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("pairs", total=climb.pairs * field * (field - 1) // 2)
        standings = ladder(climb, workers, lambda count: bar.advance(task, count))
    seconds = time.perf_counter() - started
    if picture is not None:
        rungs = list(zip(standings.coaches, standings.ratings, strict=True))
        picture.write_text(ladder_picture(title_of(climb), rungs), encoding="utf-8")
    if as_json:
        print(json.dumps(as_fields(climb, standings, seconds)))
    else:
        print_tables(climb, standings, seconds)
    return 0


def title_of(climb: Climb) -> str:
    """What was played, and with which seed."""
    setup = climb.series(climb.coaches[0], climb.coaches[1], 0).setup(0)
    return f"{titled(kit_of(climb.game).title(setup), setup)}, seed {climb.seed}"


def in_words(standings: Standings, pairing: Pairing) -> str:
    """The verdict of a pairing."""
    words = {
        FIRST: f"{standings.coaches[pairing.first]} is better",
        SECOND: f"{standings.coaches[pairing.second]} is better",
        EVEN: "no such difference",
    }
    return words.get(pairing.verdict, "open")


def interval(estimate: Estimate) -> dict[str, float]:
    """An estimate for `--json`."""
    return {"elo": round(estimate.elo, 1), "low": round(estimate.low, 1), "high": round(estimate.high, 1)}


def as_fields(climb: Climb, standings: Standings, seconds: float) -> dict[str, object]:
    """The documented fields of `--json`."""
    pairings = standings.pairings
    return {
        "matches": 2 * sum(pairing.pairs for pairing in pairings),
        "game": climb.game,
        "options": dict(climb.options),
        "seed": climb.seed,
        "difference": climb.elo,
        "seconds": round(seconds, 3),
        "coaches": [
            {"coach": name, **interval(rating)}
            for name, rating in zip(standings.coaches, standings.ratings, strict=True)
        ],
        "pairings": [
            {
                "first": standings.coaches[pairing.first],
                "second": standings.coaches[pairing.second],
                "pairs": pairing.pairs,
                "wins": pairing.wins,
                "draws": pairing.draws,
                "losses": pairing.losses,
                "first_score": pairing.scores[0],
                "second_score": pairing.scores[1],
                "points": pairing.counts,
                "share": round(pairing.score, 4),
                **interval(standings.difference(pairing)),
                "verdict": pairing.verdict,
            }
            for pairing in pairings
        ],
    }


def print_tables(climb: Climb, standings: Standings, seconds: float) -> None:
    """The ladder for people, best coach first."""
    console = Console()
    kit = kit_of(climb.game)
    table = Table(title=title_of(climb))
    table.add_column("coach")
    table.add_column("Elo", justify="right")
    table.add_column("95 %", justify="right")
    rows = sorted(zip(standings.coaches, standings.ratings, strict=True), key=lambda row: -row[1].elo)
    for name, rating in rows:
        table.add_row(name, f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
    console.print(table)
    table = Table(title=f"Pairs of matches with swapped sides: is one better by {climb.elo:g} Elo?")
    table.add_column("coaches")
    for column in ("pairs", "won, drawn, lost", kit.points, "share", "Elo (95 %)"):
        table.add_column(column, justify="right")
    table.add_column("verdict")
    for pairing in standings.pairings:
        difference = standings.difference(pairing)
        table.add_row(
            f"{standings.coaches[pairing.first]}, {standings.coaches[pairing.second]}",
            str(pairing.pairs),
            f"{pairing.wins}, {pairing.draws}, {pairing.losses}",
            f"{pairing.scores[0]}:{pairing.scores[1]}",
            f"{100 * pairing.score:.1f} %",
            f"{difference.elo:+.0f} ({difference.low:+.0f} to {difference.high:+.0f})",
            in_words(standings, pairing),
        )
    console.print(table)
    matches = 2 * sum(pairing.pairs for pairing in standings.pairings)
    console.print(f"{matches} matches in {seconds:.1f} s", highlight=False)
