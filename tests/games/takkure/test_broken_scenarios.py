"""A scenario file that cannot be used, or does not hold, gets one line naming file and field."""

import os
from pathlib import Path

import pytest

from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.scenarios.reading import read_scenario
from thirdhalf.kernel.fields import BadFile

GOOD = """title = "A run"
rules = ["1.08"]
play = ["first action: move", "mark: 0 4", "defence: pressure", "defensive move: stay", "second action: nothing"]

[table]
attacker = "home"

[[player]]
team = "home"
id = "runner"
at = [0, 0]
ball = true

[[player]]
team = "away"
id = "guard"
at = [0, 8]

[expect.player.runner]
at = [0, 4]
"""

MISTAKES = [
    ('title = "A run"', "", "title: is missing"),
    ('rules = ["1.08"]', 'rules = ["9.99"]', "rules[0]: there is no rule '9.99'"),
    ('"first action: move"', '"first\\naction"', "play[0] 'first action': 'first action' has no colon"),
    ('"first action: move"', '"first action: fly"', "play[0] 'first action: fly': 'fly' is not offered"),
    (
        '"mark: 0 4"',
        '"spot: 0 4"',
        "play[1] 'spot: 0 4': the match asks home for 'mark', not for 'spot' (Exercise › Activation: runner)",
    ),
    ('"mark: 0 4"', '"mark: 0 four"', "play[1] 'mark: 0 four': '0 four' is no point"),
    ('"mark: 0 4"', '"mark: nobody"', "play[1] 'mark: nobody': there is nothing called 'nobody'"),
    ('"mark: 0 4"', '"mark: 0 99"', "play[1] 'mark: 0 99': play: y: must be at most 51 inches"),
    ('"mark: 0 4"', '"mark: ² 4"', "play[1] 'mark: ² 4'"),
    ('"mark: 0 4"', '"dice: 4"', "play[1] 'dice: 4': the match asks home for 'mark', not for 'dice'"),
    ('"defensive move: stay"', '"defensive move: 0 2"', "play[3] 'defensive move: 0 2': refused, 1.07"),
    (
        '"second action: nothing"',
        '"refuse second action: nothing"',
        "play[4] 'refuse second action: nothing': a refusal",
    ),
    ("at = [0, 0]", "at = [0, nan]", "player[0].at[1]: must be at most"),
    ("at = [0, 0]", "at = [0, 1e99999999999999999999]", "is not TOML"),
    ("at = [0, 0]", f"at = [0, {'9' * 5000}]", "is not TOML"),
    ("at = [0, 0]", "at = [0, 1e999]", "player[0].at[1]: must be at most"),
    ("at = [0, 0]", "at = [true, 0]", "player[0].at[0]: must be a number"),
    ("at = [0, 0]", "at = [8, 0]", "player[0].at: R-01: the base is not wholly on the pitch"),
    ("at = [0, 8]", "at = [0, 1]", "player[1].at: 6.04: overlaps player[0]"),
    ("at = [0, 8]", "at = [0, 8]\ncolour = 3", "player[1].colour: is not a field"),
    ("at = [0, 8]", 'at = [0, 8]\ntouching = ["runner", 0]', "player[1].touching: give either"),
    ("at = [0, 8]", 'touching = ["nobody", 0]', "player[1].touching: 'nobody' is no player"),
    ('id = "guard"', 'id = "runner"', "player[1].id: 'runner' is taken"),
    ('id = "guard"', 'id = "ball"', "player[1].id: is made of"),
    ('id = "guard"', 'id = "1 2"', "player[1].id: is made of"),
    ("ball = true", "", "player: nobody has the ball"),
    ("ball = true", "ball = 1", "player[0].ball: must be true or false"),
    ('attacker = "home"', 'attacker = "away"', "player: the ball is not with the attacking team"),
    ('attacker = "home"', "ball = [3, 3]", "table.ball: the ball is in a player's hands"),
    ('attacker = "home"', 'second_actions = ["tackle"]', "table.second_actions[0]: 'tackle' is none of"),
    ('attacker = "home"', "line = -3", "table.line: must lie between"),
    ('attacker = "home"', 'endings = ["undecided"]', "table.endings[0]: 'undecided' is none of"),
    ("at = [0, 4]", "at = [0, 5]", "expect.player.runner.at: expected 0.000 5.000, found 0.000 4.000"),
    ("[expect.player.runner]", "[expect.player.nobody]", "expect.player.nobody: there is no such player"),
    (
        "[expect.player.runner]\nat",
        '[expect]\nevents = ["danced"]\n#',
        "expect.events[0]: 'danced' is no kind of event",
    ),
    ("[expect.player.runner]\nat", '[expect]\nevents = ["wounded"]\n#', "expect.events[0]: 'wounded' did not happen"),
    ("[expect.player.runner]\nat", '[expect]\nabsent = ["ran"]\n#', "expect.absent[0]: 'ran' happened"),
    (
        "[expect.player.runner]\nat",
        '[expect]\nevents = ["ran: colour=red"]\n#',
        "expect.events[0]: 'ran' has no 'colour'",
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES, ids=[mistake[2][:50] for mistake in MISTAKES])
def test_a_broken_scenario_gets_one_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert GOOD.count(old) >= 1
    file = tmp_path / "scenario.toml"
    file.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile) as error:
        read_scenario(takkure(), file).run()
    assert str(error.value).startswith(f"{file}: {message}")
    assert "\n" not in str(error.value)


def test_the_scenario_that_is_broken_here_holds(tmp_path: Path) -> None:
    file = tmp_path / "scenario.toml"
    file.write_text(GOOD, encoding="utf-8")
    read_scenario(takkure(), file).run()


MELEES = [
    ('["a", "b"]', "melee: 3.08: a melee has more than two players"),
    ('["a", "b", "a"]', "melee[2]: 'a' is named twice"),
    ('["a", "b", "z"]', "melee[2]: there is no player 'z'"),
    ("[]", "melee: 3.08: a melee has more than two players"),
]


@pytest.mark.parametrize(("melee", "message"), MELEES)
def test_a_broken_melee_gets_one_line(tmp_path: Path, melee: str, message: str) -> None:
    file = tmp_path / "scenario.toml"
    text = f'title = "x"\nrules = []\nstart = "melee"\nmelee = {melee}\n[table]\nball = [0, 0]\n'
    for i, id in enumerate("abc"):
        text += f'[[player]]\nteam = "{"home" if i == 0 else "away"}"\nid = "{id}"\nat = [{3 + 2 * i}, 3]\n'
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as error:
        read_scenario(takkure(), file)
    assert str(error.value) == f"{file}: {message}"


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path):
        with pytest.raises(BadFile, match="is not a file"):
            read_scenario(takkure(), path)
