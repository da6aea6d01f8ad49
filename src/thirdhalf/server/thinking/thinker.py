"""Whoever thinks: it keeps the matches it was asked about, and the coaches that sit in them, for they have plans."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View
from thirdhalf.server.games import coach_for, forecast_of, looking_at, worth_considering
from thirdhalf.server.logs import one_line_of
from thirdhalf.server.room.advice import planned, sent, weighed
from thirdhalf.server.thinking.jobs import ENCODER, JOBS, NOTHING, Job, Kind, Reply

if TYPE_CHECKING:
    from thirdhalf.coaches.adviser import Adviser

MOST_KEPT: Final = 600
"""Matches that are kept; of one that was forgotten all choices are sent again."""


class Kept:
    """A match as it was asked about last, with the coaches and advisers of its seats."""

    __slots__ = ("advisers", "coaches", "count", "epoch", "match")

    def __init__(self, match: Match, epoch: int) -> None:
        self.match = match
        self.epoch = epoch
        self.count = 0
        self.coaches: dict[tuple[int, str], Coach] = {}
        self.advisers: dict[int, Adviser] = {}


class Thinker:
    """Does one job after the other. `find` gives a game with that content, if it has it."""

    def __init__(self, find: Callable[[str, str], Game | None], most: int = MOST_KEPT) -> None:
        self._find = find
        self._most = most
        self._kept: dict[str, Kept] = {}

    def answer(self, line: bytes) -> bytes:
        """The reply to a job; what went wrong is one, too."""
        from thirdhalf.coaches.budget import as_ever, best_until  # loaded with the games, not with the server

        job = JOBS.decode(line)
        try:
            game = self._find(job.game, job.content)
            if game is None:
                return ENCODER.encode(Reply("elsewhere", NOTHING))
            kept = self._at(game, job)
            if kept is None:
                return ENCODER.encode(Reply("lost", NOTHING))
            best_until(job.seconds)
            value = ENCODER.encode(WORK[job.kind](self, game, kept, job))
        except Exception as error:
            return ENCODER.encode(Reply("failed", NOTHING, one_line_of(error)))
        finally:
            as_ever()
        return b'["done",' + value + b"]"

    def _at(self, game: Game, job: Job) -> Kept | None:
        """The match of a job; None if it begins with what is not known here."""
        kept = self._kept.pop(job.match, None)
        if job.start == 0:
            before = kept
            kept = Kept(game.new(job.setup, None), job.epoch)
            if before is not None:
                kept.coaches, kept.advisers = before.coaches, before.advisers
        elif kept is None or kept.epoch != job.epoch or kept.count != job.start:
            return None
        for choice in job.choices:
            kept.match.choose(choice)
        kept.count += len(job.choices)
        # The one asked about last is the last to be forgotten.
        self._kept[job.match] = kept
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return kept

    def adviser(self, kept: Kept, job: Job) -> "Adviser":
        """The adviser of the seat that is asked."""
        if job.seat not in kept.advisers:
            kept.advisers[job.seat] = self.new_adviser(job)
        return kept.advisers[job.seat]

    def new_adviser(self, job: Job) -> "Adviser":
        """An adviser who has said nothing yet."""
        from thirdhalf.coaches.adviser import Adviser

        return Adviser(job.seed, looking_at(job.game))


def view_of(kept: Kept, job: Job) -> View:
    """What the seat sees: of a copy, which is the coach's to play with."""
    return View(kept.match.copy(), job.seat)


def play(_: Thinker, __: Game, kept: Kept, job: Job) -> object:
    """The answer of whoever sits there: the same coach from the first question to the last."""
    seated = (job.seat, job.coach)
    if seated not in kept.coaches:
        kept.coaches[seated] = coach_for(job.game, job.coach, job.seed)
    return kept.coaches[seated](view_of(kept, job))


def suggest(_: Thinker, __: Game, kept: Kept, job: Job) -> object:
    """The answer of a coach who looks in; None where it has nothing of its own to say."""
    coach = coach_for(job.game, job.coach, job.seed)
    return coach(view_of(kept, job)) if has_a_word(coach, view_of(kept, job)) else None


def has_a_word(coach: Coach, view: View) -> bool:
    """Whether a coach has something of its own to advise: a lesson's has where the lesson is about it."""
    from thirdhalf.coaches.guessing import GuessingCoach

    return not isinstance(coach, GuessingCoach) or coach.speaks(view)


def offer(_: Thinker, __: Game, kept: Kept, job: Job) -> object:
    """The choices worth considering."""
    return worth_considering(job.game, view_of(kept, job), job.seed)


def advise(thinker: Thinker, _: Game, kept: Kept, job: Job) -> object:
    """All hints."""
    return [sent(hint) for hint in thinker.adviser(kept, job).advise(view_of(kept, job))]


def compare(thinker: Thinker, _: Game, kept: Kept, job: Job) -> object:
    """What a choice of one's own comes to."""
    assert job.choice is not None
    hint = thinker.adviser(kept, job).weigh(view_of(kept, job), job.choice)
    return None if hint is None else sent(hint)


def weigh(_: Thinker, __: Game, kept: Kept, job: Job) -> object:
    """What the options come to."""
    return weighed(forecast_of(job.game), view_of(kept, job), job.seed)


def plan(thinker: Thinker, game: Game, kept: Kept, job: Job) -> object:
    """All answers in a row: of a coach, or of the adviser after its first."""
    match = kept.match.copy()
    if job.coach:
        coach = coach_for(job.game, job.coach, job.seed)
        otherwise = thinker.adviser(kept, job).parted()

        def taught(view: View) -> Choice:
            return (coach if has_a_word(coach, view) else otherwise)(view)

        return planned(game, match, job.seat, job.seed, taught, coach)
    adviser = thinker.adviser(kept, job)
    return planned(game, match, job.seat, job.seed, adviser.parted().follow, adviser.parted(), job.choice)


WORK: Final[dict[Kind, Callable[[Thinker, Game, Kept, Job], object]]] = {
    "play": play,
    "suggest": suggest,
    "offer": offer,
    "advise": advise,
    "compare": compare,
    "weigh": weigh,
    "plan": plan,
}
