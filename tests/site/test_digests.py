"""The site's engine plays as CPython's does, to the last byte of its records: Pyodide, run by Node."""

import os
import subprocess
from shutil import which

import pytest

from tests.games.every import records
from tests.games.every.records import KEPT, PLANS, SEED
from tests.hygiene.sources import ROOT
from tests.missing import missing
from tests.site.static import SITE
from thirdhalf.kernel.game import Setup
from thirdhalf.lab.simulation import Series

SHORT = (1, 5, 11, 13, 15)
"""Plans of which one match is played every time: exercises, and DreadBall with random coaches, rookie and club."""
MORE = 100
SECONDS = 3600


def node(lines: str) -> list[str]:
    """What the site's engine tells when it is asked for that."""
    engines = list((SITE / "assets").glob("python-*/engine.packed"))
    if not engines or not (ROOT / "web" / "node_modules" / "pyodide").is_dir():
        missing("the site is not built (make site)")
    found = which("node", path=os.pathsep.join([os.environ["PATH"], str(ROOT / ".venv" / "bin")]))
    if found is None:
        missing("there is no Node")
    command = [found, "site/records.mjs", str(ROOT), str(engines[0]), lines]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def kept(number: int) -> list[str]:
    """The hashes of a plan, as CPython had them."""
    plan = PLANS[number]
    return [line for line in KEPT.read_text("utf-8").splitlines() if line.startswith(f"{plan.game} {number} ")]


def test_matches_have_the_digests_that_they_have_natively() -> None:
    told = node(f"for number in {SHORT}: print(next(hashes(number)))")
    assert told == [kept(number)[0] for number in SHORT]


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(PLANS)))
def test_kept_matches_have_the_digests_that_they_have_natively(number: int) -> None:
    assert node(f"for line in hashes({number}): print(line)") == kept(number)


@pytest.mark.soak
def test_matches_beyond_those_kept_have_the_digests_that_they_have_natively(monkeypatch: pytest.MonkeyPatch) -> None:
    setup: Setup = {}
    more = ("dreadball", setup, "random", "club", MORE, SEED)
    monkeypatch.setattr(records, "PLANS", (Series(*more),))
    lines = f"import tests.games.every.records as records\nrecords.PLANS = (Series(*{more!r}),)"
    assert node(f"{lines}\nfor line in hashes(0): print(line)") == list(records.hashes(0))
    assert sum([plan.matches for plan in PLANS]) + MORE >= 500
