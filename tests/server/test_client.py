"""The client on the protocol's page plays, whatever becomes of the server amid a match."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hygiene.sources import ROOT
from tests.server.harness import GAMES, PATIENCE, running
from tests.server.test_crash import process

EXAMPLE = ROOT / "examples" / "client.py"
LINES = 50


def client(*words: str) -> "subprocess.Popen[str]":
    """The program, begun."""
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.parametrize(("game", "setup"), [("takkure", '{"exercise": 1}'), ("dreadball", '{"rushes": 2}')])
def test_a_client_of_fifty_lines_plays_a_match_to_its_end(tmp_path: Path, game: str, setup: str) -> None:
    assert game in GAMES
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= LINES
    with running(tmp_path) as server, client(server.url, game, setup) as player:
        told, errors = player.communicate(timeout=3 * PATIENCE)
    assert (player.returncode, errors) == (0, "")
    assert told.strip()


def test_it_goes_on_when_the_server_was_killed(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with process(tmp_path, "--port", port) as (server, url):
        player = client(url, "dreadball")
        log = tmp_path / "matches.sqlite3-wal"
        begun = log.stat().st_size
        while log.stat().st_size < begun + 200_000:
            assert player.poll() is None, player.communicate()
        os.kill(server.pid, signal.SIGKILL)
        server.wait(PATIENCE)
    with process(tmp_path, "--port", port), player:
        told, errors = player.communicate(timeout=6 * PATIENCE)
    assert (player.returncode, errors) == (0, "")
    assert told.strip()


def test_who_cannot_play_is_told_why(tmp_path: Path) -> None:
    with running(tmp_path) as server, client(server.url, "chess") as player:
        player.communicate(timeout=PATIENCE)
    assert player.returncode == 1
