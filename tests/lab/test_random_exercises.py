"""Ten thousand random exercises run without an exception and end, and see every kind of event."""

import pytest

from tests.properties.playing import new_match, play
from thirdhalf.kernel.event import Event
from thirdhalf.lab.simulation import Plan, play_batch
from thirdhalf.takkure.events import EVENT_FIELDS, TIED


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("exercise", [1, 2, 3])
def test_random_exercises_end(exercise: int, part: int) -> None:
    """Fifteen parts of 667: 10,005 exercises in all."""
    plan = Plan("takkure", exercise, "yamato", "teriomorphs", "random", "random", "both", 10_000, "ten thousand")
    tally = play_batch(plan, 667 * part, 667, None)
    assert tally.matches == 667
    assert tally.home_wins + tally.away_wins == 667


def test_random_play_sees_every_kind_of_event() -> None:
    """But the tie of a melee, which takes three players on one ball and equal dice: a scenario shows it."""
    seen: set[str] = set()
    for seed in range(300):
        for exercise in (1, 3):
            log: list[Event] = []
            play(new_match(exercise, "home" if seed % 2 else "away", log), seed)
            seen |= {event.kind for event in log}
    assert EVENT_FIELDS.keys() - seen <= {TIED}
