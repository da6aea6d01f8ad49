"""`thirdhalf replay`: play a record again, check it, tell it."""

from pathlib import Path

from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.record import Record, read_record
from thirdhalf.kernel.replay import replay, verify
from thirdhalf.kernel.seat import seat_word
from thirdhalf.takkure.game import Takkure, takkure
from thirdhalf.takkure.state import Match
from thirdhalf.words import Words, words
from thirdhalf.words.takkure import tell


def replay_file(file: Path, check: bool, text: bool, language: str, content: Path | None) -> int:
    """Replay one file; `BadFile` is raised where it does not fit."""
    game = takkure(content)
    record = read_record(file)
    if check:
        verify(game, record)
    if text:
        tell_record(game, record, words(language))
    if check:
        assert record.end is not None
        dice = "and every die " if record.end.seed else "(its dice were scripted) "
        print(f"{file}: verified, {len(record.moves)} choices {dice}to the last of {record.end.events} events")
    elif not text:
        match = _final(game, record)
        state = "over" if match.over else "unfinished"
        print(
            f"{file}: {record.game}, {record.names[0]} against {record.names[1]}, {len(record.moves)} choices, {state}"
        )
        if match.over:
            outcome = game.outcome(match)
            print(f"winner: {seat_word(outcome.winner)} ({outcome.ending})")
    return 0


def _final(game: Takkure, record: Record) -> KernelMatch:
    return [match for match, _ in replay(game, record)][-1]


def tell_record(game: Takkure, record: Record, language: Words) -> None:
    """Print the match as it happens: one line an event, with its rule."""
    print(f"{record.names[0]} against {record.names[1]} ({', '.join(f'{k} {v}' for k, v in record.setup.items())})")
    told = 0
    for match, _ in replay(game, record):
        assert isinstance(match, Match)
        log = match.log or []
        for event in log[told:]:
            print(f"{event.rule:>5}  {tell(language, match, event)}")
        told = len(log)
