"""The file of matches: older versions open, newer ones are refused, and a log has one writer."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, running
from thirdhalf.kernel.dice import seed_from
from thirdhalf.kernel.seat import CHANCE, HOME
from thirdhalf.server.games import games
from thirdhalf.server.keeping.places import FILE_NAME
from thirdhalf.server.keeping.rows import CHOICE, UNDO, Damaged, Entry, MatchRow
from thirdhalf.server.keeping.schema import VERSION
from thirdhalf.server.keeping.seats import digest
from thirdhalf.server.keeping.sqlite import SqliteDatabase
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.room.playing import Playing

# What version 1 made; it stays as it was.
VERSION_1 = """
    CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, content TEXT NOT NULL, software TEXT NOT NULL,
        setup TEXT NOT NULL, home_name TEXT NOT NULL, away_name TEXT NOT NULL, home_coach TEXT NOT NULL,
        away_coach TEXT NOT NULL, pace INTEGER NOT NULL, seed BLOB NOT NULL, created INTEGER NOT NULL,
        changed INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE seats (token BLOB PRIMARY KEY, match TEXT NOT NULL REFERENCES matches (id), role TEXT NOT NULL,
        invite INTEGER NOT NULL, claimed BLOB) WITHOUT ROWID;
    CREATE TABLE log (match TEXT NOT NULL REFERENCES matches (id), number INTEGER NOT NULL, kind INTEGER NOT NULL,
        seat INTEGER NOT NULL, choice TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID;
    PRAGMA user_version = 1;
"""
TOKEN = "a-token-of-version-1"


def row(id: str = "one") -> MatchRow:
    """A match of exercise 1."""
    content = games()["takkure"].content_hash()
    setup: dict[str, str | int | bool] = {"exercise": 1}
    return MatchRow(id, "takkure", content, "1", setup, ("A", "B"), ("", ""), 0, seed_from("x"), 5, 5, HOME, "")


def run(work: Coroutine[Any, Any, None]) -> None:
    """Do it."""
    asyncio.run(work)


def test_a_file_of_version_1_opens_and_its_match_goes_on(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as file:
        file.executescript(VERSION_1)
        content = games()["takkure"].content_hash()
        values = ("old", "takkure", content, "0.1", '{"exercise": 1}', "A", "B", "", "", 0, seed_from("x"), 5, 5)
        file.execute(f"INSERT INTO matches VALUES ({', '.join('?' * 13)})", values)
        file.execute("INSERT INTO seats VALUES (?, 'old', 'home', 0, NULL)", (digest(TOKEN),))
        file.execute("INSERT INTO log VALUES ('old', 0, 0, 0, '1', 'first')")
    file.close()
    with running(tmp_path) as server, Client(server.url, TOKEN) as client:
        client.until_asked()
        assert client.question is not None
        assert client.question["topic"] == "mark"
        assert client.choose([0, -10160])["type"] == "accepted"
    with sqlite3.connect(tmp_path / FILE_NAME) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert file.execute("SELECT choice FROM log ORDER BY number").fetchall() == [("1",), ("0,-10160",)]
    file.close()


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as file:
        file.execute(f"PRAGMA user_version = {VERSION + 1}")
    file.close()

    async def work() -> None:
        storage = Storage(SqliteDatabase(tmp_path / FILE_NAME))
        with pytest.raises(ValueError, match="newer than this software"):
            await storage.open()
        await storage.close()

    run(work())


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"something else entirely, and long enough to be a header" * 20)

    async def work() -> None:
        storage = Storage(SqliteDatabase(tmp_path / FILE_NAME))
        with pytest.raises(ValueError, match=FILE_NAME):
            await storage.open()
        await storage.close()

    run(work())


def test_a_damaged_log_is_noticed() -> None:
    game = games()["takkure"]
    first = Entry(CHOICE, HOME, (1,), "")
    broken = (
        [Entry(CHOICE, 1, (1,), "")],
        [Entry(CHOICE, HOME, (77,), "")],
        [first, Entry(UNDO, 1, (), "")],
        [first, Entry(CHOICE, CHANCE, (3,), "")],
    )
    for entries in broken:
        with pytest.raises(Damaged):
            Playing(game, row()).restore(entries)
    playing = Playing(game, row())
    playing.restore([first, Entry(UNDO, HOME, (), "u"), first])
    assert playing.match.decision is not None
    assert playing.match.decision.topic == "mark"
    assert playing.turns == [3, 0]
    assert playing.recorder.seed == seed_from("x")
