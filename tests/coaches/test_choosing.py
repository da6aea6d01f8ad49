"""What coaches of all games have in common: mistakes, budgets, levels."""

import pytest

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.guessing import ANYTHING, BEST, SECOND_BEST, Faults, place_of_best
from thirdhalf.coaches.lookahead import best_of
from thirdhalf.coaches.random import RandomCoach
from thirdhalf.coaches.roster import QuickLevel, Roster, ThinkingLevel
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.table import Coach


def test_a_coach_takes_the_best_or_by_a_slip_the_second_best_the_first_of_equals() -> None:
    assert place_of_best([3, 7, 7, 1], BEST) == 1
    assert place_of_best([3, 7, 7, 1], SECOND_BEST) == 2
    assert place_of_best([7, 3, 3, 1], SECOND_BEST) == 1
    assert place_of_best([5], SECOND_BEST) == 0


def test_mistakes_come_as_often_as_they_should() -> None:
    chooser = Chooser("mistakes")
    moods = [Faults(blunders=10, slips=30).mood(chooser) for _ in range(5000)]
    assert moods.count(ANYTHING) == pytest.approx(500, abs=70)
    assert moods.count(SECOND_BEST) == pytest.approx(1500, abs=120)


def test_who_makes_no_mistakes_draws_nothing() -> None:
    chooser = Chooser("same")
    assert Faults(blunders=0, slips=0).mood(chooser) == BEST
    assert chooser.below(1000) == Chooser("same").below(1000)


def test_options_are_tried_out_as_far_as_the_budget_goes() -> None:
    budget = Budget(3, 0)
    tried: list[int] = []

    def worth(option: int) -> int:
        tried.append(option)
        budget.spend()
        return option

    assert best_of([4, 6, 5, 9], worth, budget) == 6
    assert tried == [4, 6, 5]


def test_a_roster_is_made_from_its_levels_and_knows_who_takes_a_budget() -> None:
    given: list[int] = []

    def thinker(seed: str, budget: Budget) -> Coach:
        given.append(budget.evaluations)
        return RandomCoach(seed)

    roster = Roster({"quick": QuickLevel(RandomCoach), "deep": ThinkingLevel(thinker, 40)})
    assert roster.names == ["random", "quick", "deep"]
    assert roster.thinkers == ["deep"]
    roster.coach("deep", "any")
    roster.coach("deep:7", "any")
    assert given == [40, 7]
    with pytest.raises(ValueError, match="the coach 'quick' takes no budget; these do: deep"):
        roster.coach("quick:7", "any")
