"""A page that is its own server, as its worker would open it: shelf, connections and other workers, all in here."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from thirdhalf.server.page import helper
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

    async def read_all(self, tables: str) -> str:
        return json.dumps([json.loads(await self.read(table, "")) for table in json.loads(tables)])

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


class Thread:
    """Another worker, as a thread."""

    def __init__(self, work: Callable[[str, Callable[[str], None]], None]) -> None:
        self._work = work
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._tasks: set[asyncio.Future[None]] = set()
        self.said: list[str] = []
        self.ends = 0
        # How many more lines end it instead of being answered.
        self.breaks = 0

    def wake(self) -> None:
        """It is awake."""

    def say(self, line: str) -> None:
        self.said.append(line)
        if self.breaks:
            self.breaks -= 1
            self._heard.put_nowait(None)
            return
        loop = asyncio.get_running_loop()
        heard = self._heard

        def tell(line: str) -> None:
            loop.call_soon_threadsafe(heard.put_nowait, line)

        task = asyncio.ensure_future(loop.run_in_executor(None, self._work, line, tell))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def hear(self) -> str:
        line = await self._heard.get()
        if line is None:
            raise RuntimeError("the worker has ended")
        return line

    def end(self) -> None:
        self.ends += 1
        self._heard = asyncio.Queue()


class Threads:
    """Both of them."""

    def __init__(self) -> None:
        self.coach = Thread(helper.think)
        self.analyst = Thread(helper.analyse)


class Visit:
    """A door that was opened, by whoever has its shelf."""

    def __init__(self, shelf: Dictionary) -> None:
        self.page = Listener()
        self.helpers = Threads()
        self.door = Door(shelf, self.page, self.helpers)

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
