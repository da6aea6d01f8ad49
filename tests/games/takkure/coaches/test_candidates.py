"""Candidates: allowed, few, unlike each other, turned with the table, and as good as a fine grid."""

import pytest
from hypothesis import given, settings

from benchmarks.regret import positions, regret
from tests.games.takkure.playing import ATTACKERS, EXERCISES, SEEDS, RandomPlay, new_match, play
from tests.games.takkure.test_crowds import crowd
from tests.games.takkure.test_mirror import deal_both, turned_choice
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.questions.places import Room
from thirdhalf.games.takkure.table.questions.topics import ARROW, as_points
from thirdhalf.games.takkure.table.questions.walks import Approach, Mark, Walk
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.table.terms import PRESSURE_REACH
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.games.takkure.tactics.defending import landings
from thirdhalf.games.takkure.tactics.picking import picks
from thirdhalf.games.takkure.tactics.walking import nearest
from thirdhalf.geometry.plane import INCH, Point, distance, distance2
from thirdhalf.geometry.polyline import at, line_length
from thirdhalf.kernel.decision import NO_ONE, Choice, Path, Pick, Place, Roll
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import HOME

MOST = 60
SMALLEST_GAP = 740


class MixedPlay(RandomPlay):
    """Takes a candidate as often as not, so that play gets where random play does not."""

    def answer(self, match: KernelMatch) -> Choice:
        assert isinstance(match, Match)
        if isinstance(match.decision, Roll) or self.chooser.below(2):
            return super().answer(match)
        choices = candidates(match)
        return choices[self.chooser.below(len(choices))]


def check(match: Match) -> None:
    """The promises that every list of candidates keeps."""
    decision = match.decision
    if decision is None or isinstance(decision, Roll):
        return
    choices = candidates(match)
    assert choices
    assert len(choices) <= MOST
    assert len(set(choices)) == len(choices)
    for choice in choices:
        assert decision.refusal(choice) is None, (decision.topic, choice)
    if isinstance(decision, Path) and not isinstance(decision, Approach):
        assert () in choices
    if isinstance(decision, Path | Place) and not isinstance(decision, Room):
        check_unlike(match, choices)


def check_unlike(match: Match, choices: list[Choice]) -> None:
    """No two places, and no two lines by their middles and ends, are within half a small base's radius; to stay may be
    near anything.
    """
    keys = [key(match, choice) for choice in choices if choice]
    for i, (middle, end) in enumerate(keys):
        for other_middle, other_end in keys[:i]:
            gap = max(distance2(*middle, *other_middle), distance2(*end, *other_end))
            assert gap >= SMALLEST_GAP * SMALLEST_GAP


def key(match: Match, choice: Choice) -> tuple[Point, Point]:
    """The middle and the end of a choice; of a walk and a place only where it ends."""
    decision = match.decision
    if not isinstance(decision, Mark | Walk):
        return (choice[0], choice[1]), (choice[0], choice[1])
    line = [(decision.x, decision.y), *as_points(choice)]
    if isinstance(decision, Walk):
        return line[-1], line[-1]
    return at(line, line_length(line) // 2), line[-1]


@given(EXERCISES, SEEDS, ATTACKERS)
@settings(max_examples=40)
def test_candidates_keep_their_promises(exercise: int, seed: int, attacker: str) -> None:
    match = new_match(exercise, attacker, None)
    player = MixedPlay(seed)
    for _ in range(400):
        if match.decision is None:
            break
        check(match)
        match.choose(player.answer(match))


@given(SEEDS)
@settings(max_examples=60)
def test_candidates_keep_their_promises_in_a_crowd(seed: int) -> None:
    play(crowd(seed, 5000), seed, check, most=60)


@given(EXERCISES, SEEDS)
@settings(max_examples=40)
def test_a_turned_table_turns_the_candidates(exercise: int, seed: int) -> None:
    game = takkure()
    match = game.new({"exercise": exercise, "home": "yamato", "away": "teriomorphs", "attacker": "home"}, None)
    twin = game.new({"exercise": exercise, "home": "teriomorphs", "away": "yamato", "attacker": "away"}, None)
    player = MixedPlay(seed)
    if exercise == 6:
        deal_both(match, twin, player)
    for _ in range(300):
        decision = match.decision
        if decision is None:
            break
        if not isinstance(decision, Roll):
            turned = [turned_choice(match, twin, decision, choice) for choice in candidates(match)]
            assert candidates(twin) == turned, decision.topic
        choice = player.answer(match)
        turned_answer = turned_choice(match, twin, decision, choice)
        match.choose(choice)
        twin.choose(turned_answer)


def test_a_question_nobody_has_thought_of_offers_all_its_options() -> None:
    match = new_match(6, "home", None)
    assert picks(match, Pick(HOME, "discard", "4.07", (3, 0, 7), NO_ONE)) == [(3,), (0,), (7,)]


def test_an_arrow_has_three_directions_that_make_a_difference() -> None:
    match = new_match(6, "home", None)
    assert picks(match, Pick(HOME, ARROW, "R-46", tuple(range(360)), NO_ONE)) == [(0,), (10,), (20,)]


@pytest.fixture(scope="module")
def played() -> dict[str, list[Match]]:
    """Positions of each topic from matches between club coaches; nobody plays on in them."""
    return positions(30)


def test_little_is_lost_by_looking_at_the_candidates_only(played: dict[str, list[Match]]) -> None:
    """On average less than a fiftieth of a try against the best of a fine grid; `benchmarks/regret.py` has more."""
    regrets = {topic: [regret(match) for match in matches] for topic, matches in played.items()}
    assert {topic: each for topic, each in regrets.items() if sum(each) > 200 * len(each)} == {}


def test_a_defender_gets_at_the_carrier_round_whoever_is_in_the_way(played: dict[str, list[Match]]) -> None:
    """1.06: where any walk ends near enough for pressure, one of the candidates does."""
    asked = 0
    for match in played["defensive move"]:
        walk = match.decision
        assert isinstance(walk, Walk)
        defender = match.players[walk.who].profile.radius
        ring = defender + match.players[match.active].profile.radius + PRESSURE_REACH
        ends = [choice or (walk.x, walk.y) for choice in candidates(match)]
        for place in landings(match):
            if distance(*nearest(walk, place, ring - INCH // 8), *place) <= ring - INCH // 8:
                asked += 1
                # One of two candidates that are nearly alike is left out.
                assert min(distance(end[0], end[1], *place) for end in ends) <= ring + defender // 2
    assert asked > 10
