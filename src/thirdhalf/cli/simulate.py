"""`thirdhalf simulate`: many matches, a progress bar, and what came of them."""

import json
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from thirdhalf.games import kit_of
from thirdhalf.kernel.readings import titled
from thirdhalf.lab.executors import working
from thirdhalf.lab.simulation import Series, Tally, game_with, simulate


def simulate_matches(series: Series, workers: int, on: str, records: Path | None, as_json: bool) -> int:
    """Play the series and print the tally."""
    console = Console(file=sys.stderr)
    started = time.perf_counter()
    shown = Progress(console=console, transient=True, disable=not console.is_terminal)
    with shown as bar, working(workers, on) as executor:
        task = bar.add_task("matches", total=series.matches)
        tally = simulate(series, executor, records, lambda count: bar.advance(task, count))
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps(as_fields(series, tally, seconds)))
    else:
        print_table(series, tally, seconds)
        if series.coverage:
            print_coverage(series, tally)
    return 0


def as_fields(series: Series, tally: Tally, seconds: float) -> dict[str, object]:
    """The documented fields of `--json`."""
    fields: dict[str, object] = {
        "matches": tally.matches,
        "home_wins": tally.home_wins,
        "away_wins": tally.away_wins,
        "draws": tally.draws,
        "home_score": tally.home_score,
        "away_score": tally.away_score,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "longest": tally.longest,
        "endings": dict(sorted(tally.endings.items())),
    }
    if series.coverage:
        names = everything(series)
        fields["seen"] = {name: tally.seen.get(name, 0) for name in names}
    return fields


def everything(series: Series) -> list[str]:
    """All that can occur in the game."""
    return kit_of(series.game).everything(game_with(series.game, series.content))


def print_coverage(series: Series, tally: Tally) -> None:
    """How often everything occurred, in all and a match."""
    table = Table(title="How often everything occurred")
    table.add_column("what")
    table.add_column("times", justify="right")
    table.add_column("a match", justify="right")
    for name in everything(series):
        count = tally.seen.get(name, 0)
        table.add_row(name, str(count) if count else "never", f"{count / tally.matches:.3f}")
    Console().print(table)


def print_table(series: Series, tally: Tally, seconds: float) -> None:
    """The tally for people."""
    kit = kit_of(series.game)
    setup = series.setup(0)
    table = Table(title=f"{titled(kit.title(setup), setup)}: {tally.matches} played, seed {series.seed}")
    table.add_column("side")
    table.add_column("team")
    table.add_column("coach")
    table.add_column("wins", justify="right")
    table.add_column(kit.points, justify="right")
    home, away = kit.teams
    table.add_row("home", str(setup.get("home", home)), series.home_coach, str(tally.home_wins), str(tally.home_score))
    table.add_row("away", str(setup.get("away", away)), series.away_coach, str(tally.away_wins), str(tally.away_score))
    console = Console()
    console.print(table)
    for ending, count in sorted(tally.endings.items(), key=lambda item: -item[1]):
        console.print(f"{count:>8}  {ending}", highlight=False)
    rate = round(tally.decisions / seconds) if seconds else 0
    console.print(
        f"{tally.decisions} decisions in {seconds:.2f} s ({rate} a second), at most {tally.longest} a match",
        highlight=False,
    )
