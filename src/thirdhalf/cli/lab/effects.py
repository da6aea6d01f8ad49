"""Lists of effects, for people."""

from collections.abc import Sequence
from typing import IO

from rich.console import Console
from rich.table import Table

from thirdhalf.lab.mending.effects import Effect

SHOWN = 30
LOSSES = "What each team's share of the points changes by without each thing"


def plain(file: IO[str] | None = None) -> Console:
    """A console that says what is in names and files as it stands there."""
    return Console(file=file, markup=False, emoji=False)


def print_effects(effects: Sequence[Effect], label: str) -> None:
    """For people."""
    table = Table(title=label)
    for column in ("what", "team", "points in 100", "95 %", "score a match", "by chance", "rounds", ""):
        table.add_column(column, justify="left" if column in ("what", "team", "") else "right")
    for each in effects[:SHOWN]:
        mean, low, high = (100 * value for value in each.found[:3])
        share = (f"{mean:+.1f}", f"{low:+.1f} to {high:+.1f}", f"{each.score.mean:+.2f}")
        cells = (each.name, each.team, *share, f"{each.chance:.3f}", str(each.rounds), each.note)
        table.add_row(*cells, style="bold" if each.counts else "")
    console = plain()
    console.print(table)
    if len(effects) > SHOWN:
        console.print(f"{len(effects) - SHOWN} more are in the report.")
