"""Look for positions with one clearly right idea, and keep them for `benchmarks/ideas.py`; from the project's root.

    python -m tools.ideas --workers 16 --seconds 500

goes on where it stopped: what has been looked at lies in the folder, a line for each match. Then both files of
`benchmarks/positions` are written anew, with at most so many positions of each theme, those that are clearest first.
"""

import argparse
import gzip
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Final

from thirdhalf.lab.executors import working
from tools.ideas.proving import SURE, Kept, found_in

GAMES: Final = ("takkure", "dreadball")
OF_A_THEME: Final = 10


def read(file: Path) -> list[Kept]:
    """What has been looked at. A line that was cut off does not count."""
    found: list[Kept] = []
    for line in file.read_text().splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return found


def pieces(game: str, seed: str, done: set[int], until: float) -> Iterator[tuple[str, str, int, float]]:
    """The matches that are still to be looked at, as long as there is time."""
    number = 0
    while time() < until:
        if number not in done:
            yield game, seed, number, until
        number += 1


def look(game: str, seed: str, workers: int, seconds: float, file: Path) -> None:
    """Look at matches for so long, and write down what was found."""
    until = time() + seconds
    done = {one["number"] for one in read(file)}
    with working(workers) as executor, file.open("a") as out:
        for one in executor.run(found_in, pieces(game, seed, done, until)):
            if one["done"]:
                out.write(json.dumps(one, separators=(",", ":")) + "\n")
                out.flush()


def chosen(looked: list[Kept]) -> list[Kept]:
    """The clearest of each theme, in the order of the matches."""
    found = [(one["number"], position) for one in looked for position in one["found"]]
    kept: list[tuple[int, Kept]] = []
    count: Counter[str] = Counter()
    for number, position in sorted(found, key=lambda each: (-each[1]["errors"], each[0], each[1]["at"])):
        if count[position["theme"]] < OF_A_THEME:
            count[position["theme"]] += 1
            kept.append((number, position))
    return [position for _, position in sorted(kept, key=lambda each: (each[0], each[1]["at"]))]


def write(file: Path, game: str, seed: str, kept: list[Kept]) -> None:
    """Write the positions, to the same bytes for the same ones."""
    content = {"game": game, "seed": seed, "level": SURE, "positions": kept}
    file.write_bytes(gzip.compress(json.dumps(content, separators=(",", ":")).encode(), 9, mtime=0))


def main() -> None:
    """Read the command line, look, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--seed", default="ideas")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60, help="in all; 0 only writes what is there")
    parser.add_argument("--folder", type=Path, default=Path("build/ideas"))
    parser.add_argument("--to", type=Path, default=Path("benchmarks/positions"))
    wanted = parser.parse_args()
    games = (wanted.game,) if wanted.game else GAMES
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        file = wanted.folder / f"{game}.jsonl"
        if wanted.seconds:
            look(game, wanted.seed, wanted.workers, wanted.seconds / len(games), file)
        looked = read(file)
        kept = chosen(looked)
        wanted.to.mkdir(parents=True, exist_ok=True)
        write(wanted.to / f"ideas-{game}.json.gz", game, wanted.seed, kept)
        positions = sum([one["looked"] for one in looked])
        print(f"{game}: {len(looked)} matches, {positions} positions looked at, {len(kept)} kept")
        for theme, count in sorted(Counter([one["theme"] for one in kept]).items()):
            print(f"{count:>4}  {theme}")


if __name__ == "__main__":
    main()
