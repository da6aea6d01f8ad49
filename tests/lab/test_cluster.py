"""The same matches on a cluster of two machines, when one of them goes, and when a worker or a driver is killed."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.hygiene.sources import ROOT
from tests.lab.test_executors import killed_once, leave_a_mark, refused
from tests.lab.test_experiments import PLAN
from tests.missing import missing
from thirdhalf import engine
from thirdhalf.cli.lab.experiments import run_experiment
from thirdhalf.lab import cluster
from thirdhalf.lab.cluster import Cluster
from thirdhalf.lab.executors import TRIES, Here, working
from thirdhalf.lab.experiment.plan import read_experiment
from thirdhalf.lab.experiment.rounds import RESULTS, Rounds, play_rounds, prepare
from thirdhalf.lab.ladder import Climb, ladder
from thirdhalf.lab.simulation import Series, simulate

PATIENCE = 240
"""Seconds for what a cluster on a busy machine does."""


class Machines(NamedTuple):
    """A cluster: Ray's own handle, the address for programs on it, and the one for programs elsewhere."""

    handle: Any
    address: str
    elsewhere: str

    def lose_one(self) -> None:
        """A machine that is not the first goes without a word."""
        self.handle.remove_node(sorted(self.handle.worker_nodes, key=id)[0], allow_graceful=False)


@pytest.fixture
def two_machines(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Machines]:
    """A cluster of two nodes of one core each; they are processes of this machine. Who asks for it with the parameter
    `True` has an address for programs elsewhere, too.
    """
    if find_spec("ray") is None or find_spec("grpc") is None:
        missing("there is no Ray (the extra cluster)")
    # Ray's own: it says nothing to anybody, and waits less before it holds a machine for lost.
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_health_check_failure_threshold", "2")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    head = {"num_cpus": 1, **({"ray_client_server_port": port} if getattr(request, "param", False) else {})}
    with warnings.catch_warnings():
        # Ray leaves the files open that its server for those elsewhere writes to.
        warnings.simplefilter("ignore", ResourceWarning)
        machines: Any = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=head)
    machines.add_node(num_cpus=1)
    yield Machines(machines, machines.address, f"ray://127.0.0.1:{port}")
    machines.shutdown()


reachable = pytest.mark.parametrize("two_machines", [True], indirect=True, ids=["reachable"])


def told(what: Any) -> dict[str, object]:
    return {name: getattr(what, name) for name in what.__slots__}


def written(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in (RESULTS, "report.json", "report.html")]


def ran(file: Path, into: str, on: str) -> list[bytes]:
    assert run_experiment(file, file.parent / into, 1, on, False) == 0
    return written(file.parent / into)


def workers_of(process: int) -> Iterator[int]:
    """Ray's workers among all that come of a process: nobody else's."""
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            if Path(f"/proc/{child}/cmdline").read_bytes().startswith(b"ray::play_piece"):
                yield int(child)
            yield from workers_of(int(child))


def kill_a_worker() -> None:
    """One that is at work."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.kill(next(workers_of(os.getpid())), signal.SIGKILL)
        except (StopIteration, OSError):
            time.sleep(0.01)
        else:
            return
    raise AssertionError("nobody works")


@pytest.mark.skipif(engine() == "compiled", reason="its pieces are over before a worker can be caught at one")
def test_an_experiment_does_not_notice_a_lost_worker_and_machine(two_machines: Machines, tmp_path: Path) -> None:
    file = tmp_path / "guards.toml"
    file.write_text(PLAN.replace("rounds = 6", "rounds = 30"), encoding="utf-8")
    report = ran(file, "alone", "")
    prepared = prepare(read_experiment(file), tmp_path / "lost")
    rounds = Rounds(tmp_path / "lost", prepared.terms())
    with working(on=two_machines.address) as executor, ThreadPoolExecutor(1) as beside:
        assert executor.workers == 2
        # While rounds are taken: who waits for them has no more under way than workers can have done meanwhile.
        killing = beside.submit(kill_a_worker)
        for number, _ in enumerate(play_rounds(prepared, rounds, executor, lambda _: False)):
            if number == 12:
                two_machines.lose_one()
        killing.result()
    assert ran(file, "lost", "") == report


@pytest.mark.soak
def test_a_lost_machine_changes_nothing(two_machines: Machines, tmp_path: Path) -> None:
    plan = Series("dreadball", {}, "random", "random", 24, "cluster", coverage=True)
    alone = simulate(plan, Here(), None, lambda _: None)
    file = tmp_path / "guards.toml"
    file.write_text(PLAN, encoding="utf-8")
    report = ran(file, "alone", "")
    with working(on=two_machines.address) as executor:
        assert ran(file, "two", two_machines.address) == report
        assert list(executor.run(killed_once, [(tmp_path, n) for n in range(12)])) == list(range(12))
        # Whoever is not asked for any more may be done at that very moment.
        for _ in range(20):
            with pytest.raises(ValueError, match="7 is refused"):
                list(executor.run(refused, [(7,)]))
            assert next(executor.run(leave_a_mark, [(tmp_path, n) for n in range(6)])) == 0
        done: list[int] = []

        def lose_one(count: int) -> None:
            if not done:
                two_machines.lose_one()
            done.append(count)

        assert told(simulate(plan, executor, None, lose_one)) == told(alone)
        climb = Climb("dreadball", {}, ("random", "rookie"), 4, 50, "cluster")
        away, here = [ladder(climb, each, lambda _: None).ratings for each in (executor, Here())]
        assert [told(each) for each in away] == [told(each) for each in here]
        # Of one machine that is left, the same.
        assert ran(file, "one", two_machines.address) == report
    assert sum(done) == 24


@pytest.mark.soak
def test_machines_that_come_while_work_waits_have_their_share(
    two_machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "LOOKED", 0.0)
    with working(on=two_machines.address) as executor:
        assert executor.workers == 2
        done = executor.run(where, [(n,) for n in range(60)])
        machines = []
        for number, found in enumerate(done):
            machines.append(found)
            if number == 2:
                two_machines.handle.add_node(num_cpus=3)
        assert executor.workers == 5
        assert [number for number, _ in machines] == list(range(60))
        assert len({machine for _, machine in machines}) == 3


def where(number: int) -> tuple[int, str]:
    """Which machine it was done on."""
    time.sleep(0.5)
    machine: str = import_module("ray").get_runtime_context().get_node_id()
    return number, machine


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "thirdhalf", *map(str, arguments)]


@pytest.mark.soak
@reachable
def test_from_elsewhere_it_goes_on_after_it_was_killed(two_machines: Machines, tmp_path: Path) -> None:
    """By the address that the page on the lab names, as a command of its own."""
    file = tmp_path / "guards.toml"
    file.write_text(PLAN.replace("rounds = 6", "rounds = 120"), encoding="utf-8")
    run = command("lab", "run", file, "--on", two_machines.elsewhere)
    kept = file.with_suffix(".lab") / RESULTS

    def begun(lines: int) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(run, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while not kept.exists() or kept.read_bytes().count(b"\n") < lines:
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.01)
        return process

    with begun(10) as process:
        process.kill()
    with begun(60) as process:
        kill_a_worker()
        two_machines.lose_one()
        assert process.wait(PATIENCE) == 0
    assert written(file.with_suffix(".lab")) == ran(file, "alone", "")
    # Matches and a ladder go by the same address.
    for what in (("simulate", "dreadball", "--matches", 6), ("ladder", "random", "rookie", "--pairs", 2)):
        away, here = [
            json.loads(subprocess.check_output(command(*what, "--json", *on), timeout=PATIENCE))
            for on in (("--on", two_machines.elsewhere), ())
        ]
        assert {**away, "seconds": 0} == {**here, "seconds": 0}


@pytest.mark.soak
@reachable
def test_the_loss_of_a_whole_cluster_is_one_line(two_machines: Machines, tmp_path: Path) -> None:
    file = tmp_path / "guards.toml"
    file.write_text(PLAN.replace("rounds = 6", "rounds = 100000"), encoding="utf-8")
    kept = file.with_suffix(".lab") / RESULTS
    run = command("lab", "run", file, "--on", two_machines.elsewhere)
    with subprocess.Popen(run, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            time.sleep(0.01)
        two_machines.handle.shutdown()
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "Traceback" not in said
    assert "thirdhalf: the Ray cluster was lost" in said


def test_the_clusters_file_is_as_ray_wants_it_and_as_it_says() -> None:
    """By what `ray up` does with it first."""
    if find_spec("ray") is None:
        missing("there is no Ray (the extra cluster)")
    launcher: Any = import_module("ray.autoscaler._private.util")
    text = (ROOT / "examples" / "cluster.yaml").read_text(encoding="utf-8")
    told = import_module("yaml").safe_load(text)
    prepared = launcher.prepare_config(told)
    launcher.validate_config(prepared)
    [machines] = prepared["available_node_types"].values()
    assert (machines["min_workers"], machines["max_workers"]) == (told["min_workers"], told["max_workers"])


def test_what_is_not_asked_for_any_more_is_called_off_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never what is over, and never by force: Ray ends the process of who does that at the wrong moment."""
    if find_spec("ray") is None:
        missing("there is no Ray (the extra cluster)")
    ray: Any = import_module("ray")
    called_off: list[tuple[object, ...]] = []

    class Told:
        def __init__(self, **_: object) -> None:
            pass

        def __call__(self, work: object) -> "Told":
            return self

        def remote(self, piece: object) -> object:
            return piece

    monkeypatch.setattr(ray, "init", lambda **_: None)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    monkeypatch.setattr(ray, "cluster_resources", lambda: {"CPU": 1.0})
    monkeypatch.setattr(ray, "remote", Told)
    monkeypatch.setattr(ray, "get", lambda piece: refused(piece) if piece == 1 else piece)
    monkeypatch.setattr(ray, "cancel", lambda *what, **how: called_off.append((*what, *how)))
    with working(on="ray") as executor, pytest.raises(ValueError, match="1 is refused"):
        list(executor.run(refused, [(n,) for n in range(9)]))
    assert called_off == [(2,), (3,)]


@pytest.mark.parametrize("failures", [1, TRIES])
def test_a_cluster_whose_server_does_not_start_at_once_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """Ray starts one for each who comes from elsewhere; now and then it dies before it has begun."""
    if find_spec("ray") is None:
        missing("there is no Ray (the extra cluster)")
    ray: Any = import_module("ray")
    asked: list[object] = []

    def init(**wanted: object) -> None:
        asked.append(wanted["address"])
        if len(asked) <= failures:
            traceback = "Initialization failure from server:\nTraceback (most recent call last):"
            raise ConnectionError(f"{traceback}\nRuntimeError: {cluster.NOT_STARTED}")

    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    monkeypatch.setattr(ray, "cluster_resources", lambda: {"CPU": 4.0})
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"ray://127.0.0.1:{server.getsockname()[1]}"
        if failures < TRIES:
            assert Cluster(address).workers == 4
        else:
            with pytest.raises(ValueError, match=rf"no Ray cluster at {address}: RuntimeError: {cluster.NOT_STARTED}$"):
                Cluster(address)
    assert asked == [address] * min(failures + 1, TRIES)


def test_a_cluster_that_is_not_there_is_named() -> None:
    if find_spec("ray") is None:
        missing("there is no Ray (the extra cluster)")
    with pytest.raises(ValueError, match=r"no Ray cluster at 127\.0\.0\.1:9"):
        Cluster("127.0.0.1:9")
