"""`thirdhalf ladder`: coaches against each other, ratings, and who is better than whom."""

import json
import re
import sys
import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from thirdhalf.games import kit_of
from thirdhalf.kernel.readings import titled
from thirdhalf.lab.elo import EVEN, FIRST, SECOND, Estimate
from thirdhalf.lab.executors import working
from thirdhalf.lab.ladder import Climb, Pairing, Standings, ladder
from thirdhalf.lab.ladder_picture import ladder_picture
from thirdhalf.lab.ladder_report import crosstable, ladder_report, pairing_cells
from thirdhalf.lab.official import EDITION, PAIRS, climb_official, levels_of, terms_of
from thirdhalf.lab.results import Results, open_results

NAMED = re.compile(r"(?P<name>[\w.-]+)=(?P<made>.+)", re.DOTALL)


class Wished(NamedTuple):
    """Where a ladder is kept and told: files, or None."""

    results: Path | None
    picture: Path | None
    report: Path | None
    as_json: bool


def named_coaches(texts: tuple[str, ...]) -> dict[str, str]:
    """Coaches by what they are called: `NAME=COACH`, or by what they are made from; ValueError on a name twice."""
    found: dict[str, str] = {}
    for text in texts:
        named = NAMED.fullmatch(text)
        name, made = (named["name"], named["made"]) if named else (text, text)
        if name in found:
            raise ValueError(f"a ladder needs different coaches: '{name}' is named twice")
        found[name] = made
    return found


def climb_ladder(climb: Climb, workers: int, on: str, wished: Wished) -> int:
    """Play the ladder, or what is missing of it, and tell of it."""
    results = Results(climb.terms()) if wished.results is None else open_results(wished.results, climb.terms())
    made = {**results.coaches, **climb.made}
    climb.made = made
    climb.coaches = tuple(made)
    field = len(climb.coaches)
    started = time.perf_counter()
    with progress_bar() as bar, working(workers, on) as executor:
        task = bar.add_task("pairs", total=climb.pairs * field * (field - 1) // 2)
        standings = ladder(climb, executor, lambda count: bar.advance(task, count), results)
    tell(climb, standings, time.perf_counter() - started, wished, title_of(climb))
    return 0


def climb_official_ladder(game: str, made: dict[str, str], workers: int, on: str, wished: Wished) -> int:
    """Rate newcomers on the official ladder; without any, tell of its levels."""
    levels = levels_of(game)
    terms = terms_of(levels)
    results = Results(terms) if wished.results is None else open_results(wished.results, terms)
    everybody = {**{name: how for name, how in results.coaches.items() if name not in levels.names}, **made}
    started = time.perf_counter()
    with progress_bar() as bar, working(workers, on) as executor:
        task = bar.add_task("pairs", total=PAIRS * len(levels.names) * len(everybody))
        climb, standings = climb_official(
            game, everybody, executor, lambda count: bar.advance(task, count), results, levels
        )
    title = f"{game}, official ladder {EDITION}"
    tell(climb, standings, time.perf_counter() - started, wished, title)
    return 0


def progress_bar() -> Progress:
    """How far it is, where somebody looks."""
    console = Console(file=sys.stderr)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def tell(climb: Climb, standings: Standings, seconds: float, wished: Wished, title: str) -> None:
    """Print the ladder, and write what was wished for."""
    if wished.picture is not None:
        rungs = list(zip(standings.coaches, standings.ratings, strict=True))
        wished.picture.write_text(ladder_picture(title, rungs), encoding="utf-8")
    if wished.report is not None:
        wished.report.write_text(ladder_report(title, standings), encoding="utf-8")
    if wished.as_json:
        print(json.dumps(as_fields(climb, standings, seconds)))
    else:
        print_tables(climb, standings, seconds, title)


def title_of(climb: Climb) -> str:
    """What was played, and with which seed."""
    setup = climb.series(climb.coaches[0], climb.coaches[1], 0).setup(0)
    return f"{titled(kit_of(climb.game).title(setup), setup)}, seed {climb.seed}"


def in_words(standings: Standings, pairing: Pairing) -> str:
    """The verdict of a pairing."""
    words = {
        FIRST: f"{standings.coaches[pairing.first]} is better",
        SECOND: f"{standings.coaches[pairing.second]} is better",
        EVEN: "no such difference",
    }
    return words.get(pairing.verdict, "open")


def interval(estimate: Estimate) -> dict[str, float]:
    """An estimate for `--json`."""
    return {"elo": round(estimate.elo, 1), "low": round(estimate.low, 1), "high": round(estimate.high, 1)}


def as_fields(climb: Climb, standings: Standings, seconds: float) -> dict[str, object]:
    """The documented fields of `--json`."""
    pairings = standings.pairings
    return {
        "matches": 2 * sum(pairing.pairs for pairing in pairings),
        "game": climb.game,
        "options": dict(climb.options),
        "seed": climb.seed,
        "difference": climb.elo,
        "seconds": round(seconds, 3),
        "coaches": [
            {"coach": name, **interval(rating)}
            for name, rating in zip(standings.coaches, standings.ratings, strict=True)
        ],
        "pairings": [
            {
                "first": standings.coaches[pairing.first],
                "second": standings.coaches[pairing.second],
                "pairs": pairing.pairs,
                "wins": pairing.wins,
                "draws": pairing.draws,
                "losses": pairing.losses,
                "first_score": pairing.scores[0],
                "second_score": pairing.scores[1],
                "points": pairing.counts,
                "share": round(pairing.score, 4),
                **interval(standings.difference(pairing)),
                "verdict": pairing.verdict,
            }
            for pairing in pairings
        ],
    }


def print_tables(climb: Climb, standings: Standings, seconds: float, title: str) -> None:
    """The ladder for people, best coach first."""
    console = Console()
    kit = kit_of(climb.game)
    table = Table(title=title)
    table.add_column("coach")
    table.add_column("Elo", justify="right")
    table.add_column("95 %", justify="right")
    for i in standings.order:
        rating = standings.ratings[i]
        table.add_row(standings.coaches[i], f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
    console.print(table)
    if standings.pairings:
        print_crosstable(console, standings)
        print_pairings(console, climb, standings, kit.points)
    matches = 2 * sum(pairing.pairs for pairing in standings.pairings)
    console.print(f"{matches} matches in {seconds:.1f} s", highlight=False)


def print_crosstable(console: Console, standings: Standings) -> None:
    """Who has which share of the points against whom."""
    head, *rows = crosstable(standings)
    table = Table(*head, title="The row's share of the points against the column's")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def print_pairings(console: Console, climb: Climb, standings: Standings, points: str) -> None:
    """Every pairing, and whether it is clear who is better."""
    table = Table(title=f"Pairs of matches with swapped sides: is one better by {climb.elo:g} Elo?")
    table.add_column("coaches")
    for column in ("pairs", "won, drawn, lost", points, "share", "Elo (95 %)"):
        table.add_column(column, justify="right")
    table.add_column("verdict")
    for pairing in standings.pairings:
        table.add_row(*pairing_cells(standings, pairing), in_words(standings, pairing))
    console.print(table)
