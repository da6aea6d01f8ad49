"""The analysis of a finished match: the account, in the forms that are told."""

from typing import Final

from thirdhalf.analysis.account import Account, Progress, account
from thirdhalf.analysis.account import Entry as Booked
from thirdhalf.analysis.forms import (
    VERSION,
    Analysis,
    Answer,
    By,
    Chances,
    Depth,
    Entry,
    Moment,
    PlayerFigures,
    Point,
    Side,
    Statistics,
    Told,
)
from thirdhalf.analysis.judging import DEEP, QUICK, Effort
from thirdhalf.analysis.report import dearest, turning_points
from thirdhalf.analysis.statistics import Happened, Values, counted, gone_through, told
from thirdhalf.coaches.hints import weighed
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Choice, Decision, Pick
from thirdhalf.kernel.frame import Match, Plain
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, from_words
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.seat import AWAY, CHANCE, HOME
from thirdhalf.kernel.view import View

EFFORTS: Final[dict[Depth, Effort]] = {"quick": QUICK, "deep": DEEP}
MISTAKE: Final = 0.05
"""A choice that gives away so much of a win is a mistake."""
BY: Final[tuple[By, ...]] = ("home", "away", "chance")
SEED: Final = "analysis"


def statistics(kit: Kit, game: Game, record: Record) -> Statistics:
    """What is counted of a match, there at once; `BadFile` where the record does not fit."""
    return counted(kit, game, gone_through(game, record))


def analysed(kit: Kit, game: Game, record: Record, depth: Depth, progress: Progress | None = None) -> Analysis:
    """All that there is to say of a match that is over; `BadFile` where it is not, or the record does not fit."""
    happened = gone_through(game, record)
    found = account(kit, game, record, EFFORTS[depth], progress)
    values = worth_of_all(kit, happened, found)
    counts = counted(kit, game, happened, values)
    outcome = game.outcome(happened.end)
    points = turning_points(found)
    worst = [dearest(found, seat) for seat in (HOME, AWAY)]
    shown = moments(kit, game, record, happened, [*points, *worst[0], *worst[1]])
    people = sorted([*counts.home.players, *counts.away.players], key=_value, reverse=True)
    return Analysis(
        version=VERSION,
        game=record.game,
        names=record.names,
        score=(outcome.home_score, outcome.away_score),
        depth=depth,
        start=found.start,
        luck=found.luck,
        rest=found.rest,
        result=found.result,
        adjusted=found.adjusted,
        error=found.error,
        home=side(found, HOME, [shown[entry.move] for entry in worst[HOME]]),
        away=side(found, AWAY, [shown[entry.move] for entry in worst[AWAY]]),
        course=[*found.course, Point(len(record.moves), ended(found.result))],
        turning_points=[shown[entry.move] for entry in points],
        best_player=people[0] if people and _value(people[0]) > 0 else None,
        statistics=counts,
        moves=[entry_of(entry) for entry in found.entries],
    )


def _value(player: PlayerFigures) -> float:
    return player.value or 0.0


def ended(result: float) -> Chances:
    """When all is over nothing is left to chance."""
    return Chances(float(result > 0), float(result == 0), float(result < 0))


def side(found: Account, seat: int, worst: list[Moment]) -> Side:
    """One side's part."""
    sign = 1 if seat == HOME else -1
    own = [entry for entry in found.entries if entry.seat == seat]
    return Side(
        luck=sign * found.luck,
        play=found.play(seat),
        choices=len(own),
        mistakes=len([entry for entry in own if -sign * entry.play >= MISTAKE]),
        worst=worst,
    )


def entry_of(entry: Booked) -> Entry:
    """One move."""
    return Entry(
        move=entry.move,
        by=BY[entry.seat],
        about=entry.topic,
        before=entry.before,
        luck=entry.luck,
        play=entry.play,
        rest=entry.rest,
        better=entry.better,
        sampled=entry.sampled,
    )


def worth_of_all(kit: Kit, happened: Happened, found: Account) -> Values:
    """What each player's throws changed for its side, those who throw together sharing it; and what each card changed
    from the move that turned it to the next position that is known.
    """
    figures = kit.figures(happened.start, happened.log)
    values = Values()
    together: dict[int, list[int]] = {}
    for event, player in figures.throws:
        together.setdefault(happened.move_of(event), []).append(player)
    for move, players in together.items():
        luck = found.entries[move].luck if move < len(found.entries) else 0.0
        for player in players:
            seat = figures.people[player].seat
            mates = len([each for each in players if figures.people[each].seat == seat])
            share = (luck if seat == HOME else -luck) / mates
            values.players[player] = values.players.get(player, 0.0) + share
    known = [point.move for point in found.course]
    for event, seat, card in figures.cards:
        move = happened.move_of(event)
        after = next((each for each in known if each > move), len(found.entries))
        then = found.entries[after].before if after < len(found.entries) else found.result
        change = then - found.entries[move].before
        key = (seat, card)
        values.cards[key] = values.cards.get(key, 0.0) + (change if seat == HOME else -change)
    return values


def moments(kit: Kit, game: Game, record: Record, happened: Happened, entries: list[Booked]) -> dict[int, Moment]:
    """The moments of these moves, by move: what was asked and answered, and what speaks for what was better."""
    wanted = {entry.move: entry for entry in entries}
    found: dict[int, Moment] = {}
    for number, (match, _) in enumerate(replay(game, record)):
        entry = wanted.get(number)
        decision = match.decision
        if entry is None or decision is None:
            continue
        better, reason, odds, made_odds = None, None, list[Told](), list[Told]()
        if entry.better is not None:
            better = answer(game, match, decision, entry.better)
            view = View(match, decision.seat)
            hint, made = [
                weighed(view, SEED, kit.looking_back, from_words(game, match, decision, choice))
                for choice in (entry.better, record.moves[number].choice)
            ]
            if hint is not None:
                reason, odds = told(hint.reason), [told(each) for each in hint.odds]
            if made is not None:
                made_odds = [told(each) for each in made.odds]
        sign = -1 if entry.seat == AWAY else 1
        found[number] = Moment(
            move=number,
            by=BY[entry.seat],
            about=entry.topic,
            question=None if entry.seat == CHANCE else told(game.prompt(match, decision)),
            before=entry.before,
            change=entry.luck if entry.seat == CHANCE else sign * entry.play,
            error=entry.error,
            made=answer(game, match, decision, record.moves[number].choice),
            happened=[told(game.tell(happened.end, event)) for event in happened.seen_of(number)],
            better=better,
            reason=reason,
            odds=odds,
            made_odds=made_odds,
        )
    return found


def answer(game: Game, match: Match, decision: Decision, words: Plain) -> Answer:
    """An answer in words."""
    choice: Choice = from_words(game, match, decision, words)
    label = told(game.option_label(match, decision, choice[0])) if isinstance(decision, Pick) else None
    return Answer(choice=words, numbers=list(choice), label=label)
