"""Readings named in a set-up."""

import pytest

from thirdhalf.kernel.readings import Reading, names_of, readings_of, spelled_out

KNOWN = (Reading("first", ("1.01",), "R-01"), Reading("second", ("1.02",), ""), Reading("third", ("1.03",), "R-03"))


def test_each_name_is_a_bit_in_the_order_of_the_list() -> None:
    assert readings_of(KNOWN, "") == 0
    assert readings_of(KNOWN, "first") == 0b001
    assert readings_of(KNOWN, "third, first") == 0b101
    assert names_of(KNOWN, 0b101) == ["first", "third"]


def test_the_letter_is_all_of_them() -> None:
    assert readings_of(KNOWN, "letter") == 0b111
    assert readings_of(KNOWN, "letter,second") == 0b111


@pytest.mark.parametrize("value", ["fourth", "first, fourth"])
def test_an_unknown_name_is_answered_with_those_there_are(value: str) -> None:
    with pytest.raises(ValueError, match="there is no reading 'fourth'; there are: first, second, third, or letter"):
        readings_of(KNOWN, value)


@pytest.mark.parametrize("value", [True, 1, ("first",)])
def test_readings_are_a_text(value: object) -> None:
    with pytest.raises(ValueError, match="names with commas between them"):
        readings_of(KNOWN, value)


@pytest.mark.parametrize("value", ["first", "letter"])
def test_a_game_without_readings_says_so(value: str) -> None:
    with pytest.raises(ValueError, match=f"there is no reading '{value}'; this game has none"):
        readings_of((), value)


def test_a_set_up_spells_its_readings_out() -> None:
    assert spelled_out(KNOWN, {"home": "x", "readings": "letter"}) == {"home": "x", "readings": "first, second, third"}
    assert spelled_out(KNOWN, {"readings": "third,first"}) == {"readings": "first, third"}


def test_a_set_up_without_readings_stays_as_it_is() -> None:
    assert spelled_out(KNOWN, {"home": "x"}) == {"home": "x"}
    assert spelled_out(KNOWN, {"home": "x", "readings": " "}) == {"home": "x"}
