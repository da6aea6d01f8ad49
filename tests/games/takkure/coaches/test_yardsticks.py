"""Coaches that others are measured by: a frozen level, and coaches with one idea."""

from hashlib import sha256

import pytest

from tests.engine import often
from thirdhalf.games.takkure.coaches import ROSTER, coach
from thirdhalf.games.takkure.coaches.exploiters import short_kicks, touch_line, waiting
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.box import PASS_UP
from thirdhalf.games.takkure.table.kinds import MOVE, NOTHING
from thirdhalf.games.takkure.table.questions.topics import CARD, FIRST_ACTION, KICK_OFF_MOVE, MARK, TEMPLATE
from thirdhalf.games.takkure.table.state import Match, direction, own_match
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.simulation import Series, play_batch

PLAYED = "bc37e2a89ee67f5d"
"""What the first version of `international` comes to in a match's first sixty decisions."""
IDEAS = ("short-kicks", "touch-line", "waiting")


def full_match() -> Match:
    """A full match, about to begin."""
    return own_match(takkure().new({"exercise": 6, "measuring": "open"}, None))


def test_nobody_chooses_a_yardstick_as_an_opponent() -> None:
    assert ROSTER.yardsticks == ["international@1", *IDEAS]
    assert not set(ROSTER.yardsticks) & {*ROSTER.names, *ROSTER.lessons}


def test_club_still_plays_if_nobody_says_otherwise() -> None:
    assert ROSTER.usual == "club"


@pytest.mark.parametrize("name", IDEAS)
def test_a_coach_with_one_idea_plays_every_exercise_to_the_end(name: str) -> None:
    """An illegal choice would raise."""
    for exercise in range(1, 7):
        plan = Series("takkure", {"exercise": exercise}, name, "club", 2, "ideas")
        assert play_batch(plan, 0, often(2), None).matches == often(2)


def test_a_frozen_level_takes_a_budget_and_plays_as_it_did() -> None:
    match = full_match()
    table = Table(match, Dice(seed_from("frozen")), None)
    both = (coach("international@1:40", "one"), coach("international@1:40", "two"))
    for _ in range(60):
        table.play_decision(both)
    seen = [(player.x, player.y, player.ground, player.activations) for player in match.players]
    assert sha256(repr(seen).encode()).hexdigest()[:16] == PLAYED


def test_short_kicks_are_short_and_everybody_runs() -> None:
    table = Table(full_match(), Dice(seed_from("kick")), None)
    short = coach("short-kicks", "a")
    asked = table.match.decision
    while asked is not None and asked.topic != TEMPLATE:
        table.play_decision((short, short))
        asked = table.match.decision
    assert asked is not None
    match = own_match(table.match)
    way = direction(asked.seat)
    near, far = (0, way * 4 * INCH), (0, way * 9 * INCH)
    assert short_kicks(match, TEMPLATE, near) > short_kicks(match, TEMPLATE, far)
    assert short(View(match, asked.seat))[1] * way < 8 * INCH
    assert short_kicks(match, KICK_OFF_MOVE, near) > short_kicks(match, KICK_OFF_MOVE, ())


def test_the_touch_line_is_loved() -> None:
    match = full_match()
    edge = match.terms.half_width
    assert touch_line(match, MARK, (edge, 0)) > touch_line(match, MARK, (edge // 2, 0)) > 0
    assert touch_line(match, MARK, (-edge, 0)) == touch_line(match, MARK, (edge, 0))


def test_who_waits_does_so_until_the_last_sets() -> None:
    match = full_match()
    match.time = 5
    assert waiting(match, FIRST_ACTION, (NOTHING,)) > waiting(match, FIRST_ACTION, (MOVE,)) == 0
    assert waiting(match, CARD, (PASS_UP,)) > 0
    match.time = 2
    assert waiting(match, FIRST_ACTION, (NOTHING,)) == waiting(match, CARD, (PASS_UP,)) == 0
