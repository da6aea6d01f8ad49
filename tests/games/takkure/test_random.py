"""Ten thousand random exercises, fewer with the slower engine, run and end, and see every kind of event."""

import pytest

from tests.engine import often
from tests.games.takkure.playing import new_match, play
from thirdhalf.games.takkure.table.events import (
    ACTION_LOST,
    DIE_SHOWN,
    EVENT_FIELDS,
    FATIGUED_FOR_GOOD,
    OUT_OF_MATCH,
    SET_LOST,
    TIED,
    TRY,
)
from thirdhalf.kernel.event import Event
from thirdhalf.lab.executors import working
from thirdhalf.lab.simulation import Series, play_batch, play_match, simulate

TOO_RARE = {TIED, TRY, SET_LOST, ACTION_LOST, OUT_OF_MATCH, FATIGUED_FOR_GOOD}
TO_THE_LETTER = {DIE_SHOWN}
"""What only happens where a reading is played to the letter."""


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("exercise", [1, 2, 3])
def test_random_exercises_end(exercise: int, part: int) -> None:
    """Fifteen parts of 667: 10,005 exercises in all."""
    plan = Series("takkure", {"exercise": exercise}, "random", "random", 10_000, "ten thousand")
    matches = often(667)
    tally = play_batch(plan, 667 * part, matches, None)
    assert tally.matches == matches
    assert tally.home_wins + tally.away_wins == matches


def test_random_full_matches_end() -> None:
    """None is longer than 4,000 decisions."""
    plan = Series("takkure", {}, "random", "random", 10_000, "full matches")
    for index in range(often(400)):
        tally = play_match(plan, index, None)
        assert tally.matches == 1
        assert tally.decisions <= 4000
        assert set(tally.endings) <= {"full time", "nobody left"}


def test_random_play_sees_every_kind_of_event() -> None:
    """But those for which random play is too tame: scenarios show them."""
    seen: set[str] = set()
    for seed in range(200):
        for exercise in (1, 3, 4, 6):
            log: list[Event] = []
            play(new_match(exercise, "home" if seed % 2 else "away", log), seed)
            seen |= {event.kind for event in log}
    assert EVENT_FIELDS.keys() - seen <= TOO_RARE | TO_THE_LETTER


@pytest.mark.soak
def test_sides_are_fair_to_the_same_team_and_coach() -> None:
    """Home and away score equally often: their difference over 2,000 matches stays within 3 standard errors."""
    plan = Series("takkure", {"away": "yamato"}, "random", "random", 2_000, "fair")
    with working(2) as executor:
        tally = simulate(plan, executor, None, lambda _: None)
    decided = tally.home_wins + tally.away_wins
    assert decided > 20
    # Under fairness the difference of two counts that sum to n has variance n.
    assert (tally.home_wins - tally.away_wins) ** 2 < 9 * decided
