"""The site: the whole game on a host that runs nothing, under its final policy, without a network."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.missing import missing
from tests.site.static import SITE, Host

STARTING = 120_000
"""Milliseconds for Python to start on a machine that does a lot besides."""


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    """The site on a host of its own."""
    if not (SITE / "index.html").is_file():
        missing("the site is not built (make site)")
    host = Host()
    yield host
    host.close()


@pytest.fixture
def arrive(host: Host, visit: Visit) -> Callable[[], Visitor]:
    """Makes visitors for whom all has been loaded, and whose network is cut then."""

    def make() -> Visitor:
        visitor = visit(host)
        visitor.page.set_default_timeout(STARTING)
        visitor.go()
        everything_is_kept(visitor)
        visitor.context.set_offline(True)
        return visitor

    return make


def everything_is_kept(visitor: Visitor) -> None:
    """Wait until the engine is there and the service worker has the whole site."""
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(visitor.page.locator(".notice")).to_have_count(0, timeout=STARTING)


def kill_the_worker(visitor: Visitor) -> None:
    """End the worker as a crash would."""
    before = visitor.page.workers[0]
    with pytest.raises(Error):
        # Whoever ends so does not answer.
        before.evaluate("() => { self.close(); return new Promise(() => {}); }")
    visitor.page.wait_for_event("worker", lambda worker: worker is not before)


def test_an_exercise_is_played_to_its_end_without_a_network(arrive: Callable[[], Visitor]) -> None:
    visitor = arrive()
    visitor.begin_exercise(1)
    while visitor.accept() == "asked":
        pass
    expect(visitor.page.locator(".call.end")).to_be_visible()


def test_a_match_survives_a_reload_and_the_end_of_its_worker(arrive: Callable[[], Visitor]) -> None:
    visitor = arrive()
    visitor.go("new/computer")
    visitor.page.locator("input[value='club']").check()
    visitor.page.locator("form button[type='submit']").click()
    assert visitor.until_ready() == "asked"
    for _ in range(3):
        assert visitor.accept() == "asked"
    turn, topic = visitor.turn, visitor.topic
    visitor.page.reload()
    assert visitor.until_ready() == "asked"
    assert (visitor.turn, visitor.topic) == (turn, topic)
    assert visitor.accept() == "asked"
    turn, topic = visitor.turn, visitor.topic
    kill_the_worker(visitor)
    assert visitor.until_ready() == "asked"
    assert (visitor.turn, visitor.topic) == (turn, topic)
    assert visitor.accept() == "asked"
    # Nothing was asked of the host since the network was cut, and friends are told why they cannot come.
    visitor.go("new/friend")
    expect(visitor.page.locator(".alone")).to_be_visible()
