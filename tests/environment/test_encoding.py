"""What an environment shows: within its bounds, nothing that is hidden, and the same from either side of the table."""

from random import Random
from struct import unpack

import pytest

from tests.environment.playing import SETUPS, new_session, play
from thirdhalf.environment.session import Session
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.encoding import Encoder, Field
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.view import View


def numbers(packed: bytes) -> list[int]:
    """The numbers that an encoder has packed."""
    return list(unpack(f"{len(packed) // 2}h", packed))


def out_of_bounds(fields: tuple[Field, ...], values: list[int]) -> list[str]:
    """The names of numbers that are not what their field allows."""
    assert len(values) == len(fields)
    return [field.name for field, value in zip(fields, values, strict=True) if not field.low <= value <= field.high]


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_every_number_is_within_its_bounds(game: str, setup: dict[str, str | int]) -> None:
    def look(session: Session) -> None:
        encoder = session.encoder
        for seat in (HOME, AWAY):
            assert out_of_bounds(encoder.observation_fields, numbers(encoder.observe(session.match, seat))) == []
        width = len(encoder.candidate_fields)
        values = numbers(encoder.features(session.match, session.choices))
        assert len(values) == width * len(session.choices)
        for i in range(0, len(values), width):
            assert out_of_bounds(encoder.candidate_fields, values[i : i + width]) == []

    for seed in range(3):
        play(new_session(game, setup), seed, look)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_fields_have_names_of_their_own_and_can_be_zero(game: str, setup: dict[str, str | int]) -> None:
    encoder = new_session(game, setup).encoder
    for fields in (encoder.observation_fields, encoder.candidate_fields):
        names = [field.name for field in fields]
        assert len(set(names)) == len(names)
    # Where a candidate is missing its row is zero.
    assert all(field.low <= 0 <= field.high for field in encoder.candidate_fields)


@pytest.mark.parametrize("setup", [{"exercise": 4}, {"exercise": 5}, {"exercise": 6}])
def test_what_is_hidden_changes_nothing_that_a_seat_sees(setup: dict[str, str | int]) -> None:
    """R-61: the same match with the other coach's hidden cards dealt anew looks the same and offers the same."""
    chooser = Chooser(7)
    dealt_otherwise = 0

    def look(session: Session) -> None:
        nonlocal dealt_otherwise
        encoder = session.encoder
        match = session.match
        assert isinstance(match, Match)
        for seat in (HOME, AWAY):
            guess = View(match, seat).guess(chooser)
            assert isinstance(guess, Match)
            dealt_otherwise += guess.cards.hands[1 - seat] != match.cards.hands[1 - seat]
            assert encoder.observe(guess, seat) == encoder.observe(match, seat)
            if seat == session.seat:
                choices = encoder.candidates(guess)
                assert choices == session.choices
                assert encoder.features(guess, choices) == encoder.features(match, session.choices)

    for seed in range(4):
        play(new_session("takkure", setup), seed, look, 300)
    assert dealt_otherwise > 100


def test_a_question_to_the_other_coach_does_not_show() -> None:
    """What the other is asked can tell what it holds."""

    def look(session: Session) -> None:
        values = numbers(session.encoder.observe(session.match, 1 - session.seat))
        fields = session.encoder.observation_fields
        assert [f.name for f, v in zip(fields, values, strict=True) if f.name.startswith("asked:") and v] == []

    play(new_session("takkure", {"exercise": 6}), 1, look)


@pytest.mark.parametrize("exercise", [1, 2, 3])
def test_either_side_of_the_table_sees_the_same(exercise: int) -> None:
    """An attack by home, and the same attack by away with the same players and dice, in the same numbers."""
    teams = ("yamato", "teriomorphs")
    up = new_session("takkure", {"exercise": exercise, "attacker": "home", "home": teams[0], "away": teams[1]})
    down = new_session("takkure", {"exercise": exercise, "attacker": "away", "home": teams[1], "away": teams[0]})
    random = Random(3)
    for seed in range(4):
        up.reset(str(seed))
        down.reset(str(seed))
        while up.seat >= 0:
            assert down.seat == 1 - up.seat
            for seat in (HOME, AWAY):
                assert up.encoder.observe(up.match, seat) == down.encoder.observe(down.match, 1 - seat)
            assert features(up.encoder, up) == features(down.encoder, down)
            action = random.randrange(len(up.choices))
            up.step(action)
            down.step(action)
            assert up.home_reward == -down.home_reward
        assert down.seat < 0


def test_either_side_of_dreadball_s_table_sees_the_same() -> None:
    """Whoever has which seat: the same teams and dice give the same numbers."""
    east = new_session("dreadball", {"home": "veer-myn", "away": "forgefathers", "first": "home"})
    west = new_session("dreadball", {"home": "forgefathers", "away": "veer-myn", "first": "away"})
    random = Random(3)
    for seed in range(3):
        east.reset(str(seed))
        west.reset(str(seed))
        while east.seat >= 0:
            assert west.seat == 1 - east.seat
            for seat in (HOME, AWAY):
                assert east.encoder.observe(east.match, seat) == west.encoder.observe(west.match, 1 - seat)
            assert features(east.encoder, east) == features(west.encoder, west)
            action = random.randrange(len(east.choices))
            east.step(action)
            west.step(action)
            assert east.home_reward == -west.home_reward
        assert west.seat < 0


def features(encoder: Encoder, session: Session) -> bytes:
    """The candidates of the seat that is asked."""
    return encoder.features(session.match, session.choices)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_no_list_of_candidates_is_cut_short(game: str, setup: dict[str, str | int]) -> None:
    session = new_session(game, setup)

    def look(session: Session) -> None:
        assert 1 < len(session.choices) + 1 <= session.encoder.most + 1
        assert len(session.choices) < session.encoder.most

    play(session, 5, look, 800)
