"""Attackers for `benchmarks/public.py`: each a process of its own, with a bounded part of the machine."""

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from benchmarks._crowd import Server, address_of, ask, new_match, processor_seconds, seated
from benchmarks._shares import held_to

Attack = Callable[[Server, float], Coroutine[None, None, None]]
ATTACKER = 60_000 + os.getpid() % 1000 * 100
"""An attacker's first address: each time another, so that nothing is held against it that was done before."""


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

SHARE = 0.5
"""The part of a core that an attacker has, who steps back for others besides: attackers have machines of their own."""
STEP = 0.02


class Attacker:
    """The process of an attacker, or of one who only uses as much of the machine."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process
        self._began = time.perf_counter()

    @property
    def share(self) -> float:
        """What part of a core it has used since it was started."""
        return processor_seconds(self._process.pid) / (time.perf_counter() - self._began)


@contextlib.contextmanager
def elsewhere(name: str, url: str, seconds: float) -> Iterator[Attacker]:
    """An attack for the length of a block, or (`burn SHARE`) nothing but work without any server."""
    command = [sys.executable, "-m", "benchmarks.public", "--attack", name, url, str(seconds)]
    with subprocess.Popen(command, preexec_fn=lambda: os.nice(19)) as process, held_to(SHARE, process.pid):
        try:
            yield Attacker(process)
        finally:
            process.kill()


def attack_alone(name: str, url: str, seconds: float) -> None:
    """What that process does."""
    until = time.perf_counter() + seconds
    if name == "burn":
        burn(float(url), until)
    else:
        attack = next(each for each in ATTACKS if each.__name__ == name)
        asyncio.run(attack(Server(None, url, Path()), until))


def burn(share: float, until: float) -> None:
    """Use that part of a core for nothing."""
    while (now := time.perf_counter()) < until:
        while time.perf_counter() - now < share * STEP:
            pass
        time.sleep((1 - share) * STEP)
