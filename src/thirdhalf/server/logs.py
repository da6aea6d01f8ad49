"""What the server says of itself: one JSON object a line, and little of it. Tokens and addresses are never in it."""

import json
import logging
import sys
import time
import traceback
from typing import Final

from thirdhalf.server.limits import Bucket

LOG: Final = logging.getLogger("thirdhalf.server")


LONGEST_TRACE: Final = 4000
LINES_A_SECOND: Final = 2.0
LINES_AT_ONCE: Final = 100.0
"""Of at most 4 kB each: less than a megabyte a minute, however many sockets fail."""


class Lines(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told.update(getattr(record, "told", {}))
        if record.exc_info and "trace" not in told:
            told["trace"] = "".join(traceback.format_exception(*record.exc_info))[-LONGEST_TRACE:]
        return json.dumps(told, ensure_ascii=False)


class Sparing(logging.Filter):
    """So many lines a second and some at once, whatever happens; the next one says how many were left out."""

    def __init__(self, rate: float = LINES_A_SECOND, burst: float = LINES_AT_ONCE) -> None:
        super().__init__()
        self._bucket = Bucket(rate, burst)
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self._bucket.take(1.0):
            self._left_out += 1
            return False
        if self._left_out:
            record.told = {**getattr(record, "told", {}), "left_out": self._left_out}
            self._left_out = 0
        return True


def write_to_stderr(level: int) -> None:
    """Log to the standard error, this server and what it runs on alike."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Sparing())
    for logger in (LOG, logging.getLogger("uvicorn.error"), logging.getLogger("asyncio")):
        logger.handlers[:] = [handler]
        logger.propagate = False
    LOG.setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def note(event: str, **told: object) -> None:
    """Something ordinary."""
    LOG.info(event, extra={"told": told})


def note_failure(event: str, error: BaseException, **told: object) -> None:
    """Something that should not have happened, with where it did."""
    _failed[0] += 1
    trace = traceback.format_exception(error)
    LOG.error(event, extra={"told": {**told, "error": repr(error), "trace": "".join(trace)[-LONGEST_TRACE:]}})


def one_line_of(error: BaseException) -> str:
    """What went wrong and where, short enough to be passed on."""
    places = traceback.extract_tb(error.__traceback__)[-3:]
    where = " < ".join([f"{place.name}:{place.lineno}" for place in reversed(places)])
    return f"{error!r} ({where})"[:2000]


def failures() -> int:
    """How many there were since the server was started."""
    return _failed[0]


def note_damage(match: str, error: BaseException) -> None:
    """A match that cannot be read: told once, however often somebody asks for it."""
    if match not in _damaged and len(_damaged) < MOST_DAMAGED:
        _damaged.add(match)
        LOG.error("a match is damaged", extra={"told": {"match": match, "error": str(error)}})


MOST_DAMAGED: Final = 1000
_damaged: Final[set[str]] = set()
_failed: Final = [0]
