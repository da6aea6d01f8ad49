"""The account of a match. Every throw and every choice is entered with what it changed, and what was expected before
the first, with all luck, play and rest added, is the result.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from thirdhalf.analysis.forecast import chances
from thirdhalf.analysis.forms import Point
from thirdhalf.analysis.judging import Effort, Judging, Look, Throw, Verdict
from thirdhalf.coaches.judge import ALL, Judge
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Choice, Decision, Roll
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.frame import Match, Plain
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, from_words, in_words
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.seat import CHANCE, HOME, NOBODY
from thirdhalf.kernel.view import View

Progress = Callable[[int, int], None]
"""Who is told how many moves of how many have been judged."""

HALF: Final = 0.5


class Entry:
    """One move. `luck`, `play` and `rest` are what it changed for home, a win being 1 and a loss -1; `before` is what
    was expected of it. `better` is, in the words of a record, a choice that promised more than the one made.
    """

    __slots__ = ("before", "better", "error", "luck", "move", "play", "rest", "sampled", "seat", "topic")

    def __init__(self, move: int, seat: int, topic: str) -> None:
        self.move = move
        self.seat = seat
        self.topic = topic
        self.before = 0.0
        self.luck = 0.0
        self.play = 0.0
        self.rest = 0.0
        # The standard error of what was judged.
        self.error = 0.0
        self.better: Plain | None = None
        # Luck by throws drawn, where there are too many to look at all.
        self.sampled = False


class Doubt:
    """A choice that seems to have given something away: which entry it is, where, and how it looked."""

    __slots__ = ("choice", "decision", "look", "match", "place")

    def __init__(self, place: int, match: Match, decision: Decision, choice: Choice, look: Look) -> None:
        self.place = place
        self.match = match
        self.decision = decision
        self.choice = choice
        self.look = look

    def tried(self, judging: Judging) -> Verdict:
        """The choice against what seemed better."""
        assert self.look.made is not None
        assert self.look.better is not None
        return judging.tried(View(self.match, self.decision.seat), self.choice, self.look.better, self.look.made)


class Account:
    """All entries of a match, in order, and its result: 1, 0 or -1 for home."""

    __slots__ = ("course", "entries", "result", "start")

    def __init__(self, start: float, result: float, entries: list[Entry]) -> None:
        self.start = start
        self.result = result
        self.entries = entries
        # What home might expect wherever that is known.
        self.course: list[Point] = []

    @property
    def luck(self) -> float:
        """What the dice gave home."""
        return sum([entry.luck for entry in self.entries])

    def play(self, seat: int) -> float:
        """What a coach gave away, never more than nothing."""
        sign = 1 if seat == HOME else -1
        return sign * sum([entry.play for entry in self.entries if entry.seat == seat])

    @property
    def rest(self) -> float:
        """What nobody foresaw."""
        return sum([entry.rest for entry in self.entries])

    @property
    def adjusted(self) -> float:
        """The result without the luck."""
        return self.result - self.luck

    @property
    def error(self) -> float:
        """The standard error of that: steps that nobody foresaw may as well have gone the other way."""
        return float(sum([entry.rest * entry.rest for entry in self.entries]) ** HALF)


def account(kit: Kit, game: Game, record: Record, effort: Effort, progress: Progress | None = None) -> Account:
    """The account of a finished match; `BadFile` where the record does not fit or has no end."""
    judge, judging = judging_of(kit, record, effort)
    moves = len(record.moves)
    entries: list[Entry] = []
    judged: list[Throw | Verdict] = []
    doubts: list[Doubt] = []
    course: list[Point] = []
    before = None
    for match, move in replay(game, record):
        if before is not None and move is not None and before.decision is not None:
            decision = before.decision
            choice = from_words(game, before, decision, move.choice)
            entry = Entry(len(entries), decision.seat, decision.topic)
            if isinstance(decision, Roll):
                throw = judging.throw(before, decision, choice)
                entry.sampled = throw.sampled
                judged.append(throw)
            else:
                look = judging.look(View(before, decision.seat), choice)
                if look.better is not None:
                    doubts.append(Doubt(len(judged), before, decision, choice, look))
                judged.append(Verdict(look.made))
            entries.append(entry)
            if progress is not None:
                progress(len(entries) // 2, moves)
        before = match.copy()
        if match.decision is not None and judge.settled(before):
            course.append(Point(len(entries), chances(judge.prospect(before, HOME))))
    if before is None or before.decision is not None:
        raise BadFile(record.file, "", "the match is not over: there is nothing to account for yet", "no end")
    # First what seems to have cost most: the lines may not do for all of them.
    doubts.sort(key=lambda doubt: -doubt.look.gap)
    for number, doubt in enumerate(doubts):
        if judging.spent:
            break
        verdict = doubt.tried(judging)
        judged[doubt.place] = verdict
        if verdict.better is not None:
            entries[doubt.place].better = in_words(game, doubt.match, doubt.decision, verdict.better)
        if progress is not None:
            progress(moves // 2 + (moves - moves // 2) * number // len(doubts), moves)
    if progress is not None:
        progress(moves, moves)
    winner = game.outcome(before).winner
    result = 0.0 if winner == NOBODY else 1.0 if winner == HOME else -1.0
    found = settle(entries, judged, result)
    found.course = course
    return found


def judging_of(kit: Kit, record: Record, effort: Effort) -> tuple[Judge, Judging]:
    """Who judges a match; `BadFile` where nobody does."""
    judge = kit.judge
    if judge is None:
        raise BadFile(record.file, "line 1.game", f"nobody has learned to judge {kit.id}", "no judge")
    return judge, Judging(judge, partial(kit.roster.coach, kit.plays_on), effort)


def settle(entries: list[Entry], judged: list[Throw | Verdict], result: float) -> Account:
    """Enter what each move changed, from the last to the first: what follows a move is what the next was worth.

    Answers that a coach gives in a row, before anything new is learnt, are one: what an answer gave away counts only as
    far as those after it did not make up for it.
    """
    following = result
    overlooked: float | None = None
    asked = CHANCE
    for entry, said in zip(reversed(entries), reversed(judged), strict=True):
        after = following
        if isinstance(said, Throw):
            if said.came is not None:
                after, overlooked = said.came, said.overlooked_came
            beyond = 0.0 if overlooked is None else overlooked - said.overlooked
            entry.luck = (after - said.mean) * said.lasting / ALL + beyond
            overlooked = said.overlooked
        else:
            overlooked = None
            loss = said.loss
            sign = 1 if entry.seat == HOME else -1
            if said.made is not None and asked == entry.seat:
                loss = max(0.0, loss - max(0.0, sign * (following - said.made)))
            elif said.made is not None:
                after = said.made
            entry.play = -sign * loss if loss else 0.0
            entry.error = said.error if loss else 0.0
            if not loss:
                entry.better = None
        entry.before = said.mean if isinstance(said, Throw) else after - entry.play
        entry.rest = following - entry.before - entry.luck - entry.play
        following = entry.before
        asked = entry.seat
    return Account(following, result, entries)
