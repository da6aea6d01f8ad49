"""What a seat sees of a match, and what is told in no language."""

import pytest

from tests.games.noughts.game import Noughts
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Refusal
from thirdhalf.kernel.event import EVERYBODY, Event, seen_by
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.telling import (
    inches,
    length,
    message_id,
    named,
    number,
    numbers,
    said,
    several,
    signed,
    text,
    why,
)
from thirdhalf.kernel.view import PUBLIC, View
from thirdhalf.words import words
from thirdhalf.words.telling import spoken


def test_a_question_is_shown_to_the_seat_that_is_asked_and_its_topic_to_all() -> None:
    match = Noughts().new({"first": "away"}, [])
    assert View(match, AWAY).decision is match.decision
    for seat in (HOME, PUBLIC):
        assert View(match, seat).decision is None
        assert View(match, seat).asked == (AWAY, "square")


def test_nobody_is_asked_once_it_is_over() -> None:
    match = Noughts().new({"first": "home"}, [])
    for square in (0, 3, 1, 4, 2):
        match.choose((square,))
    assert View(match, HOME).asked is None
    assert View(match, HOME).state()["winner"] == "home"


def test_an_event_is_seen_by_its_audience_and_the_public_sees_what_both_see() -> None:
    match = Noughts().new({"first": "home"}, [])
    events = [Event("mark", "N2", (0, 0), audience) for audience in (1, 2, EVERYBODY)]
    match.log = events
    assert View(match, HOME).events() == [events[0], events[2]]
    assert View(match, AWAY).events() == [events[1], events[2]]
    assert View(match, PUBLIC).events() == [events[2]]
    assert [seen_by(event, HOME) for event in events] == [True, False, True]


def test_a_match_without_a_log_has_no_events() -> None:
    assert View(Noughts().new({"first": "home"}, None), HOME).events() == []


def test_a_guess_is_a_match_of_its_own() -> None:
    match = Noughts().new({"first": "home"}, None)
    guess = View(match, HOME).guess(Chooser(1))
    guess.choose((4,))
    assert View(match, HOME).state() != View(guess, HOME).state()


def test_events_with_the_same_content_are_equal() -> None:
    one, two, other = Event("mark", "N2", (0, 1)), Event("mark", "N2", (0, 1)), Event("mark", "N2", (0, 1), 1)
    assert one == two != other
    assert len({one, two, other}) == 2
    assert repr(one) == "Event('mark', 'N2', (0, 1), 3)"


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (named("id", "Ada"), "Ada"),
        (several([named("a", "Ada"), named("b", "Bo")]), "Ada, Bo"),
        (said("seat-home"), "Home"),
        (said("nothing-of-the-kind", otherwise="as it is"), "as it is"),
        (number(-3), "-3"),
        (signed(3), "+3"),
        (length(2540), "1.000"),
        (numbers((4, 2)), "4, 2"),
        (text("b2"), "b2"),
    ],
)
def test_each_kind_of_value_is_said_in_its_way(value: dict[str, object], told: str) -> None:
    assert spoken(words("en"), value) == told  # type: ignore[arg-type]  # a projection is one


def test_a_message_has_the_name_of_what_it_says() -> None:
    assert message_id("noughts-ending", "Three in a row") == "noughts-ending-three-in-a-row"
    told = why(Refusal("N2", "not an option", {"choice": "4"}))
    assert (told.message, told.values) == ("refusal-not-an-option", {"choice": text("4")})


@pytest.mark.parametrize(
    ("units", "shown"), [(0, "0.000"), (2540, "1.000"), (-1270, "-0.500"), (3, "0.001"), (1, "0.000")]
)
def test_lengths_are_shown_in_inches(units: int, shown: str) -> None:
    assert inches(units) == shown
