"""Matches whose records must not change: their hashes are kept in records.txt, made before the games got their folders.

`python -m tests.games.every.records` writes them anew, which only a change of the rules, of the content or of the
coaches' play is a reason for.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from thirdhalf.kernel.game import Setup
from thirdhalf.lab.simulation import Series, play_match

KEPT: Final = Path(__file__).with_name("records.txt")
SEED: Final = "kept"
OTHERS: Final[Setup] = {"home": "teriomorphs", "away": "teriomorphs", "measuring": "closed"}
PLANS: Final = (
    Series("takkure", {"line_ups": "random"}, "random", "random", 106, SEED),
    *[Series("takkure", {"exercise": number}, "random", "random", 10, SEED) for number in range(1, 6)],
    Series("takkure", OTHERS, "random", "random", 20, SEED),
    Series("takkure", {"restrictions": 3}, "random", "random", 10, SEED),
    Series("takkure", {"line_ups": "random"}, "rookie", "club", 8, SEED),
    Series("takkure", {"exercise": 5}, "province:20", "club", 4, SEED),
    Series("takkure", {}, "province:20", "international:40", 2, SEED),
    Series("dreadball", {}, "random", "random", 100, SEED),
    Series("dreadball", {"preset": "full-like"}, "random", "random", 30, SEED),
    Series("dreadball", {"preset": "demo"}, "random", "random", 30, SEED),
    Series("dreadball", {"home": "forgefathers", "away": "forgefathers"}, "random", "random", 20, SEED),
    Series("dreadball", {}, "rookie", "club", 16, SEED),
    Series("dreadball", {}, "province:20", "club", 4, SEED),
)


def hashes(number: int) -> Iterator[str]:
    """A line for each match of a plan: game, plan, match, hash of its record."""
    plan = PLANS[number]
    with TemporaryDirectory() as folder:
        for index in range(plan.matches):
            play_match(plan, index, Path(folder))
            record = Path(folder) / f"{plan.game}-{index + 1:06d}.jsonl"
            yield f"{plan.game} {number} {index} {hash_of(record.read_text(encoding='utf-8'))}"


def hash_of(record: str) -> str:
    """A hash of a record's text but for the version of the software that wrote it."""
    head, *moves = record.splitlines()
    told = json.loads(head)
    del told["software"]
    return blake2b("\n".join([json.dumps(told, sort_keys=True), *moves]).encode(), digest_size=8).hexdigest()


if __name__ == "__main__":
    KEPT.write_text("".join(f"{line}\n" for number in range(len(PLANS)) for line in hashes(number)), encoding="utf-8")
    sys.stdout.write(f"wrote {KEPT.name}\n")
