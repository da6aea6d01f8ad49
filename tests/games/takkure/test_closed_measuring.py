"""0.03: where measuring is closed, nothing that a seat can ask for tells a distance that has not been measured."""

import pytest
from hypothesis import given, settings

from tests.engine import often
from tests.games.takkure.odds.positions import at_line
from tests.games.takkure.pairs import MEASURING, asked, heard, heights, pairs, told
from tests.games.takkure.playing import SEEDS, RandomPlay
from thirdhalf.coaches.hints import hints, weighed
from thirdhalf.games import kit_of
from thirdhalf.games.takkure.coaches.search.lookahead import scripted
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.showing.retracting import retractable
from thirdhalf.games.takkure.table.events import WALKED
from thirdhalf.games.takkure.table.questions.walks import Walk
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Pick, Roll
from thirdhalf.kernel.telling import why
from thirdhalf.kernel.view import View
from thirdhalf.words import LANGUAGES, words
from thirdhalf.words.telling import sentence

STARTS = ("player", "team play", "template", "mover")
"""Where a pair can be made: nothing that is asked or under way knows a place."""
STEPS = 80
"""How long one is followed at most: an activation has some twenty questions and rolls."""
PAIRS = 3
"""How many are made of one position."""
COMPARED = (
    *(
        "player",
        "team play",
        "first action",
        "mark",
        "receiver",
        "participant",
        "letter",
        "defender",
        "defence",
        "spot",
    ),
    *("defensive move", "second action", "second move", "throw point", "card", "use skill", "go on", "order"),
    *("mover", "template", "kick-off move", "kicker", "catcher", "catch"),
)


def follow(one: Match, two: Match, seed: int, compared: dict[str, int]) -> None:
    """Play both in the same way, and ask both everything, until a distance has been measured that differs."""
    player = RandomPlay(seed)
    answered = ""
    for step in range(STEPS):
        decision, second = one.decision, two.decision
        if heights(one) != heights(two):
            # who is ahead shows.
            return
        if decision is None or second is None or (step and one.active < 0 and decision.topic in STARTS[:2]):
            return
        if not isinstance(decision, Roll):
            first = told(one, answered, seed + step)
            assert told(two, answered, seed + step) == first
            compared[decision.topic] = compared.get(decision.topic, 0) + 1
            compared["hints"] = compared.get("hints", 0) + bool(first["hints"])
        answered = decision.topic
        sound = not isinstance(decision, Roll) and player.chooser.below(3)
        choice = scripted(one) if sound else player.answer(one)
        if second.refusal(choice) is not None:
            # Of a move that is declared, and measured while it is made; or of a line that starts elsewhere.
            assert not isinstance(decision, Pick)
            return
        one.log, two.log = [], []
        one.choose(choice)
        two.choose(choice)
        if heard(one, one.log) != heard(two, two.log) or asked(one) != asked(two):
            assert any(event.kind in MEASURING for event in one.log + two.log), "nothing was measured, and yet it shows"
            return


def followed(exercise: int, seed: int, compared: dict[str, int]) -> None:
    """A closed match at random, every second one to the letter, and pairs of positions of it."""
    match = takkure().new({"exercise": exercise, "measuring": "closed", "readings": ("", "letter")[seed % 2]}, None)
    player = RandomPlay(seed)
    made = 0
    while match.decision is not None and made < 4 * PAIRS:
        if match.decision.topic in STARTS and match.active < 0 and player.chooser.below(3) == 0:
            found = list(pairs(match, player.chooser))
            for _ in range(min(PAIRS, len(found))):
                one, two = found.pop(player.chooser.below(len(found)))
                follow(one, two, seed + made, compared)
                made += 1
        match.choose(player.answer(match))


@pytest.mark.parametrize("exercise", [2, 4, 6])
@given(SEEDS)
@settings(max_examples=often(10))
def test_nothing_is_told_that_has_not_been_measured(exercise: int, seed: int) -> None:
    """0.03, R-83: a receiver at 7.9" and at 8.1", a tackler that just reaches and one that just does not: all is the
    same but where they are seen to stand.
    """
    followed(exercise, seed, {})


def test_pairs_of_positions_meet_every_kind_of_question() -> None:
    """0.03, R-83: what is compared above, and that advisers speak again in step 5."""
    compared: dict[str, int] = {}
    for seed in range(12):
        followed(4, seed, compared)
        followed(6, seed, compared)
    assert set(COMPARED) <= set(compared)
    assert compared["hints"] > 20


def test_nothing_is_taken_back_that_has_been_measured() -> None:
    """0.03, 1.07, R-84: between an answer that may be taken back and the next question nobody is told how far he may
    go, nobody has run, and no value has been counted up.
    """
    taken: set[tuple[str, str]] = set()
    for exercise, seed in [(number, seed) for number in (1, 2, 3, 6) for seed in range(8)]:
        match = takkure().new({"exercise": exercise, "measuring": "closed"}, None)
        player = RandomPlay(seed)
        while match.decision is not None:
            topic = match.decision.topic
            match.log = []
            match.choose(player.answer(match))
            if retractable(match, topic):
                assert match.decision is not None
                assert "limit" not in takkure().describe(match, match.decision)
                kinds = {event.kind for event in match.log}
                assert not kinds & set(MEASURING) - {WALKED}, topic
                assert WALKED not in kinds or topic in ("defensive move", "kick-off move")
                taken.add((topic, match.decision.topic))
    assert taken >= {("first action", "mark"), ("mark", "defender"), ("mark", "defence"), ("defence", "spot")}
    assert taken >= {("defensive move", "defender"), ("template", "mover"), ("kick-off move", "mover")}
    assert ("defender", "defender") in taken, "who stands up"


@pytest.mark.parametrize("measuring", ["closed", "open"])
def test_a_spot_is_taken_back_only_with_open_measuring(measuring: str) -> None:
    """0.03, 1.12: naming the spot shows how far the tackler gets."""
    match = takkure().new({"exercise": 1, "attacker": "home", "measuring": measuring}, None)
    for choice in ((1,), (0, -10160), (10,)):
        match.choose(choice)
    assert retractable(match, "defence")
    match.choose((0, -10160))
    assert retractable(match, "spot") == (measuring == "open")


@pytest.mark.parametrize("measuring", ["closed", "open"])
def test_a_press_is_taken_back_only_with_open_measuring(measuring: str) -> None:
    """0.03, 1.07: once it is declared, the walk's reach is known; another declaration would profit from it."""
    match = takkure().new({"exercise": 1, "attacker": "home", "measuring": measuring}, None)
    for choice in ((1,), (0, -10160), (9,)):
        match.choose(choice)
    assert match.decision is not None
    assert match.decision.topic == "defensive move"
    assert retractable(match, "defence") == (measuring == "open")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_adviser_says_why_it_is_silent(language: str) -> None:
    """0.03, R-83: in plain words; and speaks where measuring is open."""
    game, kit = takkure(), kit_of("takkure")
    match = game.new({"exercise": 1, "measuring": "closed"}, None)
    silence = game.silenced(match)
    assert silence is not None
    assert silence.rule == "0.03"
    assert sentence(words(language), why(silence))
    assert hints(View(match, 0), "1", kit.looking) == []
    assert weighed(View(match, 0), "1", kit.looking, (1,)) is None
    match = game.new({"exercise": 1, "measuring": "open"}, None)
    assert game.silenced(match) is None
    assert game.closed(match) is None
    assert hints(View(match, 0), "1", kit.looking)


def test_an_adviser_speaks_of_what_has_been_measured() -> None:
    """1.13, 3.07, R-83: two dice at 7 against one at 7 win 1008 of 1728 throws; closed or not, the odds are told, but
    not how far it is to the line then.
    """
    match = at_line("1-first-steps/onslaught-dice-split", "dice for opponent")
    assert not match.terms.open_measuring
    assert takkure().silenced(match) is None
    found = hints(View(match, match.attacker), "1", kit_of("takkure").looking)
    assert {hint.choice for hint in found} == {(0,), (1,), (2,)}
    for hint in found:
        assert [each.message for each in hint.odds] == ["odds-try", "odds-lost", "odds-down"]
    assert [hint.gain for hint in found] == sorted([hint.gain for hint in found], reverse=True)


@pytest.mark.parametrize("measuring", ["closed", "open"])
def test_a_way_that_is_too_long_is_refused_without_a_measure(measuring: str) -> None:
    """0.03, 1.07: by how much is said with open measuring alone."""
    match = takkure().new({"exercise": 1, "attacker": "home", "measuring": measuring}, None)
    for choice in ((1,), (0, -10160), (9,)):
        match.choose(choice)
    assert isinstance(match.decision, Walk)
    refusal = match.decision.refusal((match.decision.x // 2, -match.decision.y))
    assert refusal is not None
    assert refusal.reason == ("too far" if measuring == "closed" else "too far by")
    assert bool(refusal.values) == (measuring == "open")
