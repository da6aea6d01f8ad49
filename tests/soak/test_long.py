"""What is too long for every run: `make soak`."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from tests.properties.playing import new_match, play
from thirdhalf.kernel.event import Event
from thirdhalf.lab.simulation import Plan, simulate
from thirdhalf.takkure.account import in_words
from thirdhalf.takkure.events import CAME_TO, DECLARED, INJURY, SKILL_USED
from thirdhalf.takkure.kinds import ACTED, ACTION_WORDS, NOTHING, REST, STAND_UP

PARTS = 50
MATCHES_A_PART = 100

# Skills that change a roll or a move without being asked for tell of no use of their own. Cub is not in the line-up.
ASKED_TALENTS = ("sumo", "two moves ahead", "afterburner")


def seen_in(part: int) -> Counter[str]:
    """How often each action, injury row and skill occurred in some random full matches."""
    seen: Counter[str] = Counter()
    for seed in range(part * MATCHES_A_PART, (part + 1) * MATCHES_A_PART):
        log: list[Event] = []
        match = play(new_match(6, "home", log), seed, most=4000)
        assert match.over, f"seed {seed}: longer than 4,000 choices"
        for event in log:
            told = in_words(match, event)
            if event.kind in (DECLARED, CAME_TO):
                seen[f"action {told['action']}"] += 1
            elif event.kind == INJURY:
                seen[f"{told['table']} {told['face']}"] += 1
            elif event.kind == SKILL_USED:
                seen[f"skill {told['talent']}"] += 1
            seen[f"event {event.kind}"] += 1
    return seen


@pytest.mark.soak
def test_five_thousand_random_matches_show_everything(capsys: pytest.CaptureFixture[str]) -> None:
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(2) as pool:
        for part in pool.map(seen_in, range(PARTS)):
            seen.update(part)
    with capsys.disabled():
        print()
        for name, count in sorted(seen.items()):
            print(f"{count:>9}  {name}")
    actions = [ACTION_WORDS[i] for i in range(len(ACTION_WORDS)) if i not in (NOTHING, ACTED, STAND_UP, REST)]
    wanted = [f"action {action}" for action in actions]
    wanted += ["event stood up", "event rested"]
    wanted += [f"common {face}" for face in range(1, 13)]
    wanted += [f"skill {talent}" for talent in ASKED_TALENTS]
    assert [name for name in wanted if not seen[name]] == []


@pytest.mark.soak
@pytest.mark.parametrize("exercise", [1, 2, 3, 4, 5])
def test_very_many_random_exercises_end(exercise: int) -> None:
    plan = Plan("takkure", exercise, "yamato", "teriomorphs", "random", "random", "both", 2_000, "soak")
    assert simulate(plan, 2, None, lambda _: None).matches == 2_000
