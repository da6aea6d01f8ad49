"""Hints: three at most for whatever is asked, with reasons in every language."""

import re
from pathlib import Path

import pytest

from thirdhalf.coaches import coach
from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import HOW_MANY, REASONS, hints
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.takkure.game import takkure
from thirdhalf.takkure.scenario import read_scenario
from thirdhalf.words import FOLDER, LANGUAGES, words

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "takkure" / "4-four-against-four"


@pytest.mark.parametrize("exercise", [1, 2, 3, 4, 6])
def test_every_decision_has_hints_in_every_language(exercise: int) -> None:
    match = takkure().new({"exercise": exercise}, None)
    table = Table(match, Dice(seed_from(f"hints {exercise}")), None)
    rookie = coach("rookie", "any")
    asked: dict[str, int] = {}
    table.let_chance_answer()
    while match.decision is not None:
        decision = match.decision
        asked[decision.topic] = asked.get(decision.topic, 0) + 1
        if asked[decision.topic] <= 1:
            before = match.project(decision.seat)
            found = hints(View(match, decision.seat), "1", Budget(9, 0))
            assert 1 <= len(found) <= HOW_MANY
            assert len({hint.choice for hint in found}) == len(found)
            assert [hint.gain for hint in found] == sorted([hint.gain for hint in found], reverse=True)
            for hint in found:
                assert decision.refusal(hint.choice) is None
                for language in LANGUAGES:
                    assert words(language).say(hint.reason, hint.values)
                if hint.odds is not None:
                    assert 0 <= hint.odds.tries + hint.odds.lost + hint.odds.down <= 102
            assert match.project(decision.seat) == before
        table.play_decision((rookie, rookie))
    assert len(asked) >= (4 if exercise < 3 else 6)


def test_the_other_side_gets_no_hints() -> None:
    match = takkure().new({"exercise": 1, "attacker": "home"}, None)
    assert hints(View(match, 1), "1") == []


def test_a_carrier_at_the_line_is_told_to_score() -> None:
    """4.04: with nobody near, a try at BaC 11 succeeds in 11 of 12 cases: 92 of 100."""
    scenario = read_scenario(takkure(), SCENARIOS / "after-a-try-the-other-coach-decides.toml")
    match = scenario.play(3)
    decision = match.decision
    assert decision is not None
    best = hints(View(match, decision.seat), "1")[0]
    assert best.choice == (8,)
    assert best.reason == "hint-scores"
    assert best.values == {"chance": 92}
    assert best.gain > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_is_missing_or_unused(language: str) -> None:
    text = (FOLDER / language / "hints.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) == set(REASONS)
