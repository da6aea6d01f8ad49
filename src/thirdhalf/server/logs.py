"""What the server says of itself: one JSON object a line, and little of it. Tokens and addresses are never in it."""

import json
import logging
import sys
import time
import traceback
from typing import Final

LOG: Final = logging.getLogger("thirdhalf.server")


class Lines(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told.update(getattr(record, "told", {}))
        return json.dumps(told, ensure_ascii=False)


def write_to_stderr(level: int) -> None:
    """Log to the standard error, this server and what it runs on alike."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for logger in (LOG, logging.getLogger("uvicorn.error")):
        logger.handlers[:] = [handler]
        logger.propagate = False
    LOG.setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def note(event: str, **told: object) -> None:
    """Something ordinary."""
    LOG.info(event, extra={"told": told})


def note_failure(event: str, error: BaseException, **told: object) -> None:
    """Something that should not have happened, with where it did."""
    trace = traceback.format_exception(error)
    LOG.error(event, extra={"told": {**told, "error": repr(error), "trace": "".join(trace)[-4000:]}})
