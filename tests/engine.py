"""Which engine is tested, what a test of the compiled one cannot do, and how much one of the plain one need not."""

import os
from typing import Final

import pytest

from thirdhalf import engine

TESTED: Final = os.environ.get("THIRDHALF_TESTED", "plain")
"""`plain` or `compiled`."""

subclasses_the_engine = pytest.mark.skipif(
    engine() == "compiled", reason="a test cannot make a class out of a compiled one"
)
sets_any_value = pytest.mark.skipif(
    engine() == "compiled", reason="an attribute of a compiled object takes only values of its type"
)


def often(times: int) -> int:
    """How often something is tried: so many times with the compiled engine, a third of that with the slower one; they
    play the same matches to the last byte.
    """
    return times if TESTED == "compiled" else max(1, times // 3)
