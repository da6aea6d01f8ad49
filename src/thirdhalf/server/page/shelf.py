"""Matches in the browser's own database: the tables of the server's file in memory, and every row that changes there is
put on a shelf that outlasts the worker.

What is written down are rows of the same schema, so a match is the same log of choices as on a server. Logs are many
rows and are fetched when somebody comes to their match.
"""

import json
import sqlite3
from collections.abc import Awaitable
from typing import Final, NamedTuple, Protocol

from thirdhalf.server.keeping.rows import Entry, MatchRow
from thirdhalf.server.keeping.schema import MEMORY, VERSION, migrate
from thirdhalf.server.keeping.sql import Answer, Value, Work
from thirdhalf.server.keeping.sqlite import SqliteDatabase
from thirdhalf.server.keeping.storage import Storage

LOG: Final = "log"
"""The table that is fetched by match."""
HEX: Final = "hex"


class Shelf(Protocol):
    """What the browser keeps: JSON texts, for they travel between two languages."""

    def read(self, table: str, first: str) -> Awaitable[str]:
        """The rows of a table, those whose key begins so: a list of objects; all of them for "". The table "" has one
        row, the version of all others.
        """

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
        await self._open(version)
        tables = await self._with(tables_of)
        rows = [(table, await self._rows(table, "")) for table in tables if table.name != LOG or version != VERSION]
        await self._with(lambda connection: put(connection, rows))
        if version != VERSION:
            await self._with(lambda connection: migrate(connection, MEMORY))
        self._tables = await self._with(tables_of)
        await self._with(lambda connection: listen(connection, self._tables))
        if version != VERSION:
            self._fetched = {str(row["match"]) for table, found in rows if table.name == LOG for row in found}
            everything = await self._with(lambda connection: whole(connection, self._tables))
            await self._shelf.write(json.dumps([["", [], {"version": VERSION}], *everything]))
        elif not found:
            await self._shelf.write(json.dumps([["", [], {"version": VERSION}]]))

    async def fetch(self, match: str) -> None:
        """Fetch the log of a match from the shelf, where that has not been done."""
        if match not in self._fetched:
            log = next(table for table in self._tables if table.name == LOG)
            rows = await self._rows(log, match)
            await self._with(lambda connection: fetched(connection, log, rows))
            self._fetched.add(match)

    async def do(self, work: Work[Answer]) -> Answer:
        """Whatever was changed is on the shelf before anybody hears of it."""
        answer = await super().do(work)
        changes = await self._with(lambda connection: changed(connection, self._tables))
        if changes:
            await self._shelf.write(json.dumps(changes))
        return answer

    async def _rows(self, table: Table, first: str) -> list[dict[str, Value]]:
        return [
            {name: from_plain(value) for name, value in row.items()}
            for row in json.loads(await self._shelf.read(table.name, first))
        ]


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
    """All tables with their columns."""
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")]
    tables = []
    for name in names:
        columns = connection.execute(f"PRAGMA table_info({name})").fetchall()
        key = sorted([(column[5], column[1]) for column in columns if column[5]])
        tables.append(Table(name, [column[1] for column in columns], [column for _, column in key]))
    return tables


def put(connection: sqlite3.Connection, rows: list[tuple[Table, list[dict[str, Value]]]]) -> None:
    """Rows from the shelf."""
    connection.execute("BEGIN")
    connection.execute("PRAGMA defer_foreign_keys = ON")
    for table, found in rows:
        for row in found:
            names = list(row)
            marks = ", ".join("?" * len(names))
            connection.execute(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks})", list(row.values()))


def fetched(connection: sqlite3.Connection, table: Table, rows: list[dict[str, Value]]) -> None:
    """Rows from the shelf that are no news to it. A match that was begun here has its rows already."""
    names = [tuple(row[column] for column in table.key) for row in rows]
    known = set(connection.execute(f"SELECT {', '.join(table.key)} FROM {table.name}"))
    put(connection, [(table, [row for row, name in zip(rows, names, strict=True) if name not in known])])
    connection.execute("DELETE FROM changed")


def listen(connection: sqlite3.Connection, tables: list[Table]) -> None:
    """From now on note which rows change."""
    widest = max([len(table.key) for table in tables])
    fields = ", ".join([f"k{i}" for i in range(widest)])
    connection.execute(f"CREATE TEMP TABLE changed (name, {fields}, UNIQUE (name, {fields}))")
    for table in tables:
        for event, row in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")):
            key = ", ".join([*[f"{row}.{column}" for column in table.key], *["''"] * (widest - len(table.key))])
            connection.execute(
                f"CREATE TEMP TRIGGER {table.name}_{event} AFTER {event} ON {table.name} "
                f"BEGIN INSERT OR IGNORE INTO changed VALUES ('{table.name}', {key}); END"
            )


def changed(connection: sqlite3.Connection, tables: list[Table]) -> list[object]:
    """The rows that have changed since this was last asked, in the shelf's form."""
    told: list[object] = []
    by_name = {table.name: table for table in tables}
    for name, *key in connection.execute("SELECT * FROM changed ORDER BY rowid").fetchall():
        table = by_name[name]
        key = key[: len(table.key)]
        where = " AND ".join([f"{column} = ?" for column in table.key])
        row = connection.execute(f"SELECT * FROM {name} WHERE {where}", key).fetchone()
        told.append([name, [plain_key(part) for part in key], None if row is None else plain_row(table, row)])
    connection.execute("DELETE FROM changed")
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
