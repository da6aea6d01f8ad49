"""What a scenario file can say in any game: variants, expectations after any line, and what it tells when it fails."""

from pathlib import Path

import pytest

from tests.games.noughts.game import Noughts
from tests.games.noughts.kit import KIT
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.scenarios.scenario import Scenario
from thirdhalf.kernel.scenarios.variants import variant_names

HEAD = """title = "A row"
game = "noughts"
rules = ["N3"]
setup = { first = "home" }
"""
ROW = """play = [
    "square: a3",
    "square: a1",
    "square: b3",
    "square: b1",
    "square: c3",
]
"""
TWO = """play = ["square: {first}", "square: b2"]
[[expect]]
after = "square: {first}"
events = ["mark: seat=home, square={first} (N2)"]
[[variant]]
name = "the corner"
first = "a1"
[[variant]]
name = "the side"
rules = ["N2"]
first = "a2"
play = ["square: c3"]
expect.asks = "away square"
"""


def read(folder: Path, text: str, variant: str = "") -> Scenario:
    """The scenario of a file with that text."""
    file = folder / "scenario.toml"
    file.write_text(HEAD + text, encoding="utf-8")
    return KIT.read_scenario(Noughts(), file, variant)


def refused(folder: Path, text: str, variant: str = "") -> str:
    """What is said of a file that cannot be read or does not hold, without the file's name."""
    with pytest.raises(BadFile) as error:
        read(folder, text, variant).run()
    assert "\n" not in str(error.value)
    return str(error.value).removeprefix(str(folder / "scenario.toml"))


def test_expectations_are_looked_at_after_the_line_they_name(tmp_path: Path) -> None:
    expect = """
[[expect]]
after = 0
asks = "home square"
absent = ["mark"]
[[expect]]
after = "square: a1"
asks = "home square"
events = ["mark: seat=away, square=a1"]
absent = ["ended", "mark: square=b3"]
[[expect]]
winner = "home"
"""
    read(tmp_path, ROW + expect).run()
    found = refused(tmp_path, ROW + expect.replace('absent = ["ended"', 'absent = ["mark: square=a3"'))
    assert found == ":21: expect[1].absent[0]: 'mark: square=a3' happened"


@pytest.mark.parametrize(
    ("after", "why"),
    [
        ('"square: c1"', ":13: expect[0].after: 'square: c1' is no line of play"),
        ("6", ":13: expect[0].after: must be a whole number from 0 to 5"),
        ("true", ":13: expect[0].after: must be a whole number from 0 to 5"),
    ],
)
def test_an_expectation_after_no_line_is_refused(tmp_path: Path, after: str, why: str) -> None:
    assert refused(tmp_path, ROW + f'[[expect]]\nafter = {after}\nasks = "nobody"\n') == why


def test_a_line_that_comes_twice_is_named_by_its_number(tmp_path: Path) -> None:
    play = 'play = [\n"asks home square",\n"square: a1",\n"square: a2",\n"asks home square",\n]\n'
    expect = '[[expect]]\nafter = "asks home square"\nasks = "home square"\n'
    why = ":12: expect[0].after: 'asks home square' stands on lines 6, 9: say which by its number in play, 1 or 4"
    assert refused(tmp_path, play + expect) == why
    read(tmp_path, play + expect.replace('"asks home square"\n', "4\n", 1)).run()


@pytest.mark.parametrize("expect", ["", "[expect]\n", "[[expect]]\nafter = 1\n", "[expect]\nevents = []\n"])
def test_a_file_that_expects_nothing_fails(tmp_path: Path, expect: str) -> None:
    why = "expect: nothing is expected: write what must hold, or lines that begin with asks, offer or refuse"
    assert refused(tmp_path, ROW + expect).endswith(why)
    read(tmp_path, ROW.replace('"square: c3"', '"asks home square"') + expect).run()


def test_each_variant_is_a_scenario_of_its_own(tmp_path: Path) -> None:
    corner = read(tmp_path, TWO)
    assert (corner.title, corner.rules, corner.lines) == ("A row: the corner", ("N3",), ("square: a1", "square: b2"))
    corner.run()
    side = read(tmp_path, TWO, "the side")
    assert (side.title, side.rules) == ("A row: the side", ("N3", "N2"))
    assert side.lines == ("square: a2", "square: b2", "square: c3")
    side.run()
    assert variant_names(tmp_path / "scenario.toml") == ("the corner", "the side")
    read(tmp_path, ROW)
    assert variant_names(tmp_path / "scenario.toml") == ("",)


def test_a_blank_alone_takes_numbers_and_tables_as_they_are(tmp_path: Path) -> None:
    text = ROW + '[expect]\nhome_score = "{home}"\n[[variant]]\nname = "won"\nhome = {}\n'
    read(tmp_path, text.format(1, home="{home}")).run()
    assert refused(tmp_path, text.format(0, home="{home}")) == (
        ":13: variant 'won': expect.home_score: expected 0, found 1"
    )


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('first = "a2"', "", ":5: play[0]: variant 'the side' does not say what {first} is"),
        (
            'first = "a2"',
            'first = "a2"\nhat = 1',
            ":16: variant[1].hat: nothing in the file says {hat}, and it is none",
        ),
        ('"the corner"', '"the side"', ":13: variant[1].name: there is a variant 'the side' already"),
        ('"the corner"', '" "', ":10: variant[0].name: must be one line of 1 to 120 characters"),
        ('name = "the corner"', "", ":9: variant[0].name: is missing"),
        ('rules = ["N2"]', 'rules = ["N9"]', ":14: variant[1].rules[0]: there is no rule 'N9'"),
        ('"square: c3"', '"square: a2"', ":16: variant 'the side': play 'square: a2': 'a2' is not offered"),
        ('"away square"', '"home square"', ":17: variant 'the side': variant[1].expect.asks: expected home square"),
        ("square={first} (N2)", "square=c3 (N2)", ":8: variant 'the side': expect[0].events[0]: 'mark: seat=home, sq"),
    ],
)
def test_what_is_wrong_with_a_variant_is_named(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert old in TWO
    assert refused(tmp_path, TWO.replace(old, new, 1), "the side").startswith(why)


def test_a_variant_that_is_not_there_is_refused(tmp_path: Path) -> None:
    known = ":9: variant: there is no variant 'the middle'; there are: 'the corner', 'the side'"
    assert refused(tmp_path, TWO, "the middle") == known
    assert refused(tmp_path, ROW, "the middle") == ": variant: there is no variant 'the middle'; there are: none"
    assert refused(tmp_path, f"{ROW}variant = []\n") == ":12: variant: there is none in the list"


def test_a_blank_in_a_file_without_variants_is_refused(tmp_path: Path) -> None:
    why = ":5: play[0]: 'square: {first}' has a blank to fill, but the file has no [[variant]]"
    assert refused(tmp_path, 'play = ["square: {first}"]\n') == why


def test_an_unknown_field_lists_the_known_ones_and_the_nearest(tmp_path: Path) -> None:
    known = "absent, after, asks, away_score, ending, events, home_score, winner"
    for wrong, meant in (("winer", "; did you mean 'winner'?"), ("colour", ";")):
        found = refused(tmp_path, ROW + f'[expect]\n{wrong} = "home"\n')
        assert found == f":13: expect.{wrong}: is not a field that is known here{meant} known are: {known}"
    found = refused(tmp_path, ROW + 'tittle = "x"\n')
    assert found == (
        ":12: tittle: is not a field that is known here; did you mean 'title'?"
        " known are: expect, game, note, play, rules, setup, title, unit, variant"
    )


def test_the_trace_tells_what_was_asked_offered_chosen_and_what_happened(tmp_path: Path) -> None:
    text = 'play = ["square: a3", "offer square: a1, a2, b1, b2, b3, c1, c2, c3"]\n[expect]\nasks = "away square"\n'
    scenario = read(tmp_path, text)
    scenario.run()
    free = "b3, c3, a2, b2, c2, a1, b1, c1"
    assert scenario.trace.text().splitlines() == [
        "  it begins",
        "  line 5: square: a3",
        "      asked:    home square (N2)",
        f"      offered:  a3, {free}",
        "      chosen:   a3",
        "      happened: mark: seat=home, square=a3 (N2)",
        "  line 5: offer square: a1, a2, b1, b2, b3, c1, c2, c3",
        "      asked:    away square (N2)",
        f"      offered:  {free}",
        "      checked:  these are offered",
        "      holds:    expect",
        "  then",
        "      asked:    away square (N2)",
        f"      offered:  {free}",
    ]


def test_the_trace_ends_where_it_fails(tmp_path: Path) -> None:
    scenario = read(tmp_path, ROW.replace("c3", "a1") + '[expect]\nwinner = "home"\n')
    with pytest.raises(BadFile):
        scenario.run()
    told = scenario.trace.text().splitlines()
    assert told[-4] == "  line 10: square: a1"
    assert told[-1] == "      FAILS:    'a1' is not offered for 'square'; offered: c3, a2, b2, c2, c1"
    assert scenario.trace.end() == scenario.trace.text()


def test_a_long_trace_is_cut_under_a_failure(tmp_path: Path) -> None:
    asks = '"asks home square", ' * 20
    scenario = read(tmp_path, f'play = [{asks} "square: d4"]\n')
    with pytest.raises(BadFile):
        scenario.run()
    told = scenario.trace.end().splitlines()
    assert told[0] == "  … 15 steps before this; `thirdhalf check --trace` tells all"
    assert len([line for line in told if line.startswith("  line 5: asks home square")]) == 6
    assert "      FAILS:    'd4' is not offered" in scenario.trace.end()
