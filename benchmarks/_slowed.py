"""Processes of a browser on a slow machine: they are let run for a part of the time only.

Chromium itself slows a page and not its workers. This stops all threads of whatever shows pages.
"""

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

RUNNING = 0.004
"""Seconds for which they run at a time, where the machine has nothing else to do."""


def children_of() -> dict[int, list[int]]:
    """All processes by their parents."""
    found: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # The name, which comes second, may have brackets and blanks in it.
            parent = stat.read_text().rpartition(")")[2].split()[1]
            found.setdefault(int(parent), []).append(int(stat.parent.name))
    return found


def renderers(browser: int) -> list[int]:
    """Those that show pages, wherever among the browser's descendants."""
    children, found, left = children_of(), [], [browser]
    while left:
        process = left.pop()
        left += children.get(process, [])
        with contextlib.suppress(OSError):
            if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(process)
    return found


def send(processes: list[int], what: signal.Signals) -> None:
    """A signal to all that are still there."""
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, what)


def worked(processes: list[int]) -> float:
    """Seconds of a processor that they have had so far, with all their threads."""
    total = 0
    for process in processes:
        for threads in Path(f"/proc/{process}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):
                total += int(threads.read_text().split()[0])
    return total / 1e9


@contextlib.contextmanager
def slowed(browser: int, times: int) -> Iterator[None]:
    """So many times slower, within it: for every second that they work they rest for so many less one, however much
    else the machine has to do.
    """
    over = threading.Event()

    def work() -> None:
        found: list[int] = []
        looked = before = owed = 0.0
        while not over.is_set():
            owed += (worked(found) - before) * (times - 1)
            if time.monotonic() - looked > 0.1:
                found, looked = renderers(browser), time.monotonic()
            before = worked(found)
            if owed > RUNNING:
                send(found, signal.SIGSTOP)
                began = time.monotonic()
                time.sleep(owed)
                send(found, signal.SIGCONT)
                owed -= time.monotonic() - began
            time.sleep(RUNNING)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
