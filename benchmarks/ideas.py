"""Which share of the positions with one clearly right idea each level finds.

The positions, kept in `benchmarks/positions`, were found by `tools/ideas`: every answer in them was played on to the
end of the match by `province:60`, with the same dice, until the right one (or a few that come to the same) led all
others by a tenth of a win and four errors. Nobody's answer had a part in choosing them. A level is asked several times,
with other seeds, where it plays by dice; intervals are of 95 %.

    python -m benchmarks.ideas                        every level
    python -m benchmarks.ideas club my_module:MyCoach

--game NAME asks about one game only, --positions N about the first N; --themes prints each theme; --json prints JSON.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks._shared import Number, tell
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View
from thirdhalf.lab.sparring import partner
from tools.ideas.asking import idea_of
from tools.learn.games import studied

POSITIONS = Path(__file__).parent / "positions"
LEVELS = {
    "takkure": ("random", "rookie", "club", "province", "international"),
    "dreadball": ("random", "rookie", "club", "province", "international", "legend"),
}
SEEDS = 8
"""So many times a level is asked that blunders or draws; who looks ahead, twice."""


class Idea(NamedTuple):
    """A position in which one idea is right."""

    theme: str
    match: Match
    ideas: list[Choice]
    right: list[int]

    def found_by(self, coach: Coach) -> int:
        """1 if the coach's answer is right, else 0."""
        decision = self.match.decision
        assert decision is not None
        answer = coach(View(self.match.copy(), decision.seat))
        return int(idea_of(decision, answer, self.ideas) in self.right)


def ideas_of(game: str, file: Path) -> Iterator[Idea]:
    """All positions that are kept, at the question."""
    kept: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    study = studied(game)
    for one in kept["positions"]:
        match = study.game.new(one["setup"], None)
        for word in one["choices"].split(" "):
            match.choose(tuple([int(part) for part in word.split(",")]) if word else ())
        yield Idea(one["theme"], match, [tuple(choice) for choice in one["ideas"]], one["right"])


def share(found: list[list[int]]) -> str:
    """The share found, with its interval: positions are drawn, not answers."""
    means = [sum(answers) / len(answers) for answers in found]
    middle = sum(means) / len(means)
    spread = sum([(each - middle) ** 2 for each in means]) / max(1, len(means) - 1)
    wide = 1.96 * sqrt(spread / len(means))
    return f"{100 * middle:.0f} % ({100 * max(0, middle - wide):.0f} to {100 * min(1, middle + wide):.0f})"


def measured(game: str, name: str, positions: list[Idea], themes: bool) -> dict[str, Number]:
    """What a level finds, in all and by theme."""
    looks = name not in ("random", "rookie", "club")
    make = partner(game, name)
    found = [
        [position.found_by(make(f"{number}/{seed}")) for seed in range(2 if looks else SEEDS)]
        for number, position in enumerate(positions)
    ]
    rows: dict[str, Number] = {name: share(found)}
    if themes:
        for theme in sorted({position.theme for position in positions}):
            own = [answers for answers, position in zip(found, positions, strict=True) if position.theme == theme]
            rows[f"{name}, {theme} ({len(own)})"] = share(own)
    return rows


def main() -> None:
    """Ask every level."""
    words = [word for word in sys.argv[1:] if word not in ("--json", "--themes")]
    wanted: dict[str, str] = {}
    for option in ("--game", "--positions"):
        if option in words:
            at = words.index(option)
            wanted[option] = words[at + 1]
            del words[at : at + 2]
    for game, levels in LEVELS.items():
        if wanted.get("--game", game) != game:
            continue
        file = POSITIONS / f"ideas-{game}.json.gz"
        positions = list(ideas_of(game, file))[: int(wanted.get("--positions", "1000"))] if file.exists() else []
        if not positions:
            print(f"{game}: no positions are kept yet: python -m tools.ideas looks for some")
            continue
        rows: dict[str, Number] = {}
        for name in words or levels:
            rows.update(measured(game, name, positions, "--themes" in sys.argv))
        tell(f"{game}: right ideas found in {len(positions)} positions", rows)


if __name__ == "__main__":
    main()
