"""One server for all tests of a module that do not need their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without the delay that hides secrets."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as one:
        yield one
