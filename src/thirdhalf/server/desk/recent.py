"""What many ask for is made once."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Final

MOST: Final = 20


class Recent:
    """The answers that were made last, and those that are being made."""

    def __init__(self) -> None:
        self._made: dict[Hashable, asyncio.Task[bytes]] = {}

    async def answer(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """The answer of that name, made unless it is here."""
        task = self._made.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.get_running_loop().create_task(make())
        self._made[key] = task
        if len(self._made) > MOST:
            del self._made[next(iter(self._made))]
        # Whoever stops waiting does not stop the others.
        return await asyncio.shield(task)
