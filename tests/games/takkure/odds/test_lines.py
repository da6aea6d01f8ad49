"""Whole lines of play: worked out by hand, played at random, cut short, and against the worst defence."""

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from tests.games.takkure.odds.positions import at_line, at_the_dice
from tests.snapshots import snapshot
from thirdhalf.games.takkure.odds.ends import (
    BALL_LOOSE,
    GROUNDED,
    HAS_BALL,
    TRY,
    WOUNDED,
    EndOfActivation,
    WhatHappened,
    WhenAsked,
)
from thirdhalf.games.takkure.odds.lines import outcomes, worst
from thirdhalf.games.takkure.odds.policies import Answers, quiet
from thirdhalf.games.takkure.odds.tables import opposed_counts, other_counts, own_counts, unopposed_counts
from thirdhalf.games.takkure.rules.dice.rolling import Rolling
from thirdhalf.games.takkure.table.kinds import DODGE, NO_PLAYER, PRESSURE, SUCCESS, TACKLE
from thirdhalf.games.takkure.table.questions.topics import DEFENCE, SECOND_ACTION
from thirdhalf.games.takkure.table.questions.walks import Approach
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Choice, IllegalChoice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.odds.facts import Facts

LINES = [
    "1-first-steps/dodge-tied",
    "1-first-steps/onslaught-dice-split",
    "1-first-steps/tackle-against-a-mover-is-unopposed",
    "2-passing/two-tacklers-one-die",
    "2-passing/precise-pass-expert-tackler",
    "3-death-box/intercept-several-in-order",
    "3-death-box/melee-tied",
    "4-four-against-four/melee-tie-rolls-again",
    "4-four-against-four/try-and-tackle-tie",
]


def played(match: Match, dice: Dice) -> Facts:
    """What comes of a position once, dice rolled and coaches quiet, until another activation is about to begin."""
    happened = WhatHappened(match)
    match = match.copy()
    while match.decision is not None:
        decision = match.decision
        match.choice = dice.roll(decision) if isinstance(decision, Roll) else decision.completed(quiet(match))
        match.decision = None
        if activation_over(match):
            break
    return happened(match)


def activation_over(match: Match) -> bool:
    """Take steps until somebody is asked; True if the activation ends before."""
    while match.decision is None and not match.over:
        match.own_frames(-1).play(match)
        if match.active == NO_PLAYER and match.present is not None and match.present.step == 0:
            return True
    return match.active == NO_PLAYER


@pytest.mark.parametrize("name", LINES)
def test_exact_odds_agree_with_matches_played(name: str) -> None:
    match = at_the_dice(name)
    before = snapshot(match)
    odds = outcomes(match, WhatHappened(match))
    assert snapshot(match) == before
    assert odds.unexplored == 0
    assert sum(odds.shares.values()) == 1
    dice = Dice(seed_from(name))
    times = 2000
    seen = Counter([played(match, dice) for _ in range(times)])
    assert set(seen) <= set(odds.shares)
    facts = {fact for outcome in odds.shares for fact in outcome}
    for fact in facts:
        share = float(odds.chance(lambda outcome, fact=fact: fact in outcome))  # type: ignore[misc]  # bound at once
        found = sum([count for outcome, count in seen.items() if fact in outcome]) / times
        assert abs(found - share) <= 4 * sqrt(share * (1 - share) / times), fact


def test_a_dodge_against_one_tackler_by_hand() -> None:
    """1.19, 1.21: REF 7 against STR 7: 35 + 21 of 144 throws ground the runner, 11 of them criticals, which wound;
    else END 4 holds in a third of the cases. A tackler that fails (60) falls in 5 of 12.
    """
    match = at_the_dice("1-first-steps/dodge-tied")
    odds = outcomes(match, WhatHappened(match))
    tackled = Fraction(56, 144)
    assert odds.chance(lambda facts: (GROUNDED, 0) in facts) == tackled
    wounded = Fraction(11, 144) + Fraction(45, 144) * Fraction(2, 3)
    assert odds.chance(lambda facts: (WOUNDED, 0) in facts) == wounded
    fallen = Fraction(60, 144) * Fraction(5, 12)
    assert odds.chance(lambda facts: (GROUNDED, 1) in facts) == tackled + fallen
    assert odds.chance(lambda facts: (HAS_BALL, 0) in facts) == 1


def test_a_face_to_face_try_has_the_odds_of_its_table() -> None:
    match = at_the_dice("4-four-against-four/try-and-tackle-tie")
    odds = outcomes(match, WhatHappened(match))
    home = match.attacker
    frame = match.present
    assert isinstance(frame, Rolling)
    value = frame.values[0]
    table = opposed_counts((value, 1), (7, 1))
    assert odds.chance(lambda facts: (TRY, home) in facts) == Fraction(sum(own_counts(table)[SUCCESS:]), 144)
    assert other_counts(table)[SUCCESS] > 0


def test_a_failed_reception_leaves_the_ball_loose() -> None:
    """2.01, 2.02: the throw and the catch must both fail."""
    match = at_the_dice("2-passing/reception-fumble")
    odds = outcomes(match, WhatHappened(match))
    frame = match.present
    assert isinstance(frame, Rolling)
    thrown = Fraction(unopposed_counts(frame.values[0], 1)[0], 12)
    loose = odds.chance(lambda facts: (BALL_LOOSE, -1) in facts)
    assert loose / thrown in [Fraction(n, 12) for n in range(1, 12)]
    assert odds.chance(lambda facts: (HAS_BALL, 1) in facts) == 1 - loose


def test_a_limit_leaves_a_share_unexplored_and_says_so() -> None:
    match = at_the_dice("2-passing/two-tacklers-one-die")
    whole = outcomes(match, WhatHappened(match))
    part = outcomes(match, WhatHappened(match), limit=300)
    assert 0 < part.unexplored < Fraction(1, 2)
    assert sum(part.shares.values()) + part.unexplored == 1
    assert all(share <= whole.shares[outcome] for outcome, share in part.shares.items())
    assert part.positions < whole.positions


def test_what_is_too_rare_is_left_open() -> None:
    """7.01: injuries lead to injuries; one in a million is enough here."""
    match = at_the_dice("7-injuries/common-table")
    odds = outcomes(match, WhatHappened(match), rarest=1_000_000)
    assert 0 < odds.unexplored < Fraction(1, 100_000)
    assert sum(odds.shares.values()) + odds.unexplored == 1


def test_a_line_can_be_followed_up_to_a_question() -> None:
    """1.19: the dodge move is asked exactly when the dodge succeeds: 56 of 144."""
    match = at_the_dice("1-first-steps/dodge-tied")
    until = WhenAsked("dodge move", EndOfActivation(match))

    def asked(after: Match) -> str:
        return after.decision.topic if after.decision is not None else ""

    odds = outcomes(match, asked, until=until)
    assert odds.shares["dodge move"] == Fraction(56, 144)


def test_a_lone_attacker_s_next_activation_is_not_mistaken_for_this_one() -> None:
    """1.01: on the ground and without a teammate it is activated, and done, without a question."""
    match = at_the_dice("1-first-steps/dodge-tied")
    odds = outcomes(match, lambda after: (after.tokens, after.active))
    assert odds.shares == {(match.tokens, NO_PLAYER): Fraction(1)}


def test_from_the_choice_of_a_player_one_activation_is_followed() -> None:
    match = at_line("2-passing/two-tacklers-one-die", "player")
    odds = outcomes(match, lambda after: (after.tokens, after.active))
    assert odds.shares == {(match.tokens - 1, NO_PLAYER): Fraction(1)}


def test_answers_by_topic_come_before_the_quiet_ones() -> None:
    match = at_line("1-first-steps/dodge-tied", "second action")
    happened = WhatHappened(match)
    still = outcomes(match, happened)
    dodging = outcomes(match, happened, Answers({SECOND_ACTION: [(99,), (DODGE,)]}))
    first = outcomes(match, happened, first=(DODGE,))
    assert still.chance(lambda facts: (GROUNDED, 0) in facts) == Fraction(7, 12)
    assert dodging.shares == first.shares
    assert first.chance(lambda facts: (GROUNDED, 0) in facts) == Fraction(56, 144)


def closing_in(match: Match) -> list[Choice]:
    """What a defender may do: press or tackle; a tackler goes as near as it can."""
    decision = match.decision
    assert decision is not None
    if decision.topic == DEFENCE:
        return [(PRESSURE,), (TACKLE,)]
    if isinstance(decision, Approach):
        return [decision.closest()]
    return []


def test_the_worst_defence_is_found() -> None:
    """1.21: a carrier that does nothing stays up against pressure, and falls to 7 of 12 tackles."""
    match = at_line("1-first-steps/dodge-tied", "defence")
    happened = WhatHappened(match)

    def stands(facts: Facts) -> int:
        return int((GROUNDED, 0) not in facts)

    found = worst(match, happened, stands, closing_in)
    assert found.worth == Fraction(5, 12)
    assert found.defence[0] == (TACKLE,)
    assert found.odds.chance(lambda facts: stands(facts) == 1) == Fraction(5, 12)
    assert sum(found.odds.shares.values()) == 1


def test_two_defenders_are_worse_than_one() -> None:
    """1.21: two unopposed tackles on a carrier who stands still: it stays up in 5/12 · 5/12; with a dodge, better."""
    match = at_line("1-first-steps/onslaught-dice-split", "defender")
    happened = WhatHappened(match)

    def stands(facts: Facts) -> int:
        return int((GROUNDED, 0) not in facts)

    found = worst(match, happened, stands, closing_in)
    assert found.worth == Fraction(5, 12) * Fraction(5, 12)
    given = outcomes(match, happened, Answers({DEFENCE: [(TACKLE,)]}))
    assert given.chance(lambda facts: stands(facts) == 1) == found.worth
    dodging = worst(match, happened, stands, closing_in, Answers({SECOND_ACTION: [(DODGE,)]}))
    assert dodging.worth > found.worth


def test_what_a_worst_case_leaves_open_is_worth_what_the_caller_says() -> None:
    match = at_line("1-first-steps/onslaught-dice-split", "defender")
    low = worst(match, WhatHappened(match), lambda _: 1, closing_in, limit=10, unknown=0)
    assert low.odds.unexplored > 0
    assert low.worth == 1 - low.odds.unexplored


def test_nothing_is_left_open_because_there_are_many_options() -> None:
    """What an opponent may choose counts as certain, however many other options it has."""
    match = at_line("1-first-steps/dodge-tied", "defence")

    def many(match: Match) -> list[Choice]:
        choices = closing_in(match)
        return choices * 1000 if len(choices) > 1 else choices

    found = worst(match, WhatHappened(match), lambda _: 1, many, rarest=1000)
    assert found.odds.unexplored == 0


def test_a_position_between_two_activations_is_played_on() -> None:
    match = at_the_dice("1-first-steps/dodge-tied")
    ends: list[Match] = []

    def keep(after: Match) -> int:
        ends.append(after)
        return len(ends)

    outcomes(match, keep, limit=5)
    odds = outcomes(ends[0], lambda after: after.tokens)
    assert sum(odds.shares.values()) == 1


def test_an_answer_that_is_not_allowed_is_refused() -> None:
    match = at_line("1-first-steps/dodge-tied", "defence")
    with pytest.raises(IllegalChoice):
        outcomes(match, WhatHappened(match), lambda _: (99,))
