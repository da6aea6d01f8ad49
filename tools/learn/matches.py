"""Matches to learn from: every position that counts, what came of it, and where a coach strayed."""

import json
from array import array
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import HOME, NOBODY
from thirdhalf.kernel.view import View
from tools.learn.games import Observer, Studied, studied
from tools.learn.straying import LAPSE, Strayer

HEAD = ("begins", "viewer", "strayed", "points", "ended", "result", "stage", "lead", "level")
"""What is noted of a position before its inputs: whether it is a match's first, who looks on (1 home, -1 away), whether
somebody strayed before the next position, what home scored until then, whether the period ended by then, the result for
home (1, 0, -1), how late it is, home's lead, and which of the levels both coaches play at.
"""

MOST_POSITIONS = 140
"""About so many positions a match has; nobody strays any more after a moment drawn among the first of them."""


class Played:
    """The positions of one match: what is noted of each, and the match as it was."""

    def __init__(self) -> None:
        self.heads: list[list[int]] = []
        self.positions: list[Match] = []

    def rows(self, row: Callable[[Match], list[int]]) -> "array[int]":
        """One row after the other: what is noted, and what is seen."""
        found = array("b")
        for head, match in zip(self.heads, self.positions, strict=True):
            found.extend(head)
            found.extend(row(match))
        return found


class Mixture(NamedTuple):
    """Which matches are played: at one of these levels, one as likely as the other; so many of a hundred, beside those
    that come so by chance, with the same team on both sides; so many with lapses.
    """

    levels: tuple[str, ...]
    alike: int = 0
    lapses: int = 75


def play_one(study: Studied, mixture: Mixture, seed: str) -> Played:
    """One match."""
    chooser = Chooser(f"{seed}/match")
    setup = study.setup(chooser)
    # A part of the matches is played as coaches play, all others begin with lapses.
    until = 0 if chooser.below(100) < 100 - mixture.lapses else chooser.below(MOST_POSITIONS)
    number = chooser.below(len(mixture.levels))
    if chooser.below(100) < mixture.alike:
        setup = study.alike(setup)
    level = mixture.levels[number]
    match = study.game.new(setup, None)
    dice = Dice(seed_from(seed))
    coaches = Strayer(study, (study.coach(level, f"{seed}/home"), study.coach(level, f"{seed}/away")), f"{seed}/stray")
    played = Played()
    heads = played.heads
    last = ""
    lead, period = study.lead(match), study.period(match)
    while True:
        moment = study.moment(match)
        over = match.decision is None
        if over or (moment and moment != last):
            now = study.lead(match)
            if heads:
                heads[-1][2] = coaches.strayed
                heads[-1][3] = now - lead
                heads[-1][4] = int(now != lead or over or study.period(match) != period)
            lead, period = now, study.period(match)
            last = moment
            if over:
                break
            viewer = 1 if study.viewer(match) == HOME else -1
            heads.append([int(not heads), viewer, 0, 0, 0, 0, study.stage(match), now, number])
            played.positions.append(match.copy())
            coaches.new_position(LAPSE if len(heads) < until else 0)
        decision = match.decision
        assert decision is not None
        if isinstance(decision, Roll):
            match.choose(dice.roll(decision))
        else:
            match.choose(coaches.choose(View(match, decision.seat)))
    winner = study.winner(match)
    for head in heads:
        head[5] = 0 if winner == NOBODY else 1 if winner == HOME else -1
    return played


def dense(study: Studied, match: Match) -> list[int]:
    """What the network sees, with all that is 0."""
    row = study.row(match)
    found = [0] * study.size
    for at in range(0, len(row), 2):
        found[row[at]] += row[at + 1]
    return found


def play_many(
    game: str, mixture: Mixture, seed: str, worker: int, seconds: float, most: int, folder: Path, observed: bool
) -> int:
    """Play until the time is up or there are enough matches; how many there were. Where it is asked for, the
    environment's observations are written too.
    """
    study = studied(game)
    ends = monotonic() + seconds
    seen: dict[str, tuple[int, Callable[[Match], list[int]]]] = {game: (study.size, partial(dense, study))}
    if observed:
        observer = Observer(study)
        seen[f"observed-{game}"] = (len(observer.highest), observer.row)
    played = 0
    with ExitStack() as stack:
        files = {name: stack.enter_context(open(folder / f"{name}-{seed}-{worker}.rows", "wb")) for name in seen}
        while played < most and monotonic() < ends:
            one = play_one(study, mixture, f"{seed}/{game}/{worker}/{played}")
            for name, (_, row) in seen.items():
                one.rows(row).tofile(files[name])
            played += 1
    for name, (size, _) in seen.items():
        about = {
            "game": game,
            "head": HEAD,
            "size": size,
            "points": study.points,
            "matches": played,
            **mixture._asdict(),
        }
        (folder / f"{name}-{seed}-{worker}.json").write_text(json.dumps(about))
    return played
