"""What holds of every position of DreadBall, by random play; what holds in every game is in `tests/games/every`."""

from hypothesis import given, settings

from tests.games.dreadball.playing import PRESETS, SEEDS, new_match, play
from tests.snapshots import slots_of, snapshot
from thirdhalf.games.dreadball.table.kinds import GUARD, NO_HEX, NO_PLAYER, ON_PITCH, OUT_OF_PLAY, PRONE
from thirdhalf.games.dreadball.table.state import Match, on_pitch
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.view import PUBLIC


def test_a_match_copy_forgets_nothing() -> None:
    match = new_match("sheet", None)
    for i, name in enumerate(slots_of(Match)):
        if isinstance(getattr(match, name), int) and name not in ("borrowed", "owned"):
            setattr(match, name, 1000 + i)
    match.grid[7] = 3
    assert snapshot(match.copy()) == snapshot(match)


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
