"""The commands. Each imports what it needs when it runs, so that `--help` answers at once."""

import sys
from pathlib import Path

import click

from thirdhalf import __version__, about
from thirdhalf.cli.grouped import GROUPED
from thirdhalf.cli.keeping.commands import checkable
from thirdhalf.cli.options import (
    Raw,
    content_option,
    dice_options,
    given_options,
    place_options,
    setup_options,
    visitor_options,
    wanted_setup,
    workers_option,
    working_options,
)
from thirdhalf.games import names

GAMES = tuple(names())
BROWSER_OPTIONS = ("host", "port", "no_browser", "data")
TERMINAL_OPTIONS = ("game", "coach", "seat", "seed", "pace", "lang")
"""What `play` takes for the one and for the other; in a terminal also the options of a set-up."""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=about())
def commands() -> None:
    """Third Half: tabletop sports as software."""


@commands.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--quiet", is_flag=True, help="Only tell what does not hold.")
@click.option("--trace", is_flag=True, help="Tell of each question what was asked, offered, chosen, and what happened.")
@content_option
def check(files: tuple[Path, ...], quiet: bool, trace: bool, content: Path | None) -> None:
    """Run scenario FILES (or all in a folder) and say which hold.

    Each variant of a file counts for itself. Under what does not hold stand the lines that led there: with --trace all
    of them, and also of those that hold.
    """
    from thirdhalf.cli.check import check_files

    sys.exit(check_files(files, quiet, trace, content))


@commands.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Check every move, every die and every event.")
@click.option("--text", is_flag=True, help="Tell the match in words, with rule numbers.")
@click.option("--lang", default="en", show_default=True, help="The language of --text: en, fr or de.")
@content_option
def replay(file: Path, verify: bool, text: bool, lang: str, content: Path | None) -> None:
    """Play the record FILE again."""
    from thirdhalf.cli.replay import replay_file

    sys.exit(replay_file(file, verify, text, lang, content))


@commands.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--deep", is_flag=True, help="Judge with several guesses of what a coach could not know.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each file.")
@click.option("--html", type=click.Path(path_type=Path), help="Write a page: a file, or a folder for several records.")
@click.option("--lang", default="en", show_default=True, help="The language of --html: en, fr or de.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1), help="Processes to judge with.")
@click.option("--keep", type=click.Path(path_type=Path), help="Where analyses are kept.  [default: the data folder]")
@click.option("--anew", is_flag=True, help="Judge anew, and keep nothing.")
@content_option
def analyse(files: tuple[Path, ...], deep: bool, anew: bool, keep: Path | None, **given: object) -> None:
    """Say of the finished matches in the records FILES what was luck and what was play.

    What has been judged is kept: who is interrupted goes on where it stopped.
    """
    from thirdhalf.cli.analyse import analyse_files, kept_folder

    sys.exit(analyse_files(files, "deep" if deep else "quick", None if anew else keep or kept_folder(), **given))  # type: ignore[arg-type]  # click has checked them


@commands.command()
@click.argument("records", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option("--at", type=click.IntRange(0), help="The moment after so many choices, as `replay` counts them.")
@click.option("--moves", default=0, type=click.IntRange(0), help="Play so many more, and expect what they brought.")
@click.option("--unit", default="in", show_default=True, type=click.Choice(["in", "mm"]), help="What lengths are in.")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="The file.  [default: print it]")
@click.option("--parquet", type=click.Path(path_type=Path, file_okay=False), help="Write all RECORDS as tables there.")
@workers_option
@content_option
def export(records: tuple[Path, ...], **given: object) -> None:
    """Write a moment of a record as a scenario file, for `check` and `odds`; with --parquet, all RECORDS as tables."""
    from thirdhalf.cli.export import export_records

    sys.exit(export_records(records, **given))  # type: ignore[arg-type]  # click has checked them


@commands.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option(
    "--home-coach",
    default="random",
    show_default=True,
    help="Who coaches home, with a budget or not (province:0.3s), or one's own: my_module:MyCoach.",
)
@click.option("--away-coach", default="random", show_default=True, help="Who coaches away.")
@click.option("--matches", default=100, show_default=True, type=click.IntRange(1, 10_000_000), help="How many.")
@click.option("--seed", default="1", show_default=True, help="A word or number; the same gives the same matches.")
@working_options
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), help="Write every match's record here.")
@setup_options
@click.option("--coverage", is_flag=True, help="Count how often everything occurred that can.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
@content_option
def simulate(
    game: str,
    home_coach: str,
    away_coach: str,
    matches: int,
    seed: str,
    workers: int,
    on: str,
    records: Path | None,
    coverage: bool,
    as_json: bool,
    content: Path | None,
    **wanted: Raw,
) -> None:
    """Let computer coaches play many matches of GAME and count what came of them."""
    from thirdhalf.cli.simulate import simulate_matches
    from thirdhalf.lab.simulation import Series

    series = Series(game, wanted_setup(wanted), home_coach, away_coach, matches, seed, content, coverage)
    sys.exit(simulate_matches(series, workers, on, records, as_json))


@commands.command()
@click.argument("coach", required=False)
@click.option("--connect", required=True, metavar="URL", help="The server's address, or the link of an invitation.")
@click.option("--seat", metavar="TOKEN", help="The token of the seat.")
@click.option("--program", metavar="COMMAND", help="A program of one's own, which plays by lines.")
@click.option(
    "--time",
    "seconds",
    default=5.0,
    show_default=True,
    type=click.FloatRange(0.01, 3600),
    help="Seconds that the program has for a decision.",
)
def bot(coach: str | None, connect: str, seat: str | None, program: str | None, seconds: float) -> None:
    """Play a seat of a match on a server, with a --program, or with COACH, one of the server's own."""
    from thirdhalf.cli.bot import play_seat

    if (coach is None) == (program is None):
        raise click.UsageError("Give either a coach of the server's or --program.")
    sys.exit(play_seat(connect, seat, coach, program, seconds))


@commands.command()
@click.argument("coaches", nargs=-1)
@click.option("--game", default=GAMES[0], show_default=True, type=click.Choice(GAMES), help="What is played.")
@setup_options
@click.option(
    "--pairs", default=200, show_default=True, type=click.IntRange(1, 1_000_000), help="At most so many for any two."
)
@click.option(
    "--difference",
    default=50.0,
    show_default=True,
    type=click.FloatRange(1, 1000),
    help="Two coaches play until it is clear whether one is better by this much Elo.",
)
@click.option("--all-pairs", is_flag=True, help="Play all pairs, even where the answer is clear before.")
@click.option("--seed", default="1", show_default=True, help="A word or number; the same gives the same ladder.")
@working_options
@click.option(
    "--results",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Go on with what was played before; what is played is added to this file.",
)
@click.option(
    "--picture", type=click.Path(path_type=Path, dir_okay=False, writable=True), help="Draw the ratings into this SVG."
)
@click.option(
    "--report",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    help="Write table, crosstable and pairings into this page (Markdown).",
)
@click.option("--official", is_flag=True, help="Rate COACHES among the fixed levels, on terms that stay the same.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@content_option
@click.pass_context
def ladder(
    context: click.Context,
    /,
    coaches: tuple[str, ...],
    game: str,
    pairs: int,
    difference: float,
    all_pairs: bool,
    seed: str,
    workers: int,
    on: str,
    results: Path | None,
    picture: Path | None,
    report: Path | None,
    official: bool,
    as_json: bool,
    content: Path | None,
    **wanted: Raw,
) -> None:
    """Rate COACHES (all that know the game if none is named) by pairs of matches with swapped sides and the same dice.

    A coach who looks ahead takes a budget, in seconds or evaluations: province:0.3s, province:200.
    One's own is named by where it is, my_module:MyCoach, or is a program, program:./my_bot; NAME=COACH gives it a name.
    """
    from thirdhalf.cli.ladder import Wished, climb_ladder, climb_official_ladder, named_coaches
    from thirdhalf.games import kit_of
    from thirdhalf.lab.ladder import Climb

    wished = Wished(results, picture, report, as_json)
    if official:
        for name in ("pairs", "difference", "all_pairs", "seed", "content", *wanted):
            if context.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE:
                raise click.UsageError(f"--{name.replace('_', '-')} is fixed in the official ladder.")
        sys.exit(climb_official_ladder(game, named_coaches(coaches), workers, on, wished))
    kept = results is not None and results.exists()
    made = named_coaches(coaches or (() if kept else tuple(kit_of(game).roster.names)))
    options = wanted_setup(wanted)
    climb = Climb(game, options, tuple(made), pairs, difference, seed, int(not all_pairs), content, made)
    sys.exit(climb_ladder(climb, workers, on, wished))


@commands.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0: all.")
@click.option("--port", type=click.IntRange(0, 65535), help="0: any that is free.  [default: 8412 if it is free]")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Where matches are kept.")
@click.option("--terminal", is_flag=True, help="Watch the computer play here instead, or coach a side; then:")
@click.option("--game", default=GAMES[0], show_default=True, type=click.Choice(GAMES), help="What is played.")
@click.option("--seat", type=click.Choice(["home", "away"]), help="Coach this side yourself.")
@click.option("--coach", default="", help="The computer's coach.  [default: the usual one]")
@setup_options
@click.option("--seed", default=None, help="A word or number; the same gives the same match. Default: a new one.")
@click.option("--pace", default=200, show_default=True, type=click.IntRange(0, 10_000), help="Milliseconds an event.")
@click.option("--lang", default="en", show_default=True, help="The language of what happens: en, fr or de.")
@content_option
@click.pass_context
def play(
    context: click.Context,
    /,
    host: str,
    port: int | None,
    no_browser: bool,
    data: Path | None,
    terminal: bool,
    game: str,
    seat: str | None,
    coach: str,
    seed: str | None,
    pace: int,
    lang: str,
    content: Path | None,
    **wanted: Raw,
) -> None:
    """Play in the browser: alone, with a friend, at one screen or in the network.

    With --terminal, watch the computer play a match against itself in the terminal, or coach a side there.
    """
    for name in BROWSER_OPTIONS if terminal else (*TERMINAL_OPTIONS, *wanted):
        if context.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE:
            option = name.replace("_", "-")
            raise click.UsageError(f"--{option} belongs to play {'without' if terminal else 'with'} --terminal.")
    if terminal:
        from thirdhalf.cli.terminal import Wanted, show_match

        sys.exit(show_match(Wanted(game, wanted_setup(wanted), coach, seat or "", seed, pace, lang, content)))
    from thirdhalf.cli.play import play_in_browser

    sys.exit(play_in_browser(host, port, data, not no_browser, content))


@commands.command()
@click.argument("scenario", required=False, type=click.Path(path_type=Path))
@dice_options
@click.option("--line", type=click.IntRange(1), help="Stop before this line of the scenario's play, counted from 1.")
@click.option("--variant", help="Which variant of the scenario.  [default: the first]")
@click.option(
    "--limit", default=100_000, show_default=True, type=click.IntRange(1, 10_000_000), help="Positions to look at."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
@content_option
def odds(
    scenario: Path | None,
    line: int | None,
    variant: str | None,
    limit: int,
    as_json: bool,
    content: Path | None,
    **raw: Raw,
) -> None:
    """Exact odds: of one roll of a game's dice, or of what follows in a SCENARIO file.

    A scenario is played up to its last decision, or to the dice at its end; told is what follows as far as the game
    looks ahead, for each option if there are a few.
    """
    from thirdhalf.cli.odds.dice import asked_for, keys, show_dice
    from thirdhalf.cli.odds.scenario import show_scenario

    given = given_options(raw)
    if scenario is not None:
        if given:
            raise click.UsageError(f"Give either a scenario or {keys()} with what belongs to it, not both.")
        sys.exit(show_scenario(scenario, line, variant or "", limit, as_json, content))
    dice = asked_for(given)
    if dice is None:
        raise click.UsageError(f"Give a scenario file, or {keys()} for one roll.")
    for option, value in (("--line", line), ("--variant", variant)):
        if value is not None:
            raise click.UsageError(f"{option} belongs to a scenario file.")
    sys.exit(show_dice(dice, given, as_json, content))


@commands.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0: all.")
@click.option("--port", default=8412, show_default=True, type=click.IntRange(0, 65535), help="0: any that is free.")
@place_options
@click.option("--allow-host", multiple=True, help="A host name to answer to; again for each.")
@visitor_options
@click.option("--verbose", is_flag=True, help="Log ordinary events too.")
@click.option(
    "--coach",
    multiple=True,
    metavar="NAME=MODULE:COACH",
    help="Offer a coach of one's own, in one game (GAME/NAME=…) or in all; again for each.",
)
@click.option(
    "--coaches",
    type=click.IntRange(0, 256),
    help="Processes for coaches that look ahead; as many as there are processors. 0: threads of the server's own.",
)
@content_option
@checkable
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    allow_host: tuple[str, ...],
    delay: int,
    rate: int,
    creations: int,
    trusted_proxy: tuple[str, ...],
    verbose: bool,
    coach: tuple[str, ...],
    coaches: int | None,
    content: Path | None,
) -> None:
    """Serve matches to browsers; only to this machine, unless --host says otherwise."""
    from thirdhalf.cli.serve import serve_matches
    from thirdhalf.server.limits import Allowance

    allowance = Allowance(messages=rate, creations=creations, proxies=trusted_proxy)
    sys.exit(serve_matches(host, port, data, allow_host, delay, allowance, content, verbose, coach, coaches, database))


for each in GROUPED:
    commands.add_command(each)


def main() -> None:
    """Run a command; whatever goes wrong with a file or a name is one line and a non-zero status."""
    try:
        commands(standalone_mode=False)
    except click.exceptions.Exit as ended:
        sys.exit(ended.exit_code)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (KeyboardInterrupt, click.Abort):
        print("thirdhalf: interrupted", file=sys.stderr)
        sys.exit(130)
    except Exception as error:
        if not is_about_input(error):
            raise
        print(f"thirdhalf: {error}", file=sys.stderr)
        sys.exit(1)


def is_about_input(error: Exception) -> bool:
    """Whether a file or a name is wrong, rather than the program."""
    from thirdhalf.kernel.fields import BadFile

    return isinstance(error, BadFile | ValueError | OSError)
