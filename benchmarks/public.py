"""What a server in public carries, and how much an attacker slows others down.

`python -m benchmarks.public pairs club memory several spectators attacks` measures those parts, or all of them;
`--people N` so many at once, `--seconds N` for so long. Loopback only: server and people share this machine, and the
people's share of it is in the figures. `several` needs a PostgreSQL (tools/services).
"""

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from benchmarks._attacks import ATTACKS, attack_alone, elsewhere
from benchmarks._crowd import Person, Server, Waits, address_of, new_match, play, seated, served
from benchmarks._shared import machine
from benchmarks._shares import held_to
from tests.server.postgres import postgres
from thirdhalf import __version__, engine

TOGETHER = 20
VICTIMS = 20
VISITORS = 500
WATCHERS = 500
SEATS = ("home", "away")
MOST_GROWTH = 40.0
"""Megabytes that are no leak: of what is kept for the next (buckets of addresses, pages of the file, thoughts)."""
NAMES = [attack.__name__ for attack in ATTACKS]
PARTS = ("pairs", "club", "memory", "several", "spectators", "attacks")


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


def holds(what: str, value: float, most: float, unit: str = "ms") -> None:
    """Print whether what is wanted holds."""
    print(f"  {'holds' if value <= most else 'DOES NOT HOLD'}: {what} {value:.4g} {unit}, at most {most:g}", flush=True)


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
            print(f"  the server's own process used {share:.0%} of a core", flush=True)
            holds("p99 until accepted", waits.at(0.99, waits.accepted), 50)
            holds("p99 until seen", waits.at(0.99, waits.seen), 150)
            holds("memory of a live match", each, 500, "kB")
            holds("people who lost their seat", waits.lost, 0, "")


async def club(folder: Path, people: int, seconds: float) -> None:
    """Many against the computer."""
    with served(folder, "--coaches", "1") as server:
        async with tables([server], people // 2, "club") as seats:
            waits = await measured(seats, seconds, 1.0)
            told(f"{len(seats)} against club, an answer a second each", waits, seconds)
            holds("p99 until accepted", waits.at(0.99, waits.accepted), 100)
            holds("people who lost their seat", waits.lost, 0, "")


async def memory(folder: Path, matches: int) -> None:
    """Matches that come and go: what of them stays."""
    with served(folder, "--coaches", "1") as server:
        steps = 5
        sizes: list[float] = []
        for step in range(steps + 1):

            async def once(number: int, step: int = step) -> None:
                # As many people as come without waiting to be let in.
                address = address_of((step * matches // steps + number) % VISITORS)
                tokens = await new_match(server, address)
                async with seated(server, address, tokens["home"]) as home:
                    await home.hear_more(0)

            await gathered(matches // steps if step else 200, once)
            sizes.append(server.memory / 1e6)
            print(f"  after {200 + step * matches // steps:6} matches: {sizes[-1]:6.1f} MB", flush=True)
        holds("growth in the second half of it", sizes[-1] - sizes[steps // 2], MOST_GROWTH, "MB")


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
            holds("what one process carries of what two do", one / two, 1 / 1.6, "times")


async def attacks(folder: Path, seconds: float, names: list[str], rounds: int) -> None:
    """Each attack in turn: how it is for others without, under it, and while somebody uses as much of the machine
    without touching the server, for attackers have machines of their own. The three take turns so many times, from
    other addresses each time, and what people waited for is taken together: a p99 of one turn says little.
    """
    with served(folder, "--coaches", "2") as server:
        for name in names:
            await attack(server, name, seconds, rounds)


async def attack(server: Server, name: str, seconds: float, rounds: int) -> None:
    """One kind of attack, and what is the same without it."""
    without, beside, under = Turns(), Turns(), Turns()
    grown, log, used, shares, spent = 0.0, 0, 0.0, [], 0.0
    for _ in range(rounds):
        # New tables: a match has an end.
        async with tables([server], VICTIMS, "club") as computer, tables([server], VICTIMS, first=VICTIMS) as people:
            seats = computer + people
            await measured(seats, 1, 0.25)
            without.add(await measured(seats, seconds, 0.25))
            size, written = server.memory, server.log.stat().st_size
            began, before = time.perf_counter(), server.processor_seconds
            with elsewhere(name, server.url, seconds + 3) as attacker:
                await asyncio.sleep(3)
                under.add(await measured(seats, seconds, 0.25))
                shares.append(attacker.share)
            spent += time.perf_counter() - began
            used += server.processor_seconds - before
            log += server.log.stat().st_size - written
            grown = max(grown, (server.memory - size) / 1e6)
            with elsewhere("burn", str(shares[-1]), seconds + 3):
                await asyncio.sleep(1)
                beside.add(await measured(seats, seconds, 0.25))
    told(f"{name}: without", without.all, rounds * seconds)
    told(f"{name}: as much work, no attack", beside.all, rounds * seconds)
    told(f"{name}: under it", under.all, rounds * seconds)
    for what, other in (("without", without), ("as much work", beside)):
        longer, middle = under.at(0.99) / other.at(0.99), under.at(0.5) / other.at(0.5)
        print(f"  against {what}: p99 {longer:.2f} times, median {middle:.2f} times", flush=True)
    print(f"  p99 of each turn: without {without}; as much work {beside}; under it {under}", flush=True)
    log_a_minute, share = log / spent * 60 / 1000, sum(shares) / len(shares)
    print(
        f"  attacker {share:.0%} of a core, server {used / spent:.0%}; {grown:+.1f} MB; log {log_a_minute:.0f} kB a"
        f" minute; {len(without.all.accepted)}, {len(beside.all.accepted)} and {len(under.all.accepted)} answers",
        flush=True,
    )
    holds(f"{name}: p99 against nothing at all", under.at(0.99) / without.at(0.99), 2, "times")
    holds(f"{name}: p99 against as much work", under.at(0.99) / beside.at(0.99), 2, "times")
    holds(f"{name}: people who lost their seat", under.all.lost, 0, "")
    holds(f"{name}: log", log_a_minute, 1000, "kB a minute")
    holds(f"{name}: growth", grown, MOST_GROWTH, "MB")


class Turns:
    """What people waited for in several turns of one kind."""

    def __init__(self) -> None:
        self.all = Waits()
        self._each: list[Waits] = []

    def add(self, waits: Waits) -> None:
        """One more turn."""
        self._each.append(waits)
        self.all.accepted += waits.accepted
        self.all.seen += waits.seen
        self.all.lost += waits.lost

    def at(self, share: float) -> float:
        """Milliseconds within which that share of answers was accepted."""
        return self.all.at(share, self.all.accepted)

    def __str__(self) -> str:
        return " ".join([f"{each.at(0.99, each.accepted):.1f}" for each in self._each])


async def spectators(folder: Path, seconds: float) -> None:
    """Hundreds who watch one match, beside other tables."""
    with served(folder, "--coaches", "1") as server:
        async with tables([server], VICTIMS, first=VICTIMS) as people:
            told("20 tables, nobody watches", await measured(people, seconds, 0.25), seconds)
            tokens = await new_match(server, address_of(0))
            async with contextlib.AsyncExitStack() as held:
                table = [await held.enter_async_context(seated(server, address_of(0), tokens[each])) for each in SEATS]
                crowd: list[Person] = []

                async def watch(number: int) -> None:
                    where = address_of(1000 + number)
                    crowd.append(await held.enter_async_context(seated(server, where, tokens["public"])))
                    await crowd[-1].hear_more(0)

                await gathered(WATCHERS, watch)
                late: list[float] = []
                until = time.perf_counter() + seconds
                others = asyncio.create_task(measured(people, seconds, 0.25))
                while time.perf_counter() < until:
                    asked = next(each for each in table if each.latest is not None and each.latest.question)
                    heard = [person.heard for person in (*crowd, *table)]
                    began = time.perf_counter()
                    await asked.choose()
                    for person, before in zip((*crowd, *table), heard, strict=True):
                        late.append(await person.hear_more(before) - began)
                    await asyncio.sleep(0.25)
                told(f"20 tables, {WATCHERS} watch another", await others, seconds)
                waits = Waits()
                print(
                    f"  an answer is seen by {WATCHERS} who watch: median {waits.at(0.5, late):.1f} ms, p99"
                    f" {waits.at(0.99, late):.1f} ms; {sum(bool(each.refused) for each in crowd)} cut off",
                    flush=True,
                )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--matches", type=int, default=2000, help="for `memory`")
    parser.add_argument("--rounds", type=int, default=4, help="of `attacks`: how often each takes turns with quiet")
    parser.add_argument("--only", choices=NAMES, action="append", help="of `attacks` only this one")
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
            "spectators": lambda: spectators(folder / "spectators", given.seconds),
            "attacks": lambda: attacks(folder / "attacks", given.seconds, given.only or NAMES, given.rounds),
        }
        for part in given.parts or PARTS:
            print(f"{part}:", flush=True)
            asyncio.run(work[part]())


if __name__ == "__main__":
    main()
