"""What is told and described to those who know no rule: every question, option and event, in whole random matches."""

import re

import msgspec
import pytest

from tests.games.dreadball.playing import new_match
from tests.hygiene.sources import ROOT
from tests.words.sources import words_of
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.scenarios.reading import read_scenario
from thirdhalf.games.dreadball.showing.shapes import AboutShape, PoolShape, QuestionShape, SettingShape
from thirdhalf.games.dreadball.showing.telling import STEP_WORDS
from thirdhalf.games.dreadball.table.pitch import HEXES
from thirdhalf.games.dreadball.table.questions import topics as questions
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import NO_ONE, Decision, Pick, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.telling import message_id
from thirdhalf.words import LANGUAGES

TOPICS = [value for name, value in vars(questions).items() if name.isupper() and isinstance(value, str)]
HEX_WORDS = {f"{q} {r}" for q, r in HEXES}


def about(match: Match, decision: Decision) -> list[str]:
    """Whom a question says it is about: nobody, or a player by id."""
    return [] if decision.who == NO_ONE else [match.players[decision.who].profile.id]


def described(match: Match) -> set[str]:
    """Describe the question and its options: what each points at is on the table. The messages that were said."""
    game = dreadball()
    decision = match.decision
    assert decision is not None
    assert decision.who == NO_ONE or 0 <= decision.who < len(match.players)
    if isinstance(decision, Roll):
        return set()
    assert isinstance(decision, Pick)
    data = msgspec.convert(game.describe(match, decision), QuestionShape)
    ids = {player.profile.id for player in match.players}
    assert set(data["subjects"]) <= ids
    assert data["subjects"][:1] == about(match, decision)
    assert (decision.topic == questions.FACING) == ("at" in data)
    assert {pool["choice"] for pool in data["pools"]} <= set(decision.options)
    said = set()
    for option in decision.options:
        label = game.option_label(match, decision, option)
        said.add(label.message)
        assert set(game.option_things(match, decision, option)) <= ids | HEX_WORDS
    return said


@pytest.mark.parametrize("preset", ["sheet", "full-like", "demo"])
def test_everything_asked_points_at_what_is_on_the_table(preset: str) -> None:
    said: set[str] = set()
    for seed in range(4):
        match = new_match(preset, [])
        chooser = Chooser(f"{preset}/{seed}")
        while match.decision is not None:
            said |= described(match)
            match.choose(match.decision.sample(chooser))
    assert {"dreadball-option-hex", "option-player"} <= said


def pools(match: Match) -> list[PoolShape]:
    """The tests that the options of a coach's question lead to; none of a roll."""
    decision = match.decision
    assert decision is not None
    if isinstance(decision, Roll):
        return []
    return msgspec.convert(dreadball().describe(match, decision), QuestionShape)["pools"]


def test_a_strike_points_at_the_strike_hex() -> None:
    """D14.6, D14.4: from the bonus hex the strike hex is four away: it can be picked on the pitch, with two dice."""
    file = ROOT / "tests" / "games" / "dreadball" / "scenarios" / "examples" / "example-19-four-point-strike.toml"
    scenario = read_scenario(dreadball(), file)
    match = scenario.play(scenario.lines.index("throw at: strike"))
    assert isinstance(match, Match)
    pick = match.decision
    assert isinstance(pick, Pick)
    assert dreadball().option_things(match, pick, questions.STRIKE) == ["11 0"]
    assert dreadball().describe(match, pick)["subjects"] == ["vs"]
    # Both fail in 16 of 36 throws.
    pool = {"choice": questions.STRIKE, "test": "throw", "dice": 2, "stat": 5, "needs": 1, "sure": 55}
    assert pools(match) == [pool]


def test_a_pool_told_beforehand_is_the_one_that_is_rolled() -> None:
    """D8.1, D8.5: the dice, the stat and the test of an option, and that it succeeds as often as it needs."""
    compared = 0
    for seed in range(6):
        log: list[Event] = []
        match = new_match("sheet", log)
        chooser = Chooser(str(seed))
        while match.decision is not None:
            decision = match.decision
            choice = decision.sample(chooser)
            told = pools(match)
            match.choose(choice)
            for pool in told:
                if pool["choice"] == choice[0] and pool["dice"]:
                    roll = match.decision
                    assert isinstance(roll, Roll)
                    assert (roll.topic, roll.count) == (pool["test"], pool["dice"])
                    compared += 1
    assert compared > 100


def test_an_evade_with_a_second_needs_two() -> None:
    """D8.5: the second Evade of an action needs two successes."""
    needed = set()
    for seed in range(8):
        match = new_match("sheet", [])
        chooser = Chooser(str(seed))
        while match.decision is not None:
            needed |= {(pool["test"], pool["needs"]) for pool in pools(match)}
            match.choose(match.decision.sample(chooser))
    assert {("evade", 1), ("evade", 2), ("dash", 1), ("dash", 2), ("pick up", 1), ("throw", 1)} <= needed


def test_the_content_is_described_in_its_shape() -> None:
    told = msgspec.convert(dreadball().about(), AboutShape)
    assert [team["id"] for team in told["teams"]] == ["clockworks", "forgefathers", "marshlords", "veer-myn"]
    assert [preset["id"] for preset in told["presets"]] == ["sheet", "full-like", "demo"]
    assert told["switches"][0] == {"id": "rushes", "low": 1, "high": 200, "sheet": 14}


def test_the_pitch_is_described_with_its_zones() -> None:
    """D3.4, D3.5: nine hexes each, the strike hex first at range 0, the bonus hex second at range 4."""
    told = msgspec.convert(dreadball().setting(new_match("sheet", None)), SettingShape)
    assert len(told["hexes"]) == 223
    assert [zone["end"] for zone in told["zones"]] == ["east"] * 3 + ["west"] * 3
    rear = told["zones"][0]
    assert (rear["value"], rear["hexes"][0], rear["hexes"][1]) == (3, (11, 0, 0), (7, 0, 4))
    assert all(len(zone["hexes"]) == 9 for zone in told["zones"])


def wanted() -> set[str]:
    """The messages of questions and of options that are neither hex, player, action nor direction."""
    found = {message_id("dreadball-question", topic) for topic in TOPICS} | {"dreadball-option-hex"}
    plain = [(topic, word) for topic, word in questions.NONE_WORDS.items()]
    plain += [(questions.FORMATION, word) for word in questions.FORMATION_WORDS]
    plain += [(questions.FOLLOW_UP, "no"), (questions.FOLLOW_UP, "yes"), (questions.THROW_AT, "strike")]
    plain += [(questions.STEP, word) for word in STEP_WORDS.values()]
    # A30: nobody dashes off the pitch.
    plain += [(questions.DASH, word) for word in STEP_WORDS.values() if word != "leave"]
    return found | {message_id(message_id("dreadball-option", topic), word) for topic, word in plain}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_a_question_is_missing_or_unused(language: str) -> None:
    text = words_of("dreadball", language, "questions.ftl")
    assert set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) == wanted()
