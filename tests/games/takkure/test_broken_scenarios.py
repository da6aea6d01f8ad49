"""A scenario file that cannot be used, or does not hold, gets one line naming file and field."""

import os
from pathlib import Path

import pytest

from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.scenarios.reading import read_scenario
from thirdhalf.kernel.fields import BadFile

GOOD = """title = "A run"
rules = ["1.08"]
play = [
    "first action: move",
    "mark: 0 4",
    "defence: pressure",
    "defensive move: stay",
    "second action: nothing",
]

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
    ('title = "A run"', "", ": title: is missing"),
    ('rules = ["1.08"]', 'rules = ["9.99"]', ":2: rules[0]: there is no rule '9.99'"),
    ('"first action: move"', '"first\\naction"', ":4: play 'first action': 'first action' has no colon"),
    ('"first action: move"', '"first action: fly"', ":4: play 'first action: fly': 'fly' is not offered"),
    (
        '"mark: 0 4"',
        '"spot: 0 4"',
        ":5: play 'spot: 0 4': the match asks home for 'mark', not for 'spot' (Exercise › Activation: runner)",
    ),
    ('"mark: 0 4"', '"mark: 0 four"', ":5: play 'mark: 0 four': '0 four' is no point"),
    ('"mark: 0 4"', '"mark: nobody"', ":5: play 'mark: nobody': there is nothing called 'nobody'"),
    ('"mark: 0 4"', '"mark: 0 99"', ":5: play 'mark: 0 99': must be at most 51 inches (1295.4 mm)"),
    ('"mark: 0 4"', '"mark: ² 4"', ":5: play 'mark: ² 4'"),
    ('"mark: 0 4"', '"dice: 4"', ":5: play 'dice: 4': the match asks home for 'mark', not for 'dice'"),
    ('"defensive move: stay"', '"defensive move: 0 2"', ":7: play 'defensive move: 0 2': refused, 1.07"),
    (
        '"second action: nothing"',
        '"refuse second action: nothing"',
        ":8: play 'refuse second action: nothing': a refusal",
    ),
    ("at = [0, 0]", "at = [0, nan]", ":17: player[0].at[1]: must be at most"),
    ("at = [0, 0]", "at = [0, 1e99999999999999999999]", ": is not TOML"),
    ("at = [0, 0]", f"at = [0, {'9' * 5000}]", ": is not TOML"),
    ("at = [0, 0]", "at = [0, 1e999]", ":17: player[0].at[1]: must be at most"),
    ("at = [0, 0]", "at = [true, 0]", ":17: player[0].at[0]: must be a number"),
    ("at = [0, 0]", "at = [8, 0]", ":17: player[0].at: R-01: the base is not wholly on the pitch"),
    ("at = [0, 8]", "at = [0, 1]", ":23: player[1].at: 6.04: overlaps player[0]"),
    ("at = [0, 8]", "at = [0, 8]\ncolour = 3", ":24: player[1].colour: is not a field"),
    ("at = [0, 8]", 'at = [0, 8]\ntouching = ["runner", 0]', ":24: player[1].touching: give either"),
    ("at = [0, 8]", 'touching = ["nobody", 0]', ":23: player[1].touching: 'nobody' is no player"),
    ('id = "guard"', 'id = "runner"', ":22: player[1].id: 'runner' is taken"),
    ('id = "guard"', 'id = "ball"', ":22: player[1].id: is made of"),
    ('id = "guard"', 'id = "1 2"', ":22: player[1].id: is made of"),
    ("ball = true", "", ":14: player: nobody has the ball"),
    ("ball = true", "ball = 1", ":18: player[0].ball: must be true or false"),
    ('attacker = "home"', 'attacker = "away"', ":14: player: the ball is not with the attacking team"),
    ('attacker = "home"', "ball = [3, 3]", ":12: table.ball: the ball is in a player's hands"),
    ('attacker = "home"', 'second_actions = ["tackle"]', ":12: table.second_actions[0]: 'tackle' is none of"),
    ('attacker = "home"', "line = -3", ":12: table.line: must lie between"),
    ('attacker = "home"', 'endings = ["undecided"]', ":12: table.endings[0]: 'undecided' is none of"),
    ("at = [0, 4]", "at = [0, 5]", ":26: expect.player.runner.at: expected 0.000 5.000, found 0.000 4.000 in"),
    (
        "[expect.player.runner]",
        "[expect.player.nobody]",
        ":25: expect.player.nobody: there is no such player; there are: runner, guard",
    ),
    (
        "[expect.player.runner]\nat",
        '[expect]\nevents = ["danced"]\n#',
        ":26: expect.events[0]: 'danced' is no kind of event",
    ),
    (
        "[expect.player.runner]\nat",
        '[expect]\nevents = ["wounded"]\n#',
        ":26: expect.events[0]: 'wounded' did not happen",
    ),
    ("[expect.player.runner]\nat", '[expect]\nabsent = ["ran"]\n#', ":26: expect.absent[0]: 'ran' happened"),
    (
        "[expect.player.runner]\nat",
        '[expect]\nevents = ["ran: colour=red"]\n#',
        ":26: expect.events[0]: 'ran' has no 'colour'",
    ),
    ('rules = ["1.08"]', 'rules = ["1.08"]\nunit = "cm"', ":3: unit: 'cm' is none of: in, mm"),
    ("at = [0, 8]", 'at = [0, "8 cm"]', ":23: player[1].at[1]: '8 cm' is no length: write a number with in or mm"),
    ("at = [0, 8]", 'at = "1 in 8"', ":23: player[1].at: '1 in 8' has a unit for x and none for y"),
    ("at = [0, 8]", 'at = "far away"', ":23: player[1].at: must be two lengths"),
    ("at = [0, 8]", 'at = [0, "1300 mm"]', ":23: player[1].at[1]: must be at most 51 inches (1295.4 mm)"),
    ('"mark: 0 4"', '"mark: 1in 4"', ":5: play 'mark: 1in 4': '1in 4' has a unit for x and none for y"),
    ('"mark: 0 4"', '"mark: 0 4 cm"', ":5: play 'mark: 0 4 cm': '0 4 cm' is no point"),
    (
        "[expect.player.runner]\nat",
        '[expect]\nevents = ["ran: points=99in"]\n#',
        ":26: expect.events[0]: must be at most",
    ),
    ('attacker = "home"', "tokens_left = 5", ":12: table.tokens_left: must be a whole number from 1 to 4"),
    ('attacker = "home"', "tokens_left = 2\nsets_taken = 0", ":13: table.sets_taken: must be a whole number from 1 to"),
    (
        'attacker = "home"',
        "token_left = 2",
        ":12: table.token_left: is not a field that is known here; did you mean 'tok",
    ),
    (
        "ball = true",
        "ball = true\nactivation = 1",
        ":19: player[0].activation: is not a field that is known here; did y",
    ),
    ("ball = true", "ball = true\ntalent_used = true", ":19: player[0].talent_used: 5.05: 'none' is not used once"),
    ("[expect.player.runner]\nat = [0, 4]", "", ": expect: nothing is expected: write what must hold"),
    (
        "[expect.player.runner]",
        "[[expect]]\nafter = 9\n[expect.player.runner]",
        ":26: expect[0].after: must be a whole",
    ),
    (
        "[expect.player.runner]",
        "[[expect]]\nafter = 1\n[expect.player.runner]",
        ":28: expect[0].player.runner.at: expected 0.000 4.000, found 0.000 0.000 in",
    ),
    (
        "[expect.player.runner]",
        '[[expect]]\nafter = "mark: 0 5"\n[expect.player.runner]',
        ":26: expect[0].after: 'mark: 0 5' is no line of play",
    ),
    ('"mark: 0 4"', '"mark: {point}"', ":5: play[1]: 'mark: {point}' has a blank to fill, but the file has no [[var"),
    ("at = [0, 4]", 'at = [0, 4]\n[[variant]]\nname = ""', ":28: variant[0].name: must be one line of 1 to 120"),
    (
        "at = [0, 4]",
        'at = [0, 4]\n[[variant]]\nname = "x"\ndice = 4',
        ":29: variant[0].dice: nothing in the file says {dice}, and it is none of: name, rules, play, expect",
    ),
    (
        "at = [0, 4]",
        'at = [0, 4]\n[[variant]]\nname = "far"\nplay = ["mark: 0 99"]',
        ":29: variant 'far': play 'mark: 0 99': the match asks home for 'first action', not for 'mark'",
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES, ids=[mistake[2][:50] for mistake in MISTAKES])
def test_a_broken_scenario_gets_one_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert GOOD.count(old) >= 1
    file = tmp_path / "scenario.toml"
    file.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile) as error:
        read_scenario(takkure(), file).run()
    assert str(error.value).startswith(f"{file}{message}")
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
    assert str(error.value) == f"{file}:4: {message}"


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path):
        with pytest.raises(BadFile, match="is not a file"):
            read_scenario(takkure(), path)


def test_more_tokens_than_a_set_has_are_refused(tmp_path: Path) -> None:
    text = GOOD.replace('attacker = "home"', "tokens_left = 3").replace("ball = true", "ball = true\nactivations = 2")
    file = tmp_path / "scenario.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as error:
        read_scenario(takkure(), file)
    assert str(error.value) == f"{file}:12: table.tokens_left: 1.01: 2 of 4 activation tokens lie on the attackers"


def test_a_set_is_not_being_spent_at_a_kick_off(tmp_path: Path) -> None:
    text = GOOD.replace("play = [", 'start = "kick-off"\nkicker = "home"\nplay = [')
    file = tmp_path / "scenario.toml"
    file.write_text(text.replace('attacker = "home"', "tokens_left = 3"), encoding="utf-8")
    with pytest.raises(
        BadFile, match=r"scenario.toml:14: table.tokens_left: is not a field that is known here; did you"
    ):
        read_scenario(takkure(), file)


def test_too_far_around_a_base_says_by_how_much(tmp_path: Path) -> None:
    """R-62: round the runner's base the tackler goes 2136 hundredths of a millimetre straight, 5712 in an arc and 2136
    straight; of 9984 it may go 7620: 0.931" too many.
    """
    text = GOOD.replace('attacker = "home"', "open_measuring = true").replace("at = [0, 8]", 'at = "0 36.83 mm"')
    text = text.replace('"first action: move",\n    "mark: 0 4"', '"first action: nothing"')
    file = tmp_path / "scenario.toml"
    file.write_text(text.replace("defensive move: stay", "defensive move: 0 -36.83 mm"), encoding="utf-8")
    with pytest.raises(BadFile) as error:
        read_scenario(takkure(), file).run()
    assert str(error.value).endswith("refused, 1.07: too far by (by 0.940 in)")


@pytest.mark.parametrize("measuring", ["true", "false"])
@pytest.mark.parametrize(
    ("way", "by"), [("0 4", "1.000"), ("0 4.996", "0.010"), ("1 8 > 1 4", "2.000"), ("0 99 mm", "1.110")]
)
def test_too_far_says_by_how_much_where_measuring_is_open(tmp_path: Path, way: str, by: str, measuring: str) -> None:
    text = GOOD.replace('attacker = "home"', f"open_measuring = {measuring}")
    file = tmp_path / "scenario.toml"
    file.write_text(text.replace("defensive move: stay", f"defensive move: {way}"), encoding="utf-8")
    told = f"1.07: too far by (by {by} in)" if measuring == "true" else "1.07: too far"
    with pytest.raises(BadFile) as error:
        read_scenario(takkure(), file).run()
    assert str(error.value) == f"{file}:7: play 'defensive move: {way}': refused, {told}"
