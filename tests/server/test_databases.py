"""What is kept is kept alike, whichever database it is in."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres
from tests.server.test_storage import row
from thirdhalf.kernel.seat import AWAY, CHANCE, HOME
from thirdhalf.server.allowing.allowances import Allowances, Want
from thirdhalf.server.allowing.guests import BANNED, Guests, Held
from thirdhalf.server.among.leases import Leases
from thirdhalf.server.among.presence import Counts, Presence
from thirdhalf.server.caring.repair import all_matches
from thirdhalf.server.caring.retention import DAY, UNPLAYED_DAYS, delete_unplayed
from thirdhalf.server.keeping.analyses import DONE, Analyses, Job, Kept
from thirdhalf.server.keeping.places import database_at
from thirdhalf.server.keeping.rows import CHOICE, UNDO, Entry, RematchRow, SeatRow
from thirdhalf.server.keeping.schema import MEMORY, OF_A_MATCH, VERSION, connect
from thirdhalf.server.keeping.seats import digest
from thirdhalf.server.keeping.sql import Database, Sql, Taken, Unavailable
from thirdhalf.server.keeping.storage import LOG, Storage
from thirdhalf.server.meeting import keeping
from thirdhalf.server.meeting.keeping import SeekRow, Seeks

Open = Callable[[], Storage]
Work = Callable[[Storage], Awaitable[None]]


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """A PostgreSQL for all tests here."""
    with postgres() as one:
        yield one


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """How to open a storage, again and again the same."""
    address = None if request.param == "sqlite" else request.getfixturevalue("server").new()
    return lambda: Storage(database_at(tmp_path, address))


def run(opened: Open, work: Work) -> None:
    """Do it with an open storage."""

    async def with_it() -> None:
        storage = opened()
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(with_it())


def choices(*choices: int) -> list[Entry]:
    """Lines of a log."""
    return [Entry(CHOICE, HOME, (choice,), f"id {choice}") for choice in choices]


def test_what_was_stored_is_there(opened: Open) -> None:
    async def store(storage: Storage) -> None:
        await storage.create(row(), [SeatRow(digest("t"), "one", "home", 0, None)], choices(5))
        await storage.append("one", 1, [Entry(CHOICE, CHANCE, (7, 3), "")], AWAY, "", (9, 0, 1))
        await storage.append("one", 2, [Entry(UNDO, HOME, (), "b")], HOME, "", None)
        await storage.keep_content("takkure", "digest", b"\x00files")
        await storage.keep_content("takkure", "digest", b"others")

    async def find(storage: Storage) -> None:
        found = await storage.match("one")
        assert found is not None
        assert found[0].setup == {"exercise": 1}
        assert (found[0].waiting, found[0].changed, found[0].score) == (HOME, 9, (0, 1))
        assert found[0].seed == row().seed
        lines = [(entry.kind, entry.seat, entry.choice, entry.id) for entry in found[1]]
        assert lines == [(CHOICE, HOME, (5,), "id 5"), (CHOICE, CHANCE, (7, 3), ""), (UNDO, HOME, (), "b")]
        assert [entry.id for entry in await storage.log_after("one", 2)] == ["b"]
        assert await storage.log_after("one", 3) == []
        assert await storage.lengths(["one", "two"]) == {"one": 3}
        assert await storage.match("two") is None
        assert await storage.seat(digest("u")) is None
        assert (await storage.content("takkure", "digest"), await storage.content("takkure", "x")) == (
            b"\x00files",
            None,
        )
        [(place, seat, match)] = await storage.summaries([digest("u"), digest("t")])
        assert (place, seat.role, match.id) == (1, "home", "one")

    run(opened, store)
    run(opened, find)


def test_of_two_writers_one_fails_as_a_whole(opened: Open) -> None:
    async def work(storage: Storage) -> None:
        await storage.create(row(), [], [])
        await storage.append("one", 0, choices(1, 2), AWAY, "", (6, 0, 0))
        with pytest.raises(Taken):
            await storage.append("one", 1, choices(3, 4), HOME, "x", (7, 0, 0))
        found = await storage.match("one")
        assert found is not None
        assert len(found[1]) == 2
        assert found[0].waiting == AWAY

    run(opened, work)


def test_of_many_writers_at_once_one_is_first(opened: Open) -> None:
    async def work(storage: Storage) -> None:
        await storage.create(row(), [], [])
        for number in range(5):
            answers = await asyncio.gather(
                *[storage.append("one", number, choices(each), HOME, "", (each, 0, 0)) for each in range(6)],
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", *["Taken"] * 5]
            found = await storage.match("one")
            assert found is not None
            first = next(each for each, answer in enumerate(answers) if answer is None)
            assert (found[1][-1].choice, found[0].changed) == ((first,), first)

    run(opened, work)


def test_an_invitation_is_taken_up_once_and_again_with_the_same_key(opened: Open) -> None:
    async def work(storage: Storage) -> None:
        await storage.create(row(), [SeatRow(digest("i"), "one", "away", 1, None)], [])
        assert await storage.open_seats("one") == ["away"]
        assert await storage.claim(digest("i"), digest("k"), digest("t"), "Cy") is not None
        assert await storage.claim(digest("i"), digest("k"), digest("t"), "Cy") is not None
        assert await storage.claim(digest("i"), digest("l"), digest("u"), "Di") is None
        assert await storage.claim(digest("j"), digest("k"), digest("t"), "Di") is None
        assert await storage.open_seats("one") == []
        found = await storage.match("one")
        assert found is not None
        assert found[0].names == ("A", "Cy")
        assert await storage.invitation(digest("i"), None) is None
        taken = await storage.invitation(digest("i"), digest("k"))
        assert taken is not None
        await storage.let_watch(digest("t"), digest("w"))
        await storage.let_watch(digest("t"), digest("w"))
        watching = await storage.seat(digest("w"))
        assert watching is not None
        assert (watching.role, watching.match) == ("public", "one")

    run(opened, work)


def test_of_many_who_take_up_an_invitation_at_once_one_does(opened: Open) -> None:
    async def work(storage: Storage) -> None:
        await storage.create(row(), [SeatRow(digest("i"), "one", "away", 1, None)], [])
        keys = [f"key {each}" for each in range(6)]
        claims = [storage.claim(digest("i"), digest(key), digest(f"t {key}"), key) for key in keys]
        answers = await asyncio.gather(*claims)
        assert sum(answer is not None for answer in answers) == 1
        [(key, _)] = [pair for pair in zip(keys, answers, strict=True) if pair[1] is not None]
        standing = (await storage.standings(["one"]))["one"]
        assert (standing.names, standing.open_seats, standing.rematch) == (("A", key), [], None)

    run(opened, work)


def test_offers_and_analyses_are_kept(opened: Open) -> None:
    async def work(storage: Storage) -> None:
        await storage.create(row(), [], [])
        await storage.create(row("two"), [], [])
        offers = [RematchRow("one", "home", "open", "two"), RematchRow("one", "away", "open", "one")]
        assert [await storage.offer_first(offer) for offer in offers] == [offers[0]] * 2
        await storage.offer(RematchRow("one", "home", "accepted", "two"))
        offer = await storage.rematch("one")
        assert offer == RematchRow("one", "home", "accepted", "two") == await storage.rematch_before("two")
        analyses = Analyses(storage.database)
        assert await analyses.add(Job("d", "record"), 0, 5)
        assert await analyses.add(Job("e", "another"), 1, 4)
        assert await analyses.next() == Job("d", "record")
        assert await analyses.ahead("e") == 1
        await analyses.finish("d", Kept(DONE, "{}"))
        assert await analyses.find("d", 6) == Kept(DONE, "{}")
        await analyses.praise("one", "home", 3)
        await analyses.praise("one", "home", 4)
        assert await analyses.praises("one") == {"home": 4}

    run(opened, work)


def test_what_nobody_has_played_is_deleted_after_some_days(opened: Open) -> None:
    by_computer = [Entry(CHOICE, AWAY, (2,), "")]
    old, now = 100 * DAY, (100 + UNPLAYED_DAYS) * DAY + 1

    async def work(storage: Storage) -> None:
        for name, entries, outcome in (
            ("unplayed", [], ""),
            ("computers", by_computer, ""),
            ("played", [*by_computer, *choices(1)], ""),
            ("over", by_computer, "{}"),
        ):
            kept = row(name)
            kept.changed, kept.outcome = old, outcome
            await storage.create(kept, [SeatRow(digest(name), name, "home", 0, None)], entries)
        recent = row("recent")
        recent.changed = now - DAY
        await storage.create(recent, [], [])
        await storage.offer(RematchRow("over", "home", "open", "unplayed"))
        assert await delete_unplayed(storage.database, old) == 0
        assert await delete_unplayed(storage.database, now) == 2
        assert await delete_unplayed(storage.database, now) == 0
        names = await storage.database.do(all_matches)
        assert names == ["over", "played", "recent"]
        assert await storage.seat(digest("unplayed")) is None
        assert await storage.rematch("over") is None

    run(opened, work)


def test_every_table_of_a_match_is_known_to_be_one() -> None:
    connection = connect(MEMORY)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {
        (table, column)
        for table in tables
        for _, _, of, column, *_ in connection.execute(f"PRAGMA foreign_key_list({table})")
        if of == "matches"
    }
    connection.close()
    assert found <= set(OF_A_MATCH)


def test_work_that_fails_leaves_nothing(opened: Open) -> None:
    async def work(storage: Storage) -> None:
        async def half(sql: Sql) -> None:
            await sql.run("INSERT INTO contents VALUES ('g', 'd', ?)", b"")
            raise KeyError

        with pytest.raises(KeyError):
            await storage.database.do(half)
        assert await storage.content("g", "d") is None

    run(opened, work)


def test_work_finds_what_it_would_find_alone(opened: Open) -> None:
    async def work(storage: Storage) -> None:
        async def one_more(sql: Sql) -> None:
            [(most,)] = await sql.rows("SELECT coalesce(max(beat), 0) FROM processes")
            await sql.run("INSERT INTO processes VALUES (?, ?)", f"p{most + 1}", most + 1)

        await asyncio.gather(*[storage.database.do(one_more) for _ in range(12)])

        async def count(sql: Sql) -> list[tuple[object, ...]]:
            return await sql.rows("SELECT count(*), max(beat) FROM processes")

        assert await storage.database.do(count) == [(12, 12)]

    run(opened, work)


# Several processes.


def test_a_database_of_a_newer_version_is_left_alone(server: Postgres) -> None:
    address = server.new()

    async def later(storage: Storage) -> None:
        async def newer(sql: Sql) -> None:
            await sql.run("UPDATE version SET number = ?", VERSION + 1)

        await storage.database.do(newer)

    def open_it() -> Storage:
        return Storage(database_at(Path(), address))

    run(open_it, later)
    with pytest.raises(ValueError, match="newer than this software"):
        run(open_it, later)


def test_what_is_no_database_is_told_in_a_line(server: Postgres, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="begins with postgresql://"):
        database_at(tmp_path, "mysql://somewhere/x")
    for address in (f"postgresql:///x?host={tmp_path}", server.new().replace("/d", "/nothing")):
        with pytest.raises(ValueError, match="cannot be used") as told:
            asyncio.run(database_at(tmp_path, address).open())
        assert "\n" not in str(told.value)


def two(address: str) -> tuple[Database, Database]:
    """The same database for two processes."""
    return database_at(Path(), address), database_at(Path(), address)


def test_what_one_process_stores_another_hears_also_after_it_was_cut_off(server: Postgres) -> None:
    async def work() -> None:
        first, second = two(server.new())
        heard: asyncio.Queue[str] = asyncio.Queue()
        second.listen(LOG, heard.put_nowait)
        await first.open()
        await second.open()
        async with asyncio.timeout(30):
            assert await heard.get() == ""  # something may have been missed before
            await Storage(first).create(row(), [], [])
            await Storage(first).append("one", 0, choices(1, 2), AWAY, "", None)
            while await heard.get() != "one:2":
                pass

            async def cut(sql: Sql) -> None:
                await sql.rows(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%' OR query LIKE 'SELECT 1%' AND pid != pg_backend_pid()"
                )

            await first.do(cut)
            while await heard.get() != "":
                pass
            await Storage(first).append("one", 2, choices(3), AWAY, "", None)
            while await heard.get() != "one:3":
                pass
        await first.close()
        await second.close()

    asyncio.run(work())


def test_a_lease_is_one_processs_until_it_is_gone(server: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        databases = two(server.new())
        for database in databases:
            await database.open()
        first, second = (Leases(database) for database in databases)
        await first.beat()
        await second.beat()
        assert await first.take("a")
        assert await first.take("a")
        assert not await second.take("a")
        assert await second.take("b")
        assert (await first.has(["a", "b"]), await second.has(["a", "b"])) == ({"a"}, {"b"})
        await first.give_back("a")
        assert await second.take("a")
        assert await first.take("a", by_force=True)
        assert await second.has(["a"]) == set()
        assert await second.abandoned() == []
        taken = await asyncio.gather(*[each.take("c") for each in (first, second, first, second)])
        assert taken in ([True, False, True, False], [False, True, False, True])
        await Presence(databases[0], first.process).tell({"a": Counts(1, 0, 2), "b": Counts()})
        heard = await Presence(databases[1], second.process).elsewhere(["a", "b"])
        assert {match: each.counts for match, each in heard.items()} == {"a": Counts(1, 0, 2)}
        trace = await Presence(databases[1], second.process).trace("a", HOME)
        assert trace is not None
        # Nobody hears by that name: the process is lost.
        assert trace.lost
        assert await Presence(databases[1], second.process).trace("a", AWAY) is None
        assert await Presence(databases[0], first.process).elsewhere(["a"]) == {}
        monkeypatch.setattr("thirdhalf.server.among.leases.GONE_SECONDS", -1.0)
        monkeypatch.setattr("thirdhalf.server.among.presence.GONE_SECONDS", -1.0)
        assert not first.alive
        assert "a" in await second.abandoned()
        assert await second.take("a")
        assert await Presence(databases[1], second.process).elsewhere(["a"]) == {}

        async def epochs(sql: Sql) -> list[tuple[object, ...]]:
            return await sql.rows("SELECT epoch FROM leases WHERE name = 'a'")

        assert await databases[0].do(epochs) == [(4,)]
        for database in databases:
            await database.close()

    asyncio.run(work())


def test_a_database_that_was_stopped_is_used_again_when_it_is_there(server: Postgres) -> None:
    async def work() -> None:
        storage = Storage(database_at(Path(), server.new()))
        await storage.open()
        await storage.create(row(), [], [])
        for how in ("fast", "immediate"):
            await asyncio.to_thread(server.stop, how)
            with pytest.raises(Unavailable):
                await storage.match("one")
            await asyncio.to_thread(server.start)
            assert await storage.match("one") is not None
        await storage.close()

    asyncio.run(work())


def sought(number: int, account: str = "", kind: str = "link") -> SeekRow:
    """A seek that was made, and last heard of, at that moment."""
    asked = (f"seek {number}", bytes([number]), account, "a", "dreadball", "", "{}", 0, 0, 0, 0, kind, 0, 0, 1500, 1)
    return SeekRow(*asked, "advice", number, number, "", "")


def test_links_that_nobody_waits_at_keep_nobody_out_of_the_lobby(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_SEEKS", 4)

    async def work(storage: Storage) -> None:
        async def names() -> set[str]:
            return {each.id for each in await seeks.open(0)}

        seeks = Seeks(storage.database)
        assert await seeks.add(sought(1, "somebody"))
        for number in (2, 3, 4):
            assert await seeks.add(sought(number))
        await seeks.beat("seek 2", 50)
        # A guest of whom nothing was heard for longest makes room; who has an account or waits does not.
        assert await seeks.add(sought(60, kind="seek"))
        assert await names() == {"seek 1", "seek 2", "seek 4", "seek 60"}
        for number in (61, 62, 63):
            assert await seeks.add(sought(number, f"account {number}"))
        assert await names() == {"seek 1", "seek 61", "seek 62", "seek 63"}
        # Where all have accounts, no more are taken.
        assert not await seeks.add(sought(64))

    run(opened, work)


def test_a_limit_holds_over_all_who_have_the_database(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    want = Want("tries", "192.0.2.7", 0.1, 3)
    other = want._replace(who="192.0.2.8")
    start = time.time()

    async def work(storage: Storage) -> None:
        again = opened()
        await again.open()
        one, two = Allowances(storage.database), Allowances(again.database)
        assert [await each.take(want) for each in (one, two, one, two)] == [True, True, True, False]
        assert await two.take(other)
        # All or nothing.
        assert not await one.take(other, want)
        assert [await one.take(other) for _ in range(3)] == [True, True, False]
        # What was taken for nothing is given back, and time gives some; never more than all.
        await one.give(want)
        assert [await two.take(want) for _ in range(2)] == [True, False]
        monkeypatch.setattr(time, "time", lambda: start + 21)
        assert [await each.take(want) for each in (one, two, one)] == [True, True, False]
        monkeypatch.setattr(time, "time", lambda: start + 2000)
        assert [await one.take(want) for _ in range(4)] == [True, True, True, False]
        if storage.database.shared:
            monkeypatch.setattr(time, "time", lambda: start + 5000)
            taken = await asyncio.gather(*[each.take(want) for each in (one, two) * 4])
            assert taken.count(True) == 3
        await again.close()

    run(opened, work)


def test_what_is_said_about_guests_is_kept_alike(opened: Open) -> None:
    async def work(storage: Storage) -> None:
        guests = Guests(storage.database)
        rows = [SeatRow(digest(name), "one", role, 0, None) for name, role in (("h", "home"), ("a", "away"))]
        await storage.create(row(), rows, [])
        assert await guests.together([digest("h"), digest("a")]) is None
        await guests.hold("one", "home", BANNED)
        found = await storage.seat_held(digest("h"))
        assert found is not None
        assert found[1] == Held("one", "home", BANNED, "one home")
        # Two tokens that one browser has.
        assert await guests.together([digest("a")]) is None
        held = await guests.together([digest("a"), digest("h"), digest("nobody")])
        assert held == found[1]
        assert {each.role for each in await guests.seats()} == {"home", "away"}
        await guests.came("192.0.2.7", held)
        assert [await guests.standing(address) for address in ("192.0.2.7", "192.0.2.8")] == [BANNED, ""]
        await guests.hold("one", "away", "")
        assert await guests.seats() == []
        assert await guests.standing("192.0.2.7") == ""

    run(opened, work)
