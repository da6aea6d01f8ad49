"""The yardstick of `benchmarks/value.py`: positions of matches at several levels, played out many times.

A match is kept as its set-up and all choices, dice included, up to the last position taken from it. What came of the
playouts is kept as counts: how often home scored so many points next, and how often home won, drew and lost.
"""

from collections import Counter
from typing import Any

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import HOME, NOBODY
from thirdhalf.kernel.view import View
from tools.learn.games import Studied
from tools.learn.straying import strayed_match

LEVELS = {
    "takkure": ("rookie", "club", "province:60", "province:60", "province", "international:300"),
    "dreadball": ("rookie", "club", "province:60", "province:60", "province"),
}
TAKEN = 4
"""Positions of one match."""
RARE = ("kick-off", "between", "last set", "launch", "free action", "last rushes", "setting up")
"""Of these kinds a match gives one position each at most."""

Kept = dict[str, Any]


def kept_match(study: Studied, seed: str) -> Kept:
    """A match with the positions taken from it."""
    moments: list[tuple[int, str]] = []

    def look(match: Match, made: int, fresh: bool) -> None:
        if fresh:
            moments.append((made, study.kind(match)))

    setup, names, choices, chooser = strayed_match(study, seed, LEVELS[study.name], look)
    taken = sorted(some_of(moments, chooser))
    positions = [{"at": at, "kind": kind} for at, kind in taken]
    kept = [",".join(map(str, choice)) for choice in choices[: taken[-1][0]]]
    return {"setup": setup, "coaches": names, "positions": positions, "choices": " ".join(kept)}


def some_of(moments: list[tuple[int, str]], chooser: Chooser) -> list[tuple[int, str]]:
    """Some positions of a match, apart from each other, and not too many of the kinds that are rare."""
    found: list[tuple[int, str]] = []
    seen: Counter[str] = Counter()
    waiting = moments[:]
    while waiting and len(found) < TAKEN:
        at, kind = waiting.pop(chooser.below(len(waiting)))
        if kind in RARE and seen[kind] >= 1:
            continue
        seen[kind] += 1
        found.append((at, kind))
    return found


def replayed(study: Studied, kept: Kept) -> list[Match]:
    """The positions of a match that is kept."""
    match = study.game.new(kept["setup"], None)
    found: list[Match] = []
    wanted = [position["at"] for position in kept["positions"]]
    for number, word in enumerate([*kept["choices"].split(" "), ""]):
        if number in wanted:
            found.append(match.copy())
        if len(found) == len(wanted):
            break
        match.choose(tuple([int(part) for part in word.split(",")]) if word else ())
    return found


def play_out(study: Studied, position: Match, level: str, first: int, count: int, seed: str) -> Kept:
    """What comes of a position when two coaches of that level play it out so many times, counted from a first time."""
    scores: Counter[int] = Counter()
    results: Counter[int] = Counter()
    lead, period = study.lead(position), study.period(position)
    for number in range(first, first + count):
        match = position.copy()
        dice = Dice(seed_from(f"{seed}/{number}"))
        coaches = (study.coach(level, f"{seed}/{number}/home"), study.coach(level, f"{seed}/{number}/away"))
        points: int | None = None
        while match.decision is not None:
            decision = match.decision
            if isinstance(decision, Roll):
                match.choose(dice.roll(decision))
            else:
                match.choose(coaches[decision.seat](View(match, decision.seat)))
            if points is None:
                now = study.lead(match)
                if now != lead:
                    points = now - lead
                elif study.period(match) != period:
                    points = 0
        scores[points or 0] += 1
        winner = study.winner(match)
        results[0 if winner == NOBODY else 1 if winner == HOME else -1] += 1
    return {
        "scores": {str(points): scores[points] for points in sorted(scores)},
        "results": [results[1], results[0], results[-1]],
    }


def together(one: Kept, two: Kept) -> Kept:
    """What came of both."""
    scores = Counter({**one["scores"]}) + Counter(two["scores"])
    results = [first + second for first, second in zip(one["results"], two["results"], strict=True)]
    return {"scores": {points: scores[points] for points in sorted(scores, key=int)}, "results": results}
