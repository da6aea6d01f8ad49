"""Their options and help."""

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from thirdhalf.cli.options import content_option, place_options


@click.group()
def admin() -> None:
    """Look after what a server keeps."""


data_option = click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Where matches are kept.")
why_option = click.option("--why", default="", help="The reason, for the operator's log.")


@admin.command()
@place_options
@click.option("--mend", is_flag=True, help="Let those go on that can; no server may have the folder or database.")
@content_option
def repair(data: Path | None, database: str | None, mend: bool, content: Path | None) -> None:
    """Name the matches that are damaged, and say from where each could go on."""
    from thirdhalf.cli.keeping.admin import repair_matches
    from thirdhalf.cli.serve import default_folder

    sys.exit(repair_matches(data or default_folder(), database, mend, content))


@admin.command()
@place_options
@click.option("--all", "everything", is_flag=True, help="Those that were closed too.")
def reports(data: Path | None, database: str | None, everything: bool) -> None:
    """What people have reported, the oldest first."""
    from thirdhalf.cli.keeping.people import list_reports

    sys.exit(list_reports(data, database, everything))


@admin.command()
@click.argument("report")
@place_options
@why_option
def close(report: str, data: Path | None, database: str | None, why: str) -> None:
    """Close a REPORT that was looked at."""
    from thirdhalf.cli.keeping.people import close_report

    sys.exit(close_report(data, database, report, why))


@admin.command()
@click.argument("what", type=click.Choice(["mute", "unmute", "ban", "unban", "rename", "erase"]))
@click.argument("name")
@click.option("--to", "new", default="", metavar="NAME", help="The new name (of `rename`).")
@place_options
@why_option
def person(what: str, name: str, new: str, data: Path | None, database: str | None, why: str) -> None:
    """Mute, ban, rename or erase the account called NAME; it holds at once, on a running server too."""
    from thirdhalf.cli.keeping.people import judge

    sys.exit(judge(data, database, what, name, new, why))


@admin.command()
@click.argument("what", type=click.Choice(["mute", "unmute", "ban", "unban"]))
@click.argument("match")
@click.argument("seat", type=click.Choice(["home", "away"]))
@place_options
@why_option
def guest(what: str, match: str, seat: str, data: Path | None, database: str | None, why: str) -> None:
    """Mute or ban the guest at SEAT of MATCH: in all seats of that browser, and for a day guests of its address."""
    from thirdhalf.cli.keeping.people import judge_guest

    sys.exit(judge_guest(data, database, what, match, seat, why))


@admin.command()
@place_options
def log(data: Path | None, database: str | None) -> None:
    """All that an operator has done about people, the latest first."""
    from thirdhalf.cli.keeping.people import list_steps

    sys.exit(list_steps(data, database))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
def backup(file: Path, data: Path | None) -> None:
    """Copy all matches into FILE, while a server runs or not."""
    from thirdhalf.cli.keeping.copying import back_up

    sys.exit(back_up(file, data))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
def restore(file: Path, data: Path | None) -> None:
    """Put the matches in FILE, a backup, in the place of those there are; no server may have the folder."""
    from thirdhalf.cli.keeping.copying import bring_back

    sys.exit(bring_back(file, data))


def checkable(command: Callable[..., None]) -> Callable[..., None]:
    """`serve` with --check: what it would need is looked at, and nothing started."""

    @click.option("--check", is_flag=True, help="Say whether all is there that it needs, and start nothing.")
    @functools.wraps(command)
    def checked(*arguments: object, check: bool, **options: object) -> None:
        if check:
            from thirdhalf.cli.keeping.checking import check_serving

            sys.exit(check_serving(options))
        command(*arguments, **options)

    return checked


KEEPING: Final[tuple[click.Command, ...]] = (admin, backup, restore)
