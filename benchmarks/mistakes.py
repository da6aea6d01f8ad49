"""Whether what an analysis calls a mistake is one, by another and deeper coach.

Matches between coaches of several levels, with teams as on the ladder, are analysed, and of each some choices that
gave away a twentieth of a win or more are taken. From either answer, the one given and the one called better,
`province:60` plays both sides on, past several throws and positions, with the same dice and the same guess of hidden
cards, many times over; what the learned value says at the ends, the luck of the throws on the way taken out, is
compared. A mistake is confirmed where the other answer is better on average.

    python -m benchmarks.mistakes --game takkure --positions 300 --file build/mistakes-takkure.jsonl

Every position is a line of the file; who begins again goes on where it stopped. --report tells what is there, --seed
NAME takes other matches, --json prints JSON.
"""

import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks._shared import Number, teams_of, tell
from thirdhalf import play
from thirdhalf.analysis.analysing import MISTAKE
from thirdhalf.analysis.forms import Entry
from thirdhalf.analysis.judging import QUICK, Judging, mean_and_error
from thirdhalf.analysis.luck import Luck
from thirdhalf.coaches.network import SURE
from thirdhalf.games import kit_of
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.record import from_words
from thirdhalf.kernel.seat import HOME
from thirdhalf.kernel.view import View
from thirdhalf.lab.analysing import analyse

LEVELS = (("rookie", "club"), ("club", "club"), ("province:60", "club"), ("rookie", "province:60"))
COACH = "province:60"
PAIRS = 16
FAR = 3
"""Positions after throws that a line is played past."""
OF_A_MATCH = 8
"""So many mistakes of one match are taken."""

Line = dict[str, Any]


def mistakes(game: str, seed: str, number: int) -> Iterator[tuple[Match, Entry, Choice, Choice]]:
    """Some mistakes of a match: the position, what is said of it, what was answered and what is called better."""
    home, away = LEVELS[number % len(LEVELS)]
    played = play(game, home, away, seed=f"{seed}/{number}", teams=teams_of(game, number))
    found = [entry for entry in analyse(played).moves if abs(entry.play) >= MISTAKE]
    chooser = Chooser(f"{seed}/{number}")
    while len(found) > OF_A_MATCH:
        found.pop(chooser.below(len(found)))
    wanted = {entry.move: entry for entry in found}
    for at, (_, position) in enumerate(played.steps()):
        if at in wanted and position.decision is not None:
            made = from_words(played.game, position, position.decision, played.moves[at].choice)
            better = from_words(played.game, position, position.decision, wanted[at].better)
            yield position, wanted[at], made, better


def deep(game: str, position: Match, choice: Choice, number: int) -> float:
    """What home may expect after an answer, by one line of the deeper coach."""
    kit = kit_of(game)
    judge = kit.judge
    assert judge is not None
    decision = position.decision
    assert decision is not None
    chooser = Chooser(f"deep dice {number}")
    match = View(position, decision.seat).guess(Chooser(f"deep {number}"))
    if match.decision is None or match.decision.refusal(choice) is not None:
        match = position.copy()
    coaches = [kit.roster.coach(COACH, f"{number}/{seat}") for seat in range(2)]
    match.choose(choice)
    luck = Luck(judge, Judging(judge, partial(kit.roster.coach, COACH), QUICK))
    passed = thrown = 0
    while (asked := match.decision) is not None:
        if isinstance(asked, Roll):
            thrown = 1
            faces = asked.sample(chooser)
            if len(judge.fan(match, asked).throws) > 1:
                luck.throw(match, asked, faces)
            match.choose(faces)
            continue
        luck.asked(match)
        if thrown and judge.settled(match):
            thrown = 0
            passed += 1
            if passed > FAR:
                break
        match.choose(coaches[asked.seat](View(match, asked.seat)))
    luck.asked(match)
    return judge.prospect(match, HOME).result / SURE - luck.total


def compared(game: str, position: Match, entry: Entry, made: Choice, better: Choice) -> Line:
    """One position, judged by both."""
    sign = 1 if entry.by == "home" else -1
    gaps = [
        sign * (deep(game, position, better, number) - deep(game, position, made, number)) for number in range(PAIRS)
    ]
    mean, error = mean_and_error(gaps)
    return {"about": entry.about, "said": abs(entry.play), "deep": mean, "error": error}


def rows_of(lines: list[Line]) -> dict[str, Number]:
    """What is to be told."""
    size = len(lines)
    rows: dict[str, Number] = {"positions": size}
    if not size:
        return rows
    confirmed = [line for line in lines if line["deep"] > 0]
    rows["called a mistake and better otherwise, %"] = round(100 * len(confirmed) / size, 1)
    rows["worse by more than a standard error, %"] = round(
        100 * len([line for line in lines if line["deep"] < -line["error"]]) / size, 1
    )
    rows["given away on average, as said"] = f"{sum([line['said'] for line in lines]) / size:.3f}"
    rows["given away on average, by the deeper coach"] = f"{sum([line['deep'] for line in lines]) / size:.3f}"
    for about in sorted({line["about"] for line in lines}):
        own = [line for line in lines if line["about"] == about]
        if len(own) >= 10:
            right = len([line for line in own if line["deep"] > 0])
            rows[f"{about}: of {len(own)}, %"] = round(100 * right / len(own), 1)
    return rows


def option(name: str, otherwise: str) -> str:
    """The word after an option."""
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else otherwise


def main() -> None:
    """Measure, going on with what is in the file."""
    game = option("--game", "takkure")
    seed = option("--seed", "mistakes")
    wanted = int(option("--positions", "8"))
    name = option("--file", "")
    file = Path(name) if name else None
    lines: list[Line] = []
    if file is not None and file.exists():
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    positions = [line for line in lines if "about" in line]
    number = 1 + max([line["match"] for line in lines], default=-1)
    while len(positions) < wanted and "--report" not in sys.argv:
        added = [{"match": number, **compared(game, *each)} for each in mistakes(game, seed, number)]
        positions += added
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as out:
                out.write("".join([json.dumps(line) + "\n" for line in added or [{"match": number}]]))
        number += 1
    tell(f"{game}: mistakes by {COACH}, {number} matches", rows_of(positions))


if __name__ == "__main__":
    main()
