"""Many matches over worker processes."""

import os
import signal
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from thirdhalf.coaches.random import RandomCoach
from thirdhalf.environment import Runner, WorkerFailed
from thirdhalf.environment.board import Board
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.seat import HOME
from thirdhalf.kernel.view import View
from thirdhalf.lab.sparring import partner


def copied(board: Board) -> dict[str, NDArray[Any]]:
    """All of a board's arrays as they are now."""
    return {name: getattr(board, name).copy() for name in Board.__slots__}


def played(runner: Runner, steps: int) -> list[dict[str, NDArray[Any]]]:
    """All that a board shows in so many steps at random."""
    random = np.random.default_rng(1)
    board = runner.reset(7)
    found = []
    for _ in range(steps):
        found.append(copied(board))
        counts = board.mask.sum(1)
        board = runner.step(random.integers(0, counts))
    return found


@pytest.mark.parametrize(("game", "setup"), [("takkure", {"exercise": 1}), ("dreadball", {"preset": "demo"})])
def test_the_same_matches_are_played_on_any_number_of_workers(game: str, setup: dict[str, Any]) -> None:
    with Runner(game, 5, 0, max_cycles=60, **setup) as alone, Runner(game, 5, 2, max_cycles=60, **setup) as together:
        ended = 0
        for one, two in zip(played(alone, 80), played(together, 80), strict=True):
            for name, values in one.items():
                assert np.array_equal(values, two[name]), name
            ended += int(one["terminated"].sum() + one["truncated"].sum())
        assert ended >= 5


def test_a_match_that_ends_is_followed_by_the_next() -> None:
    with Runner("takkure", 3, 0, exercise=1) as runner:
        board = runner.reset(1)
        lengths = []
        length = 0
        rewards = 0.0
        for _ in range(100):
            board = runner.step([0, 0, 0])
            length += 1
            assert board.mask.any(1).all()
            rewards += float(board.rewards[0, HOME])
            assert (board.rewards.sum(1) == 0).all()
            if board.terminated[0]:
                lengths.append(length)
                assert rewards == -1
                length, rewards = 0, 0.0
        assert len(lengths) > 3


def test_a_coach_can_have_a_seat() -> None:
    with Runner("takkure", 4, 2, away=partner("takkure", "rookie"), exercise=1) as runner:
        board = runner.reset(1)
        for _ in range(40):
            assert (board.seat == HOME).all()
            board = runner.step(np.zeros(4, np.int64))


class Sulking:
    """A coach who raises an error."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, view: View) -> Choice:
        raise ValueError("I do not feel like it")


def test_an_error_in_a_worker_is_told_and_closes_the_runner() -> None:
    runner = Runner("takkure", 2, 2, home=Sulking, exercise=1)
    with pytest.raises(WorkerFailed, match=r"(?s)worker 0 met an error:.*I do not feel like it"):
        runner.reset(1)
    with pytest.raises(RuntimeError, match="the runner is closed"):
        runner.reset(1)


def test_a_worker_that_is_killed_is_missed() -> None:
    runner = Runner("takkure", 2, 2, exercise=1)
    runner.reset(1)
    victim = runner._processes[1]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    victim.join()
    with pytest.raises(WorkerFailed, match="worker 1 has ended, exit code -9"):
        runner.step([0, 0])
    assert runner._processes == []


def test_closing_ends_the_workers() -> None:
    runner = Runner("takkure", 2, 2, exercise=1)
    processes = list(runner._processes)
    assert all(process.is_alive() for process in processes)
    runner.close()
    runner.close()
    assert [process.exitcode for process in processes] == [0, 0]


@pytest.mark.parametrize(("matches", "workers"), [(0, 0), (1, 2), (2, -1)])
def test_a_runner_without_enough_matches_is_refused(matches: int, workers: int) -> None:
    with pytest.raises(ValueError, match="there must be a match at least"):
        Runner("takkure", matches, workers)


def test_a_runner_with_nobody_to_step_is_refused() -> None:
    with pytest.raises(ValueError, match="one seat at least must be stepped"):
        Runner("takkure", 1, 0, home=RandomCoach, away=RandomCoach)
