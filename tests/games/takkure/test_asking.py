"""Questions in plain words: whoever reads one knows whom it is about, by which skill, and what follows."""

from typing import Final

import pytest

from tests.games.every.playing import RandomPlay
from tests.games.takkure.odds.positions import at_line
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.showing.asking import chance_of
from thirdhalf.games.takkure.showing.telling import option_label
from thirdhalf.games.takkure.table.kinds import BALL
from thirdhalf.games.takkure.table.questions.topics import CARD, ORDER, SETTLE_FIRST, TEAM_PLAYS, TOPICS, USE_SKILL
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import NO_ONE, Decision, Pick, Roll
from thirdhalf.words import LANGUAGES, words
from thirdhalf.words.telling import sentence

ABOUT_SEVERAL: Final = (CARD, ORDER, SETTLE_FIRST)
"""Windows say by themselves whom they are about, and an order is about everybody in it."""


def asked(match: Match, decision: Decision, language: str = "en") -> str:
    return sentence(words(language), takkure().prompt(match, decision))


def questions(seed: int, exercise: int) -> list[tuple[Match, Decision]]:
    """What a random match asks, each as it stood."""
    match = takkure().new({"exercise": exercise}, None)
    player = RandomPlay(seed)
    found: list[tuple[Match, Decision]] = []
    for _ in range(1500):
        decision = match.decision
        if decision is None:
            break
        if not isinstance(decision, Roll):
            found.append((match.copy(), decision))
        match.choose(player.answer(match))
    return found


@pytest.mark.parametrize("exercise", [2, 4, 6])
def test_a_question_about_a_player_names_it_in_every_language(exercise: int) -> None:
    for match, decision in questions(3, exercise):
        if decision.who in (NO_ONE, BALL) or decision.topic in ABOUT_SEVERAL:
            continue
        name = match.players[decision.who].profile.name
        for language in LANGUAGES:
            assert name in asked(match, decision, language), decision.topic


def test_how_many_team_plays_are_chosen_is_said() -> None:
    told = [asked(match, decision) for match, decision in questions(1, 6) if decision.topic == TEAM_PLAYS]
    assert told[:2] == [
        "Choose 4 team plays. Which is number 1?",
        "Choose 4 team plays. Which is number 2?",
    ]


def test_a_skill_is_asked_for_by_its_name() -> None:
    told = {
        asked(match, decision)
        for seed in range(6)
        for match, decision in questions(seed, 6)
        if decision.topic == USE_SKILL
    }
    assert told
    names = ("Two Moves Ahead", "Afterburner", "Cub", "Sumo", "honour")
    assert all(any(name in each for name in names) for each in told)


def test_the_chance_of_a_skill_roll_is_that_of_one_die() -> None:
    # 1.14: INT 9 succeeds with 1 to 9; a 1 always does, a 12 never.
    assert [chance_of(value) for value in (9, 6, 0, 12)] == [75, 50, 8, 92]


def test_no_question_speaks_of_the_player_or_the_template() -> None:
    catalogue = words("en")
    for topic in TOPICS:
        if topic == USE_SKILL:
            continue
        told = catalogue.say(
            f"question-{topic.replace(' ', '-')}",
            dict.fromkeys(("player", "active", "carrier", "place", "all", "dice"), "X"),
        )
        assert "the player" not in told, topic
        assert "template" not in told, topic


@pytest.mark.parametrize(
    ("position", "labels"),
    [("2-passing/two-tacklers-one-die", ["No", "Yes"]), ("1-first-steps/onslaught-dice-split", ["0", "1", "2"])],
)
def test_a_lone_die_goes_against_somebody_or_does_not(position: str, labels: list[str]) -> None:
    """3.07: numbers are told where there are several dice to share out."""
    match = at_line(position, "dice for opponent")
    pick = match.decision
    assert isinstance(pick, Pick)
    assert [sentence(words("en"), option_label(match, pick, option)) for option in pick.options] == labels
