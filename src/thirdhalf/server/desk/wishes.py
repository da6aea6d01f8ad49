"""Who is wished for in the seats of a match, and the tokens that come of it."""

from collections.abc import Callable

from thirdhalf.server.clock.clock import Terms
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.forms import Role, Tempo
from thirdhalf.server.games import check_level, coach_for
from thirdhalf.server.keeping.rows import MatchRow, SeatRow
from thirdhalf.server.keeping.seats import digest, new_token
from thirdhalf.server.requests import ClockWish, Create, Grant, SeatWish
from thirdhalf.server.room.info import help_of
from thirdhalf.server.room.showing import SEATS


def random_token(_: str) -> str:
    """A new token, whatever it is for."""
    return new_token()


def same_again(row: MatchRow, role: Role, pace: Tempo | None, swapped: int = 0) -> Create:
    """The wish for the same match once more, of whoever had this seat, with the same clocks; `swapped`, both sit where
    the other sat.
    """

    def wish(place: int) -> SeatWish:
        before = 1 - place if swapped else place
        if row.coaches[before]:
            return SeatWish(kind="computer", name=row.names[before], coach=row.coaches[before])
        return SeatWish(kind="mine" if SEATS[before] == role else "invite", name=row.names[before])

    clock = None if pace is None else ClockWish(bank=pace.bank, increment=pace.increment, days=pace.days)
    seats = (wish(0), wish(1))
    return Create(row.game, row.setup, *seats, pace=row.pace, help=help_of(row.help), clock=clock, hands=row.hands)


def agreed_time(wish: ClockWish | None) -> Terms | None:
    """The clocks that are wished for: a bank of time, or days."""
    if wish is None:
        return None
    if bool(wish.days) == bool(wish.bank) or (wish.days and wish.increment):
        raise NotPossible("set-up", "a clock has a bank of seconds, with some back for each decision, or days")
    return Terms(wish.bank, wish.increment, wish.days)


def check_coach(game: str, wish: SeatWish) -> None:
    """Whether the computer has the coach that is wished for."""
    if (wish.kind == "computer") != bool(wish.coach):
        raise NotPossible("no coach", "a computer's seat names its coach, and no other seat does")
    if wish.coach:
        try:
            check_level(game, wish.coach)
        except ValueError as error:
            raise NotPossible("no coach", str(error)) from None


def check_sitting(row: MatchRow) -> None:
    """Whether the computer still has the coaches of a match; older ones may have a budget, which is kept within bounds
    wherever they think.
    """
    for coach in filter(None, row.coaches):
        try:
            coach_for(row.game, coach, "")
        except ValueError as error:
            raise NotPossible("no coach", str(error)) from None


def granted(
    match: str, wishes: tuple[SeatWish, SeatWish], token_for: Callable[[str], str]
) -> tuple[list[Grant], list[SeatRow]]:
    """Tokens and invitations for a new match. Where nobody creating it sits, the one who does is its host."""
    grants: list[Grant] = []
    rows: list[SeatRow] = []

    def grant(role: Role, invite: int) -> None:
        token = token_for(role)
        rows.append(SeatRow(digest(token), match, role, invite, None))
        grants.append(Grant(role=role, token="" if invite else token, invite=token if invite else ""))

    for place, wish in enumerate(wishes):
        if wish.kind != "computer":
            grant(SEATS[place], int(wish.kind == "invite"))
    if all(wish.kind == "computer" for wish in wishes):
        grant("host", 0)
    grant("public", 0)
    return grants, rows
