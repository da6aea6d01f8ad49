"""What is too long for every run: `make soak`."""

import pytest

from thirdhalf.games import kit_of, kits
from thirdhalf.games.kit import Kit
from thirdhalf.games.takkure.coverage import everything
from thirdhalf.games.takkure.game import built_in
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.readings import KEY, names_of
from thirdhalf.lab.executors import working
from thirdhalf.lab.simulation import Series, play_match, simulate

WITH_READINGS = [kit for kit in kits() if kit.game(None).readings()]


@pytest.mark.soak
def test_five_thousand_random_matches_show_everything(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Series("takkure", {"line_ups": "random"}, "random", "random", 5_000, "soak", coverage=True)
    with working(2) as executor:
        tally = simulate(plan, executor, None, lambda _: None)
    with capsys.disabled():
        print()
        for name in everything(built_in()):
            print(f"{tally.seen.get(name, 0):>9}  {name}")
        print(f"{tally.longest:>9}  decisions in the longest match")
    assert tally.matches == 5_000
    assert tally.longest <= 4_000
    assert [name for name in everything(built_in()) if name not in tally.seen] == ["event: die shown"]


@pytest.mark.soak
@pytest.mark.parametrize("kit", WITH_READINGS, ids=lambda kit: kit.id)
def test_two_thousand_random_matches_with_random_readings_end(kit: Kit) -> None:
    """Every reading is played to the letter in about half of them."""
    known = kit.game(None).readings()
    chooser = Chooser("readings")
    for index in range(2_000):
        names = names_of(known, chooser.below(1 << len(known)))
        plan = Series(kit.id, {KEY: ", ".join(names)}, "random", "random", 2_000, "readings")
        assert play_match(plan, index, None).matches == 1


@pytest.mark.soak
@pytest.mark.parametrize("exercise", [1, 2, 3, 4, 5])
def test_very_many_random_exercises_end(exercise: int) -> None:
    plan = Series("takkure", {"exercise": exercise}, "random", "random", 2_000, "soak")
    with working(2) as executor:
        assert simulate(plan, executor, None, lambda _: None).matches == 2_000


@pytest.mark.soak
@pytest.mark.parametrize("exercise", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("home", "away"), [("club", "rookie"), ("random", "club")])
def test_many_coached_exercises_end(exercise: int, home: str, away: str) -> None:
    plan = Series("takkure", {"exercise": exercise}, home, away, 200, "soak")
    with working(2) as executor:
        assert simulate(plan, executor, None, lambda _: None).matches == 200


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["sheet", "full-like", "demo"])
def test_five_thousand_random_matches_of_dreadball_end(preset: str) -> None:
    """Each event and each action occurs, but what needs a whole team put out of play."""
    plan = Series("dreadball", {"preset": preset}, "random", "random", 5_000, "soak", coverage=preset == "full-like")
    with working(2) as executor:
        tally = simulate(plan, executor, None, lambda _: None)
    assert tally.matches == 5_000
    if plan.coverage:
        kit = kit_of("dreadball")
        missing = {name for name in kit.everything(kit.game(None)) if name not in tally.seen}
        assert missing <= {"ending: nobody left on the pitch", "event: held ground", "ending: landslide"}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("home", "away", "matches"), [("club", "rookie", 1_000), ("rookie", "club", 1_000), ("province", "club", 200)]
)
def test_very_many_coached_matches_of_dreadball_end(home: str, away: str, matches: int) -> None:
    """An illegal choice would raise."""
    plan = Series("dreadball", {}, home, away, matches, "soak")
    with working(2) as executor:
        assert simulate(plan, executor, None, lambda _: None).matches == matches


@pytest.mark.soak
def test_two_thousand_matches_of_all_pairs_of_levels_of_dreadball_end() -> None:
    """An illegal choice would raise."""
    roster = kit_of("dreadball").roster
    names = [f"{name}:6" if name in roster.thinkers else name for name in roster.names]
    each = 2_000 // len(names) ** 2 + 1
    for home in names:
        for away in names:
            plan = Series("dreadball", {}, home, away, each, "all pairs")
            with working(2) as executor:
                assert simulate(plan, executor, None, lambda _: None).matches == each


@pytest.mark.soak
def test_seats_are_fair_to_the_same_team_and_club() -> None:
    """Home and away win equally often: their difference stays within 3 standard errors."""
    plan = Series("dreadball", {"away": "veer-myn"}, "club", "club", 1_000, "fair")
    with working(2) as executor:
        tally = simulate(plan, executor, None, lambda _: None)
    decided = tally.home_wins + tally.away_wins
    assert decided > 500
    assert (tally.home_wins - tally.away_wins) ** 2 < 9 * decided
