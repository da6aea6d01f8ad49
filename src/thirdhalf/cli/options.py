"""Options of the commands: those that several have, and those that the games bring."""

from collections.abc import Callable
from pathlib import Path

import click

from thirdhalf.games import commands
from thirdhalf.games.options import FLAG, NUMBER, SETTINGS, TEXTS, Option

Command = Callable[..., None]
Raw = str | int | bool | tuple[str, ...] | dict[str, int | bool] | None
"""What click makes of an option."""

content_option = click.option(
    "--content",
    type=click.Path(path_type=Path),
    help="A folder with teams and the like, which are added to those that come with the software or replace them.",
)
database_option = click.option(
    "--database",
    metavar="URL",
    envvar="THIRDHALF_DATABASE",
    help="Keep matches in PostgreSQL instead of a folder: postgresql://USER:PASSWORD@HOST/NAME. Several servers may.",
)
workers_option = click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1, 256), help="Processes to share the work."
)
on_option = click.option(
    "--on", default="", metavar="ADDRESS", help="A Ray cluster: ray://host:port; ray: one of one's own."
)


def working_options(command: Command) -> Command:
    """Give a command the options that say where its matches are played."""
    return workers_option(on_option(command))


SHARED: tuple[Callable[[Command], Command], ...] = (
    click.option("--home", help="The home team.  [default: the game's first]"),
    click.option("--away", help="The away team.  [default: the game's second]"),
    click.option(
        "--readings",
        help="Sentences of the book to be played to the letter, by name with commas between, or letter: all of them.",
    ),
)


def of_games(brought: dict[str, tuple[Option, ...]]) -> list[Callable[[Command], Command]]:
    """Options for click from each game's; of two games with one of the same name, both say what it does."""
    helps: dict[str, str] = {}
    known: dict[str, Option] = {}
    for game, options in brought.items():
        for option in options:
            known.setdefault(option.name, option)
            before = f"{helps[option.name].rstrip('.')}; " if option.name in helps else ""
            helps[option.name] = f"{before}{game}: {option.help}"
    return [as_click(option, helps[option.name]) for option in known.values()]


def as_click(option: Option, help: str) -> Callable[[Command], Command]:
    """One option as click has it."""
    flag = f"--{option.name.replace('_', '-')}"
    if option.kind == FLAG:
        return click.option(flag, option.name, is_flag=True, help=help)
    if option.kind == SETTINGS:
        return click.option(flag, option.name, multiple=True, metavar="NAME=VALUE", callback=read_settings, help=help)
    kind = click.INT if option.kind == NUMBER else click.Choice(option.choices) if option.choices else click.STRING
    return click.option(flag, option.name, type=kind, multiple=option.kind == TEXTS, help=help)


def read_settings(context: click.Context, parameter: click.Parameter, texts: tuple[str, ...]) -> dict[str, int | bool]:
    """`NAME=VALUE`: a whole number, true or false."""
    found: dict[str, int | bool] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if value in ("true", "false"):
            found[name] = value == "true"
        elif not equals or not value.isascii() or not value.isdigit():
            wanted = "NAME=VALUE with a whole number, true or false"
            raise click.UsageError(f"{parameter.opts[0]} wants {wanted}, not '{text}'.")
        else:
            found[name] = int(value)
    return found


def setup_options(command: Command) -> Command:
    """Give a command all options of a set-up; it gets them as `**wanted`."""
    for option in reversed([*SHARED, *of_games({game: each.options for game, each in commands().items()})]):
        command = option(command)
    return command


def dice_options(command: Command) -> Command:
    """Give a command the options of every game's dice; it gets them as `**given`."""
    odds = {game: each.odds.options for game, each in commands().items() if each.odds is not None}
    for option in reversed(of_games(odds)):
        command = option(command)
    return command


def given_options(raw: dict[str, Raw]) -> dict[str, str | int | bool | tuple[str, ...]]:
    """Those that somebody gave."""
    found: dict[str, str | int | bool | tuple[str, ...]] = {}
    for name, value in raw.items():
        if isinstance(value, dict):
            found.update(value)
        elif value is not None and value is not False and value != ():
            found[name] = value
    return found


def wanted_setup(raw: dict[str, Raw]) -> dict[str, str | int | bool]:
    """The parts of a set-up that somebody gave."""
    return {name: value for name, value in given_options(raw).items() if not isinstance(value, tuple)}


VISITORS: tuple[Callable[[Command], Command], ...] = (
    click.option(
        "--delay",
        default=150,
        show_default=True,
        type=click.IntRange(0, 5000),
        help="Milliseconds before what came of a choice is shown, where there are secrets to keep.",
    ),
    click.option(
        "--rate",
        default=50,
        show_default=True,
        type=click.IntRange(1, 100_000),
        help="Messages a second that a connection may send; who sends more is read more slowly.",
    ),
    click.option(
        "--creations",
        default=300,
        show_default=True,
        type=click.IntRange(1, 1_000_000),
        help="Matches that an address may create in an hour.",
    ),
    click.option(
        "--trusted-proxy",
        multiple=True,
        metavar="ADDRESS",
        help="A proxy of one's own before the server, or a network of them: visitors are counted by the address that "
        "it forwards; again for each.",
    ),
)


def place_options(command: Command) -> Command:
    """Give a command the options that say where matches are kept."""
    folder = click.Path(path_type=Path, file_okay=False)
    return click.option("--data", type=folder, help="Where matches are kept.")(database_option(command))


def visitor_options(command: Command) -> Command:
    """Give a command the options that say what visitors may have."""
    for option in reversed(VISITORS):
        command = option(command)
    return command
