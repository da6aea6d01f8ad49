"""`thirdhalf serve`: the server, for one machine or many."""

import os
import sys
from pathlib import Path

from thirdhalf.server.games import add_coaches
from thirdhalf.server.run import run_server


def serve_matches(
    host: str,
    port: int,
    data: Path | None,
    allowed: tuple[str, ...],
    delay: int,
    rate: int,
    content: Path | None,
    verbose: bool,
    coaches: tuple[str, ...],
) -> int:
    """Serve until interrupted; the address is the only thing written to the standard output."""

    def ready(address: str) -> None:
        print(f"Third Half on {address}", flush=True)

    add_coaches(coaches)
    folder = data if data is not None else default_folder()
    return run_server(host, port, folder, allowed, delay / 1000, content, verbose, rate, ready)


def default_folder() -> Path:
    """Where matches are kept if nobody says: the user's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "thirdhalf"
