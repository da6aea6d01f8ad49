"""`thirdhalf serve`: the server, for one machine or many."""

import os
import sys
from pathlib import Path
from typing import Final

from thirdhalf.server.games import add_coaches
from thirdhalf.server.limits import Allowance
from thirdhalf.server.run import run_server

MOST_UNASKED: Final = 8


def serve_matches(
    host: str,
    port: int,
    data: Path | None,
    allowed: tuple[str, ...],
    delay: int,
    allowance: Allowance,
    content: Path | None,
    verbose: bool,
    own_coaches: tuple[str, ...],
    coaches: int | None,
    database: str | None,
) -> int:
    """Serve until interrupted; the address is the only thing written to the standard output."""

    def ready(address: str) -> None:
        print(f"Third Half on {address}", flush=True)

    add_coaches(own_coaches)
    folder = data if data is not None else default_folder()
    return run_server(
        host, port, folder, allowed, delay / 1000, content, verbose, allowance, processes_for(coaches), ready, database
    )


def processes_for(coaches: int | None) -> int:
    """How many processes think ahead if nobody says: one for each processor, two at least, so that nobody has all."""
    return coaches if coaches is not None else min(max(2, os.cpu_count() or 1), MOST_UNASKED)


def default_folder() -> Path:
    """Where matches are kept if nobody says: the user's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        # An empty or relative one counts as none, as its specification has it.
        wanted = Path(os.environ.get("XDG_DATA_HOME", ""))
        base = wanted if wanted.is_absolute() else Path.home() / ".local" / "share"
    return base / "thirdhalf"
