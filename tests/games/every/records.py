"""Matches whose records must not change: their hashes are kept in records.txt, made before the games got their folders;
the last two plans, of coaches that judge by eye (R-85), came later.

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

from thirdhalf.games import kit_of
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.record import digest, read_record
from thirdhalf.kernel.replay import replay
from thirdhalf.lab.simulation import Series, play_match

KEPT: Final = Path(__file__).with_name("records.txt")
SEED: Final = "kept"
OTHERS: Final[Setup] = {"home": "teriomorphs", "away": "teriomorphs", "measuring": "closed"}
CONTENT: Final = {"takkure": "506a9c65196cc15f7d4bd60fca4f277e", "dreadball": "f8927d3804b0a917cb5f8809aec5d428"}
RENUMBERED: Final = {(kind, "5.07"): "5.06" for kind in ("honour tokens", "ground token removed", "rested")}
"""What neither a choice nor a die depends on, and has been written otherwise since: how content is labelled and which
exercise offers what, and the number under which the book has a team skill.
"""
OPEN: Final[Setup] = {"measuring": "open"}
"""Coaches that look at distances: they measured in any match when the hashes were made (R-85)."""
PLANS: Final = (
    Series("takkure", {"line_ups": "random"}, "random", "random", 106, SEED),
    *[Series("takkure", {"exercise": number}, "random", "random", 10, SEED) for number in range(1, 6)],
    Series("takkure", OTHERS, "random", "random", 20, SEED),
    Series("takkure", {"restrictions": 3}, "random", "random", 10, SEED),
    Series("takkure", {"line_ups": "random", **OPEN}, "rookie", "club", 8, SEED),
    Series("takkure", {"exercise": 5, **OPEN}, "province:20", "club", 4, SEED),
    Series("takkure", OPEN, "province:20", "international:40", 2, SEED),
    Series("dreadball", {}, "random", "random", 100, SEED),
    Series("dreadball", {"preset": "full-like"}, "random", "random", 30, SEED),
    Series("dreadball", {"preset": "demo"}, "random", "random", 30, SEED),
    Series("dreadball", {"home": "forgefathers", "away": "forgefathers"}, "random", "random", 20, SEED),
    Series("dreadball", {}, "rookie", "club", 16, SEED),
    Series("dreadball", {}, "province:20", "club", 4, SEED),
    Series("takkure", {"line_ups": "random"}, "rookie", "club", 3, SEED),
    Series("takkure", {"exercise": 5}, "province:20", "club", 1, SEED),
)


def hashes(number: int) -> Iterator[str]:
    """A line for each match of a plan: game, plan, match, hash of its record."""
    plan = PLANS[number]
    with TemporaryDirectory() as folder:
        for index in range(plan.matches):
            play_match(plan, index, Path(folder))
            record = Path(folder) / f"{plan.game}-{index + 1:06d}.jsonl"
            yield f"{plan.game} {number} {index} {hash_of(as_kept(plan, record))}"


def as_kept(plan: Series, file: Path) -> str:
    """The text of a record, with the content's hash and the events' rules as they were when the hashes were kept."""
    text = file.read_text(encoding="utf-8")
    if plan.game not in CONTENT:
        return text
    game = kit_of(plan.game).game(None)
    record = read_record(file)
    assert record.end is not None
    end = [position for position, _ in replay(game, record)][-1]
    log = [
        Event(event.kind, RENUMBERED.get((event.kind, event.rule), event.rule), event.values, event.audience)
        for event in end.log or []
    ]
    assert digest(end.log or []) == record.end.digest
    return text.replace(game.content_hash(), CONTENT[plan.game], 1).replace(record.end.digest, digest(log), 1)


def hash_of(record: str) -> str:
    """A hash of a record's text but for the version of the software that wrote it, and for open measuring, which made
    no difference when the hashes were made.
    """
    head, *moves = record.splitlines()
    told = json.loads(head)
    del told["software"]
    if told["setup"].get("measuring") == "open":
        del told["setup"]["measuring"]
    return blake2b("\n".join([json.dumps(told, sort_keys=True), *moves]).encode(), digest_size=8).hexdigest()


if __name__ == "__main__":
    KEPT.write_text("".join(f"{line}\n" for number in range(len(PLANS)) for line in hashes(number)), encoding="utf-8")
    sys.stdout.write(f"wrote {KEPT.name}\n")
