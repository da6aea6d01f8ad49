"""What is too long for every run: `make soak`."""

import pytest

from thirdhalf.lab.coverage import everything
from thirdhalf.lab.simulation import Plan, simulate
from thirdhalf.takkure.catalog import built_in


@pytest.mark.soak
def test_five_thousand_random_matches_show_everything(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(
        "takkure",
        6,
        "yamato",
        "teriomorphs",
        "random",
        "random",
        "both",
        5_000,
        "soak",
        line_ups="random",
        coverage=True,
    )
    tally = simulate(plan, 2, None, lambda _: None)
    with capsys.disabled():
        print()
        for name in everything(built_in()):
            print(f"{tally.seen.get(name, 0):>9}  {name}")
        print(f"{tally.longest:>9}  decisions in the longest match")
    assert tally.matches == 5_000
    assert tally.longest <= 4_000
    assert [name for name in everything(built_in()) if name not in tally.seen] == []


@pytest.mark.soak
@pytest.mark.parametrize("exercise", [1, 2, 3, 4, 5])
def test_very_many_random_exercises_end(exercise: int) -> None:
    plan = Plan("takkure", exercise, "yamato", "teriomorphs", "random", "random", "both", 2_000, "soak")
    assert simulate(plan, 2, None, lambda _: None).matches == 2_000


@pytest.mark.soak
@pytest.mark.parametrize("exercise", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("home", "away"), [("club", "rookie"), ("random", "club")])
def test_many_coached_exercises_end(exercise: int, home: str, away: str) -> None:
    plan = Plan("takkure", exercise, "yamato", "teriomorphs", home, away, "both", 200, "soak")
    assert simulate(plan, 2, None, lambda _: None).matches == 200
