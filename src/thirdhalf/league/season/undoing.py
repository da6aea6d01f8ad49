"""What takes a line of the log back, and what followed from it with it."""

from typing import Final

from thirdhalf.league.season.competition import Competition, Line, undone_lines
from thirdhalf.league.season.finding import Refused

FOLLOWING: Final = ("injury", "healing", "experience")
"""What follows a match in a season that leaves marks."""


def taking_back(now: Competition, number: int, why: str) -> list[Line]:
    """The lines that take one back: of a result first what it left on players, the last of it first."""
    if not 0 < number <= len(now.lines):
        raise Refused(f"there is no line {number}")
    numbers = [number, *marks_left_by(now, number)]
    return [{"do": "undo", "line": each, "why": why} for each in reversed(numbers)]


def striking(now: Competition, line: Line) -> list[Line]:
    """The lines that strike a match out. Where a season leaves marks, one that is played again is taken back as if it
    had never been; one that is not leaves nothing, but who missed it has missed a match.
    """
    if not now.terms.marks:
        return [line]
    undone = undone_lines(now.lines)
    results = [
        number
        for number, each in enumerate(now.lines, 1)
        if each.get("do") == "result" and each.get("match") == line["match"] and number not in undone
    ]
    if not results:
        return [line]
    back = taking_back(now, results[-1], str(line["why"]))
    return back if line.get("then", "again") == "again" else [*back[:-1], line]


def marks_left_by(now: Competition, number: int) -> list[int]:
    """The lines that were written with a result, because of it: they stand right after it."""
    result = now.lines[number - 1]
    if result.get("do") != "result":
        return []
    undone = undone_lines(now.lines)
    found: list[int] = []
    for later, line in enumerate(now.lines[number:], number + 1):
        of_match = line.get("do") in FOLLOWING and line.get("match") == result.get("match")
        by_lot = line.get("do") == "training" and "dice" in line
        if not of_match and not by_lot:
            break
        if later not in undone:
            found.append(later)
    return found
