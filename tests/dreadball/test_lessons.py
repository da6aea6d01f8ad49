"""The lessons: positions from which a match of one rush is played."""

import re
from pathlib import Path

import pytest

from tests.dreadball.playing import play
from thirdhalf.dreadball.game import dreadball
from thirdhalf.kernel.decision import Pick
from thirdhalf.kernel.seat import HOME
from thirdhalf.words import FOLDER, LANGUAGES

LESSONS = ("move", "pick-up", "throw", "strike", "slam")


def test_there_are_five_in_this_order() -> None:
    assert tuple(dreadball().catalog.lessons) == LESSONS


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_one_rush_of_home(lesson: str) -> None:
    """D7, D17.6: five tokens for home; after its rush the match is over."""
    for seed in range(3):
        match = dreadball().new({"lesson": lesson}, [])
        assert isinstance(match.decision, Pick)
        assert (match.decision.seat, match.decision.topic, match.tokens) == (HOME, "token", 5)
        end = play(match, seed)
        assert (end.rush, end.decision) == (1, None)


def test_what_a_lesson_is_about_can_be_done_in_it() -> None:
    """The action that each is named after is offered at its beginning, to the player its text names."""
    for lesson, player, action in (
        ("move", "Skrit", "run"),
        ("pick-up", "Skrit", "run"),
        ("throw", "Skrit", "throw"),
        ("strike", "Skrit", "throw"),
        ("slam", "Vekk", "slam"),
    ):
        game = dreadball()
        match = game.new({"lesson": lesson}, None)
        pick = match.decision
        assert isinstance(pick, Pick)
        words = {game.option_word(match, pick, option): option for option in pick.options}
        match.choose((words[player],))
        pick = match.decision
        assert isinstance(pick, Pick)
        assert action in [game.option_word(match, pick, option) for option in pick.options]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    text = (FOLDER / language / "client-dreadball.ftl").read_text(encoding="utf-8")
    for lesson in LESSONS:
        assert re.search(rf"^ui-lesson-{lesson} = ", text, re.MULTILINE)
        assert re.search(rf"^ui-lesson-{lesson}-told = ", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"lesson": "dance"}, "there is no lesson 'dance'; there are: move, pick-up, throw, strike, slam"),
        ({"lesson": 3}, "there is no lesson 3"),
        ({"lesson": "move", "home": "veer-myn"}, "nothing beside it"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused(setup: dict[str, str | int | bool], why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        dreadball().new(setup, None)


def test_a_lesson_of_ones_own_is_named_with_what_is_wrong(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "mine.toml").write_text('id = "mine"\n[[player]]\nteam = "home"\nid = "a"\nat = [50, 0]\nfacing = "E"\n')
    with pytest.raises(ValueError, match=r"mine\.toml: player\[0\]\.at: .*hex"):
        dreadball(tmp_path).new({"lesson": "mine"}, None)
