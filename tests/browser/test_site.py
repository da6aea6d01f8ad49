"""The site: the whole game on a host that runs nothing, under its final policy, without a network."""

import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.missing import missing
from tests.site.static import SITE, Host
from tests.site.versions import another_version
from thirdhalf import play
from thirdhalf.kernel.record import as_text, record_from
from thirdhalf.kernel.replay import verify
from thirdhalf.server.games import games

STARTING = 120_000
"""Milliseconds for Python to start on a machine that does a lot besides."""
MOVED = """(before) => {
  if (document.querySelector('.call.end')) return 'over';
  const bar = document.querySelector('.bar.mine');
  return bar && bar.dataset.turn !== before ? 'asked' : null;
}"""
KEPT = """(count) => new Promise((told) => {
  indexedDB.open('thirdhalf').onsuccess = ({ target: { result } }) => {
    const wanted = IDBKeyRange.bound(['contents', 'takkure'], ['contents', 'takkure', []]);
    result.transaction('rows').objectStore('rows').count(wanted).onsuccess = (found) => {
      result.close();
      told(found.target.result === count);
    };
  };
})"""
"""Whether so many versions of Takkure's content are kept."""
FOLDER = "async () => (await (await fetch('./site.json')).json()).folder"
NO_PYTHON = "window.Worker = class { postMessage() {} terminate() {} }"
PLAY = """[[play]]
id = "second-skin"
name = "Second Skin"
origin = "user"
when = "before a roll"
rolls = ["endurance"]
effect = "more dice"
"""


@pytest.fixture
def host() -> Iterator[Host]:
    """The site on a host of its own."""
    if not (SITE / "index.html").is_file():
        missing("the site is not built (make site)")
    host = Host()
    yield host
    host.close()


@pytest.fixture
def arrive(host: Host, visit: Visit) -> Callable[..., Visitor]:
    """Makes visitors for whom all has been loaded, and whose network is cut then."""

    def make(**settings: object) -> Visitor:
        visitor = visit(host, **settings)
        visitor.page.set_default_timeout(STARTING)
        visitor.go()
        everything_is_kept(visitor)
        visitor.context.set_offline(True)
        return visitor

    return make


def everything_is_kept(visitor: Visitor) -> None:
    """Wait until the engine is there and the service worker has the whole site."""
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.page.wait_for_function("() => performance.getEntriesByName('engine').length")


def kill_the_worker(visitor: Visitor) -> None:
    """End the worker as a crash would."""
    before = next(worker for worker in visitor.page.workers if "helper" not in worker.url)
    # The next one may be there before anybody looks.
    with (
        visitor.page.expect_event("worker", lambda worker: worker is not before and "helper" not in worker.url),
        pytest.raises(Error),
    ):
        # Whoever ends so does not answer.
        before.evaluate("() => { self.close(); return new Promise(() => {}); }")


def begin(visitor: Visitor, coach: str) -> str:
    """A match against the computer; its name."""
    visitor.go("new/computer")
    visitor.page.locator(f"input[value='{coach}']").check()
    visitor.page.locator("form button[type='submit']").click()
    assert visitor.until_ready() == "asked"
    return visitor.page.url.rpartition("/")[2]


def begin_career(visitor: Visitor) -> None:
    """A career, and its first match."""
    visitor.go("careers")
    visitor.page.get_by_label("Your club’s name").fill("Mine")
    visitor.page.get_by_label("The other coaches").select_option("random")
    visitor.page.get_by_role("button", name="Begin the career").click()
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    assert visitor.until_ready() == "asked"


def let_the_computer(visitor: Visitor) -> str:
    """Let the computer answer, and wait for what comes then."""
    before = visitor.turn
    visitor.page.keyboard.press("c")
    return str(visitor.page.wait_for_function(MOVED, arg=before).json_value())


def test_an_exercise_is_played_looked_back_on_and_kept_without_a_network(
    arrive: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = arrive()
    visitor.begin_exercise(1)
    while visitor.accept() == "asked":
        pass
    expect(visitor.page.locator(".call.end")).to_be_visible()
    # A record made here is one anywhere, and says where it was made.
    visitor.go("matches")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Download").click()
    record = record_from("record", Path(download.value.path()).read_bytes())
    assert record.software.endswith(" page")
    verify(games()["takkure"], record)
    # The other way round, and with luck and play besides, which another worker tells from each other.
    native = tmp_path / "native.jsonl"
    native.write_text(as_text(play("takkure", "club", "rookie", seed="site", exercise=3).record), encoding="utf-8")
    visitor.go("replay")
    visitor.page.locator("input[type=file]").set_input_files(native)
    visitor.page.get_by_role("link", name="Third half", exact=True).click()
    expect(visitor.page.get_by_role("heading", name="In figures")).to_be_visible(timeout=STARTING)
    expect(visitor.page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=STARTING)
    # The puzzle of the day comes with the site: the position is there, and what is asked of it.
    visitor.go("puzzle")
    expect(visitor.page.locator(".puzzle")).to_be_visible(timeout=STARTING)
    expect(visitor.page.locator(".pitch svg").first).to_be_visible()


def test_a_career_is_begun_while_the_engine_comes_and_survives_as_matches_do(host: Host, visit: Visit) -> None:
    host.may_end.clear()
    visitor = visit(host, size=PHONE)
    visitor.page.set_default_timeout(STARTING)
    visitor.go()
    # All but the engine has come: how much is told, and what for. Home can be used.
    notice = visitor.page.locator(".notice")
    expect(notice).to_contain_text(re.compile(r"Fetching the engine: [1-9]\.\d of [1-9]\.\d MB"), timeout=STARTING)
    expect(notice.locator("progress")).to_be_visible()
    assert visitor.violations() == []
    visitor.page.locator(".door").first.click()
    host.may_end.set()
    everything_is_kept(visitor)
    visitor.context.set_offline(True)
    wrong = visitor.context.new_cdp_session(visitor.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Visitors of tests leave nothing behind, as in a private window.
    assert [each["errorId"] for each in wrong] == ["in-incognito"]
    begin_career(visitor)
    for harm in (visitor.page.reload, lambda: kill_the_worker(visitor)):
        assert visitor.accept() == "asked"
        turn, topic = visitor.turn, visitor.topic
        harm()
        assert visitor.until_ready() == "asked"
        assert (visitor.turn, visitor.topic) == (turn, topic)
    visitor.go("careers")
    visitor.page.get_by_role("link", name="Mine").click()
    expect(visitor.page.get_by_role("article", name="The Third Half Times")).to_contain_text("Mine")


def test_a_match_survives_a_reload_and_the_end_of_its_worker(arrive: Callable[..., Visitor]) -> None:
    visitor = arrive()
    match = begin(visitor, "club")
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
    # What is known of it can be seen before Python is there: the list, and the pitch.
    visitor.go("matches")
    expect(visitor.page.locator(f"a[href='#/replay/{match}']")).to_be_visible()
    visitor.page.add_init_script(NO_PYTHON)
    visitor.page.reload()
    expect(visitor.page.locator(f"a[href='#/replay/{match}']")).to_be_visible()
    visitor.page.locator(f"a[href='#/match/{match}']").click()
    expect(visitor.page.locator("main .picture svg").first).to_be_visible()
    visitor.go("rules")
    expect(visitor.page.locator("main h2").first).to_be_visible()


@pytest.mark.soak
def test_a_match_of_a_career_is_played_without_a_network_and_the_season_goes_on(arrive: Callable[..., Visitor]) -> None:
    visitor = arrive()
    begin_career(visitor)
    answers = 0
    while let_the_computer(visitor) == "asked":
        answers += 1
        if answers == 10:
            visitor.page.reload()
            visitor.page.wait_for_function(MOVED, arg="")
        elif answers == 20:
            kill_the_worker(visitor)
    assert answers > 20
    visitor.go("careers")
    visitor.page.get_by_role("link", name="Mine").click()
    expect(visitor.page.locator("a[href^='#/third-half/']").first).to_be_visible(timeout=STARTING)
    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=STARTING)


@pytest.mark.soak
def test_a_whole_match_is_played_without_a_network(arrive: Callable[..., Visitor]) -> None:
    visitor = arrive()
    begin(visitor, "club")
    answers = 0
    while let_the_computer(visitor) == "asked":
        answers += 1
        if answers == 60:
            visitor.page.reload()
            assert visitor.until_ready() == "asked"
        elif answers == 120:
            kill_the_worker(visitor)
            assert visitor.accept() == "asked"
    assert answers > 120
    expect(visitor.page.locator(".call.end")).to_contain_text("Final whistle")


def test_an_update_is_asked_for_and_a_match_goes_on_with_what_it_began_with(
    host: Host, visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(host)
    visitor.page.set_default_timeout(STARTING)
    visitor.go()
    everything_is_kept(visitor)
    # Who looks ahead does so in another worker.
    begin(visitor, "province")
    assert visitor.accept() == "asked"
    assert [worker for worker in visitor.page.workers if "helper" in worker.url]
    visitor.page.wait_for_function(KEPT, arg=1)
    host.folder = another_version(tmp_path)
    visitor.page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
    load = visitor.page.get_by_role("button", name="Load it")
    expect(load).to_be_visible(timeout=STARTING)
    # Nothing changes under a match until one says so.
    assert visitor.accept() == "asked"
    assert visitor.page.evaluate(FOLDER).endswith("-next/") is False
    turn, topic = visitor.turn, visitor.topic
    with visitor.page.expect_navigation():
        load.click()
    assert visitor.until_ready() == "asked"
    assert visitor.page.evaluate(FOLDER).endswith("-next/")
    assert (visitor.turn, visitor.topic) == (turn, topic)
    assert visitor.accept() == "asked"
    visitor.page.wait_for_function(KEPT, arg=2)


def test_content_of_ones_own_is_played_with_or_told_what_is_wrong(
    arrive: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = arrive(size=PHONE)
    page = visitor.page
    visitor.go("settings")
    for text, wrong in ((PLAY.replace("more dice", "more luck"), True), (PLAY, False)):
        file = tmp_path / "mine.zip"
        with zipfile.ZipFile(file, "w") as archive:
            archive.writestr("mine/takkure/individual_plays.toml", text)
        page.locator("input[type=file]").set_input_files(file)
        if wrong:
            expect(page.locator(".own [role=alert]")).to_contain_text(re.compile("individual_plays.toml.*effect"))
            assert visitor.violations() == []
    expect(page.locator(".own [role=status]")).to_be_visible(timeout=STARTING)
    begin(visitor, "rookie")
    assert visitor.accept() == "asked"
    page.wait_for_function(KEPT, arg=2)
    visitor.go("settings")
    page.get_by_role("button", name="Take it out").click()
    expect(page.get_by_role("button", name="Take it out")).to_have_count(0, timeout=STARTING)
