"""The official ladder: levels, line-ups, seeds and terms that stay the same, so that a bot's rating of this year can be
compared with one of the next.

What the levels did against each other comes with the package, as results of a ladder. A newcomer plays the levels and
nobody else, the same pairs as every other newcomer, and is rated among the levels' ratings, which never move. Before
that, some of the kept pairs are played again: levels that play differently now are others.
"""

from collections.abc import Callable
from importlib.resources import as_file, files
from typing import Final, NamedTuple

from thirdhalf.lab.elo import Estimate, rating_among, ratings
from thirdhalf.lab.executors import Executor
from thirdhalf.lab.ladder import Climb, Pairing, Standings, counted, known, play_pair, play_pairings
from thirdhalf.lab.results import FORM, Results, Terms, read_results

EDITION: Final = "2026"
PAIRS: Final = 20
"""That a newcomer plays with each level."""


class Levels(NamedTuple):
    """The levels of an edition: what they are called, their ratings, and what those are from."""

    names: tuple[str, ...]
    ratings: list[Estimate]
    results: Results
    pairs: int


def levels_of(game: str) -> Levels:
    """The levels that come with the package; ValueError for a game without an official ladder."""
    with as_file(files("thirdhalf.lab") / "editions" / f"{game}-{EDITION}.jsonl") as file:
        if not file.exists():
            raise ValueError(f"there is no official ladder of {game}")
        results = read_results(file)
    names = tuple(results.coaches)
    pairs = 0
    while results.pair(names[0], names[1], pairs) is not None:
        pairs += 1
    climb = climb_with(game, results, ())
    pairings = [Pairing(i, j) for i in range(len(names)) for j in range(i + 1, len(names))]
    for each in pairings:
        counted(climb, each, known(results, names[each.first], names[each.second], 0, pairs))
    found = ratings(len(names), [(each.first, each.second, each.counts) for each in pairings])
    return Levels(names, found, results, pairs)


def climb_with(game: str, results: Results, newcomers: tuple[str, ...], made: dict[str, str] | None = None) -> Climb:
    """The climb of newcomers on the edition's terms: everybody plays all pairs."""
    options = results.terms["options"]
    assert isinstance(options, dict)
    coaches = (*results.coaches, *newcomers)
    return Climb(game, options, coaches, PAIRS, 50, str(results.terms["seed"]), 0, None, made)


def terms_of(levels: Levels) -> Terms:
    """The terms of a file of newcomers: those of the edition, whichever the software."""
    kept = levels.results.terms
    told: Terms = {"ladder": FORM, "game": kept["game"], "options": kept["options"], "seed": kept["seed"]}
    return {**told, "content": "", "software": f"official {EDITION}"}


def check_levels(climb: Climb, levels: Levels) -> None:
    """Play the first pair of each two neighbours again; ValueError where something else comes of it."""
    for first, second in zip(levels.names, levels.names[1:], strict=False):
        if play_pair(climb, first, second, 0) != levels.results.pair(first, second, 0):
            raise ValueError(
                f"'{first}' or '{second}' plays differently here than in the official ladder {EDITION}: "
                "ratings would not be comparable"
            )


def climb_official(
    game: str,
    made: dict[str, str],
    executor: Executor,
    progress: Callable[[int], None],
    results: Results,
    levels: Levels,
) -> tuple[Climb, Standings]:
    """Let newcomers play the levels, and rate each among them."""
    newcomers = tuple(made)
    taken = [name for name in newcomers if name in levels.names]
    if taken:
        raise ValueError(f"'{taken[0]}' is a level of the official ladder: its rating is fixed")
    climb = climb_with(game, levels.results, newcomers, made)
    results.take_over(levels.results)
    pairings = [Pairing(i, j) for j in range(len(levels.names), len(climb.coaches)) for i in range(len(levels.names))]
    if any(results.pair(climb.coaches[each.first], climb.coaches[each.second], PAIRS - 1) is None for each in pairings):
        check_levels(climb, levels)
    play_pairings(climb, pairings, executor, progress, results)
    rated = list(levels.ratings)
    for j in range(len(levels.names), len(climb.coaches)):
        own = [(levels.ratings[each.first].elo, each.counts[::-1]) for each in pairings if each.second == j]
        rated.append(rating_among(own))
    return climb, Standings(climb.coaches, pairings, rated)
