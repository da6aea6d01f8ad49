"""`thirdhalf simulate`: many matches, a progress bar, and what came of them."""

import json
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from thirdhalf.lab.simulation import Plan, Tally, simulate


def simulate_matches(plan: Plan, workers: int, records: Path | None, as_json: bool) -> int:
    """Play the plan and print the tally."""
    console = Console(file=sys.stderr)
    started = time.perf_counter()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("matches", total=plan.matches)
        tally = simulate(plan, workers, records, lambda count: bar.advance(task, count))
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps(as_fields(tally, seconds)))
    else:
        print_table(plan, tally, seconds)
    return 0


def as_fields(tally: Tally, seconds: float) -> dict[str, object]:
    """The documented fields of `--json`."""
    return {
        "matches": tally.matches,
        "home_wins": tally.home_wins,
        "away_wins": tally.away_wins,
        "draws": tally.draws,
        "home_score": tally.home_score,
        "away_score": tally.away_score,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "endings": dict(sorted(tally.endings.items())),
    }


def print_table(plan: Plan, tally: Tally, seconds: float) -> None:
    """The tally for people."""
    table = Table(title=f"Exercise {plan.exercise}: {tally.matches} played, seed {plan.seed}")
    table.add_column("side")
    table.add_column("team")
    table.add_column("coach")
    table.add_column("wins", justify="right")
    table.add_column("tries or lines", justify="right")
    table.add_row("home", plan.home, plan.home_coach, str(tally.home_wins), str(tally.home_score))
    table.add_row("away", plan.away, plan.away_coach, str(tally.away_wins), str(tally.away_score))
    console = Console()
    console.print(table)
    for ending, count in sorted(tally.endings.items(), key=lambda item: -item[1]):
        console.print(f"{count:>8}  {ending}", highlight=False)
    rate = round(tally.decisions / seconds) if seconds else 0
    console.print(f"{tally.decisions} decisions in {seconds:.2f} s ({rate} a second)", highlight=False)
