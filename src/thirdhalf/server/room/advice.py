"""What a coach may ask the computer: hints, odds, and a plan for all that it is asked in a row."""

from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.event import EVERYBODY
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View
from thirdhalf.server.forms import Argument, Hint, NumberValue, PlannedStep, Telling, Weight
from thirdhalf.server.room.stream import question, telling

if TYPE_CHECKING:
    from thirdhalf.coaches.hints import Hint as Found
    from thirdhalf.odds.forecast import Forecast

MOST_STEPS: Final = 24


def sent(hint: "Found") -> Hint:
    """A hint in the protocol's form."""
    return Hint(
        choice=list(hint.choice),
        gain=hint.gain,
        odds=[telling(each) for each in hint.odds],
        reason=telling(hint.reason),
    )


def weighed(forecast: "Forecast", view: View, seed: str) -> list[Weight]:
    """What the options come to, by exact odds, as far as the view knows the position."""
    told = []
    for each in forecast.weights(view.guess(Chooser(seed))):
        values: dict[str, Argument] = {name: NumberValue(value=value) for name, value in each.values.items()}
        told.append(Weight(choice=list(each.choice), told=Telling(message=each.message, values=values)))
    return told


def planned(
    game: Game, match: Match, seat: int, seed: str, coach: Coach, rival: Coach, first: Choice | None = None
) -> list[PlannedStep]:
    """The coach's answers, tried out on a guess, until another coach is asked openly or dice are rolled: `first` to the
    question of the moment, if that is known. What the other coach is asked in secret on the way `rival` answers; it is
    no part of the plan.
    """
    tried = match.guess(seat, Chooser(seed))
    steps: list[PlannedStep] = []
    while (decision := tried.decision) is not None and not isinstance(decision, Roll) and len(steps) < MOST_STEPS:
        own = decision.seat == seat
        if not own and game.audience(tried, decision) == EVERYBODY:
            break
        choice = (coach if own else rival)(View(tried, decision.seat)) if first is None else first
        first = None
        if own:
            steps.append(PlannedStep(question=question(game, tried, decision), choice=list(choice)))
        tried.choose(choice)
    return steps
