"""How long it takes tells nothing: a computer that is asked in secret has answered before anything is shown."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from math import comb
from pathlib import Path

import pytest

from tests.server.harness import Client, create, running
from tests.server.slow import Slow
from thirdhalf.server.room.coaching import Coaching

DELAY = 0.2
ASKED = 40
MATCHES = 3
LONGEST_RUN = 900.0
"""So many windows in which a computer is asked in secret, which are few, are waited for in so many matches at once, for
so many seconds at most.
"""


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


def test_where_no_computer_is_asked_as_much_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch, 0.0)
    begun, go_on = threading.Semaphore(0), threading.Event()
    usual = Coaching._for_nothing

    async def held(coaching: Coaching, coach: str) -> None:
        begun.release()
        await asyncio.to_thread(go_on.wait)
        await usual(coaching, coach)

    monkeypatch.setattr(Coaching, "_for_nothing", held)
    with running(tmp_path, 0.05) as server:
        match = create(server.url, "mine", "club", exercise=6)
        with Client(server.url, match["home"]) as home:
            waited = 0
            while waited < 3:
                assert home.until_asked()
                before, go_on_before = slow.asked, home.number
                go_on.clear()
                home.step("random")
                if begun.acquire(timeout=1.0):
                    # Long after the time that is hidden anyway.
                    time.sleep(0.3)
                    home.hear_or_not(0.1)
                    home.hear_or_not(0.1)
                    assert home.number <= go_on_before + 1
                    assert home.question is None
                    waited += slow.asked == before
                go_on.set()
            home.until_asked()


@pytest.mark.soak
def test_windows_with_and_without_a_question_in_secret_take_equally_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch, 0.0)
    asked: list[float] = []
    others: list[float] = []
    until = time.monotonic() + LONGEST_RUN

    def play(url: str) -> None:
        while len(asked) < ASKED and time.monotonic() < until:
            match = create(url, "mine", "club", exercise=6)
            with Client(url, match["home"]) as home:
                while home.until_asked() and len(asked) < ASKED and time.monotonic() < until:
                    topic = home.question["topic"] if home.question else ""
                    before = slow.asked_in[match["match"]]
                    home.step("club")
                    began = time.monotonic()
                    home.until(lambda told: told["type"] == "update")
                    spent = time.monotonic() - began
                    # 5.01: who chooses team plays knows that the other side does too.
                    if topic != "team plays":
                        (asked if slow.asked_in[match["match"]] > before else others).append(spent)

    with running(tmp_path, DELAY) as server, ThreadPoolExecutor(MATCHES) as players:
        for done in [players.submit(play, server.url) for _ in range(MATCHES)]:
            done.result()
    assert len(asked) >= ASKED // 2, (len(asked), len(others))
    # Later than nine of ten by what can be seen: of those in which a computer thought as long as it may not more, but
    # for what happens by chance once in a thousand times.
    late = sorted(others)[len(others) * 9 // 10] + DELAY / 4
    usual = (sum(each > late for each in others) + 1) / (len(others) + 1)
    found = sum(each > late for each in asked)
    chance = sum(
        comb(len(asked), each) * usual**each * (1 - usual) ** (len(asked) - each)
        for each in range(found, len(asked) + 1)
    )
    print(
        f"{found} of {len(asked)} asked windows are late, of others {usual:.3%} of {len(others)}; chance {chance:.4f}"
    )
    assert chance > 0.001, (found, len(asked), usual, sorted(asked)[-5:], sorted(others)[-5:])
