"""What the tests of both games' coaches look through."""

from typing import NoReturn

from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.table import Coach, Table
from thirdhalf.kernel.view import View


def first_choices(match: Match, own: Coach, most: int) -> list[Choice]:
    """The first choices a coach makes for both sides of a match."""
    table = Table(match, Dice(seed_from("same")), None)
    made: list[Choice] = []

    def recorded(view: View) -> Choice:
        made.append(own(view))
        return made[-1]

    while len(made) < most and table.play_decision((recorded, recorded)):
        pass
    return made


class SealedView(View):
    """A view that gives nothing but its decision and its guesses."""

    def state(self) -> NoReturn:
        raise AssertionError("a coach needs no projection")

    def events(self) -> NoReturn:
        raise AssertionError("a coach remembers nothing")
