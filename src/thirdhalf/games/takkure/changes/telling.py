"""What happens is told: the log, for everybody or for one coach."""

from thirdhalf.games.takkure.table.questions.topics import as_choice
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.plane import Point
from thirdhalf.kernel.event import Event


def tell(match: Match, kind: str, rule: str, values: tuple[int, ...]) -> None:
    """Log something that changes nothing by itself. What happens all the time asks for a log before it puts its values
    together: without one, that would cost as much as the change itself.
    """
    if match.log is not None:
        match.log.append(Event(kind, rule, values))


def tell_line(match: Match, kind: str, rule: str, number: int, points: list[Point]) -> None:
    """Log a player's line; its numbers are put together only where there is a log."""
    if match.log is not None:
        match.log.append(Event(kind, rule, (number, *as_choice(points))))


def tell_seat(match: Match, kind: str, rule: str, values: tuple[int, ...], seat: int) -> None:
    """R-61: log something that only one coach may know."""
    if match.log is not None:
        match.log.append(Event(kind, rule, values, 1 << seat))
