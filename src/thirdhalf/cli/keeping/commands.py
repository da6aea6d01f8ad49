"""Their options and help."""

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from thirdhalf.cli.options import content_option


@click.group()
def admin() -> None:
    """Look after what a server keeps."""


@admin.command()
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Where matches are kept.")
@click.option("--mend", is_flag=True, help="Let those go on that can; no server may have the folder.")
@content_option
def repair(data: Path | None, mend: bool, content: Path | None) -> None:
    """Name the matches that are damaged, and say from where each could go on."""
    from thirdhalf.cli.keeping.admin import repair_matches
    from thirdhalf.cli.serve import default_folder

    sys.exit(repair_matches(data or default_folder(), mend, content))


data_option = click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Where matches are kept.")


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
