"""What a test needs and the machine does not have."""

import os

import pytest


def missing(what: str) -> None:
    """Something is not there: no reason to pass where everything must be."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)
