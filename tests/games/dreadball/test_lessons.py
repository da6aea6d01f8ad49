"""The lessons: positions from which a match of one rush is played."""

import re
from pathlib import Path

import pytest

from tests.games.dreadball.playing import play
from tests.words.sources import words_of
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.kernel.decision import Pick
from thirdhalf.kernel.game import option_from_word
from thirdhalf.kernel.seat import HOME
from thirdhalf.words import LANGUAGES

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


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_a_lesson_shows_can_be_played_to_its_dice(lesson: str) -> None:
    """D19.2: every answer it shows is offered when it comes to it; the last leads to the dice, or ends the rush."""
    game = dreadball()
    match = game.new({"lesson": lesson}, None)
    for line in game.catalog.lessons[lesson].texts("play"):
        topic, _, word = line.partition(": ")
        pick = match.decision
        assert isinstance(pick, Pick), line
        assert pick.topic == topic, line
        match.choose((option_from_word(game, match, pick, word),))
    reached = "the end" if match.decision is None else match.decision.topic
    wanted = {"move": "the end", "pick-up": "pick up", "throw": "throw", "strike": "throw", "slam": "reaction"}
    assert reached == wanted[lesson]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    text = words_of("dreadball", language, "client.ftl")
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
