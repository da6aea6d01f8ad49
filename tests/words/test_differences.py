"""Where the texts of the rules disagree: each is said in every language, cites rules that there are, and is shown."""

import re
from pathlib import Path

import pytest

from tests.cli.test_commands import thirdhalf as run
from thirdhalf.games import kit_of, kits
from thirdhalf.games.differences import read_differences
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.fields import BadFile
from thirdhalf.words import LANGUAGES, files, words

ENTRIES = [(kit.id, each) for kit in kits() for each in kit.differences()]


def known(language: str) -> set[str]:
    """The ids of all differences and texts in a language's catalogue."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in files(language))
    return set(re.findall(r"^(difference-[a-z0-9-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_is_said_in_every_language_and_no_words_are_idle(language: str) -> None:
    catalogue = words(language)
    names = set()
    for _, each in ENTRIES:
        names.add(each.message)
        said = [catalogue.attribute(each.message, way.letter) for way in each.ways]
        assert len(set(said)) == len(said) >= 2, each.name
        assert catalogue.attribute(each.message, "played")
        for way in each.ways:
            for text in way.texts:
                names.add(f"difference-text-{text}")
                assert catalogue.say(f"difference-text-{text}", {})
    assert known(language) == names


def test_no_text_disagrees_with_itself_and_two_at_least_disagree() -> None:
    for _, each in ENTRIES:
        said = [text for way in each.ways for text in way.texts]
        assert len(said) == len(set(said)), each.name
        assert all(way.texts for way in each.ways), each.name
        assert each.played in ("", *[way.letter for way in each.ways])


def test_names_are_used_once_and_rulings_are_cited_where_they_decide() -> None:
    names = [each.name for _, each in ENTRIES]
    assert len(names) == len(set(names))
    for _, each in ENTRIES:
        told = words("en").attribute(each.message, "played")
        rulings = [number for number in each.rules if number.startswith("R-")]
        assert all(number in told for number in rulings), each.name


def test_the_readings_named_are_the_games_own() -> None:
    named = [(game, each.reading) for game, each in ENTRIES if each.reading]
    assert ("takkure", "drawing") in named
    for game, reading in named:
        assert reading in [each.name for each in kit_of(game).game(None).readings()]
    told = " ".join(run("rules", "--differences", "6.02").stdout.split())
    assert "under “Readings”: Drawing at half-time (--readings drawing)" in told


def test_the_break_through_of_the_german_sheet_has_no_endurance_roll() -> None:
    """1.20: one that matters, and that is plain to see in the sources."""
    (found,) = [each for _, each in ENTRIES if each.name == "break-through-endurance"]
    assert found.rules == ("1.20",)
    assert {way.letter: way.texts for way in found.ways} == {"a": ("en-book", "en-sheet", "fr"), "b": ("de",)}
    assert found.played == "a"


def test_a_game_of_one_text_has_none() -> None:
    assert Kit().differences() == ()
    told = run("rules", "--differences", "D9.1")
    assert told.returncode == 0
    assert told.stdout.split("\n")[0] == "dreadball"
    assert "No differences" in told.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_them(language: str) -> None:
    told = run("rules", "--differences", "--lang", language)
    assert told.returncode == 0
    shown = " ".join(told.stdout.split())
    for _, each in ENTRIES:
        assert " ".join(words(language).attribute(each.message, "played").split()) in shown


def test_the_command_lists_those_of_one_rule() -> None:
    told = run("rules", "--differences", "r-36").stdout
    assert "3.03 · R-36  Pass from the ground" in told
    assert told.count("Played:") == 1
    assert "there is no rule '9.99'" in run("rules", "--differences", "9.99").stderr


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('rules = ["9.99"]\na = ["en"]\nb = ["fr"]\nplayed = "a"', "rules: there is no rule '9.99'"),
        ('rules = ["1.01"]\na = ["en"]\nb = ["it"]\nplayed = "a"', "b: 'it' is none of: en, fr"),
        ('rules = ["1.01"]\na = ["en"]\nb = ["fr"]\nplayed = "c"', "played: 'c' is none of: , a, b"),
    ],
)
def test_a_mistake_in_the_file_is_named(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "differences.toml"
    file.write_text(f'texts = ["en", "fr"]\n[[difference]]\nname = "x"\n{text}\n', encoding="utf-8")
    with pytest.raises(BadFile, match=re.escape(why)):
        read_differences(file, ("1.01",))
