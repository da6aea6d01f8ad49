"""A fault planted on a card is found and undone where it decides matches: in made-up ones."""

import json
from pathlib import Path

import pytest

from thirdhalf.cli.lab.mending import run_balance, run_sensitivity
from thirdhalf.games import kit_of
from thirdhalf.games.takkure.game import Takkure
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.game import Game, Outcome
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.lab.experiment import rounds
from thirdhalf.lab.experiment.watching import PARTS, Watched
from thirdhalf.lab.simulation import Series, game_with

CARD = "piston"
MATE = "hydraulics"
WHERE = 'file = "team_plays.toml"\nof = "piston"\nfield = "actions[0].bonus"\n'
PLANTED = f"""
game = "takkure"
seed = "planted"
coaches = ["random"]
teams = ["gokin-ka", "yamato"]
rounds = 200

[[variant]]
name = "planted"
[[variant.change]]
{WHERE}by = 2

[balance]
confirm = 300
[[balance.number]]
{WHERE}low = 0
high = 5
[[balance.number]]
file = "individual_plays.toml"
of = "{MATE}"
field = "amount"
low = 1
high = 5
"""
"""Two more on the bonus that Gokin-ka's team play gives to who breaks through; it and another card may be moved."""
WORTH = 50
"""What one of the bonus is worth in the matches that are made up here, in thousandths of a win."""


def bonus(game: Game) -> int:
    assert isinstance(game, Takkure)
    return next(play.actions[0].bonus for play in game.catalog.box.team_plays if play.id == CARD)


def made_up(series: Series, index: int, forgone: object, luck: bool) -> Watched:
    """A match that the card decides, and a throw that is the same in every variant."""
    better = bonus(game_with(series.game, series.content)) - bonus(kit_of("takkure").game(None))
    at_home = series.options["home"] == "gokin-ka"
    won = Chooser(f"{series.seed}/{index}/{at_home}").below(1000) < 500 + WORTH * better
    winner = HOME if won == at_home else AWAY
    outcome = Outcome(winner, int(winner == HOME), int(winner == AWAY), "")
    return Watched(outcome, 1, {}, 0, 0, 0, ([0] * PARTS, [0] * PARTS), {}, 0)


def test_a_fault_planted_on_a_card_is_found_and_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rounds, "watch", made_up)
    file = tmp_path / "piston.toml"
    file.write_text(PLANTED, encoding="utf-8")
    assert run_sensitivity(file, (CARD, MATE), ("bonus", "amount"), None, 1, "", True) == 0
    told = json.loads(capsys.readouterr().out)
    assert {each["name"] for each in told["effects"] if each["counts"]} == {"piston actions[0].bonus"}
    [change] = told["changes"]
    assert change["counts"]
    assert change["note"] == "now 4, comes as 2, would mend it: as it comes"
    assert change["mean"] == pytest.approx(2 * WORTH / 1000, abs=0.04)
    assert run_balance(file, None, 1, "", True) == 0
    told = json.loads(capsys.readouterr().out)
    before, after = [each["cells"][0]["measures"]["share"]["mean"] for each in told["variants"]]
    assert before > 0.55
    assert told["confirmed"]
    assert after == pytest.approx(0.5, abs=0.05)
    folder = file.with_suffix(".balance") / "content"
    assert 1 <= bonus(kit_of("takkure").game(folder)) <= 3
