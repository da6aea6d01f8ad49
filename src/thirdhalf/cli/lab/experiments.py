"""`thirdhalf lab`: run an experiment, show what it found, compare two, query its data."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from math import isfinite
from pathlib import Path

from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from thirdhalf.cli.lab.effects import LOSSES, plain, print_effects
from thirdhalf.games import kit_of
from thirdhalf.lab.executors import Executor, working
from thirdhalf.lab.experiment.data import query, write_parquet
from thirdhalf.lab.experiment.estimates import Estimate, estimate
from thirdhalf.lab.experiment.measures import MEASURES, SHARE
from thirdhalf.lab.experiment.page import MEASURED, page_of
from thirdhalf.lab.experiment.plan import FIXED, Experiment, Stop, read_experiment
from thirdhalf.lab.experiment.report import LIKELY, Report, as_fields, report_of
from thirdhalf.lab.experiment.rounds import RESULTS, Rounds, listed, play_rounds, prepare
from thirdhalf.lab.experiment.tally import Tally
from thirdhalf.lab.mending.effects import Effect, effect_fields, effects_folded, restriction, with_names
from thirdhalf.lab.mending.restricted import restricted_of

FEWEST_TOLD = 10
MOST_LIVE = 12
"""So many pairs of teams are looked at while it plays."""
WITHOUT = "restricted"
"""The folder within the experiment's where what its teams do without is played."""
STOPPED = 130
"""The exit status of what was stopped by Ctrl-C."""


def folder_of(experiment: Experiment, into: Path | None) -> Path:
    """Where what is played is kept: beside the file, if nobody says otherwise."""
    return into or experiment.file.with_suffix(".lab")


def run_experiment(file: Path, into: Path | None, workers: int, on: str, as_json: bool, live: bool = False) -> int:
    """Play on until the stopping rule is content, and report; `live` with a line of JSON after every round."""
    experiment = read_experiment(file)
    folder = folder_of(experiment, into)
    with working(workers, on) as executor:
        if not play_on(experiment, folder, executor, tell_shares if live else nothing):
            return STOPPED
        report = report_of(folder, experiment.stop, experiment.asked)
        if experiment.restrict and not play_on(doing_without(experiment, report.rounds), folder / WITHOUT, executor):
            return STOPPED
    names = names_of(experiment)
    lost = losses(experiment, report, folder)
    told = loss_fields(lost)
    write_report(report, folder, file.stem, besides=told, names=names, losses=loss_part(lost, names))
    if live:
        return 0
    if as_json:
        print(json.dumps({**as_fields(report), **told}))
    else:
        print_report(report)
        if lost:
            print_effects(lost, LOSSES)
        tell_where(folder)
    return 0


def doing_without(experiment: Experiment, rounds: int) -> Experiment:
    """What is played of the experiment's first variant for `restrict`: as many rounds, with the same dice."""
    return restricted_of(experiment, experiment.restrict, ())._replace(rounds=rounds, stop=Stop(FIXED, 0), luck=False)


def losses(experiment: Experiment, report: Report, folder: Path) -> list[Effect]:
    """What its teams lose without each thing, as far as that was asked for and has been played."""
    there = folder / WITHOUT
    if not experiment.restrict or not (there / RESULTS).is_file():
        return []
    write_parquet(there)
    return restriction(doing_without(experiment, report.rounds), there)


def loss_fields(lost: Sequence[Effect]) -> dict[str, object]:
    """The documented fields, where there are any."""
    return {"restricted": [effect_fields(each) for each in lost]} if lost else {}


def loss_part(lost: Sequence[Effect], names: Mapping[str, str]) -> str:
    """For the report, with the teams' names."""
    return effects_folded(with_names(lost, names), LOSSES, "Without each thing, the figures") if lost else ""


Telling = Callable[[Experiment, Tally, float], None]
"""Who is told how far it is."""


def nothing(experiment: Experiment, tally: Tally, done: float) -> None:
    """Nobody is told."""


def tell_shares(experiment: Experiment, tally: Tally, done: float) -> None:
    """The first variant's shares so far, on a line of JSON; none before the first round, and without intervals where
    there are too few for that.
    """
    known = tally.rounds >= FEWEST_TOLD
    cells = range(len(experiment.cells) if tally.rounds else 0)
    found = [estimate(tally.of(0, cell, SHARE), MEASURES[SHARE]) for cell in cells]
    shares = [
        {
            "first": first,
            "second": second,
            "mean": each.mean,
            "low": each.low if known else None,
            "high": each.high if known else None,
        }
        for (first, second), each in zip(experiment.cells, found, strict=False)
    ]
    print(json.dumps({"done": done, "shares": shares}), flush=True)


def play_on(experiment: Experiment, folder: Path, executor: Executor, telling: Telling = nothing) -> bool:
    """Until the stopping rule is content, with a bar and what is known so far; False where somebody stopped it."""
    prepared = prepare(experiment, folder)
    rounds = Rounds(folder, prepared.terms())
    tally = Tally(len(experiment.variants), len(experiment.cells), experiment.stop)
    console = plain(sys.stderr)
    bar = Progress(TextColumn("rounds"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    task = bar.add_task("rounds", total=experiment.rounds)

    def seen() -> Group:
        return Group(bar, so_far(experiment, tally))

    live = Live(console=console, transient=True, get_renderable=seen) if console.is_terminal else nullcontext()
    try:
        with live:
            for done in play_rounds(prepared, rounds, executor, tally.add):
                bar.update(task, completed=done)
                telling(experiment, tally, done)
    except KeyboardInterrupt:
        console.print(f"Stopped after {rounds.count} rounds: the same command goes on from there.")
        return False
    return True


def tell_where(folder: Path) -> None:
    """Where the report is."""
    plain().print(f"The report is {folder / 'report.html'}", highlight=False)


def so_far(experiment: Experiment, tally: Tally) -> Table:
    """Shares with their intervals, and differences from the first variant's, to be looked at meanwhile."""
    table = Table(box=None)
    for column in ("", "", "share", "", "from the first", ""):
        table.add_column(column, justify="right" if column else "left")
    every = [(v, c) for v in range(tally.variants) for c in range(tally.cells)]
    for variant, cell in every[:MOST_LIVE] if tally.rounds else ():
        found = [estimate(tally.of(variant, cell, SHARE), MEASURES[SHARE])]
        if variant:
            found.append(estimate(tally.difference(variant, cell, SHARE), MEASURES[SHARE]))
        teams = " – ".join(experiment.cells[cell])
        told = [text for sign, each in zip(("", "+"), found, strict=False) for text in in_per_cent(each, sign)]
        table.add_row(experiment.variants[variant].name, teams, *told)
    return table


def in_per_cent(found: Estimate, sign: str) -> tuple[str, str]:
    """A mean, and its interval where there is one yet."""
    mean, low, high = (format(100 * value, f"{sign}.1f") for value in found[:3])
    return f"{mean} %", f"{low} to {high}" if isfinite(found.low) else ""


def write_report(
    report: Report,
    folder: Path,
    title: str,
    above: str = "",
    besides: Mapping[str, object] | None = None,
    names: Mapping[str, str] | None = None,
    losses: str = "",
) -> None:
    """As a page, as fields, and the data as Parquet where DuckDB is installed; with what somebody else has to say."""
    (folder / "report.html").write_text(page_of(report, title, above, names, losses), encoding="utf-8")
    fields = {**as_fields(report), **(besides or {})}
    (folder / "report.json").write_text(json.dumps(fields, indent=1) + "\n", encoding="utf-8")
    write_parquet(folder)


def names_of(experiment: Experiment) -> dict[str, str]:
    """What the teams are called, by id. Two of one name keep their ids."""
    teams = kit_of(experiment.game).game(experiment.variants[0].content).about().get("teams")
    found = {str(each["id"]): str(each["name"]) for each in listed(teams)}
    return {id: name for id, name in found.items() if list(found.values()).count(name) == 1}


def show_experiment(file: Path, into: Path | None, as_json: bool) -> int:
    """What has been found so far."""
    experiment = read_experiment(file)
    folder = folder_of(experiment, into)
    report = report_of(folder, experiment.stop, experiment.asked)
    lost = losses(experiment, report, folder)
    if as_json:
        print(json.dumps({**as_fields(report), **loss_fields(lost)}))
    else:
        print_report(report)
        if lost:
            print_effects(lost, LOSSES)
    return 0


def query_experiment(file: Path, into: Path | None, sql: str) -> int:
    """Ask its data something in SQL."""
    columns, rows = query(folder_of(read_experiment(file), into), sql)
    table = Table()
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*[str(value) for value in row])
    plain().print(table)
    return 0


def print_report(report: Report) -> None:
    """For people."""
    console = plain()
    for variant in report.variants:
        for cell in variant.cells:
            table = Table(title=f"{variant.name}: {cell.first} against {cell.second}, {report.rounds} rounds")
            for column in ("what", "mean", "95 %", "from the first", "95 %", "by chance"):
                table.add_column(column, justify="left" if column == "what" else "right")
            differences = {each.name: each for each in (*cell.differences, *cell.changed)}
            shown = {**{MEASURED[name]: (name, found) for name, found in cell.measures.items()}}
            shown |= {
                name: (name, cell.occurrences[name]) for name in (*cell.asked, *[each.name for each in cell.changed])
            }
            for words, (name, found) in shown.items():
                cells = [words, f"{found.mean:.3f}", f"{max(0.0, found.low):.3f} to {found.high:.3f}"]
                differs = differences.get(name)
                if differs is not None:
                    sure = "bold" if differs.chance < LIKELY else ""
                    mean, low, high, _ = differs.found
                    cells += [f"{mean:+.3f}", f"{low:+.3f} to {high:+.3f}", f"{differs.chance:.3f} {differs.verdict}"]
                    table.add_row(*cells, style=sure)
                else:
                    table.add_row(*cells)
            if cell.luck is not None:
                mean, low, high, _ = cell.luck
                table.add_row("luck, of the variance of results", f"{mean:.3f}", f"{low:.3f} to {high:.3f}")
            console.print(table)


def compare_experiments(first: Path, second: Path) -> int:
    """What two experiments measured alike, side by side; apart are those whose intervals do not meet."""
    experiments = [read_experiment(file) for file in (first, second)]
    one, two = [measures_of(report_of(folder_of(each, None), each.stop, each.asked)) for each in experiments]
    table = Table(title=f"{first.stem} and {second.stem}")
    for column in ("variant", "teams", "what", first.stem, second.stem, ""):
        table.add_column(column)
    for key, a in one.items():
        if key in two:
            b = two[key]
            apart = "apart" if a.low > b.high or b.low > a.high else ""
            table.add_row(*key, told(a), told(b), apart, style="bold" if apart else "")
    if not table.row_count:
        raise ValueError("the two have no variant with the same name and teams")
    plain().print(table)
    return 0


def told(found: Estimate) -> str:
    """A mean with its interval; nothing that is counted is below nothing."""
    return f"{found.mean:.3f} ({max(0.0, found.low):.3f} to {found.high:.3f})"


def measures_of(report: Report) -> dict[tuple[str, str, str], Estimate]:
    """Everything measured, by variant, teams and name."""
    return {
        (variant.name, f"{cell.first} – {cell.second}", MEASURED.get(name, name)): found
        for variant in report.variants
        for cell in variant.cells
        for name, found in [*cell.measures.items(), *[(name, cell.occurrences[name]) for name in cell.asked]]
    }
