"""Judging one move: what else the dice could have shown, and what else could have been answered."""

from collections.abc import Callable
from typing import Final

from thirdhalf.analysis.forecast import RAREST
from thirdhalf.analysis.luck import Luck, Overlooked
from thirdhalf.coaches.judge import ALL, CERTAIN, Foresight, Judge
from thirdhalf.coaches.network import SURE
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import HOME
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View

CoachMaker = Callable[[str], Coach]

FEW: Final = 12
"""Not more throws than that are looked at one by one."""
DRAWN: Final = 8
"""So many stand for all where there are more, and no fan says which count."""
OPTIONS: Final = 6
"""Beside what was chosen, so many answers are judged, those that a coach would think of first."""
HALF: Final = 0.5


class Lines:
    """How two answers are tried: in how many `pairs` of lines, played on past how many positions that are known
    (`far`).
    """

    __slots__ = ("far", "pairs")

    def __init__(self, pairs: int, far: int) -> None:
        self.pairs = pairs
        self.far = far


class Effort:
    """How much is done to judge choices: with how many `guesses` of hidden cards all answers are looked at; from which
    difference on (`notable`) the best is tried against the one given, and, where the `trial` speaks for it, proved by
    lines of their own. For the trials and proofs of a whole match there are at `most` so many pairs of lines.
    """

    __slots__ = ("guesses", "most", "notable", "proof", "trial")

    def __init__(self, guesses: int, notable: float, trial: Lines, proof: Lines, most: int) -> None:
        self.guesses = guesses
        self.notable = notable
        self.trial = trial
        self.proof = proof
        self.most = most


QUICK: Final = Effort(guesses=1, notable=0.05, trial=Lines(pairs=6, far=1), proof=Lines(pairs=10, far=3), most=350)
DEEP: Final = Effort(guesses=4, notable=0.02, trial=Lines(pairs=12, far=2), proof=Lines(pairs=32, far=4), most=1 << 30)
FIRST: Final = 2
"""After so many pairs one stops where the other answer is not better beyond the standard error."""
LIKELY: Final = 2.0
"""By so many standard errors it must be better in the trial,"""
SURE_ERRORS: Final = 2.5
"""and by so many in the proof."""


class Throw:
    """What was to be expected of a throw, and what came of it; `came` is None where more dice have to say. The same of
    what the prospect overlooks. `lasting` is how much of the difference is left at the end, on average, in hundredths.
    """

    __slots__ = ("came", "lasting", "mean", "overlooked", "overlooked_came", "sampled")

    def __init__(self, mean: float, came: float | None, sampled: bool, lasting: int = ALL) -> None:
        self.mean = mean
        self.came = came
        self.sampled = sampled
        self.lasting = lasting
        self.overlooked = 0.0
        self.overlooked_came: float | None = None if came is None else 0.0


class Verdict:
    """What the answer given promised home, None where there was nothing to choose; what it gave away, never less than
    nothing, with its standard error; and what was better, if anything was.
    """

    __slots__ = ("better", "error", "loss", "made")

    def __init__(self, made: float | None, loss: float = 0.0, error: float = 0.0, better: Choice | None = None) -> None:
        self.made = made
        self.loss = loss
        self.error = error
        self.better = better


class Look:
    """An answer at first sight: what it promised home, None where there was nothing to choose; and, where another one
    promised notably more to whoever answered, which, and by how much.
    """

    __slots__ = ("better", "gap", "made")

    def __init__(self, made: float | None, gap: float = 0.0, better: Choice | None = None) -> None:
        self.made = made
        self.gap = gap
        self.better = better


class Judging:
    """Judges moves with so much effort. `coach` makes a coach who plays on, by a seed. `pairs` counts the pairs of
    lines that were played.
    """

    __slots__ = ("_coach", "_effort", "_judge", "pairs")

    def __init__(self, judge: Judge, coach: CoachMaker, effort: Effort) -> None:
        self._judge = judge
        self._coach = coach
        self._effort = effort
        self.pairs = 0

    def throw(self, match: Match, roll: Roll, faces: Choice) -> Throw:
        """A throw, by what all others would have come to."""
        ahead = Foresight(self._judge, 1, RAREST)
        missed = Overlooked(self._judge)
        ahead.witness = missed
        lasting = self._judge.lasting(roll.topic)
        fan = self._judge.fan(match, roll)
        overlooked = 0.0
        if len(fan.throws) >= 2:
            total = weight = 0
            found = Throw(0.0, None, False, lasting)
            standing = self._judge.standing_for(match, roll, faces)
            for part, shown in fan.throws:
                worth, beyond = ahead.worth_after(match, shown), missed.taken()
                total += part * worth
                overlooked += part * beyond
                weight += part
                if shown == standing:
                    found.came, found.overlooked_came = worth / CERTAIN, beyond
            found.mean, found.overlooked = total / weight / CERTAIN, overlooked / weight
            return found
        sampled = roll.count > 1 or roll.sides > FEW
        if sampled:
            chooser = Chooser(f"{roll.topic}{faces}")
            shown_all = [roll.sample(chooser) for _ in range(DRAWN)]
        else:
            shown_all = [(face,) for face in range(1, roll.sides + 1)]
        worths = [ahead.worth_after(match, shown) for shown in shown_all]
        overlooked = missed.taken()
        came = ahead.worth_after(match, faces)
        found = Throw(sum(worths) / len(worths) / CERTAIN, came / CERTAIN, sampled, lasting)
        found.overlooked, found.overlooked_came = overlooked, missed.taken()
        return found

    def choice(self, view: View, chosen: Choice) -> Verdict:
        """An answer, by what the others promised whoever gave it."""
        look = self.look(view, chosen)
        if look.made is None or look.better is None:
            return Verdict(look.made)
        return self.tried(view, chosen, look.better, look.made)

    @property
    def spent(self) -> bool:
        """Whether all lines were played that there are for one match."""
        return self.pairs >= self._effort.most

    def look(self, view: View, chosen: Choice) -> Look:
        """An answer, at first sight."""
        totals: dict[Choice, int] = {}
        for number in range(self._effort.guesses):
            guess = view.guess(Chooser(number))
            asked = guess.decision
            if asked is None or asked.refusal(chosen) is not None:
                return Look(None)
            if not totals:
                options = [option for option in self._judge.candidates(guess)[:OPTIONS] if option != chosen]
                totals = dict.fromkeys([chosen, *options], 0)
            if len(totals) == 1:
                return Look(None)
            ahead = Foresight(self._judge, number, RAREST)
            for option in list(totals):
                if asked.refusal(option) is not None:
                    del totals[option]
                else:
                    totals[option] += ahead.worth_after(guess, option)
        sign = 1 if view.seat == HOME else -1
        best = max(totals, key=lambda option: sign * totals[option])
        whole = CERTAIN * self._effort.guesses
        made = totals[chosen] / whole
        gap = sign * (totals[best] - totals[chosen]) / whole
        return Look(made) if gap < self._effort.notable else Look(made, gap, best)

    def tried(self, view: View, chosen: Choice, other: Choice, made: float) -> Verdict:
        """The answer given against the one that looked best, on dice and guesses that had no part in its looking so:
        the most of several that are judged alike is judged too high. What passes the trial is proved, for the same
        reason, by further lines of their own: what goes beyond the standard error of these was given away, no more.
        """
        mean, error = self.compared(view, other, chosen, self._effort.trial, "")
        if mean <= LIKELY * error:
            return Verdict(made)
        mean, error = self.compared(view, other, chosen, self._effort.proof, "proof ")
        return Verdict(made, mean - error, error, other) if mean > SURE_ERRORS * error else Verdict(made)

    def compared(self, view: View, one: Choice, other: Choice, lines: Lines, salt: str) -> tuple[float, float]:
        """By how much one answer is better than another, and the standard error of that; nothing as soon as it does not
        seem better.
        """
        sign = 1 if view.seat == HOME else -1
        gaps: list[float] = []
        mean = error = 0.0
        for number in range(lines.pairs):
            guess = view.guess(Chooser(f"{salt}pair {number}"))
            asked = guess.decision
            if asked is None or asked.refusal(one) is not None or asked.refusal(other) is not None:
                continue
            self.pairs += 1
            worths = [self.played_on(guess, option, f"{salt}{number}", lines.far) for option in (one, other)]
            gaps.append(sign * (worths[0] - worths[1]))
            if len(gaps) >= FIRST:
                mean, error = mean_and_error(gaps)
                if mean <= error:
                    return 0.0, error
        return mean, error

    def played_on(self, match: Match, choice: Choice, salt: str, far: int) -> float:
        """What home may expect after an answer, some throws later, without the luck of these throws: coaches who look
        ahead play both sides on.
        """
        chooser = Chooser(f"dice {salt}")
        coaches = [self._coach(f"{salt}/{seat}") for seat in range(2)]
        then = match.copy()
        then.choose(choice)
        luck = Luck(self._judge, self)
        passed = thrown = 0
        while (decision := then.decision) is not None:
            if isinstance(decision, Roll):
                thrown = 1
                faces = decision.sample(chooser)
                # Of the others there are many, and they change little.
                if len(self._judge.fan(then, decision).throws) > 1:
                    luck.throw(then, decision, faces)
                then.choose(faces)
                continue
            luck.asked(then)
            if thrown and self._judge.settled(then):
                if passed == far:
                    break
                passed += 1
                thrown = 0
            then.choose(coaches[decision.seat](View(then, decision.seat)))
        luck.asked(then)
        return self._judge.prospect(then, HOME).result / SURE - luck.total


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    size = len(numbers)
    mean = sum(numbers) / size
    spread = sum([(number - mean) ** 2 for number in numbers]) / (size - 1)
    return mean, float((spread / size) ** HALF)
