"""What a test needs and the machine does not have."""

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Something is not there: no reason to pass where everything must be."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)
