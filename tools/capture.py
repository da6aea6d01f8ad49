"""Captures a match between computer coaches for the client's tests: every step with its events, changes and question.

`.venv/bin/python tools/capture.py FILE GAME KEY=VALUE …` plays a match with that set-up and writes it as JSON.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from thirdhalf import __version__
from thirdhalf.games import kit_of
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.record import Record, Recorder
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.table import Table
from thirdhalf.server.forms import Question
from thirdhalf.server.replays import gone_through
from thirdhalf.server.room.stream import question

SEED = "capture"
NAMES = ("rookie", "rookie")


def captured(id: str, setup: Setup) -> dict[str, Any]:
    """The replay of a match in the public view, and the question before each of its steps (none before a roll)."""
    kit = kit_of(id)
    game = kit.game(None)
    seed = seed_from(SEED)
    recorder = Recorder(game, __version__, setup, NAMES, seed)
    table = Table(game.new(setup, []), Dice(seed), recorder)
    table.play((kit.roster.coach(NAMES[0], SEED), kit.roster.coach(NAMES[1], SEED)))
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
    pairs = [argument.split("=") for argument in sys.argv[3:]]
    setup = {key: int(value) if value.isdigit() else value for key, value in pairs}
    told = msgspec.json.encode(captured(sys.argv[2], setup))
    Path(sys.argv[1]).write_bytes(told + b"\n")
    print(f"{len(told)} bytes")
