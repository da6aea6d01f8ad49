"""What an environment shows: nothing that is hidden, and the same from either side of the table."""

from random import Random

import pytest

from tests.environment.playing import new_session, play
from tests.games.every.test_encoding import numbers
from thirdhalf.environment.session import Session
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.seat import AWAY, HOME


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
