"""`thirdhalf analyse`: what was luck in a match, and what was play."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from thirdhalf.analysis.forms import Analysis, Depth, Moment
from thirdhalf.analysis.page import page
from thirdhalf.cli.ladder import progress_bar
from thirdhalf.cli.serve import default_folder
from thirdhalf.lab.analysing import analyse_all, analyse_kept
from thirdhalf.lab.executors import working
from thirdhalf.words import words


def kept_folder() -> Path:
    """Where analyses are kept if nobody says."""
    return default_folder() / "analyses"


def analyse_files(
    files: tuple[Path, ...],
    depth: Depth,
    folder: Path | None,
    *,
    as_json: bool,
    html: Path | None,
    lang: str,
    workers: int,
    content: Path | None,
) -> int:
    """Analyse all records; those that do not fit are told in a line each, and then the answer is 1."""
    words(lang)
    if html is not None and len(files) > 1:
        html.mkdir(parents=True, exist_ok=True)
    failed = 0
    with progress_bar() as bar:
        for file, found in zip(files, analyses(files, depth, workers, folder, content, bar), strict=True):
            if isinstance(found, str):
                failed = 1
                print(found, file=sys.stderr)
            elif html is not None:
                target = html / f"{file.stem}.html" if html.is_dir() else html
                target.write_text(page(found, lang), encoding="utf-8")
            elif as_json:
                print(msgspec.json.encode({"file": str(file), **msgspec.structs.asdict(found)}).decode())
            else:
                print_analysis(file, found)
    return failed


def analyses(
    files: tuple[Path, ...], depth: Depth, workers: int, folder: Path | None, content: Path | None, bar: Progress
) -> Iterator[Analysis | str]:
    """One after the other, with a bar of the moves of one record or of the records."""
    task = bar.add_task("moves" if len(files) == 1 else "matches", total=len(files))
    if len(files) == 1:
        yield analyse_kept(
            files[0], depth, content, folder, lambda done, moves: bar.update(task, completed=done, total=moves)
        )
        return
    with working(workers) as executor:
        for found in analyse_all(files, depth, content, folder, executor):
            bar.advance(task)
            yield found


def print_analysis(file: Path, found: Analysis) -> None:
    """The analysis for people."""
    home, away = found.names
    console = Console()
    table = Table(title=f"{file.name}: {home} (home) against {away} (away)", caption="a win is 1, a loss -1, for home")
    table.add_column("what")
    table.add_column("for home", justify="right")
    rows = [("expected before the first move", found.start), ("luck of the dice", found.luck)]
    rows += [("given away by home", found.home.play), ("given away by away", -found.away.play)]
    rows += [("what nobody foresaw", found.rest)]
    for name, part in rows:
        table.add_row(name, f"{part:+.3f}")
    table.add_section()
    table.add_row("result", f"{found.result:+.3f}")
    table.add_row("result without luck", f"{found.adjusted:+.3f} ± {found.error:.3f}")
    console.print(table)
    moments = Table(title="moments")
    for name in ("move", "who", "about", "change", "better"):
        moments.add_column(name, justify="right" if name in ("move", "change") else "left")
    for each in found.turning_points:
        moments.add_row(*row(each))
    for side in (found.home, found.away):
        moments.add_section()
        for each in side.worst:
            moments.add_row(*row(each))
    console.print(moments)


def row(moment: Moment) -> tuple[str, str, str, str, str]:
    """One moment: which move it was, as `replay` counts them."""
    better = "" if moment.better is None else str(moment.better.choice)
    return (str(moment.move), moment.by, moment.about, f"{moment.change:+.3f}", better)
