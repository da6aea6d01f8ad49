"""Who loses is out. The best seeds meet last, and have the byes if there are any."""

from thirdhalf.league.fixtures import BYE, Result


def bracket(entries: int) -> list[tuple[int, int]]:
    """The first round's pairs, seeds counted from 0 and the better one first; the winners of two pairs next to each
    other meet in the next round. A bye is a pair with BYE.
    """
    if entries < 2:
        raise ValueError(f"a knock-out needs two entries, not {entries}")
    size = 1 << (entries - 1).bit_length()
    order = [0]
    while len(order) < size:
        # The sum of two seeds who meet is the same in every pair of a round.
        last = 2 * len(order) - 1
        order = [seed for better in order for seed in (better, last - better)]
    pairs = [(min(order[i], order[i + 1]), max(order[i], order[i + 1])) for i in range(0, size, 2)]
    return [(better, BYE if worse >= entries else worse) for better, worse in pairs]


def next_round(winners: list[int]) -> list[tuple[int, int]]:
    """Who meets whom when a round's winners are known, in the order of its pairs."""
    if len(winners) % 2:
        raise ValueError(f"{len(winners)} winners cannot be paired")
    return [(winners[i], winners[i + 1]) for i in range(0, len(winners), 2)]


def through(pair: tuple[int, int], legs: list[Result]) -> int | None:
    """Who goes on: by the score of all legs together, then by what was scored away; None where that says nothing, and
    somebody must decide otherwise.
    """
    one, two = pair
    if two == BYE:
        return one
    counted = [leg for leg in legs if leg.counts]
    if not counted:
        return None
    totals = [(sum([leg.score(each) for leg in counted]), _away(each, counted)) for each in pair]
    if totals[0] == totals[1]:
        return None
    return one if totals[0] > totals[1] else two


def _away(entry: int, legs: list[Result]) -> int:
    """What somebody scored away, where both were at home once."""
    if len({leg.home for leg in legs}) < 2:
        return 0
    return sum([leg.away_score for leg in legs if leg.away == entry])
