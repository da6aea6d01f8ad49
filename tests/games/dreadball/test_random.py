"""Random matches of DreadBall run without an exception and end, and neither seat has an advantage."""

import pytest

from tests.games.dreadball.playing import new_match, play
from thirdhalf.games.dreadball.table.events import EVENT_FIELDS, SUDDEN_DEATH
from thirdhalf.kernel.event import Event
from thirdhalf.lab.executors import working
from thirdhalf.lab.simulation import Series, play_batch, simulate


@pytest.mark.parametrize("preset", ["sheet", "full-like", "demo"])
def test_random_matches_end(preset: str) -> None:
    """None is longer than 1,500 decisions."""
    plan = Series("dreadball", {"preset": preset}, "random", "random", 10_000, "ends")
    tally = play_batch(plan, 0, 200, None)
    assert tally.matches == 200
    assert tally.longest <= 1_500


def test_random_play_sees_every_kind_of_event() -> None:
    seen: set[str] = set()
    for seed in range(60):
        log: list[Event] = []
        play(new_match("full-like" if seed % 2 else "sheet", log), seed)
        seen |= {event.kind for event in log}
    assert SUDDEN_DEATH in seen
    assert EVENT_FIELDS.keys() - seen <= {"held ground", "head start"}


@pytest.mark.soak
def test_seats_are_fair_to_the_same_team_and_coach() -> None:
    """Home and away win equally often: their difference over 2,000 matches stays within 3 standard errors."""
    plan = Series("dreadball", {"away": "veer-myn"}, "random", "random", 2_000, "fair")
    with working(2) as executor:
        tally = simulate(plan, executor, None, lambda _: None)
    decided = tally.home_wins + tally.away_wins
    assert decided > 100
    # Under fairness the difference of two counts that sum to n has variance n.
    assert (tally.home_wins - tally.away_wins) ** 2 < 9 * decided
