"""DreadBall's coaches who look to the end of the rush, and those with a taste of their own."""

from collections.abc import Iterator

from thirdhalf.coaches.budget import Budget
from thirdhalf.games.dreadball.coaches import ROSTER
from thirdhalf.games.dreadball.coaches.script.onward import with_the_ball
from thirdhalf.games.dreadball.coaches.script.script import judged_plans
from thirdhalf.games.dreadball.coaches.script.style import SOUND, Style, Taste
from thirdhalf.games.dreadball.coaches.search.lookahead import WHOLE, DreadBallLookahead
from thirdhalf.games.dreadball.coaches.search.rest_of_rush import RushLookahead
from thirdhalf.games.dreadball.coaches.value.learned import prospect
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER
from thirdhalf.games.dreadball.table.questions.topics import TOKEN
from thirdhalf.games.dreadball.table.state import Match, own_match
from thirdhalf.games.dreadball.tactics.plan import FETCH, GO, HIT, HOLD, PASS, ROB, SHOOT
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.view import View

PLENTY = Budget(1 << 30, 0)


def tokens_to_give(seed: str) -> Iterator[Match]:
    """The positions of a match between `club` coaches in which a token is to be given (D7.1)."""
    match = own_match(dreadball().new({"home": "veer-myn", "away": "forgefathers"}, None))
    dice = Dice(seed_from(seed))
    coaches = (ROSTER.coach("club", "one"), ROSTER.coach("club", "two"))
    while match.decision is not None:
        decision = match.decision
        if isinstance(decision, Roll):
            match.choose(dice.roll(decision))
            continue
        if decision.topic == TOKEN:
            yield match
        match.choose(coaches[decision.seat](View(match, decision.seat)))


def test_what_is_left_of_a_rush_goes_to_the_ball() -> None:
    """D7.1: with the ball if it is ours, to it if it is loose, else against who has it; or nothing."""
    aims = set()
    for match in tokens_to_give("ball"):
        assert match.decision is not None
        plan = with_the_ball(match)
        aims.add(plan.aim)
        if plan.aim == HOLD:
            continue
        if match.holder == NO_PLAYER:
            assert plan.aim == FETCH
        elif match.players[match.holder].team == match.decision.seat:
            assert plan.number == match.holder
            assert plan.aim in (GO, SHOOT, PASS)
        else:
            assert plan.aim in (HIT, ROB)
            assert plan.target == match.holder
    assert aims > {FETCH, SHOOT, HOLD}


def test_the_rest_of_the_rush_is_played_before_anything_is_judged() -> None:
    """D18: all ends are beyond the rush, those to the end of the action mostly within it."""
    within = 0
    for match in list_of(tokens_to_give("ends"), 12):
        assert match.decision is not None
        rush = match.rush
        plan = judged_plans(match, SOUND)[0].plan
        ends: list[int] = []
        far = RushLookahead(match.decision.seat, 1, PLENTY, WHOLE // 4)
        far.witness = lambda end, share: ends.append(end.rush if end.decision is not None else rush + 1)  # noqa: B023
        far.worth_of_plan(match, plan)
        assert ends
        assert rush not in ends
        near = DreadBallLookahead(match.decision.seat, 1, PLENTY, WHOLE // 4)
        near.witness = lambda end, share: ends.append(end.rush)  # noqa: B023
        near.worth_of_plan(match, plan)
        within += ends.count(rush)
    assert within


def list_of(matches: Iterator[Match], count: int) -> list[Match]:
    """Copies of some of them, one in four."""
    found = []
    for place, match in enumerate(matches):
        if place % 4 == 0:
            found.append(own_match(match.copy()))
        if len(found) == count:
            break
    return found


def test_how_the_match_ends_counts_for_who_thinks_of_it() -> None:
    """A certain win is worth `of_result` more than a draw."""
    for match in list_of(tokens_to_give("result"), 6):
        assert match.decision is not None
        seat = match.decision.seat
        plain = DreadBallLookahead(seat, 1, PLENTY, WHOLE // 4).value(match)
        said = prospect(match, seat).result
        assert DreadBallLookahead(seat, 1, PLENTY, WHOLE // 4, 1_000).value(match) == plain + 1_000 * said // 10_000


def test_a_hitter_slams_more_often_and_a_striker_strikes_earlier() -> None:
    """D12, D14.6: what comes first in the same positions."""
    hitter = Style(0, 0, passes=1, hits=1, taste=Taste(slams=120))
    striker = Style(0, 0, passes=1, hits=1, taste=Taste(strikes=400))
    slams, strikes = [0, 0], [0, 0]
    for match in tokens_to_give("taste"):
        sound = judged_plans(match, SOUND)[0].plan.aim
        slams[0] += sound == HIT
        strikes[0] += sound == SHOOT
        slams[1] += judged_plans(match, hitter)[0].plan.aim == HIT
        strikes[1] += judged_plans(match, striker)[0].plan.aim == SHOOT
    assert slams[1] > slams[0]
    assert strikes[1] > strikes[0]


def test_a_timid_coach_ends_fewer_actions_next_to_threats() -> None:
    """D4.6: and one who forgets opponents more of them."""
    counts = []
    for fear in (250, 0, -200):
        style = Style(0, 0, passes=0, hits=0, taste=Taste(fear=fear))
        risky = 0
        for match in tokens_to_give("fear"):
            risky += judged_plans(match, style)[0].plan.sure < 10_000
        counts.append(risky)
    assert counts[0] < counts[1] < counts[2]
