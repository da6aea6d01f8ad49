"""The log tells places in words, in inches only where measuring is open, and how a roll came out."""

import pytest

from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.showing.telling import tell_event, verdict
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.words import words
from thirdhalf.words.telling import sentence


def match_with(measuring: str) -> Match:
    return takkure().new({"exercise": 6, "measuring": measuring}, None)


def told(match: Match, kind: str, *values: int, sides: tuple[str, ...] = ("Yamato", "Teriomorphs")) -> str:
    return sentence(words("en"), tell_event(match, Event(kind, "1.08", values, EVERYBODY)), sides)


def number(match: Match, name: str) -> int:
    return next(i for i, player in enumerate(match.players) if player.profile.name == name)


def test_left_and_right_are_those_of_the_team_as_it_attacks() -> None:
    match = match_with("open")
    line = match.terms.line
    # Home attacks up the pitch: its left is towards smaller x. Away looks the other way.
    x, y = -match.terms.half_width // 2, line - 6 * INCH
    home = told(match, events.WALKED, number(match, "Oyabun"), x, y)
    away = told(match, events.WALKED, number(match, "Selket"), x, y)
    assert home == "Oyabun moves: now on the left, about 6″ from the line of Teriomorphs."
    assert away == "Selket moves: now on the right, about 6″ from the line of Teriomorphs."


def test_nothing_is_told_in_inches_where_measuring_is_closed() -> None:
    match = match_with("closed")
    line = match.terms.line
    near, half, halfway = [told(match, events.BALL_DOWN, 0, y) for y in (line - INCH, -line // 2, 0)]
    assert near == "The ball lies loose in the middle, near the line of Teriomorphs."
    assert half == "The ball lies loose in the middle, in the half of Yamato."
    assert halfway == "The ball lies loose in the middle, around halfway."


def test_who_is_behind_a_line_is_said_to_be() -> None:
    match = match_with("closed")
    place = told(match, events.BALL_DOWN, match.terms.half_width - 1, -match.terms.line - 1)
    assert place == "The ball lies loose near a touch line, behind the line of Yamato."


def test_sides_without_names_are_home_and_away() -> None:
    match = match_with("open")
    assert told(match, events.BALL_DOWN, 0, 1, sides=()).endswith("from the line of Away.")


@pytest.mark.parametrize(
    ("value", "faces", "came_to"),
    [(7, (7,), "made"), (7, (8,), "missed"), (7, (12, 3), "made"), (12, (12,), "missed"), (0, (1,), "critical")],
)
def test_a_roll_says_what_it_is_by_itself(value: int, faces: tuple[int, ...], came_to: str) -> None:
    # 1.14: up to the value succeeds; a 1 always, a 12 never.
    assert verdict(value, faces) == came_to
