"""What a copy of a waiting match costs, and a copy that makes one choice, in CPU time on one core.

Prints a table, or one JSON object with --json.
"""

from benchmarks._shared import FULL, GAMES, SEED, Number, answer, positions, seconds_a_call, tell
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import Match

POSITIONS = 4000


def copy_all(matches: list[Match]) -> int:
    """Copy each of them some times."""
    for _ in range(10):
        for match in matches:
            match.copy()
    return 10 * len(matches)


def copy_and_choose_all(chosen: list[tuple[Match, Choice]]) -> int:
    """Copy each of them and make its choice in the copy."""
    for match, choice in chosen:
        match.copy().choose(choice)
    return len(chosen)


def main() -> None:
    """Measure and print."""
    rows: dict[str, Number] = {}
    for name, game in GAMES.items():
        matches = positions(game(), FULL[name], POSITIONS)
        dice = Dice(seed_from(SEED))
        chooser = Chooser(SEED)
        chosen = [(each, answer(each.decision, dice, chooser)) for each in matches if each.decision is not None]
        copy = seconds_a_call(lambda matches=matches: copy_all(matches))  # type: ignore[misc]
        both = seconds_a_call(lambda chosen=chosen: copy_and_choose_all(chosen))  # type: ignore[misc]
        rows[f"{name}, a copy, microseconds"] = round(copy * 1e6, 2)
        rows[f"{name}, copies a second"] = round(1 / copy)
        rows[f"{name}, copy and one choice, microseconds"] = round(both * 1e6, 2)
        rows[f"{name}, copies with one choice a second"] = round(1 / both)
    tell("Copies", rows)


if __name__ == "__main__":
    main()
