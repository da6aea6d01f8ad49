"""Several processes on one PostgreSQL: a match is the same in all of them, and goes on when one is killed."""

import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, Client, Told, ask, create
from tests.server.postgres import Postgres, postgres
from tests.server.test_crash import process

Server = tuple[int, str]
"""A process and its address."""
GOES_ON_WITHIN = 20.0
"""Seconds on a machine that does much else; left alone it takes less than five."""


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """A PostgreSQL for all tests here."""
    with postgres() as one:
        yield one


@pytest.fixture
def both(server: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    address = server.new()
    with contextlib.ExitStack() as held:
        started = [held.enter_context(process(tmp_path, "--database", address)) for _ in range(2)]
        yield (started[0][0].pid, started[0][1]), (started[1][0].pid, started[1][1])


def kill(server: Server) -> float:
    """End it without a word; when that was."""
    os.kill(server[0], signal.SIGKILL)
    return time.monotonic()


def test_people_at_two_processes_play_one_match_and_one_is_killed(both: tuple[Server, Server]) -> None:
    first, second = both
    match = create(first[1], "mine", "invite", exercise=6)
    joined = ask(second[1], "api/join", {"invite": match["away"], "key": "k" * 20, "name": "Cy"}).json
    with Client(first[1], match["home"]) as home, Client(second[1], joined["token"]) as away:
        home.until(lambda told: told["type"] == "present" and told["seats"][1]["name"] == "Cy")
        hear_of_each_other(home, away)
        play(home, away, 30)
        killed = kill(first)
    with Client(second[1], match["home"]) as home, Client(second[1], joined["token"]) as away:
        play(home, away, 1)
        assert time.monotonic() - killed < GOES_ON_WITHIN
        play(home, away, 20)
    listed = ask(second[1], "api/mine", {"tokens": [match["home"]]}).json["matches"]
    assert [each["info"]["match"] for each in listed] == [match["match"]]


def hear_of_each_other(*clients: Client) -> None:
    """Until both are there and have given their numbers: who writes while another does comes again, as clients do."""
    for client in clients:
        client.until(
            lambda told: (
                told["type"] == "present"
                and told["home"]
                and told["away"]
                and all(nonce["number"] for nonce in told["nonces"])
            )
        )


def play(home: Client, away: Client, decisions: int) -> None:
    """Both answer whatever they are asked, so often or until it is over."""
    for _ in range(decisions):
        asked = whoever_is_asked(home, away)
        if asked is None:
            return
        assert asked.step()["type"] == "accepted"


DEAD = 4.0
"""So long until those who live know by themselves who has died."""
BANK = 1000


@pytest.mark.parametrize("opponent", [True, False])
def test_a_death_takes_nothing_of_the_time_of_whoever_was_connected(
    both: tuple[Server, Server], opponent: bool
) -> None:
    first, second = both
    match = create(first[1], "mine", "mine", game="dreadball", clock={"bank": BANK, "increment": 0})
    with contextlib.ExitStack() as held:
        before = time.monotonic()
        away = held.enter_context(Client(first[1], match["away"]))
        # The other side is at the process that lives on, or at the one that does not.
        home = held.enter_context(Client(second[1] if opponent else first[1], match["home"]))
        hear_of_each_other(home, away)
        asked = whoever_is_asked(home, away)
        while asked is not away:
            before = time.monotonic()
            assert asked is not None
            assert asked.question is not None
            asked.choose([asked.question["options"][0]["choice"]])
            asked = whoever_is_asked(home, away)
        # The process knows for some time that this side is there, and thinks.
        time.sleep(1.5)
        died = kill(first)
        time.sleep(DEAD)
        with Client(second[1], match["home"]), Client(second[1], match["away"]) as again:
            came = time.monotonic()
            told = again.until(lambda told: told["type"] == "standing" and told["clock"]["running"] == "away")
            taken = BANK - told["clock"]["left"][1] / 1000
            assert taken <= died - before + time.monotonic() - came
            # To a second: as long as it takes to come, one at a time.
            assert told["clock"]["away"][1] >= 59_000, "that was no absence"


def whoever_is_asked(*clients: Client) -> Client | None:
    """The client with the question; None when it is over. What the others are told is heard too."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for client in clients:
            if client.question is not None or client.outcome is not None:
                return client if client.question is not None else None
            client.hear_or_not(0.02)
    raise AssertionError("nobody is asked")


def test_a_computer_answers_wherever_its_opponent_comes(both: tuple[Server, Server]) -> None:
    first, second = both
    match = create(first[1], "mine", "random", exercise=6)
    with Client(first[1], match["home"]) as home:
        for _ in range(5):
            assert home.until_asked()
            home.step()
        # The computer has answered, so nobody writes while it changes hands.
        assert home.until_asked()
        with Client(second[1], match["home"]) as again:
            # The same seat at both: what is answered at one is seen at the other.
            for _ in range(5):
                assert again.until_asked()
                again.step()
            assert again.until_asked()
            while home.turn < again.turn or home.question is None or len(home.events) < len(again.events):
                home.hear()
            assert (home.state, home.turn) == (again.state, again.turn)
        killed = kill(first)
    with Client(second[1], match["home"]) as home:
        for _ in range(10):
            assert home.until_asked()
            home.step()
        assert home.until_asked()
    assert time.monotonic() - killed < GOES_ON_WITHIN


def test_computers_that_somebody_watches_go_on_elsewhere(both: tuple[Server, Server]) -> None:
    first, second = both
    match = create(first[1], "random", "random", pace=20, exercise=6)
    with Client(second[1], match["public"]) as watching:
        with Client(first[1], match["host"]) as host:
            heard_of_moves(host, 5)
            heard_of_moves(watching, 5)
            # The host's process lets them play; whoever is at the other hears of it.
            killed = kill(first)
        # What was on its way before that does not count.
        while time.monotonic() - killed < 0.5:
            watching.hear_or_not(0.05)
        heard_of_moves(watching, 3)
        assert time.monotonic() - killed < GOES_ON_WITHIN


def heard_of_moves(client: Client, moves: int) -> None:
    """Hear until so many updates came."""
    for _ in range(moves):
        client.until(lambda told: told["type"] == "update")


def test_a_rematch_is_known_at_both(both: tuple[Server, Server]) -> None:
    first, second = both
    match = create(first[1], "mine", "invite", exercise=1)
    joined = ask(second[1], "api/join", {"invite": match["away"], "key": "k" * 20, "name": ""}).json
    with Client(first[1], match["home"]) as home, Client(second[1], joined["token"]) as away:
        hear_of_each_other(home, away)
        play(home, away, 1000)
        headers = {"authorization": f"Bearer {match['home']}"}
        offered = ask(first[1], f"api/matches/{match['match']}/rematch", {}, headers)
        assert offered.status == 201, offered.body
        told: Told = away.until(lambda told: told["type"] == "present" and told["rematch"] is not None)
        assert told["rematch"]["by"] == "home"
