"""Whether what an analysis calls a mistake is one, by another and deeper coach.

Matches between coaches of several levels, with teams as on the ladder, are analysed, and of each some choices that
gave away a twentieth of a win or more are taken. From either answer, the one given and the one called better,
`province:60` plays both sides on, past several throws and positions, with the same dice and the same guess of hidden
cards, many times over; what the learned value says at the ends, the luck of the throws on the way taken out, is
compared. A mistake is confirmed where the other answer is better on average.

    python -m benchmarks.mistakes --game takkure --positions 150 --file build/mistakes-takkure.jsonl --workers 16

Every position is a line of the file; who begins again goes on where it stopped. --seconds N begins nothing after so
many; --report FILE … tells what is in files, --seed NAME takes other matches, --json prints JSON.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from benchmarks._gathering import Line, Piece, asked, gather, numbers_from, option, writing
from benchmarks._shared import Number, teams_of, tell
from thirdhalf import play
from thirdhalf.analysis.analysing import MISTAKE
from thirdhalf.analysis.judging import QUICK, Judging, mean_and_error
from thirdhalf.analysis.luck import Luck
from thirdhalf.coaches.network import SURE
from thirdhalf.games import kit_of
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.record import as_text, from_words, record_from
from thirdhalf.kernel.replay import replay
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


def found_in(game: str, seed: str, number: int) -> Line:
    """A match with some of its mistakes: the move, whose it is, what it is about, how much it gave away and what is
    called better.
    """
    home, away = LEVELS[number % len(LEVELS)]
    played = play(game, home, away, seed=f"{seed}/{number}", teams=teams_of(game, number // len(LEVELS)))
    found = [entry for entry in analyse(played).moves if abs(entry.play) >= MISTAKE]
    chooser = Chooser(f"{seed}/{number}")
    while len(found) > OF_A_MATCH:
        found.pop(chooser.below(len(found)))
    mistakes = [
        {"move": each.move, "by": each.by, "about": each.about, "said": abs(each.play), "better": each.better}
        for each in found
    ]
    return {"seed": seed, "match": number, "found": mistakes, "record": as_text(played.record)}


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


def compared(game: str, line: Line, place: int) -> Line:
    """One mistake of a match, judged by the deeper coach."""
    mistake = line["found"][place]
    opened = kit_of(game).game(None)
    record = record_from("kept", line["record"].encode())
    match = next(match for move, (match, _) in enumerate(replay(opened, record)) if move == mistake["move"])
    assert match.decision is not None
    made = from_words(opened, match, match.decision, record.moves[mistake["move"]].choice)
    better = from_words(opened, match, match.decision, mistake["better"])
    sign = 1 if mistake["by"] == "home" else -1
    gaps = [sign * (deep(game, match, better, number) - deep(game, match, made, number)) for number in range(PAIRS)]
    mean, error = mean_and_error(gaps)
    about, said = mistake["about"], mistake["said"]
    names = {"seed": line["seed"], "match": line["match"], "move": mistake["move"]}
    return {**names, "about": about, "said": said, "deep": mean, "error": error}


def worked(game: str, what: str, *rest: Any) -> Line:
    """A piece of work: a match to be searched, or one of its mistakes to be judged."""
    return found_in(game, *rest) if what == "match" else compared(game, *rest)


def wilson(right: int, of: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 %."""
    share, square = right / of, 1.96**2 / of
    middle = (share + square / 2) / (1 + square)
    half = 1.96 * (share * (1 - share) / of + square / of / 4) ** 0.5 / (1 + square)
    return middle - half, middle + half


def rows_of(lines: list[Line]) -> dict[str, Number]:
    """What is to be told."""
    size = len(lines)
    rows: dict[str, Number] = {"positions": size}
    if not size:
        return rows
    confirmed = [line for line in lines if line["deep"] > 0]
    rows["called a mistake and better otherwise, %"] = round(100 * len(confirmed) / size, 1)
    rows["interval of 95 %"] = "{:.1f} to {:.1f}".format(*[100 * each for each in wilson(len(confirmed), size)])
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


def main() -> None:
    """Measure, going on with what is in the file."""
    game = option("--game", "takkure")
    seed = option("--seed", "mistakes")
    wanted = int(option("--positions", "8"))
    file, lines, workers, seconds = asked()
    write = writing(file, lines)
    judged = {(line["seed"], line["match"], line["move"]) for line in lines if "about" in line}
    searched = {line["match"] for line in lines if "found" in line and line["seed"] == seed}

    def open_in(line: Line) -> Iterator[Piece]:
        for place, mistake in enumerate(line.get("found", [])):
            if (line["seed"], line["match"], mistake["move"]) not in judged:
                yield game, "mistake", line, place

    def pieces() -> Iterator[Piece]:
        for line in list(lines):
            yield from open_in(line)
        for number in numbers_from(0):
            # All that has been found is judged to the end, so that no match counts by half.
            if sum([len(line.get("found", [])) for line in lines]) >= wanted:
                return
            if number not in searched:
                yield game, "match", seed, number

    def keep(line: Line) -> list[Piece]:
        write(line)
        return list(open_in(line))

    if workers:
        gather(worked, pieces(), keep, workers, seconds)
    matches = len([line for line in lines if "found" in line])
    tell(f"{game}: mistakes by {COACH}, {matches} matches", rows_of([line for line in lines if "about" in line]))


if __name__ == "__main__":
    main()
