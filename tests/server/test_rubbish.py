"""Matches that were put away are forgotten once there are enough of them, and not for every few."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from thirdhalf.server.caring.rubbish import PUT_AWAY, Rubbish


class Itself:
    """Refers to itself, as a match does by its parts."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def left_alone() -> Iterator[None]:
    """Python looks by itself for nothing meanwhile."""
    gc.disable()
    yield
    gc.enable()


def test_what_was_put_away_is_forgotten_when_there_is_enough_of_it() -> None:
    rubbish = Rubbish()
    put_away = weakref.ref(Itself())
    for _ in range(PUT_AWAY - 1):
        rubbish.add()
    rubbish.clear()
    assert put_away() is not None
    rubbish.add()
    rubbish.clear()
    assert put_away() is None
    kept = weakref.ref(Itself())
    rubbish.clear()
    assert kept() is not None
