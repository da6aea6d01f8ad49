"""Where the engine cannot be compiled it stays plain, and says why in one line."""

import os
import runpy
from pathlib import Path
from shutil import which
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def build() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "build_compiled.py"))


def test_without_a_compiler_the_engine_stays_plain_and_says_so(
    build: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("THIRDHALF_BUILD", raising=False)
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "no-such-compiler -pthread")
    assert build["built"](tmp_path) == {}
    assert capsys.readouterr().err.splitlines() == [
        "thirdhalf: the engine stays plain Python and is several times slower: there is no C compiler"
    ]


@pytest.mark.parametrize("compiler", ["false", "true"])
def test_a_compiler_that_does_not_work_is_found_out_before_anything_is_translated(
    build: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    compiler: str,
) -> None:
    monkeypatch.setenv("CC", compiler)
    monkeypatch.delenv("THIRDHALF_BUILD", raising=False)
    assert build["built"](tmp_path) == {}
    assert capsys.readouterr().err.endswith(f"slower: the C compiler '{compiler}' does not work\n")
    assert list(tmp_path.iterdir()) == []


def test_whoever_wants_it_compiled_is_told_when_it_cannot_be(
    build: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("THIRDHALF_BUILD", "compiled")
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    with pytest.raises(SystemExit, match="not compiled: Python's C headers are not installed"):
        build["built"](tmp_path)


def test_every_rule_and_every_coach_is_compiled(build: dict[str, Any]) -> None:
    compiled = set(build["sources"](ROOT))
    floors = ("rules", "cards", "skills", "changes", "tactics", "coaches")
    files = [file for floor in floors for file in ROOT.glob(f"src/thirdhalf/games/*/{floor}/**/*.py")]
    assert len(files) > 100
    assert [file for file in files if file not in compiled and file.name != "__init__.py"] == []


@pytest.fixture
def compiler() -> Any:
    """The C compiler as setuptools uses it."""
    if os.name != "posix" or which("cc") is None:
        pytest.skip("there is no C compiler")
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    found = new_compiler()
    customize_compiler(found)
    return found


@pytest.mark.parametrize("linking", ["false", 'for each; do case "$each" in *.so) : > "$each";; esac; done'])
def test_modules_are_not_optimised_as_one_where_linking_them_so_gives_no_library(
    build: dict[str, Any], compiler: Any, tmp_path: Path, linking: str
) -> None:
    linker = tmp_path / "linker"
    linker.write_text(f"#!/bin/sh\n{linking}\n")
    linker.chmod(0o755)
    compiler.set_executables(linker_so=str(linker))
    assert build["works_together"](compiler) is False


def test_a_small_library_shows_whether_modules_can_be_optimised_as_one(build: dict[str, Any], compiler: Any) -> None:
    build["TOGETHER"].clear()
    assert build["works_together"](compiler) is True
    build["TOGETHER"].append("-fno-such-thing")
    assert build["works_together"](compiler) is False


def test_plain_can_be_chosen(build: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("THIRDHALF_BUILD", "plain")
    assert build["built"](tmp_path) == {}
    assert list(tmp_path.iterdir()) == []


def test_another_wish_is_refused(build: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THIRDHALF_BUILD", "fast")
    with pytest.raises(SystemExit, match="auto, compiled or plain, not 'fast'"):
        build["wish"]()


def test_what_is_compiled_runs_nothing_that_reads_annotations(build: dict[str, Any]) -> None:
    names = [file.name for file in build["sources"](ROOT)]
    assert "frame.py" in names
    assert not set(names) & {"__init__.py", "shapes.py", "native.py"}
