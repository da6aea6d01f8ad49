"""`thirdhalf league`: competitions in a folder of plain files. Each command imports what it needs when it runs."""

from datetime import date
from pathlib import Path

import click

from thirdhalf.cli.options import workers_option
from thirdhalf.games import names

GAMES = tuple(names())
FORMS = ("round robin", "double round robin", "divisions", "swiss", "knock-out", "cup")
EXPORTS = ("json", "csv", "tables", "html", "ics", "atom", "trf")

FOLDER = click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
WHY = click.option("--why", default="", help="The reason, for the log.")


def a_date(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """An option that is a date, or nothing."""
    try:
        return value and date.fromisoformat(value).isoformat()
    except ValueError:
        raise click.BadParameter(f"'{value}' is no date such as 2026-12-01") from None


@click.group()
def league() -> None:
    """Leagues and cups in a FOLDER of plain files: league.toml, log.jsonl and records."""


@league.command()
@FOLDER
@click.option("--name", help="What it is called.  [default: the folder's name]")
@click.option("--game", default=GAMES[0], show_default=True, type=click.Choice(GAMES), help="What is played.")
@click.option("--form", default="round robin", show_default=True, type=click.Choice(FORMS), help="What it is.")
@click.option("--seed", help="A word or number for all lots and dice.  [default: a new one]")
@click.option("--division", "divisions", multiple=True, help="A division's name, the highest first; again for each.")
@click.option(
    "--begins", default="", callback=a_date, help="The first round's deadline, such as 2026-12-01; then --days a round."
)
@click.option("--days", default=7, show_default=True, type=click.IntRange(1, 366), help="Days from round to round.")
@click.option("--marks", is_flag=True, help="Injuries, experience and the like stay from match to match.")
@click.option(
    "--content",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="Teams and the like of one's own; they are copied into the folder.",
)
def new(
    folder: Path,
    name: str | None,
    game: str,
    form: str,
    seed: str | None,
    divisions: tuple[str, ...],
    begins: str,
    days: int,
    marks: bool,
    content: Path | None,
) -> None:
    """Begin a competition in a new FOLDER; league.toml holds its terms, to be changed before the first draw."""
    from thirdhalf.cli.league.organising import new_league

    new_league(
        folder,
        name or folder.name,
        game,
        form,
        seed=seed,
        divisions=divisions,
        begins=begins,
        days=days,
        content=content,
        marks=int(marks),
    )


@league.command()
@FOLDER
@click.argument("entry")
@click.option("--team", help="The team it plays with.  [default: the game's first]")
@click.option(
    "--coach",
    default="",
    help="The computer's coach who plays it (club, province:200; club+team: in its team's style); none: people.",
)
@click.option("--division", help="Its division, where there are any.")
def enter(folder: Path, entry: str, team: str | None, coach: str, division: str | None) -> None:
    """Let ENTRY take part, under that name."""
    from thirdhalf.cli.league.organising import enter_league

    enter_league(folder, entry, team, coach, division)


@league.command()
@FOLDER
@click.argument("entry")
@click.argument("team")
@WHY
def team(folder: Path, entry: str, team: str, why: str) -> None:
    """ENTRY plays with another TEAM, or another version of it, from now on."""
    from thirdhalf.cli.league.organising import change_team

    change_team(folder, entry, team, why)


@league.command()
@FOLDER
@click.argument("entry")
@click.argument("name", metavar="COACH")
@WHY
def coach(folder: Path, entry: str, name: str, why: str) -> None:
    """COACH, one of the computer's, coaches ENTRY from now on; `people`: people do."""
    from thirdhalf.cli.league.organising import change_coach

    change_coach(folder, entry, name, why)


@league.command()
@FOLDER
@click.argument("entry")
@click.option("--annul", is_flag=True, help="All its results count for nothing; else what is left is walk-overs.")
@WHY
def withdraw(folder: Path, entry: str, annul: bool, why: str) -> None:
    """ENTRY leaves the competition."""
    from thirdhalf.cli.league.organising import add_line

    results = "annulled" if annul else "kept"
    add_line(folder, {"do": "withdraw", "entry": entry, "results": results, "why": why}, f"{entry} has left.")


@league.command()
@FOLDER
def draw(folder: Path) -> None:
    """Draw what is due: the first stage, the next round of Swiss, or the next stage."""
    from thirdhalf.cli.league.organising import draw_next

    draw_next(folder)


@league.command()
@FOLDER
@click.argument("match")
@click.argument("score", required=False)
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), help="The match's record: it is replayed.")
@click.option("--walk-over", type=click.Choice(["home", "away"]), help="Who wins because the others were not there.")
@click.option("--annul", type=click.Choice(["again", "never"]), help="Strike it out: to be played again, or for good.")
@click.option("--through", metavar="ENTRY", help="Who goes on from a level tie that the organiser decides.")
@click.option("--deadline", metavar="DATE", help="Another day by which it is to be played.")
@click.option("--fouls", metavar="HOME-AWAY", help="What each is to be blamed for, for tables of fair play.")
@WHY
def result(
    folder: Path,
    match: str,
    score: str | None,
    record: Path | None,
    walk_over: str | None,
    annul: str | None,
    through: str | None,
    deadline: str | None,
    fouls: str | None,
    why: str,
) -> None:
    """Enter what came of MATCH: SCORE (such as 3-1), a --record, a --walk-over; or --annul it, and the like."""
    from thirdhalf.cli.league.results import enter_result, one_of

    chosen = one_of(score=score, record=record, walk_over=walk_over, annul=annul, through=through, deadline=deadline)
    enter_result(folder, match, chosen, fouls, why)


@league.command()
@FOLDER
@click.argument("begins", callback=a_date, metavar="DATE")
@click.option("--stage", default=1, show_default=True, type=click.IntRange(1), help="Which stage, counted from 1.")
@click.option("--days", type=click.IntRange(1, 366), help="Days from round to round.  [default: as in the terms]")
@WHY
def deadlines(folder: Path, begins: str, stage: int, days: int | None, why: str) -> None:
    """Give the first round of a stage this DATE, and the next ones theirs; matches moved before are moved back."""
    from thirdhalf.cli.league.organising import add_line

    line = {"do": "deadlines", "stage": stage, "begins": begins, "days": days, "why": why}
    add_line(folder, line, f"Stage {stage}, round 1: by {begins}; `show` has the others.")


@league.command()
@FOLDER
@click.argument("line", type=click.IntRange(1))
@click.option("--why", required=True, help="The reason, for the log.")
def undo(folder: Path, line: int, why: str) -> None:
    """Take LINE of the log back, as if it had never been; it stays in the log."""
    from thirdhalf.cli.league.organising import take_back

    take_back(folder, line, why)


@league.command()
@FOLDER
@click.argument("entry")
def club(folder: Path, entry: str) -> None:
    """Print what the season has left on ENTRY's players, and what they may learn."""
    from thirdhalf.cli.league.marking import show_club

    show_club(folder, entry)


@league.command()
@FOLDER
@click.argument("entry")
@click.argument("player")
@click.argument("skill", required=False, default="")
def train(folder: Path, entry: str, player: str, skill: str) -> None:
    """PLAYER of ENTRY learns SKILL; without it, what a die says."""
    from thirdhalf.cli.league.marking import train as learn

    learn(folder, entry, player, skill)


@league.command()
@FOLDER
@click.argument("entry")
@click.argument("player")
@click.option("--dismiss", is_flag=True, help="Let PLAYER go again.")
def hire(folder: Path, entry: str, player: str, dismiss: bool) -> None:
    """PLAYER, a legend of another team, plays for ENTRY."""
    from thirdhalf.cli.league.marking import hire as take_on
    from thirdhalf.cli.league.organising import add_line

    if dismiss:
        add_line(folder, {"do": "dismiss", "entry": entry, "player": player}, f"{player} has left {entry}.")
    else:
        take_on(folder, entry, player)


@league.command()
@FOLDER
def table(folder: Path) -> None:
    """Print the tables, with the places that each can still come to."""
    from thirdhalf.cli.league.showing import show_tables

    show_tables(folder)


@league.command("ratings")
@FOLDER
@click.option("--by-coach", is_flag=True, help="One rating for each of the computer's coaches, whatever its clubs.")
def rate(folder: Path, by_coach: bool) -> None:
    """Print ratings (Glicko-2), with what the match-ups of teams are worth."""
    from thirdhalf.cli.league.showing import show_ratings

    show_ratings(folder, int(by_coach))


@league.command()
@FOLDER
@click.option("--log", is_flag=True, help="Every line of the log with its number, as `undo` takes it.")
def show(folder: Path, log: bool) -> None:
    """Print entries and rounds: what was played, and what is to be played by when."""
    from thirdhalf.cli.league.showing import show_league, show_log

    (show_log if log else show_league)(folder)


@league.command()
@FOLDER
def check(folder: Path) -> None:
    """Verify everything: terms, log, every lot and pair drawn again, every record replayed."""
    from thirdhalf.cli.league.checking import check_league

    check_league(folder)


@league.command()
@FOLDER
@click.option("--coach", default="", help="Who coaches those that no computer's coach does; none: they are left out.")
@click.option("--rounds", type=click.IntRange(1), help="At most so many.  [default: to the end]")
@click.option("--no-records", is_flag=True, help="Write no records: quicker, and nothing can be replayed.")
@click.option("--seasons", type=click.IntRange(1, 100_000), help="Play no match, but reckon so many seasons; then:")
@click.option(
    "--sample", default=40, show_default=True, type=click.IntRange(1), help="Matches played for each pairing."
)
@click.option("--picture", type=click.Path(path_type=Path, dir_okay=False), help="Draw the points into this SVG.")
@workers_option
def simulate(
    folder: Path,
    coach: str,
    rounds: int | None,
    no_records: bool,
    seasons: int | None,
    sample: int,
    picture: Path | None,
    workers: int,
) -> None:
    """Let computer coaches play what is open, drawing what is due, to the last table.

    With --seasons nothing is added to the log: scores are drawn from a sample of matches that each pairing of teams and
    coaches plays, and the distribution of points is told.
    """
    if seasons is not None:
        from thirdhalf.cli.league.simulating import many_seasons

        many_seasons(folder, coach, seasons, sample, workers, picture)
        return
    from thirdhalf.cli.league.simulating import play_season

    play_season(folder, coach, rounds, workers, "none" if no_records else "kept")


@league.command()
@FOLDER
@click.option("--form", required=True, type=click.Choice(EXPORTS), help="csv: matches; tables: CSV of the tables.")
@click.option("--lang", default="en", show_default=True, help="The language of html, ics and atom: en, fr or de.")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="The file.  [default: print it]")
def export(folder: Path, form: str, lang: str, output: Path | None) -> None:
    """Write the competition for others: data, one page, a calendar, a feed; TRF of a Swiss stage."""
    from thirdhalf.cli.league.showing import export_league

    export_league(folder, form, lang, output)


@league.command("next")
@FOLDER
@click.argument("following", type=click.Path(path_type=Path, file_okay=False))
@click.option("--seed", help="A word or number for all lots and dice.  [default: a new one]")
@click.option("--begins", default="", callback=a_date, help="The first round's deadline.  [default: no deadlines]")
def next_season(folder: Path, following: Path, seed: str | None, begins: str) -> None:
    """Begin the next season in the folder FOLLOWING: the same terms and entries, some of them up or down. The season
    before is closed by that.
    """
    from thirdhalf.cli.league.organising import next_league

    next_league(folder, following, seed, begins)
