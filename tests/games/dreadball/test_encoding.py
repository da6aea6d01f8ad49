"""Every number of an observation stands under its own name: one thing is altered, and that field tells of it."""

import pytest

from tests.games.every.altering import by_name, differences
from tests.games.every.playing import play
from thirdhalf.games.dreadball.encoding.encoder import DreadBallEncoder
from thirdhalf.games.dreadball.rules.actions.movement import Walk, walk_at_hand
from thirdhalf.games.dreadball.table.kinds import BY_DROP, BY_PICK_UP, BY_THROW, NO_HEX, NO_PLAYER
from thirdhalf.games.dreadball.table.pitch import HEXES
from thirdhalf.games.dreadball.table.profile import Profile
from thirdhalf.games.dreadball.table.state import Match, own_match
from thirdhalf.kernel.seat import AWAY, HOME

ENCODER = DreadBallEncoder({"first": "home"})
PLACE = HEXES.index((2, -3))


def position() -> Match:
    """Home, which attacks the east, takes the first rush; the ball is out of play."""
    match = own_match(ENCODER.new())
    match.rushing = HOME
    match.holder = NO_PLAYER
    match.ball = NO_HEX
    return match


@pytest.mark.parametrize(
    ("attribute", "own", "other"),
    [
        ("rush", "rush", "rush"),
        ("tokens", "tokens", "tokens"),
        ("home_points", "own points", "other points"),
        ("away_points", "other points", "own points"),
    ],
)
def test_what_is_counted_for_the_match(attribute: str, own: str, other: str) -> None:
    def alter(match: Match) -> None:
        setattr(match, attribute, 77)

    assert differences(ENCODER, position(), HOME, alter) == {own: 77}
    assert differences(ENCODER, position(), AWAY, alter) == {other: 77}


def test_who_rushes_and_for_how_long() -> None:
    def alter(match: Match) -> None:
        match.rushing = AWAY

    assert differences(ENCODER, position(), HOME, alter) == {"rushing": 0}
    assert differences(ENCODER, position(), AWAY, alter) == {"rushing": 1}
    seen = by_name(ENCODER.observation_fields, ENCODER.observe(position(), HOME))
    assert seen["rushes"] == position().terms.rushes > 0


@pytest.mark.parametrize(("flag", "why"), [(BY_THROW, "throw"), (BY_DROP, "drop"), (BY_PICK_UP, "failed pick up")])
def test_why_a_rush_ends(flag: int, why: str) -> None:
    def alter(match: Match) -> None:
        match.flags = flag

    assert differences(ENCODER, position(), HOME, alter) == {f"ending: {why}": 1}


def test_the_ball() -> None:
    def drop(match: Match) -> None:
        match.ball = PLACE

    def give(match: Match) -> None:
        match.holder = 0

    lies = {"ball loose": 1, "ball out of play": 0}
    assert differences(ENCODER, position(), HOME, drop) == {"ball q": 2, "ball r": -3, **lies}
    assert differences(ENCODER, position(), AWAY, drop) == {"ball q": -2, "ball r": 3, **lies}
    changed = differences(ENCODER, position(), HOME, give)
    assert changed["own 1 carrier"] == 1
    assert changed["ball out of play"] == 0
    assert "ball loose" not in changed


def test_a_player_on_the_pitch() -> None:
    def alter(match: Match) -> None:
        player = match.own(0)
        player.at = PLACE
        player.tokens = 22
        player.turns = 33

    changed = differences(ENCODER, position(), HOME, alter)
    assert changed == {"own 1 q": 2, "own 1 r": -3, "own 1 tokens": 22, "own 1 turns": 33}
    changed = differences(ENCODER, position(), AWAY, alter)
    assert changed == {"other 1 q": -2, "other 1 r": 3, "other 1 tokens": 22, "other 1 turns": 33}


def test_where_a_player_is_and_faces() -> None:
    match = position()
    match.own(0).where = 0
    match.own(0).facing = 0

    def carry_off(match: Match) -> None:
        match.own(0).where = 2

    def turn(match: Match) -> None:
        match.own(0).facing = 1

    assert differences(ENCODER, match, HOME, carry_off) == {"own 1 where: pitch": 0, "own 1 where: out of play": 1}
    assert differences(ENCODER, match, HOME, turn) == {"own 1 faces: E": 0, "own 1 faces: SE": 1}
    assert differences(ENCODER, match, AWAY, turn) == {"other 1 faces: W": 0, "other 1 faces: NW": 1}


def test_what_a_player_can_do() -> None:
    match = position()
    role = match.players[0].profile.role

    def alter(match: Match) -> None:
        stats = {"move": 11, "strength": 12, "speed": 13, "skill": 14, "armour": 15}
        match.own(0).profile = Profile("other", "Other", 1, role, **stats)

    changed = differences(ENCODER, match, HOME, alter)
    assert changed == {
        "own 1 move": 11,
        "own 1 strength": 12,
        "own 1 speed": 13,
        "own 1 skill": 14,
        "own 1 armour": 15,
    }


def test_a_player_on_its_way() -> None:
    walks: list[tuple[dict[str, int], Walk]] = []

    def look(match: Match) -> None:
        walk = walk_at_hand(match)
        if walk is not None and len(walks) < 50:
            walks.append((by_name(ENCODER.observation_fields, ENCODER.observe(match, HOME)), walk.copy()))

    play(own_match(ENCODER.new()), 1, look, most=2000)
    assert walks
    for seen, walk in walks:
        assert seen["walk moving"] == 1
        for name in ("mode", "points", "moved", "dashes", "evades"):
            assert seen[f"walk {name}"] == getattr(walk, name)
    for name in ("points", "moved", "dashes", "evades"):
        assert len({getattr(walk, name) for _, walk in walks}) > 1, name
