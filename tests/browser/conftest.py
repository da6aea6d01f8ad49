"""A real browser and real servers. Every worker has its own; a page that complains in its console fails its test."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.seeded import NAME_OF_TEST
from tests.browser.serving import NETWORK_NAME, Serving
from tests.browser.visitor import LAPTOP, PATIENCE, Visitor
from tests.missing import missing
from thirdhalf.server.app import BUILT

FLAGS = (
    f"--host-resolver-rules=MAP {NETWORK_NAME} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """Where the machine has a Chromium."""
    names = (os.environ.get("CHROMIUM", "chromium"), "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def name_of_test(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file in which servers read for whom they throw dice."""
    path = tmp_path_factory.mktemp("running") / "test"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(NAME_OF_TEST, str(path))
        yield path


@pytest.fixture(autouse=True)
def dice_of_its_own(name_of_test: Path, request: pytest.FixtureRequest) -> None:
    """Each test meets the same dice in every run, whichever ran before it."""
    name_of_test.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    path = chromium()
    if path is None:
        missing("there is no Chromium (tools/chromium gets it on Debian)")
    if not (BUILT / "index.html").is_file():
        missing("the client is not built (make web)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for those tests of a module that only play."""
    serving = Serving(tmp_path_factory.mktemp("matches"))
    yield serving
    serving.stop()


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The same for those that play long and take what is suggested, whatever it is."""
    serving = Serving(tmp_path_factory.mktemp("matches"), module="tests.browser.hasty")
    yield serving
    serving.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    """A server for one test, which may kill it."""
    serving = Serving(tmp_path / "matches")
    yield serving
    serving.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Makes visitors: `visit(server)`, `visit(server, size=PHONE, language="de", speed=1)`. Settings are those of the
    page; things jump instead of moving unless a speed is given. None may have complained in the end.
    """
    visitors: list[Visitor] = []

    def make(server: Serving, size: tuple[int, int] = LAPTOP, **settings: object) -> Visitor:
        chosen = {"language": "en", "speed": 0, "calm": False, "help": "advice", "name": "Ada"} | settings
        visitors.append(Visitor(browser, server.url, size, chosen))
        return visitors[-1]

    yield make
    complaints = [complaint for visitor in visitors for complaint in visitor.unforgiven()]
    for visitor in visitors:
        visitor.close()
    assert not complaints
