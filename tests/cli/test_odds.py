"""`thirdhalf odds` as it is used."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCENARIOS = Path(__file__).parents[1] / "games" / "takkure" / "scenarios"
DODGE = SCENARIOS / "1-first-steps" / "dodge-tied.toml"
PASS = SCENARIOS / "2-passing" / "two-tacklers-one-die.toml"


def odds(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command, wide enough for its tables."""
    command = [sys.executable, "-m", "thirdhalf", "odds", *map(str, arguments)]
    wide = {**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False, env=wide)


def test_an_unopposed_roll() -> None:
    done = odds("--value", "8")
    assert done.returncode == 0, done.stderr
    assert "58.33" in done.stdout
    assert "66.67" in done.stdout


def test_modifiers_dice_and_cards() -> None:
    """Oyabun: BaC 9; two dice at 10 fail together once in 36."""
    found = json.loads(odds("--value", "oyabun:bac+2-1", "--dice", "2", "--json").stdout)
    assert found["rolls"] == [found["rolls"][0]]
    assert found["rolls"][0]["value"] == 10
    assert found["rolls"][0]["fail"] == pytest.approx(1 / 36)
    assert "unbeaten" not in found


def test_several_opponents_meet_the_dice_they_are_assigned() -> None:
    call = ("--value", "7x2", "--against", "7", "--against", "7", "--json")
    rows = json.loads(odds(*call, "--assign", "1,1").stdout)["rolls"]
    assert [(row["contest"], row["who"], row["dice"]) for row in rows] == [
        (1, "you", 1),
        (1, "opponent 1", 1),
        (2, "you", 1),
        (2, "opponent 2", 1),
    ]
    assert rows[0]["succeeds"] == pytest.approx(56 / 144)
    found = json.loads(odds(*call).stdout)
    assert [row["who"] for row in found["rolls"]] == ["you", "opponent 1", "opponent 2"]
    assert found["rolls"][2]["succeeds"] == pytest.approx(7 / 12)
    assert found["unbeaten"] == pytest.approx((1 - found["rolls"][1]["succeeds"]) * 5 / 12)


def test_a_melee_has_one_winner_or_none() -> None:
    rows = json.loads(odds("--value", "1", "--against", "1", "--melee", "--json").stdout)["rolls"]
    assert [row["critical"] for row in rows] == [pytest.approx(11 / 143)] * 2
    shown = odds("--value", "9", "--against", "7", "--against", "7", "--melee")
    assert "opponent 2" in shown.stdout


def test_a_scenario_without_the_dice_at_its_end() -> None:
    found = json.loads(odds(DODGE, "--json").stdout)
    assert found["asked"] == "chance rolls 2 × D12 for 'dodge'"
    (choice,) = found["choices"]
    assert choice["choice"] == ""
    assert choice["chances"]["runner on the ground"] == pytest.approx(56 / 144)
    assert sum(outcome["share"] for outcome in choice["outcomes"]) == pytest.approx(1)
    assert choice["unexplored"] == 0
    shown = odds(DODGE)
    assert shown.returncode == 0
    assert "38.89" in shown.stdout


def test_a_decision_shows_every_option() -> None:
    found = json.loads(odds(PASS, "--line", "11", "--json").stdout)
    assert found["asked"] == "home decides about 'second action'"
    by_choice = {choice["choice"]: choice["chances"] for choice in found["choices"]}
    assert sorted(by_choice) == ["break through", "dodge", "move", "nothing", "pass"]
    assert by_choice["nothing"]["passer on the ground"] == pytest.approx(1 - 25 / 144)
    assert by_choice["pass"]["receiver has the ball"] > 0.5
    shown = odds(PASS, "--line", "11")
    assert "break through" in shown.stdout


def test_a_variant_is_named_or_the_first_is_taken() -> None:
    file = SCENARIOS / "7-injuries" / "grave-table.toml"
    first = json.loads(odds(file, "--line", "8", "--json").stdout)
    assert first["scenario"] == "The grave injury table: 2: a broken arm, three less on BaC and STR"
    named = json.loads(odds(file, "--line", "8", "--variant", "12: out of the match", "--json").stdout)
    assert named["scenario"] == "The grave injury table: 12: out of the match"
    assert named["choices"] == first["choices"]
    missing = odds(file, "--variant", "13")
    assert missing.returncode == 1
    assert f"{file}:13: variant: there is no variant '13'; there are: '2: a broken arm" in missing.stderr
    assert "--variant belongs to a scenario file" in odds("--value", "8", "--variant", "x").stderr


def test_a_limit_is_told() -> None:
    found = json.loads(odds(PASS, "--limit", "50", "--json").stdout)
    assert 0 < found["choices"][0]["unexplored"] < 1
    assert "unexplored" in odds(PASS, "--limit", "50").stdout


MISTAKES = [
    ((), "Give a scenario file, or --value"),
    (("nothing.toml",), "nothing.toml: No such file"),
    ((DODGE, "--value", "8"), "Give either a scenario or --value"),
    ((DODGE, "--line", "99"), "there is no line 99; there are 5, on lines 4 to 8 of the file"),
    (("--value", "8", "--line", "2"), "--line belongs to a scenario"),
    (("--value", "high"), "'high' is no value"),
    (("--value", "8", "--against", "x2"), "'x2' is no value"),
    (("--value", "nobody:str"), "there is no player card 'nobody'"),
    (("--value", "8x2", "--dice", "2"), "are given twice"),
    (("--value", "8", "--dice", "0"), "a roll has 1 to 6 dice"),
    (("--value", "8x2", "--against", "7", "--against", "7", "--assign", "1,2"), "must share 2 dice among 2 opponents"),
    (("--value", "8", "--against", "7", "--assign", "all"), "does not say how many dice"),
    (("--value", "8", "--melee"), "a melee has opponents"),
]


@pytest.mark.parametrize(("arguments", "message"), MISTAKES, ids=[message for _, message in MISTAKES])
def test_a_mistake_gets_a_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str | Path, ...], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = odds(*arguments)
    assert done.returncode != 0
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_pool_of_dreadball() -> None:
    """Four dice at 5+: none in 16 of 81; two Dashes at 3+: 80 of 81, then 72 of 81."""
    found = json.loads(odds("--pool", "4x5+", "--json").stdout)
    assert found["exactly"][0] == pytest.approx(16 / 81)
    found = json.loads(odds("--pool", "4x3+", "--tests", "2", "--json").stdout)
    assert found["repeated"] == [pytest.approx(80 / 81), pytest.approx(80 * 72 / 81**2)]
    found = json.loads(odds("--pool", "2x4", "--against", "1x4", "--json").stdout)
    assert found["opposed"]["doubles"] == pytest.approx(1 / 2)
    assert "loses to a double" in odds("--pool", "2x4", "--against", "1x4").stdout


def test_a_pool_with_exploding_sixes_says_how_exact_it_is() -> None:
    """Eight dice at 2+ against as many: a draw in 16.233508753 per cent, worked out to fifty digits elsewhere."""
    call = ("--pool", "8x2+", "--against", "8x2+", "--exploding")
    found = json.loads(odds(*call, "--json").stdout)
    assert found["opposed"]["draw"] == pytest.approx(0.16233508753211, abs=1e-12)
    assert 0 < found["rest"] == found["exactly"][-1] < 1e-12
    shown = odds(*call).stdout
    assert "rarer than one in 10¹²" in shown
    assert "18 or more" in shown
    assert "rest" not in json.loads(odds("--pool", "8x2+", "--json").stdout)


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (("--pool", "four"), "is no pool"),
        (("--pool", "4x5", "--value", "8"), "either --value or --pool"),
        (("--pool", "4x5", "--against", "3x4", "--tests", "2"), "not both"),
    ],
)
def test_a_pool_that_makes_no_sense(call: tuple[str, ...], told: str) -> None:
    done = odds(*call)
    assert done.returncode != 0
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_a_scenario_of_dreadball() -> None:
    """Example 19: a strike with two dice at 5+, for four points."""
    file = SCENARIOS.parents[1] / "dreadball" / "scenarios" / "examples" / "example-19-four-point-strike.toml"
    found = json.loads(odds(file, "--json").stdout)
    assert found["choices"][0]["chances"]["4 points for home"] == pytest.approx(5 / 9)
    assert "at the end of the action" in odds(file).stdout
