"""`thirdhalf league result`: what came of a match, by hand or from its record, and what else happens to one."""

import re
from datetime import date
from pathlib import Path
from shutil import copyfile

import click

from thirdhalf.cli.league.marking import follow_up
from thirdhalf.cli.league.organising import add_line
from thirdhalf.lab.leagues.playing import Done, check_terms, result_of_record
from thirdhalf.league.files.folder import RECORDS, Folder
from thirdhalf.league.fixtures import WALK_OVER
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.season.undoing import striking

SCORE = re.compile(r"(\d{1,3})\s*[-–:]\s*(\d{1,3})")


def one_of(**given: object) -> tuple[str, object]:
    """The one that was given; UsageError for none or several."""
    found = [(name, value) for name, value in given.items() if value is not None]
    if len(found) != 1:
        names = ", ".join([f"--{name.replace('_', '-')}" for name in given if name != "score"])
        raise click.UsageError(f"Give one of: a score such as 3-1, {names}.")
    return found[0]


def two_numbers(text: str) -> list[int]:
    """A pair such as 3-1, home's first."""
    found = SCORE.fullmatch(text.strip())
    if found is None:
        raise Refused(f"'{text}' is no pair such as 3-1, home's first")
    return [int(found[1]), int(found[2])]


def enter_result(folder: Path, match: str, chosen: tuple[str, object], fouls: str | None, why: str) -> None:
    """One step about a match."""
    name, value = chosen
    now = Folder(folder).competition()
    blamed = two_numbers(fouls) if fouls else None
    line: dict[str, object] = {"match": match, "why": why}
    if name in ("score", "walk_over", "record") and why:
        raise Refused("a result needs no reason: --why is for --annul, --through and --deadline")
    done = Done(match, 0, 0, "")
    if name == "score":
        line |= {"do": "result", "score": two_numbers(str(value)), "fouls": blamed}
    elif name == "walk_over":
        most = now.terms.walk_over
        line |= {"do": "result", "score": [most, 0] if value == "home" else [0, most], "kind": WALK_OVER}
    elif name == "record":
        done = result_of_record(now, now.meeting(match)[1], Path(str(value)), folder)
        line |= {**kept_record(folder, now, done, Path(str(value))), "fouls": blamed}
    elif name == "annul":
        if not why:
            raise Refused("say --why it is annulled")
        line |= {"do": "annul", "then": value}
    elif name == "through":
        line |= {"do": "decide", "entry": value}
    else:
        try:
            day = date.fromisoformat(str(value))
        except ValueError:
            raise Refused(f"'{value}' is no date such as 2026-12-01") from None
        line |= {"do": "move", "deadline": day.isoformat()}
    if line["do"] == "result" and now.terms.marks:
        with Folder(folder).writing() as writing:
            writing.add({key: each for key, each in line.items() if each not in ("", None)})
            follow_up(writing, check_terms(now.terms, folder), done)
        print(told(folder, now, match, line))
    elif line["do"] == "annul":
        with Folder(folder).writing() as writing:
            writing.add_all(striking(writing.competition, line))
        print(told(folder, now, match, line))
    else:
        add_line(folder, line, told(folder, now, match, line))


def kept_record(folder: Path, now: Competition, done: Done, file: Path) -> dict[str, object]:
    """The record, which has been verified, is kept with the others."""
    check_terms(now.terms, folder)
    match = done.id
    kept = folder / RECORDS / f"{match}.jsonl"
    number = 1
    while kept.exists() and not kept.samefile(file):
        number += 1
        kept = folder / RECORDS / f"{match}-{number}.jsonl"
    kept.parent.mkdir(exist_ok=True)
    if not kept.exists():
        copyfile(file, kept)
    score = [done.home_score, done.away_score]
    return {"do": "result", "score": score, "record": f"{RECORDS}/{kept.name}", "digest": done.digest}


def told(folder: Path, now: Competition, match: str, line: dict[str, object]) -> str:
    """What was entered, in a line."""
    _, meeting = now.meeting(match)
    pair = f"{now.name(meeting.home)} - {now.name(meeting.away)}"
    score = line.get("score")
    if isinstance(score, list):
        return f"{match}  {pair}  {score[0]}-{score[1]}"
    if line["do"] == "annul":
        return f"{match}  {pair}: struck out, {'to be played again' if line['then'] == 'again' else 'for good'}"
    if line["do"] == "decide":
        return f"{match}  {pair}: {line['entry']} goes on"
    return f"{match}  {pair}: to be played by {line['deadline']}"
