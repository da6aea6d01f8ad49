"""Scenarios: the lines of their play, what they expect, and one line for each mistake in them."""

import re
from pathlib import Path

import pytest

from tests.games.noughts.game import Noughts
from tests.games.noughts.kit import KIT
from thirdhalf.kernel.fields import BadFile

HEAD = 'title = "Three"\ngame = "noughts"\nrules = ["N3"]\nsetup = { first = "home" }\n'
ROW = ["square: a3", "square: a1", "square: b3", "square: b1", "square: c3"]


def written(folder: Path, play: list[str], expect: str = "", head: str = HEAD) -> Path:
    """A scenario file of noughts and crosses."""
    file = folder / "scenario.toml"
    lines = ", ".join([f'"{line}"' for line in play])
    file.write_text(f"{head}play = [{lines}]\n{'[expect]' if expect else ''}\n{expect}\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("play", "expect"),
    [
        (["asks home square"], 'asks = "home square"'),
        (["offer square: a1, a2, a3, b1, b2, b3, c1, c2, c3"], ""),
        (ROW, 'asks = "nobody"\nwinner = "home"\nending = "three in a row"\nhome_score = 1\naway_score = 0'),
        (ROW, 'events = ["mark: square=a3", "mark: seat=away, square=b1 (N2)", "ended (N3)"]'),
        (ROW, 'absent = ["toss", "mark: seat=away, square=c3"]'),
    ],
)
def test_a_scenario_holds(tmp_path: Path, play: list[str], expect: str) -> None:
    KIT.read_scenario(Noughts(), written(tmp_path, play, expect)).run()


@pytest.mark.parametrize(
    ("play", "expect", "why"),
    [
        (["square"], "", r"play 'square': 'square' has no colon"),
        (["square: d4"], "", r"play 'square: d4': 'd4' is not offered for 'square'; offered: a3, b3"),
        (["dice: 4 4"], "", r"the match asks home for 'square', not for 'dice' \(WholeMatch › Turn\)"),
        (["asks away square"], "", "the match asks home, not away"),
        (["asks referee square"], "", "'referee' is none of: home, away, chance"),
        (["offer square: a1"], "", "offered are: a1, a2, a3"),
        (["refuse square: a1"], "", "a refusal reads 'refuse topic: answer -> rule'"),
        (["refuse square: a1 -> N2"], "", "'a1' is accepted"),
        ([*ROW, "square: a2"], "", r"play 'square: a2': nobody is asked about 'square': it is over"),
        (ROW, 'winner = "away"', r"expect\.winner: expected away, found home"),
        (ROW, "home_score = 3", r"expect\.home_score: expected 3, found 1"),
        (ROW, 'asks = "home square"', r"expect\.asks: expected home square, found nobody"),
        (ROW, 'colour = "red"', r"expect\.colour: is not a field"),
        (ROW, 'events = ["goal"]', r"'goal' is no kind of event; there are: toss, mark, ended"),
        (ROW, 'events = ["mark: hex=a1"]', r"'mark' has no 'hex', only: seat, square"),
        (ROW, 'events = ["mark: square=z9"]', r"'z9' is no square; there are: a3"),
        (ROW, 'events = ["ended", "mark"]', r"events\[1\]: 'mark' did not happen, or not after"),
        (ROW, 'absent = ["mark: square=a3"]', r"absent\[0\]: 'mark: square=a3' happened"),
    ],
)
def test_what_does_not_hold_is_named_in_one_line(tmp_path: Path, play: list[str], expect: str, why: str) -> None:
    file = written(tmp_path, play, expect)
    with pytest.raises(BadFile, match=why) as error:
        KIT.read_scenario(Noughts(), file).run()
    assert re.match(rf"{re.escape(str(file))}:\d+: ", str(error.value))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("head", "why"),
    [
        (HEAD.replace("N3", "N9"), r"rules\[0\]: there is no rule 'N9'"),
        (HEAD.replace('"home"', '"referee"'), "setup: first is one of toss, home, away, not 'referee'"),
        (HEAD.replace('"home"', "[1]"), r"setup\.first: must be a text, a number or true or false"),
        (HEAD.replace('"noughts"', '"draughts"'), "game: 'draughts' is none of: noughts"),
        (HEAD.replace("title", "titel"), "title: is missing"),
        (HEAD + "colour = 1\n", "colour: is not a field"),
    ],
)
def test_a_mistake_in_the_head_is_named(tmp_path: Path, head: str, why: str) -> None:
    with pytest.raises(BadFile, match=why):
        KIT.read_scenario(Noughts(), written(tmp_path, [], head=head))


def test_some_lines_are_played_and_what_is_expected_is_not_looked_at(tmp_path: Path) -> None:
    match = KIT.read_scenario(Noughts(), written(tmp_path, ROW, 'winner = "away"')).play(2)
    assert match.project(0)["cells"] == [["O", "", ""], ["", "", ""], ["X", "", ""]]
