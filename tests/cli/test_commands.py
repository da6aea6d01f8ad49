"""The command line as it is used: real processes, real files, one-line errors."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine import TESTED
from thirdhalf import __version__
from thirdhalf.games import kit_of, names

ROOT = Path(__file__).parents[2]
"""`make test-compiled` says that the engine it tests is compiled."""
SCENARIOS = ROOT / "tests" / "games" / "takkure" / "scenarios"


def thirdhalf(*arguments: str | Path, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command; the answers are typed in."""
    command = [sys.executable, "-m", "thirdhalf", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, input=answers)


def test_the_version_is_told() -> None:
    done = thirdhalf("--version")
    assert done.returncode == 0
    assert done.stdout == f"thirdhalf, version {__version__}, {TESTED}\n"


def test_the_version_is_told_without_loading_the_commands() -> None:
    loaded = loaded_by("--version")
    assert "thirdhalf.cli" in loaded
    assert not loaded & {"thirdhalf.cli.main", "click", "pathlib"}


def test_help_is_told_without_loading_the_engine() -> None:
    loaded = loaded_by("--help")
    assert "thirdhalf.cli.main" in loaded
    assert not loaded & {"thirdhalf.kernel", "thirdhalf.coaches", "thirdhalf.games.kit"}


def test_the_version_is_told_among_other_words_too() -> None:
    assert thirdhalf("--version", "simulate").stdout == thirdhalf("--version").stdout


def loaded_by(argument: str) -> set[str]:
    """The modules that the command loads to answer."""
    command = [sys.executable, "-S", "-X", "importtime", "-m", "thirdhalf", argument]
    paths = os.pathsep.join(sys.path)
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=True, env={**os.environ, "PYTHONPATH": paths}
    )
    return {line.split("|")[-1].strip() for line in done.stderr.splitlines()}


def test_help_lists_the_commands() -> None:
    done = thirdhalf("--help")
    assert done.returncode == 0
    for command in ("check", "ladder", "play", "replay", "simulate"):
        assert command in done.stdout


def test_simulate_prints_the_documented_fields_and_repeats_itself() -> None:
    call = ("simulate", "takkure", "--exercise", "1", "--matches", "60", "--seed", "7", "--json")
    first = json.loads(thirdhalf(*call).stdout)
    second = json.loads(thirdhalf(*call, "--workers", "2").stdout)
    fields = ["matches", "home_wins", "away_wins", "draws", "home_score", "away_score", "decisions", "seconds"]
    assert list(first)[:8] == fields
    assert first["matches"] == 60
    assert first["home_wins"] + first["away_wins"] + first["draws"] == 60
    first.pop("seconds")
    second.pop("seconds")
    assert first == second


def test_a_series_says_what_it_plays_to_the_letter() -> None:
    call = ("simulate", "takkure", "--exercise", "1", "--matches", "2", "--readings", "steal,contact")
    assert "to the letter: contact, steal" in " ".join(thirdhalf(*call).stdout.split())


def test_a_ladder_prints_the_documented_fields(tmp_path: Path) -> None:
    call = ("ladder", "random", "rookie", "--exercise", "1", "--pairs", "8", "--seed", "7")
    printed = json.loads(thirdhalf(*call, "--json").stdout)
    assert list(printed) == ["matches", "game", "options", "seed", "difference", "seconds", "coaches", "pairings"]
    assert [list(each) for each in printed["coaches"]] == [["coach", "elo", "low", "high"]] * 2
    fields = "first second pairs wins draws losses first_score second_score points share elo low high verdict"
    assert list(printed["pairings"][0]) == fields.split()
    told = thirdhalf(*call, "--picture", tmp_path / "ladder.svg")
    assert told.returncode == 0
    assert "rookie" in told.stdout
    drawn = (tmp_path / "ladder.svg").read_text(encoding="utf-8")
    best = max(printed["coaches"], key=lambda each: each["elo"])
    assert drawn.index(best["coach"]) < drawn.index("random")
    assert drawn.count('class="dot"') == 2


def test_records_do_not_go_among_older_ones(tmp_path: Path) -> None:
    old = tmp_path / "takkure-000009.jsonl"
    old.write_text("an older record")
    done = thirdhalf("simulate", "takkure", "--exercise", "1", "--matches", "1", "--records", tmp_path)
    assert done.returncode == 1
    assert done.stderr == f"thirdhalf: {tmp_path} holds records already (takkure-000009.jsonl): name an empty folder\n"
    assert list(tmp_path.iterdir()) == [old]


def test_records_are_written_verified_and_told(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    done = thirdhalf("simulate", "takkure", "--exercise", "2", "--matches", "3", "--records", folder)
    assert done.returncode == 0, done.stderr
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"takkure-00000{n}.jsonl" for n in (1, 2, 3)]
    done = thirdhalf("replay", files[0], "--verify")
    assert done.returncode == 0
    assert "verified" in done.stdout
    told = thirdhalf("replay", files[0], "--text")
    assert told.returncode == 0
    assert " 1.01  Home takes 4 activation tokens." in told.stdout
    assert "It is over" in told.stdout


def test_dreadball_is_simulated_recorded_and_told(tmp_path: Path) -> None:
    call = ("simulate", "dreadball", "--preset", "demo", "--switch", "landslide=2", "--switch", "saveOnCatch=true")
    done = thirdhalf(*call, "--matches", "3", "--records", tmp_path, "--json", "--coverage")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["matches"] == 3
    file = tmp_path / "dreadball-000001.jsonl"
    assert "verified" in thirdhalf("replay", file, "--verify").stdout
    told = thirdhalf("replay", file, "--text", "--lang", "fr")
    assert "   D7  Rush 1 : " in told.stdout
    table = thirdhalf("simulate", "dreadball", "--matches", "2")
    assert "DreadBall, sheet rules: 2 played" in table.stdout


def test_scenarios_of_both_games_are_checked_together() -> None:
    done = thirdhalf(
        "check",
        SCENARIOS / "0-first-contact" / "grounded-carrier.toml",
        SCENARIOS.parents[1] / "dreadball" / "scenarios" / "examples" / "example-01-run.toml",
    )
    assert done.returncode == 0, done.stderr
    assert "2 passed, 0 failed" in done.stdout


def test_rules_of_dreadball_are_explained() -> None:
    for language, word in (("en", "Sprint"), ("fr", "Ramasser"), ("de", "Aufheben")):
        done = thirdhalf("rules", "d11.1", "--lang", language)
        assert done.returncode == 0
        assert word in done.stdout


@pytest.mark.parametrize(
    ("games", "error"),
    [
        ("my_games.takkure", "two games are called 'takkure': thirdhalf.games.takkure and my_games.takkure"),
        ("my_games.fours", "THIRDHALF_GAMES names 'my_games.fours', which is no package here"),
    ],
)
def test_games_that_cannot_be_are_told_in_one_line(monkeypatch: pytest.MonkeyPatch, games: str, error: str) -> None:
    monkeypatch.setenv("THIRDHALF_GAMES", games)
    done = thirdhalf("rules")
    assert done.returncode == 1
    assert done.stderr == f"thirdhalf: {error}\n"


ADVISED = {"takkure": ("--measuring", "open")}
"""What must be agreed on for hints."""


def first_lesson(game: str) -> list[str]:
    """The options for a match to begin with, which is short."""
    return [word for key, value in kit_of(game).encoder({}).lessons()[0].items() for word in (f"--{key}", str(value))]


@pytest.mark.parametrize("game", names())
def test_play_tells_a_match_in_a_terminal(game: str) -> None:
    for language, over in (("en", "It is over"), ("fr", "C’est fini")):
        options = (*first_lesson(game), "--seed", "3", "--lang", language)
        done = thirdhalf("play", "--terminal", "--game", game, *options)
        assert done.returncode == 0
        assert over in done.stdout


def test_nobody_is_advised_in_a_terminal_before_something_is_declared() -> None:
    """0.03: neither by Enter nor by a question mark; the number of an answer does."""
    done = thirdhalf("play", "--terminal", "--exercise", "1", "--seat", "home", answers="\n?\n1\nq\n")
    assert done.stdout.count("0.03: Measuring is closed: before you declare, nothing is measured.") == 2


@pytest.mark.parametrize("game", names())
def test_every_game_is_coached_in_a_terminal(game: str) -> None:
    """Enter takes the first hint, until the match is over."""
    options = (*first_lesson(game), *ADVISED.get(game, ()), "--seed", "5", "--seat", "home")
    done = thirdhalf("play", "--terminal", "--game", game, *options, answers="\n" * 300)
    assert done.returncode == 0, done.stderr
    assert "> " in done.stdout
    assert done.stdout.splitlines()[-1].startswith(("home wins", "away wins", "nobody wins"))


def test_lengths_in_a_terminal_are_inches_or_millimetres() -> None:
    """1.04: what is no point, or off every table, is asked for again; then a marker is laid."""
    options = ("--game", "takkure", "--exercise", "1", "--seed", "5", "--seat", "home")
    answers = "move\n0 99\n1in 2\n0 4 cm\n0 -101.6 mm\nq\n"
    done = thirdhalf("play", "--terminal", *options, answers=answers)
    assert done.returncode == 130, done.stderr
    assert "must be at most 51 inches (1295.4 mm)" in done.stdout
    assert "'1in 2' has a unit for x and none for y" in done.stdout
    assert "'0 4 cm' is no point" in done.stdout
    assert "Hayabusa marks a run: in the middle, in the half of Away." in done.stdout


def test_answers_in_a_terminal_are_numbers_words_or_refused() -> None:
    """D6.2, D6.4: a formation by number, a token by word; then who plays leaves."""
    options = ("--game", "dreadball", "--seed", "3", "--seat", "home")
    done = thirdhalf("play", "--terminal", *options, answers="1\n?\nveer-myn-2\nslam\n99\nfoo\n1 -2\nq\n")
    assert done.returncode == 130
    assert "A slam on Forgefathers Guard 1: down in 69 of 100 cases." in done.stdout
    assert "Veer-myn Guard 2 gets a token: Slam" in done.stdout
    assert "there are 1 to 7" in done.stdout
    assert "'foo' is not offered for 'step'" in done.stdout
    assert "Veer-myn Guard 2 moves, in the middle." in done.stdout
    # The options are numbered on the pitch, around the player who moves.
    assert "· 5 6 ·" in done.stdout
    assert "· 4 2→3⇐" in done.stdout
    assert "· 3 2 ·" in done.stdout


@pytest.mark.parametrize(("language", "term"), [("en", "Tackle"), ("fr", "Plaquer"), ("de", "TACKLE")])
def test_rules_are_explained_in_three_languages(language: str, term: str) -> None:
    done = thirdhalf("rules", "1.21", "--lang", language)
    assert done.returncode == 0
    assert term in done.stdout
    listing = thirdhalf("rules", "--lang", language)
    assert "R-30" in listing.stdout


def test_check_counts_what_holds_and_what_does_not(tmp_path: Path) -> None:
    good = SCENARIOS / "1-first-steps" / "dodge-tied.toml"
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace("title", "titel"), encoding="utf-8")
    done = thirdhalf("check", good, bad)
    assert done.returncode == 1
    assert "1 passed, 1 failed" in done.stdout
    assert done.stderr.count("\n") == 1
    assert f"{bad}: title: is missing" in done.stderr


def test_check_counts_every_variant_and_tells_what_led_to_a_failure(tmp_path: Path) -> None:
    file = tmp_path / "criticals.toml"
    good = (SCENARIOS / "1-first-steps" / "criticals.toml").read_text(encoding="utf-8")
    file.write_text(good.replace('dice = "7 1"', 'dice = "7 2"'), encoding="utf-8")
    done = thirdhalf("check", file)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (1, "2 passed, 1 failed")
    first, *told = done.stderr.splitlines()
    assert re.match(rf"FAIL  {re.escape(str(file))}:\d+: variant '[^']+': variant\[1\]\.expect\.events\[\d\]: ", first)
    assert "  line 8: dice: 7 2" in told
    assert "      rolled:   7 2" in told
    assert told[-1].startswith("      FAILS:    variant[1].expect.events[")
    assert thirdhalf("check", "--quiet", file).stdout == "2 passed, 1 failed\n"


def test_check_traces_what_holds() -> None:
    done = thirdhalf("check", "--trace", SCENARIOS / "1-first-steps" / "dodge-tied.toml")
    assert done.returncode == 0
    for word in ("it begins", "asked: ", "offered: ", "chosen: ", "rolled: ", "happened: ", "holds: ", "then"):
        assert word in done.stdout
    assert "      offered:  a way of at most 3 in" in done.stdout.splitlines()


MISTAKES = [
    (("replay", "nothing.jsonl"), "nothing.jsonl: No such file"),
    (("check", "nothing.toml"), "nothing.toml: No such file"),
    (("check", "."), "no scenario file"),
    (("simulate", "takkure", "--home", "nobodies"), "there is no team 'nobodies'"),
    (("simulate", "takkure", "--readings", "nonsense"), "there is no reading 'nonsense'; there are: "),
    (("simulate", "takkure", "--home-coach", "nobody"), "there is no coach 'nobody'"),
    (("ladder", "club"), "two or more different coaches"),
    (("ladder", "club", "nobody"), "there is no coach 'nobody'"),
    (("ladder", "club:9", "random"), "the coach 'club' takes no budget; these do: province, international"),
    (("ladder", "province:soon", "random"), "'soon' is no budget: write evaluations (200) or seconds (0.3s)"),
    (("simulate", "takkure", "--exercise", "9"), "there is no exercise 9"),
    (("simulate", "chess"), "'chess' is not"),
    (("simulate", "dreadball", "--exercise", "3"), "dreadball knows no option 'exercise'"),
    (("simulate", "takkure", "--preset", "demo"), "takkure knows no option 'preset'"),
    (("simulate", "dreadball", "--preset", "huge"), "there is no preset 'huge'"),
    (("simulate", "dreadball", "--switch", "rushes"), "--switch wants NAME=VALUE"),
    (("simulate", "takkure", "--matches", "0"), "0 is not in the range"),
    (("play", "--terminal", "--exercise", "77"), "there is no exercise 77"),
    (("play", "--terminal", "--game", "dreadball", "--exercise", "1"), "dreadball knows no option 'exercise'"),
    (("play", "--terminal", "--coach", "nobody"), "there is no coach 'nobody'"),
    (("play", "--exercise", "1"), "--exercise belongs to play with --terminal"),
    (("play", "--game", "dreadball"), "--game belongs to play with --terminal"),
    (("play", "--terminal", "--port", "1"), "--port belongs to play without --terminal"),
    (("rules", "9.99"), "there is no rule '9.99'"),
    (("rules", "1.04", "--lang", "xx"), "there is no language 'xx'"),
    (("dance",), "No such command"),
]


@pytest.mark.parametrize(("arguments", "message"), MISTAKES, ids=[" ".join(call) for call, _ in MISTAKES])
def test_a_mistake_gets_a_clear_line_and_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = thirdhalf(*arguments)
    assert done.returncode != 0
    assert message in done.stderr
    assert "Traceback" not in done.stderr
