"""What the pages tell those who extend the project to do works, done to the letter."""

import json
from pathlib import Path

import pytest

from tests.docs.following import Follower, section
from tests.hygiene.sources import ROOT

PAGE = "docs/extending.md"
GIVING_UP = """
from thirdhalf.games import kit_of
game = kit_of("takkure").game(None)
match = game.new({"exercise": 1, "attacker": "home"}, [])
assert match.decision.topic == "give up", match.decision.topic
assert [game.option_word(match, match.decision, option) for option in match.decision.options] == ["play on", "give up"]
on = match.copy()
on.choose((0,))
assert on.decision.topic == "first action"
match.choose((1,))
assert match.over and match.winner == 1
"""


@pytest.fixture
def copy(tmp_path: Path) -> Follower:
    """Somebody with a copy of the sources."""
    return Follower(tmp_path, "src")


def test_a_bot_in_twenty_lines(tmp_path: Path) -> None:
    follower = Follower(tmp_path, "examples")
    follower.follow((ROOT / "docs" / "bot.md").read_text(encoding="utf-8"))
    assert len((tmp_path / "my_bot.py").read_text(encoding="utf-8").splitlines()) == 20
    played, sparred, programs = follower.said
    simulated, rated = [json.loads(line) for line in played.splitlines()]
    assert simulated["home_wins"] > simulated["away_wins"]
    assert {row["coach"] for row in rated["coaches"]} == {"my_bot:Runner", "random"}
    assert -1.1 <= float(sparred) <= 1.1
    assert "examples/take_bot.py" in programs
    assert "8 matches" in programs
    assert "forfeit" not in programs


def test_adding_an_effect(copy: Follower) -> None:
    copy.follow(section(PAGE, "Adding an effect"))
    assert copy.said[0].endswith("1 passed, 0 failed\n")


def test_adding_a_skill(copy: Follower) -> None:
    copy.follow(section(PAGE, "Adding a skill"))
    assert "1 passed, 0 failed" in copy.said[0]
    assert "player skill: long breath" in copy.said[0]


def test_adding_a_question(copy: Follower) -> None:
    copy.follow(section(PAGE, "Adding a question"))
    assert json.loads(copy.said[0])["matches"] == 4
    copy.run(f"python <<'END'\n{GIVING_UP}END")


def test_adding_a_coach(copy: Follower) -> None:
    copy.follow(section(PAGE, "Adding a coach"))
    [pairing] = json.loads(copy.said[0])["pairings"]
    assert pairing["first"] == "youth"
    assert pairing["share"] < 0.5


def test_adding_a_game(tmp_path: Path) -> None:
    follower = Follower(tmp_path, "tests/games/noughts")
    follower.follow(section(PAGE, "Adding a game"))
    [said] = follower.said
    assert "5 passed, 0 failed" in said
    assert "N3" in said
    assert len(list((tmp_path / "records").iterdir())) == 20
