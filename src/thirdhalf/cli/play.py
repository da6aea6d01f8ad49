"""`thirdhalf play`: the server for this machine, and its page in a browser."""

import os
import socket
import sys
import threading
from pathlib import Path
from urllib.parse import urlsplit

from thirdhalf.cli.serve import default_folder, processes_for
from thirdhalf.server.limits import USUAL
from thirdhalf.server.lobby import DELAY
from thirdhalf.server.run import run_server

USUAL_PORT = 8412
EVERYWHERE = ("0.0.0.0", "::")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""One of these is set where a browser can be opened on Linux; a browser for the terminal would only be in the way."""


def play_in_browser(host: str, port: int | None, data: Path | None, opening: bool, content: Path | None) -> int:
    """Serve until interrupted, and open the page; where that cannot be done, its address is there to be typed."""

    def ready(address: str) -> None:
        shown = reachable(address)
        print(f"Third Half on {shown} (Ctrl-C ends it)", flush=True)
        if opening and has_screen():
            # A browser that takes its time must not keep the server from answering it.
            threading.Thread(target=open_browser, args=(shown,), daemon=True).start()

    folder = data if data is not None else default_folder()
    wanted = usual_port(host) if port is None else port
    return run_server(host, wanted, folder, (), DELAY, content, False, USUAL, processes_for(None), ready)


def open_browser(address: str) -> None:
    """Show the page."""
    import webbrowser  # looks for browsers, which the server need not wait for

    webbrowser.open(address)


def usual_port(host: str) -> int:
    """The usual port, so that the page's address stays the same; any that is free where that is taken."""
    try:
        with socket.create_server((host, USUAL_PORT), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return USUAL_PORT
    except OSError:
        return 0


def has_screen() -> bool:
    """Whether a browser can be opened here."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in SCREENS)


def reachable(address: str) -> str:
    """The address as others in the network reach it, where the server listens everywhere: invitations carry it."""
    where = urlsplit(address)
    if where.hostname not in EVERYWHERE:
        return address
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: it is only asked which way it would go, to an address that nobody has.
            probe.connect(("192.0.2.1", 9))
            name = str(probe.getsockname()[0])
        except OSError:
            name = "127.0.0.1"
    return f"http://{name}:{where.port}/"
