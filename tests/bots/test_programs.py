"""Programs of others play by lines: what is offered is what the game allows, and what they do wrong costs only them."""

import json
import sys
import time
from pathlib import Path

import pytest

import thirdhalf
from tests.bots.programs import example, program
from tests.hygiene.sources import ROOT
from thirdhalf.bots.coach import ProgramCoach, command_and_time
from thirdhalf.bots.dialogue import MOST_FAULTS
from thirdhalf.games import kit_of, names
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Outcome, Setup
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.table import Table
from thirdhalf.lab.executors import Here
from thirdhalf.lab.simulation import FORFEIT, Series, Tally, play_match, simulate

TAKE = "print('take', number, 1, flush=True)"


def played(name: str, records: Path | None = None) -> Tally:
    """A short match of a program, home, against any choice at all."""
    if records is not None:
        records.mkdir()
    return play_match(Series("takkure", {"exercise": 1}, name, "random", 1, "bots"), 0, records)


def asked_once(name: str) -> tuple[ProgramCoach, Match]:
    """A program and a match in which it is asked first, after it has answered."""
    kit = kit_of("takkure")
    game = kit.game(None)
    setup: Setup = {"exercise": 1, "attacker": "home"}
    coach = ProgramCoach(kit, game, setup, name, "any")
    match = game.new(setup, [])
    Table(match, Dice(seed_from("any")), None).play_decision((coach, None))
    return coach, match


@pytest.mark.parametrize("kind", ["py", "mjs", "c"])
def test_the_examples_play_a_match_of_every_game(kind: str, tmp_path: Path) -> None:
    command = example(kind, tmp_path)
    for game in names():
        options = dict(kit_of(game).encoder({}).lessons()[0])
        tally = play_match(Series(game, options, f"program:{command}", "random", 1, "examples"), 0, None)
        assert tally.matches == 1
        assert FORFEIT not in tally.endings


def test_the_examples_in_all_languages_play_the_same_match(tmp_path: Path) -> None:
    matches = [
        thirdhalf.play("takkure", f"program:{example(kind, tmp_path)}", "rookie", seed=3, exercise=2)
        for kind in ("py", "mjs", "c")
    ]
    choices = [[move.choice for move in match.moves] for match in matches]
    assert choices[0] == choices[1] == choices[2]


def test_a_program_answers_with_a_point_of_its_own_where_the_game_allows_it(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        """if number == "1": print("choose 1 1", flush=True); continue
for x in (99999, 0):
    print("judge", number, x, -10160, flush=True)
    said = sys.stdin.readline().split()
    if said[0] == "allowed": print("choose", number, x, -10160, flush=True); break
    assert said[:3] == ["refused", number, "1.12:"] or said[0] == "refused", said""",
    )
    coach, match = asked_once(name)
    Table(match, Dice(seed_from("any")), None).play_decision((coach, None))
    assert not coach.forfeited
    assert match.decision is not None
    assert match.decision.seat == AWAY


def test_a_program_is_shown_what_its_seat_sees(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        """import json
found = {}
for what in ("state", "setting", "question", "events"):
    print("show", what, flush=True)
    word, kind, text = sys.stdin.readline().split(" ", 2)
    assert (word, kind) == ("shown", what)
    found[what] = json.loads(text)
open(sys.argv[0] + ".json", "w").write(json.dumps(found))
print("take", number, 1, flush=True)""",
    )
    coach, match = asked_once(name)
    assert not coach.forfeited
    found = json.loads((tmp_path / "bot.py.json").read_text())
    assert sorted(found["state"]) == sorted(match.project(HOME))
    assert found["events"][0]["kind"] == (match.log or [])[0].kind


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("take {n} 99", "illegal"),
        ("take {n} 0", "illegal"),
        ("choose {n} 7", "illegal"),
        ("choose {n} 1 2 3", "illegal"),
        ("take {n}", "illegal"),
        ("take", "unreadable"),
        ("take one 1", "unreadable"),
        ("take {n} ²", "unreadable"),
        ("choose {n} " + "9" * 11, "unreadable"),
        ("choose {n} " + "1 " * 300, "unreadable"),
        ("show everything", "unreadable"),
        ("bestmove e2e4", "unreadable"),
    ],
)
def test_what_cannot_be_played_is_a_fault_and_the_first_choice_is_played(said: str, kind: str, tmp_path: Path) -> None:
    name = program(tmp_path, f"""print("{said}".replace("{{n}}", number), flush=True)""")
    coach, match = asked_once(name)
    assert [fault.partition(":")[0] for fault in coach.faults] == [kind]
    assert not coach.forfeited
    # 1.03: of the two first actions the first that is offered, (1,), was taken, and a line is to be marked.
    assert match.decision is not None
    assert match.decision.topic == "mark"


def test_who_is_late_is_warned_and_the_late_answer_passed_over(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        """if number == "1": time.sleep(0.6)
print("take", number, count, flush=True)""",
        "0.3s",
    )
    coach, match = asked_once(name)
    assert [fault.partition(":")[0] for fault in coach.faults] == ["late"]
    time.sleep(0.5)
    Table(match, Dice(seed_from("any")), None).play_decision((coach, None))
    assert len(coach.faults) == 1


def test_the_fifth_fault_forfeits_and_the_rules_play_the_match_to_its_end(tmp_path: Path) -> None:
    name = program(tmp_path, "print('take', number, 99, flush=True)")
    tally = played(name, tmp_path / "records")
    assert tally.endings == {FORFEIT: 1}
    assert (tally.home_wins, tally.away_wins) == (0, 1)
    record = thirdhalf.load(next((tmp_path / "records").glob("*.jsonl")))
    assert record.over
    assert MOST_FAULTS == 5


@pytest.mark.parametrize(
    "on_go",
    [
        "sys.exit(3)",
        "print('x' * 5000, flush=True)",
        "sys.stdout.write('x' * 10_000_000)",
        "import os; os.close(1); time.sleep(60)",
    ],
)
def test_who_is_gone_or_floods_forfeits_at_once(on_go: str, tmp_path: Path) -> None:
    assert played(program(tmp_path, on_go)).endings == {FORFEIT: 1}


@pytest.mark.parametrize(
    "on_go",
    ["while True: print('info', 'x' * 4000)", "while True: print('show state', flush=True)", "time.sleep(60)"],
)
def test_who_says_much_or_nothing_and_never_answers_forfeits(on_go: str, tmp_path: Path) -> None:
    assert played(program(tmp_path, on_go, "0.2s")).endings == {FORFEIT: 1}


def test_a_program_that_does_not_end_is_ended_with_its_children(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        f"""import subprocess
child = subprocess.Popen([{sys.executable!r}, "-c", "import time; time.sleep(99)"])
open(sys.argv[0] + ".pid", "w").write(str(child.pid))
{TAKE}
time.sleep(99)""",
    )
    coach, _ = asked_once(name)
    coach.over(Outcome(HOME, 0, 0, "any"))
    status = Path("/proc", (tmp_path / "bot.py.pid").read_text(), "stat")
    if sys.platform == "linux":
        gone = time.monotonic() + 10
        while status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z":
            assert time.monotonic() < gone
            time.sleep(0.05)


def test_the_conversation_on_the_page_is_what_is_said(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bot.md").read_text(encoding="utf-8")
    shown = page.partition("```\n> thirdhalf 1\n")[2].partition("```")[0].splitlines()
    own = [line.removeprefix("< ") for line in shown if line.startswith("< ")]
    bot = tmp_path / "bot.py"
    bot.write_text(
        f"""import sys
answers = {own!r}
print(answers.pop(0), flush=True)
for line in sys.stdin:
    open(sys.argv[0] + ".heard", "a").write("> " + line)
    if line.startswith("go"): print(answers.pop(0), flush=True)
"""
    )
    # With its last answer given it ends, and forfeits.
    play_match(Series("takkure", {"exercise": 1}, f"program:{sys.executable} {bot}", "random", 1, "1"), 0, None)
    heard = (tmp_path / "bot.py.heard").read_text().splitlines()
    expected = [line for line in shown if line.startswith("> ")]
    assert heard[1 : len(expected) + 1] == expected


def test_a_program_hears_how_it_ended(tmp_path: Path) -> None:
    file = tmp_path / "heard"
    bot = tmp_path / "bot.py"
    bot.write_text(
        f"""import sys
print("ready 1", flush=True)
for line in sys.stdin:
    open({str(file)!r}, "a").write(line)
    if line.startswith("go"): print("take", line.split()[1], 1, flush=True)
"""
    )
    tally = played(f"program:{sys.executable} {bot}")
    heard = file.read_text().splitlines()
    assert heard[:2] == ["thirdhalf 1", "match takkure home"]
    assert "setup exercise 1" in heard
    assert "time 5000" in heard
    winner = "home" if tally.home_wins else "away" if tally.away_wins else "nobody"
    over = f"over {winner} {tally.home_score} {tally.away_score} {next(iter(tally.endings))}"
    assert heard[-2:] == [over, "quit"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("program:./nothing_of_the_kind", "the program './nothing_of_the_kind' cannot be started: No such file"),
        ("program:", "there is no command"),
        ("program:'", "is no command"),
        ("program:0s:./bot", "gives the program no time"),
        (f"program:{sys.executable} -c 'print(1)'", "is no bot: it has ended"),
        (f"""program:{sys.executable} -c 'print("ready 2 x")'""", "speaks version '2' of the line protocol, not 1"),
        (f"program:{sys.executable} -c 'raise SystemExit(\"no board\")'", r"is no bot: it has ended \(no board\)"),
    ],
)
def test_what_is_no_bot_is_told_before_anything_is_played(name: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        simulate(Series("takkure", {"exercise": 1}, name, "random", 1, "bots"), Here(), None, lambda _: None)


def test_the_time_stands_before_the_command() -> None:
    assert command_and_time("program:./bot --deep 3") == ("./bot --deep 3", 5.0)
    assert command_and_time("program:0.25s:./bot") == ("./bot", 0.25)
