"""Captures a match between computer coaches for the client's tests: every step with its events, changes and question.

`.venv/bin/python tools/capture.py EXERCISE FILE` plays the exercise and writes it as JSON.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from thirdhalf import __version__
from thirdhalf.coaches import coach
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, Recorder
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.table import Table
from thirdhalf.server.forms import Question
from thirdhalf.server.replays import gone_through
from thirdhalf.server.stream import question
from thirdhalf.takkure.game import takkure

SEED = "capture"
NAMES = ("rookie", "rookie")


def captured(exercise: int) -> dict[str, Any]:
    """The replay of a match in the public view, and the question before each of its steps (none before a roll)."""
    game = takkure()
    setup: dict[str, str | int | bool] = {"exercise": exercise, "attacker": "home"}
    setup |= {"home": "yamato", "away": "teriomorphs"}
    seed = seed_from(SEED)
    recorder = Recorder(game, __version__, setup, NAMES, seed)
    table = Table(game.new(setup, []), Dice(seed), recorder)
    table.play((coach(NAMES[0], SEED), coach(NAMES[1], SEED)))
    record = recorder.record(table.match)
    return {"replay": gone_through(game, record, "public"), "questions": questions(game, record)}


def questions(game: Game, record: Record) -> list[Question | None]:
    """What was asked before each choice."""
    asked: list[Question | None] = []
    for match, _ in replay(game, record):
        decision = match.decision
        if decision is not None:
            asked.append(None if isinstance(decision, Roll) else question(game, match, decision))
    return asked


if __name__ == "__main__":
    told = msgspec.json.encode(captured(int(sys.argv[1])))
    Path(sys.argv[2]).write_bytes(told + b"\n")
    print(f"{len(told)} bytes")
