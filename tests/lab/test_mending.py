"""What would mend a team: numbers moved by one, things done without, and the search for the smallest change."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from thirdhalf.cli.lab.mending import run_balance, run_restricted, run_sensitivity
from thirdhalf.games import kit_of
from thirdhalf.games.takkure.game import Takkure
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game, Outcome
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.lab.experiment import rounds
from thirdhalf.lab.experiment.changes import shipped, write_content
from thirdhalf.lab.experiment.plan import read_experiment
from thirdhalf.lab.experiment.watching import PARTS, Watched, watch
from thirdhalf.lab.mending.numbers import moves_of
from thirdhalf.lab.mending.race import legs_of
from thirdhalf.lab.simulation import Series, game_with

PLANTED = """
game = "takkure"
seed = "planted"
coaches = ["random"]
rounds = {rounds}

[[variant]]
name = "planted"
[[variant.change]]
file = "teams/yamato.toml"
of = "hayabusa"
field = "bac"
place = 0
by = 2

[balance]
trials = 25
confirm = {rounds}
{numbers}
"""
PLAYERS = ("yokozuna", "hayabusa", "oyabun", "tetsu")
NUMBER = """
[[balance.number]]
file = "teams/yamato.toml"
of = "{of}"
field = "bac"
place = 0
low = 3
high = 12
"""
WORTH = 60
"""What one BaC of a player is worth to its team in the matches that are made up here, in thousandths of a win."""


def planted(folder: Path, count: int) -> Path:
    file = folder / "planted.toml"
    numbers = "".join([NUMBER.format(of=of) for of in PLAYERS])
    file.write_text(PLANTED.format(rounds=count, numbers=numbers), encoding="utf-8")
    return file


def made_up(series: Series, index: int, forgone: object, luck: bool) -> Watched:
    """A match that Yamato's BaC decide, and a throw that is the same in every variant."""
    game = game_with(series.game, series.content)
    better = all_bac(game) - all_bac(kit_of("takkure").game(None))
    at_home = series.options["home"] == "yamato"
    throw = Chooser(f"{series.seed}/{index}/{at_home}").below(1000)
    won = throw < 500 + WORTH * better
    winner = HOME if won == at_home else AWAY
    outcome = Outcome(winner, int(winner == HOME), int(winner == AWAY), "")
    return Watched(outcome, 1, {}, 0, 0, 0, ([0] * PARTS, [0] * PARTS), {}, 0)


def all_bac(game: Game) -> int:
    assert isinstance(game, Takkure)
    return sum([card.profile.bac for card in game.team("yamato").cards[: len(PLAYERS)]])


def test_a_planted_fault_is_found_and_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rounds, "watch", made_up)
    file = planted(tmp_path, 250)
    assert run_sensitivity(file, PLAYERS, ("bac", "str"), None, 1, "", True) == 0
    told = json.loads(capsys.readouterr().out)
    effects = {each["name"]: each for each in told["effects"]}
    assert {name for name, each in effects.items() if each["counts"]} == {f"{of} bac[0]" for of in PLAYERS}
    assert effects["hayabusa bac[0]"]["mean"] == pytest.approx(WORTH / 1000, abs=0.03)
    assert effects["hayabusa bac[0]"]["note"] == "now 9, comes as 7, would mend it: one less"
    # What does nothing went home after the first leg, what does something played to the end.
    assert effects["tetsu str"]["mean"] == 0
    assert (effects["tetsu str"]["rounds"], effects["tetsu bac[0]"]["rounds"]) == (legs_of(250)[0], 250)
    [change] = told["changes"]
    assert change["mean"] == pytest.approx(2 * WORTH / 1000, abs=0.04)
    assert change["note"] == "now 9, comes as 7, would mend it: as it comes"
    assert change["counts"]
    assert run_balance(file, None, 1, "", True) == 0
    told = json.loads(capsys.readouterr().out)
    before, after = [each["cells"][0]["measures"]["share"]["mean"] for each in told["variants"]]
    assert before > 0.55
    assert told["confirmed"]
    assert after == pytest.approx(0.5, abs=0.05)
    # Two less, of whomever, or one less where that is enough: no more than was planted.
    assert 1 <= told["size"] <= 2
    folder = file.with_suffix(".balance")
    assert "[[variant.change]]" in (folder / "patch.toml").read_text("utf-8")
    assert kit_of("takkure").game(folder / "content").content_hash()
    page = (folder / "report.html").read_text("utf-8")
    assert "Confirmed with fresh dice" in page
    # Run again it plays nothing again, and says the same to the last byte.
    monkeypatch.setattr(rounds, "watch", None)
    assert run_balance(file, None, 1, "", True) == 0
    assert json.loads(capsys.readouterr().out) == told
    assert (folder / "report.html").read_text("utf-8") == page


def test_what_is_forgone_is_not_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    series = Series("dreadball", {"rushes": 6}, "random", "random", 1, "without", coverage=True)
    free = watch(series, 0, ((), ()), False)
    bound = watch(series, 0, (("action: run",), ("action: run",)), False)
    assert free.seen["action: run"] > 10
    # A player without another action runs all the same.
    assert bound.seen.get("action: run", 0) < free.seen["action: run"] / 2
    file = tmp_path / "slams.toml"
    file.write_text('game = "dreadball"\ncoaches = ["random"]\nrounds = 2\n[options]\nrushes = 2\n', encoding="utf-8")
    assert run_restricted(file, ("action",), ("slam", "run"), None, 1, "", True) == 0
    names = [each["name"] for each in json.loads(capsys.readouterr().out)["effects"]]
    teams = ("veer-myn", "forgefathers")
    assert sorted(names) == sorted([f"{team} without action: {what}" for team in teams for what in ("run", "slam")])
    assert "Veer-myn without action: slam" in file.with_suffix(".restricted").joinpath("report.html").read_text("utf-8")
    with pytest.raises(ValueError, match="kinds are: action"):
        run_restricted(file, ("card",), (), None, 1, "", True)


def test_luck_changes_nothing_that_is_played() -> None:
    series = Series("dreadball", {"rushes": 2}, "random", "random", 1, "lucky", coverage=True)
    plain, judged = [watch(series, 0, ((), ()), luck) for luck in (False, True)]
    assert judged._replace(luck=0, outcome=plain.outcome) == plain
    assert (judged.outcome.home_score, judged.outcome.away_score) == (
        plain.outcome.home_score,
        plain.outcome.away_score,
    )
    assert judged.luck


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("low = 3", "balance.number[0].low: what it is now, 9, must lie between low and high"),
        ('field = "bac"', "'hayabusa' has no field 'luck'"),
        ("place = 0", "'bac' has no place 7"),
    ],
)
def test_bad_bounds_are_named(tmp_path: Path, wrong: str, said: str) -> None:
    better = {"low = 3": "low = 10", 'field = "bac"': 'field = "luck"', "place = 0": "place = 7"}[wrong]
    file = tmp_path / "bad.toml"
    numbers = NUMBER.format(of="hayabusa").replace(wrong, better)
    file.write_text(PLANTED.format(rounds=1, numbers=numbers), encoding="utf-8")
    with pytest.raises(BadFile) as error:
        read_experiment(file)
    assert said in str(error.value)


REAL = """
game = "takkure"
seed = "{seed}"
coaches = ["club"]
teams = ["yamato", "teriomorphs"]
rounds = {rounds}
[options]
exercise = 4

[[variant]]
name = "planted"
{changes}
[balance]
confirm = 400
{numbers}
"""
"""Four against four, between `club` coaches: the two teams are even there."""
STARTERS = {
    "yamato": {"yokozuna": (7, 11), "hayabusa": (7, 9), "oyabun": (9, 11), "tetsu": (6, 11)},
    "teriomorphs": {"apis": (6, 10), "anpu": (7, 11), "thoth": (8, 10), "selket": (6, 11)},
}
"""Their BaC: in general, and for a try."""
FAULTS = [("yamato", "hayabusa", "planted"), ("yamato", "hayabusa", "other"), ("teriomorphs", "anpu", "planted")]


def real(folder: Path, team: str, player: str, seed: str, count: int) -> Path:
    """Two more BaC of both kinds for a player; they and a team mate's may be moved."""

    def where(of: str, place: int) -> str:
        return f'file = "teams/{team}.toml"\nof = "{of}"\nfield = "bac"\nplace = {place}\n'

    changes = [f"[[variant.change]]\n{where(player, place)}by = 2\n" for place in (0, 1)]
    mate = next(of for of in STARTERS[team] if of != player)
    numbers = []
    for of, place, now in ((player, 0, 2), (player, 1, 2), (mate, 0, 0)):
        now += STARTERS[team][of][place]
        numbers.append(f"[[balance.number]]\n{where(of, place)}low = {now - 2}\nhigh = {now + 1}\n")
    file = folder / f"{player}-{seed}.toml"
    text = REAL.format(seed=seed, rounds=count, changes="".join(changes), numbers="".join(numbers))
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.soak
@pytest.mark.parametrize(("team", "player", "seed"), FAULTS)
def test_a_fault_planted_in_real_matches_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], team: str, player: str, seed: str
) -> None:
    file = real(tmp_path, team, player, seed, 480)
    assert run_sensitivity(file, tuple(STARTERS[team]), ("bac",), None, 1, "", True) == 0
    told = json.loads(capsys.readouterr().out)
    both = told["changes"][0] if "," in told["changes"][0]["name"] else told["changes"][1]
    with capsys.disabled():
        said = f"{both['mean']:+.3f} ({both['low']:+.3f} to {both['high']:+.3f}), {both['chance']}"
        print(f"\n{both['name']}: {said}; {both['note']}")
    assert both["name"] == f"{player} bac[0], {player} bac[1]"
    assert both["counts"]


@pytest.mark.soak
@pytest.mark.parametrize(("team", "player", "seed"), FAULTS)
def test_a_fault_planted_in_real_matches_is_undone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], team: str, player: str, seed: str
) -> None:
    status = run_balance(real(tmp_path, team, player, seed, 120), None, 1, "", True)
    told = json.loads(capsys.readouterr().out)
    before, after = [each["cells"][0]["measures"]["share"] for each in told["variants"]]
    changed = {name: each for name, each in told["numbers"].items() if each["before"] != each["after"]}
    with capsys.disabled():
        for each in (before, after):
            print(f"\n{each['mean']:.3f} ({each['low']:.3f} to {each['high']:.3f})", end="")
        print(f": {changed}, {len(told['trials'])} changes tried")
    assert status == 0
    assert told["confirmed"]
    assert abs(before["mean"] - 0.5) > 0.05
    assert after["mean"] == pytest.approx(0.5, abs=0.05)
    # No more is changed than was planted.
    assert 1 <= told["size"] <= 4


def test_every_number_of_a_card_is_moved_in_whatever_row_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "swords.toml"
    file.write_text('game = "takkure"\nteams = ["yamato", "gokin-ka"]\n', encoding="utf-8")
    moves = moves_of(read_experiment(file), (), ("bonus", "dice", "amount"))
    names = [each.number.name for each in moves.moved]
    for name in ("kiai amount", "crossed-swords actions[0].bonus", "battering-ram actions[0].dice"):
        assert name in names
    # Another team's card concerns nobody here.
    assert "spout actions[1].bonus" not in names
    [more] = [each.more for each in moves.moved if each.number.name == "crossed-swords actions[0].bonus"]
    assert more is not None
    folder = write_content("takkure", None, more.changes, tmp_path / "more")
    assert folder is not None
    before, after = [entries_of(where / "team_plays.toml") for where in (shipped("takkure"), folder)]
    changed = {id: play for id, play in after.items() if play != before[id]}
    assert [play["actions"][0]["bonus"] for play in changed.values()] == [3]


def entries_of(file: Path) -> dict[str, dict[str, Any]]:
    return {play["id"]: play for play in tomllib.loads(file.read_text("utf-8"))["team_play"]}


def test_a_race_sends_home_of_which_nothing_is_seen() -> None:
    assert legs_of(320) == [20, 20, 40, 80, 160]
    assert legs_of(100) == [25, 25, 50]
    assert legs_of(20) == [20]
