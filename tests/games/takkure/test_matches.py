"""What holds of every position of Takkure, by random play; what holds in every game is in `tests/games/every`."""

from hypothesis import given, settings

from tests.engine import often
from tests.games.takkure.playing import ATTACKERS, EXERCISES, SEEDS, new_match, play
from thirdhalf.games.takkure.table.kinds import BALL, IN_THE_AIR, NO_PLAYER
from thirdhalf.games.takkure.table.questions.topics import DISPLACED, ROOM
from thirdhalf.games.takkure.table.space import place_of, radius_of
from thirdhalf.games.takkure.table.state import ON_PITCH, Match
from thirdhalf.geometry.plane import overlaps


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
@settings(max_examples=often(100))
def test_bases_stay_apart_and_on_the_pitch_with_one_ball(exercise: int, attacker: str, seed: int) -> None:
    check_table(play(new_match(exercise, attacker, None), seed, check_table))
