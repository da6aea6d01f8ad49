"""What everybody may know of a match: who sits where, what was offered, which numbers its dice come of."""

from typing import Final, Literal

from thirdhalf.kernel.dice import Nonce, commitment
from thirdhalf.server.forms import Help, MatchInfo, Rematch, SideNumber, Sitting
from thirdhalf.server.keeping.rows import MatchRow, RematchRow
from thirdhalf.server.room.showing import SEATS

HELP: Final[tuple[Help, ...]] = ("none", "odds", "advice")
ANSWERS: Final[tuple[Literal["open", "accepted", "declined"], ...]] = ("open", "accepted", "declined")


def side_number(nonce: Nonce | None) -> SideNumber:
    """A side's own number, as everybody may know it."""
    if nonce is None:
        return SideNumber(number="", by="nobody")
    return SideNumber(number=nonce.number.hex(), by="server" if nonce.by == "server" else "coach")


def match_info(row: MatchRow, open_seats: list[str]) -> MatchInfo:
    """What everybody may know of a match."""
    seats = []
    for place, seat in enumerate(SEATS):
        coach = row.coaches[place]
        kind: Literal["person", "computer", "open"] = "computer" if coach else "person"
        seats.append(
            Sitting(seat=seat, name=row.names[place], kind="open" if seat in open_seats else kind, coach=coach)
        )
    return MatchInfo(
        match=row.id,
        game=row.game,
        content=row.content,
        software=row.software,
        setup=row.setup,
        seats=seats,
        commitment=commitment(row.seed),
        created=row.created,
        help=help_of(row.help),
        hands=row.hands,
    )


def help_of(word: str) -> Help:
    """A stored level of help."""
    return HELP[HELP.index(word)]


def rematch_of(row: RematchRow | None) -> Rematch | None:
    """A stored offer, as everybody may know it; one that cannot be read is none."""
    if row is None or row.by not in SEATS or row.answer not in ANSWERS:
        return None
    return Rematch(by=SEATS[SEATS.index(row.by)], answer=ANSWERS[ANSWERS.index(row.answer)], match=row.next)
