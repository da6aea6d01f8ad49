"""What is reckoned of a match that is over, wherever that is done: functions of its game and its record.

The process that serves does none of it: coaches and odds come with it, and whoever plays would wait.
"""

from thirdhalf.analysis.forms import Answered, Statistics
from thirdhalf.games import kit_of
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record
from thirdhalf.server.afterwards.forms import Seen, Tried
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.room.stream import question


def counted_of(game: Game, record: Record) -> Statistics:
    """What is counted of a match."""
    from thirdhalf.analysis.analysing import statistics

    return statistics(kit_of(record.game), game, record)


def seen_of(game: Game, record: Record, move: int) -> Seen:
    """What is to be said of a moment, and what was asked."""
    from thirdhalf.analysis.insight import insight, reached

    match = reached(game, record, move)
    asked = None
    if match.decision is not None and not isinstance(match.decision, Roll):
        asked = question(game, match, match.decision)
    return Seen(insight=insight(kit_of(record.game), game, record, move), question=asked)


def answered_of(game: Game, record: Record, wish: Tried) -> Answered:
    """What is to be said of an answer."""
    from thirdhalf.analysis.answering import answered

    choice = tuple([int(number) for number in wish.choice.split(",")]) if wish.choice else ()
    try:
        return answered(kit_of(record.game), game, record, wish.move, choice)
    except BadFile as error:
        raise NotPossible("malformed", error.why) from None
