"""One moment of a match that is over: how it may end from there, what a coach would do, what dice could bring."""

from typing import Final

from thirdhalf.analysis.analysing import BY, SEED, answer
from thirdhalf.analysis.forecast import RAREST, forecast
from thirdhalf.analysis.forms import Candidate, Insight, Throw
from thirdhalf.analysis.statistics import told
from thirdhalf.coaches.hints import hints
from thirdhalf.coaches.judge import CERTAIN, Foresight, Judge
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, from_words, in_words
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.seat import CHANCE
from thirdhalf.kernel.view import View

NO_MOMENT: Final = "the match has no such moment"


def insight(kit: Kit, game: Game, record: Record, move: int) -> Insight:
    """What is to be said of the moment after so many moves; `BadFile` where there is none."""
    match = reached(game, record, move)
    judge = kit.judge
    chances = None if judge is None else forecast(judge, match)
    decision = match.decision
    if decision is None:
        return Insight(move, chances, None, None, None, [], None)
    words = record.moves[move].choice
    choice = from_words(game, match, decision, words)
    made = answer(game, match, decision, words)
    if isinstance(decision, Roll):
        dice = None if judge is None else thrown(judge, match, decision, choice)
        return Insight(move, chances, BY[CHANCE], None, made, [], dice)
    found = [
        Candidate(
            answer=answer(game, match, decision, in_words(game, match, decision, hint.choice)),
            reason=told(hint.reason),
            odds=[told(each) for each in hint.odds],
            given=hint.choice == choice,
        )
        for hint in hints(View(match, decision.seat), SEED, kit.looking_back)
    ]
    return Insight(move, chances, BY[decision.seat], told(game.prompt(match, decision)), made, found, None)


def reached(game: Game, record: Record, move: int) -> Match:
    """The match after so many moves."""
    for number, (match, _) in enumerate(replay(game, record)):
        if number == move and (match.decision is None or move < len(record.moves)):
            return match.copy()
    raise BadFile(record.file, "", NO_MOMENT)


def thrown(judge: Judge, match: Match, roll: Roll, faces: Choice) -> Throw | None:
    """What a throw could bring, by exact shares; None where nothing depends on it."""
    fan = judge.fan(match, roll)
    if len(fan.throws) < 2:
        return None
    ahead = Foresight(judge, 1, RAREST)
    worths = [(part, ahead.worth_after(match, shown) / CERTAIN) for part, shown in fan.throws]
    whole = sum([part for part, _ in worths])
    expected = sum([part * worth for part, worth in worths]) / whole
    came = ahead.worth_after(match, judge.standing_for(match, roll, faces) or faces) / CERTAIN
    sign = 1 if came >= expected else -1
    as_good = sum([part for part, worth in worths if sign * (worth - came) >= 0])
    return Throw(expected, came, as_good / whole)
