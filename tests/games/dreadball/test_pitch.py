"""D3, D4, D5, D2: the pitch, arcs, teams and switches as the rules describe them."""

import pytest

from thirdhalf.games.dreadball.game import dreadball, terms_of
from thirdhalf.games.dreadball.table.catalog import built_in
from thirdhalf.games.dreadball.table.kinds import GUARD, JACK, STRIKER
from thirdhalf.games.dreadball.table.pitch import (
    ENTRIES,
    FORMATION,
    HALVES,
    HEXES,
    LAUNCH_LINE,
    NO_ZONE,
    PITCH,
    SIZE,
    ZONE_AT,
    ZONES,
    number_of,
    opposite,
)
from thirdhalf.geometry.hexes import in_front


def test_the_pitch_is_a_stretched_hexagon_of_223_hexes() -> None:
    """D3.1, D3.8, D3.9, A10: row r has 23 - |r| hexes."""
    assert SIZE == 223
    for r in range(-5, 6):
        row = [q for q, s in HEXES if s == r]
        assert len(row) == 23 - abs(r)
        assert (min(row), max(row)) == (max(-11, -11 - r), min(11, 11 - r))


def test_six_corners_have_three_outer_sides_and_48_edges_two() -> None:
    """D3.2, D3.17: the two outer sides of an edge are next to each other."""
    corners = [HEXES[n] for n in range(SIZE) if len(PITCH.outer_sides(n)) == 3]
    assert set(corners) == {(-6, -5), (11, -5), (11, 0), (6, 5), (-11, 5), (-11, 0)}
    edges = [sides for n in range(SIZE) if len(sides := PITCH.outer_sides(n)) == 2]
    assert len(edges) == 48
    assert all((b - a) % 6 in (1, 5) for a, b in edges)
    assert all(len(PITCH.outer_sides(n)) in (0, 2, 3) for n in range(SIZE))


def test_halves_and_launch_line_make_up_the_pitch() -> None:
    """D3.6, D3.12, D3.13, D3.14: five launch hexes, each two rows from the next; turned round they are the same."""
    assert len(HALVES[0]) == len(HALVES[1]) == 109
    line = [HEXES[n] for n in LAUNCH_LINE[0]]
    assert line == [(2, -4), (1, -2), (0, 0), (-1, 2), (-2, 4)]
    assert {*HALVES[0], *HALVES[1], *LAUNCH_LINE[0]} == set(range(SIZE))
    assert LAUNCH_LINE[1] == tuple(reversed(LAUNCH_LINE[0]))
    assert all(HEXES[opposite(n)] == (-q, -r) for n, (q, r) in enumerate(HEXES))


def test_zones_have_nine_hexes_and_four_steps_from_bonus_to_strike() -> None:
    """D3.3, D3.4, D3.5, D3.15, A11: the table of zones."""
    table = {
        "V-rear": (3, (11, 0), (7, 0), {(9, -1), (10, -1), (8, 0), (9, 0), (10, 0), (8, 1), (9, 1)}),
        "V-north": (1, (10, -3), (6, -3), {(8, -4), (9, -4), (7, -3), (8, -3), (9, -3), (7, -2), (8, -2)}),
        "V-south": (1, (7, 3), (3, 3), {(5, 2), (6, 2), (4, 3), (5, 3), (6, 3), (4, 4), (5, 4)}),
        "H-rear": (3, (-11, 0), (-7, 0), {(-9, -1), (-8, -1), (-10, 0), (-9, 0), (-8, 0), (-10, 1), (-9, 1)}),
        "H-north": (1, (-7, -3), (-3, -3), {(-5, -4), (-4, -4), (-6, -3), (-5, -3), (-4, -3), (-6, -2), (-5, -2)}),
        "H-south": (1, (-10, 3), (-6, 3), {(-8, 2), (-7, 2), (-9, 3), (-8, 3), (-7, 3), (-9, 4), (-8, 4)}),
    }
    for side, zones in enumerate(ZONES):
        for index, zone in enumerate(zones):
            value, strike, bonus, others = table.pop(zone.id)
            assert (zone.value, HEXES[zone.strike], HEXES[zone.bonus]) == (value, strike, bonus)
            assert {HEXES[n] for n in zone.hexes} == {strike, bonus} | others
            assert PITCH.distance(zone.strike, zone.bonus) == 4
            assert zone.id[0] == "VH"[side]
            assert ZONE_AT[side][zone.bonus] == index
    assert not table
    assert len([n for n in range(SIZE) if ZONE_AT[0][n] != NO_ZONE]) == 27


def test_distance_is_the_number_of_steps() -> None:
    """D3.11"""
    assert PITCH.distance(number_of(0, 0), number_of(5, 0)) == 5
    assert PITCH.distance(number_of(0, 0), number_of(-2, 4)) == 4
    assert PITCH.distance(number_of(-6, -5), number_of(6, 5)) == 22


def test_entry_hexes_and_standard_places() -> None:
    """D3.7, D3.16, D6.4: entry hexes lie at the edge; the standard formation is in one's own half."""
    assert [HEXES[n] for n in ENTRIES] == [(-9, -2), (9, 2)]
    assert all(PITCH.outer_sides(n) for n in ENTRIES)
    for side in (0, 1):
        assert set(FORMATION[side]) < set(HALVES[side])


@pytest.mark.parametrize(("facing", "expected"), [(0, 4), (1, 4), (3, 4)])
def test_the_front_arc_takes_in_what_is_exactly_beside(facing: int, expected: int) -> None:
    """D4.4, A19: of the ring at distance 1, three are in front; the side line meets the ring at distance 2."""
    assert len([d for d in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)) if in_front(*d, facing)]) == 3
    beside = [d for d in ((1, -2), (-1, 2), (2, -1), (-2, 1), (1, 1), (-1, -1)) if in_front(*d, facing)]
    assert len(beside) == expected


def test_squads_are_those_of_the_sheet() -> None:
    """D5.1, D5.2, D5.3, D5.4: eight players each, Guards, Jacks, Strikers."""
    teams = built_in().teams
    roles = {id: [profile.role for profile in team.squad] for id, team in teams.items()}
    assert roles["veer-myn"] == [GUARD] * 2 + [STRIKER] * 6
    assert roles["forgefathers"] == [GUARD] * 3 + [JACK] * 3 + [STRIKER] * 2
    stats = {
        (id, p.role): (p.move, p.strength, p.speed, p.skill, p.armour) for id, team in teams.items() for p in team.squad
    }
    assert {id: role for id, role in roles.items() if id in ("clockworks", "marshlords")} == {
        "clockworks": [GUARD] * 2 + [JACK] * 4 + [STRIKER] * 2,
        "marshlords": [GUARD] * 2 + [JACK] * 3 + [STRIKER] * 3,
    }
    assert stats == {
        ("veer-myn", STRIKER): (6, 4, 3, 5, 5),
        ("veer-myn", GUARD): (6, 4, 3, 5, 4),
        ("forgefathers", GUARD): (4, 3, 5, 4, 4),
        ("forgefathers", JACK): (4, 3, 5, 4, 4),
        ("forgefathers", STRIKER): (4, 3, 5, 4, 5),
        ("clockworks", GUARD): (5, 3, 5, 4, 3),
        ("clockworks", JACK): (5, 4, 4, 4, 4),
        ("clockworks", STRIKER): (5, 4, 4, 3, 5),
        ("marshlords", GUARD): (5, 3, 4, 5, 4),
        ("marshlords", JACK): (5, 4, 4, 5, 4),
        ("marshlords", STRIKER): (5, 5, 3, 4, 5),
    }
    assert all([profile.number for profile in team.squad] == list(range(1, 9)) for team in teams.values())


def test_chances_follow_from_the_stats() -> None:
    """D8.8: so many faces of six succeed."""
    assert [len([face for face in range(1, 7) if face >= stat]) for stat in (3, 4, 5)] == [4, 3, 2]


def test_presets_and_switches() -> None:
    """D2, D2.1, D2.2: the sheet's values, and what presets and coaches change."""
    sheet = terms_of({})
    assert (sheet.rushes, sheet.tokens, sheet.most_tokens, sheet.most_on_pitch, sheet.landslide) == (14, 5, 2, 6, 7)
    assert (sheet.exploding, sheet.pass_ends, sheet.throw_blocking, sheet.save_on_catch) == (0, 1, 0, 0)
    assert (sheet.sudden_death_cap, sheet.scatter_cap) == (14, 50)
    full = terms_of({"preset": "full-like"})
    assert (full.exploding, full.pass_ends, full.throw_blocking, full.save_on_catch) == (1, 0, 1, 1)
    demo = terms_of({"preset": "demo", "rushes": 8})
    assert (demo.most_on_pitch, demo.tokens, demo.rushes) == (5, 3, 8)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"preset": "nothing"}, "there is no preset 'nothing'"),
        ({"rushes": 0}, "rushes is a whole number from 1 to 200"),
        ({"explodingSixes": 1}, "explodingSixes is true or false"),
        ({"first": "nobody"}, "first is one of toss, home, away"),
        ({"home": "yamato"}, "there is no team 'yamato'"),
        ({"exercise": 3}, "'exercise' is not part of a set-up"),
    ],
)
def test_a_set_up_that_cannot_be_is_named(setup: dict[str, str | int | bool], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        dreadball().new(setup, None)
