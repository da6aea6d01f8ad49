"""How many messages a second the server delivers, and what a choice costs: with nobody and with many watching.

Server and clients share the machine: the server runs in a process of its own, as people run it.
"""

import asyncio
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.server.games import games
from thirdhalf.server.keeping.rows import Entry, MatchRow
from thirdhalf.server.keeping.sqlite import SqliteDatabase
from thirdhalf.server.keeping.storage import Storage
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.showing import Showing

DECISIONS = 400
WATCHERS = (0, 10, 50)


def row() -> MatchRow:
    """A full match between people."""
    game = games()["takkure"]
    setup: dict[str, str | int | bool] = {"exercise": 6}
    return MatchRow("m", game.id, game.content_hash(), "1", setup, ("a", "b"), ("", ""), 0, bytes(32), 0, 0, 0, "")


def measure_parts() -> None:
    """What one decision costs in the process: the rules, the three views, and storing."""

    async def run() -> None:
        playing = Playing(games()["takkure"], row())
        playing.begin_at_once()
        showing = Showing(playing, ("", ""), 0.0)
        chooser = Chooser(1)
        rules = views = 0.0
        count = 0
        written: list[list[Entry]] = []
        while count < DECISIONS and playing.match.decision is not None:
            was_open, seat = not playing.secret, playing.asked
            choice = playing.match.decision.sample(chooser)
            began = time.perf_counter()
            written.append(playing.answer(choice, ""))
            middle = time.perf_counter()
            showing.answered(was_open, seat)
            views += time.perf_counter() - middle
            rules += middle - began
            count += 1
        sizes = [len(stream.snapshot()) for stream in showing.streams.values()]
        print(f"  the rules            {rules / count * 1e6:8.0f} µs a decision")
        print(f"  all three views      {views / count * 1e6:8.0f} µs a decision (snapshot: {max(sizes)} characters)")
        with tempfile.TemporaryDirectory() as folder:
            storage = Storage(SqliteDatabase(Path(folder) / "matches.sqlite3"))
            await storage.open()
            await storage.create(row(), [], [])
            number = 0
            began = time.perf_counter()
            for entries in written:
                await storage.append("m", number, entries, 0, "", (0, 0, 0))
                number += len(entries)
            print(f"  storing it           {(time.perf_counter() - began) / len(written) * 1e6:8.0f} µs a decision")
            await storage.close()
            log = [entry for entries in written for entry in entries]
            began = time.perf_counter()
            Playing(games()["takkure"], row()).restore(log)
            spent = time.perf_counter() - began
            print(f"  loading it again     {spent * 1e3:8.0f} ms for {len(log)} lines of its log")

    asyncio.run(run())


def create(url: str) -> dict[str, str]:
    """A full match between computers: its tokens by role."""
    seat = {"kind": "computer", "name": "x", "coach": "random"}
    wish = {"game": "takkure", "setup": {"exercise": 6}, "home": seat, "away": seat, "pace": 0}
    with urllib.request.urlopen(f"{url}api/matches", json.dumps(wish).encode()) as answer:
        return {grant["role"]: grant["token"] for grant in json.load(answer)["grants"]}


async def watch(url: str, token: str, stop: asyncio.Event) -> int:
    """Hear everything; how many messages that were."""
    async with connect(url.replace("http", "ws", 1) + "api/play", compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        heard = 0
        while not stop.is_set():
            try:
                async with asyncio.timeout(0.5):
                    await socket.recv()
                    heard += 1
            except TimeoutError:
                continue
        return heard


class Status(msgspec.Struct):
    """The part of a message that tells whether the match is over."""

    type: str
    outcome: Any = None


def processor_seconds(process: int) -> float:
    """What a process has used so far, where the system tells (Linux)."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def computers(url: str, process: int, watchers: int) -> None:
    """Two computers play one full match while some watch."""
    tokens = create(url)
    stop = asyncio.Event()
    watching = [asyncio.create_task(watch(url, tokens["public"], stop)) for _ in range(watchers)]
    await asyncio.sleep(0.1 + watchers * 0.002)
    decoder = msgspec.json.Decoder(Status)
    began = time.perf_counter()
    used = processor_seconds(process)
    heard = 0
    async with connect(url.replace("http", "ws", 1) + "api/play", compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": tokens["host"]}))
        while decoder.decode(await socket.recv()).outcome is None:
            heard += 1
    spent = time.perf_counter() - began
    stop.set()
    total = heard + sum(await asyncio.gather(*watching))
    cost = (processor_seconds(process) - used) / total * 1e6
    print(
        f"  {watchers:4} watching: {total:7} messages in {spent:6.2f} s, {total / spent:8.0f} a second, "
        f"{cost:5.0f} µs of the server's processor each"
    )


def main() -> None:
    """Measure and print."""
    print(f"Python {platform.python_version()}, {platform.machine()}")
    print("one decision of a full match, in the server's process:")
    measure_parts()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "thirdhalf", "serve", "--port", "0", "--delay", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            try:
                print("one full match between computers, delivered over connections:")
                for watchers in WATCHERS:
                    asyncio.run(computers(url, server.pid, watchers))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
