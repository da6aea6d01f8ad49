"""A match is a stack of frames: calling, ending, asking, and copies that share frames until one plays on."""

import pytest

from tests.games.noughts.game import Noughts
from tests.games.noughts.rules import Turn, WholeMatch
from tests.games.noughts.table import MARK, THREE_IN_A_ROW, Match
from thirdhalf.kernel.decision import IllegalChoice
from thirdhalf.kernel.frame import Frame
from thirdhalf.kernel.seat import AWAY, CHANCE, HOME


def begun() -> Match:
    """Home is to mark the first square."""
    return Noughts().new({"first": "home"}, [])


def frames(match: Match) -> list[type[Frame]]:
    """What is going on, the outermost first."""
    return [type(frame) for frame in match.frames()]


def test_a_frame_that_calls_another_goes_on_when_that_is_done() -> None:
    match = begun()
    assert frames(match) == [WholeMatch, Turn]
    match.choose((4,))
    # The first turn is done, its result was read, and the next one was called.
    assert frames(match) == [WholeMatch, Turn]
    assert match.decision is not None
    assert match.decision.seat == AWAY


def test_a_result_is_left_to_the_frame_that_called() -> None:
    match = begun()
    for square in (0, 3, 1, 4, 2):
        match.choose((square,))
    assert match.ending == THREE_IN_A_ROW
    assert match.winner == HOME
    assert match.over
    assert match.present is None


def test_a_step_that_asks_nothing_goes_on_to_the_next() -> None:
    """The toss is judged, the first turn called and its question asked after one answer."""
    match = Noughts().new({}, [])
    asked: list[tuple[int, str]] = []
    while match.decision is not None and len(asked) < 2:
        asked.append((match.decision.seat, match.decision.topic))
        match.choose((1, 6) if match.decision.seat == CHANCE else (4,))
    assert asked == [(CHANCE, "toss"), (AWAY, "square")]


def test_a_step_can_be_gone_back_to() -> None:
    """A tie is rolled again."""
    match = Noughts().new({}, [])
    match.choose((2, 2))
    assert match.decision is not None
    assert match.decision.seat == CHANCE
    assert match.log == []


def test_a_single_option_is_taken_without_asking() -> None:
    match = begun()
    for square in (0, 1, 2, 4, 3, 5, 7, 6):
        match.choose((square,))
    assert match.over
    assert match.log is not None
    assert [event.values[1] for event in match.log if event.kind == MARK][-1] == 8


def test_nothing_is_asked_once_it_is_over() -> None:
    match = begun()
    for square in (0, 3, 1, 4, 2):
        match.choose((square,))
    assert match.decision is None
    with pytest.raises(IllegalChoice, match="the match is over"):
        match.choose((8,))


def test_an_illegal_choice_changes_nothing() -> None:
    match = begun()
    match.choose((4,))
    with pytest.raises(IllegalChoice, match="N2: not an option"):
        match.choose((4,))
    assert match.squares[4] == HOME
    assert match.decision is not None
    assert match.decision.seat == AWAY


def test_copies_share_frames_until_one_plays_on() -> None:
    match = begun()
    copy = match.copy()
    assert all(one is two for one, two in zip(match.frames(), copy.frames(), strict=True))
    whole = match.frames()[0]
    copy.choose((4,))
    assert match.frames()[0] is whole
    assert copy.frames()[0] is not whole
    assert (match.squares[4], copy.squares[4]) == (-1, HOME)


def test_the_original_too_copies_a_frame_before_it_plays_on() -> None:
    match = begun()
    copy = match.copy()
    whole = copy.frames()[0]
    match.choose((4,))
    assert copy.frames()[0] is whole
    assert match.frames()[0] is not whole
    assert isinstance(whole, WholeMatch)
    assert whole.seat == HOME


def test_frames_below_stay_shared_while_those_above_play() -> None:
    match = begun()
    copy = match.copy()
    copy.own_frames(-1)
    assert copy.frames()[0] is match.frames()[0]
    assert copy.frames()[1] is not match.frames()[1]
    assert copy.own_frames(0) is copy.frames()[0]
    assert copy.frames()[0] is not match.frames()[0]


def test_a_copy_has_no_log() -> None:
    match = begun()
    match.choose((4,))
    copy = match.copy()
    copy.choose((0,))
    assert copy.log is None
    assert match.log is not None
    assert len(match.log) == 1
