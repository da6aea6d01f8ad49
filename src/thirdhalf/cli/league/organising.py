"""What an organiser does: begin a competition, enter, draw, go on to the next season."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from typing import Final

from thirdhalf.games import kit_of
from thirdhalf.games.leagues import check_team, in_style, season_of
from thirdhalf.lab.leagues.playing import CONTENT, check_terms, content_of
from thirdhalf.lab.simulation import check_coaches_of, game_with
from thirdhalf.league.files.folder import LOG, TERMS, Folder
from thirdhalf.league.files.forming import stages_of, terms_text
from thirdhalf.league.files.reading import read_terms
from thirdhalf.league.season.drawing import next_draw
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.season.following import closing, next_terms, opening
from thirdhalf.league.season.undoing import taking_back

PEOPLE: Final = "people"


def new_league(
    folder: Path,
    name: str,
    game: str,
    form: str,
    *,
    seed: str | None,
    divisions: tuple[str, ...],
    begins: str,
    days: int = 7,
    content: Path | None,
    marks: int,
) -> None:
    """A folder with its terms, and nothing else yet."""
    if (folder / TERMS).exists() or (folder / LOG).exists():
        raise Refused(f"{folder} holds a competition already")
    folder.mkdir(parents=True, exist_ok=True)
    if content is not None:
        copytree(content, folder / CONTENT)
    opened = game_with(game, content)
    if marks:
        season_of(game)
    chosen = seed if seed is not None else secrets.token_hex(8)
    text = terms_text(
        name,
        game,
        chosen,
        opened.content_hash(),
        stages_of(form),
        divisions=divisions,
        begins=begins,
        days=days,
        marks=marks,
    )
    file = folder / TERMS
    file.write_text(text, encoding="utf-8")
    try:
        read_terms(file)
    except Exception:
        file.unlink()
        raise
    print(f"{file} holds the terms. Now: thirdhalf league enter {folder} NAME")


def add_line(folder: Path, line: Mapping[str, object], said: str) -> None:
    """One step, and a line that says it was taken."""
    with Folder(folder).writing() as writing:
        writing.add({key: value for key, value in line.items() if value not in ("", None)})
    print(said)


def take_back(folder: Path, line: int, why: str) -> None:
    """A line, and what followed from it."""
    with Folder(folder).writing() as writing:
        lines = taking_back(writing.competition, line, why)
        writing.add_all(lines)
    numbers = ", ".join([str(each["line"]) for each in reversed(lines)])
    print(f"Line {line} is taken back." if len(lines) == 1 else f"Lines {numbers} are taken back.")


def enter_league(folder: Path, entry: str, team: str | None, coach: str, division: str | None) -> None:
    """Somebody takes part; team and coach are known to the game."""
    terms = Folder(folder).terms()
    game = check_terms(terms, folder)
    chosen = team or kit_of(terms.game).teams[0]
    check_team(terms, game, chosen)
    coach = in_style(game, coach, chosen)
    if coach:
        check_coaches_of(terms.game, game, (coach,))
    if terms.divisions and division is None:
        raise Refused(f"name a --division: {', '.join(terms.divisions)}")
    line = {"do": "enter", "entry": entry, "team": chosen, "coach": coach, "division": division}
    add_line(folder, line, f"{entry} has entered with {chosen}{f', coached by {coach}' if coach else ''}.")


def change_team(folder: Path, entry: str, team: str, why: str) -> None:
    """Another team from now on."""
    terms = Folder(folder).terms()
    check_team(terms, check_terms(terms, folder), team)
    line = {"do": "team", "entry": entry, "team": team, "why": why}
    add_line(folder, line, f"{entry} plays with {team} from now on.")


def change_coach(folder: Path, entry: str, name: str, why: str) -> None:
    """Another coach from now on; nobody's name is for people."""
    opened = Folder(folder)
    terms = opened.terms()
    game = check_terms(terms, folder)
    coach = "" if name == PEOPLE else in_style(game, name, opened.competition().entry(entry).team)
    if coach:
        check_coaches_of(terms.game, game, (coach,))
    line = {"do": "coach", "entry": entry, "coach": coach, **({"why": why} if why else {})}
    with opened.writing() as writing:
        writing.add(line)
    print(f"{entry} is coached by {coach or PEOPLE} from now on.")


def draw_next(folder: Path) -> None:
    """Draw what is due, and tell of it."""
    opened = Folder(folder)
    check_terms(opened.terms(), folder)
    with opened.writing() as writing:
        writing.add(next_draw(writing.competition))
        now = writing.competition
    stage = now.stages[-1]
    print(f"{stage.own.name}: drawn with the seed {now.terms.seed}. To be played now:")
    for meeting in stage.open()[: max(1, len(now.entries) // 2)]:
        by = stage.deadline(meeting)
        print(f"  {meeting.id}  {now.name(meeting.home)} - {now.name(meeting.away)}{f', by {by}' if by else ''}")


def next_league(folder: Path, following: Path, seed: str | None, begins: str) -> None:
    """The same terms with a new seed, and everybody who is still there; divisions as they moved."""
    if (following / TERMS).exists():
        raise Refused(f"{following} holds a competition already")
    with Folder(folder).writing() as before:
        now = before.competition
        line = closing(now, following.name)
        following.mkdir(parents=True, exist_ok=True)
        text = (folder / TERMS).read_text(encoding="utf-8")
        chosen = seed if seed is not None else secrets.token_hex(8)
        if (folder / CONTENT).is_dir():
            copytree(folder / CONTENT, following / CONTENT)
        content = game_with(now.terms.game, content_of(following)).content_hash()
        (following / TERMS).write_text(next_terms(text, chosen, content, begins), encoding="utf-8")
        with Folder(following).writing() as writing:
            writing.add_all(opening(now, folder.name))
            count = len(writing.competition.entries)
        before.add(line)
    print(f"{following}: {count} entries. Now: thirdhalf league draw {following}")
