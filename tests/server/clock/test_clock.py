"""The clocks of a match, by a time that is told to them."""

import pytest

from thirdhalf.server.clock.clock import AWAY, DAY, LAG, UNSEEN, Clock, Kept, Terms, new

HOME, AWAY_SEAT = 0, 1
TERMS = Terms(bank=100, increment=5)


def clock(terms: Terms = TERMS) -> Clock:
    return Clock(terms, new(terms))


def test_a_decision_costs_what_it_takes_and_gives_some_back() -> None:
    it = clock()
    it.start(HOME, secret=False, here=True, now=10.0, date=0.0)
    assert it.shown == HOME
    assert it.left(HOME, 10.0 + LAG) == 100
    assert it.left(HOME, 30.0 + LAG) == 80
    assert it.left(AWAY_SEAT, 30.0) == 100
    it.stop(30.0 + LAG, back=True)
    assert it.kept.left == [85, 100]
    # Never more than one began with.
    it.start(AWAY_SEAT, secret=False, here=True, now=40.0, date=0.0)
    it.stop(41.0, back=True)
    assert it.kept.left == [85, 100]
    assert it.shown == -1


def test_lag_is_a_grace_with_a_bound() -> None:
    it = clock(Terms(bank=10))
    for turn in range(100):
        it.start(HOME, secret=False, here=True, now=float(turn), date=0.0)
        it.stop(turn + LAG, back=True)
    assert it.kept.left[HOME] == 10
    it.start(HOME, secret=False, here=True, now=200.0, date=0.0)
    assert it.due(200.0) == 10 + LAG
    assert it.due(210.0) == pytest.approx(LAG)
    assert it.due(220.0) == 0


def test_what_is_asked_in_secret_shows_on_no_clock() -> None:
    asked, spared = clock(), clock()
    for one in (asked, spared):
        one.start(HOME, secret=False, here=True, now=0.0, date=0.0)
        one.stop(5.0 + LAG, back=True)
    asked.start(AWAY_SEAT, secret=True, here=True, now=6.0, date=0.0)
    for now in (6.0, 10.0, 50.0):
        assert [asked.left(seat, now) for seat in (0, 1)] == [spared.left(seat, now) for seat in (0, 1)]
        assert asked.shown == spared.shown
    asked.stop(6.0 + UNSEEN + 7, back=True)
    assert asked.kept.left == spared.kept.left
    # What went beyond the allowance is taken with the next open decision.
    for one in (asked, spared):
        one.start(AWAY_SEAT, secret=False, here=True, now=100.0, date=0.0)
    assert asked.left(AWAY_SEAT, 110.0) == spared.left(AWAY_SEAT, 110.0)
    for one in (asked, spared):
        one.stop(120.0 + LAG, back=True)
    assert spared.kept.left[AWAY_SEAT] - asked.kept.left[AWAY_SEAT] == 7
    # But it has an end.
    asked.start(AWAY_SEAT, secret=True, here=True, now=200.0, date=0.0)
    assert asked.due(200.0) == UNSEEN + asked.kept.left[AWAY_SEAT]


def test_being_disconnected_has_a_bank_of_its_own() -> None:
    it = clock()
    it.start(HOME, secret=False, here=True, now=0.0, date=0.0)
    it.connected(HOME, here=False, now=10.0 + LAG)
    assert it.spares
    assert it.left(HOME, 40.0 + LAG) == 90
    assert it.away(HOME, 40.0 + LAG) == AWAY - 30
    assert not it.may_claim(AWAY_SEAT, 40.0)
    it.connected(HOME, here=True, now=40.0 + LAG)
    assert it.left(HOME, 50.0 + LAG) == 80
    # What is used up of it is gone; then the own time runs, and the other need not wait.
    it.connected(HOME, here=False, now=50.0 + LAG)
    assert it.due(50.0 + LAG) == 80 + 30
    assert it.may_claim(AWAY_SEAT, 80.0 + LAG)
    assert not it.may_claim(HOME, 80.0 + LAG)
    assert it.left(HOME, 100.0 + LAG) == 60
    it.connected(HOME, here=True, now=100.0 + LAG)
    assert not it.may_claim(AWAY_SEAT, 101.0)


def test_the_others_absence_takes_nothing() -> None:
    it = clock()
    it.start(HOME, secret=False, here=True, now=0.0, date=0.0)
    it.connected(AWAY_SEAT, here=False, now=10.0)
    assert it.left(AWAY_SEAT, 90.0) == 100
    assert it.away(AWAY_SEAT, 90.0) == AWAY


def test_a_restart_takes_nothing() -> None:
    it = clock()
    it.start(HOME, secret=False, here=True, now=1000.0, date=0.0)
    it.stop(1010.0 + LAG, back=False)
    again = Clock(TERMS, it.kept)
    again.start(HOME, secret=False, here=True, now=3.0, date=9999.0)
    assert again.left(HOME, 3.0) == 90
    # What is not counted of a decision is not counted once.
    assert again.left(HOME, 4.0) == 89


def test_a_pause_stops_the_clock_until_somebody_goes_on() -> None:
    it = clock()
    it.start(HOME, secret=False, here=True, now=0.0, date=0.0)
    it.pause(True, 10.0 + LAG)
    assert it.shown == -1
    assert it.due(500.0) is None
    it.pause(False, 500.0)
    assert it.left(HOME, 510.0) == 80
    it.pause(True, 510.0)
    it.stop(900.0, back=True)
    assert it.kept.left[HOME] == 85
    assert not it.kept.paused


def test_days_run_on_while_nobody_is_there() -> None:
    terms = Terms(days=3)
    it = clock(terms)
    it.start(HOME, secret=False, here=True, now=5.0, date=1_000_000.0)
    it.connected(HOME, here=False, now=6.0)
    assert it.left(HOME, 5.0 + LAG + 100) == 3 * DAY - 100
    # A day later, after a restart, the same question.
    again = Clock(terms, Kept(it.kept.left, it.kept.away, it.kept.owed, it.kept.at))
    again.start(HOME, secret=False, here=True, now=77.0, date=1_000_000.0 + DAY)
    assert again.left(HOME, 77.0) == pytest.approx(2 * DAY, abs=1)
    again.stop(80.0, back=True)
    assert again.kept.left[HOME] == 3 * DAY
    again.start(AWAY_SEAT, secret=False, here=True, now=90.0, date=1_000_000.0 + 2 * DAY)
    assert again.left(AWAY_SEAT, 90.0) == 3 * DAY


def test_what_others_have_counted_of_a_decision_is_counted_once() -> None:
    it = clock()
    it.kept.at = 5000.0
    it.start(HOME, secret=False, here=True, now=10.0, date=5030.0)
    assert it.left(HOME, 20.0 + LAG) == 90
    it.catch_up(20.0 + LAG, 5040.0 + LAG)
    # 30 seconds elsewhere, ten here, and once what is not counted.
    assert it.left(HOME, 20.0 + LAG) == pytest.approx(60)
    it.catch_up(20.0 + LAG, 5040.0 + LAG)
    assert it.left(HOME, 20.0 + LAG) == pytest.approx(60)


@pytest.mark.parametrize(("lost", "spared"), [(True, 0), (False, 25)])
def test_who_comes_from_a_process_that_died_has_thought_until_then(lost: bool, spared: int) -> None:
    it = clock()
    it.start(HOME, secret=False, here=True, now=0.0, date=0.0)
    assert it.left(HOME, 35.0 + LAG) == 65
    it.arrive(HOME, seen=10.0 + LAG, lost=lost, now=35.0 + LAG, date=0.0)
    assert it.left(HOME, 35.0 + LAG) == 90
    assert it.away(HOME, 35.0 + LAG) == AWAY - spared
    # From here on it is known, and what is known is not given back.
    assert it.left(HOME, 40.0 + LAG) == 85
    it.arrive(HOME, seen=40.0 + LAG, lost=lost, now=40.0 + LAG, date=0.0)
    assert it.left(HOME, 40.0 + LAG) == 85


@pytest.mark.parametrize(("lost", "spared"), [(True, 0), (False, 25)])
def test_who_was_known_to_be_cut_off_by_a_death_was_not_absent(lost: bool, spared: int) -> None:
    it = clock()
    it.start(HOME, secret=False, here=True, now=0.0, date=0.0)
    it.connected(HOME, here=False, now=20.0 + LAG)
    assert it.away(HOME, 35.0 + LAG) == AWAY - 15
    it.arrive(HOME, seen=10.0 + LAG, lost=lost, now=35.0 + LAG, date=0.0)
    assert (it.left(HOME, 35.0 + LAG), it.away(HOME, 35.0 + LAG)) == (90, AWAY - spared)


@pytest.mark.parametrize(("lost", "spared"), [(True, 0), (False, 20)])
def test_who_comes_to_a_process_that_has_just_begun_has_thought_where_it_was(lost: bool, spared: int) -> None:
    it = clock()
    it.kept.at = 5000.0
    it.start(HOME, secret=False, here=True, now=50.0, date=5030.0)
    it.arrive(HOME, seen=30.0 + LAG, lost=lost, now=50.0, date=5030.0)
    assert it.left(HOME, 50.0) == pytest.approx(90)
    assert it.away(HOME, 50.0) == pytest.approx(AWAY - spared, abs=LAG)
