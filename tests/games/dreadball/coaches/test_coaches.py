"""DreadBall's coaches: they never fail, repeat themselves, see only their view, and the better ones win."""

import pytest

from tests.games.dreadball.test_mirror import Turn, set_up
from tests.games.every.seeing import first_choices
from thirdhalf.games.dreadball.coaches import ROSTER
from thirdhalf.games.dreadball.coaches.script.scripted import ScriptedCoach
from thirdhalf.games.dreadball.coaches.script.style import SOUND
from thirdhalf.games.dreadball.coaches.search.fan import fan
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.rules.chances import SURE
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.executors import Here
from thirdhalf.lab.ladder import Climb, ladder
from thirdhalf.lab.simulation import Series, play_batch

QUICK = [f"{name}:12" if name in ROSTER.thinkers else name for name in ROSTER.names]


@pytest.mark.parametrize("preset", ["sheet", "full-like", "demo"])
@pytest.mark.parametrize(
    ("home", "away", "matches"), [("club", "rookie", 4), ("rookie", "club", 4), ("province:20", "club", 1)]
)
def test_coaches_play_every_preset_to_the_end(preset: str, home: str, away: str, matches: int) -> None:
    """An illegal choice would raise."""
    plan = Series("dreadball", {"preset": preset}, home, away, matches, "to the end")
    assert play_batch(plan, 0, matches, None).matches == matches


def choices_of(name: str, seed: str, most: int) -> list[Choice]:
    return first_choices(dreadball().new({}, None), ROSTER.coach(name, seed), most)


def test_another_seed_makes_another_rookie() -> None:
    assert choices_of("rookie", "a", 120) != choices_of("rookie", "b", 120)


def test_a_sound_script_plays_a_turned_match_turned() -> None:
    """D3.14: neither side of the pitch is favoured."""
    match = set_up("sheet", ("veer-myn", "veer-myn"), 0)
    twin = set_up("sheet", ("veer-myn", "veer-myn"), 1)
    turn = Turn()
    dice = Dice(seed_from("turned"))
    coaches = [ScriptedCoach("any", SOUND) for _ in range(4)]
    for _ in range(250):
        decision = match.decision
        if decision is None:
            break
        assert twin.decision is not None
        if isinstance(decision, Roll):
            choice = dice.roll(decision)
        else:
            choice = coaches[decision.seat](View(match, decision.seat))
            answer = coaches[2 + twin.decision.seat](View(twin, twin.decision.seat))
            assert answer == turn.choice(decision, choice), decision.topic
        other = turn.choice(decision, choice)
        match.choose(choice)
        twin.choose(other)


def test_a_coach_taken_on_in_the_middle_of_a_movement_goes_on() -> None:
    """Whoever has made no plan makes one from where the player is."""
    match = dreadball().new({"first": "home"}, None)
    table = Table(match, Dice(seed_from("middle")), None)
    asked: set[str] = set()
    for step in range(400):
        table.let_chance_answer()
        decision = match.decision
        if decision is None:
            break
        asked.add(decision.topic)
        name = "province:5" if step % 2 else "club"
        table.choose(ROSTER.coach(name, str(step))(View(match, decision.seat)))
    assert {"token", "action", "step", "facing"} <= asked


def test_shares_of_a_fan_are_those_of_the_dice() -> None:
    """By hand: three dice at 4+: 1/8, 3/8, and 4/8 for two or three."""
    assert fan(3, 4, 0, 2).throws == ((SURE // 8, (1, 1, 1)), (3 * SURE // 8, (6, 1, 1)), (SURE // 2, (6, 6, 1)))


@pytest.mark.parametrize(
    ("better", "worse", "pairs", "share"), [("rookie", "random", 6, 0.6), ("club", "rookie", 8, 0.55)]
)
def test_a_better_coach_wins(better: str, worse: str, pairs: int, share: float) -> None:
    """Small, for every run; the ladder measures more."""
    climb = Climb("dreadball", {}, (better, worse), pairs, 50, "better", stops=0)
    standings = ladder(climb, Here(), lambda _: None)
    assert standings.pairings[0].score >= share
