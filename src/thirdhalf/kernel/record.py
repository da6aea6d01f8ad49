"""A record is the match: what it was set up with, then the choices of both coaches and of chance. JSON Lines.

The format is described in docs/records.md.
"""

import json
import os
from hashlib import blake2b
from pathlib import Path as FilePath
from typing import Final

from thirdhalf.kernel.decision import MATCH_OVER, Choice, Decision, IllegalChoice, Path, Pick, Place, Roll
from thirdhalf.kernel.dice import DIGITS, NONCE_BY, Nonce, commitment, is_number
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.kernel.fields import BadFile, Fields
from thirdhalf.kernel.frame import Match, Plain
from thirdhalf.kernel.game import Game, Setup, option_from_word
from thirdhalf.kernel.seat import NOBODY, SEAT_WORDS, seat_word

FORMAT: Final = "thirdhalf record"
VERSION: Final = 1
LARGEST_FILE: Final = 16_000_000
LARGEST_LINE: Final = 20_000
IN_A_PAGE: Final = " page"
"""How the software is called that plays in a page without a server: a record says so after its version."""


class Move:
    """One choice: whose, what about, and the answer in the file's words (None: hidden from whoever the record is for).

    `audience` are the seats that may know the answer before the match is over; it is not written down.
    """

    __slots__ = ("about", "audience", "by", "choice")

    def __init__(self, by: str, about: str, choice: Plain, audience: int = EVERYBODY) -> None:
        self.by = by
        self.about = about
        self.choice = choice
        self.audience = audience


class Record:
    """A match on paper. `end` is missing while it is unfinished."""

    __slots__ = ("commitment", "content", "end", "file", "game", "moves", "names", "setup", "software")

    def __init__(
        self,
        file: str,
        game: str,
        software: str,
        content: str,
        setup: Setup,
        names: tuple[str, str],
        commitment: str,
        moves: list[Move],
        end: "End | None",
    ) -> None:
        self.file = file
        self.game = game
        self.software = software
        self.content = content
        self.setup = setup
        self.names = names
        self.commitment = commitment
        self.moves = moves
        self.end = end


CALLS: Final[tuple[str, ...]] = ("out of time", "resigned", "draw agreed", "gone")
"""Why a match was ended by those who played it and not by the rules."""


WINNER_CALLED: Final[dict[str, str]] = {"home": "away", "away": "home", "nobody": "nobody"}
"""Who has won where that side did not go on."""


class End:
    """How the match ended, a digest of all its events, the seed that was kept secret until now ("" for scripted dice),
    and home's and away's own numbers, if the dice come of these too. Where the rules did not end it, `called` is the
    side that could not or would not go on, or `nobody` where both agreed.
    """

    __slots__ = ("away_score", "called", "digest", "ending", "events", "home_score", "nonces", "seed", "winner")

    def __init__(
        self,
        winner: str,
        home_score: int,
        away_score: int,
        ending: str,
        events: int,
        digest: str,
        seed: str,
        nonces: list[Nonce],
        called: str,
    ) -> None:
        self.winner = winner
        self.home_score = home_score
        self.away_score = away_score
        self.ending = ending
        self.events = events
        self.digest = digest
        self.seed = seed
        self.nonces = nonces
        self.called = called


def made_in_a_page(record: Record) -> bool:
    """Whether nobody but its players had a hand in it: such a match is verified like any other, and not rated."""
    return record.software.endswith(IN_A_PAGE)


class Recorder:
    """Writes a match down while it is played."""

    __slots__ = ("called", "game", "moves", "names", "nonces", "seed", "setup", "software")

    def __init__(self, game: Game, software: str, setup: Setup, names: tuple[str, str], seed: bytes | None) -> None:
        self.game = game
        self.software = software
        self.setup = setup
        self.names = names
        self.seed = seed
        # Home's and away's own numbers, once both are known and the dice come of them.
        self.nonces: list[Nonce] = []
        # Who could not or would not go on, and which of `CALLS` it was; nothing where the rules end the match.
        self.called = ("", "")
        self.moves: list[Move] = []

    def move_for(self, match: Match, choice: Choice) -> Move:
        """The choice in the file's words; it is not yet checked whether it is legal."""
        decision = match.decision
        if decision is None:
            raise IllegalChoice(MATCH_OVER)
        words = in_words(self.game, match, decision, choice)
        return Move(seat_word(decision.seat), decision.topic, words, self.game.audience(match, decision))

    def record(self, match: Match) -> Record:
        """All so far, with the closing line if the match is over."""
        promised = commitment(self.seed) if self.seed is not None else ""
        end = None
        side, why = self.called
        if match.over or side:
            outcome = self.game.outcome(match)
            log = match.log or []
            end = End(
                WINNER_CALLED[side] if side else seat_word(outcome.winner),
                outcome.home_score,
                outcome.away_score,
                why or outcome.ending,
                len(log),
                digest(log),
                self.seed.hex() if self.seed is not None else "",
                self.nonces if self.seed is not None else [],
                side,
            )
        return Record(
            "", self.game.id, self.software, self.game.content_hash(), self.setup, self.names, promised, self.moves, end
        )


def seen_from(record: Record, seat: int) -> Record:
    """The record as that seat may have it: while the match is unfinished, other coaches' secrets are left out."""
    if record.end is not None:
        return record
    allowed = EVERYBODY if seat < 0 else 1 << seat
    moves = [
        move if move.audience & allowed == allowed else Move(move.by, move.about, None, move.audience)
        for move in record.moves
    ]
    return unfinished(record, moves)


def unfinished(record: Record, moves: list[Move]) -> Record:
    """The record of the same match with these moves, and no end."""
    return Record(
        record.file,
        record.game,
        record.software,
        record.content,
        record.setup,
        record.names,
        record.commitment,
        moves,
        None,
    )


def digest(log: list[Event]) -> str:
    """A digest of all events in order."""
    state = blake2b(digest_size=16)
    for event in log:
        state.update(f"{event.kind}|{event.rule}|{event.audience}|{','.join(map(str, event.values))}\n".encode())
    return state.hexdigest()


def in_words(game: Game, match: Match, decision: Decision, choice: Choice) -> Plain:
    """A choice as a file shows it: a word, a point, a list of points, or the faces of the dice."""
    if isinstance(decision, Pick):
        if len(choice) != 1 or choice[0] not in decision.options:
            return list(choice)
        return game.option_word(match, decision, choice[0])
    if isinstance(decision, Path):
        return [[choice[i], choice[i + 1]] for i in range(0, len(choice) - 1, 2)]
    return list(choice)


def from_words(game: Game, match: Match, decision: Decision, value: object) -> Choice:
    """The choice that a file shows; ValueError if it cannot be one."""
    if value is None:
        raise ValueError(f"'{decision.topic}' is hidden in this record: it was made for another viewer")
    if isinstance(decision, Pick):
        if not isinstance(value, str):
            raise ValueError(f"'{decision.topic}' is answered by a word")
        return (option_from_word(game, match, decision, value),)
    if isinstance(decision, Path):
        if not isinstance(value, list):
            raise ValueError(f"'{decision.topic}' is answered by a list of points")
        numbers: list[int] = []
        for point in value:
            numbers.extend(_whole_numbers(decision, point, 2))
        return tuple(numbers)
    if isinstance(decision, Roll):
        return tuple(_whole_numbers(decision, value, decision.count))
    assert isinstance(decision, Place)
    return tuple(_whole_numbers(decision, value, 2))


def _whole_numbers(decision: Decision, value: object, count: int) -> list[int]:
    if not isinstance(value, list) or len(value) != count:
        raise ValueError(f"'{decision.topic}' is answered by {count} whole number{'s' * (count != 1)} at a time")
    for number in value:
        if not isinstance(number, int) or isinstance(number, bool):
            raise ValueError(f"'{decision.topic}': {number!r} is no whole number")
    return value


def write_record(record: Record, file: FilePath) -> None:
    """Write the file whole or not at all."""
    part = file.with_name(file.name + ".part")
    try:
        part.write_text(as_text(record), encoding="utf-8")
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)


def as_text(record: Record) -> str:
    """The file's text."""
    head: dict[str, Plain] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "software": record.software,
        "content": record.content,
        "setup": dict(record.setup),
        "home": record.names[0],
        "away": record.names[1],
        "commitment": record.commitment,
    }
    lines = [_line(head)]
    lines.extend(_line({"by": move.by, "about": move.about, "choice": move.choice}) for move in record.moves)
    if record.end is not None:
        end = record.end
        closing: dict[str, Plain] = {
            "end": end.ending,
            "winner": end.winner,
            "score": [end.home_score, end.away_score],
            "events": end.events,
            "digest": end.digest,
            "seed": end.seed,
        }
        if end.nonces:
            closing["nonces"] = [nonce.number.hex() for nonce in end.nonces]
            closing["nonces_by"] = [nonce.by for nonce in end.nonces]
        if end.called:
            closing["called"] = end.called
        lines.append(_line(closing))
    return "\n".join(lines) + "\n"


def _line(table: dict[str, Plain]) -> str:
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def read_record(file: FilePath) -> Record:
    """Read and check a file; `BadFile` names the line and field that is wrong. Whether the match is right: `verify`."""
    name = str(file)
    try:
        if file.exists() and not file.is_file():
            raise BadFile(name, "", "is not a file")
        if file.stat().st_size > LARGEST_FILE:
            raise BadFile(name, "", f"larger than {LARGEST_FILE} bytes: no record is")
        data = file.read_bytes()
    except OSError as error:
        raise BadFile(name, "", error.strerror or "cannot be read") from None
    return record_from(name, data)


def record_from(name: str, data: bytes) -> Record:
    """The record in a file of that name with these bytes."""
    try:
        lines = data.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadFile(name, "", "is not UTF-8 text", "not UTF-8") from None
    if not lines:
        raise BadFile(name, "", "is empty", "empty")
    record = _head(_table(name, 1, lines[0]))
    for number, line in enumerate(lines[1:], start=2):
        fields = _table(name, number, line)
        if record.end is not None:
            raise BadFile(name, f"line {number}", "nothing may follow the closing line", "after the end")
        if fields.has("end"):
            record.end = _end(fields)
        else:
            by = fields.word("by", SEAT_WORDS)
            choice = fields.get("choice")
            record.moves.append(Move(by, fields.text("about"), choice))  # type: ignore[arg-type]  # from JSON
        fields.finish()
    return record


def _table(name: str, number: int, line: str) -> Fields:
    where = f"line {number}"
    if len(line) > LARGEST_LINE:
        why = f"is longer than {LARGEST_LINE} characters"
        raise BadFile(name, where, why, "too long", {"most": LARGEST_LINE})
    try:
        table = json.loads(line)
    except (ValueError, RecursionError):
        raise BadFile(name, where, "is not a JSON object", "not JSON") from None
    return Fields(name, where, table)


def _head(fields: Fields) -> Record:
    if fields.text("format", "") != FORMAT:
        raise fields.bad("format", f"is not '{FORMAT}'", "format", {"format": FORMAT})
    version = fields.whole("version", 1, 1_000_000)
    if version != VERSION:
        why = f"{version} is not known; this software reads version {VERSION}"
        raise fields.bad("version", why, "version", {"version": version, "known": VERSION})
    table = fields.table("setup")
    setup: dict[str, str | int | bool] = {}
    for key in table.keys():  # noqa: SIM118  # Fields is no mapping
        value = table.get(key)
        if not isinstance(value, str | int | bool):
            raise table.bad(key, "must be a text, a number or true or false", "no plain value")
        setup[key] = value
    record = Record(
        fields.file,
        fields.text("game"),
        fields.text("software"),
        fields.text("content"),
        setup,
        (fields.text("home"), fields.text("away")),
        fields.text("commitment"),
        [],
        None,
    )
    fields.finish()
    return record


def _end(fields: Fields) -> End:
    score = fields.get("score")
    if not isinstance(score, list) or len(score) != 2 or not all(isinstance(number, int) for number in score):
        raise fields.bad("score", "must be two whole numbers", "score")
    seed = fields.text("seed")
    if seed and not is_number(seed):
        raise fields.bad("seed", f"must be {DIGITS} hexadecimal digits", "seed", {"digits": DIGITS})
    winner = fields.word("winner", ("home", "away", seat_word(NOBODY)))
    return End(
        winner,
        score[0],
        score[1],
        fields.text("end"),
        fields.whole("events", 0, 1 << 40),
        fields.text("digest"),
        seed,
        _nonces(fields) if seed else [],
        fields.word("called", ("", *WINNER_CALLED), ""),
    )


def _nonces(fields: Fields) -> list[Nonce]:
    numbers = fields.texts("nonces", ())
    if not numbers:
        return []
    givers = fields.texts("nonces_by")
    if len(numbers) != 2 or not all(is_number(number) for number in numbers):
        raise fields.bad("nonces", f"must be two texts of {DIGITS} hexadecimal digits", "nonces", {"digits": DIGITS})
    if len(givers) != 2 or any(giver not in NONCE_BY for giver in givers):
        raise fields.bad("nonces_by", f"must be two of: {', '.join(NONCE_BY)}", "nonces", {"digits": DIGITS})
    return [Nonce(bytes.fromhex(number), giver) for number, giver in zip(numbers, givers, strict=True)]
