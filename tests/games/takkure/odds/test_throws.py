"""Bunching throws that come to the same changes no probability."""

from fractions import Fraction

import pytest

from tests.games.takkure.odds.positions import at_the_dice
from thirdhalf.games.takkure.odds.ends import EndOfActivation, WhatHappened
from thirdhalf.games.takkure.odds.lines import outcomes
from thirdhalf.games.takkure.odds.policies import Answers, quiet
from thirdhalf.games.takkure.odds.throws import (
    Rollers,
    bunches,
    by_scores,
    high_throw,
    low_throw,
    pattern_of,
    split,
    throws_of,
)
from thirdhalf.games.takkure.rules.dice.rolls import CRITICAL_SCORE, MISS
from thirdhalf.games.takkure.skills.player import USE
from thirdhalf.games.takkure.table.questions.topics import USE_SKILL
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Roll
from thirdhalf.odds.chains import shares
from thirdhalf.odds.explorer import Explorer, Policy, Throws, every_throw
from thirdhalf.odds.facts import Facts

SKILLS_USED = Answers({USE_SKILL: [(USE,)]})


def odds(throws: Throws, match: Match, policy: Policy) -> tuple[dict[Facts, Fraction], int]:
    """All outcomes with their shares, and how many positions were looked at."""
    explorer = Explorer(WhatHappened(match), policy, EndOfActivation(match), None, 200_000, 0, throws)
    root = explorer.explore(match, None)
    found = shares(explorer.web, root, {})
    assert not explorer.open
    return {explorer.ends[node]: share for node, share in found.items()}, explorer.positions


@pytest.mark.parametrize("policy", [quiet, SKILLS_USED], ids=["skills kept", "skills used"])
@pytest.mark.parametrize(
    "name",
    [
        "1-first-steps/dodge-tied",
        "1-first-steps/tackle-against-a-mover-is-unopposed",
        "1-first-steps/side-step-against-one",
        "2-passing/opposed-tie",
        "2-passing/reception-fumble",
        "3-death-box/intercept-several-in-order",
        "3-death-box/melee-tied",
        "4-four-against-four/try-and-tackle-tie",
        "5-skills/cub-against-a-thief",
        "5-skills/not-an-inch-dodge",
        "5-skills/sumo-tackle-roll-repeated",
    ],
)
def test_bunched_throws_have_the_odds_of_single_throws(name: str, policy: Policy) -> None:
    match = at_the_dice(name)
    bunched, few = odds(by_scores, match, policy)
    single, many = odds(every_throw, match, policy)
    assert bunched == single
    assert sum(bunched.values()) == 1
    assert few < many


def test_a_bunch_is_split_while_somebody_may_still_look_at_the_dice() -> None:
    """5.05: a Cub that has failed meets the thief's score, not only its success, at the second try."""
    match = at_the_dice("5-skills/cub-against-a-thief")
    explorer = Explorer(WhatHappened(match), SKILLS_USED, EndOfActivation(match), None, 200_000, 0, by_scores)
    root = explorer.explore(match, None)
    _, few = odds(by_scores, at_the_dice("1-first-steps/dodge-tied"), quiet)
    assert len(explorer.web.edges[root]) > 10
    assert explorer.positions > few


@pytest.mark.parametrize("sides", [((7, 1),), ((7, 2),), ((7, 1), (5, 2)), ((1, 1), (12, 1)), ((9, 1), (7, 1), (4, 2))])
def test_bunches_and_their_parts_hold_every_throw_once(sides: tuple[tuple[int, int], ...]) -> None:
    places: list[tuple[int, ...]] = []
    dice = 0
    for _, count in sides:
        places.append(tuple(range(dice, dice + count)))
        dice += count
    rollers = Rollers(sides, tuple(places))
    found: set[tuple[int, ...]] = set()
    for bunch in bunches(sides):
        throws = [faces for part in split(sides, bunch.pattern) for faces in throws_of(rollers, part.low)]
        assert len(throws) == bunch.weight
        assert low_throw(rollers, bunch) in throws
        assert high_throw(rollers, bunch) in throws
        found |= set(throws)
    assert len(found) == 12**dice


def test_a_single_die_has_three_consequences() -> None:
    assert sorted(bunch.weight for bunch in bunches(((8, 1),))) == [1, 4, 7]


def test_only_the_order_of_scores_counts() -> None:
    assert pattern_of((5, 9, 5)) == pattern_of((2, 3, 2)) == (1, 2, 1)
    assert pattern_of((MISS, 4)) != pattern_of((3, 4))
    assert pattern_of((CRITICAL_SCORE, 4)) != pattern_of((7, 4))


@pytest.mark.parametrize("name", ["1-first-steps/dodge-tied", "1-first-steps/side-step-against-one"])
def test_whoever_looks_at_every_die_sees_every_throw(name: str) -> None:
    """Stopped while the dice still lie there, no two throws come to the same."""
    match = at_the_dice(name)
    roll = match.decision
    assert isinstance(roll, Roll)
    found = outcomes(match, lambda after: after.choice, until=lambda _: True)
    assert len(found.shares) == 12**roll.count
    assert set(found.shares.values()) == {Fraction(1, 12**roll.count)}
    cut = outcomes(match, lambda after: after.choice, until=lambda _: True, limit=30)
    assert cut.unexplored == 1
