"""What is stored, row by row, and what is wrong with a row that cannot be one."""

import json
from typing import Annotated, Final, NamedTuple

import msgspec

from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.dice import SEED_BYTES
from thirdhalf.kernel.seat import NOBODY
from thirdhalf.server.forms import Help, Outcome, SetupValue
from thirdhalf.server.keeping.seats import ROLES

CHOICE: Final = 0
UNDO: Final = 1
AGAIN: Final = 2
GIVEN: Final = 3
NONCE: Final = 4
CALLED: Final = 5


class Entry:
    """One line of a match's log: a choice, the taking back of one (`UNDO`, without a choice), the return to an earlier
    question (`AGAIN`, with how many moves there were before it), a move of the match that this one began in
    (`GIVEN`), a side that could not or would not go on (`CALLED`, with why), or a side's own number for the dice
    (`NONCE`, by its bytes; its id says where the server gave it). A log that begins with a `NONCE` of chance is of a
    match whose dice wait for both.

    `id` is the client's name for its request; chance and the computer have none.
    """

    __slots__ = ("choice", "id", "kind", "seat")

    def __init__(self, kind: int, seat: int, choice: Choice, id: str) -> None:
        self.kind = kind
        self.seat = seat
        self.choice = choice
        self.id = id


class MatchRow:
    """What is stored of a match besides its log."""

    __slots__ = (
        "changed",
        "coaches",
        "content",
        "created",
        "game",
        "hands",
        "help",
        "id",
        "names",
        "outcome",
        "pace",
        "score",
        "seed",
        "setup",
        "software",
        "waiting",
    )

    def __init__(
        self,
        id: str,
        game: str,
        content: str,
        software: str,
        setup: dict[str, str | int | bool],
        names: tuple[str, str],
        coaches: tuple[str, str],
        pace: int,
        seed: bytes,
        created: int,
        changed: int,
        waiting: int,
        outcome: str,
        help: str = "advice",
        score: tuple[int, int] = (0, 0),
        hands: int = 0,
    ) -> None:
        self.id = id
        self.game = game
        self.content = content
        self.software = software
        self.setup = setup
        self.names = names
        # The computer's coaches by name; "" for a person.
        self.coaches = coaches
        self.pace = pace
        self.seed = seed
        self.created = created
        self.changed = changed
        # Whom the match waits for, and how it ended as JSON ("" while it goes on).
        self.waiting = waiting
        self.outcome = outcome
        # The most that the computer tells either coach, and what home and away have scored so far.
        self.help = help
        self.score = score
        # After how many minutes spectators see what both sides saw; 0: when it is over.
        self.hands = hands


class SeatRow:
    """A token's digest and what it gives: a role, or (`invite`) the right to claim one."""

    __slots__ = ("claimed", "invite", "match", "role", "token")

    def __init__(self, token: bytes, match: str, role: str, invite: int, claimed: bytes | None) -> None:
        self.token = token
        self.match = match
        self.role = role
        self.invite = invite
        self.claimed = claimed


class RematchRow(NamedTuple):
    """The same match once more: after which, offered by whom, what was answered, the new match, and whether both
    change sides in it.
    """

    match: str
    by: str
    answer: str
    next: str
    swapped: int = 0


class Standing(NamedTuple):
    """What changes of a match without its log: names, seats nobody has taken, the offer of another."""

    names: tuple[str, str]
    open_seats: list[str]
    rematch: RematchRow | None


class Damaged(Exception):
    """What is stored does not lead to a match: the row itself is wrong, or its log from `line` on."""

    def __init__(self, why: str, line: int | None = None) -> None:
        super().__init__(why if line is None else f"line {line} of the log: {why}")
        self.line = line


def read_choice(text: str) -> Choice:
    """The numbers of a stored choice."""
    return tuple([int(number) for number in text.split(",")]) if text else ()


Line = tuple[object, object, object, object, object]
"""A line of `log` as it is stored: number, kind, seat, choice, id."""


def read_log(lines: list[Line], first: int = 0) -> list[Entry]:
    """A match's log from that line on; `Damaged` names the first line that is missing or cannot be read."""
    entries: list[Entry] = []
    for place, (number, kind, seat, choice, id) in enumerate(lines, first):
        if number != place:
            raise Damaged("is missing", place)
        if not (type(kind) is type(seat) is int and isinstance(choice, str) and isinstance(id, str)):
            raise Damaged("cannot be read", place)
        try:
            entries.append(Entry(kind, seat, read_choice(choice), id))
        except ValueError:
            raise Damaged("cannot be read", place) from None
    return entries


class Stored(msgspec.Struct):
    """What a row of `matches` may hold besides its times."""

    id: str
    game: str
    content: str
    software: str
    setup: dict[str, SetupValue]
    names: tuple[str, str]
    coaches: tuple[str, str]
    pace: int
    seed: Annotated[bytes, msgspec.Meta(min_length=SEED_BYTES, max_length=SEED_BYTES)]
    created: int
    changed: int
    waiting: int
    outcome: str
    help: Help
    score: tuple[int, int]
    hands: int


def match_row(found: tuple[object, ...] | None) -> MatchRow:
    """A row of `matches`; `Damaged` names the column that is wrong."""
    if found is None:
        raise Damaged("there is a seat, and no match for it")
    values: list[object] = list(found)
    try:
        values[4] = json.loads(str(values[4]))
        values[16:18] = [(values[16], values[17])]
        values[5:9] = [(values[5], values[6]), (values[7], values[8])]
        row = msgspec.convert(dict(zip(Stored.__struct_fields__, values, strict=True)), Stored)
    except (ValueError, RecursionError) as error:
        raise Damaged(f"its row: {error}") from None
    if row.outcome and not is_outcome(row.outcome):
        # Both follow from the log, and are put right when the match is next opened.
        row.outcome, row.waiting = "", NOBODY
    return MatchRow(**{name: getattr(row, name) for name in Stored.__struct_fields__})


def is_outcome(text: str) -> bool:
    """Whether a stored outcome is one."""
    try:
        msgspec.json.decode(text, type=Outcome)
    except (ValueError, RecursionError):
        return False
    return True


def seat_row(found: tuple[object, ...]) -> SeatRow:
    """A row of `seats`."""
    row = SeatRow(*found)  # type: ignore[arg-type]  # the columns' types are the schema's
    if row.role not in ROLES:
        raise Damaged(f"a seat in it has the role {row.role!r}")
    return row
