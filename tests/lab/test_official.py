"""The official ladder: its levels play as they did, their ratings never move, and newcomers are rated among them."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.hygiene.sources import ROOT
from thirdhalf.cli.main import commands
from thirdhalf.games import kit_of, names
from thirdhalf.lab.executors import Here
from thirdhalf.lab.ladder import play_pair
from thirdhalf.lab.official import PAIRS, check_levels, climb_official, climb_with, levels_of, terms_of
from thirdhalf.lab.results import Pair, Results

LOST, DRAWN, WON = Pair(0, 0, 2, 0, 4, 100), Pair(0, 2, 0, 1, 1, 100), Pair(2, 0, 0, 4, 0, 100)


@pytest.mark.parametrize("game", names())
def test_the_levels_are_coaches_of_the_game_that_have_all_met(game: str) -> None:
    levels = levels_of(game)
    assert set(levels.names) <= set(kit_of(game).roster.names)
    assert levels.pairs >= PAIRS
    for i, first in enumerate(levels.names):
        for second in levels.names[i + 1 :]:
            assert all(levels.results.pair(first, second, index) for index in range(levels.pairs))
    assert [rating.elo for rating in levels.ratings] == sorted([rating.elo for rating in levels.ratings])


@pytest.mark.parametrize("game", names())
def test_the_lower_levels_play_as_they_did(game: str) -> None:
    levels = levels_of(game)
    climb = climb_with(game, levels.results, ())
    first, second = levels.names[:2]
    assert play_pair(climb, first, second, 3) == levels.results.pair(first, second, 3)


@pytest.mark.soak
@pytest.mark.parametrize("game", names())
def test_all_levels_play_as_they_did(game: str) -> None:
    levels = levels_of(game)
    check_levels(climb_with(game, levels.results, ()), levels)


def test_levels_that_play_differently_are_told() -> None:
    levels = levels_of("dreadball")
    first, second = levels.names[:2]
    kept = levels.results.pair(first, second, 0)
    assert kept is not None
    levels.results.add(first, second, 0, kept._replace(decisions=kept.decisions + 1))
    with pytest.raises(ValueError, match=f"'{first}' or '{second}' plays differently here than in the official ladder"):
        check_levels(climb_with("dreadball", levels.results, ()), levels)


def test_a_newcomer_is_rated_among_the_levels_whose_ratings_do_not_move() -> None:
    levels = levels_of("takkure")
    results = Results(terms_of(levels))
    # It wins against the two below, draws with the third, and loses to the rest.
    for place, level in enumerate(levels.names):
        for index in range(PAIRS):
            results.add(level, "mine", index, LOST if place < 2 else DRAWN if place == 2 else WON)
    _, standings = climb_official("takkure", {"mine": "random"}, Here(), lambda _: None, results, levels)
    assert standings.coaches == (*levels.names, "mine")
    elo = [rating.elo for rating in standings.ratings]
    assert elo[:-1] == [rating.elo for rating in levels.ratings]
    assert elo[1] < elo[-1] < elo[3]
    assert len(standings.pairings) == len(levels.names)


def test_the_page_has_the_levels_ratings() -> None:
    page = (ROOT / "docs" / "coaches.md").read_text(encoding="utf-8")
    rows = zip(*[zip(levels_of(game).names, levels_of(game).ratings, strict=True) for game in names()], strict=True)
    for row in rows:
        cells = [f"{rating.elo:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})" for _, rating in row]
        assert f"| `{row[0][0]}` | {' | '.join(cells)} |".replace("-", "−") in page


def test_a_level_is_no_newcomer() -> None:
    levels = levels_of("takkure")
    with pytest.raises(ValueError, match="'club' is a level of the official ladder: its rating is fixed"):
        climb_official("takkure", {"club": "club"}, Here(), lambda _: None, Results(terms_of(levels)), levels)


def test_the_command_tells_of_the_levels_and_takes_nothing_that_is_fixed(tmp_path: Path) -> None:
    picture = tmp_path / "official.svg"
    told = CliRunner().invoke(commands, ["ladder", "--official", "--picture", str(picture)])
    assert told.exit_code == 0, told.output
    assert "official ladder 2026" in told.output
    assert "club" in picture.read_text(encoding="utf-8")
    told = CliRunner().invoke(commands, ["ladder", "--official", "--exercise", "1"])
    assert told.exit_code == 2
    assert "--exercise is fixed in the official ladder" in told.output
