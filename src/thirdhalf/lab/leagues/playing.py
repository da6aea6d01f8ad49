"""The matches of a competition: played by the computer's coaches, on several cores if wanted, or taken from records."""

from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf import __version__
from thirdhalf.bots.coach import coach_named
from thirdhalf.games import kit_of
from thirdhalf.games.leagues import left_by, lined_up, seed_of, usual_line_ups
from thirdhalf.kernel.dice import Dice
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.record import Recorder, write_record
from thirdhalf.kernel.table import Table
from thirdhalf.lab.played import load
from thirdhalf.lab.simulation import game_with, judged, seeds
from thirdhalf.league.marks.rules import Left
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.season.meetings import Meeting
from thirdhalf.league.terms import Terms

CONTENT: Final = "content"
"""The folder in a competition's own, if there is one, that is added to the content of the game."""


FREE: Final = ("line_ups", "attacker", "home_line_up", "away_line_up")
"""Options of which a match may have its own."""


class Task(NamedTuple):
    """One match to be played, with its set-up: `seed` is its own, `record` where it is written, or None."""

    id: str
    game: str
    content: Path | None
    setup: Setup
    coaches: tuple[str, str]
    names: tuple[str, str]
    seed: str
    record: Path | None
    marks: int = 0


class Done(NamedTuple):
    """What came of it; the digest is that of all events, empty where nothing was written down. `left` is what it left
    on both sides, where the season leaves marks.
    """

    id: str
    home_score: int
    away_score: int
    digest: str
    left: tuple[Left, Left] | None = None


def content_of(folder: Path) -> Path | None:
    """A competition's own content, if it has any."""
    return folder / CONTENT if (folder / CONTENT).is_dir() else None


def play_task(task: Task) -> Done:
    """Play one match to its end."""
    game = game_with(task.game, task.content)
    setup = task.setup
    seed, *own = seeds(task.seed, 0)
    kept = task.record is not None
    recorder = Recorder(game, __version__, setup, task.names, seed) if kept else None
    log: list[Event] | None = [] if kept or task.marks else None
    match = game.new(setup, log)
    kit = kit_of(task.game)
    coaches = [coach_named(kit, game, setup, name, each) for name, each in zip(task.coaches, own, strict=True)]
    Table(match, Dice(seed), recorder).play((coaches[0], coaches[1]))
    outcome = judged(game.outcome(match), coaches)
    found = ""
    if recorder is not None and task.record is not None:
        record = recorder.record(match)
        write_record(record, task.record)
        found = "" if record.end is None else record.end.digest
    left = left_by(task.game, game, setup, log) if task.marks and log is not None else None
    return Done(task.id, outcome.home_score, outcome.away_score, found, left)


def check_terms(terms: Terms, folder: Path) -> Game:
    """The game a competition is played in; `Refused` where its content is no longer what it was."""
    game = game_with(terms.game, content_of(folder))
    if terms.content and not game.reads(terms.content):
        raise Refused(
            f"{folder}: the content is not that of the season ({terms.content}): it is {game.content_hash()} now"
        )
    return game


def task_of(now: Competition, game: Game, meeting: Meeting, folder: Path, stand_in: str, records: Path | None) -> Task:
    """A meeting as a match of the computer's coaches; `stand_in` coaches whom nobody does. Played again, a match has
    other dice.
    """
    home, away = now.entries[meeting.home], now.entries[meeting.away]
    times = len([line for line in now.taken() if line.get("do") == "annul" and line.get("match") == meeting.id])
    again = f"/{times}" if times else ""
    seed = seed_of(now, meeting, again)
    return Task(
        id=meeting.id,
        game=now.terms.game,
        content=content_of(folder),
        setup=lined_up(now, game, meeting, seed),
        coaches=(home.coach or stand_in, away.coach or stand_in),
        names=(home.name, away.name),
        seed=seed,
        record=None if records is None else records / f"{meeting.id}{again.replace('/', '-')}.jsonl",
        marks=now.terms.marks,
    )


def terms_for(game: str, setup: Setup) -> Setup:
    """What must be alike in all matches of a competition, with what a set-up means where it says nothing."""
    return {key: value for key, value in {**kit_of(game).usual, **setup}.items() if key not in FREE}


def result_of_record(now: Competition, meeting: Meeting, file: Path, folder: Path) -> Done:
    """What a record says of a meeting: it is replayed to the last die, and must be a match of these two teams on the
    competition's terms that has not counted yet.
    """
    match = load(file, content_of(folder))
    if match.record.game != now.terms.game:
        raise BadFile(str(file), "line 1.game", f"is '{match.record.game}', not '{now.terms.game}'")
    if now.terms.content and not (match.game.reads(now.terms.content) and match.game.reads(match.record.content)):
        raise BadFile(str(file), "line 1.content", "is not the content of the season")
    wanted = terms_for(now.terms.game, usual_line_ups(now, match.game, meeting, seed_of(now, meeting, "")))
    found = terms_for(now.terms.game, match.setup)
    for key in sorted({*wanted, *found}):
        if found.get(key, "") != wanted.get(key, ""):
            is_not = f"is '{found.get(key, '')}', not '{wanted.get(key, '')}'"
            raise BadFile(str(file), f"line 1.setup.{key}", is_not)
    outcome, end = match.outcome, match.record.end
    if outcome is None or end is None:
        raise BadFile(str(file), "", "the match is unfinished")
    used = [line.get("match") for line in now.taken() if line.get("digest") == end.digest]
    if used:
        raise BadFile(str(file), "", f"this match has counted already, as {used[0]}")
    left = left_by(now.terms.game, match.game, match.setup, match.events) if now.terms.marks else None
    return Done(meeting.id, outcome.home_score, outcome.away_score, end.digest, left)
