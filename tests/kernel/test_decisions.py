"""A decision is a value: it says by itself what is allowed, why not, and what could be answered."""

import pytest

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import FARTHEST, MOST_POINTS, NO_ONE, Choice, Path, Pick, Place, Refusal, Roll
from thirdhalf.kernel.seat import CHANCE, HOME


class Left(Place):
    """A point to the left of the centre."""

    __slots__ = ()

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        return None if x < 0 else Refusal("X1", "too far right", {"x": str(x)})

    def sample(self, chooser: Chooser) -> Choice:
        return (-1 - chooser.below(9), 0)


class Short(Path):
    """At most two points."""

    __slots__ = ()

    def refuse_line(self, points: Choice) -> Refusal | None:
        return None if len(points) <= 4 else Refusal("X2", "too far")

    def sample(self, chooser: Chooser) -> Choice:
        return ()

    def completed(self, choice: Choice) -> Choice:
        return choice or (1, 1)


PICK = Pick(HOME, "square", "N2", (3, 5, 8), NO_ONE)
ROLL = Roll("toss", "N1", 6, 2, NO_ONE)
PLACE = Left(HOME, "spot", "X1", NO_ONE)
PATH = Short(HOME, "way", "X2", NO_ONE)


@pytest.mark.parametrize(
    ("decision", "choice", "why"),
    [
        (PICK, (5,), ""),
        (PICK, (4,), "N2: not an option (choice (4), topic square)"),
        (PICK, (), "N2: not an option (choice (), topic square)"),
        (PICK, (3, 5), "N2: not an option (choice (3, 5), topic square)"),
        (ROLL, (1, 6), ""),
        (ROLL, (1,), "N1: wrong number of dice (dice 1, wanted 2)"),
        (ROLL, (0, 6), "N1: no such face (face 0, sides 6)"),
        (ROLL, (1, 7), "N1: no such face (face 7, sides 6)"),
        (PLACE, (-1, 0), ""),
        (PLACE, (1, 0), "X1: too far right (x 1)"),
        (PLACE, (-1,), "X1: no point of the table (choice (-1), topic spot)"),
        (PLACE, (-FARTHEST - 1, 0), f"X1: no point of the table (choice ({-FARTHEST - 1}, 0), topic spot)"),
        (PATH, (), ""),
        (PATH, (1, 2, 3, 4), ""),
        (PATH, (1, 2, 3), "X2: no points of the table (choice (1, 2, 3), topic way)"),
        (PATH, (1, 2, 3, 4, 5, 6), "X2: too far"),
        (PATH, (0,) * (2 * MOST_POINTS + 2), f"X2: too many points (points {MOST_POINTS + 1}, most {MOST_POINTS})"),
    ],
)
def test_what_is_refused_says_why(decision: Pick | Roll | Left | Short, choice: Choice, why: str) -> None:
    refusal = decision.refusal(choice)
    assert str(refusal or "") == why


@pytest.mark.parametrize("decision", [PICK, ROLL, PLACE, PATH])
def test_whatever_is_sampled_is_allowed(decision: Pick | Roll | Left | Short) -> None:
    chooser = Chooser(1)
    assert all(decision.refusal(decision.sample(chooser)) is None for _ in range(50))


def test_samples_of_a_pick_are_all_its_options() -> None:
    chooser = Chooser(1)
    assert {PICK.sample(chooser) for _ in range(50)} == {(3,), (5,), (8,)}


def test_a_roll_is_asked_of_chance() -> None:
    assert ROLL.seat == CHANCE


def test_what_a_choice_leaves_to_the_rules_is_filled_in() -> None:
    assert PATH.completed(()) == (1, 1)
    assert PATH.completed((2, 2)) == (2, 2)
    assert PICK.completed((3,)) == (3,)


def test_a_long_answer_is_cut_short_in_the_refusal() -> None:
    assert "(1, 1, 1, 1, 1, 1, …)" in str(PICK.refusal((1,) * 300))
