"""Matches are played as they always were, plain and compiled, to the last byte of their records."""

import pytest

from tests.engine import TESTED
from tests.games.every.records import KEPT, PLANS, hash_of, hashes
from thirdhalf import engine

LINES = KEPT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("number", range(len(PLANS)), ids=lambda number: f"{number}-{PLANS[number].home_coach}")
def test_records_are_the_same_to_the_last_byte(number: int) -> None:
    plan = PLANS[number]
    assert list(hashes(number)) == [line for line in LINES if line.startswith(f"{plan.game} {number} ")]


def test_two_hundred_matches_of_each_game_are_kept() -> None:
    games = [line.split()[0] for line in LINES]
    assert {game: games.count(game) for game in games} == {"takkure": 204, "dreadball": 200}


def test_only_the_version_of_the_software_and_open_measuring_may_differ() -> None:
    one = '{"game":"takkure","setup":{},"software":"1"}\n{"by":"home"}\n'
    assert hash_of(one) == hash_of(one.replace('"1"', '"2"'))
    assert hash_of(one) == hash_of(one.replace("{}", '{"measuring":"open"}'))
    assert hash_of(one) != hash_of(one.replace("{}", '{"measuring":"closed"}'))
    assert hash_of(one) != hash_of(one.replace("home", "away"))


def test_the_engine_is_the_one_that_is_to_be_tested() -> None:
    assert engine() == TESTED
