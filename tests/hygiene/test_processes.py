"""Matches are played where `lab.executors` says, here or on a cluster; nobody else starts processes for them."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import ROOT, project_files, shown

STARTS: Final = re.compile(
    r"ProcessPoolExecutor|(?:from|import) multiprocessing|create_subprocess|subprocess\.(?:run|Popen|call|check)"
    r"|os\.fork|^\s*import ray\b",
    re.MULTILINE,
)
FOLDERS: Final = ("src", "tools", "benchmarks", "examples")
# Who starts a process all the same, and why.
FOR_A_REASON: Final = {
    "src/thirdhalf/lab/executors.py": "is where they are started",
    "src/thirdhalf/lab/cluster.py": "is where they are started",
    "src/thirdhalf/bots/process.py": "runs somebody's program, who is one coach of one match",
    "src/thirdhalf/server/desk/looking.py": "looks at one record of a stranger, and can be stopped",
    "src/thirdhalf/environment/runner.py": "steps many matches at once for who learns, with memory that is shared",
    "src/thirdhalf/environment/lane.py": "is a process of the runner's",
    "src/thirdhalf/server/thinking/bench.py": "lets coaches of matches with people think",
    "src/thirdhalf/server/afterwards/queue.py": "analyses one match at a time behind those that are played",
    "src/thirdhalf/server/workbench/measuring.py": "measures behind those that are played, by the command of the lab",
    "benchmarks/_shared.py": "counts, to know what a second core is worth",
}
# What else is run than matches: builds, browsers, servers that are measured.
OTHER_PROGRAMS: Final = re.compile(r"subprocess\.(?:run|Popen)")


def sources() -> list[Path]:
    """The code that could start one."""
    return [path for path in project_files() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in FOLDERS]


def started_in(text: str) -> list[str]:
    """What starts processes."""
    return [found.group() for found in STARTS.finditer(text)]


def is_of_the_package(path: Path) -> bool:
    return path.relative_to(ROOT).parts[0] == "src"


@pytest.mark.parametrize("path", sources(), ids=shown)
def test_nobody_else_starts_processes_for_matches(path: Path) -> None:
    found = started_in(path.read_text(encoding="utf-8"))
    if not is_of_the_package(path):
        found = [each for each in found if not OTHER_PROGRAMS.fullmatch(each)]
    assert not found or shown(path) in FOR_A_REASON


@pytest.mark.parametrize("name", FOR_A_REASON)
def test_every_exception_is_needed(name: str) -> None:
    assert started_in((ROOT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "line", ["from concurrent.futures import ProcessPoolExecutor", "from multiprocessing import Pool"]
)
def test_a_pool_of_somebodys_own_is_found(line: str) -> None:
    assert started_in(line)
