"""Every lesson that is lost can be tried again from a question that its end offers."""

import re

import pytest

from tests.games.takkure.coaches.learners import LEARNERS
from tests.hygiene.sources import ROOT
from tests.server.harness import Client, Running, create
from thirdhalf.coaches.random import RandomCoach
from thirdhalf.games import kit_of
from thirdhalf.games.takkure.table.box import NO_PLAY
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.table import Coach
from thirdhalf.kernel.view import View
from thirdhalf.server.games import coach_for
from thirdhalf.server.keeping.rows import MatchRow
from thirdhalf.server.room.playing import Playing

QUESTIONS = 6
END = (ROOT / "web" / "src" / "games" / "takkure" / "LessonOver.svelte").read_text(encoding="utf-8")
OFFERED = set(re.findall(r"'([a-z ]+)'", "".join(re.findall(r"const (?:BEFORE_DICE|BEGINNINGS).*", END))))


def played(game: str, setup: Setup, teacher: str, learner: Coach, seed: int) -> Playing:
    """A lesson as the server plays it, to its end."""
    row = MatchRow("m", game, "", "", dict(setup), ("Ada", "Bo"), ("", teacher), 0, bytes([seed]) * 32, 0, 0, 0, "")
    playing = Playing(kit_of(game).game(None), row)
    playing.begin_at_once()
    coaches = (learner, coach_for(game, teacher, "any"))
    while playing.match.decision is not None:
        playing.answer(coaches[playing.asked](View(playing.match, playing.asked)), "")
    return playing


@pytest.mark.parametrize("exercise", [1, 2, 3, 4])
@pytest.mark.parametrize("learner", LEARNERS)
def test_a_lost_exercise_offers_a_moment_to_try_again_from(exercise: int, learner: str) -> None:
    assert {"second action", "first action", "player"} <= OFFERED
    setup: Setup = {"exercise": exercise, "attacker": "home", "measuring": "open"}
    for seed in range(20 if exercise < 3 else 4):
        made = LEARNERS[learner](str(seed), exercise)
        playing = played("takkure", setup, f"lesson-{exercise}", made, seed)
        assert OFFERED & set(playing.returns(0)), (seed, playing.returns(0))
        assert playing.returns(1) == []


@pytest.mark.parametrize("lesson", ["move", "pick-up", "throw", "strike", "slam"])
def test_a_lesson_of_dreadball_is_tried_again_from_the_last_choice(lesson: str) -> None:
    for seed in range(20):
        playing = played("dreadball", {"lesson": lesson}, "lesson", RandomCoach(str(seed)), seed)
        assert playing.match.over
        topics = playing.returns(0)
        assert "token" in topics
        playing.try_again(0, topics[-1], "")
        assert playing.match.decision is not None
        assert playing.match.decision.topic == topics[-1]


def test_where_a_lesson_has_nothing_to_say_its_adviser_is_the_adviser(server: Running) -> None:
    """One adviser: what is suggested is the best hint, and what the computer does."""
    match = create(server.url, "mine", "lesson-4", exercise=4, attacker="home")
    with Client(server.url, match["home"]) as home:
        # 4.08: the first activation is about team plays, whatever promises most.
        home.until_asked()
        assert home.question is not None
        assert home.question["topic"] == "team play"
        assert home.request("suggest", turn=home.turn, coach="advice-4")["choice"] != [NO_PLAY]
        home.choose([NO_PLAY])
        for _ in range(QUESTIONS):
            if not home.until_asked():
                break
            taught = home.request("suggest", turn=home.turn, coach="advice-4")["choice"]
            assert taught == home.request("consult", turn=home.turn)["hints"][0]["choice"]
            home.choose(taught)
