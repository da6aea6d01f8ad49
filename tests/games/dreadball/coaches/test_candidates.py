"""DreadBall's candidates and plans: allowed, never empty, turned with the table, and as likely as they say."""

from hypothesis import given, settings

from tests.games.dreadball.playing import PRESETS, SEEDS, RandomPlay, new_match
from tests.games.dreadball.test_mirror import Turn, set_up
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.rules.chances import SURE, at_least
from thirdhalf.games.dreadball.rules.threat import threats
from thirdhalf.games.dreadball.scenarios.reading import read_scenario
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER, STRIKER
from thirdhalf.games.dreadball.table.pitch import number_of
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.games.dreadball.tactics.ground import distances, threatened, without
from thirdhalf.games.dreadball.tactics.plan import PLANNED, Course
from thirdhalf.games.dreadball.tactics.plans import plans
from thirdhalf.games.dreadball.tactics.reach import Mover, run_reach, sprint_reach
from thirdhalf.kernel.decision import Roll

MOST = 45


@given(PRESETS, SEEDS)
@settings(max_examples=15)
def test_candidates_and_plans_are_allowed(preset: str, seed: int) -> None:
    match = new_match(preset, None)
    player = RandomPlay(seed)
    for _ in range(300):
        decision = match.decision
        if decision is None:
            break
        if not isinstance(decision, Roll):
            choices = candidates(match)
            assert choices
            assert len(choices) <= MOST
            assert len(set(choices)) == len(choices)
            assert all(decision.refusal(choice) is None for choice in choices)
            if decision.topic in PLANNED:
                found = plans(match)
                assert found
                for plan in found:
                    assert Course(plan).answer(decision) is not None, (decision.topic, plan.aim, plan.action)
        match.choose(player.answer(match))


@given(SEEDS)
@settings(max_examples=15)
def test_a_turned_table_turns_the_candidates_and_plans(seed: int) -> None:
    match = set_up("sheet", ("veer-myn", "forgefathers"), 0)
    twin = set_up("sheet", ("forgefathers", "veer-myn"), 1)
    turn = Turn()
    player = RandomPlay(seed)
    for _ in range(200):
        decision = match.decision
        if decision is None or twin.decision is None:
            break
        if not isinstance(decision, Roll):
            assert candidates(twin) == [turn.choice(decision, choice) for choice in candidates(match)]
            if decision.topic in PLANNED:
                mine = [(plan.aim, plan.action, plan.sure, turn.hex(plan.at)) for plan in plans(match) if plan.at >= 0]
                theirs = [(plan.aim, plan.action, plan.sure, plan.at) for plan in plans(twin) if plan.at >= 0]
                assert sorted(mine) == sorted(theirs)
        choice = player.answer(match)
        twin_choice = turn.choice(decision, choice)
        match.choose(choice)
        twin.choose(twin_choice)


@given(SEEDS)
@settings(max_examples=10)
def test_threats_are_those_of_the_rules(seed: int) -> None:
    """D4.6, D4.8: for every hex, and with each opponent ignored."""
    match = set_up("sheet", ("veer-myn", "forgefathers"), 0)
    player = RandomPlay(seed)
    for _ in range(120):
        if match.decision is None:
            break
        match.choose(player.answer(match))
    for team in (0, 1):
        found = threatened(match, team)
        for at in range(len(found)):
            assert found[at] == threats(match, at, team, NO_PLAYER)
            for number, other in enumerate(match.players):
                if other.team != team and other.at >= 0:
                    assert without(match, found, at, number) == threats(match, at, team, number)


def test_a_run_reaches_what_its_points_and_dashes_allow() -> None:
    """A Veer-myn Striker alone: six hexes for certain, a seventh by a Dash (4 dice at 3+, 80 of 81), an eighth by
    another that needs two successes.
    """
    match = set_up("sheet", ("veer-myn", "forgefathers"), 0)
    for other in match.players:
        if other.at >= 0:
            match.grid[other.at] = NO_PLAYER
    nothing = [0] * len(match.grid)
    start = number_of(-4, 0)
    assert match.players[3].profile.role == STRIKER
    reach = run_reach(match, Mover(3, start, 0, 6, 0, 0), nothing, 2)
    far = distances()[start]
    first, second = at_least(4, 3, 1, 0), at_least(4, 3, 2, 0)
    for at in reach.hexes:
        expected = SURE if far[at] <= 6 else first if far[at] == 7 else first * second // SURE
        assert reach.sure(at) == expected
        assert len(reach.path(at)) == far[at] <= 8


def test_a_way_round_threats_is_taken_where_it_is_safer() -> None:
    """An Evade costs; five steps around a threatened hex do not."""
    match = set_up("sheet", ("veer-myn", "forgefathers"), 0)
    for other in match.players:
        if other.at >= 0:
            match.grid[other.at] = NO_PLAYER
    start, goal, between = number_of(-4, 0), number_of(-2, 0), number_of(-3, 0)
    threats_here = [0] * len(match.grid)
    for hot in (between, number_of(-3, -1), number_of(-4, 1)):
        threats_here[hot] = 1
    reach = run_reach(match, Mover(3, start, 0, 6, 0, 0), threats_here, 0)
    assert reach.sure(goal) == SURE
    assert between not in reach.path(goal)


def test_a_sprint_pays_for_its_turns() -> None:
    """D9.3: straight ahead twelve hexes; with a turn eleven."""
    match = set_up("sheet", ("veer-myn", "forgefathers"), 0)
    for other in match.players:
        if other.at >= 0:
            match.grid[other.at] = NO_PLAYER
    nothing = [0] * len(match.grid)
    reach = sprint_reach(match, Mover(3, number_of(-6, 0), 0, 12, 0, 0), nothing)
    assert len(reach.path(number_of(6, 0))) == 12
    assert reach.sure(number_of(7, 0)) == 0
    assert len(reach.path(number_of(-6, 3))) == 4


def test_every_question_of_the_examples_has_candidates() -> None:
    """The worked examples ask everything but setting up."""
    from tests.hygiene.sources import ROOT

    asked: set[str] = set()
    for file in sorted((ROOT / "tests" / "games" / "dreadball" / "scenarios" / "examples").glob("*.toml")):
        lines = len(read_scenario(dreadball(), file).lines)
        for count in range(lines):
            match = read_scenario(dreadball(), file).play(count)
            assert isinstance(match, Match)
            decision = match.decision
            if decision is None or isinstance(decision, Roll):
                continue
            asked.add(decision.topic)
            assert candidates(match)
            if decision.topic in PLANNED:
                assert plans(match)
    assert {"token", "action", "step", "facing", "target", "push", "throw at", "reaction"} <= asked
