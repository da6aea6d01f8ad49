"""A decision is a value: who decides, what about, and what is allowed.

A choice is always a tuple of whole numbers: one option (`Pick`), a point (`Place`), the points of a line one after the
other (`Path`), or the faces of the dice (`Roll`).
"""

from collections.abc import Mapping
from typing import Final

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.seat import CHANCE
from thirdhalf.kernel.texts.lengths import rounded

Choice = tuple[int, ...]

NO_ONE: Final = -1
"""Whom a question is about that is about no player."""

# Nothing on a table is further from its centre than this (1.31 m): it bounds what a stranger can send.
FARTHEST: Final = 1 << 17
MOST_POINTS: Final = 128


class Refusal:
    """Why a choice is not allowed: the rule's number and the reason in a few words. The catalogue has a sentence for
    each reason (`refusal-too-far`) that may show the values: words, or lengths in hundredths of a millimetre.
    """

    __slots__ = ("reason", "rule", "values")

    def __init__(self, rule: str, reason: str, values: Mapping[str, str | int] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.values: Mapping[str, str | int] = values or {}

    def __str__(self) -> str:
        values = ", ".join([f"{name} {_told(value)}" for name, value in self.values.items()])
        return f"{self.rule}{': ' * bool(self.rule)}{self.reason}{f' ({values})' * bool(values)}"


def _told(value: str | int) -> str:
    return value if isinstance(value, str) else f"{rounded(value, INCH)} in"


# No rule forbids it.
MATCH_OVER: Final = Refusal("", "the match is over")


class IllegalChoice(Exception):
    """The one exception an illegal choice raises. The match it was offered to is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Decision:
    """What the match waits for. `topic` is the question's name in files, `rule` the rule that asks it, `who` the player
    it is about, as a number the game understands, or NO_ONE.
    """

    __slots__ = ("rule", "seat", "topic", "who")

    def __init__(self, seat: int, topic: str, rule: str, who: int) -> None:
        self.seat = seat
        self.topic = topic
        self.rule = rule
        self.who = who

    def refusal(self, choice: Choice) -> Refusal | None:
        """None if the choice is allowed."""
        raise NotImplementedError

    def sample(self, chooser: Chooser) -> Choice:
        """Some allowed choice, at random."""
        raise NotImplementedError

    def completed(self, choice: Choice) -> Choice:
        """An allowed choice with all that it leaves to the rules filled in."""
        return choice


@mypyc_attr(acyclic=True, free_list_len=1)
class Pick(Decision):
    """One of a few listed options."""

    __slots__ = ("options",)

    def __init__(self, seat: int, topic: str, rule: str, options: tuple[int, ...], who: int) -> None:
        self.seat = seat
        self.topic = topic
        self.rule = rule
        self.options = options
        self.who = who

    def refusal(self, choice: Choice) -> Refusal | None:
        size = len(choice)
        if size == 1:
            chosen = choice[0]
            for option in self.options:
                if option == chosen:
                    return None
        return Refusal(self.rule, "not an option", {"choice": _shown(choice), "topic": self.topic})

    def sample(self, chooser: Chooser) -> Choice:
        return (self.options[chooser.below(len(self.options))],)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Place(Decision):
    """A point on the pitch."""

    __slots__ = ()

    def refusal(self, choice: Choice) -> Refusal | None:
        size = len(choice)
        if size != 2 or not on_the_table(choice):
            return Refusal(self.rule, "no point of the table", {"choice": _shown(choice), "topic": self.topic})
        return self.refuse_point(choice[0], choice[1])

    def refuse_point(self, x: int, y: int) -> Refusal | None:
        """The game's own objection to the point, or None."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Path(Decision):
    """A line on the pitch, given by its points; where it starts is known."""

    __slots__ = ()

    def refusal(self, choice: Choice) -> Refusal | None:
        size = len(choice)
        if size % 2 or not on_the_table(choice):
            return Refusal(self.rule, "no points of the table", {"choice": _shown(choice), "topic": self.topic})
        if size > 2 * MOST_POINTS:
            return Refusal(self.rule, "too many points", {"points": str(size // 2), "most": str(MOST_POINTS)})
        return self.refuse_line(choice)

    def refuse_line(self, points: Choice) -> Refusal | None:
        """The game's own objection to the line, or None."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Roll(Decision):
    """A question to chance: `count` dice with `sides` faces, rolled by `who`."""

    __slots__ = ("count", "sides")

    def __init__(self, topic: str, rule: str, sides: int, count: int, who: int) -> None:
        self.seat = CHANCE
        self.topic = topic
        self.rule = rule
        self.sides = sides
        self.count = count
        self.who = who

    def refusal(self, choice: Choice) -> Refusal | None:
        if len(choice) != self.count:
            return Refusal(self.rule, "wrong number of dice", {"dice": str(len(choice)), "wanted": str(self.count)})
        for face in choice:
            if not 1 <= face <= self.sides:
                return Refusal(self.rule, "no such face", {"face": str(face), "sides": str(self.sides)})
        return None

    def sample(self, chooser: Chooser) -> Choice:
        return tuple([chooser.below(self.sides) + 1 for _ in range(self.count)])


def on_the_table(numbers: Choice) -> bool:
    """Whether all coordinates are within what a table can hold."""
    return all(-FARTHEST <= number <= FARTHEST for number in numbers)


def _shown(choice: Choice) -> str:
    """The choice for a message, cut short: a stranger may have sent it."""
    text = ", ".join([str(number) for number in choice[:6]])
    return f"({text}{', …' if len(choice) > 6 else ''})"
