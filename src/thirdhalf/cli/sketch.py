"""What the terminal needs of a game to show a match: the table in characters."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from thirdhalf.kernel.frame import Match

STYLES: Final = ("bold cyan", "bold magenta")
"""Home's, away's."""
FAINT: Final = "bright_black"
BALL: Final = "bold yellow"
MARK: Final = "bold green"


class Sketch:
    """One game's table in characters. `scale` says how wide it is drawn."""

    def scale(self, match: Match, width: int) -> int:
        """The widest that fits on a screen of that width; 0 if the pitch does not fit."""
        raise NotImplementedError

    def rows(self, match: Match) -> int:
        """How many lines the pitch takes."""
        raise NotImplementedError

    def pitch(self, match: Match, scale: int, marks: Mapping[str, str]) -> Text:
        """The pitch with everybody on it, and marks on places that options stand for, where places have names."""
        raise NotImplementedError

    def legend(self, match: Match) -> Text:
        """Who is who and how it stands: a line a team."""
        raise NotImplementedError


class Sheet:
    """Rows of characters, each with a style."""

    def __init__(self, rows: int, columns: int) -> None:
        self._cells = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, row: int, column: int, label: str, style: str) -> None:
        """Write a label from a column on; what would stick out is cut off."""
        cells = self._cells[row]
        for i, character in enumerate(label):
            if 0 <= column + i < len(cells):
                cells[column + i] = (character, style)

    def text(self) -> Text:
        """All of it."""
        found = Text()
        for i, row in enumerate(self._cells):
            if i:
                found.append("\n")
            for character, style in row:
                found.append(character, style)
        return found
