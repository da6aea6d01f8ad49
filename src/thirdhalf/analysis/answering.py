"""A question of a match that is over, answered anew: how good the answer is, what is best, and why."""

from functools import partial
from typing import Final

from thirdhalf.analysis.analysing import SEED, answer
from thirdhalf.analysis.forms import Answered, Candidate, Grade
from thirdhalf.analysis.insight import NO_MOMENT, reached
from thirdhalf.analysis.judging import QUICK, Judging, Lines
from thirdhalf.analysis.statistics import told
from thirdhalf.coaches.hints import Hint, hints, weighed
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, in_words
from thirdhalf.kernel.view import View

LINES: Final = Lines(pairs=8, far=1)
"""Two answers are compared by so many lines: whoever solves a puzzle waits for it."""
ERRORS: Final = 1.5
"""Less than so many standard errors between two answers, and one is as good as the other."""


def answered(kit: Kit, game: Game, record: Record, move: int, choice: Choice) -> Answered:
    """What is to be said of an answer to the question after so many moves; `BadFile` where there is no question, or the
    rules do not allow it.
    """
    match = reached(game, record, move)
    decision = match.decision
    if decision is None or isinstance(decision, Roll):
        raise BadFile(record.file, "", NO_MOMENT)
    refusal = decision.refusal(choice)
    if refusal is not None:
        raise BadFile(record.file, "", f"the rules do not allow that answer ({refusal.rule})")
    view = View(match, decision.seat)
    found = hints(view, SEED, kit.looking_back)
    given = weighed(view, SEED, kit.looking_back, choice)
    grade, loss, best = graded(kit, view, choice, [hint.choice for hint in found])
    why = next((hint for hint in found if hint.choice == best), None) or weighed(view, SEED, kit.looking_back, best)
    return Answered(
        grade=grade,
        loss=loss,
        given=candidate(game, match, choice, given, True),
        best=candidate(game, match, best, why, best == choice),
    )


def graded(kit: Kit, view: View, choice: Choice, candidates: list[Choice]) -> tuple[Grade, float, Choice]:
    """An answer against the best that is known: what it gives away, and that one. What an analysis would call a mistake
    is one; else it is held against what a coach would do first.
    """
    best = candidates[0] if candidates else choice
    if kit.judge is None:
        return ("best" if best == choice else "as good"), 0.0, best
    judging = Judging(kit.judge, partial(kit.roster.coach, kit.plays_on), QUICK)
    verdict = judging.choice(view, choice)
    if verdict.better is not None:
        return "worse", verdict.loss, verdict.better
    if best == choice:
        return "best", 0.0, best
    gap, error = judging.compared(view, best, choice, LINES, "puzzle ")
    return ("worse", gap, best) if gap > ERRORS * error else ("as good", 0.0, best)


def candidate(game: Game, match: Match, choice: Choice, hint: Hint | None, given: bool) -> Candidate:
    """An answer with what speaks for it, where anything does."""
    decision = match.decision
    assert decision is not None
    return Candidate(
        answer=answer(game, match, decision, in_words(game, match, decision, choice)),
        reason=None if hint is None else told(hint.reason),
        odds=[] if hint is None else [told(each) for each in hint.odds],
        given=given,
    )
