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
LOOKING = 0.02
"""Seconds after which they are looked for anew."""


def children(process: int) -> list[int]:
    """Those that it has begun, whichever of its threads did."""
    found: list[int] = []
    for task in numbered(f"/proc/{process}/task"):
        with contextlib.suppress(OSError):
            found += map(int, Path(f"/proc/{process}/task/{task}/children").read_text().split())
    return found


def numbered(folder: str) -> list[str]:
    """What is in a folder of the system's, none where it is gone."""
    try:
        return os.listdir(folder)
    except OSError:
        return []


def renderers(browser: int) -> list[int]:
    """Those that show pages, wherever among the browser's descendants."""
    found, left = [], [browser]
    while left:
        process = left.pop()
        left += children(process)
        with contextlib.suppress(OSError):
            if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(process)
    return found


def send(processes: list[int], what: signal.Signals) -> None:
    """A signal to all that are still there."""
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, what)


def worked(process: int) -> dict[str, int]:
    """Nanoseconds of a processor that its threads have had so far, by their numbers."""
    found = {}
    for task in numbered(f"/proc/{process}/task"):
        with contextlib.suppress(OSError):
            found[task] = int(Path(f"/proc/{process}/task/{task}/schedstat").read_text().split()[0])
    return found


def all_worked(processes: list[int]) -> dict[str, int]:
    """The same for several."""
    found: dict[str, int] = {}
    for process in processes:
        found |= worked(process)
    return found


@contextlib.contextmanager
def slowed(browser: int, times: int) -> Iterator[None]:
    """So many times slower, within it: for every second that the busiest thread works all of them rest for so many less
    one, however much else the machine has to do. So threads that work side by side go on doing so, on as many
    processors as before, each of which is so many times slower.
    """
    over = threading.Event()

    def work() -> None:
        before = all_worked(renderers(browser))
        found: list[int] = []
        looked = 0.0
        while not over.is_set():
            time.sleep(RUNNING)
            if time.monotonic() - looked > LOOKING:
                found = renderers(browser)
                looked = time.monotonic()
            # Only of what stands still it is known how much it has worked.
            send(found, signal.SIGSTOP)
            stopped = time.monotonic()
            now = all_worked(found)
            # What a thread did before anybody looked is counted too.
            most = max([0, *[spent - before.get(task, 0) for task, spent in now.items()]])
            before |= now
            time.sleep(max(0.0, most / 1e9 * (times - 1) - (time.monotonic() - stopped)))
            send(found, signal.SIGCONT)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
