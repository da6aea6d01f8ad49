"""`thirdhalf` whose matches have the same dice and coaches in every run: each test has its own, by its name.

With EXPLORE set, they are thrown anew every time, as for everybody else. Nobody is told to wait: all visitors of all
tests come from one address, quicker than people.
"""

import os
import secrets
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from thirdhalf.cli import main
from thirdhalf.kernel.dice import SEED_BYTES, seed_from
from thirdhalf.server.limits import Addresses

NAME_OF_TEST = "THIRDHALF_NAME_OF_TEST"
"""The environment's name for a file that says which test is running."""
_made: Counter[str] = Counter()


def test_at_work() -> str:
    """The test for which a server is asked right now."""
    path = os.environ.get(NAME_OF_TEST)
    return Path(path).read_text(encoding="utf-8") if path else ""


def by_test(otherwise: Callable[[int | None], bytes], size: int | None = None) -> bytes:
    """In the place of `secrets.token_bytes`: a seed is made of the test and how many matches it had."""
    if size != SEED_BYTES:
        return otherwise(size)
    name = test_at_work()
    _made[name] += 1
    return seed_from(f"{name}/{_made[name]}")


def prepare() -> None:
    """All of this, from now on in this process."""
    Addresses.may_ask = lambda *_: True  # type: ignore[method-assign]
    if not os.environ.get("EXPLORE"):
        secrets.token_bytes = partial(by_test, secrets.token_bytes)


if __name__ == "__main__":
    prepare()
    main()
