"""What is told and described to those who know no rule: every question, option and event, in whole random matches."""

import re
from typing import Any

import msgspec
import pytest

from tests.games.takkure.playing import RandomPlay, new_match
from tests.words.sources import words_of
from thirdhalf.games.takkure.cards import windows
from thirdhalf.games.takkure.cards.playable import playable
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.showing.retracting import STRAIGHT_ON, retractable
from thirdhalf.games.takkure.showing.shapes import QUESTIONS, AboutShape
from thirdhalf.games.takkure.table.kinds import BALL
from thirdhalf.games.takkure.table.questions import topics as questions
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import NO_ONE, Decision, Path, Pick, Place, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.view import PUBLIC, View
from thirdhalf.words import LANGUAGES

TOPICS = [value for name, value in vars(questions).items() if name.isupper() and isinstance(value, str)]


def about(match: Match, decision: Decision) -> list[str]:
    """Whom a question says it is about: nobody, the ball, or a player by id."""
    if decision.who in (NO_ONE, BALL):
        return ["ball"] if decision.who == BALL else []
    return [match.players[decision.who].profile.id]


def described(match: Match) -> None:
    """Describe the question and its options: what each points at is on the table."""
    game = takkure()
    decision = match.decision
    assert decision is not None
    assert decision.who in (NO_ONE, BALL) or 0 <= decision.who < len(match.players)
    if isinstance(decision, Roll):
        return
    told = game.describe(match, decision)
    data: dict[str, Any] = msgspec.convert(told, QUESTIONS[str(told["shape"])])
    assert data.keys() == told.keys()
    assert (data["shape"] in ("pick", "defenders", "arrow", "window")) == isinstance(decision, Pick)
    assert ("window" in data) == ("rolls" in data) == (decision.topic in (questions.CARD, questions.SETTLE_FIRST))
    assert (data["shape"] == "arrow") == (decision.topic == questions.ARROW)
    ids = {player.profile.id for player in match.players} | {"ball"}
    assert set(data["subjects"]) <= ids
    assert data["subjects"][:1] == about(match, decision)
    if isinstance(decision, Pick):
        for option in decision.options[:20]:
            assert set(game.option_things(match, decision, option)) <= ids
    elif isinstance(decision, Path | Place) and data["shape"] not in ("spot", "throw point", "template"):
        assert data["subjects"]


@pytest.mark.parametrize("exercise", [1, 2, 3, 4, 5, 6])
def test_everything_asked_points_at_what_is_on_the_table(exercise: int) -> None:
    match = new_match(exercise, "home", [])
    player = RandomPlay(exercise)
    for _ in range(1200):
        if match.decision is None:
            break
        described(match)
        match.choose(player.answer(match))


def test_a_ball_being_kicked_off_lies_nowhere() -> None:
    """5.03: from the clearing of the pitch until it comes down, the ball is in the air."""
    log: list[Event] = []
    match = new_match(6, "home", log)
    player = RandomPlay(6)
    asked = set()
    while all(event.kind != "ball down" for event in log):
        assert match.decision is not None
        asked.add(match.decision.topic)
        assert View(match, PUBLIC).state()["ball"] is None
        match.choose(player.answer(match))
    assert {questions.TEMPLATE, questions.KICKER} <= asked
    assert View(match, PUBLIC).state()["ball"] == [match.ball_x, match.ball_y]


def test_the_content_is_described_in_its_shape() -> None:
    told = msgspec.convert(takkure().about(), AboutShape)
    assert [team["id"] for team in told["teams"]] == ["dorikin", "gokin-ka", "islanders", "teriomorphs", "yamato"]
    assert [exercise["number"] for exercise in told["exercises"]] == [1, 2, 3, 4, 5, 6]
    assert told["exercises"][5]["kind"] == "match"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_words(language: str) -> None:
    text = words_of("takkure", language, "questions.ftl")
    found = re.findall(r"^question-([a-z0-9-]+) =", text, re.MULTILINE)
    topics = [topic.replace(" ", "-") for topic in TOPICS]
    # Some topics have several, such as one for each skill.
    assert [topic for topic in topics if not any(each == topic or each.startswith(f"{topic}-") for each in found)] == []
    assert [each for each in found if not any(each == topic or each.startswith(f"{topic}-") for topic in topics)] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_names_the_same_options(language: str) -> None:
    ids = [
        re.findall(r"^([a-z0-9-]+) =", words_of("takkure", folder, "questions.ftl"), re.MULTILINE)
        for folder in ("en", language)
    ]
    assert ids[0] == ids[1]


def test_a_move_is_measured_beforehand_only_where_measuring_is_open() -> None:
    """0.03: a mark's reach is told with open measuring alone."""
    for measuring in ("closed", "open"):
        match = takkure().new({"exercise": 1, "attacker": "home", "measuring": measuring}, None)
        match.choose((1,))
        assert match.decision is not None
        assert match.decision.topic == "mark"
        assert ("limit" in takkure().describe(match, match.decision)) == (measuring == "open")


def test_an_answer_is_taken_back_only_where_no_window_can_have_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-61: between an answer that may be taken back and the next question no window is even looked at."""
    looked = 0
    real = playable

    def counted(match: Match, window: windows.Window, seat: int) -> list[int]:
        nonlocal looked
        looked += 1
        return real(match, window, seat)

    monkeypatch.setattr(windows, "playable", counted)
    seen: set[str] = set()
    for seed in range(4):
        log: list[Event] = []
        match = takkure().new({"exercise": 6, "measuring": "open"}, log)
        player = RandomPlay(seed)
        while match.decision is not None:
            topic = match.decision.topic
            before = looked
            match.choose(player.answer(match))
            if topic in STRAIGHT_ON and retractable(match, topic):
                assert looked == before, topic
                seen.add(topic)
    assert seen >= set(STRAIGHT_ON) - {questions.SPOT, questions.PARTICIPANT, questions.LETTER, questions.RECEIVER}


def test_a_spot_is_about_the_tackler_first_and_then_about_the_carrier() -> None:
    """1.12: the tackler's coach names where it means to meet the carrier."""
    match = takkure().new({"exercise": 1, "attacker": "home"}, None)
    for choice in ((1,), (0, -10160), (10,)):
        match.choose(choice)
    assert match.decision is not None
    assert match.decision.topic == "spot"
    tackler, carrier = match.players[match.decision.who], match.players[match.holder]
    assert tackler.team == match.decision.seat
    assert takkure().describe(match, match.decision)["subjects"] == [tackler.profile.id, carrier.profile.id]


def test_a_defender_is_asked_for_with_what_each_may_declare() -> None:
    """R-04, 1.05, 3.01: pressure, a tackle, a steal; on the ground nothing but standing up."""
    match = takkure().new({"exercise": 3, "attacker": "home", "measuring": "closed"}, None)
    chooser = Chooser("any")
    while match.decision is not None and match.decision.topic != questions.DEFENDER:
        match.choose(match.decision.sample(chooser))
    assert isinstance(match.decision, Pick)
    match.own(match.decision.options[0]).ground = 1
    told: dict[str, Any] = takkure().describe(match, match.decision)
    standing = ["pressure", "tackle", "steal in the air"]
    assert list(told["can"].values()) == [["stand up"], standing, standing]
