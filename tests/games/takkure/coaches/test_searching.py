"""The coaches that look ahead: they play by the rules, keep to their budget, and do the same again."""

import time
from fractions import Fraction

import pytest

from tests.engine import often
from thirdhalf.coaches.budget import Budget, read_budget
from thirdhalf.games.takkure.coaches import coach
from thirdhalf.games.takkure.coaches.script.worth import TRY
from thirdhalf.games.takkure.coaches.search.attack_plans import against_defence, compared
from thirdhalf.games.takkure.coaches.search.defence_plans import ways
from thirdhalf.games.takkure.coaches.search.evaluation import (
    A_BOX,
    KICK_OFF,
    NAMES,
    WEIGHTS,
    expectation,
    features,
    received,
    value,
)
from thirdhalf.games.takkure.coaches.search.fan import fan
from thirdhalf.games.takkure.coaches.search.kick_off_plans import best_in_kick_off, kicked_off
from thirdhalf.games.takkure.coaches.search.lookahead import TakkureLookahead, play_on, scripted
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.odds.tables import opposed_counts, own_counts
from thirdhalf.games.takkure.rules.at_hand import activation_at
from thirdhalf.games.takkure.rules.kick_off import kick_off_at_hand
from thirdhalf.games.takkure.table.events import TOKENS_REMOVED
from thirdhalf.games.takkure.table.questions.topics import DEFENCE, KICK_OFF_MOVE, KICK_OFF_PLACE, MOVER, TEMPLATE
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.geometry.plane import INCH, distance
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import NOWHERE
from thirdhalf.kernel.seat import HOME
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.executors import Here
from thirdhalf.lab.ladder import Climb, ladder
from thirdhalf.lab.simulation import Series, play_batch


@pytest.mark.parametrize("exercise", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("home", "away"), [("province:6", "random"), ("rookie", "international:6")])
def test_searching_coaches_play_every_exercise_to_the_end(exercise: int, home: str, away: str) -> None:
    """An illegal choice would raise."""
    matches = 6 if exercise < 4 else 2 if exercise == 4 else 1
    plan = Series("takkure", {"exercise": exercise}, home, away, matches, "searched")
    assert play_batch(plan, 0, matches, None).matches == matches


def test_a_budget_of_seconds_is_kept() -> None:
    """A single line of play may overrun it; a thorough search would take ten times as long."""
    match = takkure().new({"exercise": 6}, None)
    table = Table(match, Dice(seed_from("clock")), None)
    hasty = coach("international:0.02s", "a")
    spent: dict[tuple[int, ...], float] = {}

    def timed(view: View) -> Choice:
        assert isinstance(match, Match)
        turn = (match.half, match.attacker, match.sets, match.tokens + int(match.active >= 0))
        started = time.thread_time()
        choice = hasty(view)
        spent[turn] = spent.get(turn, 0.0) + time.thread_time() - started
        return choice

    for _ in range(120):
        table.play_decision((timed, timed))
    taken = sorted(spent.values())
    assert taken[len(taken) // 2] < 0.2


@pytest.mark.parametrize(
    ("text", "evaluations", "seconds"), [("200", 200, 0), ("0.3s", 0, 0.3), ("2s", 0, 2.0), ("1", 1, 0)]
)
def test_budgets_are_read(text: str, evaluations: int, seconds: float) -> None:
    budget = read_budget(text)
    assert (budget.evaluations, budget.seconds) == (evaluations, seconds)


@pytest.mark.parametrize("text", ["", "s", "0", "-3", "0s", "-1s", "many", "1.5", "nans", "infs"])
def test_what_is_no_budget_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="is no budget: write evaluations"):
        read_budget(text)


def test_a_coach_without_a_budget_says_so() -> None:
    with pytest.raises(ValueError, match="the coach 'club' takes no budget; these do: province, international"):
        coach("club:5", "a")


def test_a_budget_counts() -> None:
    budget = Budget(4, 0)
    for _ in range(3):
        budget.spend()
    assert budget.part() == 0.75
    budget.begin()
    assert budget.part() == 0


def test_a_fan_has_the_shares_of_the_odds() -> None:
    """8 with two dice against 7: the results, bunched, are those of the exact tables."""
    throws = fan(((8, 2), (7, 1))).throws
    whole = sum([count for count, _ in throws])
    assert whole == 12**3
    _, _, success, critical = own_counts(opposed_counts((8, 2), (7, 1)))
    won = sum([count for count, faces in throws if beats(faces)])
    assert Fraction(won, whole) == Fraction(success + critical, 12**3)


def beats(faces: Choice) -> bool:
    """Whether the better of the first two dice, at 8, beats the third, at 7: 1 is best, then the highest success."""
    own = max([scored(face, 8) for face in faces[:2]])
    return own > scored(faces[2], 7)


def scored(face: int, value: int) -> int:
    """A die's rank by hand."""
    return 13 if face == 1 else face if face <= value and face < 12 else 0


def test_one_roll_has_three_ends() -> None:
    """At 7: a 1 is a critical, 2 to 7 succeed, 8 to 12 fail."""
    assert sorted([count for count, _ in fan(((7, 1),)).throws]) == [1, 5, 6]


def test_the_evaluation_has_at_most_forty_weights_with_names() -> None:
    assert len(NAMES) == len(WEIGHTS) == len(set(NAMES)) <= 40


def test_a_position_is_worth_to_one_side_what_it_costs_the_other() -> None:
    match = takkure().new({"exercise": 4, "attacker": "home"}, None)
    assert isinstance(match, Match)
    assert len(features(match)) == len(NAMES)
    assert 0 < value(match, 0) == -value(match, 1) < expectation(match)


def at_kick_off(topic: str) -> Match:
    """The first kick-off of a match, when that is asked."""
    match = takkure().new({"exercise": 6}, None)
    assert isinstance(match, Match)
    table = Table(match, Dice(seed_from("first")), None)
    club = coach("club", "a")
    while match.decision is None or match.decision.topic != topic:
        table.play_decision((club, club))
    return match


def test_a_try_counts_and_whoever_receives_may_hope() -> None:
    match = at_kick_off(KICK_OFF_PLACE)
    assert match.decision is not None
    kicker = match.decision.seat
    assert received(match) == KICK_OFF + 5 * A_BOX
    hope = received(match) * (TRY - received(match)) // TRY
    assert value(match, kicker) == -hope
    match.home_tries = 1
    assert value(match, HOME) == (TRY - hope if kicker == HOME else TRY + hope)
    # After a try whoever has attacked kicks.
    match.attacker = kicker
    assert expectation(match) == -received(match)
    # The later, the less there is to hope for.
    match.time = 1
    assert expectation(match) == -KICK_OFF - A_BOX


def far_from_halfway(match: Match, seat: int) -> int:
    """As if nothing counted but that the ball is far from halfway."""
    return abs(match.ball_y if match.holder < 0 else match.players[match.holder].y)


def test_a_kick_off_is_played_out() -> None:
    """The script aims short; who wants the ball far from halfway aims deep."""
    match = at_kick_off(TEMPLATE)
    decision = match.decision
    assert decision is not None
    shares: set[int] = set()
    ahead = TakkureLookahead(decision.seat, 5, Budget(10**6, 0), 10_000, 1, far_from_halfway)
    ahead.witness = lambda _, share: shares.add(share)
    aimed = best_in_kick_off(match, ahead, 3)
    assert match.decision is decision
    assert abs(aimed[1]) == max([abs(choice[1]) for choice in candidates(match)]) > abs(scripted(match)[1])
    # Kick and catches are not drawn: a line of play has its exact share.
    assert len(shares) > 3
    # Other kicks than those that were looked at bear it out.
    ahead.salt += 100
    assert kicked_off(match, aimed, ahead) > kicked_off(match, scripted(match), ahead)


def test_a_kick_off_has_its_own_budget_and_ends_with_it() -> None:
    match = at_kick_off(KICK_OFF_PLACE)
    decision = match.decision
    assert decision is not None
    ahead = TakkureLookahead(decision.seat, 5, Budget(1, 0), 10_000, 1)
    assert decision.refusal(best_in_kick_off(match, ahead, 1000)) is None
    assert 0 < ahead.budget.used < 1000
    # With an activation's budget spent, the kick-off is thought about none the less.
    thrifty = coach("international:300", "a")
    choices = {thrifty(View(at_kick_off(topic), decision.seat)) for topic in (KICK_OFF_PLACE, TEMPLATE)}
    assert len(choices) == 2


@pytest.mark.parametrize("topic", [KICK_OFF_PLACE, TEMPLATE])
def test_province_leaves_the_kick_off_to_the_script(topic: str) -> None:
    match = at_kick_off(topic)
    assert match.decision is not None
    assert coach("province", "a")(View(match, match.decision.seat)) == scripted(match)


def test_strong_coaches_kick_short_and_chase_the_ball_where_club_behind_kicks_deep_and_falls_back() -> None:
    club = coach("club", "a")
    match = at_kick_off(TEMPLATE)
    decision = match.decision
    assert decision is not None
    match.home_tries, match.away_tries = (0, 1) if decision.seat == HOME else (1, 0)
    short = scripted(match)
    assert abs(short[1]) < abs(club(View(match, decision.seat))[1])
    match.choose(short)
    gaps: list[int] = []
    while match.decision is not None and match.decision.topic in (MOVER, KICK_OFF_MOVE):
        kick = kick_off_at_hand(match)
        assert kick is not None
        if match.decision.topic == KICK_OFF_MOVE and match.decision.seat == kick.kicker:
            chased = scripted(match)
            fallen_back = club(View(match, kick.kicker))
            gaps.append(distance(*chased[-2:], *short) - distance(*fallen_back[-2:], *short))
            match.choose(chased)
        else:
            match.choose(scripted(match))
    assert len(gaps) == 4
    # Not everybody can be there in time.
    assert min(gaps) < -INCH
    assert max(gaps) == 0


@pytest.mark.parametrize(("tries", "short"), [((0, 0), True), ((1, 2), False), ((2, 1), True)])
def test_club_kicks_deep_only_when_it_is_behind(tries: tuple[int, int], short: bool) -> None:
    match = at_kick_off(TEMPLATE)
    assert match.decision is not None
    seat = match.decision.seat
    match.home_tries, match.away_tries = tries if seat == HOME else tries[::-1]
    assert (coach("club", "a")(View(match, seat)) == scripted(match)) is short


def test_the_best_reply_leaves_a_plan_no_more_than_the_script_does() -> None:
    """It begins with what the script does and changes only what hurts the attack more."""
    match = takkure().new({"exercise": 3, "attacker": "home"}, None)
    assert isinstance(match, Match)
    ahead = TakkureLookahead(HOME, 0, Budget(10**6, 0), 10_000, 3)
    plans = compared(match, ahead, 1, 12)
    replied = [against_defence(match, plan, worth, ahead, 1, 3) for worth, plan in plans]
    # Rolls that change little are drawn, and not the same for both.
    assert all(reply <= worth + TRY // 1000 for reply, (worth, _) in zip(replied, plans, strict=True))
    assert any(reply < worth for reply, (worth, _) in zip(replied, plans, strict=True))


def share(better: str, worse: str, pairs: int) -> float:
    """The first coach's share of the points."""
    climb = Climb("takkure", {"exercise": 6}, (better, worse), pairs, 50, "searched", stops=0)
    return ladder(climb, Here(), lambda _: None).pairings[0].score


def test_looking_ahead_wins() -> None:
    """Small, for every run; the ladder measures more."""
    assert share("province:30", "club", often(3)) >= 0.5


def test_an_activation_is_followed_to_its_end_whoever_copies_the_match() -> None:
    """1.11: tokens are removed when it ends, and not before."""
    log: list[Event] = []
    match = takkure().new({"exercise": 3}, log)
    dice = Dice(seed_from("followed"))
    chooser = Chooser("followed")
    ends = 0
    while match.decision is not None:
        place = activation_at(match)
        before = len(log)
        match.copy()
        decision = match.decision
        choice = dice.roll(decision) if isinstance(decision, Roll) else decision.sample(chooser)
        went_on = play_on(match, place, choice)
        over = any(event.kind == TOKENS_REMOVED for event in log[before:])
        if place != NOWHERE:
            assert went_on == (NOWHERE if over else place)
            ends += over
    assert ends > 5


def test_a_defence_can_end_the_match() -> None:
    """The last activation may be that of a player without the ball: then nothing follows what the defenders do."""
    match = takkure().new({"exercise": 6, "attacker": "home"}, None)
    assert isinstance(match, Match)
    coaches = (coach("random", "17a"), coach("random", "17b"))
    table = Table(match, Dice(seed_from("17")), None)
    ends = 0
    while table.play_decision(coaches):
        if match.decision is not None and match.decision.topic == DEFENCE:
            for line in ways(match, 1):
                after = match.copy()
                after.choose(line[0][1])
                ends += after.over
    assert ends > 0


@pytest.mark.soak
def test_province_is_much_better_than_club() -> None:
    assert share("province", "club", 16) >= 0.7


@pytest.mark.soak
def test_international_is_better_than_province() -> None:
    assert share("international:0.3s", "province", 16) >= 0.5


@pytest.mark.soak
@pytest.mark.parametrize("name", ["province:60", "international:60"])
def test_sides_do_not_matter(name: str) -> None:
    """Both sides are coached alike: neither wins nearly all its matches with either team."""
    plan = Series("takkure", {"away": "yamato"}, name, name, 24, "sides")
    tally = play_batch(plan, 0, 24, None)
    assert 5 <= tally.home_wins + tally.draws // 2 <= 19
