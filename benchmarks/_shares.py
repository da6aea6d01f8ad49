"""Processes that are given a part of a core, by the system's control groups: to see what several of them carry together
where the machine itself is not what ends first.
"""

import contextlib
import uuid
from collections.abc import Iterator
from pathlib import Path

PERIOD = 20_000
"""Microseconds in which each has its share."""
OLD, NEW = Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup")


@contextlib.contextmanager
def held_to(share: float, process: int) -> Iterator[bool]:
    """This process (and threads it starts) has that part of one core for the length of a block; whether it could be
    arranged.
    """
    old = OLD.is_dir()
    group = (OLD if old else NEW) / f"thirdhalf-{uuid.uuid4().hex[:8]}"
    quota = round(PERIOD * share)
    try:
        group.mkdir()
        if old:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        (group / "cgroup.procs").write_text(str(process))
    except OSError:
        with contextlib.suppress(OSError):
            group.rmdir()
        yield False
        return
    try:
        yield True
    finally:
        with contextlib.suppress(OSError):
            (group.parent / "cgroup.procs").write_text(str(process))
            group.rmdir()
