"""The compiled engine plays the same matches as the plain one, to the last byte of their records."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.records import PLANS

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"


def records(package: Path, engine: str) -> "subprocess.Popen[str]":
    """Start playing with one of the two."""
    command = [sys.executable, "-m", "tests.compiled.records", engine]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


@pytest.mark.skipif(
    os.environ.get("THIRDHALF_TESTED") != "compiled", reason="make test-compiled compiles the engine first"
)
def test_records_of_500_matches_are_the_same_plain_and_compiled() -> None:
    assert sum(plan.matches for plan in PLANS) == 500
    plain = records(ROOT / "src", "plain")
    compiled = records(COMPILED, "compiled")
    expected = plain.communicate(timeout=600)[0].splitlines()
    assert len(expected) == 500
    assert compiled.communicate(timeout=600)[0].splitlines() == expected
    assert plain.returncode == compiled.returncode == 0
