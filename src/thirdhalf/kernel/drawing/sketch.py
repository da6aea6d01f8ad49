"""A table in characters: drawn once for a game, shown with colours in a terminal and without them anywhere else.

Nothing depends on colours alone: home's and away's differ in their letters or marks too.
"""

from collections.abc import Mapping
from typing import Final

from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import seat_word
from thirdhalf.kernel.view import PUBLIC

TEAM_STYLES: Final[tuple[str, ...]] = ("home", "away")
ACTIVE: Final = " active"
"""Behind a team's style: who is about to do something."""
FAINT: Final = "faint"
BALL: Final = "ball"
MARK: Final = "mark"
PLAIN: Final = ""

Line = list[tuple[str, str]]
"""Pieces of one line, each with its style."""


class Sheet:
    """Rows of characters, each with a style."""

    __slots__ = ("_cells",)

    def __init__(self, rows: int, columns: int) -> None:
        self._cells = [[(" ", PLAIN)] * columns for _ in range(rows)]

    def put(self, row: int, column: int, label: str, style: str) -> None:
        """Write a label from a column on; what would stick out is cut off."""
        cells = self._cells[row]
        for i, character in enumerate(label):
            if 0 <= column + i < len(cells):
                cells[column + i] = (character, style)

    def lines(self) -> list[Line]:
        """The rows from top to bottom, neighbours of one style in one piece."""
        found: list[Line] = []
        for row in self._cells:
            line: Line = []
            for character, style in row:
                if line and line[-1][1] == style:
                    line[-1] = (line[-1][0] + character, style)
                else:
                    line.append((character, style))
            found.append(line)
        return found


class Sketch:
    """One game's table in characters, from what everybody may see. `scale` says how wide it is drawn.

    A game that says nothing about it is told by its projection: a line for each name, a row for each list in a list.
    """

    __slots__ = ()

    def scale(self, match: Match, width: int) -> int:
        """The widest that fits on a screen of that width; 0 if the pitch does not fit."""
        return int(max(map(len, _told(match))) <= width)

    def rows(self, match: Match) -> int:
        """How many lines the pitch takes."""
        return len(_told(match))

    def pitch(self, match: Match, scale: int, marks: Mapping[str, str]) -> Sheet:
        """The pitch with everybody on it, and marks on places that options stand for, where places have names."""
        told = _told(match)
        sheet = Sheet(len(told), max(map(len, told)))
        for row, line in enumerate(told):
            sheet.put(row, 0, line, PLAIN)
        return sheet

    def legend(self, match: Match) -> list[Line]:
        """Who is who and how it stands: a line a team."""
        return []


def plain(lines: list[Line]) -> list[str]:
    """Lines without their styles, and without what is blank at their ends."""
    return ["".join([piece for piece, _ in line]).rstrip() for line in lines]


def in_characters(sketch: Sketch, match: Match, width: int) -> str:
    """The table as plain text of that width if it can be: the pitch, who is who, and whose turn it is. Not what is
    asked: some questions are secret.
    """
    pitch = sketch.pitch(match, max(1, sketch.scale(match, width)), {})
    turn = f"{seat_word(match.decision.seat)} decides" if match.decision is not None else "over"
    return "\n".join([*plain(pitch.lines()), *plain(sketch.legend(match)), turn])


def _told(match: Match) -> list[str]:
    lines: list[str] = []
    for name, value in match.project(PUBLIC).items():
        rows = value if isinstance(value, list) and value and isinstance(value[0], list) else None
        if rows is None:
            lines.append(f"{name}: {_word(value)}")
        else:
            lines += [f"{name}:", *[f"  {_word(row)}" for row in rows]]
    return lines or [""]


def _word(value: object) -> str:
    if isinstance(value, list):
        return " ".join([_word(each) for each in value])
    if isinstance(value, dict):
        return ", ".join([f"{name} {_word(each)}" for name, each in value.items()])
    return str(value)
