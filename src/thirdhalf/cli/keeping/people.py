"""`thirdhalf admin` about people: what they report, and what an operator does."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from thirdhalf.cli.serve import default_folder
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.keeping.places import FILE_NAME, database_at
from thirdhalf.server.keeping.sql import Taken
from thirdhalf.server.people.judging import Judging


def with_it(data: Path | None, address: str | None, work: Callable[[Judging], Awaitable[list[str]]]) -> int:
    """Do it with the people of a folder or a database, and print what comes of it."""
    folder = data or default_folder()
    if address is None and not (folder / FILE_NAME).is_file():
        raise ValueError(f"{folder / FILE_NAME}: there is no such file")

    async def run() -> list[str]:
        database = database_at(folder, address)
        await database.open()
        try:
            return await work(Judging(database))
        finally:
            await database.close()

    for line in asyncio.run(run()):
        print(line)
    return 0


def at(seconds: int) -> str:
    """A time as it is printed."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


def list_reports(data: Path | None, address: str | None, everything: bool) -> int:
    """One line for each report."""

    async def work(judging: Judging) -> list[str]:
        found = await judging.reports(everything)
        return [
            f"{each.id}  {at(each.at)}  about {each.other or 'a guest'}, by {each.account or 'a guest'}"
            f"{f', match {each.match}' if each.match else ''}{', closed' if each.closed else ''}: {each.why!r}"
            for each in found
        ] or ["no reports"]

    return with_it(data, address, work)


def close_report(data: Path | None, address: str | None, report: str, why: str) -> int:
    """A report that was looked at."""

    async def work(judging: Judging) -> list[str]:
        await judging.close(report, why)
        return [f"{report} is closed"]

    return with_it(data, address, work)


def judge(data: Path | None, address: str | None, what: str, name: str, new: str, why: str) -> int:
    """One step about somebody."""

    async def work(judging: Judging) -> list[str]:
        try:
            called = await judging.judge(what, name, why, new)
        except NotPossible as error:
            raise ValueError(f"'{new}': {error.why}") from None
        except Taken:
            raise ValueError(f"'{new}' is somebody else's name") from None
        return [f"{called}: {what} done"]

    return with_it(data, address, work)


def judge_guest(data: Path | None, address: str | None, what: str, match: str, role: str, why: str) -> int:
    """One step about a guest."""

    async def work(judging: Judging) -> list[str]:
        await judging.judge_guest(what, match, role, why)
        return [f"the guest at {role} in {match}: {what} done"]

    return with_it(data, address, work)


def list_steps(data: Path | None, address: str | None) -> int:
    """One line for each step."""

    async def work(judging: Judging) -> list[str]:
        steps = await judging.steps()
        return [f"{each.number}  {at(each.at)}  {each.what} {each.about}: {each.why!r}" for each in steps] or [
            "nothing"
        ]

    return with_it(data, address, work)
