"""Two positions have the same key exactly when they are the same."""

from itertools import pairwise

import pytest

from tests.games.takkure.odds.positions import at_line, at_the_dice
from tests.snapshots import slots_of, snapshot
from thirdhalf.games.takkure.table.state import Match, Player
from thirdhalf.odds.keys import LEFT_OUT, Keys

# In each some other frames wait, and some other question is asked.
LINES = [
    ("2-passing/two-tacklers-one-die", "dice"),
    ("2-passing/two-tacklers-one-die", "spot"),
    ("2-passing/two-tacklers-one-die", "throw point"),
    ("2-passing/two-tacklers-one-die", "opponent"),
    ("3-death-box/melee-tied", "dice"),
    ("1-first-steps/dodge-tied", "defensive move"),
]


@pytest.mark.parametrize(("name", "topic"), LINES)
def test_a_copy_has_the_same_key(name: str, topic: str) -> None:
    match = at_line(name, topic)
    keys = Keys(match)
    assert keys.key(match.copy()) == keys.key(match)


@pytest.mark.parametrize(("name", "topic"), LINES)
def test_every_field_counts(name: str, topic: str) -> None:
    match = at_line(name, topic)
    keys = Keys(match)
    found = [keys.key(match)]
    for field in slots_of(Match):
        if isinstance(getattr(match, field), int) and field not in LEFT_OUT:
            other = match.copy()
            setattr(other, field, 1000)
            found.append(keys.key(other))
    other = match.copy()
    other.run_line = ((1, 2), (3, 4))
    found.append(keys.key(other))
    for number in range(len(match.players)):
        for field in slots_of(Player):
            if field != "profile":
                other = match.copy()
                setattr(other.own(number), field, 1000)
                found.append(keys.key(other))
    for depth in range(match.depth):
        for field in slots_of(type(match.frames()[depth])):
            other = match.copy()
            frame = other.own_frames(depth)
            setattr(frame, field, [1000] if isinstance(getattr(frame, field), list) else 1000)
            found.append(keys.key(other))
    assert len(set(found)) == len(found)


def test_the_same_position_reached_with_other_dice_has_the_same_key() -> None:
    """1.15: 12 and 11 against 7 both fail; a 2 against a 3 does not come to the same."""
    match = at_the_dice("1-first-steps/dodge-tied")
    keys = Keys(match)
    found = []
    for faces in ((12, 12), (11, 8), (2, 3)):
        after = match.copy()
        after.choose(faces)
        found.append(keys.key(after))
    assert found[0] == found[1] != found[2]


def position(match: Match) -> dict[str, object]:
    """All that a match holds but the last choice."""
    return {name: value for name, value in snapshot(match).items() if name != "choice"}


def test_equal_keys_mean_equal_positions() -> None:
    match = at_the_dice("1-first-steps/dodge-tied")
    keys = Keys(match)
    by_key: dict[object, list[Match]] = {}
    for first in range(1, 13):
        for second in range(1, 13):
            after = match.copy()
            after.choose((first, second))
            by_key.setdefault(keys.key(after), []).append(after)
    for group in by_key.values():
        for one, other in pairwise(group):
            assert position(one) == position(other)


def test_a_question_is_part_of_the_position() -> None:
    match = at_line("2-passing/two-tacklers-one-die", "opponent")
    keys = Keys(match)
    other = match.copy()
    other.decision = None
    other.roll("pass", "1.13", 12, 2, 0)
    assert keys.key(match) != keys.key(other)
