"""Whoever does the work, the same comes of it, in the same order."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from thirdhalf.lab.executors import TRIES, working


def slow_square(number: int) -> int:
    """The later, the sooner done."""
    time.sleep(0.02 * (4 - number % 4))
    return number * number


def leave_a_mark(folder: Path, number: int) -> int:
    (folder / str(number)).touch()
    time.sleep(0.05)
    return number


def killed_once(folder: Path, number: int) -> int:
    """The worker of the third dies of it, the first time."""
    mark = folder / "killed"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    raise ValueError(f"{number} is refused")


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_what_comes_back_is_in_the_order_it_was_handed_out(workers: int) -> None:
    with working(workers) as executor:
        assert list(executor.run(slow_square, [(n,) for n in range(10)])) == [n * n for n in range(10)]
        assert list(executor.run(slow_square, [(5,)])) == [25]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_not_asked_for_is_not_done(workers: int, tmp_path: Path) -> None:
    with working(workers) as executor:
        played = executor.run(leave_a_mark, [(tmp_path, n) for n in range(100)])
        assert [next(played) for _ in range(3)] == [0, 1, 2]
    assert len(list(tmp_path.iterdir())) < 20


def test_a_killed_worker_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    with working(2) as executor:
        assert list(executor.run(killed_once, [(tmp_path, n) for n in range(12)])) == list(range(12))


WAITING = """
import time
from thirdhalf.lab.executors import working
with working(2) as executor:
    list(executor.run(time.sleep, [(60,)] * 4))
"""


def test_workers_end_with_whoever_started_them() -> None:
    with subprocess.Popen([sys.executable, "-c", WAITING]) as driver:
        workers: set[str] = set()
        until = time.monotonic() + 15
        while len(workers) < 2 and time.monotonic() < until:
            threads = Path(f"/proc/{driver.pid}/task").glob("*/children")
            workers = {worker for thread in threads for worker in thread.read_text().split()}
            time.sleep(0.05)
        assert len(workers) == 2
        driver.kill()
    while left := [worker for worker in workers if Path(f"/proc/{worker}").exists()]:
        if time.monotonic() > until:
            for worker in left:
                os.kill(int(worker), signal.SIGKILL)
            raise AssertionError("they wait for ever")
        time.sleep(0.05)


def test_work_that_kills_every_worker_is_given_up() -> None:
    with working(2) as executor, pytest.raises(RuntimeError, match=f"{TRIES} times"):
        list(executor.run(killed, [(1,)]))


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_is_told(workers: int) -> None:
    with working(workers) as executor, pytest.raises(ValueError, match="7 is refused"):
        list(executor.run(refused, [(7,)]))
