"""`thirdhalf check`: run scenario files."""

import sys
from pathlib import Path

from thirdhalf.kernel.fields import BadFile, one_line
from thirdhalf.takkure.game import takkure
from thirdhalf.takkure.scenario import read_scenario


def check_files(paths: tuple[Path, ...], quiet: bool, content: Path | None) -> int:
    """Run them all; the exit status is 0 only if all hold."""
    files = scenario_files(paths)
    game = takkure(content)
    failed = 0
    for file in files:
        try:
            scenario = read_scenario(game, file)
            scenario.run()
        except BadFile as error:
            failed += 1
            print(f"FAIL  {error}", file=sys.stderr)
        else:
            if not quiet:
                print(one_line(f"ok    {file}: {scenario.title}"))
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0


def scenario_files(paths: tuple[Path, ...]) -> list[Path]:
    """The files named, and all `.toml` files below the folders named."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.toml"))
            if not found:
                raise BadFile(str(path), "", "no scenario file (.toml) in this folder")
            files.extend(found)
        else:
            files.append(path)
    return files
