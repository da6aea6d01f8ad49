"""A coach of one's own is named by where it is, wherever a coach is named; never by a stranger."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from thirdhalf.games import kit_of
from thirdhalf.lab.sparring import sparring
from thirdhalf.server import games

BOTS = """
from thirdhalf.kernel.chooser import Chooser


class Seeded:
    def __init__(self, seed):
        self.chooser = Chooser(seed)

    def __call__(self, view):
        return view.decision.sample(self.chooser)


class Plain:
    def __call__(self, view):
        return list(view.decision.sample(Chooser("plain")))


def bare(view):
    return Plain()(view)


def shrug(view):
    return None


def beyond(view):
    return (999,)


number = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with somebody's coaches, on the path."""
    (tmp_path / "my_bots.py").write_text(BOTS)
    (tmp_path / "broken_bots.py").write_text("import nothing_of_the_kind")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("my_bots", "broken_bots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command in that folder, as one who has installed the package would start it."""
    start = "import sys; sys.path[0] = ''; sys.path.remove(''); from thirdhalf.cli import main; main()"
    paths = os.pathsep.join([path for path in sys.path if path and Path(path) != folder])
    return subprocess.run(
        [sys.executable, "-c", start, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONPATH": paths, "COLUMNS": "120"},
    )


@pytest.mark.parametrize("name", ["my_bots:Seeded", "my_bots:Plain", "my_bots:bare"])
def test_a_class_with_or_without_a_seed_or_a_function_coaches(folder: Path, name: str) -> None:
    match = sparring("takkure", name, exercise=1)
    match.reset(seed=1)
    assert match.step(0)[0]["action_mask"].any()


def test_the_commands_find_coaches_in_the_current_folder(folder: Path) -> None:
    call = ("simulate", "takkure", "--exercise", "1", "--matches", "60", "--workers", "2")
    done = run(folder, *call, "--home-coach", "my_bots:Seeded")
    assert done.returncode == 0, done.stderr
    assert "my_bots:Seeded" in done.stdout
    done = run(folder, "ladder", "my_bots:Seeded", "my_bots:Plain", "--exercise", "1", "--pairs", "1")
    assert done.returncode == 0, done.stderr
    done = run(folder, "play", "--terminal", "--exercise", "1", "--seed", "3", "--coach", "my_bots:bare")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("my_botz:Seeded", "there is no module 'my_botz' to take the coach 'my_botz:Seeded' from"),
        ("my_bots:Nobody", "there is no coach 'Nobody' in "),
        ("my_bots:number", "there is no coach 'number' in "),
        ("my_bots:", "is no coach: a coach of one's own is named module:Coach"),
        ("nobody", "there is no coach 'nobody'; there are: random, rookie"),
    ],
)
def test_a_coach_there_is_not_is_told_with_the_place(folder: Path, name: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        kit_of("takkure").roster.anybody(name, "1")


def test_what_a_coachs_own_module_lacks_is_not_hidden(folder: Path) -> None:
    with pytest.raises(ModuleNotFoundError, match="nothing_of_the_kind"):
        kit_of("takkure").roster.anybody("broken_bots:Coach", "1")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("my_bots:shrug", r"'my_bots:shrug' answered None to 'first action': a choice is a tuple of whole numbers"),
        ("my_bots:beyond", r"'my_bots:beyond' answered \(999,\) to 'first action', which is refused: 1.03: not an opt"),
    ],
)
def test_an_answer_that_is_none_names_the_coach(folder: Path, name: str, told: str) -> None:
    match = sparring("takkure", name, exercise=1, seat="away")
    with pytest.raises(ValueError, match=told):
        match.reset(seed=1)


def test_a_server_offers_what_its_operator_names_and_nobody_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_own", {})
    monkeypatch.setattr(games, "added", [])
    games.add_coaches(("takkure/dazzler=my_bots:Seeded", "plodder=my_bots:Plain"))
    assert games.coaches_of("takkure")[-2:] == ["dazzler", "plodder"]
    assert games.coaches_of("dreadball")[-1] == "plodder"
    assert callable(games.coach_for("takkure", "dazzler", "1"))
    with pytest.raises(ValueError, match="there is no coach 'my_bots'"):
        games.coach_for("takkure", "my_bots:Seeded", "1")
    with pytest.raises(ValueError, match="there is no coach 'dazzler'"):
        games.coach_for("dreadball", "dazzler", "1")


@pytest.mark.parametrize("text", ["dazzler", "=my_bots:Seeded", "chess/dazzler=my_bots:Seeded", "a b=my_bots:Seeded"])
def test_an_operators_mistake_is_told(folder: Path, text: str) -> None:
    with pytest.raises(ValueError, match="adds no coach: write NAME=module:Coach or GAME/NAME=module:Coach"):
        games.add_coaches((text,))


def test_an_operator_cannot_give_a_coach_anothers_name(folder: Path) -> None:
    with pytest.raises(ValueError, match="takkure has a coach 'club' already"):
        games.add_coaches(("club=my_bots:Seeded",))
