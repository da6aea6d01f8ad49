"""Matches in the browser's own database: the tables of the server's file in memory, and every row that changes there is
put on a shelf that outlasts the worker.

What is written down are rows of the same schema, so a match is the same log of choices as on a server. Logs are many
rows and are fetched when somebody comes to their match.
"""

import json
import sqlite3
from collections.abc import Awaitable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from thirdhalf.server.keeping.rows import Entry, MatchRow
from thirdhalf.server.keeping.schema import MEMORY, VERSION, connect, migrate
from thirdhalf.server.keeping.sql import Answer, Value, Work
from thirdhalf.server.keeping.sqlite import SqliteDatabase
from thirdhalf.server.keeping.storage import Storage

LOG: Final = "log"
"""The table that is fetched by match."""
HEX: Final = "hex"
CHANGED: Final = "changed"
"""The table that tells which rows have changed."""
VERSION_ROW: Final = ["", [], {"version": VERSION}]
MADE: Final = Path(__file__).with_name("listening.db")


class Shelf(Protocol):
    """What the browser keeps: JSON texts, for they travel between two languages."""

    def read(self, table: str, first: str) -> Awaitable[str]:
        """The rows of a table, those whose key begins so: a list of objects; all of them for "". The table "" has one
        row, the version of all others.
        """

    def read_all(self, tables: str) -> Awaitable[str]:
        """All rows of several tables, named by a list: a list of lists of objects."""

    def write(self, changes: str) -> Awaitable[None]:
        """Keep or remove rows, all or none: a list of table, key and row, null for a row that is gone."""


class Table(NamedTuple):
    """A table, its columns, and those that its key is made of."""

    name: str
    columns: list[str]
    key: list[str]


class ShelfDatabase(SqliteDatabase):
    """The server's database with a shelf instead of a file."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(MEMORY)
        self._shelf = shelf
        self._tables: list[Table] = []
        self._fetched: set[str] = set()

    async def open(self) -> None:
        """Take everything but logs from the shelf; a shelf of an older version is brought to the present one."""
        found = json.loads(await self._shelf.read("", ""))
        version = found[0]["version"] if found else VERSION
        if version == VERSION:
            await self._open(0)
            await self._with(lambda connection: connection.deserialize(listening()))
            self._tables = await self._with(tables_of)
            rows = await self._rows([table for table in self._tables if table.name != LOG])
            await self._with(lambda connection: put_unnoticed(connection, rows))
            if not found:
                await self._shelf.write(json.dumps([VERSION_ROW]))
        else:
            await self._migrate(version)

    async def _migrate(self, version: int) -> None:
        await self._open(version)
        rows = await self._rows(await self._with(tables_of))
        await self._with(lambda connection: put(connection, rows))
        await self._with(lambda connection: migrate(connection, MEMORY))
        await self._with(listen)
        self._tables = await self._with(tables_of)
        self._fetched = {str(row["match"]) for table, found in rows if table.name == LOG for row in found}
        everything = await self._with(lambda connection: whole(connection, self._tables))
        await self._shelf.write(json.dumps([VERSION_ROW, *everything]))

    async def _rows(self, tables: list[Table]) -> list[tuple[Table, list[dict[str, Value]]]]:
        # All at once: each question takes its time, however little there is to be answered.
        answers = json.loads(await self._shelf.read_all(json.dumps([table.name for table in tables])))
        return [(table, rows_of(answer)) for table, answer in zip(tables, answers, strict=True)]

    async def fetch(self, match: str) -> None:
        """Fetch the log of a match from the shelf, where that has not been done."""
        if match not in self._fetched:
            log = next(table for table in self._tables if table.name == LOG)
            rows = rows_of(json.loads(await self._shelf.read(LOG, match)))
            await self._with(lambda connection: fetched(connection, log, rows))
            self._fetched.add(match)

    async def do(self, work: Work[Answer]) -> Answer:
        """Whatever was changed is on the shelf before anybody hears of it."""
        answer = await super().do(work)
        changes = await self._with(lambda connection: changed(connection, self._tables))
        if changes:
            await self._shelf.write(json.dumps(changes))
        return answer


class ShelfStorage(Storage):
    """Matches on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf_database = ShelfDatabase(shelf)
        super().__init__(self._shelf_database)

    async def match(self, id: str) -> tuple[MatchRow, list[Entry]] | None:
        """A match, its log fetched first."""
        await self._shelf_database.fetch(id)
        return await super().match(id)


def tables_of(connection: sqlite3.Connection) -> list[Table]:
    """All tables with their columns, but the one that tells which rows have changed."""
    found = connection.execute(
        f"SELECT name FROM sqlite_master WHERE type = 'table' AND name <> '{CHANGED}' ORDER BY 1"
    )
    names = [name for (name,) in found]
    tables = []
    for name in names:
        columns = connection.execute(f"PRAGMA table_info({name})").fetchall()
        key = sorted([(column[5], column[1]) for column in columns if column[5]])
        tables.append(Table(name, [column[1] for column in columns], [column for _, column in key]))
    return tables


def rows_of(plain: list[dict[str, object]]) -> list[dict[str, Value]]:
    """Rows as they are in the table."""
    return [{name: from_plain(value) for name, value in row.items()} for row in plain]


def put(connection: sqlite3.Connection, rows: list[tuple[Table, list[dict[str, Value]]]]) -> None:
    """Rows from the shelf."""
    connection.execute("BEGIN")
    connection.execute("PRAGMA defer_foreign_keys = ON")
    for table, found in rows:
        for row in found:
            names = list(row)
            marks = ", ".join("?" * len(names))
            connection.execute(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks})", list(row.values()))


def put_unnoticed(connection: sqlite3.Connection, rows: list[tuple[Table, list[dict[str, Value]]]]) -> None:
    """Rows from the shelf that are no news to it."""
    put(connection, rows)
    connection.execute(f"DELETE FROM {CHANGED}")


def fetched(connection: sqlite3.Connection, table: Table, rows: list[dict[str, Value]]) -> None:
    """More rows from the shelf. A match that was begun here has its rows already."""
    names = [tuple(row[column] for column in table.key) for row in rows]
    known = set(connection.execute(f"SELECT {', '.join(table.key)} FROM {table.name}"))
    missing = [row for row, name in zip(rows, names, strict=True) if name not in known]
    put_unnoticed(connection, [(table, missing)])


def listen(connection: sqlite3.Connection) -> None:
    """From now on note which rows change."""
    tables = tables_of(connection)
    widest = max([len(table.key) for table in tables])
    fields = ", ".join([f"k{i}" for i in range(widest)])
    connection.execute(f"CREATE TABLE {CHANGED} (name, {fields}, UNIQUE (name, {fields}))")
    for table in tables:
        for event, row in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")):
            key = ", ".join([*[f"{row}.{column}" for column in table.key], *["''"] * (widest - len(table.key))])
            connection.execute(
                f"CREATE TRIGGER {table.name}_{event} AFTER {event} ON {table.name} "
                f"BEGIN INSERT OR IGNORE INTO {CHANGED} VALUES ('{table.name}', {key}); END"
            )


@cache
def listening() -> bytes:
    """A database of the present version with nothing in it that notes which rows change. To make it takes a while, so
    the site brings it.
    """
    if MADE.is_file():
        return MADE.read_bytes()
    connection = connect(MEMORY)
    with connection:
        listen(connection)
    return connection.serialize()


def changed(connection: sqlite3.Connection, tables: list[Table]) -> list[object]:
    """The rows that have changed since this was last asked, in the shelf's form."""
    told: list[object] = []
    by_name = {table.name: table for table in tables}
    for name, *key in connection.execute(f"SELECT * FROM {CHANGED} ORDER BY rowid").fetchall():
        table = by_name[name]
        key = key[: len(table.key)]
        where = " AND ".join([f"{column} = ?" for column in table.key])
        row = connection.execute(f"SELECT * FROM {name} WHERE {where}", key).fetchone()
        told.append([name, [plain_key(part) for part in key], None if row is None else plain_row(table, row)])
    connection.execute(f"DELETE FROM {CHANGED}")
    return told


def whole(connection: sqlite3.Connection, tables: list[Table]) -> list[object]:
    """Every row, in the shelf's form."""
    told: list[object] = []
    for table in tables:
        for row in connection.execute(f"SELECT * FROM {table.name}"):
            values = dict(zip(table.columns, row, strict=True))
            told.append([table.name, [plain_key(values[part]) for part in table.key], plain_row(table, row)])
    return told


def plain_row(table: Table, row: tuple[Value, ...]) -> dict[str, object]:
    """A row by its columns' names, bytes as hexadecimal digits."""
    told: dict[str, object] = {}
    for column, value in zip(table.columns, row, strict=True):
        told[column] = {HEX: value.hex()} if isinstance(value, bytes) else value
    return told


def plain_key(value: Value) -> Value:
    """A part of a key, as something that the browser can sort."""
    return value.hex() if isinstance(value, bytes) else value


def from_plain(value: object) -> Value:
    """A value as it is in the table."""
    if isinstance(value, dict):
        return bytes.fromhex(value[HEX])
    assert value is None or isinstance(value, str | int | float)
    return value
