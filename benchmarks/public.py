"""What a server in public carries, and how much an attacker slows others down.

`python -m benchmarks.public pairs club memory several attacks` measures those parts, or all of them; `--people N` so
many at once, `--seconds N` for so long. Loopback only: server and people share this machine, and the people's share of
it is in the figures. `several` needs a PostgreSQL (tools/services).
"""

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from benchmarks._crowd import Person, Server, Waits, address_of, ask, new_match, play, seated, served
from benchmarks._shared import machine
from benchmarks._shares import held_to
from tests.server.postgres import postgres
from thirdhalf import __version__, engine

TOGETHER = 20
VICTIMS = 20
PARTS = ("pairs", "club", "memory", "several", "attacks")


async def gathered(people: int, one: Callable[[int], Awaitable[None]]) -> None:
    """One after the other, some at a time."""
    limit = asyncio.Semaphore(TOGETHER)

    async def each(number: int) -> None:
        async with limit:
            await one(number)

    await asyncio.gather(*[each(number) for number in range(people)])


@contextlib.asynccontextmanager
async def tables(
    servers: list[Server], matches: int, coach: str = "", first: int = 0
) -> AsyncIterator[list[list[Person]]]:
    """So many matches with people in their seats, spread over the servers and as many addresses."""
    async with contextlib.AsyncExitStack() as held:
        found: list[list[Person]] = []

        async def sit(number: int) -> None:
            server, address = servers[number % len(servers)], address_of(first + number)
            tokens = await new_match(server, address, coach)
            seats = ["home"] if coach else ["home", "away"]
            found.append([await held.enter_async_context(seated(server, address, tokens[seat])) for seat in seats])

        await gathered(matches, sit)
        yield found


async def measured(tables: list[list[Person]], seconds: float, pause: float) -> Waits:
    """How long people wait who play for so long."""
    waits = Waits()
    until = time.perf_counter() + seconds
    await asyncio.gather(*[play(people, waits, until, pause) for people in tables])
    return waits


def told(name: str, waits: Waits, seconds: float) -> None:
    """Print what came of it."""
    line = f"  {name:<46} {len(waits.accepted) / seconds:7.1f} answers/s"
    for what, of in (("accepted", waits.accepted), ("seen", waits.seen)):
        if of:
            line += f"; {what}: median {waits.at(0.5, of):6.1f} ms, p99 {waits.at(0.99, of):6.1f} ms"
    print(f"{line}{f'; {waits.lost} lost' if waits.lost else ''}", flush=True)


async def pairs(folder: Path, people: int, seconds: float) -> None:
    """Many pairs, one answer a second each."""
    with served(folder, "--coaches", "1") as server:
        async with tables([server], 1):
            await asyncio.sleep(3)
        before = server.memory
        async with tables([server], people // 2) as seats:
            used, began = server.processor_seconds, time.perf_counter()
            waits = await measured(seats, seconds, 1.0)
            share = (server.processor_seconds - used) / (time.perf_counter() - began)
            told(f"{len(seats)} pairs, an answer a second each", waits, seconds)
            each = (server.memory - before) / len(seats) / 1000
            print(f"  {each:.0f} kB a live match; the server's own process used {share:.0%} of a core", flush=True)


async def club(folder: Path, people: int, seconds: float) -> None:
    """Many against the computer."""
    with served(folder, "--coaches", "1") as server:
        async with tables([server], people // 2, "club") as seats:
            waits = await measured(seats, seconds, 1.0)
            told(f"{len(seats)} against club, an answer a second each", waits, seconds)


async def memory(folder: Path, matches: int) -> None:
    """Matches that come and go: what of them stays."""
    with served(folder, "--coaches", "1") as server:
        steps = 5
        for step in range(steps + 1):

            async def once(number: int, step: int = step) -> None:
                address = address_of(step * matches // steps + number)
                tokens = await new_match(server, address)
                async with seated(server, address, tokens["home"]) as home:
                    await home.hear_more(0)

            await gathered(matches // steps if step else 200, once)
            print(f"  after {200 + step * matches // steps:6} matches: {server.memory / 1e6:6.1f} MB", flush=True)


async def several(folder: Path, seconds: float) -> None:
    """As fast as can be, with one process and with two on PostgreSQL, and with one on a file. They take turns. Two
    processes, a database and the people want more than two cores: so each process is held to a part of one, too.
    """
    best: dict[str, float] = {}
    with postgres() as database:
        for share in (1.0, 0.3):
            for _ in range(2):
                for processes in (0, 1, 2):
                    name = ("a file", "PostgreSQL, one process", "PostgreSQL, two processes")[processes]
                    if share < 1:
                        name += f", {share:.0%} of a core each"
                    with contextlib.ExitStack() as held:
                        place = Path(tempfile.mkdtemp(dir=folder))
                        options = ["--database", database.new()] if processes else []
                        options += ["--coaches", "1", "--rate", "100000"]
                        servers = [
                            held.enter_context(served(place / str(number), *options))
                            for number in range(max(1, processes))
                        ]
                        async with tables(servers, 40) as seats:
                            shares = [
                                share == 1 or held.enter_context(held_to(share, each.process.pid)) for each in servers
                            ]
                            if not all(shares):
                                print("  parts of a core: no control groups here")
                                return
                            waits = await measured(seats, seconds, 0.0)
                            told(name, waits, seconds)
                            best[name] = max(best.get(name, 0), len(waits.accepted) / seconds)
            file, one, two = list(best.values())[-3:]
            print(f"  two processes carry {two / one:.2f} times one; one on a file {file / one:.2f} times", flush=True)


Attack = Callable[[Server, float], Coroutine[None, None, None]]
ATTACKER = 60_000


async def suggestions(server: Server, until: float) -> None:
    """60 sockets of one address ask the strongest coach all the time."""

    async def one(number: int) -> None:
        address = address_of(ATTACKER)
        del number
        tokens = await new_match(server, address)
        with contextlib.suppress(TimeoutError, asyncio.CancelledError, OSError, WebSocketException):
            async with seated(server, address, tokens["home"]) as person:
                await person.hear_more(0)
                while time.perf_counter() < until and not person.refused:
                    await person.ask("suggest", coach="province")

    await asyncio.gather(*[one(number) for number in range(60)])


async def rooms(server: Server, until: float) -> None:
    """One address opens hundreds of its own empty matches, one after the other, again and again."""
    address = address_of(ATTACKER)
    tokens: list[str] = []
    while time.perf_counter() < until:
        with contextlib.suppress(OSError, RuntimeError, TimeoutError, WebSocketException):
            if len(tokens) < 600:
                tokens.append((await new_match(server, address))["home"])
            async with seated(server, address, tokens[-1]) as person:
                await person.hear_more(0)


async def sockets(server: Server, until: float) -> None:
    """Sockets over which nothing is asked, from many addresses."""
    where = urlsplit(server.url)
    writers = []
    for number in range(1500):
        with contextlib.suppress(OSError):
            local = (address_of(ATTACKER + number // 100), 0)
            _, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=local)
            writer.write(b"GET / HTTP/1.1\r\n")
            writers.append(writer)
    await asyncio.sleep(max(0.0, until - time.perf_counter()))
    for writer in writers:
        writer.close()


async def rubbish(server: Server, until: float) -> None:
    """What cannot be read, over WebSockets and as uploads, whose answers nobody reads."""

    async def shout(number: int) -> None:
        tokens = await new_match(server, address_of(ATTACKER + number))
        while time.perf_counter() < until:
            with contextlib.suppress(Exception):
                async with seated(server, address_of(ATTACKER + number), tokens["home"]) as person:
                    for _ in range(200):
                        await person._socket.send("{" * 1000)

    async def upload(number: int) -> None:
        while time.perf_counter() < until:
            with contextlib.suppress(Exception):
                await ask(server, address_of(ATTACKER + number), "api/records", b"x" * 900_000)

    await asyncio.gather(*[shout(number) for number in range(20)], *[upload(number) for number in range(5)])


async def watchers(server: Server, until: float) -> None:
    """A crowd that comes to one match and goes, again and again."""
    tokens = await new_match(server, address_of(ATTACKER), "club")
    computers = tokens.get("public", tokens["home"])

    async def watch(number: int) -> None:
        while time.perf_counter() < until:
            with contextlib.suppress(Exception):
                async with seated(server, address_of(ATTACKER + number // 50), computers):
                    await asyncio.sleep(1)

    await asyncio.gather(*[watch(number) for number in range(300)])


ATTACKS: tuple[Attack, ...] = (suggestions, rooms, sockets, rubbish, watchers)


@contextlib.contextmanager
def elsewhere(attack: Attack, server: Server, seconds: float) -> Iterator[None]:
    """An attack by a process of its own, which steps back for others: attackers have machines of their own."""
    command = [sys.executable, "-m", "benchmarks.public", "--attack", attack.__name__, server.url, str(seconds)]
    with subprocess.Popen(command, preexec_fn=lambda: os.nice(10)) as process:
        try:
            yield
        finally:
            process.kill()


def attack_alone(name: str, url: str, seconds: float) -> None:
    """What that process does."""
    attack = next(each for each in ATTACKS if each.__name__ == name)
    asyncio.run(attack(Server(None, url, Path()), time.perf_counter() + seconds))


async def attacks(folder: Path, seconds: float) -> None:
    """Each attack in turn, and before each how it is without."""
    with served(folder, "--coaches", "2") as server:
        async with tables([server], VICTIMS, "club") as computer, tables([server], VICTIMS, first=VICTIMS) as people:
            seats = computer + people
            await measured(seats, 3, 0.25)
            for attack in ATTACKS:
                quiet = await measured(seats, seconds, 0.25)
                size, written, began = server.memory, server.log.stat().st_size, time.perf_counter()
                with elsewhere(attack, server, seconds + 3):
                    await asyncio.sleep(3)
                    waits = await measured(seats, seconds, 0.25)
                told(f"{attack.__name__}: without", quiet, seconds)
                told(f"{attack.__name__}: under it", waits, seconds)
                ratio = waits.at(0.99, waits.accepted) / quiet.at(0.99, quiet.accepted)
                middle = waits.at(0.5, waits.accepted) / quiet.at(0.5, quiet.accepted)
                log = (server.log.stat().st_size - written) / (time.perf_counter() - began) * 60 / 1000
                grown = (server.memory - size) / 1e6
                print(f"  p99 {ratio:.2f} times, median {middle:.2f} times; {grown:+.1f} MB; log {log:.0f} kB a minute")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--matches", type=int, default=2000, help="for `memory`")
    parser.add_argument("--attack", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    # The people's own process is not what is measured: it does not stop to look for rubbish.
    gc.disable()
    if given.attack:
        attack_alone(given.attack[0], given.attack[1], float(given.attack[2]))
        return
    print(f"{__version__} ({engine()}), {machine()}; load before {os.getloadavg()[0]:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        work = {
            "pairs": lambda: pairs(folder / "pairs", given.people, given.seconds),
            "club": lambda: club(folder / "club", given.people, given.seconds),
            "memory": lambda: memory(folder / "memory", given.matches),
            "several": lambda: several(folder, given.seconds),
            "attacks": lambda: attacks(folder / "attacks", given.seconds),
        }
        for part in given.parts or PARTS:
            print(f"{part}:", flush=True)
            asyncio.run(work[part]())


if __name__ == "__main__":
    main()
