"""The door between a page and the server in its worker: texts in, texts out."""

import asyncio
import re
from typing import Final, Protocol
from urllib.parse import parse_qsl, urlsplit

from thirdhalf.server.afterwards.forms import AFTERWARDS
from thirdhalf.server.careers.desk import CareerDesk
from thirdhalf.server.careers.forms import CAREERS
from thirdhalf.server.connection import Gone, Line, serve_connection
from thirdhalf.server.desk.asking import Answer, Asking, failure
from thirdhalf.server.leagues.forms import LEAGUES
from thirdhalf.server.limits import Allowance, TooLarge
from thirdhalf.server.lobby import PAGE, Lobby
from thirdhalf.server.logs import note_failure
from thirdhalf.server.page.elsewhere import PipeBench, PipeQueue
from thirdhalf.server.page.own import own_content
from thirdhalf.server.page.pipe import Helpers
from thirdhalf.server.page.shelf import Shelf, ShelfStorage
from thirdhalf.server.requests import EXCHANGES, Exchange
from thirdhalf.server.thinking.bench import ThreadBench
from thirdhalf.server.thinking.thinking import Thinking

NO_LIMIT: Final = 1e9
ALLOWANCE: Final = Allowance(NO_LIMIT, NO_LIMIT, 1_000_000_000)
"""Nobody is here but the page."""
HERE: Final = "page"
SEASONS: Final = tuple([each for each in LEAGUES if each.name in ("league", "league_step")])
"""What a career asks of its season: leagues are for several, and there is nobody else."""


class Page(Protocol):
    """What the page hears of its connections, by their numbers."""

    def told(self, line: int, text: str) -> None:
        """A message of that connection."""

    def closed(self, line: int) -> None:
        """That connection has ended."""


class PageLine(Line):
    """A connection of the page's."""

    def __init__(self, number: int, page: Page) -> None:
        self._number = number
        self._page = page
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """The page says something, or (None) hangs up."""
        self._heard.put_nowait(text)

    async def receive(self) -> str | None:
        text = await self._heard.get()
        if text is None:
            raise Gone
        return text

    async def send(self, text: str) -> None:
        self._page.told(self._number, text)

    async def close(self, code: int, why: str) -> None:
        del code, why
        self._heard.put_nowait(None)


class Door:
    """Requests and connections of one page."""

    def __init__(self, shelf: Shelf, page: Page, helpers: Helpers) -> None:
        self._page = page
        self._coach = helpers.coach
        # Who answers at once does so here: that takes less time than to ask elsewhere.
        thinking = Thinking([ThreadBench()], [PipeBench(helpers.coach)])
        self.lobby = Lobby(ShelfStorage(shelf), content=own_content(), place=PAGE, thinking=thinking)
        self._desk = CareerDesk(self.lobby, ALLOWANCE, PipeQueue(self.lobby, helpers.analyst))
        self._lines: dict[int, PageLine] = {}
        self._serving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Take what is kept from the shelf."""
        await self.lobby.open()
        self._desk.queue.open()

    async def close(self) -> None:
        """Finish what is under way."""
        for line in self._lines.values():
            line.hear(None)
        await asyncio.gather(*self._serving, return_exceptions=True)
        await self._desk.queue.close()
        await self.lobby.close()

    async def request(self, method: str, address: str, authorization: str, body: str) -> Answer:
        """The answer to a request, its address without the part that all have in common."""
        parts = urlsplit(address)
        path = f"/api/{parts.path}"

        async def read(limit: int) -> bytes:
            data = body.encode()
            if len(data) > limit:
                raise TooLarge
            return data

        for exchange in (*EXCHANGES, *AFTERWARDS, *SEASONS, *CAREERS):
            words = words_of(exchange, method, path)
            if words is not None:
                asking = Asking(HERE, path, authorization, words, dict(parse_qsl(parts.query)), read)
                return await self._desk.answered(exchange, asking)
        return failure("no match", "there is nothing at this address")

    def connect(self, number: int) -> None:
        """A new connection. Whoever sits down will want to hear from a coach sooner or later."""
        self._coach.wake()
        line = PageLine(number, self._page)
        self._lines[number] = line
        task = asyncio.get_running_loop().create_task(self._serve(number, line))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    def hear(self, number: int, text: str | None) -> None:
        """A message on a connection; None hangs up."""
        line = self._lines.get(number)
        if line is not None:
            line.hear(text)

    async def _serve(self, number: int, line: PageLine) -> None:
        try:
            await serve_connection(line, self.lobby, NO_LIMIT)
        except Exception as error:
            note_failure("a connection failed", error)
        finally:
            del self._lines[number]
            self._page.closed(number)


def words_of(exchange: Exchange, method: str, path: str) -> dict[str, str] | None:
    """The words in a path of that kind of request; None where it is of another kind."""
    pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", exchange.path)
    found = re.fullmatch(pattern, path) if exchange.method == method else None
    return None if found is None else found.groupdict()
