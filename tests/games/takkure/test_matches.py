"""Invariants of whole exercises, by random play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.takkure.playing import ATTACKERS, EXERCISES, SEEDS, RandomPlay, new_match, play
from tests.snapshots import snapshot
from thirdhalf.games.takkure.table.kinds import BALL, IN_THE_AIR, NO_PLAYER
from thirdhalf.games.takkure.table.questions.topics import DISPLACED, ROOM
from thirdhalf.games.takkure.table.space import place_of, radius_of
from thirdhalf.games.takkure.table.state import ON_PITCH, Match
from thirdhalf.geometry.plane import overlaps
from thirdhalf.kernel.decision import Choice, Decision, IllegalChoice, Path, Pick, Place, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.view import PUBLIC, View


@given(EXERCISES, ATTACKERS, SEEDS, st.integers(0, 60))
@settings(max_examples=80)
def test_a_copy_equals_its_original_and_goes_its_own_way(exercise: int, attacker: str, seed: int, early: int) -> None:
    match = play(new_match(exercise, attacker, None), seed, most=early)
    copy = match.copy()
    assert snapshot(copy) == snapshot(match)
    before = snapshot(match)
    play(copy, seed + 1)
    assert snapshot(match) == before
    second = match.copy()
    play(match, seed + 2)
    assert snapshot(second) == before


@given(EXERCISES, ATTACKERS, SEEDS)
@settings(max_examples=30)
def test_the_same_choices_give_the_same_events(exercise: int, attacker: str, seed: int) -> None:
    first: list[Event] = []
    second: list[Event] = []
    play(new_match(exercise, attacker, first), seed)
    play(new_match(exercise, attacker, second), seed)
    assert first
    assert first == second


@given(EXERCISES, ATTACKERS, SEEDS)
@settings(max_examples=40)
def test_a_log_changes_nothing(exercise: int, attacker: str, seed: int) -> None:
    told = play(new_match(exercise, attacker, []), seed)
    silent = play(new_match(exercise, attacker, None), seed)
    assert snapshot(told) == snapshot(silent)


def check_table(match: Match) -> None:
    """One ball; bases neither overlap (while something makes room it may still) nor leave the pitch."""
    things = [number for number, player in enumerate(match.players) if player.off == ON_PITCH]
    if match.holder == NO_PLAYER:
        things.append(BALL)
    elif match.holder != IN_THE_AIR:
        assert match.players[match.holder].off == ON_PITCH
    decision = match.decision
    making_room = decision is not None and decision.topic in (DISPLACED, ROOM)
    for i, thing in enumerate(things):
        x, y = place_of(match, thing)
        radius = radius_of(match, thing)
        assert abs(x) + radius <= match.terms.half_width
        assert abs(y) + radius <= match.terms.half_length
        for other in things[:i]:
            if not making_room:
                assert not overlaps(x, y, *place_of(match, other), radius + radius_of(match, other))


@given(EXERCISES, ATTACKERS, SEEDS)
@settings(max_examples=100)
def test_bases_stay_apart_and_on_the_pitch_with_one_ball(exercise: int, attacker: str, seed: int) -> None:
    check_table(play(new_match(exercise, attacker, None), seed, check_table))


def check_offers(match: Match) -> None:
    """Every option offered is accepted, and what is refused changes nothing."""
    decision = match.decision
    assert decision is not None
    if isinstance(decision, Pick):
        assert len(decision.options) > 1
        assert len(set(decision.options)) == len(decision.options)
        for option in decision.options[:20]:
            match.copy().choose((option,))
    before = snapshot(match)
    for nonsense in nonsense_for(decision):
        with pytest.raises(IllegalChoice) as refused:
            match.choose(nonsense)
        assert refused.value.refusal.rule
        assert refused.value.refusal.reason
        assert snapshot(match) == before


def nonsense_for(decision: Decision) -> list[Choice]:
    """Answers that cannot be right."""
    far = 1 << 17
    answers: list[Choice] = [(far + 1, 0), (0, 0, 0), tuple(range(300))]
    if isinstance(decision, Pick):
        answers += [(), (-7,), (max(decision.options) + 1,), (decision.options[0], decision.options[0])]
    elif isinstance(decision, Place):
        answers += [(), (far, far), (1,)]
    elif isinstance(decision, Path):
        answers += [(far, -far, 0, 0, far, far), (1,)]
    elif isinstance(decision, Roll):
        answers += [(), (0,) * decision.count, (decision.sides + 1,) * decision.count, (1,) * (decision.count + 1)]
    return answers


@given(EXERCISES, ATTACKERS, SEEDS)
@settings(max_examples=16)
def test_offers_are_accepted_and_refusals_leave_no_trace(exercise: int, attacker: str, seed: int) -> None:
    play(new_match(exercise, attacker, None), seed, check_offers, most=400)


@given(st.sampled_from([1, 2, 3]), ATTACKERS, SEEDS, SEEDS)
@settings(max_examples=20)
def test_the_dice_to_come_show_in_no_view_and_no_option(exercise: int, attacker: str, seed: int, other: int) -> None:
    """What is hidden in chapters 0 to 3 is what the dice will show: up to the next roll, other dice change nothing."""
    one = new_match(exercise, attacker, [])
    two = new_match(exercise, attacker, [])
    first = RandomPlay(seed)
    second = RandomPlay(seed)
    second.dice = RandomPlay(other).dice
    while one.decision is not None:
        for seat in (HOME, AWAY, PUBLIC):
            assert View(one, seat).state() == View(two, seat).state()
            assert View(one, seat).events() == View(two, seat).events()
        assert snapshot(one) == snapshot(two)
        choice = first.answer(one)
        same = second.answer(two)
        if isinstance(one.decision, Roll):
            two.choose(choice)
        else:
            assert choice == same
            two.choose(same)
        one.choose(choice)


@given(EXERCISES, ATTACKERS, SEEDS, st.integers(0, 60))
@settings(max_examples=30)
def test_a_guess_looks_the_same_from_its_seat(exercise: int, attacker: str, seed: int, early: int) -> None:
    match = play(new_match(exercise, attacker, None), seed, most=early)
    for seat in (HOME, AWAY):
        guess = View(match, seat).guess(RandomPlay(seed).chooser)
        assert View(guess, seat).state() == View(match, seat).state()
