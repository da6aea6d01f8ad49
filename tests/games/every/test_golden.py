"""The golden playthroughs are as they were, and none is missing."""

import pytest

from tests.games.every.playthroughs import (
    ACTIONS,
    DREADBALL_ACTIONS,
    EXERCISES,
    GAMES,
    WINDOWS,
    actions,
    path_of,
    playthroughs,
)
from thirdhalf.games.dreadball.table.kinds import ACTION_WORDS as DREADBALL_WORDS
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.box import WINDOW_WORDS

TEXTS = playthroughs()


@pytest.mark.parametrize("path", TEXTS)
def test_a_playthrough_is_as_it_was(path: str) -> None:
    assert (GAMES / path).read_text(encoding="utf-8") == TEXTS[path], "if a rule has changed: make golden"


def test_every_action_has_a_playthrough() -> None:
    assert sorted(ACTIONS) == sorted(actions())
    for action in ACTIONS:
        shown = action.replace("steal loose ball", "BALL STEAL (loose ball)")
        shown = shown.replace("steal from the ground", "BALL STEAL (from the ground)")
        shown = shown.replace("steal in the air", "BALL STEAL (in the air)")
        text = TEXTS[path_of("takkure", action)]
        assert shown.upper() in text.upper() or action in ("stand up", "rest"), action


def test_every_action_and_test_of_dreadball_has_a_playthrough() -> None:
    assert tuple(sorted(DREADBALL_ACTIONS)) == tuple(sorted(DREADBALL_WORDS))
    for action in DREADBALL_ACTIONS:
        assert action in TEXTS[path_of("dreadball", action)].lower(), action


def test_every_window_has_a_playthrough() -> None:
    """And in each a card of that window is turned, or the team play is."""
    assert sorted(WINDOWS) == sorted([*WINDOW_WORDS, "team play"])
    for window in WINDOWS:
        text = TEXTS[path_of("takkure", f"window {window}")]
        cards = [card.name for card in takkure().catalog.box.plays if WINDOW_WORDS[card.effect.when] == window]
        assert (
            "turns the team play" in text if window == "team play" else any(f"plays {name}" in text for name in cards)
        )


def test_every_exercise_has_a_playthrough() -> None:
    assert sorted(EXERCISES) == sorted(takkure().catalog.exercises)


def test_no_playthrough_is_left_over() -> None:
    assert sorted(file.relative_to(GAMES).as_posix() for file in GAMES.glob("*/golden/*.txt")) == sorted(TEXTS)
