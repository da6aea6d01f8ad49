"""The guided exercises: every learner meets what each is about, by what the opponent does; the dice are the dice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.takkure.coaches.learners import LEARNERS, SEEDS, lesson
from thirdhalf.games.takkure.coaches import ROSTER, coach
from thirdhalf.games.takkure.coaches.lesson import lesson_plans
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.kinds import BREAK_THROUGH, DODGE, NOTHING, PASS, STAND_UP, TACKLE
from thirdhalf.games.takkure.table.questions import topics as questions
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.view import View

EXERCISES = range(1, 7)


def offered(match: Match) -> set[int]:
    """The second actions of the question at hand."""
    decision = match.decision
    if isinstance(decision, Pick) and decision.topic == questions.SECOND_ACTION:
        return set(decision.options)
    return set()


def ended(played: Iterator[tuple[Match, Choice]]) -> Match:
    """The match of an exercise, played to its end."""
    return [match for match, _ in played][-1]


@pytest.mark.parametrize("learner", LEARNERS)
def test_everybody_meets_dice_and_a_dodge_in_exercise_1(learner: str) -> None:
    for seed in SEEDS:
        asked = [(match, offered(match)) for match, _ in lesson(1, learner, seed)]
        assert any(DODGE in actions for _, actions in asked), seed
        assert any(event.kind == "rolled" for event in asked[-1][0].log or []), seed


@pytest.mark.parametrize("learner", ["follows", "runs"])
def test_who_runs_meets_a_tackler_in_contact_at_the_second_activation(learner: str) -> None:
    for seed in SEEDS:
        met = [match.tokens for match, _ in lesson(1, learner, seed) if {DODGE, BREAK_THROUGH} <= offered(match)]
        assert met[0] == 2, seed


def test_the_opponent_of_exercise_1_covers_first_and_tackles_from_then_on() -> None:
    for seed in SEEDS:
        declared: dict[int, set[int]] = {}
        for match, _ in lesson(1, "follows", seed):
            if offered(match):
                declared.setdefault(match.tokens, set()).add(match.players[1].declared)
        assert declared[3] != {TACKLE}
        assert declared[2] == {TACKLE}
        # Who fell in the second gets up in the third.
        assert declared.get(1, {TACKLE}) <= {TACKLE, STAND_UP}


def test_who_follows_the_advice_wins_exercise_1_more_often_than_not() -> None:
    ends = [ended(lesson(1, "follows", seed)).winner for seed in SEEDS]
    assert ends.count(0) > ends.count(1)
    # The dice are not loaded: the tackle can succeed.
    assert ends.count(1) > 0


def test_who_follows_the_advice_passes_in_exercise_2() -> None:
    for seed in SEEDS:
        assert any(PASS in offered(match) and choice == (PASS,) for match, choice in lesson(2, "follows", seed)), seed


@pytest.mark.parametrize("exercise", [1, 2, 3])
@pytest.mark.parametrize("learner", LEARNERS)
def test_the_exercises_end_whatever_a_learner_does(exercise: int, learner: str) -> None:
    for seed in list(SEEDS)[:6]:
        for part in ("attack", "defence"):
            assert ended(lesson(exercise, learner, seed, part)).over


def test_a_defender_in_exercise_1_can_always_tackle() -> None:
    for seed in SEEDS:
        match = ended(lesson(1, "follows", seed, "defence"))
        assert any(event.kind == "rolled" for event in match.log or []), seed


@pytest.mark.parametrize("exercise", EXERCISES)
def test_every_exercise_has_its_opponent_and_its_adviser(exercise: int) -> None:
    match = takkure().new({"exercise": exercise, "attacker": "home"}, None)
    decision = match.decision
    assert decision is not None
    for name in (f"lesson-{exercise}", f"advice-{exercise}"):
        assert name in ROSTER.lessons
        assert name not in ROSTER.names
        choices = {coach(name, seed)(View(match, decision.seat)) for seed in ("one", "two")}
        assert decision.refusal(choices.pop()) is None
        assert not choices or exercise > 4, "a plan leaves nothing to the seed"


def test_nothing_is_never_advised_in_the_first_activation_of_exercise_1() -> None:
    for seed in SEEDS:
        for match, choice in lesson(1, "follows", seed):
            if match.tokens == 3 and isinstance(match.decision, Pick):
                assert choice != (NOTHING,)


def test_a_step_that_nobody_knows_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "lessons.toml"
    file.write_text('[[lesson]]\nexercise = 1\ndefence = ["sleep"]\n', encoding="utf-8")
    with pytest.raises(BadFile, match="there is no step 'sleep'"):
        lesson_plans(file)
