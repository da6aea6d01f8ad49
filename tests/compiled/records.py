"""Print the hash of the record of every match of a plan, one a line: `python -m tests.compiled.records`."""

import sys
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

from thirdhalf import engine
from thirdhalf.lab.simulation import Plan, play_match

PLANS = (
    Plan("takkure", {"line_ups": "random"}, "random", "random", 240, "same"),
    Plan("dreadball", {}, "random", "random", 240, "same"),
    Plan("takkure", {"exercise": 3}, "random", "random", 10, "same"),
    Plan("takkure", {}, "rookie", "club", 6, "same"),
    Plan("takkure", {"exercise": 5}, "province:20", "club", 4, "same"),
)


def hashes() -> list[str]:
    """Plan, match and hash."""
    lines = []
    with TemporaryDirectory() as folder:
        for number, plan in enumerate(PLANS):
            for index in range(plan.matches):
                play_match(plan, index, Path(folder))
                record = Path(folder) / f"{plan.game}-{index + 1:06d}.jsonl"
                lines.append(f"{number} {index} {blake2b(record.read_bytes(), digest_size=16).hexdigest()}")
    return lines


if __name__ == "__main__":
    if engine() != sys.argv[1]:
        sys.exit(f"the engine is {engine()}, not {sys.argv[1]}")
    print("\n".join(hashes()))
