"""`thirdhalf lab sensitivity`, `restrict` and `balance`: what would mend it."""

import json
import sys
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from rich.table import Table

from thirdhalf.cli.lab.effects import LOSSES, SHOWN, plain, print_effects
from thirdhalf.cli.lab.experiments import STOPPED, names_of, play_on, tell_where, write_report
from thirdhalf.games import kit_of
from thirdhalf.lab.executors import working
from thirdhalf.lab.experiment.changes import write_content
from thirdhalf.lab.experiment.data import write_parquet
from thirdhalf.lab.experiment.estimates import estimate
from thirdhalf.lab.experiment.measures import MEASURES, SHARE
from thirdhalf.lab.experiment.page import interval
from thirdhalf.lab.experiment.page import with_names as report_with_names
from thirdhalf.lab.experiment.plan import FIXED, Aim, Experiment, Stop, read_experiment
from thirdhalf.lab.experiment.report import DIGITS, as_fields, report_of
from thirdhalf.lab.mending.balance import Balanced, Search, patch_of, told_values
from thirdhalf.lab.mending.effects import Effect, effect_fields, effects_part, restriction, with_names
from thirdhalf.lab.mending.numbers import moves_of
from thirdhalf.lab.mending.race import race
from thirdhalf.lab.mending.restricted import restricted_of
from thirdhalf.lab.mending.trials import changes_to, size_of


def run_sensitivity(
    file: Path, of: tuple[str, ...], fields: tuple[str, ...], into: Path | None, workers: int, on: str, as_json: bool
) -> int:
    """Move every number by one, and tell what that does."""
    experiment = fixed(read_experiment(file))
    moves = moves_of(experiment, of, fields)
    folder = into or file.with_suffix(".sensitivity")
    with working(workers, on) as executor:
        found = race(experiment, moves, folder, lambda leg, there: play_on(leg, there, executor))
    if found is None:
        return STOPPED
    lists = {
        "changes": ("What each change from the content that comes with the game does to its team", found.changes),
        "effects": ("What one more of each number does to its team's share of the points", found.effects),
    }
    return tell_effects(lists, experiment, folder, found.last, as_json)


def run_restricted(
    file: Path, kinds: tuple[str, ...], of: tuple[str, ...], into: Path | None, workers: int, on: str, as_json: bool
) -> int:
    """Let every team do without everything, and tell what that does."""
    experiment = restricted_of(fixed(read_experiment(file)), kinds, of)
    folder = into or file.with_suffix(".restricted")
    with working(workers, on) as executor:
        if not play_on(experiment, folder, executor):
            return STOPPED
    return tell_effects({"effects": (LOSSES, restriction(experiment, folder))}, experiment, folder, folder, as_json)


def fixed(experiment: Experiment) -> Experiment:
    """With all its rounds: a rule that stops by the variants of the file has nothing to say about others."""
    return experiment._replace(stop=Stop(FIXED, 0))


def tell_effects(
    lists: Mapping[str, tuple[str, Sequence[Effect]]], experiment: Experiment, folder: Path, played: Path, as_json: bool
) -> int:
    """Lists of effects as a page, above all that was measured where it was played last; as fields, and for people."""
    told = {name: [effect_fields(each) for each in effects] for name, (_, effects) in lists.items()}
    names = names_of(experiment)
    above = "".join([effects_part(with_names(effects, names), label) for label, effects in lists.values() if effects])
    write_report(report_of(played, Stop(FIXED, 0)), folder, experiment.file.stem, above, told, names)
    if played != folder:
        write_parquet(played)
    if as_json:
        print(json.dumps(told))
        return 0
    for label, effects in lists.values():
        if effects:
            print_effects(effects, label)
    tell_where(folder)
    return 0


class Interrupted(Exception):
    """Somebody stopped it; that has been said."""


def run_balance(file: Path, into: Path | None, workers: int, on: str, as_json: bool) -> int:
    """Search, confirm, and tell it as a patch; 1 where nothing was found that held."""
    experiment = read_experiment(file)
    folder = into or file.with_suffix(".balance")
    console = plain(sys.stderr)
    try:
        with working(workers, on) as executor:

            def play(leg: Experiment, there: Path) -> None:
                if not play_on(leg, there, executor):
                    raise Interrupted

            def telling(what: str) -> None:
                if console.is_terminal:
                    console.print(what, highlight=False)

            found = Search(experiment, folder, play, telling).run()
    except Interrupted:
        return STOPPED
    assert experiment.aim is not None
    patch = patch_of(experiment, found)
    (folder / "patch.toml").write_text(patch, encoding="utf-8")
    base = experiment.variants[0]
    changes = (*base.changes, *changes_to(experiment.aim, found.values))
    own = kit_of(experiment.game).own_folder(base.content)
    write_content(experiment.game, own, changes, folder / "content")
    told = balance_fields(experiment.aim, found)
    names = names_of(experiment)
    named = found._replace(report=report_with_names(found.report, names))
    write_report(found.report, folder, file.stem, balance_part(experiment.aim, named, patch), told, names)
    if as_json:
        print(json.dumps({**told, **as_fields(found.report)}))
    else:
        print_balance(experiment.aim, found, patch)
        tell_where(folder)
    return 0 if found.confirmed else 1


def verdict_of(aim: Aim, found: Balanced) -> str:
    """In one sentence."""
    if not found.confirmed:
        return f"Nothing was found that brings all pairs between {aim.low} and {aim.high} % with fresh dice."
    if not size_of(aim.bounds, found.values):
        return f"Nothing need be changed: all pairs lie between {aim.low} and {aim.high} %."
    return f"Confirmed with fresh dice: all pairs lie between {aim.low} and {aim.high} %."


def balance_fields(aim: Aim, found: Balanced) -> dict[str, object]:
    """The documented fields."""
    return {
        "confirmed": found.confirmed,
        "size": size_of(aim.bounds, found.values),
        "numbers": {
            bound.name: {"before": bound.now, "after": value}
            for bound, value in zip(aim.bounds, found.values, strict=True)
        },
        "trials": [
            {
                "values": list(trial.values),
                "rounds": trial.rounds,
                "shares": [round(share, DIGITS) for share, _ in trial.found],
                "errors": [round(error, DIGITS) for _, error in trial.found],
            }
            for trial in found.trials
        ],
    }


def balance_part(aim: Aim, found: Balanced, patch: str) -> str:
    """For the report."""
    rows = [
        f'<tr><th scope="row">{escape(bound.name)}</th><td>{bound.now}</td><td>{value}</td></tr>'
        for bound, value in zip(aim.bounds, found.values, strict=True)
    ]
    before, after = found.report.variants
    shares = [
        f'<tr><th scope="row">{escape(one.first)} – {escape(one.second)}</th>'
        f"<td>{interval(one.measures[SHARE], 100)}</td><td>{interval(two.measures[SHARE], 100)}</td></tr>"
        for one, two in zip(before.cells, after.cells, strict=True)
    ]
    head = "<tr><td></td><th>before</th><th>after</th></tr>"
    return (
        f"<p>{escape(verdict_of(aim, found))} {len(found.trials)} changes were tried.</p>"
        f"<table>{head}{''.join(rows)}</table><table>{head}{''.join(shares)}</table><pre>{escape(patch)}</pre>"
        f"{tried_part(aim, found)}"
    )


def tried_part(aim: Aim, found: Balanced) -> str:
    """What else was tried, as far as it was played longest."""
    cells = found.report.variants[0].cells
    head = "".join([f"<th>{escape(cell.first)} – {escape(cell.second)}</th>" for cell in cells])
    rows = []
    for trial in found.trials[:SHOWN]:
        shares = [estimate(sums, MEASURES[SHARE]) for sums in trial.points]
        rows.append(
            f'<tr><th scope="row">{escape(told_values(aim, trial.values))}</th>'
            f"{''.join([f'<td>{interval(share, 100)}</td>' for share in shares])}<td>{trial.rounds}</td></tr>"
        )
    table = f"<table><tr><td></td>{head}<th>rounds</th></tr>{''.join(rows)}</table>"
    why = "With other dice than the confirmation; what was clearly outside of the band was not played to the end."
    return f'<details><summary>What was tried</summary><p>{why}</p><div class="wide">{table}</div></details>'


def print_balance(aim: Aim, found: Balanced, patch: str) -> None:
    """For people."""
    table = Table(title=verdict_of(aim, found))
    for column in ("", "before", "after"):
        table.add_column(column, justify="right" if column else "left")
    for bound, value in zip(aim.bounds, found.values, strict=True):
        table.add_row(bound.name, str(bound.now), str(value), style="bold" if value != bound.now else "")
    before, after = found.report.variants
    for one, two in zip(before.cells, after.cells, strict=True):
        shares = [
            f"{100 * each.mean:.1f} % ({100 * each.low:.1f} to {100 * each.high:.1f})"
            for each in (one.measures[SHARE], two.measures[SHARE])
        ]
        table.add_row(f"{one.first} – {one.second}", *shares)
    console = plain()
    console.print(table)
    console.print(patch, highlight=False, markup=False)
