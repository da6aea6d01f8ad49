"""The computer's coaches: they never fail, repeat themselves, see only their view, and the better ones win."""

from pathlib import Path

import pytest

from tests.engine import often
from tests.games.every.seeing import first_choices
from tests.games.takkure.playing import RandomPlay
from tests.games.takkure.test_mirror import deal_both, turned_choice
from thirdhalf.games.takkure.coaches import ROSTER, coach
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.odds.chances import SURE, duel, melee, standing, success
from thirdhalf.games.takkure.scenarios.reading import read_scenario
from thirdhalf.games.takkure.table.box import PASS_UP
from thirdhalf.games.takkure.table.kinds import TACKLE
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.executors import Here
from thirdhalf.lab.ladder import Climb, ladder
from thirdhalf.lab.simulation import Series, play_batch

QUICK = [f"{name}:12" if name in ROSTER.thinkers else name for name in ROSTER.names]
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "4-individual-plays"


@pytest.mark.parametrize("exercise", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("home", "away"), [("club", "rookie"), ("rookie", "club"), ("random", "club")])
def test_coaches_play_every_exercise_to_the_end(exercise: int, home: str, away: str) -> None:
    """An illegal choice would raise."""
    matches = 40 if exercise < 4 else 12 if exercise == 4 else 3
    plan = Series("takkure", {"exercise": exercise}, home, away, matches, "to the end")
    assert play_batch(plan, 0, matches, None).matches == matches


def choices_of(name: str, seed: str, most: int) -> list[Choice]:
    return first_choices(takkure().new({"exercise": 6}, None), coach(name, seed), most)


def test_another_seed_makes_another_rookie() -> None:
    assert choices_of("rookie", "a", 150) != choices_of("rookie", "b", 150)


def test_club_plays_a_turned_match_turned() -> None:
    game = takkure()
    setup: Setup = {"exercise": 6, "home": "yamato", "away": "teriomorphs"}
    turned: Setup = {"exercise": 6, "home": "teriomorphs", "away": "yamato"}
    match = game.new(setup, None)
    twin = game.new(turned, None)
    deal_both(match, twin, RandomPlay(1))
    dice = Dice(seed_from("turned"))
    club = coach("club", "any")
    for _ in range(400):
        decision = match.decision
        if decision is None:
            break
        assert twin.decision is not None
        if isinstance(decision, Roll):
            choice = dice.roll(decision)
        else:
            choice = club(View(match, decision.seat))
            assert club(View(twin, twin.decision.seat)) == turned_choice(match, twin, decision, choice)
        other = turned_choice(match, twin, decision, choice)
        match.choose(choice)
        twin.choose(other)


def asked_about_cards(name: str) -> Match:
    """A scenario played up to its first card window."""
    file = SCENARIOS / f"{name}.toml"
    for count in range(len(read_scenario(takkure(), file).lines)):
        match = read_scenario(takkure(), file).play(count)
        if match.decision is not None and match.decision.topic == "card":
            return match
    raise AssertionError(f"{name} asks for no card")


@pytest.mark.parametrize(
    ("name", "played"),
    [
        ("low-tackle-adds-two", True),
        ("second-wind-third-token", True),
        ("burst-longer-run", True),
        ("blood-debt-for-a-tackle", True),
        ("roar-turns-a-fail-into-a-success", True),
        ("showboat-after-a-dodge", True),
        ("drawn-blade-too-short", False),
    ],
)
def test_club_plays_a_card_where_it_helps(name: str, played: bool) -> None:
    match = asked_about_cards(name)
    decision = match.decision
    assert decision is not None
    choice = coach("club", "1")(View(match, decision.seat))
    assert (choice != (PASS_UP,)) == played


def test_club_tackles_in_hope_of_a_card_that_brings_it_closer() -> None:
    file = SCENARIOS / "drawn-blade-towards-the-strip.toml"
    lines = len(read_scenario(takkure(), file).lines)
    asked = (read_scenario(takkure(), file).play(count) for count in range(lines))
    match = next(each for each in asked if each.decision is not None and each.decision.topic == "defence")
    decision = match.decision
    assert decision is not None
    club = coach("club", "1")
    assert club(View(match, decision.seat)) == (TACKLE,)
    match.cards.hands[decision.seat] = ()
    assert club(View(match, decision.seat)) != (TACKLE,)


@pytest.mark.parametrize("name", ["club", "province:12"])
def test_who_takes_team_plays_along_varies_them(name: str) -> None:
    taken = set()
    for seed in range(8):
        match = takkure().new({"exercise": 6}, None)
        table = Table(match, Dice(seed_from("same")), None)
        coaches = (coach(name, f"{seed}/home"), coach(name, f"{seed}/away"))
        while match.decision is not None and match.decision.topic in ("team plays", "discard"):
            table.play_decision(coaches)
        taken.add(tuple(sorted(match.cards.plays[0])))
    assert len(taken) > 2


def test_chances_are_those_of_the_dice() -> None:
    """By hand: 7 or less on a D12 but never a 12; two dice fail together; equal values are even."""
    assert success(7, 1) == SURE - SURE * 5 // 12
    assert success(20, 1) == SURE - SURE // 12
    assert success(-3, 1) == SURE - SURE * 11 // 12
    assert success(6, 2) == SURE - SURE * 36 // 144
    win, loss = duel((6, 1), (6, 1))
    # 36 of 144 throws have two successes, 6 of them ties; one side alone succeeds in another 36.
    assert win == loss == SURE * (15 + 36) // 144
    assert melee((6, 1), ()) == success(6, 1)
    assert melee((6, 1), ((6, 1),)) == win
    assert melee((11, 1), ((7, 1), (7, 1))) < melee((11, 1), ((7, 1),))
    assert standing((9, 2), (5, 1), ()) == SURE
    assert standing((6, 1), (1, 1), ((6, 1),)) == SURE - loss
    assert standing((6, 1), (1, 1), ((6, 1), (6, 1))) == (SURE - loss) * (SURE - success(6, 1)) // SURE


@pytest.mark.parametrize(
    ("better", "worse", "pairs", "share"), [("rookie", "random", 6, 0.9), ("club", "rookie", 6, 0.6)]
)
def test_a_better_coach_wins(better: str, worse: str, pairs: int, share: float) -> None:
    """Small, for every run; the ladder measures more."""
    climb = Climb("takkure", {"exercise": 6}, (better, worse), often(pairs), 50, "better", stops=0)
    standings = ladder(climb, Here(), lambda _: None)
    assert standings.pairings[0].score >= share
