"""How long it takes tells nothing: a computer that is asked in secret has answered before anything is shown."""

import time
from pathlib import Path

import pytest

from tests.server.harness import Client, create, running
from tests.server.slow import Slow

DELAY = 0.2
WINDOWS = 300


def test_nobody_waits_for_a_computer_that_thinks_in_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch, 3.0)
    with running(tmp_path, DELAY) as server:
        match = create(server.url, "mine", "club", exercise=6)
        with Client(server.url, match["home"]) as home:
            home.until_asked()
            while slow.asked == 0:
                home.step("random")
                home.until(lambda told: told["type"] == "update")
            # 5.01: the other side has chosen its team plays since, four of them, and thinks about the first still.
            assert slow.asked >= 4
            assert not slow.thought.acquire(blocking=False)


@pytest.mark.soak
def test_windows_with_and_without_a_question_in_secret_take_equally_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch, 0.0)
    asked: list[float] = []
    others: list[float] = []
    with running(tmp_path, DELAY) as server:
        match = create(server.url, "mine", "club", exercise=6)
        with Client(server.url, match["home"]) as home:
            while home.until_asked() and len(asked) + len(others) < WINDOWS:
                topic = home.question["topic"] if home.question else ""
                before = slow.asked
                home.step("club")
                began = time.monotonic()
                home.until(lambda told: told["type"] == "update")
                if topic != "team plays":
                    (asked if slow.asked > before else others).append(time.monotonic() - began)
    late = sorted(others)[len(others) * 9 // 10] + DELAY / 4
    shares = [sum(each > late for each in windows) / len(windows) for windows in (asked, others)]
    # Later than nine of ten by what can be seen: of those in which a computer has thought as long as it may not more.
    assert len(asked) >= 5
    assert shares[0] < 0.5, (shares, sorted(asked), sorted(others)[-20:])
