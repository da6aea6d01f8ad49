"""Coaches, plans and odds of DreadBall reckon with the dice that the rules roll, however the sheet is read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.dreadball.playing import SEEDS, RandomPlay
from tests.hygiene.sources import ROOT
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.odds.ends import HAS_BALL, EndOfAction, WhatHappened
from thirdhalf.games.dreadball.odds.policies import quiet
from thirdhalf.games.dreadball.odds.throws import by_successes
from thirdhalf.games.dreadball.rules.actions.attack import attack_at_hand
from thirdhalf.games.dreadball.rules.chances import opposed
from thirdhalf.games.dreadball.scenarios.reading import read_scenario
from thirdhalf.games.dreadball.table.events import MODIFIED
from thirdhalf.games.dreadball.table.kinds import DODGE, THREATS
from thirdhalf.games.dreadball.table.questions.topics import REACTION
from thirdhalf.games.dreadball.table.readings import READINGS
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.tactics.ground import attacked_by, in_contest, threatened
from thirdhalf.games.dreadball.tactics.plan import PASS
from thirdhalf.games.dreadball.tactics.plans import plans
from thirdhalf.kernel.decision import Roll
from thirdhalf.odds.lines import outcomes

SCENARIOS = ROOT / "tests" / "games" / "dreadball" / "scenarios" / "readings"
READ = st.sampled_from(["", *[reading.name for reading in READINGS], "letter"])


def paid(match: Match) -> dict[int, int]:
    """What threats cost each side of the contest that is about to be rolled: the rules are asked, on a copy."""
    ahead = match.copy()
    ahead.log = []
    ahead.choose((DODGE,))
    while isinstance(ahead.decision, Roll) and ahead.decision.topic not in ("dodge", "armour", "scatter direction"):
        ahead.choose((1,) * ahead.decision.count)
    costs: dict[int, int] = {}
    for event in ahead.log:
        if event.kind == MODIFIED and event.values[1] == THREATS:
            costs.setdefault(event.values[0], -event.values[2])
    return costs


@given(READ, SEEDS)
@settings(max_examples=40)
def test_threats_in_a_contest_cost_coaches_what_they_cost_the_dice(readings: str, seed: int) -> None:
    """D4.8, A12: both sides of every Slam and Steal."""
    match = dreadball().new({"readings": readings, "rushes": 4}, None)
    player = RandomPlay(seed)
    while match.decision is not None:
        if match.decision.topic == REACTION:
            attack = attack_at_hand(match)
            assert attack is not None
            one, two = match.players[attack.player], match.players[attack.target]
            ours, theirs = threatened(match, one.team), threatened(match, two.team)
            costs = paid(match)
            assert in_contest(match, ours, one.at, attack.target) == costs.get(attack.player, 0)
            assert in_contest(match, theirs, two.at, attack.player) == costs.get(attack.target, 0)
            # Before the attacker has moved and turned, too: he will have the target in front.
            assert attacked_by(match, theirs, two.at, attack.player) == costs.get(attack.target, 0)
        match.choose(player.answer(match))


def before_the_dice(name: str) -> Match:
    """A scenario, played up to its first roll."""
    scenario = read_scenario(dreadball(), SCENARIOS / f"{name}.toml")
    lines = [line for line in scenario.lines if not line.startswith("dice")]
    match = scenario.play(len(lines))
    assert isinstance(match, Match)
    assert isinstance(match.decision, Roll)
    return match


@pytest.mark.parametrize(
    ("name", "pools"),
    [("threats-table-steal-against-dodge", (4, 5, 3, 5)), ("threats-letter-steal-against-dodge", (3, 5, 2, 5))],
)
def test_odds_know_how_the_sheet_is_read(name: str, pools: tuple[int, int, int, int]) -> None:
    """A Steal at 5+ against a Dodge at 5+: to the letter both have a die less."""
    match = before_the_dice(name)
    odds = outcomes(match, WhatHappened(match), quiet, EndOfAction(match), throws=by_successes)
    thief = 0
    double = opposed(*pools, 0)[0]
    # A won Steal scatters the ball, and now and then to the thief.
    assert double <= odds.chance(lambda facts: (HAS_BALL, thief) in facts) < double + opposed(*pools, 0)[1]


@pytest.mark.parametrize(
    ("name", "passes"),
    [("receivers-table-who-looks-away-is-not-passed-to", [2]), ("receivers-letter-who-looks-away-is-passed-to", [1])],
)
def test_passes_are_planned_to_whom_the_rules_allow(name: str, passes: list[int]) -> None:
    """D14.5, A32."""
    match = read_scenario(dreadball(), SCENARIOS / f"{name}.toml").play(1)
    assert isinstance(match, Match)
    assert [plan.target for plan in plans(match) if plan.aim == PASS and plan.number == 0] == passes
