"""Swiss: nobody meets the same one twice, those who have done alike meet, and what was drawn can be drawn again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.league.competing import better_first, by_lot, draw, entered, play_on, play_out, take, terms_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.league.fixtures import BYE
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.drawing import next_draw, verify_draws
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.standings import buchholz
from thirdhalf.league.terms import SWISS, StageTerms

pytest.importorskip("py4swiss", reason="the extra `league` is not installed")

STAGE = StageTerms("Swiss", SWISS, rounds=5)


@settings(max_examples=15, deadline=None)
@given(st.integers(7, 16), st.integers(0, 999))
def test_nobody_meets_twice_and_everybody_plays_or_has_one_bye(entries: int, seed: int) -> None:
    now = entered(terms_of(STAGE), entries)
    play_out(now, by_lot(seed))
    rounds = now.stages[0].swiss_rounds
    assert len(rounds) == 5
    pairs = [frozenset(pair) for round in rounds for pair in round]
    assert len(set(pairs)) == len(pairs)
    for round in rounds:
        assert sorted(entry for pair in round for entry in pair if entry != BYE) == list(range(entries))
    byes = [home for round in rounds for home, away in round if away == BYE]
    assert len(byes) == len(set(byes)) == (5 if entries % 2 else 0)
    assert verify_draws(Competition(now.terms, now.lines), "log") == 5


def test_the_first_round_is_the_upper_half_against_the_lower() -> None:
    """FIDE's Dutch system, of eight without a result: 1 meets 5, 2 meets 6, sides in turns."""
    now = entered(terms_of(STAGE), 8)
    draw(now)
    assert now.stages[0].swiss_rounds[0] == [(0, 4), (5, 1), (2, 6), (7, 3)]


def test_places_narrow_while_rounds_are_not_drawn_yet() -> None:
    now = entered(terms_of(STAGE._replace(rounds=3)), 6)
    before = [(1, 6)] * 6
    random = by_lot(5)
    while not now.over:
        draw(now)
        play_on(now, random)
        rows = {row.entry: (row.best, row.worst) for row in now.stages[0].table(0)}
        for entry, (best, worst) in rows.items():
            assert before[entry][0] <= best <= worst <= before[entry][1]
        before = [rows[entry] for entry in range(6)]
    assert any(best == worst for best, worst in before)


def test_who_has_left_is_not_paired() -> None:
    now = entered(terms_of(STAGE._replace(rounds=3)), 8)
    draw(now)
    play_on(now, by_lot(1))
    take(now, {"do": "withdraw", "entry": "c"})
    draw(now)
    assert 2 not in [entry for pair in now.stages[0].swiss_rounds[1] for entry in pair]


def test_a_bye_costs_no_buchholz_nor_does_whom_one_met_and_who_left() -> None:
    """Seven, three rounds, one of whom leaves after the first: its two rounds left count as drawn. Who has a bye is
    reckoned to have met its like.
    """
    now = entered(terms_of(STAGE._replace(rounds=3)), 7)
    draw(now)
    play_on(now, better_first)
    leaver = now.stages[0].swiss_rounds[0][0][1]
    take(now, {"do": "withdraw", "entry": now.name(leaver)})
    while not now.over:
        draw(now)
        play_on(now, better_first)
    season = now.stages[0].season(0)
    for entry in range(7):
        expected = 0
        for round in now.stages[0].swiss_rounds:
            others = [pair[entry == pair[0]] for pair in round if entry in pair]
            other = others[0] if others and others[0] != BYE else entry
            expected += season.halves(other) + (2 if other == leaver != entry else 0)
        assert buchholz(season, entry, frozenset(range(7))) == expected
    byes = [home for round in now.stages[0].swiss_rounds for home, away in round if away == BYE]
    assert byes


def test_pairs_of_ones_own_are_found_when_drawn_again_and_a_second_meeting_at_once() -> None:
    now = entered(terms_of(STAGE._replace(rounds=2)), 4)
    line = dict(next_draw(now))
    own = Competition(now.terms, [*now.lines, {**line, "pairs": [[0, 1], [2, 3]]}])
    with pytest.raises(BadFile, match="not the pairs of this round"):
        verify_draws(own, "log")
    play_on(own, by_lot(1))
    with pytest.raises(BadFile, match="0 and 1 have met before"):
        take(own, {"do": "draw", "stage": 1, "pairs": [[0, 1], [2, 3]]})
    with pytest.raises(BadFile, match="must hold everybody once"):
        take(own, {"do": "draw", "stage": 1, "pairs": [[0, 2], [0, 3]]})


def test_more_rounds_than_others_are_refused() -> None:
    with pytest.raises(Refused, match="5 rounds of Swiss want more than 4 entries"):
        next_draw(entered(terms_of(STAGE), 4))
