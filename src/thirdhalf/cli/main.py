"""The commands. Each imports what it needs when it runs, so that `--help` answers at once."""

import sys
from collections.abc import Callable
from pathlib import Path

import click

from thirdhalf import __version__, about

GAMES = ("takkure", "dreadball")
"""The names of all kits in `thirdhalf.games`, which is not imported before a command needs it."""

BROWSER_OPTIONS = ("host", "port", "no_browser", "data")
TERMINAL_OPTIONS = ("game", "coach", "seat", "seed", "pace", "lang")
"""What `play` takes for the one and for the other; in a terminal also the options of a set-up."""

content_option = click.option(
    "--content",
    type=click.Path(path_type=Path),
    help="A folder whose teams, pitches and exercises are added to those that come with the software, or replace them.",
)

SETUP_OPTIONS = (
    click.option("--home", help="The home team.  [default: the game's first]"),
    click.option("--away", help="The away team.  [default: the game's second]"),
    click.option("--exercise", type=int, help="Takkure: which exercise is played.  [default: 6, the full match]"),
    click.option(
        "--attacker",
        type=click.Choice(["home", "away", "both"]),
        help="Takkure: who attacks.  [default: both, in turns]",
    ),
    click.option(
        "--line-ups",
        type=click.Choice(["first", "random"]),
        help="Takkure: the first cards that fit (the default), or others in every match.",
    ),
    click.option("--pitch", help="Takkure: another pitch than the exercise's."),
    click.option("--restrictions", type=int, help="Takkure: play under the restrictions of this exercise."),
    click.option("--first", help="DreadBall: who begins: toss (the default), home or away."),
    click.option("--preset", help="DreadBall: the rules: sheet (the default), full-like or demo."),
    click.option(
        "--switch", multiple=True, metavar="NAME=VALUE", help="DreadBall: one of its switches, such as rushes=6."
    ),
)
"""What a match is set up with, as far as somebody wants it to be so; each game knows its own."""


def setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command all options of a set-up; it gets them as `**wanted`."""
    for option in reversed(SETUP_OPTIONS):
        command = option(command)
    return command


def wanted_setup(wanted: dict[str, str | int | tuple[str, ...] | None]) -> dict[str, str | int | bool]:
    """The options that were given."""
    found: dict[str, str | int | bool] = {}
    for name, value in wanted.items():
        if isinstance(value, tuple):
            found.update(read_switch(each) for each in value)
        elif value is not None:
            found[name] = value
    return found


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=about())
def commands() -> None:
    """Third Half: tabletop sports as software."""


@commands.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--quiet", is_flag=True, help="Only tell what does not hold.")
@content_option
def check(files: tuple[Path, ...], quiet: bool, content: Path | None) -> None:
    """Run scenario FILES (or all in a folder) and say which hold."""
    from thirdhalf.cli.check import check_files

    sys.exit(check_files(files, quiet, content))


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
@click.argument("game", type=click.Choice(GAMES))
@click.option(
    "--home-coach", default="random", show_default=True, help="Who coaches home, with a budget or not: province:0.3s."
)
@click.option("--away-coach", default="random", show_default=True, help="Who coaches away.")
@click.option("--matches", default=100, show_default=True, type=click.IntRange(1, 10_000_000), help="How many.")
@click.option("--seed", default="1", show_default=True, help="A word or number; the same gives the same matches.")
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1, 256), help="Processes to share the work."
)
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), help="Write every match's record here.")
@setup_options
@click.option("--coverage", is_flag=True, help="Count how often each action, skill, card and injury occurred.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
@content_option
def simulate(
    game: str,
    home_coach: str,
    away_coach: str,
    matches: int,
    seed: str,
    workers: int,
    records: Path | None,
    coverage: bool,
    as_json: bool,
    content: Path | None,
    **wanted: str | int | tuple[str, ...] | None,
) -> None:
    """Let computer coaches play many matches of GAME and count what came of them."""
    from thirdhalf.cli.simulate import simulate_matches
    from thirdhalf.lab.simulation import Series

    series = Series(game, wanted_setup(wanted), home_coach, away_coach, matches, seed, content, coverage)
    sys.exit(simulate_matches(series, workers, records, as_json))


def read_switch(text: str) -> tuple[str, int | bool]:
    """`NAME=VALUE`: a whole number, true or false."""
    name, equals, value = text.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    if not equals or not value.isascii() or not value.isdigit():
        raise click.UsageError(f"--switch wants NAME=VALUE with a whole number, true or false, not '{text}'.")
    return name, int(value)


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
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1, 256), help="Processes to share the work."
)
@click.option(
    "--picture", type=click.Path(path_type=Path, dir_okay=False, writable=True), help="Draw the ratings into this SVG."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@content_option
def ladder(
    coaches: tuple[str, ...],
    game: str,
    pairs: int,
    difference: float,
    all_pairs: bool,
    seed: str,
    workers: int,
    picture: Path | None,
    as_json: bool,
    content: Path | None,
    **wanted: str | int | tuple[str, ...] | None,
) -> None:
    """Rate COACHES (all that know the game if none is named) by pairs of matches with swapped sides and the same dice.

    A coach who looks ahead takes a budget for each activation or action, in seconds or evaluations: province:0.3s,
    province:200.
    """
    from thirdhalf.cli.ladder import climb_ladder
    from thirdhalf.games import kit_of
    from thirdhalf.lab.ladder import Climb

    names = coaches or tuple(kit_of(game).roster.names)
    climb = Climb(game, wanted_setup(wanted), names, pairs, difference, seed, int(not all_pairs), content)
    sys.exit(climb_ladder(climb, workers, picture, as_json))


@commands.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0: all.")
@click.option("--port", type=click.IntRange(0, 65535), help="0: any that is free.  [default: 8412 if it is free]")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Where matches are kept.")
@click.option("--terminal", is_flag=True, help="Watch the computer play here instead, or coach a side; then:")
@click.option("--game", default=GAMES[0], show_default=True, type=click.Choice(GAMES), help="What is played.")
@click.option("--seat", type=click.Choice(["home", "away"]), help="Coach this side yourself.")
@click.option("--coach", default="club", show_default=True, help="The computer's coach.")
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
    **wanted: str | int | tuple[str, ...] | None,
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
@click.option("--pool", help="DreadBall: a pool, such as 4x5+: four dice at 5+; --against names the other side's.")
@click.option("--tests", type=click.IntRange(1, 9), help="DreadBall: so many Dashes or Evades in one action.")
@click.option("--exploding", is_flag=True, help="DreadBall: sixes add dice.")
@click.option(
    "--value", help="Takkure: what is rolled against: 8, 8+2-1, thoth:bac+2 (a card's value), 8x2 (two dice)."
)
@click.option("--dice", type=int, help="How many dice are rolled.  [default: 1]")
@click.option("--against", multiple=True, help="An opponent's value or pool, written like one's own; again for each.")
@click.option("--assign", help="How many of the dice meet each opponent, such as 1,1.  [default: all the first]")
@click.option("--melee", is_flag=True, help="All dice in one melee instead of one contest after the other.")
@click.option("--line", type=click.IntRange(1), help="Stop before this line of the scenario's play, counted from 1.")
@click.option(
    "--limit", default=100_000, show_default=True, type=click.IntRange(1, 10_000_000), help="Positions to look at."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
@content_option
def odds(
    scenario: Path | None,
    pool: str | None,
    tests: int | None,
    exploding: bool,
    value: str | None,
    dice: int | None,
    against: tuple[str, ...],
    assign: str | None,
    melee: bool,
    line: int | None,
    limit: int,
    as_json: bool,
    content: Path | None,
) -> None:
    """Exact odds: of one contest (--value … or --pool …), or of what follows in a SCENARIO file.

    A scenario is played up to its last decision, or to the dice at its end; told is what follows until the end of
    the activation or action, for each option if there are a few.
    """
    from thirdhalf.cli.contest_odds import show_contest
    from thirdhalf.cli.pool_odds import show_pool
    from thirdhalf.cli.scenario_odds import show_scenario

    of_values = value is not None or dice is not None or assign is not None or melee
    of_pools = pool is not None or tests is not None or exploding
    if scenario is not None:
        if of_values or of_pools or against:
            raise click.UsageError("Give either a scenario or --value or --pool with what belongs to it, not both.")
        sys.exit(show_scenario(scenario, line, limit, as_json, content))
    if of_values and of_pools:
        raise click.UsageError("Give either --value or --pool with what belongs to it, not both.")
    if pool is not None:
        sys.exit(show_pool(pool, against, tests, exploding, as_json))
    if value is None:
        raise click.UsageError("Give a scenario file, or --value or --pool for one contest.")
    if line is not None:
        raise click.UsageError("--line belongs to a scenario file.")
    sys.exit(show_contest(value, dice, against, assign, melee, as_json, content))


@commands.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0: all.")
@click.option("--port", default=8412, show_default=True, type=click.IntRange(0, 65535), help="0: any that is free.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Where matches are kept.")
@click.option("--allow-host", multiple=True, help="A host name to answer to; again for each.")
@click.option(
    "--delay",
    default=150,
    show_default=True,
    type=click.IntRange(0, 5000),
    help="Milliseconds before what came of a choice is shown, where there are secrets to keep.",
)
@click.option(
    "--rate",
    default=50,
    show_default=True,
    type=click.IntRange(1, 100_000),
    help="Messages a second that a connection may send; who sends more is read more slowly.",
)
@click.option("--verbose", is_flag=True, help="Log ordinary events too.")
@content_option
def serve(
    host: str,
    port: int,
    data: Path | None,
    allow_host: tuple[str, ...],
    delay: int,
    rate: int,
    verbose: bool,
    content: Path | None,
) -> None:
    """Serve matches to browsers; only to this machine, unless --host says otherwise."""
    from thirdhalf.cli.serve import serve_matches

    sys.exit(serve_matches(host, port, data, allow_host, delay, rate, content, verbose))


@commands.command()
@click.argument("number", required=False)
@click.option("--lang", default="en", show_default=True, help="en, fr or de.")
def rules(number: str | None, lang: str) -> None:
    """Explain the rule or ruling NUMBER (such as 1.04 or R-06, D9.1 or A4 for DreadBall), or list them all."""
    from thirdhalf.cli.rules import show_rules

    sys.exit(show_rules(number, lang))


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
