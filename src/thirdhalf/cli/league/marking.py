"""What a season leaves on players, in a terminal: what follows a match, lessons, hiring, and how a club stands."""

from pathlib import Path

from thirdhalf.games.leagues import follow_up as following
from thirdhalf.games.leagues import season_of
from thirdhalf.kernel.game import Game
from thirdhalf.lab.leagues.playing import Done, check_terms
from thirdhalf.league.files.folder import Folder, Writing
from thirdhalf.league.marks.aftermath import due_lessons, hiring, lesson
from thirdhalf.league.season.finding import Refused


def follow_up(writing: Writing, game: Game, done: Done) -> None:
    """What follows a result that has just been entered."""
    writing.add_all(following(writing.competition, game, done.id, done.left, done.digest))


def opened(folder: Path) -> tuple[Folder, Game]:
    """A folder whose season leaves marks, and its game."""
    found = Folder(folder)
    terms = found.terms()
    if not terms.marks:
        raise Refused(f"{folder}: this season leaves no marks (`marks = true` in league.toml, before the first match)")
    return found, check_terms(terms, folder)


def train(folder: Path, entry: str, player: str, skill: str) -> None:
    """A lesson, chosen or by lot."""
    found, game = opened(folder)
    with found.writing() as writing:
        now = writing.competition
        line = lesson(now, season_of(now.terms.game), game, now.entry(entry), player, skill)
        writing.add(line)
    print(f"{player} of {entry} has learned {line['skill']}.")


def hire(folder: Path, entry: str, player: str) -> None:
    """A legend for a club."""
    found, game = opened(folder)
    with found.writing() as writing:
        now = writing.competition
        writing.add(hiring(now, season_of(now.terms.game), game, now.entry(entry), player))
    print(f"{player} plays for {entry} from now on.")


def show_club(folder: Path, name: str) -> None:
    """Everybody of a club: experience, lessons, injuries, matches to miss."""
    found, game = opened(folder)
    now = found.competition()
    rules = season_of(now.terms.game)
    entry = now.entry(name)
    club = now.clubs[entry.number]
    due = due_lessons(now, rules, game, entry)
    hired = [each for each in rules.for_hire(game, entry.team) if each.id in club.hired]
    print(f"{entry.name} ({entry.team})")
    for member in [*rules.squad(game, entry.team), *hired]:
        told = [f"{club.experience.get(member.id, 0)} of experience", *club.lessons(member.id)]
        told += [hurt.injury for hurt in club.injuries if hurt.player == member.id]
        if member.id in club.missing:
            told.append(f"misses {club.missing[member.id]}")
        if member in hired:
            told.append("hired")
        if member.id in due:
            told.append(f"may learn: {', '.join(rules.lessons(game, entry.team, club, member.id))}")
        print(f"  {member.id}: {'; '.join(told)}")
    free = [each.id for each in rules.for_hire(game, entry.team) if not any(each.id in c.hired for c in now.clubs)]
    if free:
        print(f"For hire: {', '.join(free)}")
