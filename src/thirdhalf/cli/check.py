"""`thirdhalf check`: run scenario files."""

import sys
from pathlib import Path

from thirdhalf.games import kit_of, names
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.fields import BadFile, one_line, read_toml
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.scenarios.scenario import Scenario
from thirdhalf.kernel.scenarios.variants import variant_names


class Report:
    """Runs scenarios and tells how each came out: `quiet` only those that do not hold, `traced` all in full."""

    def __init__(self, quiet: bool, traced: bool, content: Path | None) -> None:
        self._quiet = quiet
        self._traced = traced
        self._content = content
        self._games: dict[str, Game] = {}
        self.passed = 0
        self.failed = 0

    def run(self, file: Path) -> None:
        """All variants of a file, each for itself."""
        try:
            variants = variant_names(file)
        except BadFile as error:
            self._failed(error, None)
            return
        for variant in variants:
            self._run(file, variant)

    def _run(self, file: Path, variant: str) -> None:
        scenario: Scenario | None = None
        try:
            kit = kit_in(file)
            if kit.id not in self._games:
                self._games[kit.id] = kit.game(self._content)
            scenario = kit.read_scenario(self._games[kit.id], file, variant)
            scenario.run()
        except BadFile as error:
            self._failed(error, scenario)
        else:
            self.passed += 1
            if not self._quiet:
                print(one_line(f"ok    {file}: {scenario.title}"))
            if self._traced:
                print(scenario.trace.text())

    def _failed(self, error: BadFile, scenario: Scenario | None) -> None:
        """What does not hold, and under it what led there."""
        self.failed += 1
        print(f"FAIL  {error}", file=sys.stderr)
        if scenario is not None:
            print(scenario.trace.text() if self._traced else scenario.trace.end(), file=sys.stderr)


def check_files(paths: tuple[Path, ...], quiet: bool, traced: bool, content: Path | None) -> int:
    """Run them all; the exit status is 0 only if all hold."""
    report = Report(quiet, traced, content)
    for file in scenario_files(paths):
        report.run(file)
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0


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
