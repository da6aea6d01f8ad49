"""The steps of learning, from the root of the project (docs/value.md).

python -m tools.learn matches --game takkure --seconds 300 --workers 16 --folder build/value
python -m tools.learn yardstick --game takkure --matches 200 --file build/takkure.json
python -m tools.learn playouts --game takkure --level province:60 --count 14 --file build/takkure.json
python -m tools.learn rows --game takkure --file build/takkure.json --folder build/value
"""

import argparse
import gzip
import json
from array import array
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from thirdhalf.kernel.seat import HOME
from thirdhalf.lab.executors import working
from tools.learn.games import Observer, Studied, studied
from tools.learn.matches import Mixture, dense, play_many
from tools.learn.yardstick import kept_match, play_out, replayed, together


def kept_of(index: int, game: str, seed: str) -> dict[str, Any]:
    """One match of a yardstick."""
    return kept_match(studied(game), f"{seed}/{game}/{index}")


def played_out(task: tuple[int, int, dict[str, Any]], game: str, level: str, count: int, seed: str) -> Any:
    """One position of a yardstick, played out."""
    index, place, kept = task
    study = studied(game)
    one = kept["positions"][place]
    (position,) = replayed(study, {**kept, "positions": [one]})
    first = sum(one[level]["results"]) if level in one else 0
    came = play_out(study, position, level, first, count, f"{seed}/{level}/{game}/{index}/{place}")
    return index, place, together(one[level], came) if first else came


def read(file: Path) -> dict[str, Any]:
    """A yardstick's file."""
    found: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return found


def write(file: Path, yardstick: dict[str, Any]) -> None:
    """Write it, to the same bytes for the same content."""
    file.write_bytes(gzip.compress(json.dumps(yardstick, separators=(",", ":")).encode(), 9, mtime=0))


def tasks(yardstick: dict[str, Any], first: int, every: int) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Every so-manieth position from a first one on."""
    number = 0
    for index, kept in enumerate(yardstick["matches"]):
        for place in range(len(kept["positions"])):
            if number >= first and (number - first) % every == 0:
                yield index, place, kept
            number += 1


def write_rows(study: Studied, yardstick: dict[str, Any], folder: Path) -> None:
    """A yardstick's positions as the network and the environment see them, for `fit` to measure itself by."""
    observer = Observer(study)
    rows, observed = array("b"), array("b")
    about: list[dict[str, Any]] = []
    for kept in yardstick["matches"]:
        for position, match in zip(kept["positions"], replayed(study, kept), strict=True):
            rows.extend(dense(study, match))
            observed.extend(observer.row(match))
            came = {level: position[level] for level in position if level not in ("at", "kind")}
            viewer = 1 if study.viewer(match) == HOME else -1
            about.append({"kind": position["kind"], "viewer": viewer, "came": came})
    folder.mkdir(parents=True, exist_ok=True)
    for name, size, found in (
        (study.name, study.size, rows),
        (f"observed-{study.name}", len(observer.highest), observed),
    ):
        (folder / f"{name}-yardstick.bytes").write_bytes(found.tobytes())
        description = {"size": size, "points": study.points, "positions": about}
        (folder / f"{name}-yardstick.json").write_text(json.dumps(description))


def levels_of(words: str) -> tuple[str, ...]:
    """`province:60*4,club`: four of five matches by the one, one by the other."""
    found: list[str] = []
    for word in words.split(","):
        level, _, times = word.partition("*")
        found += [level] * int(times or 1)
    return tuple(found)


def main() -> None:
    """Take one of the steps."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("matches", "yardstick", "playouts", "rows"))
    parser.add_argument("--game", required=True, choices=("takkure", "dreadball"))
    parser.add_argument(
        "--level", default="province:60", help="matches: of several, by commas, each match takes one (LEVEL*3: thrice)"
    )
    parser.add_argument("--seed", default="value")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--on", default="", help="a Ray cluster (docs/lab.md)")
    parser.add_argument("--seconds", type=float, default=1e9, help="matches: how long to play")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--alike", type=int, default=0, help="matches: so many of 100 of one team against itself")
    parser.add_argument("--lapses", type=int, default=75, help="matches: so many of 100 begin with lapses")
    parser.add_argument("--folder", type=Path, default=Path("build/value"))
    parser.add_argument("--file", type=Path, help="the yardstick's file (JSON, compressed)")
    parser.add_argument("--count", type=int, default=14, help="playouts: how many of each position")
    parser.add_argument("--every", type=int, default=1, help="playouts: only every so-manieth position")
    parser.add_argument("--observed", action="store_true", help="matches: write the environment's observations too")
    options = parser.parse_args()
    game, seed, workers = options.game, options.seed, options.workers
    with working(workers, options.on) as executor:
        if options.step == "matches":
            options.folder.mkdir(parents=True, exist_ok=True)
            most = -(-options.matches // workers)
            mixture = Mixture(levels_of(options.level), options.alike, options.lapses)
            play = partial(play_many, game, mixture, seed, seconds=options.seconds, most=most)
            play = partial(play, folder=options.folder, observed=options.observed)
            print(sum(executor.run(play, ((worker,) for worker in range(workers)))), "matches")
        elif options.step == "yardstick":
            found = list(executor.run(partial(kept_of, game=game, seed=seed), ((n,) for n in range(options.matches))))
            write(options.file, {"game": game, "seed": seed, "matches": found})
        elif options.step == "rows":
            write_rows(studied(game), read(options.file), options.folder)
        else:
            yardstick = read(options.file)
            task = partial(played_out, game=game, level=options.level, count=options.count, seed=seed)
            for index, place, came in executor.run(task, ((each,) for each in tasks(yardstick, 0, options.every))):
                yardstick["matches"][index]["positions"][place][options.level] = came
            write(options.file, yardstick)


if __name__ == "__main__":
    main()
