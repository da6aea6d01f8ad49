"""The same matches on a cluster of two machines, and when one of them goes."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from tests.missing import missing
from thirdhalf.lab.cluster import Cluster
from thirdhalf.lab.executors import Here, working
from thirdhalf.lab.ladder import Climb, ladder
from thirdhalf.lab.simulation import Series, Tally, simulate


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


def told(tally: Tally) -> dict[str, object]:
    return {name: getattr(tally, name) for name in Tally.__slots__}


@pytest.mark.soak
def test_a_lost_machine_changes_nothing(two_machines: Any) -> None:
    plan = Series("dreadball", {}, "random", "random", 24, "cluster", coverage=True)
    alone = simulate(plan, Here(), None, lambda _: None)
    with working(on=two_machines.address) as executor:
        assert executor.workers == 2
        done: list[int] = []

        def lose_one(count: int) -> None:
            if not done:
                two_machines.remove_node(sorted(two_machines.worker_nodes, key=id)[0], allow_graceful=False)
            done.append(count)

        assert told(simulate(plan, executor, None, lose_one)) == told(alone)
        climb = Climb("dreadball", {}, ("random", "rookie"), 4, 50, "cluster")
        assert ladder(climb, executor, lambda _: None).ratings == ladder(climb, Here(), lambda _: None).ratings
    assert sum(done) == 24


@pytest.mark.soak
def test_a_cluster_that_is_not_there_is_named() -> None:
    if find_spec("ray") is None:
        missing("there is no Ray (the extra cluster)")
    with pytest.raises(ValueError, match=r"no Ray cluster at 127\.0\.0\.1:9"):
        Cluster("127.0.0.1:9")
