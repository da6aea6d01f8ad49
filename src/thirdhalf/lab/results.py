"""What came of a ladder's pairs, in a file that is only ever added to: a ladder goes on where it stopped, and newcomers
play without anybody's matches being played again.

The first line says on what terms is played, every other is a coach or a pair. A last line that was not written to its
end is cut off.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab.simulation import Tally

FORM: Final = 1
"""Of the file; grows when it changes."""
KEYS: Final = ("ladder", "game", "options", "seed", "content", "software")
"""What must be the same for results to be comparable."""

Terms = dict[str, object]


class Pair(NamedTuple):
    """Two matches with swapped sides, counted for the first of two coaches."""

    wins: int
    draws: int
    losses: int
    own_score: int
    other_score: int
    decisions: int

    def turned(self) -> "Pair":
        """The same for the second."""
        return Pair(self.losses, self.draws, self.wins, self.other_score, self.own_score, self.decisions)


def pair_of(one: Tally, two: Tally) -> Pair:
    """The first coach was home in the first match, away in the second."""
    return Pair(
        one.home_wins + two.away_wins,
        one.draws + two.draws,
        one.away_wins + two.home_wins,
        one.home_score + two.away_score,
        one.away_score + two.home_score,
        one.decisions + two.decisions,
    )


class Results:
    """The pairs that have been played, by coaches and number."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        # Every coach, and how it is made.
        self.coaches: dict[str, str] = {}
        self._pairs: dict[tuple[str, str], dict[int, Pair]] = {}
        self._file: Path | None = None

    def pair(self, first: str, second: str, index: int) -> Pair | None:
        """What came of one, if it was played, whichever of the two was named first then."""
        found = self._pairs.get((first, second), {}).get(index)
        if found is not None:
            return found
        turned = self._pairs.get((second, first), {}).get(index)
        return None if turned is None else turned.turned()

    def add_coach(self, name: str, made: str) -> None:
        """Somebody takes part, made like that from now on."""
        if self.coaches.get(name) != made:
            self._write({"coach": name, "made": made})
            self.coaches[name] = made

    def add(self, first: str, second: str, index: int, pair: Pair) -> None:
        """A pair has been played."""
        self._write({"first": first, "second": second, "pair": index, **pair._asdict()})
        self._pairs.setdefault((first, second), {})[index] = pair

    def take_over(self, others: "Results") -> None:
        """Know what others know, without writing it down."""
        self.coaches = {**others.coaches, **self.coaches}
        self._pairs = {**others._pairs, **self._pairs}

    def keep_in(self, file: Path) -> None:
        """Write down what is added from now on; a new file begins with the terms."""
        self._file = file
        if not file.exists() or not file.stat().st_size:
            self._write(self.terms)

    def _write(self, fields: Terms) -> None:
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as opened:
                opened.write(json.dumps(fields, ensure_ascii=False) + "\n")

    def read_line(self, told: dict[str, object]) -> None:
        """One line of a file, but for the first; ValueError or KeyError where it is none."""
        if "coach" in told:
            self.coaches[str(told["coach"])] = str(told["made"])
            return
        numbers = [told[name] for name in Pair._fields]
        index = told["pair"]
        if not isinstance(index, int) or not all(isinstance(number, int) for number in numbers):
            raise ValueError("whole numbers are wanted")
        pair = Pair(*[int(str(number)) for number in numbers])
        self._pairs.setdefault((str(told["first"]), str(told["second"])), {})[index] = pair


def read_results(file: Path) -> Results:
    """Results from a file, to look at; `BadFile` names the line that is none."""
    lines = whole_lines(file.read_bytes())
    results = Results({})
    for number, line in enumerate(lines, 1):
        try:
            told = json.loads(line)
            if not isinstance(told, dict):
                raise ValueError("a table is wanted")
            if number > 1:
                results.read_line(told)
            elif told.get("ladder") != FORM:
                raise ValueError(f'the first line of results has "ladder": {FORM}')
            else:
                results.terms = told
        except (ValueError, KeyError) as error:
            raise BadFile(str(file), f"line {number}", f"is no line of results: {error}") from None
    return results


def open_results(file: Path, terms: Terms) -> Results:
    """Results that go on in a file, if there is one; ValueError where it was played on other terms."""
    if not file.exists() or not file.stat().st_size:
        results = Results(terms)
    else:
        data = file.read_bytes()
        whole = sum([len(line) + 1 for line in whole_lines(data)])
        if whole < len(data):
            with file.open("r+b") as opened:
                opened.truncate(whole)
        results = read_results(file) if whole else Results(terms)
        for key in KEYS:
            if results.terms.get(key) != terms[key]:
                kept = json.dumps(results.terms.get(key))
                raise ValueError(f"{file} was played with {key} {kept}, not {json.dumps(terms[key])}: name a new file")
    results.keep_in(file)
    return results


def whole_lines(data: bytes) -> list[bytes]:
    """The lines that were written to their end."""
    return data.split(b"\n")[:-1]


def missing(results: Results, first: str, second: str, indices: Iterable[int]) -> tuple[int, ...]:
    """Of these pairs those that have not been played."""
    return tuple([index for index in indices if results.pair(first, second, index) is None])
