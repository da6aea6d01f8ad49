"""The same matches on a cluster of two machines, and when one of them goes."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.lab.test_experiments import PLAN
from tests.missing import missing
from thirdhalf.cli.lab.experiments import run_experiment
from thirdhalf.lab.cluster import Cluster
from thirdhalf.lab.executors import Here, working
from thirdhalf.lab.experiment.plan import read_experiment
from thirdhalf.lab.experiment.rounds import RESULTS, Rounds, play_rounds, prepare
from thirdhalf.lab.ladder import Climb, ladder
from thirdhalf.lab.simulation import Series, simulate


@pytest.fixture
def two_machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes of one core each; they are processes of this machine."""
    if find_spec("ray") is None:
        missing("there is no Ray (the extra cluster)")
    # Ray's own: it says nothing to anybody, and waits less before it holds a machine for lost.
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_health_check_failure_threshold", "2")
    machines: Any = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    machines.add_node(num_cpus=1)
    yield machines
    machines.shutdown()


def told(what: Any) -> dict[str, object]:
    return {name: getattr(what, name) for name in what.__slots__}


@pytest.mark.soak
def test_a_lost_machine_changes_nothing(two_machines: Any, tmp_path: Path) -> None:
    plan = Series("dreadball", {}, "random", "random", 24, "cluster", coverage=True)
    alone = simulate(plan, Here(), None, lambda _: None)
    file = tmp_path / "guards.toml"
    file.write_text(PLAN, encoding="utf-8")
    report = ran(file, "alone", "")
    with working(on=two_machines.address) as executor:
        assert executor.workers == 2
        assert ran(file, "two", two_machines.address) == report
        done: list[int] = []

        def lose_one(count: int) -> None:
            if not done:
                two_machines.remove_node(sorted(two_machines.worker_nodes, key=id)[0], allow_graceful=False)
            done.append(count)

        assert told(simulate(plan, executor, None, lose_one)) == told(alone)
        climb = Climb("dreadball", {}, ("random", "rookie"), 4, 50, "cluster")
        away, here = [ladder(climb, each, lambda _: None).ratings for each in (executor, Here())]
        assert [told(each) for each in away] == [told(each) for each in here]
        # Of one machine that is left, the same.
        assert ran(file, "one", two_machines.address) == report
    assert sum(done) == 24


@pytest.mark.soak
def test_an_experiment_does_not_notice_a_lost_machine(two_machines: Any, tmp_path: Path) -> None:
    file = tmp_path / "guards.toml"
    file.write_text(PLAN, encoding="utf-8")
    report = ran(file, "alone", "")
    experiment = read_experiment(file)
    prepared = prepare(experiment, tmp_path / "lost")
    rounds = Rounds(tmp_path / "lost", prepared.terms())
    with working(on=two_machines.address) as executor:
        for number, _ in enumerate(play_rounds(prepared, rounds, executor, lambda _: False)):
            if number == 2:
                two_machines.remove_node(sorted(two_machines.worker_nodes, key=id)[0], allow_graceful=False)
    assert ran(file, "lost", "") == report


def ran(file: Path, into: str, on: str) -> list[bytes]:
    folder = file.parent / into
    assert run_experiment(file, folder, 1, on, False) == 0
    return [(folder / name).read_bytes() for name in (RESULTS, "report.json", "report.html")]


def test_a_cluster_that_is_not_there_is_named() -> None:
    if find_spec("ray") is None:
        missing("there is no Ray (the extra cluster)")
    with pytest.raises(ValueError, match=r"no Ray cluster at 127\.0\.0\.1:9"):
        Cluster("127.0.0.1:9")
