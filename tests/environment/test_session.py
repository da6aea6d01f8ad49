"""Sessions: seeds, rewards, cutting off, forbidden actions, coaches for seats nobody steps."""

from random import Random

import pytest

from tests.environment.playing import new_session, play
from thirdhalf.coaches.random import RandomCoach
from thirdhalf.environment.games import curriculum, encoder_of
from thirdhalf.environment.session import CoachMaker, Prizes, Session
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY
from thirdhalf.lab.sparring import partner

CLUB = partner("takkure", "club")


def total_reward(session: Session, seed: int) -> float:
    """All that home gets in a match, whoever plays it."""
    random = Random(seed)
    session.reset(str(seed))
    total = session.home_reward
    while session.seat != NOBODY:
        session.step(random.randrange(len(session.choices)))
        total += session.home_reward
    return total


@pytest.mark.parametrize(
    ("game", "setup", "home", "away"),
    [
        ("takkure", {"exercise": 1}, CLUB, None),
        ("takkure", {"exercise": 4, "attacker": "away"}, None, CLUB),
        ("takkure", {"exercise": 6}, None, CLUB),
        ("dreadball", {"preset": "full-like"}, RandomCoach, RandomCoach),
    ],
)
def test_the_rewards_of_a_match_are_its_result_and_its_score(
    game: str, setup: dict[str, str | int], home: CoachMaker | None, away: CoachMaker | None
) -> None:
    won = 0
    lead = 0
    for seed in range(4):
        session = Session(encoder_of(game, setup), (home, away), 0, Prizes())
        total = total_reward(session, seed)
        outcome = session.encoder.game.outcome(session.match)
        result = {HOME: 1, AWAY: -1, NOBODY: 0}[outcome.winner]
        assert total == pytest.approx(result + 0.1 * session.encoder.lead(session.match))
        won += abs(result)
        lead += abs(session.encoder.lead(session.match))
    assert won
    assert lead or setup == {"exercise": 1}


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    session = new_session("takkure", {"exercise": 3})

    def seen(seed: int) -> list[bytes]:
        found: list[bytes] = []
        play(session, seed, lambda session: found.append(session.encoder.observe(session.match, session.seat)), 150)
        return found

    first = seen(1)
    assert seen(1) == first
    assert seen(2) != first


def test_a_match_is_cut_off_after_so_many_steps() -> None:
    session = new_session("takkure", {"exercise": 3}, max_cycles=5)
    session.reset("1")
    for step in range(5):
        assert session.seat != NOBODY, step
        session.step(0)
    assert session.truncated
    assert not session.over
    assert session.seat == NOBODY
    with pytest.raises(RuntimeError, match="reset it"):
        session.step(0)


def test_an_action_the_mask_forbids_costs_and_the_first_candidate_is_played() -> None:
    session = new_session("takkure", {"exercise": 1})
    obedient = new_session("takkure", {"exercise": 1})
    session.reset("1")
    obedient.reset("1")
    assert session.seat == HOME
    session.step(len(session.choices))
    obedient.step(0)
    assert session.forbidden
    assert session.home_reward == -1.0
    assert session.encoder.observe(session.match, HOME) == obedient.encoder.observe(obedient.match, HOME)
    session.step(0)
    assert not session.forbidden


def test_a_coach_answers_for_a_seat_that_nobody_steps() -> None:
    session = Session(encoder_of("takkure", {"exercise": 2}), (None, RandomCoach), 0, Prizes(result=5, score=0))
    for seed in range(5):
        session.reset(str(seed))
        total = 0.0
        while session.seat != NOBODY:
            assert session.seat == HOME
            session.step(len(session.choices) - 1)
            total += session.home_reward
        assert abs(total) == 5


def sizes(encoder: Encoder) -> tuple[int, int, int]:
    """How large everything is."""
    return (len(encoder.observation_fields), len(encoder.candidate_fields), encoder.most)


def test_all_exercises_have_the_same_sizes_so_that_a_policy_fits_them_all() -> None:
    found = {sizes(encoder_of("takkure", setup)) for setup in curriculum("takkure")}
    assert len(found) == 1
    assert len(curriculum("takkure")) == 6
    assert sizes(encoder_of("takkure", {})) in found


@pytest.mark.parametrize(
    ("game", "setup", "message"),
    [
        ("chess", {}, "there is no game 'chess'; there are: takkure, dreadball"),
        ("takkure", {"exercise": 9}, "there is no exercise 9"),
        ("takkure", {"preset": "demo"}, "'preset' is not part of a set-up"),
        ("dreadball", {"exercise": 1}, "'exercise' is not part of a set-up"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_in_one_line(game: str, setup: dict[str, str | int], message: str) -> None:
    with pytest.raises(ValueError, match=message) as refused:
        encoder_of(game, setup)
    assert "\n" not in str(refused.value)
