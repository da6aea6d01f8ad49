"""The lessons: positions from which a match of one rush is played."""

import re
import shutil
from pathlib import Path

import pytest

from tests.games.dreadball.playing import play
from tests.words.sources import words_of
from thirdhalf.coaches.random import RandomCoach
from thirdhalf.games.dreadball.coaches import ROSTER
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.table.catalog import CONTENT, read_catalog
from thirdhalf.games.dreadball.table.kinds import GOAL_MISSED, GOAL_REACHED
from thirdhalf.games.dreadball.table.questions.topics import NONE
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import option_from_word
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.table import Coach, Table
from thirdhalf.kernel.view import View
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


def learn(lesson: str, learner: Coach, seed: int) -> Match:
    """A lesson played to its end."""
    match = dreadball().new({"lesson": lesson}, [])
    Table(match, Dice(seed_from(f"lesson {seed}")), None).play((learner, ROSTER.coach("lesson", "any")))
    return match


def advised(view: View) -> Choice:
    """As the server asks: another adviser for each question."""
    return ROSTER.coach("advice", "any")(view)


def ends_the_rush(view: View) -> Choice:
    """Does nothing where that is allowed."""
    decision = view.decision
    assert isinstance(decision, Pick)
    return (NONE,) if NONE in decision.options else (decision.options[0],)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_ends_with_its_goal_or_without_it(lesson: str) -> None:
    """A31: whoever learns, in whatever way, hears how it came out; the dice decide, but for the first."""
    ends = {learn(lesson, advised, seed).ending for seed in range(24)}
    assert ends == ({GOAL_REACHED} if lesson == "move" else {GOAL_REACHED, GOAL_MISSED})
    assert learn(lesson, ends_the_rush, 0).ending == GOAL_MISSED
    for seed in range(24):
        match = learn(lesson, RandomCoach(str(seed)), seed)
        assert match.ending in (GOAL_REACHED, GOAL_MISSED)
        assert match.winner == (HOME if match.ending == GOAL_REACHED else AWAY)


@pytest.mark.parametrize("lesson", LESSONS)
def test_who_follows_the_advice_reaches_the_goal_about_every_other_time(lesson: str) -> None:
    ends = [learn(lesson, advised, seed).ending for seed in range(40)]
    assert ends.count(GOAL_REACHED) >= 16


def test_a_goal_ends_the_lesson_before_the_tokens_do() -> None:
    """A31: between two actions, not at the end of the rush."""
    match = learn("move", advised, 0)
    assert match.tokens > 0
    assert [event.kind for event in match.log or []][-1] == "ended"


def test_goals_are_told_and_have_no_part_in_the_digest(tmp_path: Path) -> None:
    """A31: what was recorded before there were goals can still be read."""
    game = dreadball()
    setting = game.setting(game.new({"lesson": "move"}, None))
    assert setting["goal"] == {"kind": "reach", "player": "Skrit", "at": [3, 1]}
    assert game.setting(game.new({}, None))["goal"] is None
    shutil.copytree(CONTENT, tmp_path / "content")
    whole = read_catalog(tmp_path / "content").hash
    (tmp_path / "content" / "goals.toml").unlink()
    assert read_catalog(tmp_path / "content").hash == whole


def test_a_goal_about_nobody_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    shutil.copy(CONTENT / "lessons" / "1-move.toml", tmp_path / "lessons")
    (tmp_path / "goals.toml").write_text('[[goal]]\nlesson = "move"\nkind = "hold"\nplayer = "Nobody"\n')
    with pytest.raises(ValueError, match=r"goals\.toml.*player"):
        dreadball(tmp_path).new({"lesson": "move"}, None)


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
    with pytest.raises(ValueError, match=r"mine\.toml:5: player\[0\]\.at: .*hex"):
        dreadball(tmp_path).new({"lesson": "mine"}, None)
