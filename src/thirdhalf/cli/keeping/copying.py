"""`thirdhalf backup` and `thirdhalf restore`."""

from pathlib import Path

from thirdhalf.cli.serve import default_folder
from thirdhalf.server.caring.backup import backup, restore
from thirdhalf.server.keeping.places import FILE_NAME


def back_up(copy: Path, data: Path | None) -> int:
    """Copy the matches of a folder into a file."""
    matches = backup((data or default_folder()) / FILE_NAME, copy)
    print(f"{copy}: {matches} matches")
    return 0


def bring_back(copy: Path, data: Path | None) -> int:
    """Put a copy in the place of the matches of a folder, which are kept beside it."""
    file = (data or default_folder()) / FILE_NAME
    matches, before = restore(copy, file)
    print(f"{file}: {matches} matches{'' if before is None else f'; what was there is {before.name} now'}")
    return 0
