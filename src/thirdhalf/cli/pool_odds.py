"""`thirdhalf odds --pool …`: exact probabilities of a pool of DreadBall, alone, opposed, or rolled again and again."""

import json
import re
from fractions import Fraction

from rich.console import Console
from rich.table import Table

from thirdhalf.cli.shares import number_of, percent
from thirdhalf.games.dreadball.odds.pools import Pool, exactly, reached, repeated
from thirdhalf.games.dreadball.rules.chances import opposed

POOL = re.compile(r"(?P<dice>\d{1,2})x(?P<stat>[2-6])\+?")
MOST_DICE = 8
OPPOSED = ("doubles", "wins", "draw", "loses", "loses to a double")


def show_pool(pool: str, against: tuple[str, ...], tests: int | None, exploding: bool, as_json: bool) -> int:
    """Print what a pool comes to."""
    own = read_pool(pool)
    if len(against) > 1:
        raise ValueError("a pool has at most one opponent")
    if against and tests is not None:
        raise ValueError("a test is either opposed (--against) or repeated (--tests), not both")
    foe = read_pool(against[0]) if against else None
    contest = opposed(*own, *foe, int(exploding)) if foe is not None else None
    rows = repeated(own, tests, int(exploding)) if tests is not None else []
    if as_json:
        fields: dict[str, object] = {
            "dice": own[0],
            "stat": own[1],
            "exactly": [number_of(share) for share in exactly(own, int(exploding))],
        }
        if contest is not None:
            fields["opposed"] = dict(zip(OPPOSED, [number_of(share) for share in contest], strict=True))
        if rows:
            fields["repeated"] = [number_of(share) for share in rows]
        print(json.dumps(fields))
    else:
        print_pool(own, int(exploding), contest, rows)
    return 0


def read_pool(text: str) -> Pool:
    """`4x5+`: four dice at 5 or more."""
    found = POOL.fullmatch(text.strip())
    if found is None or int(found["dice"]) > MOST_DICE:
        raise ValueError(f"'{text}' is no pool: write 4x5+ for four dice at 5+, with at most {MOST_DICE} dice")
    return (int(found["dice"]), int(found["stat"]))


def print_pool(own: Pool, exploding: int, contest: tuple[Fraction, ...] | None, rows: list[Fraction]) -> None:
    """The pool for people."""
    console = Console()
    table = Table(title=f"{own[0]} dice at {own[1]}+, in per cent", title_justify="left")
    for heading in ("successes", "exactly", "or more"):
        table.add_column(heading, justify="right")
    for count, share in enumerate(exactly(own, exploding)):
        table.add_row(str(count), percent(share), percent(reached(own, count, exploding)))
    console.print(table)
    if contest is not None:
        table = Table(title="opposed, in per cent", title_justify="left")
        for word in OPPOSED:
            table.add_column(word, justify="right")
        table.add_row(*[percent(share) for share in contest])
        console.print(table)
    if rows:
        table = Table(title="the n-th test of an action needs n successes, in per cent", title_justify="left")
        table.add_column("tests", justify="right")
        table.add_column("this one succeeds", justify="right")
        table.add_column("all so far", justify="right")
        for test, share in enumerate(rows, 1):
            table.add_row(str(test), percent(reached(own, test, exploding)), percent(share))
        console.print(table)
