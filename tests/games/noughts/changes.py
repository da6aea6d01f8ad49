"""The only functions that alter the table. Each emits the event that tells of it, with the rule that caused it."""

from tests.games.noughts.table import ENDED, MARK, TOSS, Match
from thirdhalf.kernel.event import Event


def tell(match: Match, kind: str, rule: str, values: tuple[int, ...]) -> None:
    """Write an event, where there is a log."""
    if match.log is not None:
        match.log.append(Event(kind, rule, values))


def win_toss(match: Match, seat: int, home_die: int, away_die: int) -> None:
    """N1: the higher die begins."""
    match.first = seat
    tell(match, TOSS, "N1", (seat, home_die, away_die))


def mark(match: Match, seat: int, square: int) -> None:
    """N2: a square is a coach's from now on."""
    match.squares[square] = seat
    tell(match, MARK, "N2", (seat, square))


def end(match: Match, ending: int, winner: int, rule: str) -> None:
    """N3, N4: it is over."""
    match.ending = ending
    match.winner = winner
    tell(match, ENDED, rule, (ending, winner))
