"""A third game, registered by one line, plays through everything: nothing else in the project knows of it."""

import ast
import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tests.hygiene.sources import ROOT, package_files, shown
from thirdhalf import play
from thirdhalf.coaches.hints import hints
from thirdhalf.environment import env
from thirdhalf.games import kit_of, kits, names
from thirdhalf.kernel.dice import Dice, ScriptedDice, seed_from
from thirdhalf.kernel.record import Recorder, read_record, write_record
from thirdhalf.kernel.replay import verify
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.executors import working
from thirdhalf.lab.simulation import Series, simulate
from thirdhalf.lab.sparring import sparring
from thirdhalf.words import LANGUAGES, words
from thirdhalf.words.rulebook import explanation, title
from thirdhalf.words.telling import sentence

HERE = Path(__file__).parent
DIAGONAL = HERE / "scenarios" / "toss-and-diagonal.toml"


def thirdhalf(*arguments: str) -> str:
    """What the command line prints."""
    command = [sys.executable, "-m", "thirdhalf", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_one_line_registers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert names() == ["takkure", "dreadball", "noughts"]
    assert [kit.id for kit in kits()] == names()
    monkeypatch.delenv("THIRDHALF_GAMES")
    assert names() == ["takkure", "dreadball"]
    with pytest.raises(ValueError, match="there is no game 'noughts'; there are: takkure, dreadball"):
        kit_of("noughts")


def test_two_games_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THIRDHALF_GAMES", "tests.games.noughts,tests.games.noughts")
    assert names() == ["takkure", "dreadball", "noughts"]
    monkeypatch.setenv("THIRDHALF_GAMES", "my_games.takkure")
    with pytest.raises(ValueError, match=r"called 'takkure': thirdhalf\.games\.takkure and my_games\.takkure"):
        kits()


def test_a_game_is_called_as_its_package_is(monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("crosses")
    kit = ModuleType("crosses.kit")
    kit.__dict__["KIT"] = kit_of("noughts")
    monkeypatch.setitem(sys.modules, "crosses", package)
    monkeypatch.setitem(sys.modules, "crosses.kit", kit)
    monkeypatch.setenv("THIRDHALF_GAMES", "crosses")
    with pytest.raises(ValueError, match="the game in crosses calls itself 'noughts'"):
        kit_of("crosses")


def test_nothing_in_the_package_names_it() -> None:
    """But for examples in docstrings."""
    sources = [path for path in package_files() if "noughts" in path.read_text(encoding="utf-8").lower()]
    assert [shown(path) for path in sources if "noughts" in without_docstrings(path)] == []


def without_docstrings(path: Path) -> str:
    """A module's code."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant("")
    return ast.unparse(tree).lower()


def test_its_record_is_replayed_to_the_last_event(tmp_path: Path) -> None:
    kit = kit_of("noughts")
    game = kit.game(None)
    match = game.new({}, [])
    recorder = Recorder(game, "test", {}, ("one", "two"), seed_from("1"))
    random = kit.roster.coach("random", "1")
    Table(match, Dice(seed_from("1")), recorder).play((random, random))
    write_record(recorder.record(match), tmp_path / "match.jsonl")
    assert verify(game, read_record(tmp_path / "match.jsonl")).project(0) == match.project(0)


def test_it_is_simulated_by_as_many_workers_as_one_likes(tmp_path: Path) -> None:
    plan = Series("noughts", {"first": "away"}, "random", "random", 400, "many", coverage=True)
    with working(2) as executor:
        tally = simulate(plan, executor, tmp_path, lambda _: None)
    assert tally.matches == 400 == len(list(tmp_path.iterdir()))
    # Of all orders in which nine squares can be filled, the one to begin wins 58.5 in a hundred, the other 28.8.
    assert 0.5 < tally.away_wins / 400 < 0.67
    assert 0.2 < tally.home_wins / 400 < 0.37
    assert tally.endings == {"three in a row": 400 - tally.draws, "no square left": tally.draws}
    assert tally.seen["event: ended"] == 400


def test_its_odds_are_exact() -> None:
    """N1: the higher of two dice begins, ties are rolled again; who takes the first free square then wins."""
    kit = kit_of("noughts")
    match = kit.read_scenario(kit.game(None), DIAGONAL).play(0)
    odds = kit.forecast.odds(match, kit.forecast.quiet, 10_000, None)
    assert odds.unexplored == 0
    assert odds.shares == {(("winner", 0),): Fraction(1, 2), (("winner", 1),): Fraction(1, 2)}


def test_hints_are_the_options_by_habit() -> None:
    kit = kit_of("noughts")
    match = kit.game(None).new({"first": "away"}, None)
    assert [hint.choice for hint in hints(View(match, 1), "1", kit.looking)] == [(0,), (1,), (2,)]


def test_bots_learn_it() -> None:
    """Whoever takes the first free square against one who does too: the one to begin wins."""
    taken = env("noughts", first="home")
    taken.reset(seed=1)
    for agent in taken.agent_iter():
        observation, reward, termination, _, _ = taken.last()
        taken.step(None if termination else 0)
        assert observation is not None
        # 0.1 for the score, 1 for the result.
        assert reward in (-1.1, 0, 1.1)
        assert agent in ("home", "away")
    single = sparring("noughts", "random", first="away")
    seen, _ = single.reset(seed=1)
    assert sum(seen["observation"]) == -1
    assert sum(seen["action_mask"]) == 8


def test_it_is_told_in_every_language() -> None:
    kit = kit_of("noughts")
    game = kit.game(None)
    match = kit.read_scenario(game, DIAGONAL).run()
    tellings = [game.tell(match, event) for event in match.log or []]
    told = {language: [sentence(words(language), telling) for telling in tellings] for language in LANGUAGES}
    assert told["en"][1] == "Away marks b2."
    assert told["de"][-1] == "Es ist aus, drei in einer Reihe: Gast gewinnt."
    assert told["fr"][0] == "Extérieur gagne le tirage, 2 : 5, et commence."
    for language in LANGUAGES:
        for number in kit.rule_numbers():
            assert title(words(language), number)
            assert explanation(words(language), number)


def test_the_toss_is_rolled_until_it_is_decided() -> None:
    match = kit_of("noughts").game(None).new({}, [])
    Table(match, ScriptedDice((4, 4, 1, 1, 6, 5)), None).let_chance_answer()
    assert match.project(0)["first"] == "home"


def test_the_command_line_plays_it(tmp_path: Path) -> None:
    assert thirdhalf("check", str(HERE / "scenarios")).endswith("5 passed, 0 failed\n")
    played = json.loads(thirdhalf("simulate", "noughts", "--matches", "20", "--json", "--records", str(tmp_path)))
    assert played["matches"] == 20
    record = str(next(tmp_path.iterdir()))
    assert " marks " in thirdhalf("replay", "--verify", "--text", record)
    chances = json.loads(thirdhalf("odds", str(DIAGONAL), "--line", "2", "--json"))["choices"][0]["chances"]
    assert chances == {"home wins": 0.5, "away wins": 0.5}
    assert "N3" in thirdhalf("rules")
    assert "wins" in thirdhalf("play", "--terminal", "--game", "noughts", "--seed", "1")


def test_it_is_drawn_though_it_says_nothing_about_it() -> None:
    drawn = env("noughts", render_mode="rgb_array", first="home")
    drawn.reset(seed=1)
    before = drawn.render()
    drawn.step(4)
    after = drawn.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert (before != after).any()
    written = env("noughts", render_mode="ansi", first="home")
    written.reset(seed=1)
    assert str(written.render()).endswith("home decides")


def test_a_moment_of_it_is_exported(tmp_path: Path) -> None:
    match = play("noughts", seed=3)
    (tmp_path / "moment.toml").write_text(match.scenario(3, 2))
    assert kit_of("noughts").read_scenario(match.game, tmp_path / "moment.toml").run().log == match.position(5).log
