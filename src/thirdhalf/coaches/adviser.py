"""The adviser of one seat: what it suggests is the first of its hints, and what it does where it is left to decide."""

from thirdhalf.coaches.hints import HABIT, ONLY, Hint, Looking, sight_of, weighed_all
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.telling import Telling
from thirdhalf.kernel.view import View


class Adviser:
    """Weighs the candidates of every question with the same guess and the same dice, so that what it says of one
    question holds at the next, and keeps to a plan as long as nothing else is better by more than a trifle.
    """

    __slots__ = ("_looking", "_plan", "_seed")

    def __init__(self, seed: str, looking: Looking) -> None:
        self._seed = seed
        self._looking = looking
        self._plan: list[tuple[str, Choice]] = []

    def __call__(self, view: View) -> Choice:
        """What it would answer: a coach like any other."""
        found = self.advise(view)
        decision = view.decision
        assert decision is not None
        return found[0].choice if found else decision.sample(Chooser(self._seed))

    def parted(self) -> "Adviser":
        """Another that means to do the same: for looking ahead, while this one keeps to what it has said."""
        twin = Adviser(self._seed, self._looking)
        twin._plan = self._plan[:]
        return twin

    def follow(self, view: View) -> Choice:
        """What it would answer, without weighing anew what its plan has an answer to."""
        decision = view.decision
        assert decision is not None
        planned = self._planned(decision.topic)
        if planned is None or decision.refusal(planned) is not None:
            return self(view)
        self._plan = self._plan[1:]
        return planned

    def advise(self, view: View) -> list[Hint]:
        """All candidates that were weighed, the one to take first; none where nothing may be said."""
        decision = view.decision
        if decision is None:
            return []
        sight = sight_of(view, self._seed, self._looking, None)
        allowed = [choice for choice in sight.considered() if decision.refusal(choice) is None]
        planned = self._planned(decision.topic)
        if len(allowed) == 1 or not sight.foresees():
            reason = ONLY if len(allowed) == 1 else HABIT
            found = [Hint(choice, 0, [], Telling(reason, {})) for choice in allowed]
        else:
            if planned is not None and decision.refusal(planned) is None:
                allowed = [planned, *[choice for choice in allowed if choice != planned]]
            found = weighed_all(sight, allowed)
            found.sort(key=lambda hint: -hint.gain - (sight.trifle() if hint.choice == planned else 0))
        if found:
            self._plan = sight.following(found[0].choice) or (self._plan[1:] if planned is not None else [])
        return found

    def weigh(self, view: View, choice: Choice) -> Hint | None:
        """What another choice comes to by the same measure; None where it is forbidden or nothing depends on it."""
        decision = view.decision
        if decision is None or decision.refusal(choice) is not None:
            return None
        sight = sight_of(view, self._seed, self._looking, None)
        return sight.hint(choice) if sight.foresees() else None

    def _planned(self, topic: str) -> Choice | None:
        """What the plan has for this question."""
        return self._plan[0][1] if self._plan and self._plan[0][0] == topic else None
