"""A page that is its own server: what is on its shelf outlasts the worker."""

import asyncio
import json

import pytest

from tests.server.page.visiting import COMPUTER, Dictionary, Listener, Threads, Visit, wish
from thirdhalf.kernel.record import record_from
from thirdhalf.kernel.replay import verify
from thirdhalf.server.games import games
from thirdhalf.server.keeping.schema import VERSION
from thirdhalf.server.page.door import Door


def test_a_match_goes_on_where_it_was_when_its_worker_ended() -> None:
    async def story() -> None:
        shelf = Dictionary()
        async with Visit(shelf) as before:
            made = await before.asked("POST", "matches", body=wish({"exercise": 2}, COMPUTER))
            token = made["grants"][0]["token"]
            told = await before.play(await before.sit(token), 4)
            # The worker is killed: nothing is closed, only the shelf is left.
            left = json.loads(json.dumps(shelf.rows))
            stood = await before.door.lobby.seat(token)
            state, length = stood[1].playing.match.project(0), stood[1].playing.length
        assert told["outcome"] is None
        shelf.rows = left
        shelf.reads.clear()
        async with Visit(shelf) as after:
            assert not [read for read in shelf.reads if read[0] == "log"]
            listed = await after.asked("POST", "mine", body={"tokens": [token]})
            assert [each["info"]["match"] for each in listed["matches"]] == [made["info"]["match"]]
            again = await after.sit(token)
            _, room = await after.door.lobby.seat(token)
            assert room.playing.length == length
            assert room.playing.match.project(0) == state
            assert (await after.play(again, 1000))["outcome"] is not None
            answer = await after.door.request("GET", f"matches/{made['info']['match']}/record", f"Bearer {token}", "")
            record = record_from("record", answer.body)
            assert record.software.endswith(" page")
            verify(games()["takkure"], record)

    asyncio.run(story())


def test_nobody_is_invited_to_a_page_without_a_server() -> None:
    async def story() -> None:
        async with Visit(Dictionary()) as visit:
            assert (await visit.asked("GET", "about"))["network"] is False
            refused = await visit.asked(
                "POST", "matches", body=wish({"exercise": 1}, {"kind": "invite", "name": "Friend"})
            )
            assert refused["code"] == "no network"
            looked = await visit.asked("POST", "invitation", body={"invite": "a" * 24, "key": None})
            assert looked["code"] == "no network"
            assert (await visit.asked("GET", "nothing"))["code"] == "no match"
            assert (await visit.asked("POST", "records", body="x" * 2_000_000))["code"] == "too large"

    asyncio.run(story())


def test_a_shelf_of_an_older_version_is_brought_to_the_present_one() -> None:
    async def story() -> None:
        shelf = Dictionary()
        async with Visit(shelf) as visit:
            made = await visit.asked("POST", "matches", body=wish({"exercise": 2}, COMPUTER))
            token = made["grants"][0]["token"]
            await visit.play(await visit.sit(token), 2)
        # As version 2 had it: no help, no score, no other tables than these.
        for row in shelf.rows["matches"].values():
            keep = list(row)[: list(row).index("help")]
            for column in set(row) - set(keep):
                del row[column]
        shelf.rows = {table: shelf.rows[table] for table in ("matches", "seats", "log")}
        shelf.rows[""] = {"[]": {"version": 2}}
        async with Visit(shelf) as visit:
            assert shelf.rows[""]["[]"] == {"version": VERSION}
            assert [row["help"] for row in shelf.rows["matches"].values()] == ["advice"]
            told = await visit.sit(token)
            # It may be the other's turn, or over by its dice.
            assert told["turn"] > 0
            await visit.play(told, 1)

    asyncio.run(story())


def test_a_shelf_of_a_newer_version_is_left_alone() -> None:
    shelf = Dictionary()
    shelf.rows[""] = {"[]": {"version": VERSION + 1}}
    with pytest.raises(ValueError, match="newer"):
        asyncio.run(Door(shelf, Listener(), Threads()).open())
