"""Copies of a match of Takkure: nothing forgotten, nothing shared that is written."""

from tests.engine import sets_any_value
from tests.snapshots import slots_of, snapshot
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.hands import Cards, no_cards
from thirdhalf.games.takkure.table.state import Match


def test_a_match_copy_forgets_nothing() -> None:
    match = takkure().new({"exercise": 3}, None)
    for i, name in enumerate(slots_of(Match)):
        if isinstance(getattr(match, name), int) and name not in ("borrowed", "owned"):
            setattr(match, name, 1000 + i)
    match.run_line = ((1, 2), (3, 4))
    match.own_cards().due = (7,)
    assert snapshot(match.copy()) == snapshot(match)


def test_a_copy_shares_players_until_one_is_written() -> None:
    match = takkure().new({"exercise": 3}, None)
    copy = match.copy()
    assert copy.players[0] is match.players[0]
    copy.own(0).wounds = 3
    assert match.players[0].wounds == 0
    match.own(0).ground = 2
    assert copy.players[0].ground == 0


def test_a_copy_shares_frames_until_they_play_on() -> None:
    match = takkure().new({"exercise": 1, "attacker": "home"}, None)
    copy = match.copy()
    assert copy.present is match.present
    before = snapshot(match)
    copy.choose((1,))
    assert snapshot(match) == before
    assert copy.frames()[0] is match.frames()[0]
    after = snapshot(copy)
    match.choose((1,))
    match.choose((0, -10160))
    assert snapshot(copy) == after
    copy.own_frames(0)
    assert not any(mine is theirs for mine in copy.frames() for theirs in match.frames())


def test_a_copy_shares_cards_until_one_is_written() -> None:
    match = takkure().new({"exercise": 4}, None)
    copy = match.copy()
    assert copy.cards is match.cards
    copy.own_cards().hands[0] = (5,)
    copy.own_cards().stars[1] = 4
    assert match.cards.hands[0] == ()
    match.own_cards().stars[1] = 2
    assert copy.cards.stars[1] == 4


@sets_any_value
def test_a_copy_of_cards_forgets_nothing() -> None:
    cards = no_cards()
    for i, name in enumerate(slots_of(Cards)):
        value: object = [(i, i), (i,)] if isinstance(getattr(cards, name), list) else (i,)
        setattr(cards, name, value)
    copy = cards.copy()
    for name in slots_of(Cards):
        assert getattr(copy, name) == getattr(cards, name), name
        assert not isinstance(getattr(cards, name), list) or getattr(copy, name) is not getattr(cards, name), name
