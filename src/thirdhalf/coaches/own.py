"""Coaches of one's own, by where they are: `my_module:MyCoach`.

A class is made anew for each match, with a seed if it takes one (`MyCoach(seed)`); any other callable is the coach
itself. A coach is called with a `View` whenever its seat is asked, and gives back a choice: a tuple of whole numbers
that the decision in the view allows.
"""

import inspect
from collections.abc import Callable
from importlib import import_module
from typing import Final

from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View

HOW: Final = "a coach of one's own is named module:Coach"


class OwnCoach:
    """Somebody's coach, whose answers are looked at: ValueError says what was wrong with one, and whose it was."""

    __slots__ = ("_coach", "_name")

    def __init__(self, name: str, coach: Callable[[View], object]) -> None:
        self._name = name
        self._coach = coach

    def __call__(self, view: View) -> Choice:
        answer = self._coach(view)
        decision = view.decision
        assert decision is not None
        asked = f"the coach '{self._name}' answered {answer!r} to '{decision.topic}'"
        if not isinstance(answer, tuple | list) or not all(isinstance(number, int) for number in answer):
            raise ValueError(f"{asked}: a choice is a tuple of whole numbers")
        choice = tuple([int(number) for number in answer])
        refusal = decision.refusal(choice)
        if refusal is not None:
            raise ValueError(f"{asked}, which is refused: {refusal}")
        return choice


def imported(path: str) -> Callable[..., object]:
    """What stands at `module:name`; ValueError says which of the two there is not."""
    module_name, colon, name = path.partition(":")
    if not colon or not module_name or not name:
        raise ValueError(f"'{path}' is no coach: {HOW}")
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise
        raise ValueError(f"there is no module '{error.name}' to take the coach '{path}' from; {HOW}") from None
    found = getattr(module, name, None)
    if not callable(found):
        where = module.__file__ or module_name
        raise ValueError(f"there is no coach '{name}' in {where}: {HOW}, a class or a function")
    coach: Callable[..., object] = found
    return coach


def own_coach(name: str, coach: Callable[..., object], seed: str) -> Coach:
    """A coach from what somebody has written; `name` is what it is called in errors and records."""
    if not isinstance(coach, type):
        return OwnCoach(name, coach)
    made = coach(seed) if takes_seed(coach) else coach()
    if not callable(made):
        raise ValueError(f"'{name}' is no coach: what it makes cannot be called with a view")
    return OwnCoach(name, made)


def takes_seed(coach: type) -> bool:
    """Whether it is made with a seed."""
    try:
        return bool(inspect.signature(coach).parameters)
    except ValueError:
        return True  # compiled classes do not say
