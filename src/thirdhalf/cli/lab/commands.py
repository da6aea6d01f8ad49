"""The commands of `thirdhalf lab`."""

import sys
from pathlib import Path

import click

from thirdhalf.cli.options import working_options


@click.group()
def lab() -> None:
    """Try changes of teams, cards and rules out, and know whether they are fair."""


experiment_argument = click.argument("file", type=click.Path(path_type=Path))
into_option = click.option(
    "--into", type=click.Path(path_type=Path, file_okay=False), help="Where it is kept.  [default: FILE's name + .lab]"
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")


@lab.command("run")
@experiment_argument
@into_option
@working_options
@json_option
@click.option(
    "--live", is_flag=True, help="Print a line of JSON with the shares so far after every round, and no table."
)
def lab_run(file: Path, into: Path | None, workers: int, on: str, as_json: bool, live: bool) -> None:
    """Play the experiment of FILE (TOML) until what it asks is known; interrupted, it goes on where it was."""
    from thirdhalf.cli.lab.experiments import run_experiment

    sys.exit(run_experiment(file, into, workers, on, as_json, live))


@lab.command("show")
@experiment_argument
@into_option
@json_option
def lab_show(file: Path, into: Path | None, as_json: bool) -> None:
    """What the experiment of FILE has found so far."""
    from thirdhalf.cli.lab.experiments import show_experiment

    sys.exit(show_experiment(file, into, as_json))


@lab.command("compare")
@click.argument("first", type=click.Path(path_type=Path))
@click.argument("second", type=click.Path(path_type=Path))
def lab_compare(first: Path, second: Path) -> None:
    """What the experiments of two files measured alike, side by side."""
    from thirdhalf.cli.lab.experiments import compare_experiments

    sys.exit(compare_experiments(first, second))


@lab.command("query")
@experiment_argument
@click.argument("sql")
@into_option
def lab_query(file: Path, sql: str, into: Path | None) -> None:
    """Ask the data of FILE's experiment something: its tables are `pairs` and `occurrences`."""
    from thirdhalf.cli.lab.experiments import query_experiment

    sys.exit(query_experiment(file, into, sql))


@lab.command("sensitivity")
@experiment_argument
@click.option("--of", multiple=True, metavar="NAME", help="Only this player or card; again for each.")
@click.option("--field", "fields", multiple=True, metavar="FIELD", help="Only numbers of this field; again for each.")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where it is kept.  [default: FILE's name + .sensitivity]",
)
@working_options
@json_option
def lab_sensitivity(
    file: Path, of: tuple[str, ...], fields: tuple[str, ...], into: Path | None, workers: int, on: str, as_json: bool
) -> None:
    """What one more and one less of every number of players and cards does to FILE's first variant."""
    from thirdhalf.cli.lab.mending import run_sensitivity

    sys.exit(run_sensitivity(file, of, fields, into, workers, on, as_json))


@lab.command("restrict")
@experiment_argument
@click.option("--kind", "kinds", multiple=True, metavar="KIND", help="Only these: action, card, skill, …")
@click.option("--of", multiple=True, metavar="NAME", help="Only what has this name; again for each.")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where it is kept.  [default: FILE's name + .restricted]",
)
@working_options
@json_option
def lab_restrict(
    file: Path, kinds: tuple[str, ...], of: tuple[str, ...], into: Path | None, workers: int, on: str, as_json: bool
) -> None:
    """What each team of FILE's first variant loses without each card, action and skill."""
    from thirdhalf.cli.lab.mending import run_restricted

    sys.exit(run_restricted(file, kinds, of, into, workers, on, as_json))


@lab.command("balance")
@experiment_argument
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where it is kept.  [default: FILE's name + .balance]",
)
@working_options
@json_option
def lab_balance(file: Path, into: Path | None, workers: int, on: str, as_json: bool) -> None:
    """Look for the smallest change of FILE's first variant that makes its teams even, as FILE's [balance] says."""
    from thirdhalf.cli.lab.mending import run_balance

    sys.exit(run_balance(file, into, workers, on, as_json))
