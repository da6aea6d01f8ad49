"""3.07: what the ways to share out dice come to, worked out from tables of single contests."""

from fractions import Fraction

from tests.games.takkure.odds.positions import at_line
from thirdhalf.games.takkure.odds.assignments import assignments
from thirdhalf.games.takkure.odds.tables import opposed_counts, other_counts, own_counts, throws, unopposed_counts
from thirdhalf.games.takkure.table.kinds import SUCCESS

STRENGTH = 7
"""Of the runner and of both tacklers."""


def wins(counts: tuple[int, ...], dice: int) -> Fraction:
    """The share of SUCCESS and CRITICAL."""
    return Fraction(sum(counts[SUCCESS:]), throws(dice))


def close(chance: Fraction, expected: Fraction) -> bool:
    """But for what is too rare to be followed."""
    return abs(chance - expected) < Fraction(1, 10_000)


def test_each_way_to_share_out_two_dice_is_weighed() -> None:
    match = at_line("1-first-steps/onslaught-dice-split", "dice for opponent")
    none, one, both = assignments(match)
    assert [none.choice, one.choice, both.choice] == [(0,), (1,), (2,)]
    single = opposed_counts((STRENGTH, 1), (STRENGTH, 1))
    double = opposed_counts((STRENGTH, 2), (STRENGTH, 1))
    alone = wins(unopposed_counts(STRENGTH, 1), 1)
    # Both dice wait for the second tackler, and come to nothing if the first one fells the runner.
    assert close(none.succeeds, (1 - alone) * wins(own_counts(double), 3))
    # One each: the second decides where the first contest was nobody's.
    first, other = wins(own_counts(single), 2), wins(other_counts(single), 2)
    assert close(one.succeeds, first + (1 - first - other) * first)
    # Both at once: whatever the second tackler does, the first one has been broken through.
    assert close(both.succeeds, wins(own_counts(double), 3))
    # Whoever is tackled keeps the ball on the ground.
    assert none.lost == one.lost == both.lost == 0
    assert close(both.down, 1 - (1 - wins(other_counts(double), 3)) * (1 - alone))


def test_a_pass_that_succeeds_may_leave_the_passer_on_the_ground() -> None:
    none, one = assignments(at_line("2-passing/two-tacklers-one-die", "dice for opponent"))
    assert none.succeeds < one.succeeds < 1
    assert one.down < none.down


def test_nothing_is_weighed_where_no_dice_are_shared_out() -> None:
    assert assignments(at_line("1-first-steps/onslaught-dice-split", "opponent")) == []
