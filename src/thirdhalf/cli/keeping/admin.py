"""`thirdhalf admin`: looking after what a server keeps."""

import contextlib
import sqlite3
import sys
from functools import cache
from pathlib import Path

from thirdhalf.kernel.game import Game
from thirdhalf.server.games import games
from thirdhalf.server.keeping.contents import unpacked
from thirdhalf.server.keeping.holding import holding
from thirdhalf.server.keeping.repair import damaged, mend
from thirdhalf.server.keeping.schema import connect
from thirdhalf.server.lobby import FILE_NAME


def repair_matches(folder: Path, mending: bool, content: Path | None) -> int:
    """Name the damaged matches of a folder; with `mending`, let those go on that can. 0 if none is left damaged."""
    file = folder / FILE_NAME
    if not file.is_file():
        raise ValueError(f"{file}: there is no such file")
    with contextlib.ExitStack() as held:
        if mending:
            held.enter_context(holding(folder))
        connection = held.enter_context(contextlib.closing(connect(file)))
        check_file(connection, file)

        @cache
        def game_for(id: str, digest: str) -> Game | None:
            game = games(content).get(id)
            if game is None or game.content_hash() == digest:
                return game
            query = "SELECT files FROM contents WHERE game = ? AND digest = ?"
            found = connection.execute(query, (id, digest)).fetchone()
            return None if found is None else unpacked(id, found[0])

        left = 0
        for finding in damaged(connection, game_for):
            mended = mending and mend(connection, finding, game_for, folder)
            left += not mended
            resumes = "" if finding.line is None else f"; with --mend it goes on from line {finding.line}"
            if mended:
                resumes = f"; it goes on from line {finding.line}, the rest is in cut-{finding.match}.jsonl"
            print(f"{finding.match}: {finding.why}{resumes}")
        total = connection.execute("SELECT count(*) FROM matches").fetchone()[0]
        print(f"{file}: {total} matches, {left or 'none'} of them damaged", file=sys.stderr)
    return int(left > 0)


def check_file(connection: sqlite3.Connection, file: Path) -> None:
    """ValueError where the file itself is damaged: then a backup is the way back."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise ValueError(f"{file}: {found}; restore a backup (`thirdhalf restore`)")
