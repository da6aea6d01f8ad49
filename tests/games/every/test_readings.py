"""Sentences of a book that a match can play to the letter: what holds of them in every game."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.every.playing import KITS, SEEDS, new_match, of_every_game, play, setups
from tests.games.every.test_scenarios import FILES, FOLDER
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.readings import KEY, LETTER, names_of, readings_of
from thirdhalf.kernel.record import read_record
from thirdhalf.lab.played import play as play_named
from thirdhalf.lab.simulation import Series, play_match
from thirdhalf.words import LANGUAGES, files, words

OWN = [kit for kit in KITS if kit.game(None).readings()]
of_games_with_readings = pytest.mark.parametrize("kit", OWN, ids=[kit.id for kit in OWN])


def test_some_game_has_readings_and_some_has_none() -> None:
    assert OWN
    assert len(OWN) < len(KITS)


@of_games_with_readings
@given(seed=SEEDS, bits=st.integers(0, 255))
@settings(max_examples=60)
def test_random_matches_with_random_readings_end(kit: Kit, seed: int, bits: int) -> None:
    assert play(new_match(kit, seed, None, bits), seed).over


@of_games_with_readings
def test_every_reading_is_named_once_by_rules_and_a_ruling_of_the_book(kit: Kit) -> None:
    known = kit.game(None).readings()
    names = [reading.name for reading in known]
    assert len(set(names)) == len(names)
    assert LETTER not in names
    numbers = kit.rule_numbers()
    for reading in known:
        assert reading.rules
        assert {*reading.rules, reading.ruling} <= set(numbers)


@of_games_with_readings
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_is_said_in_both_ways_and_no_words_are_idle(kit: Kit, language: str) -> None:
    catalogue = words(language)
    known = kit.game(None).readings()
    for reading in known:
        message = f"reading-{kit.id}-{reading.name}"
        assert catalogue.say(message, {})
        assert catalogue.attribute(message, "table") != catalogue.attribute(message, "letter")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files(language))
    assert set(re.findall(rf"^reading-{kit.id}-([a-z-]+) =", text, re.MULTILINE)) == {each.name for each in known}


@of_games_with_readings
def test_every_reading_is_shown_by_scenarios_both_ways(kit: Kit) -> None:
    shown = [file.stem for file in FILES if file.relative_to(FOLDER).parts[:3] == (kit.id, "scenarios", "readings")]
    for reading in kit.game(None).readings():
        for way in ("table", "letter"):
            assert [name for name in shown if name.startswith(f"{reading.name}-{way}-")], (reading.name, way)


@of_games_with_readings
def test_a_record_names_its_readings_one_by_one(kit: Kit, tmp_path: Path) -> None:
    known = kit.game(None).readings()
    play_match(Series(kit.id, {KEY: LETTER}, "random", "random", 1, "letter"), 0, tmp_path)
    record = read_record(tmp_path / f"{kit.id}-000001.jsonl")
    assert record.setup[KEY] == ", ".join([reading.name for reading in known])
    assert names_of(known, readings_of(known, record.setup[KEY])) == [reading.name for reading in known]


@of_games_with_readings
def test_python_and_environments_play_to_the_letter(kit: Kit) -> None:
    names = [reading.name for reading in kit.game(None).readings()]
    lesson = dict(setups(kit)[0])
    assert play_named(kit.id, seed=1, readings=names[0]).setup[KEY] == names[0]
    encoder = kit.encoder({**lesson, KEY: LETTER})
    assert play(encoder.game.new(encoder.setup, None), 1).over


@of_games_with_readings
def test_an_unknown_reading_is_answered_with_those_there_are(kit: Kit) -> None:
    names = [reading.name for reading in kit.game(None).readings()]
    wanted = f"there is no reading 'nonsense'; there are: {', '.join(names)}, or letter for all"
    with pytest.raises(ValueError, match=wanted):
        kit.game(None).new({KEY: "nonsense"}, None)
    with pytest.raises(ValueError, match=wanted):
        kit.encoder({KEY: "nonsense"})


@of_every_game
def test_a_game_without_readings_takes_none(kit: Kit) -> None:
    if kit.game(None).readings():
        pytest.skip("it has some")
    with pytest.raises(ValueError, match="there is no reading 'letter'; this game has none"):
        kit.setup(kit.game(None), {KEY: LETTER}, "", 0)
