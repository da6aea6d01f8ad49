"""Exact odds of DreadBall: pools worked out by hand, and scenarios that agree with them and with every single throw."""

from decimal import Decimal, localcontext
from fractions import Fraction

import pytest

from tests.hygiene.sources import ROOT
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.odds.ends import HAS_BALL, STRIKE, EndOfAction, WhatHappened
from thirdhalf.games.dreadball.odds.policies import quiet
from thirdhalf.games.dreadball.odds.pools import exactly, repeated
from thirdhalf.games.dreadball.odds.throws import bunched, by_successes
from thirdhalf.games.dreadball.rules.chances import SURE, at_least, contest, opposed, result, successes, turns_out
from thirdhalf.games.dreadball.scenarios.reading import read_scenario
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.kernel.decision import Roll
from thirdhalf.odds.explorer import every_throw
from thirdhalf.odds.facts import Facts
from thirdhalf.odds.lines import Odds, outcomes

EXAMPLES = ROOT / "tests" / "games" / "dreadball" / "scenarios" / "examples"
REST = Fraction(1, 10**12)


def test_success_counts() -> None:
    """Three dice at 4+: 1, 3, 3, 1 of 8. Without dice there is no success (D8.4)."""
    assert exactly((3, 4), 0) == [Fraction(1, 8), Fraction(3, 8), Fraction(3, 8), Fraction(1, 8)]
    assert exactly((0, 4), 0) == [1]
    assert exactly((-1, 4), 0) == [1]


def test_exploding_sixes_add_dice() -> None:
    """One die at 5+: a five is one success; a six one more than its new die: 1/6 + 1/6 * 4/6, then 1/6 as likely."""
    shares = successes(1, 5, 1)
    assert shares[0] == Fraction(4, 6)
    assert shares[1] == Fraction(1, 6) + Fraction(1, 6) * Fraction(4, 6)
    assert shares[2] == shares[1] / 6
    assert sum(shares) == 1
    # The last stands for so many or more, and is rarer than one in 10¹².
    assert shares[-1] == Fraction(2, 6) / 6 ** (len(shares) - 2) < REST <= shares[-2] + shares[-1]


def die_after_die(dice: int, stat: int, most: int) -> list[Decimal]:
    """D8.7, slowly and to fifty digits: the dice of a pool taken one at a time; a six is taken again."""
    chances = {(dice, 0): Decimal(1)}
    ended = [Decimal(0)] * (most + 1)
    while chances:
        further: dict[tuple[int, int], Decimal] = {}
        for (left, count), chance in chances.items():
            if not left or count == most:
                ended[count] += chance
                continue
            for face in range(1, 7):
                then = (left - int(face < 6), count + int(face >= stat))
                further[then] = further.get(then, Decimal(0)) + chance / 6
        chances = further
    return ended


@pytest.mark.parametrize("pools", [(8, 2, 8, 2), (6, 3, 5, 3), (5, 4, 3, 2), (1, 6, 8, 2), (0, 4, 4, 5)])
def test_exploding_pools_are_exact_to_twelve_digits(pools: tuple[int, int, int, int]) -> None:
    dice, stat, foe_dice, foe_stat = pools
    with localcontext(prec=50):
        shares = [Decimal(0)] * 5
        theirs = die_after_die(foe_dice, foe_stat, 60)
        for own, share in enumerate(die_after_die(dice, stat, 60)):
            for foe, other in enumerate(theirs):
                shares[result(own, foe)] += share * other
        found = [Decimal(each.numerator) / each.denominator for each in opposed(*pools, 1)]
        assert [abs(each - share) < Decimal("3e-12") for each, share in zip(found, shares, strict=True)] == [True] * 5
        assert sum(opposed(*pools, 1)) == 1


def test_opposed_tests_and_doubles() -> None:
    """Two dice at 4+ against one: 2-0, 1-0 and 2-1 are doubles (D8.6), 0-0 and 1-1 draws, 0-1 a lost double."""
    assert opposed(2, 4, 1, 4, 0) == tuple([Fraction(eighths, 8) for eighths in (4, 0, 3, 0, 1)])
    # 3-2 is a win without a double.
    assert opposed(3, 2, 2, 2, 0)[1] == Fraction(5, 6) ** 5
    assert contest(2, 4, 1, 4, 0) == (SURE // 2, 0, 3 * SURE // 8, 0, SURE // 8)


def test_repeated_tests() -> None:
    """D8.5: the n-th Dash needs n successes: 80 of 81, then 72 of 81, then 48 of 81 (four dice at 3+)."""
    found = repeated((4, 3), 3, 0)
    assert found == [Fraction(80, 81), Fraction(80 * 72, 81**2), Fraction(80 * 72 * 48, 81**3)]
    assert at_least(4, 3, 2, 0) == SURE * 72 // 81


def test_turns_out_of_play() -> None:
    """D13.8: one die at 4+ against none: half the time a hit; an armour die at 4+ saves half of them."""
    assert turns_out(1, 4, 0, 4, 0, 4, 0) == SURE // 2
    assert turns_out(1, 4, 0, 4, 1, 4, 0) == SURE // 4


@pytest.mark.parametrize("exploding", [0, 1])
@pytest.mark.parametrize("stat", [2, 3, 5, 6])
def test_bunches_stand_for_all_throws(stat: int, exploding: int) -> None:
    for dice in range(1, 6):
        throws = bunched(dice, stat, exploding)
        assert sum(weight for weight, _ in throws) == 6**dice
        none = sum(weight for weight, faces in throws if max(faces) < stat)
        assert Fraction(none, 6**dice) == successes(dice, stat, exploding)[0]


def position(name: str, lines: int) -> Match:
    """An example, played up to a line."""
    match = read_scenario(dreadball(), EXAMPLES / f"{name}.toml").play(lines)
    assert isinstance(match, Match)
    return match


def rolling(name: str, topic: str) -> Match:
    """An example, played up to a roll."""
    for count in range(20):
        match = position(name, count)
        if isinstance(match.decision, Roll) and match.decision.topic == topic:
            return match
    raise AssertionError(f"{name} rolls no {topic}")


def odds_of(match: Match) -> Odds[Facts]:
    """To the end of the action."""
    return outcomes(match, WhatHappened(match), quiet, EndOfAction(match), throws=by_successes)


def test_a_steal_is_an_opposed_test() -> None:
    """Example 16: four dice at 5+ against a Slamback of three at 3+: a double takes the ball."""
    match = rolling("example-16-steal-double", "steal")
    thief = 0
    chance = odds_of(match).chance(lambda facts: (HAS_BALL, thief) in facts)
    assert float(chance) == pytest.approx(float(opposed(4, 5, 3, 3, 0)[0]), abs=1e-4)


def test_a_strike_is_a_pool() -> None:
    """Example 19: two dice at 5+ for four points: 5 of 9."""
    match = rolling("example-19-four-point-strike", "throw")
    assert odds_of(match).chance(lambda facts: (STRIKE, 4) in facts) == Fraction(5, 9)


@pytest.mark.parametrize(
    ("name", "topic"), [("example-05-evade-made", "evade"), ("example-33-stand-up-once", "stand up")]
)
def test_bunching_changes_no_probability(name: str, topic: str) -> None:
    match = rolling(name, topic)
    slow = outcomes(match, WhatHappened(match), quiet, EndOfAction(match), throws=every_throw)
    quick = odds_of(match)
    assert quick.shares == slow.shares
    assert quick.positions < slow.positions
