"""Commands that have a folder of their own, and those that need no more than a word."""

import sys

import click

from thirdhalf.cli.keeping.commands import KEEPING
from thirdhalf.cli.lab.commands import lab
from thirdhalf.cli.league import league


@click.command()
@click.argument("number", required=False)
@click.option("--lang", default="en", show_default=True, help="en, fr or de.")
@click.option("--differences", is_flag=True, help="Where the texts in several languages disagree, and what is played.")
def rules(number: str | None, lang: str, differences: bool) -> None:
    """Explain the rule or ruling NUMBER (such as 1.04, R-06 or D9.1), or list them all."""
    from thirdhalf.cli.rules import show_differences, show_rules

    sys.exit(show_differences(number, lang) if differences else show_rules(number, lang))


GROUPED = (*KEEPING, lab, league, rules)
