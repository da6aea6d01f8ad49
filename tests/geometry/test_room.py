"""Places where a disc fits."""

import math

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from thirdhalf.geometry.plane import TOUCH, Disc, Point, distance, distance2
from thirdhalf.geometry.room import fits, nearest_in_contact, nearest_room

place = st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000))
disc = st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000), st.sampled_from([2250, 3000, 4000]))
crowd = st.lists(disc, max_size=7)
bounds = st.sampled_from([(6000, 8000), (12000, 12000)])
often = settings(max_examples=150)


def samples(x: int, y: int, within: float) -> list[tuple[float, float]]:
    """Points on rings round (x, y)."""
    result = []
    for ring in range(1, 21):
        for step in range(90):
            turn = math.tau * step / 90
            result.append((x + within * ring / 20 * math.sin(turn), y + within * ring / 20 * math.cos(turn)))
    return result


def freely(points: list[tuple[float, float]], discs: list[Disc], half: tuple[int, int]) -> list[tuple[float, float]]:
    """Those that fit with three units to spare."""
    spots = np.array(points)
    keep = (np.abs(spots[:, 0]) <= half[0] - 3) & (np.abs(spots[:, 1]) <= half[1] - 3)
    for ox, oy, r in discs:
        keep &= np.hypot(spots[:, 0] - ox, spots[:, 1] - oy) >= r + 3
    return [(float(x), float(y)) for x, y in spots[keep]]


@often
@given(place, crowd, bounds)
def test_the_nearest_room_is_nearest(spot: Point, discs: list[Disc], half: tuple[int, int]) -> None:
    rooms = nearest_room(*spot, discs, *half)
    best = distance(*spot, *rooms[0]) if rooms else 30000
    assert best <= 2 or not freely(samples(*spot, int(best - 2)), discs, half)
    for index, room in enumerate(rooms):
        assert fits(*room, discs, *half)
        assert distance(*spot, *room) <= best + TOUCH
        for other in rooms[:index]:
            assert distance2(*room, *other) > TOUCH * TOUCH
    turned = nearest_room(-spot[0], -spot[1], [(-x, -y, r) for x, y, r in reversed(discs)], *half)
    assert sorted((-x, -y) for x, y in turned) == sorted(rooms)


def test_on_top_of_a_disc_there_is_a_choice_of_directions() -> None:
    rooms = nearest_room(0, 0, [(0, 0, 3000)], 20000, 20000)
    assert len(rooms) >= 4
    assert sorted((-x, -y) for x, y in rooms) == sorted(rooms)


def test_between_two_discs_both_ways_out_are_found() -> None:
    rooms = nearest_room(0, 0, [(-1000, 0, 3000), (1000, 0, 3000)], 20000, 20000)
    assert len(rooms) == 2
    assert {y > 0 for _, y in rooms} == {True, False}


@often
@given(place, disc, crowd, bounds)
def test_the_nearest_contact_is_in_contact_and_nearest(
    spot: Point, target: Disc, others: list[Disc], half: tuple[int, int]
) -> None:
    tx, ty, contact = target
    discs = [*others, target]
    found = nearest_in_contact(*spot, tx, ty, contact, discs, *half)
    ring = []
    for step in range(1440):
        turn = math.tau * step / 1440
        ring.append((tx + (contact + 5) * math.sin(turn), ty + (contact + 5) * math.cos(turn)))
    free = freely(ring, discs, half)
    for room in found:
        assert fits(*room, discs, *half)
    if free:
        assert contact * contact <= distance2(*found[0], tx, ty) <= (contact + TOUCH) ** 2
        assert int(distance(*spot, *found[0])) <= min(math.hypot(x - spot[0], y - spot[1]) for x, y in free) + 1
    elif found:
        best = distance(*found[0], tx, ty)
        assert not freely(samples(tx, ty, max(1, int(best - TOUCH - 2))), discs, half)
    mirror = [(-x, -y, r) for x, y, r in reversed(discs)]
    turned = nearest_in_contact(-spot[0], -spot[1], -tx, -ty, contact, mirror, *half)
    assert sorted((-x, -y) for x, y in turned) == sorted(found)


def test_a_hidden_target_is_approached_as_near_as_can_be() -> None:
    discs = [(0, 0, 3000), (2500, 0, 4000), (-2500, 0, 4000)]
    found = nearest_in_contact(0, 9000, 0, 0, 3000, discs, 20000, 20000)
    assert len(found) == 1
    x, y = found[0]
    assert abs(x) <= 1
    assert y > 3000
    assert fits(x, y, discs, 20000, 20000)
