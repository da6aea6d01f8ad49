"""`thirdhalf league simulate`: a season by the computer's coaches, or what a thousand of them come to."""

import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from thirdhalf.cli.league.marking import follow_up
from thirdhalf.cli.league.showing import show_tables
from thirdhalf.lab.executors import working
from thirdhalf.lab.leagues.picture import seasons_picture
from thirdhalf.lab.leagues.playing import check_terms, play_task, task_of
from thirdhalf.lab.leagues.seasons import Pairings, Seasons, seasons_of
from thirdhalf.lab.simulation import check_coaches_of
from thirdhalf.league.files.folder import RECORDS, Folder, Writing
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.drawing import next_draw
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.season.meetings import Meeting


def progress() -> Progress:
    """How far it is, where somebody looks."""
    console = Console(file=sys.stderr)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def play_season(folder: Path, stand_in: str, rounds: int | None, workers: int, records: str) -> None:
    """Play all that computer coaches can; every result is in the log before the next is waited for."""
    opened = Folder(folder)
    game = check_terms(opened.terms(), folder)
    if stand_in:
        check_coaches_of(opened.terms().game, game, (stand_in,))
    kept = folder / RECORDS
    kept.mkdir(exist_ok=True)
    started = time.perf_counter()
    played = done_rounds = 0
    with opened.writing() as writing, working(workers) as executor, progress() as bar:
        task = bar.add_task("matches", total=None)
        while rounds is None or done_rounds < rounds:
            meetings = ready(writing, stand_in)
            if rounds is not None or writing.competition.terms.marks:
                first = min([each.round for each in meetings], default=0)
                meetings = [each for each in meetings if each.round == first]
            if not meetings:
                break
            tasks = [
                task_of(writing.competition, game, each, folder, stand_in, kept if records == "kept" else None)
                for each in meetings
            ]
            for each, done in zip(tasks, executor.run(play_task, [(each,) for each in tasks]), strict=True):
                line: dict[str, object] = {
                    "do": "result",
                    "match": done.id,
                    "score": [done.home_score, done.away_score],
                }
                if each.record is not None:
                    line |= {"record": f"{RECORDS}/{each.record.name}", "digest": done.digest}
                writing.add(line)
                follow_up(writing, game, done)
                bar.advance(task)
                played += 1
            done_rounds += 1
        missing = not_ready(writing.competition)
    show_tables(folder)
    print(f"{played} match{'' if played == 1 else 'es'} in {time.perf_counter() - started:.1f} s")
    if missing:
        print(f"Left to people (or name a --coach): {', '.join([meeting.id for meeting in missing])}")


def ready(writing: Writing, stand_in: str) -> list[Meeting]:
    """What the computer's coaches can play now, after drawing what is due."""
    now = writing.competition
    if now.due():
        writing.add(next_draw(now))
    by_computer = {each.number for each in now.entries if each.coach or stand_in}
    return [each for each in now.stages[-1].open() if each.home in by_computer and each.away in by_computer]


def not_ready(now: Competition) -> list[Meeting]:
    """What is still open."""
    return now.stages[-1].open() if now.stages else []


def many_seasons(folder: Path, stand_in: str, seasons: int, sample: int, workers: int, picture: Path | None) -> None:
    """Play a sample of every pairing, then reckon seasons from it."""
    now = Folder(folder).competition()
    game = check_terms(now.terms, folder)
    missing = [each.name for each in now.entries if not (each.coach or stand_in)]
    if missing:
        raise Refused(f"nobody coaches {missing[0]}: name a --coach")
    pairings = Pairings(now, game, folder, stand_in, sample)
    with working(workers) as executor, progress() as bar:
        task = bar.add_task("matches", total=len(pairings.tasks))
        for done in executor.run(play_task, [(each,) for each in pairings.tasks]):
            pairings.add(done)
            bar.advance(task)
    found = seasons_of(now, pairings, seasons)
    tell_seasons(found, len(pairings.tasks))
    if picture is not None:
        picture.write_text(seasons_picture(now.terms.name, found), encoding="utf-8")


def tell_seasons(found: Seasons, matches: int) -> None:
    """Points and titles of each entry."""
    console = Console()
    table = Table(title=f"{found.reckoned} seasons, reckoned from {matches} matches")
    table.add_column("club")
    for column in ("points, mean", "5 %", "median", "95 %", "titles"):
        table.add_column(column, justify="right")
    for each in found.entries:
        low, _, middle, _, high = each.quantiles
        share = f"{100 * each.titles / found.reckoned:.1f} %"
        table.add_row(each.name, f"{each.mean:.1f}", str(low), str(middle), str(high), share)
    console.print(table)
    console.print(
        f"Who led after the first round won in {100 * found.leader_won / found.reckoned:.1f} % of the seasons;"
        f" by strength alone it would have been {100 * found.leader_expected / found.reckoned:.1f} %.",
        highlight=False,
    )
