"""A process that thinks: jobs come in by its standard input, replies go out by what was its standard output.

It ends when its input does: whoever started it may end in any way.
"""

import json
import os
import signal
import sys
from pathlib import Path
from typing import BinaryIO, Final

LENGTH: Final = 4
"""Bytes of the number before each line that says how long it is."""


def command(content: Path | None, coaches: tuple[str, ...], patience: int) -> list[str]:
    """What starts one, with what can be imported here."""
    told = {
        "path": sys.path,
        "content": None if content is None else str(content.absolute()),
        "coaches": coaches,
        "patience": patience,
    }
    program = (
        "import json, sys; told = json.loads(sys.argv[1]); sys.path[:] = told.pop('path'); "
        "from thirdhalf.server.thinking.worker import main; main(**told)"
    )
    return [sys.executable, "-c", program, json.dumps(told)]


def main(content: str | None, coaches: list[str], patience: int) -> None:
    """Read, think, reply, until the input ends. `patience` is how far others go before it (`nice`)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(patience)
    jobs, replies = private_pipes()

    from thirdhalf.kernel.game import Game
    from thirdhalf.server.games import add_coaches, games
    from thirdhalf.server.thinking.thinker import Thinker

    here = games(None if content is None else Path(content))
    add_coaches(tuple(coaches))

    def find(id: str, digest: str) -> Game | None:
        game = here.get(id)
        return game if game is not None and game.content_hash() == digest else None

    thinker = Thinker(find)
    while (line := read_line(jobs)) is not None:
        try:
            reply = thinker.answer(line)
            replies.write(len(reply).to_bytes(LENGTH, "big") + reply)
            replies.flush()
        except BrokenPipeError:
            os._exit(0)


def private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server; what a coach of somebody's own reads is nothing, and what it prints is a complaint."""
    jobs = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs, replies


def read_line(jobs: BinaryIO) -> bytes | None:
    """The next one; None at the end."""
    head = jobs.read(LENGTH)
    if len(head) < LENGTH:
        return None
    size = int.from_bytes(head, "big")
    line = jobs.read(size)
    return line if len(line) == size else None
