"""Playing a record again, move by move, and checking it to the last event."""

from collections.abc import Iterator

from thirdhalf.kernel.decision import IllegalChoice, Roll
from thirdhalf.kernel.dice import Dice, commitment, shared_seed
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import CALLS, WINNER_CALLED, Move, Record, digest, from_words
from thirdhalf.kernel.seat import seat_word

FIRST_MOVE_LINE = 2


def replay(game: Game, record: Record) -> Iterator[tuple[Match, Move | None]]:
    """The match at its start, then after each move; `BadFile` names the line that does not fit the match."""
    if record.game != game.id:
        why = f"'{record.game}' is not {game.id}"
        raise BadFile(record.file, "line 1.game", why, "game", {"game": record.game})
    log: list[Event] = []
    try:
        match = game.new(record.setup, log)
    except ValueError as error:
        raise BadFile(record.file, "line 1.setup", str(error), "set-up") from None
    yield match, None
    for number, move in enumerate(record.moves, start=FIRST_MOVE_LINE):
        where = f"line {number}"
        decision = match.decision
        if decision is None:
            raise BadFile(record.file, where, "the match is over before this move", "over")
        if move.by != seat_word(decision.seat) or move.about != decision.topic:
            asked = seat_word(decision.seat)
            raise BadFile(
                record.file,
                where,
                f"the match asks {asked} about '{decision.topic}', the record has {move.by} about '{move.about}'",
                "asked otherwise",
                {"seat": asked, "topic": decision.topic, "other": move.by, "about": move.about},
            )
        try:
            match.choose(from_words(game, match, decision, move.choice))
        except ValueError as error:
            raise BadFile(record.file, f"{where}.choice", str(error), "no answer", {"topic": decision.topic}) from None
        except IllegalChoice as error:
            raise BadFile(
                record.file, f"{where}.choice", str(error), "forbidden", {"rule": error.refusal.rule}
            ) from None
        yield match, move


def verify(game: Game, record: Record) -> Match:
    """Check everything: content, every move, every die against the seed, the outcome and every event. The final
    match.
    """
    if not game.reads(record.content):
        raise BadFile(
            record.file, "line 1.content", "the match was played with other content than is loaded here", "content"
        )
    end = record.end
    if end is None:
        raise BadFile(record.file, "", "has no closing line: the match is unfinished or the file was cut off", "no end")
    dice = None
    if end.seed:
        seed = bytes.fromhex(end.seed)
        if commitment(seed) != record.commitment:
            raise BadFile(record.file, "line 1.commitment", "is not that of the seed in the closing line", "commitment")
        if end.nonces:
            seed = shared_seed(seed, end.nonces[0].number, end.nonces[1].number)
        dice = Dice(seed)
    last = FIRST_MOVE_LINE + len(record.moves)
    rolled: Roll | None = None
    for number, (match, move) in enumerate(replay(game, record), start=FIRST_MOVE_LINE - 1):
        if move is not None and rolled is not None and dice is not None and list(dice.roll(rolled)) != move.choice:
            raise BadFile(record.file, f"line {number}.choice", "these are not the dice of the seed", "dice")
        rolled = match.decision if isinstance(match.decision, Roll) else None
    if end.called:
        if match.over or end.ending not in CALLS:
            raise BadFile(record.file, f"line {last}.called", "the rules ended this match", "called")
    elif not match.over:
        raise BadFile(record.file, f"line {last}", "the closing line comes before the match is over", "early end")
    outcome = game.outcome(match)
    log = match.log or []
    said = (end.winner, end.home_score, end.away_score, end.ending)
    true = (seat_word(outcome.winner), outcome.home_score, outcome.away_score, outcome.ending)
    if end.called:
        true = (WINNER_CALLED[end.called], outcome.home_score, outcome.away_score, end.ending)
    if said != true:
        raise BadFile(record.file, f"line {last}", f"says {said}, the match came to {true}", "outcome")
    if end.events != len(log) or end.digest != digest(log):
        raise BadFile(record.file, f"line {last}.digest", "the events are not those of this match", "digest")
    return match
