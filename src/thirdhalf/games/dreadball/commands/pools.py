"""`thirdhalf odds --pool …`: exact probabilities of a pool of DreadBall, alone, opposed, or rolled again and again."""

import re
from fractions import Fraction

from thirdhalf.games.dreadball.odds.pools import Pool, exactly, reached, repeated
from thirdhalf.games.dreadball.rules.chances import opposed
from thirdhalf.games.options import Answer, Given, Table, number_of, percent

POOL = re.compile(r"(?P<dice>\d{1,2})x(?P<stat>[2-6])\+?")
MOST_DICE = 8
MOST_TESTS = 9
OPPOSED = ("doubles", "wins", "draw", "loses", "loses to a double")
RARE = Fraction(1, 20_000)
"""Rarer than that is shown as less than a hundredth of a per cent."""
EXPLODING = (
    "Sixes add dice without end: successes are counted until all that is left is\n"
    "rarer than one in 10¹², so every chance is right to within 2 in 10¹²."
)


def answer(given: Given) -> Answer:
    """What a pool comes to."""
    own = read_pool(str(given["pool"]))
    against, tests = given.get("against", ()), given.get("tests")
    exploding = int(bool(given.get("exploding")))
    foes = [read_pool(each) for each in against] if isinstance(against, tuple) else []
    if len(foes) > 1:
        raise ValueError("a pool has at most one opponent")
    if foes and tests is not None:
        raise ValueError("a test is either opposed (--against) or repeated (--tests), not both")
    chances = exactly(own, exploding)
    fields: dict[str, object] = {
        "dice": own[0],
        "stat": own[1],
        "exactly": [number_of(share) for share in chances],
    }
    headings = ["successes", "exactly", "or more"]
    tables = [Table(f"{own[0]} dice at {own[1]}+, in per cent", headings, rows_of(own, exploding))]
    for foe in foes:
        contest = opposed(*own, *foe, exploding)
        fields["opposed"] = dict(zip(OPPOSED, [number_of(share) for share in contest], strict=True))
        tables.append(Table("opposed, in per cent", list(OPPOSED), [[percent(share) for share in contest]]))
    if isinstance(tests, int):
        if not 1 <= tests <= MOST_TESTS:
            raise ValueError(f"an action has 1 to {MOST_TESTS} tests")
        shares = repeated(own, tests, exploding)
        fields["repeated"] = [number_of(share) for share in shares]
        tables.append(
            Table(
                "the n-th test of an action needs n successes, in per cent",
                ["tests", "this one succeeds", "all so far"],
                [[str(n), percent(reached(own, n, exploding)), percent(share)] for n, share in enumerate(shares, 1)],
            )
        )
    if exploding:
        fields["rest"] = number_of(chances[-1])
    return Answer(fields, tables, EXPLODING if exploding else "")


def rows_of(pool: Pool, exploding: int) -> list[list[str]]:
    """A row for each number of successes, up to the last whose chance can be seen."""
    found: list[list[str]] = []
    for count, share in enumerate(exactly(pool, exploding)):
        more = reached(pool, count, exploding)
        if exploding and more < RARE:
            return [*found, [f"{count} or more", "", percent(more)]]
        found.append([str(count), percent(share), percent(more)])
    return found


def read_pool(text: str) -> Pool:
    """`4x5+`: four dice at 5 or more."""
    found = POOL.fullmatch(text.strip())
    if found is None or int(found["dice"]) > MOST_DICE:
        raise ValueError(f"'{text}' is no pool: write 4x5+ for four dice at 5+, with at most {MOST_DICE} dice")
    return (int(found["dice"]), int(found["stat"]))
