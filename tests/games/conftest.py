"""The third game is registered, by one line, wherever tests of games run: beside it nothing may change."""

import os

import pytest

THE_LINE = "tests.games.noughts"


@pytest.fixture(autouse=True)
def noughts_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Noughts and crosses is there, after whatever games the environment names already."""
    monkeypatch.setenv("THIRDHALF_GAMES", ",".join([*filter(None, [os.environ.get("THIRDHALF_GAMES")]), THE_LINE]))
