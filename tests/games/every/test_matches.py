"""What holds of whole matches of every game, by random play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.every.playing import SEEDS, RandomPlay, new_match, of_every_game, play
from tests.snapshots import snapshot
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Choice, Decision, IllegalChoice, Path, Pick, Place, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.view import PUBLIC, View

FAR = 1 << 17
EARLY = st.integers(0, 400)


@of_every_game
@given(seed=SEEDS, early=EARLY)
@settings(max_examples=50)
def test_a_copy_equals_its_original_and_goes_its_own_way(kit: Kit, seed: int, early: int) -> None:
    match = play(new_match(kit, seed, None), seed, most=early)
    copy = match.copy()
    before = snapshot(match)
    assert snapshot(copy) == before
    play(copy, seed + 1)
    assert snapshot(match) == before
    second = match.copy()
    play(match, seed + 2)
    assert snapshot(second) == before


@of_every_game
@given(seed=SEEDS)
@settings(max_examples=30)
def test_the_same_choices_give_the_same_events_and_a_log_changes_nothing(kit: Kit, seed: int) -> None:
    first: list[Event] = []
    second: list[Event] = []
    told = play(new_match(kit, seed, first), seed)
    play(new_match(kit, seed, second), seed)
    assert first
    assert first == second
    assert snapshot(told) == snapshot(play(new_match(kit, seed, None), seed))


@of_every_game
@given(seed=SEEDS)
@settings(max_examples=12)
def test_offers_are_accepted_and_refusals_leave_no_trace(kit: Kit, seed: int) -> None:
    play(new_match(kit, seed, None), seed, check_offers, most=300)


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
    answers: list[Choice] = [(FAR + 1, 0), (0, 0, 0), tuple(range(300))]
    if isinstance(decision, Pick):
        answers += [(), (-7,), (max(decision.options) + 1,), (decision.options[0], decision.options[0])]
    elif isinstance(decision, Place):
        answers += [(), (FAR, FAR), (1,)]
    elif isinstance(decision, Path):
        answers += [(FAR, -FAR, 0, 0, FAR, FAR), (1,)]
    elif isinstance(decision, Roll):
        answers += [(), (0,) * decision.count, (decision.sides + 1,) * decision.count, (1,) * (decision.count + 1)]
    return answers


@of_every_game
@given(seed=SEEDS, other=SEEDS)
@settings(max_examples=10)
def test_the_dice_to_come_show_in_no_view_and_no_option(kit: Kit, seed: int, other: int) -> None:
    """What nobody knows is what the dice will show: up to the next roll, other dice change nothing."""
    one = new_match(kit, seed, [])
    two = new_match(kit, seed, [])
    first = RandomPlay(seed)
    second = RandomPlay(seed)
    second.dice = RandomPlay(other).dice
    count = 0
    while one.decision is not None:
        if count % 13 == 0:
            for seat in (HOME, AWAY, PUBLIC):
                assert View(one, seat).state() == View(two, seat).state()
            assert snapshot(one) == snapshot(two)
        choice = first.answer(one)
        same = second.answer(two)
        assert choice == same or isinstance(one.decision, Roll)
        two.choose(choice)
        one.choose(choice)
        count += 1
    assert one.log == two.log


@of_every_game
@given(seed=SEEDS, early=EARLY)
@settings(max_examples=20)
def test_a_guess_looks_the_same_from_its_seat_and_plays_on_to_the_end(kit: Kit, seed: int, early: int) -> None:
    match = play(new_match(kit, seed, None), seed, most=early)
    before = snapshot(match)
    for seat in (HOME, AWAY):
        guess = View(match, seat).guess(RandomPlay(seed).chooser)
        assert View(guess, seat).state() == View(match, seat).state()
        assert play(guess, seed).over
    assert snapshot(match) == before


@of_every_game
def test_a_set_up_that_means_nothing_gets_one_line(kit: Kit) -> None:
    with pytest.raises(ValueError, match="colour") as error:
        kit.game(None).new({"colour": "red"}, None)
    assert "\n" not in str(error.value)
