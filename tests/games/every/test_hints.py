"""Hints: three at most for whatever is asked, with reasons in every language."""

import re
from pathlib import Path

import pytest

from tests.games.noughts.kit import KIT as NOUGHTS
from tests.words.sources import shared_words, words_of
from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import HOW_MANY, SHARED_REASONS, hints, weighed
from thirdhalf.games import kit_of
from thirdhalf.games.dreadball.coaches import reasons
from thirdhalf.games.kit import Kit
from thirdhalf.games.takkure.coaches import reasons as takkure_reasons
from thirdhalf.games.takkure.coaches.reasons import ADVANCES, COVERS, INCHES, KEEPS_AT, SCORES
from thirdhalf.games.takkure.showing.telling import wins_by_staying
from thirdhalf.games.takkure.table.kinds import NOTHING, SCORE
from thirdhalf.games.takkure.table.questions.topics import SECOND_ACTION, TEMPLATE
from thirdhalf.games.takkure.table.state import own_match
from thirdhalf.kernel.decision import Pick
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.telling import Telling, number
from thirdhalf.kernel.view import View
from thirdhalf.words import LANGUAGES, words
from thirdhalf.words.telling import sentence

GAMES = Path(__file__).parents[1]
TAKKURE = kit_of("takkure")
DREADBALL = kit_of("dreadball")


@pytest.mark.parametrize(
    ("kit", "setup", "topics"),
    [
        *[(TAKKURE, {"exercise": exercise, "measuring": "open"}, 4) for exercise in (1, 2)],
        *[(TAKKURE, {"exercise": exercise, "measuring": "open"}, 6) for exercise in (3, 4, 6)],
        (DREADBALL, {"home": "forgefathers", "away": "forgefathers"}, 12),
        (DREADBALL, {"home": "veer-myn", "away": "veer-myn", "preset": "full-like"}, 12),
        (NOUGHTS, {}, 1),
    ],
)
def test_every_decision_has_hints_in_every_language(kit: Kit, setup: Setup, topics: int) -> None:
    match = kit.game(None).new(setup, None)
    table = Table(match, Dice(seed_from(f"hints {setup}")), None)
    # The rookie, or whoever is the strongest where there is none.
    rookie = kit.roster.coach(kit.roster.names[:2][-1], "any")
    asked: dict[str, int] = {}
    table.let_chance_answer()
    while match.decision is not None:
        decision = match.decision
        asked[decision.topic] = asked.get(decision.topic, 0) + 1
        if asked[decision.topic] <= 1:
            before = match.project(decision.seat)
            found = hints(View(match, decision.seat), "1", kit.looking, Budget(9, 0))
            assert 1 <= len(found) <= HOW_MANY
            if isinstance(decision, Pick) and kit is DREADBALL:
                assert len(found) == min(HOW_MANY, len(decision.options))
            assert len({hint.choice for hint in found}) == len(found)
            assert [hint.gain for hint in found] == sorted([hint.gain for hint in found], reverse=True)
            for hint in found:
                assert decision.refusal(hint.choice) is None
                for language in LANGUAGES:
                    for told in (hint.reason, *hint.odds):
                        assert sentence(words(language), told)
                for each in hint.odds:
                    assert 0 <= int(str(each.values.get("chance", {"value": 0})["value"])) <= 100
            assert match.project(decision.seat) == before
        table.play_decision((rookie, rookie))
    assert len(asked) >= topics


@pytest.mark.parametrize(
    ("kit", "setup"), [(TAKKURE, {"exercise": 1, "attacker": "home"}), (DREADBALL, {"lesson": "strike"})]
)
def test_the_other_side_gets_no_hints(kit: Kit, setup: Setup) -> None:
    match = kit.game(None).new(setup, None)
    assert match.decision is not None
    assert hints(View(match, 1 - match.decision.seat), "1", kit.looking) == []


def test_a_carrier_at_the_line_is_told_to_score() -> None:
    """4.04: with nobody near, a try at BaC 11 succeeds in 11 of 12 cases: 92 of 100."""
    file = GAMES / "takkure" / "scenarios" / "4-four-against-four" / "after-a-try-the-other-coach-decides.toml"
    match = TAKKURE.read_scenario(TAKKURE.game(None), file).play(3)
    own_match(match).terms.open_measuring = 1
    decision = match.decision
    assert decision is not None
    best = hints(View(match, decision.seat), "1", TAKKURE.looking)[0]
    assert best.choice == (8,)
    assert sentence(words("en"), best.reason) == "Scores a try in 92 of 100 cases."
    assert best.gain > 0


def test_who_touches_the_line_is_told_that_it_wins() -> None:
    """0.07: touching the line wins the first exercise; where no tackler has met the carrier nothing is rolled."""
    match = own_match(TAKKURE.game(None).new({"exercise": 1, "attacker": "home", "measuring": "open"}, None))
    table = Table(match, Dice(seed_from("touch")), None)
    rookie, chance = [TAKKURE.roster.coach(name, "any") for name in ("rookie", "random")]
    while match.decision is None or match.decision.topic != SECOND_ACTION or not wins_by_staying(match):
        table.play_decision((rookie, chance))
    found = hints(View(match, match.decision.seat), "1", TAKKURE.looking)
    told = [sentence(words("en"), hint.reason) for hint in found if hint.choice == (NOTHING,)]
    assert told == ["Touches the line, which wins, in 100 of 100 cases."]


def may_score(match: Match) -> bool:
    """Whether somebody is asked who could put the ball down."""
    decision = match.decision
    return decision is not None and decision.topic == SECOND_ACTION and decision.refusal((SCORE,)) is None


def test_a_try_is_told_where_the_next_kick_off_begins_at_once() -> None:
    """R-74: in a practice match nobody is asked who kicks off after a try."""
    match = TAKKURE.game(None).new({"exercise": 5, "measuring": "open"}, None)
    table = Table(match, Dice(seed_from("practice")), None)
    club = TAKKURE.roster.coach("club", "any")
    table.let_chance_answer()
    while not may_score(match):
        table.play_decision((club, club))
    found = hints(View(match, own_match(match).attacker), "1", TAKKURE.looking)
    assert [hint.reason.message for hint in found if hint.choice == (SCORE,)] == [SCORES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", [KEEPS_AT, ADVANCES, COVERS, INCHES])
def test_less_than_an_inch_is_not_called_none(language: str, message: str) -> None:
    values = {"chance": number(50), "inches": number(0)}
    assert "1″" in sentence(words(language), Telling(message, values))
    assert not re.search(r"\b0″", sentence(words(language), Telling(message, values)))


def test_a_carrier_on_the_bonus_hex_is_told_to_strike() -> None:
    """D14.4, D17.1: a Striker at range 4 who does not move rolls 2 + 1 - 1 dice at 5+: 5 of 9, 56 of 100."""
    file = GAMES / "dreadball" / "scenarios" / "examples" / "example-19-four-point-strike.toml"
    match = DREADBALL.read_scenario(DREADBALL.game(None), file).play(0)
    best = hints(View(match, 0), "1", DREADBALL.looking)[0]
    assert best.choice == (0,)
    assert sentence(words("en"), best.reason) == "A strike for 4 in 56 of 100 cases."
    assert [sentence(words("en"), each) for each in best.odds] == ["strike 56 %", "ball loose 44 %"]
    assert best.gain > 0


def test_a_push_is_told_of_the_one_who_is_pushed() -> None:
    """D13.1: the carrier who has lost is driven off, not the winner."""
    file = GAMES / "dreadball" / "scenarios" / "10-ball" / "a-pushed-carrier-keeps-the-ball.toml"
    match = DREADBALL.read_scenario(DREADBALL.game(None), file).play(7)
    assert match.decision is not None
    assert match.decision.topic == "push"
    for hint in hints(View(match, match.decision.seat), "1", DREADBALL.looking):
        assert hint.reason.message == "dreadball-hint-pushes-carrier"


def test_a_choice_of_ones_own_is_weighed_by_the_same_measure() -> None:
    file = GAMES / "dreadball" / "scenarios" / "examples" / "example-19-four-point-strike.toml"
    match = DREADBALL.read_scenario(DREADBALL.game(None), file).play(4)
    view = View(match, 0)
    best, other = hints(view, "1", DREADBALL.looking)
    for hint in (best, other):
        own = weighed(view, "1", DREADBALL.looking, hint.choice)
        assert own is not None
        assert (own.gain, own.reason.message) == (hint.gain, hint.reason.message)
    assert weighed(view, "1", DREADBALL.looking, (77,)) is None


def test_a_kick_off_has_odds_too() -> None:
    """5.03: the best of four hands tells whether the kick succeeds, and the catch that follows is at BaC -2."""
    match = TAKKURE.game(None).new({"exercise": 6, "measuring": "open"}, None)
    table = Table(match, Dice(seed_from("aim")), None)
    club = TAKKURE.roster.coach("club", "any")
    while match.decision is None or match.decision.topic != TEMPLATE:
        table.play_decision((club, club))
    found = hints(View(match, match.decision.seat), "1", TAKKURE.looking)
    assert len(found) == HOW_MANY
    for hint in found:
        assert [each.message for each in hint.odds] == ["odds-ours", "odds-theirs", "odds-loose", "odds-start"]
        ours, theirs, loose = [int(str(each.values["chance"]["value"])) for each in hint.odds[:3]]
        assert ours + theirs + loose == 100
        assert 0 < theirs < 100
        reason = "hint-gets-ball" if ours >= 5 else "hint-holds-off"
        assert hint.reason.message == reason
    assert found[0].gain > found[2].gain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "known"),
    [
        (
            "takkure",
            (*takkure_reasons.REASONS, *takkure_reasons.ODDS),
        ),
        ("dreadball", (*reasons.REASONS, *reasons.ODDS)),
    ],
)
def test_no_reason_is_missing_or_unused(language: str, game: str, known: tuple[str, ...]) -> None:
    text = words_of(game, language, "hints.ftl")
    assert set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) == set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_in_any_game_is_neither_missing_nor_unused(language: str) -> None:
    text = shared_words(language, "hints.ftl")
    assert set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) == set(SHARED_REASONS)
