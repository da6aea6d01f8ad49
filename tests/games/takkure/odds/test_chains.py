"""Webs of chance with loops and choices, small enough to solve by hand."""

from fractions import Fraction

import pytest

from thirdhalf.odds.chains import Web, knots, least, shares


def web_of(edges: dict[int, list[tuple[int, int]]], choices: set[int], size: int) -> Web:
    """A web with these edges."""
    web = Web()
    for _ in range(size):
        web.add()
    for here, follows in edges.items():
        web.edges[here] = follows
    web.choices |= choices
    return web


def test_a_straight_line_multiplies() -> None:
    web = web_of({0: [(1, 5), (2, 7)], 1: [(2, 1), (3, 3)]}, set(), 4)
    assert shares(web, 0, {}) == {2: Fraction(7, 12) + Fraction(5, 48), 3: Fraction(15, 48)}


def test_a_position_that_leads_back_to_itself_is_rolled_until_it_does_not() -> None:
    web = web_of({0: [(0, 6), (1, 2), (2, 4)]}, set(), 3)
    assert shares(web, 0, {}) == {1: Fraction(1, 3), 2: Fraction(2, 3)}


def test_a_loop_through_two_positions() -> None:
    """From 0 to 1 one time in two, from 1 back one time in three: x = 1/2 + 1/2 · 1/3 · x, so x = 3/5."""
    web = web_of({0: [(1, 1), (2, 1)], 1: [(0, 1), (3, 2)]}, set(), 4)
    assert shares(web, 0, {}) == {2: Fraction(3, 5), 3: Fraction(2, 5)}
    assert shares(web, 1, {}) == {2: Fraction(1, 5), 3: Fraction(4, 5)}


def test_a_loop_of_three_that_is_entered_in_two_places() -> None:
    web = web_of({0: [(1, 1), (2, 1)], 1: [(2, 1), (4, 1)], 2: [(3, 1), (5, 1)], 3: [(1, 1), (5, 1)]}, set(), 6)
    found = shares(web, 0, {})
    # In 1: a; in 2: b = a/2 + 1/2 (from 0); in 3: b/2; a = 1/2 + b/4.
    b = Fraction(6, 7)
    a = Fraction(1, 2) + b / 4
    assert found == {4: a / 2, 5: b / 2 + b / 4}
    assert sum(found.values()) == 1


def test_what_follows_comes_first() -> None:
    web = web_of({0: [(1, 1)], 1: [(2, 1)], 2: [(1, 1), (3, 1)]}, set(), 4)
    assert [sorted(knot) for knot in knots(web, 0)] == [[3], [1, 2], [0]]


def test_the_worst_choice_is_taken() -> None:
    web = web_of({0: [(1, 1), (2, 1)], 1: [(3, 1), (4, 1)], 2: [(3, 1), (4, 3)]}, {0}, 5)
    worth, picks = least(web, 0, {3: Fraction(0), 4: Fraction(1)})
    assert worth == Fraction(1, 2)
    assert picks == {0: 0}
    assert shares(web, 0, picks) == {3: Fraction(1, 2), 4: Fraction(1, 2)}


def test_a_choice_inside_a_loop_is_made_for_the_long_run() -> None:
    """Leaving gives 1/2; going round again gives 1/4 at once, else the same question: 1/4 of the loop ends at 0."""
    edges = {0: [(1, 1), (2, 1)], 1: [(3, 1), (4, 1)], 2: [(0, 3), (3, 1)]}
    web = web_of(edges, {0}, 5)
    worth, picks = least(web, 0, {3: Fraction(0), 4: Fraction(1)})
    assert worth == 0
    assert picks == {0: 1}
    worth, picks = least(web, 0, {3: Fraction(1), 4: Fraction(0)})
    assert worth == Fraction(1, 2)
    assert picks == {0: 0}


def test_dice_rolled_again_for_ever_are_refused() -> None:
    web = web_of({0: [(1, 1)], 1: [(0, 1)]}, set(), 2)
    with pytest.raises(ValueError, match="for ever"):
        shares(web, 0, {})
