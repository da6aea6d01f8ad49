"""`thirdhalf check`: run scenario files."""

import sys
from pathlib import Path

from thirdhalf.games import kit_of, names
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.fields import BadFile, one_line, read_toml
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.scenarios.scenario import Scenario


def check_files(paths: tuple[Path, ...], quiet: bool, content: Path | None) -> int:
    """Run them all; the exit status is 0 only if all hold."""
    files = scenario_files(paths)
    games: dict[str, Game] = {}
    failed = 0
    for file in files:
        try:
            scenario = read_scenario(file, games, content)
            scenario.run()
        except BadFile as error:
            failed += 1
            print(f"FAIL  {error}", file=sys.stderr)
        else:
            if not quiet:
                print(one_line(f"ok    {file}: {scenario.title}"))
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0


def read_scenario(file: Path, games: dict[str, Game], content: Path | None) -> Scenario:
    """A scenario of the game that the file names; each game is opened once."""
    kit = kit_in(file)
    if kit.id not in games:
        games[kit.id] = kit.game(content)
    return kit.read_scenario(games[kit.id], file)


def kit_in(file: Path) -> Kit:
    """The game that a scenario file names; the first if it names none."""
    return kit_of(read_toml(file).word("game", tuple(names()), names()[0]))


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
