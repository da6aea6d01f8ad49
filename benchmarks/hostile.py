"""Hostile visits to a server behind nginx, put up by the lines of docs/running.md, while two honest people play.

`python -m benchmarks.hostile --minutes 60 --folder PLACE`: each kind of visit in turn, with quiet between, then three
of them at a time. Loopback only; it ends by itself. A line a kind: what the honest waited for, what they were refused,
what memory there is and what logs have grown by.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from websockets.asyncio.client import connect

from benchmarks._crowd import Person, Server, Waits, address_of
from benchmarks._shares import held_to
from benchmarks._visits import VISITS, Site, request, wish
from tests.server.test_nginx import certificate, configuration, free_port, program, wait_for

SHARE = 0.4
"""The part of a core that the attackers have."""
PAUSE = 0.5
QUIET = 15.0


class Place:
    """The server, the proxy before it, and what both write."""

    def __init__(self, server: Server, proxy: "subprocess.Popen[bytes]", site: Site, folder: Path) -> None:
        self.server = server
        self.proxy = proxy
        self.site = site
        self.folder = folder

    def logs(self) -> dict[str, int]:
        """How long the logs are, in bytes."""
        return {name: (self.folder / name).stat().st_size for name in ("log", "error.log", "access.log")}

    def proxy_memory(self) -> int:
        """Bytes of nginx and its workers."""
        children = Path(f"/proc/{self.proxy.pid}/task/{self.proxy.pid}/children").read_text().split()
        pages = [int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in (self.proxy.pid, *children)]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def put_up(folder: Path) -> Iterator[Place]:
    """As a new operator would."""
    folder.mkdir(parents=True, exist_ok=True)
    certificate(folder)
    ports, behind = (free_port(), free_port()), free_port()
    words = ["serve", "--port", str(behind), "--data", str(folder / "data"), "--allow-host", "localhost"]
    with contextlib.ExitStack() as held:
        errors = held.enter_context((folder / "log").open("wb"))
        command = [sys.executable, "-m", "thirdhalf", *words, "--trusted-proxy", "127.0.0.1"]
        process = held.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors))
        held.callback(process.terminate)
        assert process.stdout is not None
        url = process.stdout.readline().decode().split()[-1]
        (folder / "nginx.conf").write_text(configuration(folder, ports, url), "utf-8")
        nginx = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
        proxy = held.enter_context(subprocess.Popen([*nginx, "-g", "daemon off;"], stderr=subprocess.DEVNULL))
        held.callback(proxy.terminate)
        wait_for(ports[0])
        trust = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
        yield Place(Server(process, url, folder / "log"), proxy, Site(f"https://localhost:{ports[0]}/", trust), folder)


class Honest:
    """Two people at one table, who play match after match, and somebody who opens the page every second."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self.waits = Waits()
        self.pages: list[float] = []
        self.refusals: dict[str, int] = {}
        self.matches = 0

    def refused(self, what: str) -> None:
        """Something was not had."""
        self.refusals[what] = self.refusals.get(what, 0) + 1

    def renew(self) -> None:
        """Count anew."""
        self.waits, self.pages, self.refusals = Waits(), [], {}

    async def ask(self, address: str, path: str, body: object = None) -> bytes:
        """A request and its whole answer."""
        reader, writer = await asyncio.wait_for(
            asyncio.open_connection(
                "127.0.0.1", self._site.port, ssl=self._site.trust, server_hostname="localhost", local_addr=(address, 0)
            ),
            10,
        )
        try:
            writer.write(request(self._site, path, body))
            return await asyncio.wait_for(reader.read(), 10)
        finally:
            writer.close()

    async def look(self, until: float) -> None:
        """Open the page every second."""
        while time.monotonic() < until:
            began = time.monotonic()
            try:
                answer = await self.ask(address_of(3), "/")
                if not answer.startswith(b"HTTP/1.1 200"):
                    self.refused("page " + answer[9:12].decode())
            except (OSError, TimeoutError) as error:
                self.refused(f"page {type(error).__name__}")
            self.pages.append(time.monotonic() - began)
            await asyncio.sleep(1)

    async def play(self, until: float) -> None:
        """Match after match."""
        tokens: dict[str, str] = {}
        over = True
        while time.monotonic() < until:
            try:
                if over:
                    answer = await self.ask(address_of(1), "/api/matches", wish())
                    if not answer.startswith(b"HTTP/1.1 201"):
                        self.refused("create " + answer[9:12].decode())
                        await asyncio.sleep(1)
                        continue
                    grants = json.loads(answer.partition(b"\r\n\r\n")[2])["grants"]
                    tokens = {grant["role"]: grant["token"] for grant in grants}
                    self.matches += 1
                over = await self._one(tokens, until)
            except Exception as error:
                self.refused(f"table {type(error).__name__}")
                await asyncio.sleep(1)

    async def _one(self, tokens: dict[str, str], until: float) -> bool:
        url = f"wss://localhost:{self._site.port}/api/play"
        async with contextlib.AsyncExitStack() as held:
            people = []
            for number, role in ((1, "home"), (2, "away")):
                socket = await held.enter_async_context(
                    connect(
                        url,
                        ssl=self._site.trust,
                        compression=None,
                        max_size=None,
                        ping_interval=None,
                        open_timeout=10,
                        close_timeout=1,
                        host="127.0.0.1",
                        local_addr=(address_of(number), 0),
                    )
                )
                person = Person(socket, tokens[role])
                held.callback(person.close)
                people.append(person)
            while time.monotonic() < until:
                for person in people:
                    await person.hear_more(0)
                    if person.refused:
                        self.refused(f"seat {person.refused}")
                        await asyncio.sleep(1)
                        return False
                    if person.latest is not None and person.latest.outcome:
                        return True
                one = next((each for each in people if each.latest is not None and each.latest.question), None)
                if one is None:
                    await asyncio.sleep(0.02)
                    continue
                other = next(each for each in people if each is not one)
                own, heard, began = one.heard, other.heard, time.perf_counter()
                self.waits.accepted.append(await one.choose())
                self.waits.seen.append(await other.hear_more(heard) - began)
                await one.hear_more(own)
                await asyncio.sleep(PAUSE)
        return True


def line(name: str, honest: Honest, place: Place, before: dict[str, int], seconds: float) -> str:
    """What came of it."""
    waits = honest.waits
    pages = sorted(honest.pages) or [0.0]
    grown = {key: (size - before[key]) / 1000 / seconds * 60 for key, size in place.logs().items()}
    middle, long = (waits.at(share, waits.accepted) for share in (0.5, 0.99))
    parts = (
        f"{time.strftime('%H:%M:%S')} {name:<18} {len(waits.accepted):4} answers",
        f"accepted {middle:5.1f} / {long:6.1f} ms",
        f"seen {waits.at(0.99, waits.seen):6.1f}",
        f"page {pages[len(pages) // 2] * 1000:5.1f} / {pages[-1] * 1000:6.1f}",
        f"refused {honest.refusals or 'nothing'}",
        f"server {place.server.memory / 1e6:.0f} MB, nginx {place.proxy_memory() / 1e6:.0f} MB",
        f"kB a minute: server {grown['log']:.1f}, error {grown['error.log']:.1f}, access {grown['access.log']:.1f}",
    )
    return "; ".join(parts)


async def hour(place: Place, minutes: float, each: float, names: list[str]) -> None:
    """Everything in turn, then three at a time."""
    until = time.monotonic() + minutes * 60
    honest = Honest(place.site)
    people = [asyncio.create_task(honest.play(until)), asyncio.create_task(honest.look(until))]
    order = [[name] for name in names]
    while time.monotonic() < until:
        now = order.pop(0) if order else random.sample(names, min(3, len(names)))
        for name, seconds in ((["quiet"], QUIET), (now, each)):
            seconds = min(seconds, until - time.monotonic())
            if seconds < 5:
                break
            honest.renew()
            before = place.logs()
            with contextlib.ExitStack() as held:
                for kind in name:
                    if kind != "quiet":
                        held.enter_context(attacked(place, kind, seconds, SHARE / len(name)))
                await asyncio.sleep(seconds)
            print(line(" + ".join(name), honest, place, before, seconds), flush=True)
    await asyncio.wait(people, timeout=40)
    print(f"{honest.matches} matches begun", flush=True)


@contextlib.contextmanager
def attacked(place: Place, kind: str, seconds: float, share: float) -> Iterator[None]:
    """Such a visit, in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.hostile", "--visit", kind, place.site.url, str(seconds)]
    command += ["--folder", str(place.folder)]
    with subprocess.Popen(command, preexec_fn=lambda: os.nice(4)) as process, held_to(share, process.pid):
        try:
            yield
        finally:
            process.kill()


def main() -> None:
    """Put it up and let them come."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--each", type=float, default=100.0, help="seconds of each kind of visit")
    parser.add_argument("--folder", type=Path, required=True, help="a new folder for all that is written")
    parser.add_argument("--only", action="append", choices=[visit.__name__ for visit in VISITS])
    parser.add_argument("--visit", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    if given.visit:
        name, url, seconds = given.visit
        trust = ssl.create_default_context(cafile=str(given.folder / "certificate.pem"))
        visit = next(each for each in VISITS if each.__name__ == name)
        asyncio.run(visit(Site(url, trust), time.monotonic() + float(seconds)))
        return
    with put_up(given.folder) as place:
        asyncio.run(hour(place, given.minutes, given.each, given.only or [visit.__name__ for visit in VISITS]))


if __name__ == "__main__":
    main()
