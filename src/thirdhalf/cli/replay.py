"""`thirdhalf replay`: play a record again, check it, tell it."""

from pathlib import Path

from thirdhalf.games import kit_of, names
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, read_record
from thirdhalf.kernel.replay import replay, verify
from thirdhalf.kernel.seat import seat_word
from thirdhalf.words import Words, words
from thirdhalf.words.telling import sentence


def replay_file(file: Path, check: bool, text: bool, language: str, content: Path | None) -> int:
    """Replay one file; `BadFile` is raised where it does not fit."""
    record = read_record(file)
    if record.game not in names():
        raise BadFile(str(file), "line 1.game", f"'{record.game}' is none of: {', '.join(names())}")
    kit = kit_of(record.game)
    game = kit.game(content)
    if check:
        verify(game, record)
    if text:
        tell_record(game, record, words(language))
    if check:
        assert record.end is not None
        dice = "and every die " if record.end.seed else "(its dice were scripted) "
        print(f"{file}: verified, {len(record.moves)} choices {dice}to the last of {record.end.events} events")
        if record.end.called:
            who = "both" if record.end.called == "nobody" else record.end.called
            print(f"end: by {who} ({record.end.ending}), not by the rules")
        if record.end.seed:
            print(f"dice: {dice_told(record)}")
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


def dice_told(record: Record) -> str:
    """What the dice of a verified record came of, and so who cannot have chosen them."""
    assert record.end is not None
    promised = "of the seed that was promised before the match"
    if not record.end.nonces:
        return f"{promised}; whoever made that promise could have tried seeds before"
    sides = [
        f"a number of {name}'s ({seat})" if nonce.by == "coach" else f"one that the server gave for {name} ({seat})"
        for seat, name, nonce in zip(("home", "away"), record.names, record.end.nonces, strict=True)
    ]
    told = f"{promised}, of {sides[0]} and of {sides[1]}, both given after it"
    if all(nonce.by == "server" for nonce in record.end.nonces):
        return f"{told}; nobody but the server had a part in them"
    return f"{told}: the server could not choose them"


def _final(game: Game, record: Record) -> Match:
    return [match for match, _ in replay(game, record)][-1]


def tell_record(game: Game, record: Record, language: Words) -> None:
    """Print the match as it happens: one line an event, with its rule."""
    print(f"{record.names[0]} against {record.names[1]} ({', '.join(f'{k} {v}' for k, v in record.setup.items())})")
    sides = record.names if len(set(record.names)) == len(record.names) else ()
    told = 0
    for match, _ in replay(game, record):
        log = match.log or []
        for event in log[told:]:
            print(f"{event.rule:>5}  {sentence(language, game.tell(match, event), sides)}")
        told = len(log)
