"""Everybody meets everybody, by the circle method: one stays, the others go round."""

from thirdhalf.league.fixtures import BYE, Fixture


def round_robin(entries: int, legs: int) -> list[Fixture]:
    """All fixtures, round by round. In each leg everybody meets everybody once, and nobody is at home more than once
    oftener than away, or less often; the next leg has the same rounds with sides swapped. With an odd number of entries
    one has a BYE in each round.
    """
    if entries < 2:
        raise ValueError(f"a round robin needs two entries, not {entries}")
    if legs < 1:
        raise ValueError(f"a round robin needs a leg, not {legs}")
    even = entries + entries % 2
    circle = even - 1
    found: list[Fixture] = []
    for leg in range(legs):
        for turn in range(circle):
            number = leg * circle + turn
            pairs = [(circle, turn) if turn % 2 else (turn, circle)]
            for step in range(1, even // 2):
                one, two = (turn + step) % circle, (turn - step) % circle
                pairs.append((one, two) if step % 2 else (two, one))
            for home, away in pairs:
                found.append(_fixture(number, entries, (away, home) if leg % 2 else (home, away)))
    return found


def _fixture(number: int, entries: int, pair: tuple[int, int]) -> Fixture:
    """Whoever meets the one that is only there to make them even has a bye."""
    home, away = pair
    if home >= entries:
        return Fixture(number, away, BYE)
    return Fixture(number, home, BYE if away >= entries else away)
