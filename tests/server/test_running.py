"""Running a server: copies made under load lead back, and it says how it is."""

import os
import re
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.server.harness import Client, ask, create, running
from thirdhalf.server.caring.backup import backup, restore
from thirdhalf.server.keeping.places import FILE_NAME
from thirdhalf.server.web.watching import figure


class Player:
    """Somebody who plays matches as fast as can be, and remembers how many choices were acknowledged."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.matches: list[tuple[str, str]] = []
        self.acknowledged: dict[str, int] = {}
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        while not self._done.is_set():
            match = create(self._url, "mine", "random", exercise=1)
            self.matches.append((match["match"], match["home"]))
            with Client(self._url, match["home"]) as client:
                while not self._done.is_set() and client.until_asked():
                    client.step()
                    self.acknowledged[match["match"]] = self.acknowledged.get(match["match"], 0) + 1

    def stop(self) -> None:
        """Play no more."""
        self._done.set()
        self._thread.join(20)
        assert not self._thread.is_alive()


def test_a_copy_made_while_people_play_has_all_that_was_acknowledged_and_can_be_played_on(tmp_path: Path) -> None:
    copies = []
    with running(tmp_path / "data") as server:
        player = Player(server.url)
        try:
            for number in range(3):
                while len(player.matches) < 3 * (number + 1):
                    threading.Event().wait(0.01)
                before = dict(player.acknowledged)
                copy = tmp_path / f"copy-{number}.sqlite3"
                assert backup(tmp_path / "data" / FILE_NAME, copy) >= len(before)
                copies.append((copy, before, list(player.matches)))
        finally:
            player.stop()
    assert sorted(path.name for path in tmp_path.iterdir()) == [*(copy.name for copy, _, _ in copies), "data"]
    for copy, before, _ in copies:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        connection = sqlite3.connect(copy)
        for match, choices in before.items():
            query = "SELECT count(*) FROM log WHERE match = ? AND seat = 0"
            assert connection.execute(query, (match,)).fetchone()[0] >= choices
        connection.close()
    copy, before, matches = copies[0]
    number, aside = restore(copy, tmp_path / "data" / FILE_NAME)
    assert number >= len(before)
    assert aside is not None
    assert backup(aside, tmp_path / "later.sqlite3") > number
    with running(tmp_path / "data") as server:
        for _, token in matches[:3]:
            with Client(server.url, token) as client:
                while client.until_asked():
                    client.step()
                assert client.outcome is not None


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as server:
        create(server.url, "mine", "random", exercise=1)
    before = (data / FILE_NAME).read_bytes()
    torn = tmp_path / "torn"
    torn.write_bytes(before[: len(before) // 2])
    other = tmp_path / "other"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE something (else_ TEXT)")
    connection.close()
    newer = tmp_path / "newer"
    backup(data / FILE_NAME, newer)
    connection = sqlite3.connect(newer)
    connection.execute("PRAGMA user_version = 1000")
    connection.close()
    for file in (torn, other, newer, tmp_path / "nothing", tmp_path):
        with pytest.raises(ValueError, match=re.escape(str(file))):
            restore(file, data / FILE_NAME)
    with pytest.raises(ValueError, match="is there already"):
        backup(data / FILE_NAME, newer)
    assert (data / FILE_NAME).read_bytes() == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only an administrator gives files away")
def test_what_an_administrator_restores_belongs_to_the_servers_user(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        create(server.url, "mine", "random", exercise=1)
    backup(tmp_path / "data" / FILE_NAME, tmp_path / "copy")
    (tmp_path / "other").mkdir()
    os.chown(tmp_path / "other", 12345, 12345)
    restore(tmp_path / "copy", tmp_path / "other" / FILE_NAME)
    assert {file.stat().st_uid for file in (tmp_path / "other").iterdir()} == {12345}


def test_it_says_how_it_is_to_its_own_machine(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        health = ask(server.url, "health")
        assert (health.status, health.json["ok"]) == (200, True)
        match = create(server.url, "mine", "random", exercise=1)
        with Client(server.url, match["home"]) as client:
            assert client.until_asked()
            client.step()
            client.until_asked()
            told = ask(server.url, "metrics")
        assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
        values = dict(line.rsplit(" ", 1) for line in told.body.decode().splitlines() if not line.startswith("#"))
        assert values["thirdhalf_connections"] == "1"
        assert values["thirdhalf_matches_loaded"] == "1"
        assert int(values["thirdhalf_stored_lines_total"]) >= 1
        assert values['thirdhalf_storing_seconds_bucket{le="+Inf"}'] == values["thirdhalf_storing_seconds_count"]
        lines = told.body.decode().splitlines()
        form = re.compile(r'(# (HELP|TYPE) thirdhalf_\w+ .+|thirdhalf_\w+(\{\w+="[^"]*"\})? [0-9.e+-]+)')
        assert [line for line in lines if not form.fullmatch(line)] == []
        assert ask(server.url, "metrics", headers={"x-forwarded-for": "192.0.2.7"}).status == 404


def test_a_figure_has_its_meaning_and_kind() -> None:
    assert figure("a", "gauge", "What.", {"": 2, '{b="c"}': 0.5}) == (
        '# HELP thirdhalf_a What.\n# TYPE thirdhalf_a gauge\nthirdhalf_a 2\nthirdhalf_a{b="c"} 0.5\n'
    )


def test_a_server_that_could_not_start_says_all_that_is_wrong_and_starts_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    serve = [sys.executable, "-m", "thirdhalf", "serve", "--check", "--port", "0"]
    bad = [*serve, "--data", str(tmp_path), "--content", str(tmp_path), "--host", "192.0.2.7"]
    ended = subprocess.run(bad, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    wrong = {line.split()[1] for line in ended.stdout.splitlines() if line.startswith("WRONG")}
    assert {"content:", "matches:", "address:"} <= wrong
    good = subprocess.run(
        [*serve, "--data", str(tmp_path / "new")], capture_output=True, text=True, timeout=60, check=False
    )
    wrong = {line.split()[1] for line in good.stdout.splitlines() if line.startswith("WRONG")}
    assert wrong <= {"client:"}
    assert not (tmp_path / "new").exists()
