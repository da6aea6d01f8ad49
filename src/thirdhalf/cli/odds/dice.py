"""`thirdhalf odds --value …`, `--pool …`: exact probabilities of one roll, as the games tell them."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table as RichTable

from thirdhalf.games import commands
from thirdhalf.games.options import DiceOdds, Given, Table


def asked_for(given: Given) -> DiceOdds | None:
    """Whose dice are meant by what was given; None where nothing was. What belongs to two games is refused."""
    known = [each.odds for each in commands().values() if each.odds is not None]
    names = [{option.name for option in odds.options} for odds in known]
    meant = [odds for odds, own in zip(known, names, strict=True) if set(given) <= own]
    keys = " or ".join([f"--{odds.key}" for odds in known])
    if not meant:
        raise click.UsageError(f"Give either {keys} with what belongs to it, not both.")
    return next((odds for odds in meant if odds.key in given), None)


def keys() -> str:
    """The options one of which must be given."""
    return " or ".join([f"--{each.odds.key}" for each in commands().values() if each.odds is not None])


def show_dice(odds: DiceOdds, given: Given, as_json: bool, content: Path | None) -> int:
    """Print what the roll comes to."""
    answer = odds.answer(given, content)
    if as_json:
        print(json.dumps(answer.fields))
        return 0
    console = Console()
    for table in answer.tables:
        console.print(drawn(table))
    if answer.note:
        console.print(answer.note, highlight=False)
    return 0


def drawn(table: Table) -> RichTable:
    """A table for the terminal."""
    found = RichTable(title=table.title, title_justify="left")
    for i, heading in enumerate(table.headings):
        found.add_column(heading, justify="right" if i else "left")
    for row in table.rows:
        if row:
            found.add_row(*row)
        else:
            found.add_section()
    return found
