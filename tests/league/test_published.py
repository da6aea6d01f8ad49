"""Buchholz and Sonneborn-Berger beside values that others have published."""

from thirdhalf.league.fixtures import BYE, PLAYED, WALK_OVER, Result
from thirdhalf.league.points import Points
from thirdhalf.league.standings import RULES, Absences, Season, ranked

CHESS = Points(win=2, draw=1, loss=0, tries=0, close=0)

# Mario Held, "Exercises in Tie-Breaking" (revision of 2024, for FIDE's tie-break regulations C.07 of 2023): results and
# values as kept in the public repository OttoMilvang/TieBreakServer, tests/fixtures/held_swiss_5.trf and
# held_round_robin.trf. In each cell: whom somebody met, w for white (home), and the result, + and - without a game.
# U is a round without an opponent, H one's own wish not to play with half a point, Z such a wish without any.
SWISS = """
9w1 13b= 2w= 15b1 4w=
10b1 7w1 1b= 16w1 3b=
11w= 6b1 8w1 4b= 2w=
12b1 H 13w1 3w= 1b=
13w0 15b0 11w1 7b= 10w1
14b0 3w0 U 10w1 8b1
15w1 2b0 16b0 5w= 11b0
16b= 14w1 3b0 13w1 6w0
1b0 10w0 H 11b- U
2w0 9b1 15w0 6b0 5b0
3b= 16w0 5b0 9w+ 7w1
4w0 U 14w+ Z Z
5b1 1w= 4b0 8b0 14w0
6w1 8b0 12b- Z 13b1
7b0 5w1 10b1 1w0 16b0
8w= 11b1 7w1 2b0 15w1
"""
SWISS_SCORES = [3.5, 4, 3.5, 3.5, 2.5, 3, 1.5, 2.5, 1.5, 1, 2.5, 2, 1.5, 2, 2, 3.5]
BUCHHOLZ = [12.5, 13, 15.5, 15, 8.5, 12, 14.5, 13.5, 9, 13, 13.5, 11.5, 14, 11, 12, 12.5]
SONNEBORN = [8, 9.5, 10.5, 9.75, 4.25, 6.5, 3.25, 5.25, 2.25, 1.5, 5.75, 4, 4.25, 4.5, 3.5, 7.25]

EVERYBODY = """
5w= 2w1 3b1 4w0 6b1
6w1 1b0 5w1 3w= 4b1
4w1 6b1 1w0 2b= 5w1
3b0 5b0 6w= 1b1 2w0
1b= 4w1 2b0 6w- 3b0
2b0 3w0 4b= 5b+ 1w0
"""
EVERYBODYS = [9.25, 6.25, 6.25, 4.25, 3.25, 2.25]

SCORES = {"1": (1, 0), "+": (1, 0), "=": (0, 0), "0": (0, 1), "-": (0, 1)}


def results_of(table: str) -> list[Result]:
    """The results, each from the side of whoever was at home."""
    found: list[Result] = []
    for entry, row in enumerate(table.split("\n")[1:-1]):
        for cell in row.split():
            if cell in "UH":
                found.append(Result(entry, BYE, int(cell == "U"), 0, WALK_OVER))
            elif "w" in cell:
                other, _, came = cell.partition("w")
                kind = WALK_OVER if came in "+-" else PLAYED
                found.append(Result(entry, int(other) - 1, *SCORES[came], kind))
    return found


def values(season: Season, rule: str, parts: int) -> list[float]:
    everybody = frozenset(range(season.entries))
    return [RULES[rule](season, entry, everybody) / parts for entry in range(season.entries)]


def test_swiss_with_byes_walk_overs_and_absences_as_published() -> None:
    """Number 12 stays away from the last two rounds, number 14 from one in between."""
    absences = Absences([row.split().count("Z") for row in SWISS.split("\n")[1:-1]], frozenset([11]))
    season = Season(16, results_of(SWISS), CHESS, "seed", absences)
    assert [season.halves(entry) / 2 for entry in range(16)] == SWISS_SCORES
    assert values(season, "buchholz", 2) == BUCHHOLZ
    assert values(season, "sonneborn-berger", 4) == SONNEBORN
    # Four are level with 3.5 points: 3, 4, then 1 and 16, whom Sonneborn-Berger parts.
    assert ranked(season, ["points", "buchholz", "sonneborn-berger"])[:5] == [[1], [2], [3], [0], [15]]


def test_a_walk_over_where_everybody_meets_counts_as_a_win_over_whom_one_met() -> None:
    season = Season(6, results_of(EVERYBODY), CHESS, "seed")
    assert [season.halves(entry) / 2 for entry in range(6)] == [3.5, 3.5, 3.5, 1.5, 1.5, 1.5]
    assert values(season, "sonneborn-berger", 4) == EVERYBODYS
