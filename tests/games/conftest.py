"""The third game is registered, by one line, wherever tests of games run: beside it nothing may change."""

import pytest

THE_LINE = ("THIRDHALF_GAMES", "tests.games.noughts")


@pytest.fixture(autouse=True)
def noughts_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Noughts and crosses is there."""
    monkeypatch.setenv(*THE_LINE)
