"""A page that is its own server: what is on its shelf outlasts the worker."""

import asyncio
import json
from typing import Any

import pytest

from thirdhalf.kernel.record import record_from
from thirdhalf.kernel.replay import verify
from thirdhalf.server.games import games
from thirdhalf.server.keeping.schema import VERSION
from thirdhalf.server.page.door import Door
from thirdhalf.server.protocol import PROTOCOL

PATIENCE = 60.0


class Dictionary:
    """A shelf as the browser's: rows by table and key."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, Any]] = {}
        self.reads: list[tuple[str, str]] = []

    async def read(self, table: str, first: str) -> str:
        self.reads.append((table, first))
        found = self.rows.get(table, {})
        return json.dumps([row for key, row in found.items() if not first or json.loads(key)[0] == first])

    async def write(self, changes: str) -> None:
        for table, key, row in json.loads(changes):
            rows = self.rows.setdefault(table, {})
            if row is None:
                del rows[json.dumps(key)]
            else:
                rows[json.dumps(key)] = row


class Listener:
    """A page with one connection."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def told(self, line: int, text: str) -> None:
        self.heard.put_nowait({"line": line, **json.loads(text)})

    def closed(self, line: int) -> None:
        self.heard.put_nowait({"line": line, "type": "closed"})

    async def until(self, *types: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if message["type"] in types:
                return message


class Visit:
    """A door that was opened, by whoever has its shelf."""

    def __init__(self, shelf: Dictionary) -> None:
        self.page = Listener()
        self.door = Door(shelf, self.page)

    async def __aenter__(self) -> "Visit":
        await self.door.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.door.close()

    async def asked(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        authorization = f"Bearer {token}" if token else ""
        answer = await self.door.request(method, path, authorization, "" if body is None else json.dumps(body))
        return json.loads(answer.body)

    async def sit(self, token: str) -> dict[str, Any]:
        """Connect, and hear how things stand."""
        self.door.connect(1)
        self.door.hear(1, json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        return await self.page.until("snapshot")

    async def play(self, told: dict[str, Any], most: int) -> dict[str, Any]:
        """Let the usual coach answer as many questions as that, or to the end."""
        asked = 0
        while told["outcome"] is None and asked < most:
            if told["question"] is not None:
                asked += 1
                step = {"type": "step", "id": f"step-{told['turn']}-{asked}", "turn": told["turn"], "coach": "rookie"}
                self.door.hear(1, json.dumps(step))
                assert (await self.page.until("accepted", "refused"))["type"] == "accepted"
            told = await self.page.until("update", "snapshot")
        return told


def wish(setup: dict[str, Any], away: dict[str, Any]) -> dict[str, Any]:
    return {"game": "takkure", "setup": setup, "home": {"kind": "mine", "name": "Ada"}, "away": away, "pace": 0}


COMPUTER = {"kind": "computer", "name": "rookie", "coach": "rookie"}


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
        asyncio.run(Door(shelf, Listener()).open())
