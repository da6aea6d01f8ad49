"""Invariants of whole matches of DreadBall, by random play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.dreadball.playing import PRESETS, SEEDS, RandomPlay, new_match, play
from tests.snapshots import slots_of, snapshot
from thirdhalf.games.dreadball.table.kinds import GUARD, NO_HEX, NO_PLAYER, ON_PITCH, OUT_OF_PLAY, PRONE
from thirdhalf.games.dreadball.table.state import Match, on_pitch
from thirdhalf.kernel.decision import Choice, Decision, IllegalChoice, Pick, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.view import PUBLIC, View


@given(PRESETS, SEEDS, st.integers(0, 600))
@settings(max_examples=60)
def test_a_copy_equals_its_original_and_goes_its_own_way(preset: str, seed: int, early: int) -> None:
    match = play(new_match(preset, None), seed, most=early)
    copy = match.copy()
    assert snapshot(copy) == snapshot(match)
    before = snapshot(match)
    play(copy, seed + 1)
    assert snapshot(match) == before
    second = match.copy()
    play(match, seed + 2)
    assert snapshot(second) == before


def test_a_match_copy_forgets_nothing() -> None:
    match = new_match("sheet", None)
    for i, name in enumerate(slots_of(Match)):
        if isinstance(getattr(match, name), int) and name not in ("borrowed", "owned"):
            setattr(match, name, 1000 + i)
    match.grid[7] = 3
    assert snapshot(match.copy()) == snapshot(match)


@given(PRESETS, SEEDS)
@settings(max_examples=30)
def test_the_same_choices_give_the_same_events_and_a_log_changes_nothing(preset: str, seed: int) -> None:
    first: list[Event] = []
    second: list[Event] = []
    told = play(new_match(preset, first), seed)
    play(new_match(preset, second), seed)
    assert first
    assert first == second
    assert snapshot(told) == snapshot(play(new_match(preset, None), seed))


def check_table(match: Match) -> None:
    """D3.18, D10.1, D10.2, D16.1, D16.6: one player a hex, at most the agreed number on the pitch, one ball at most,
    never with a Guard or a prone player.
    """
    found = [NO_PLAYER] * len(match.grid)
    for number, player in enumerate(match.players):
        if player.where == ON_PITCH:
            assert found[player.at] == NO_PLAYER
            found[player.at] = number
        else:
            assert player.at == NO_HEX
            assert player.facing == PRONE
        assert (player.turns > 0) == (player.where == OUT_OF_PLAY)
        assert player.tokens <= match.terms.most_tokens
    assert found == match.grid
    for seat in (HOME, AWAY):
        assert on_pitch(match, seat) <= match.terms.most_on_pitch
    if match.holder != NO_PLAYER:
        assert match.ball == NO_HEX
        assert match.players[match.holder].facing != PRONE
        assert match.players[match.holder].profile.role != GUARD


@given(PRESETS, SEEDS)
@settings(max_examples=60)
def test_the_table_is_always_in_order(preset: str, seed: int) -> None:
    check_table(play(new_match(preset, None), seed, check_table))


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
    answers: list[Choice] = [(1 << 17, 0), (0, 0, 0), tuple(range(300))]
    if isinstance(decision, Pick):
        answers += [(), (-7,), (max(decision.options) + 1,), (decision.options[0], decision.options[0])]
    elif isinstance(decision, Roll):
        answers += [(), (0,) * decision.count, (decision.sides + 1,) * decision.count, (1,) * (decision.count + 1)]
    return answers


@given(PRESETS, SEEDS)
@settings(max_examples=12)
def test_offers_are_accepted_and_refusals_leave_no_trace(preset: str, seed: int) -> None:
    play(new_match(preset, None), seed, check_offers, most=300)


@given(PRESETS, SEEDS, SEEDS)
@settings(max_examples=10)
def test_the_dice_to_come_show_in_no_view_and_no_option(preset: str, seed: int, other: int) -> None:
    one = new_match(preset, [])
    two = new_match(preset, [])
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
        if not isinstance(one.decision, Roll):
            assert choice == same
        two.choose(choice)
        one.choose(choice)
        count += 1


@given(PRESETS, SEEDS, st.integers(0, 300))
@settings(max_examples=20)
def test_a_guess_looks_the_same_from_its_seat(preset: str, seed: int, early: int) -> None:
    match = play(new_match(preset, None), seed, most=early)
    for seat in (HOME, AWAY):
        guess = View(match, seat).guess(RandomPlay(seed).chooser)
        assert View(guess, seat).state() == View(match, seat).state()


def test_a_view_tells_who_is_moving() -> None:
    """D7.8, D19.3: the points left and the tests so far are plain to see."""
    match = new_match("sheet", None, "home")
    match.choose((0,))
    match.choose((0,))
    match.choose((1,))
    for option in (3, 0):
        match.choose((option,))
    state = match.project(PUBLIC)
    assert state["active"] == "veer-myn-4"
    moving = {"player": "veer-myn-4", "way": "run", "points": 6, "moved": 0, "dashes": 0, "evades": 0}
    assert state["moving"] == moving
    assert match.decision is not None
    match.choose((match.players[3].at + 1,))
    assert match.project(HOME)["moving"] == {**moving, "points": 5, "moved": 1}
    assert match.project(AWAY)["seat"] == "away"
