"""A release can be made and installed: the wheel comes from nothing but the source distribution, and what is installed
from it plays a match and shows its page. Plain, with the browser client as it is already built: compiling and building
take too long for every run, `make release` does both.
"""

import json
import runpy
import subprocess
from datetime import date
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.hygiene.sources import ROOT
from tests.missing import missing
from thirdhalf import __version__

TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "release.py"))


def test_the_changelog_tells_of_this_version_first() -> None:
    title = TOOL["newest_in_changelog"]()
    version, _, day = title.partition(", ")
    if version != "Unreleased":
        assert version == __version__ == TOOL["version"]()
        assert date.fromisoformat(day).isoformat() == day


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_the_client_has_the_version_of_the_software(name: str) -> None:
    told = json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))
    own = told["packages"][""] if "packages" in told else told
    assert told["version"] == own["version"] == __version__


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel made of the source distribution."""
    if not (ROOT / TOOL["STATIC"] / "index.html").is_file():
        missing("the client is not built (make web)")
    folder = tmp_path_factory.mktemp("release")
    tree = TOOL["unpacked"](TOOL["make_source"](folder), folder)
    TOOL["lend_client"](tree)
    made: Path = TOOL["make_wheel"](tree, folder, "plain")
    return made


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with nothing but the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("installed") / "environment"
    try:
        TOOL["new_environment"](folder)
    except subprocess.CalledProcessError as failed:
        missing(f"what the program needs could not be fetched: {failed.stderr.strip()}")
    TOOL["install"](wheel, folder)
    return folder


def test_the_wheel_holds_what_the_package_holds(wheel: Path) -> None:
    package = ROOT / "src" / "thirdhalf"
    ours = {
        file.relative_to(ROOT / "src").as_posix()
        for file in package.rglob("*")
        if file.is_file() and file.suffix not in (".pyc", ".so")
    }
    with ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if name.startswith("thirdhalf/")} == ours


def test_the_installed_command_says_its_version(environment: Path) -> None:
    assert TOOL["command"](environment, "--version") == f"thirdhalf, version {__version__}, plain\n"


def test_the_installed_command_plays_a_match(environment: Path) -> None:
    told = TOOL["command"](environment, "simulate", "takkure", "--exercise", "1", "--matches", "1", "--json")
    assert '"matches": 1' in told


def test_the_installed_server_shows_its_page(environment: Path) -> None:
    assert "<title>Third Half</title>" in TOOL["page_of"](environment)
