"""A real server process, killed without warning: at most the choice in flight is lost."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, Client, create


@contextlib.contextmanager
def process(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`thirdhalf serve` on a free port, and its address."""
    command = [sys.executable, "-m", "thirdhalf", "serve", "--port", "0", "--data", str(folder), "--delay", "0"]
    command += options
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Third Half on http://127.0.0.1:"), line
            yield server, line.split()[-1]
        finally:
            if server.poll() is None:
                server.kill()
            server.wait(PATIENCE)


@pytest.mark.parametrize(("game", "setup"), [("takkure", {"exercise": 6}), ("dreadball", {})])
def test_a_killed_server_goes_on_at_the_same_decision(tmp_path: Path, game: str, setup: dict[str, int]) -> None:
    with process(tmp_path) as (server, url):
        match = create(url, "mine", "random", game=game, **setup)
        with Client(url, match["home"]) as client:
            for _ in range(8):
                client.until_asked()
                assert client.step()["type"] == "accepted"
            client.until_asked()
            before = (client.state, client.question, client.turn)
            os.kill(server.pid, signal.SIGKILL)
            server.wait(PATIENCE)
    with process(tmp_path) as (server, url), Client(url, match["home"]) as client:
        client.until_asked()
        assert (client.state, client.question, client.turn) == before
        choice = client.request("suggest", turn=client.turn, coach="random")["choice"]
        turn = client.turn
        client.send({"type": "choose", "id": "in flight", "turn": turn, "choice": choice})
        os.kill(server.pid, signal.SIGKILL)
        server.wait(PATIENCE)
    with process(tmp_path) as (server, url):
        with Client(url, match["home"]) as client:
            client.until(lambda told: told["type"] == "snapshot")
            # Stored or not: sent again it is done, and done once.
            assert client.choose(choice, id="in flight", turn=turn)["type"] == "accepted"
            client.until_asked()
            assert client.turn == turn + 1
            assert client.choose(choice, id="in flight", turn=turn)["type"] == "accepted"
            for _ in range(5):
                client.until_asked()
                assert client.step()["type"] == "accepted"
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
        assert server.stderr is not None
        assert server.stderr.read() == ""


def test_an_interrupt_ends_the_server_cleanly(tmp_path: Path) -> None:
    with process(tmp_path) as (server, url):
        match = create(url, "mine", "random", exercise=1)
        with Client(url, match["home"]) as client:
            client.until_asked()
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENCE) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"lock", "matches.sqlite3"}
    assert (tmp_path / "lock").read_text("utf-8") == ""


def test_what_keeps_it_from_starting_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "matches.sqlite3").write_bytes(b"this is not a database, whatever its name may say " * 50)
    serve = [sys.executable, "-m", "thirdhalf", "serve"]
    with process(tmp_path) as (_, url):
        port = url.rsplit(":", 1)[1].rstrip("/")
        for options in (["--port", port, "--data", str(tmp_path / "new")], ["--data", str(tmp_path / "bad")]):
            ended = subprocess.run([*serve, *options], capture_output=True, text=True, timeout=PATIENCE, check=False)
            assert ended.returncode == 1
            assert ended.stdout == ""
            assert ended.stderr.startswith("thirdhalf: ")
            assert len(ended.stderr.splitlines()) == 1
