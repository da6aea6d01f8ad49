"""Ratings from a competition: who wins more is rated higher, and a better team is taken into account."""

from pathlib import Path

import pytest

from tests.league.competing import better_first, by_lot, draw, entered, play_on, play_out, take, terms_of
from thirdhalf import play
from thirdhalf.kernel.record import write_record
from thirdhalf.league.glicko import Rating, rated
from thirdhalf.league.ratings import DOUBT, Played, made_in_pages, match_ups, played, ratings
from thirdhalf.league.season.competition import Competition, Entry
from thirdhalf.league.terms import ROUND_ROBIN, StageTerms

LEAGUE = StageTerms("League", ROUND_ROBIN, legs=2)


def entry(number: int, team: str, coach: str = "") -> Entry:
    """Somebody."""
    return Entry(number, f"n{number}", team, coach, 0, (team,))


def test_who_always_wins_is_rated_highest_and_the_order_of_lines_does_not_matter() -> None:
    now = entered(terms_of(LEAGUE), 4)
    play_out(now, better_first)
    found = ratings(played(now), {}, 0)
    assert sorted(found, key=lambda name: -found[name].rating) == ["a", "b", "c", "d"]
    results = [line for line in now.lines if line.get("do") == "result"]
    others = [line for line in now.lines if line.get("do") != "result"]
    assert ratings(played(Competition(now.terms, [*others, *reversed(results)])), {}, 0) == found


def test_walk_overs_and_open_matches_are_not_rated() -> None:
    now = entered(terms_of(LEAGUE), 2)
    draw(now)
    take(now, {"do": "result", "match": "1.1.1", "score": [3, 0], "kind": "walk-over"})
    assert played(now) == []
    assert ratings(played(now), {}, 0) == {}


def test_a_match_up_by_hand() -> None:
    """Three of four for the reds: (3 + 4) of (4 + 8) is 7 of 12, worth 173.7178 ln(7 / 5) points."""
    reds, blues = entry(0, "reds", "club"), entry(1, "blues", "club")
    matches = [Played((1, n), reds, blues, score) for n, score in enumerate((1.0, 1.0, 1.0, 0.0))]
    found = match_ups(matches)
    assert DOUBT == 8
    assert found["reds", "blues"] == pytest.approx(58.4517, abs=0.001)
    assert found["blues", "reds"] == pytest.approx(-found["reds", "blues"])


def test_only_matches_between_the_same_computers_coach_tell_of_teams() -> None:
    people = [Played((1, 1), entry(0, "reds"), entry(1, "blues"), 1.0)]
    others = [Played((1, 1), entry(0, "reds", "club"), entry(1, "blues", "rookie"), 1.0)]
    alike = [Played((1, 1), entry(0, "reds", "club"), entry(1, "reds", "club"), 1.0)]
    assert match_ups(people) == match_ups(others) == match_ups(alike) == {}


def test_a_match_played_in_a_page_is_not_rated(tmp_path: Path) -> None:
    now = entered(terms_of(LEAGUE), 2)
    play_out(now, better_first)
    record = play("takkure", "random", "random", seed="page", exercise=1).record
    for id, software in zip([each.id for each in now.stages[0].meetings()], ("1.0", "1.0 page"), strict=True):
        record.software = software
        write_record(record, tmp_path / f"{id}.jsonl")
        now.records[id] = f"{id}.jsonl"
    unrated = made_in_pages(tmp_path, now)
    assert len(unrated) == 1
    assert len(played(now)) == 2
    assert len(played(now, unrated)) == 1


def test_who_wins_with_the_better_team_gains_less() -> None:
    matches = [Played((1, 1), entry(0, "reds"), entry(1, "blues"), 1.0)]
    level = ratings(matches, {}, 0)
    better = ratings(matches, {("reds", "blues"): 100.0}, 0)
    assert 1500 < better["n0"].rating < level["n0"].rating
    assert better["n1"].rating > level["n1"].rating


def test_a_computers_coach_has_one_rating_for_all_its_clubs() -> None:
    """Against itself it neither gains nor loses."""
    clubs = [entry(number, "reds", "club") for number in (0, 1)]
    person = entry(2, "reds")
    matches = [Played((1, 1), clubs[0], clubs[1], 1.0), Played((1, 2), clubs[1], person, 0.0)]
    found = ratings(matches, {}, 1)
    assert set(found) == {"club", "n2"}
    assert found["n2"].rating > 1500 > found["club"].rating


def test_a_round_is_one_period_and_seasons_follow_each_other() -> None:
    now = entered(terms_of(LEAGUE), 4)
    draw(now)
    play_on(now, by_lot(3))
    first = [match for match in played(now) if match.period == (1, 1)]
    rest = [match for match in played(now) if match.period != (1, 1)]
    assert ratings(rest, {}, 0, ratings(first, {}, 0)) == ratings(played(now), {}, 0)
    assert rated(Rating(), []) == Rating()
