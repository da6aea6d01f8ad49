"""Who fits whom: by what they want to play, and by how far apart they are; the longer somebody waits, the wider."""

from typing import Final, NamedTuple

FIRST_RANGE: Final = 100
WIDER_A_SECOND: Final = 10
WIDEST: Final = 1200
OFFER_SECONDS: Final = 20.0
"""After so long a computer offers itself."""
LEVELS: Final = ((1250, "rookie"), (1600, "club"), (1900, "province"), (10_000, "international"))
"""Up to which rating which of the computer's coaches is a fair match."""


class Seeker(NamedTuple):
    """Whoever looks for a match: what it is to be, how strong they are, whom they want, and since when (seconds)."""

    id: str
    account: str
    wanted: str
    rating: int
    low: int
    high: int
    since: float


def range_after(seconds: float) -> int:
    """How far away the other may be after so long."""
    return min(WIDEST, FIRST_RANGE + int(WIDER_A_SECOND * max(0.0, seconds)))


def fits(one: Seeker, other: Seeker, now: float) -> bool:
    """Whether these two may meet: what either has said holds, and the gap is within the range of who waits longer."""
    if one.id == other.id or one.wanted != other.wanted or (one.account and one.account == other.account):
        return False
    if not (one.low <= other.rating <= one.high and other.low <= one.rating <= other.high):
        return False
    return abs(one.rating - other.rating) <= range_after(now - min(one.since, other.since))


def best(one: Seeker, others: list[Seeker], blocked: frozenset[str], now: float) -> Seeker | None:
    """The nearest of those who fit; of equals whoever waits longest."""
    found = [each for each in others if fits(one, each, now) and not (each.account and each.account in blocked)]
    return min(found, key=lambda each: (abs(each.rating - one.rating), each.since, each.id), default=None)


def prefers(other: Seeker, one: Seeker, rivals: list[Seeker], blocked: frozenset[str], now: float) -> bool:
    """Whether the other is as near to nobody else who fits it, so that of all pairs the nearest are made first."""
    return best(other, [one, *rivals], blocked, now) == one


def computer_for(rating: int, coaches: list[str]) -> str:
    """The computer's coach for somebody of that rating."""
    wanted = next(name for top, name in LEVELS if rating <= top)
    known = [name for _, name in LEVELS if name in coaches]
    return wanted if wanted in coaches else known[-1] if known else coaches[0]
