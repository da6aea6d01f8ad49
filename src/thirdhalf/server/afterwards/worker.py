"""The process that analyses one record: it comes in by standard input, and what is known of it goes out line by line.

A process of its own, and a patient one: whoever plays goes first.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from thirdhalf.analysis.analysing import analysed
from thirdhalf.analysis.forms import Chances, Point
from thirdhalf.coaches.judge import Judge
from thirdhalf.coaches.network import SURE
from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, record_from
from thirdhalf.kernel.replay import replay, verify
from thirdhalf.kernel.seat import HOME
from thirdhalf.server.afterwards.forms import Line
from thirdhalf.server.keeping.contents import unpacked

PATIENT: Final = 19
SECONDS_BETWEEN: Final = 0.5


def tell(line: Line) -> None:
    """One line for whoever has started this."""
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


def course(game: Game, judge: Judge, record: Record) -> list[Point]:
    """What home could expect wherever the value knows at once: the line to begin with."""
    found: list[Point] = []
    for number, (match, _) in enumerate(replay(game, record)):
        if match.decision is not None and judge.settled(match):
            prospect = judge.prospect(match, HOME)
            chances = Chances(prospect.win / SURE, prospect.draw / SURE, prospect.loss / SURE)
            found.append(Point(number, chances))
    return found


def analyse(data: bytes, content: Path | None, tell: Callable[[Line], None], older: bytes | None = None) -> None:
    """Everything about one record, told line by line; `older` are the files of content that is not today's."""
    record = record_from("record", data)
    kit = kit_of(record.game)
    game = kit.game(kit.own_folder(content)) if older is None else unpacked(record.game, older)
    judge = kit.judge
    verify(game, record)
    if judge is None:
        raise BadFile("record", "line 1.game", f"nobody has learned to judge {record.game}")
    tell(Line(moves=len(record.moves), course=course(game, judge, record)))
    told = time.monotonic()

    def progress(done: int, moves: int) -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= SECONDS_BETWEEN:
            told = now
            tell(Line(moves=moves, done=done))

    found = analysed(kit, game, record, "quick", progress)
    tell(Line(moves=len(record.moves), done=len(record.moves), result=found))


def main() -> int:
    """Analyse what is on standard input; `1` and a line with the reason where that cannot be."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    try:
        content, older = [Path(each) if each else None for each in (*sys.argv[1:], "", "")[:2]]
        files = None if older is None else older.read_bytes()
        analyse(sys.stdin.buffer.read(), content, tell, files)
    except (BadFile, ValueError) as error:
        tell(Line(failed=str(error)))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
