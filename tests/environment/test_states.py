"""States with chance nodes: no dice in them, every face with its probability, copies that go their own ways."""

from random import Random

import numpy as np
import pytest

from tests.environment.playing import SETUPS, new_session
from thirdhalf.environment.states import CHANCE_PLAYER, TERMINAL, State, new_state
from thirdhalf.kernel.decision import IllegalChoice, Roll
from thirdhalf.kernel.dice import Dice, seed_from


def to_a_roll(state: State, dice: int, seed: int) -> Roll:
    """Play at random to a roll of at least so many dice."""
    random = Random(seed)
    roll = state.match.decision
    while not (isinstance(roll, Roll) and roll.count >= dice):
        state.apply_action(random.choice(state.legal_actions()))
        roll = state.match.decision
    return roll


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_a_state_fed_a_match_s_dice_is_that_match(game: str, setup: dict[str, str | int]) -> None:
    """The same candidates, numbers and gains as in an environment whose dice have that seed."""
    session = new_session(game, setup)
    session.reset("9")
    state = new_state(game, prizes=None, **setup)
    dice = Dice(seed_from("9"))
    random = Random(1)
    total = 0.0
    for _ in range(250):
        while state.is_chance_node():
            roll = state.match.decision
            assert isinstance(roll, Roll)
            assert state.current_player() == CHANCE_PLAYER
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [face for face, _ in outcomes] == state.legal_actions() == list(range(1, roll.sides + 1))
            state.apply_action(dice.face(roll.sides))
        if state.is_terminal():
            break
        assert state.current_player() == session.seat
        assert state.choices() == session.choices
        assert state.observation_tensor(session.seat).tobytes() == session.encoder.observe(session.match, session.seat)
        assert state.candidates_tensor().shape == (len(session.choices), len(session.encoder.candidate_fields))
        action = random.randrange(len(session.choices))
        state.apply_action(action)
        session.step(action)
        total += session.home_reward
        if not state.is_chance_node():
            assert state.returns() == pytest.approx([total, -total])
    if state.is_terminal():
        assert state.current_player() == TERMINAL
        assert state.legal_actions() == []
        assert state.returns() == pytest.approx([total, -total])


def test_a_clone_is_rolled_for_anew_and_leaves_the_state_alone() -> None:
    state = new_state("takkure", exercise=2)
    to_a_roll(state, 1, 1)
    before = state.observation_tensor(0).copy()
    children = [state.child(face) for face in state.legal_actions()]
    assert len({child.observation_tensor(0).tobytes() for child in children}) > 1
    assert np.array_equal(state.observation_tensor(0), before)
    assert state.is_chance_node()


def test_several_dice_are_rolled_one_after_the_other() -> None:
    state = new_state("dreadball")
    roll = to_a_roll(state, 2, 2)
    half = state.child(1)
    assert half.match.decision is roll
    for face in range(2, roll.count + 1):
        half.apply_action(face % roll.sides + 1)
    assert half.match.decision is not roll
    assert state.match.decision is roll


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    state = new_state("takkure", exercise=1)
    with pytest.raises(ValueError, match="99 is no legal action here"):
        state.apply_action(99)
    with pytest.raises(IllegalChoice):
        state.apply_choice((99,))
    with pytest.raises(ValueError, match="chance is not asked here"):
        state.chance_outcomes()
    assert state.legal_actions() == [0, 1]
    to_a_roll(state, 1, 1)
    with pytest.raises(ValueError, match="0 is no legal action here"):
        state.apply_action(0)
    assert state.is_chance_node()


def test_a_guess_shows_its_coach_the_same_and_deals_the_hidden_cards_anew() -> None:
    state = new_state("takkure")
    random = Random(4)
    for _ in range(60):
        state.apply_action(random.choice(state.legal_actions()))
    guesses = [state.guess(0, seed) for seed in range(12)]
    for guess in guesses:
        assert np.array_equal(guess.observation_tensor(0), state.observation_tensor(0))
    assert len({guess.observation_tensor(1).tobytes() for guess in guesses}) > 1
