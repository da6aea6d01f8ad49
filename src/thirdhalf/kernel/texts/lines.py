"""On which line of a TOML text a field stands: the reader of the standard library does not tell.

The text has been read before, so it is known to be TOML; here it is only gone through.
"""

import re
from typing import Final

_BLANK: Final = re.compile(r"(?:\s|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR: Final = re.compile(r"[^,\]}\n#]*")
_STRINGS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = (
    ('"""', re.compile(r'"""(?:\\.|[^\\])*?"{3,5}', re.DOTALL)),
    ("'''", re.compile(r"'''.*?'{3,5}", re.DOTALL)),
    ('"', re.compile(r'"(?:\\.|[^"\\])*"')),
    ("'", re.compile(r"'[^']*'")),
)


def line_of(lines: dict[str, int], field: str) -> int:
    """The line of a field, or of the table or list in which it is missing; 0 if that is the whole file."""
    while field:
        if field in lines:
            return lines[field]
        field = field[: max(field.rfind("."), field.rfind("["), 0)]
    return 0


def field_lines(text: str) -> dict[str, int]:
    """The line of every field, list entry and table: `play[3]`, `player[1].at`, `expect.player.runner`."""
    scanner = _Scanner(text)
    scanner.scan()
    return scanner.found


class _Scanner:
    """Goes through a text once, from the left."""

    __slots__ = ("_at", "_counted", "_line", "_rows", "_text", "found")

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n")
        self._at = 0
        # The line is counted on from where it was last asked for.
        self._counted = 0
        self._line = 1
        # How often the header of each list of tables has come.
        self._rows: dict[str, int] = {}
        self.found: dict[str, int] = {}

    def scan(self) -> None:
        table = ""
        self._pass(_BLANK)
        while self._at < len(self._text):
            if self._text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._pass(_BLANK)

    def _header(self) -> str:
        """`[a.b]`, or `[[a.b]]`, which begins one more row."""
        line = self._here()
        listed = self._text.startswith("[[", self._at)
        self._at += 2 if listed else 1
        path = ""
        names = self._names()
        for i, name in enumerate(names):
            path = f"{path}.{name}" if path else name
            if listed and i == len(names) - 1:
                self._rows[path] = self._rows.get(path, 0) + 1
            if path in self._rows:
                self.found.setdefault(path, line)
                path = f"{path}[{self._rows[path] - 1}]"
            self.found.setdefault(path, line)
        self._at += 2 if listed else 1
        return path

    def _pair(self, table: str) -> None:
        """`key = value`."""
        line = self._here()
        path = table
        for name in self._names():
            path = f"{path}.{name}" if path else name
            self.found.setdefault(path, line)
        self._at += 1
        self._pass(_SPACE)
        self._value(path)

    def _names(self) -> list[str]:
        """A key, its parts with dots between them; stops before what follows it."""
        names: list[str] = []
        while True:
            self._pass(_SPACE)
            if self._text[self._at] in "\"'":
                names.append(self._string()[1:-1])
            else:
                names.append(self._pass(_BARE))
            self._pass(_SPACE)
            if self._at >= len(self._text) or self._text[self._at] != ".":
                return names
            self._at += 1

    def _value(self, path: str) -> None:
        first = self._text[self._at : self._at + 1]
        if first == "[":
            self._list(path)
        elif first == "{":
            self._inline(path)
        elif first in ('"', "'"):
            self._string()
        else:
            self._pass(_SCALAR)

    def _list(self, path: str) -> None:
        self._at += 1
        self._pass(_BLANK)
        count = 0
        while self._text[self._at] != "]":
            self.found.setdefault(f"{path}[{count}]", self._here())
            self._value(f"{path}[{count}]")
            count += 1
            self._next()
        self._at += 1

    def _inline(self, path: str) -> None:
        self._at += 1
        self._pass(_BLANK)
        while self._text[self._at] != "}":
            self._pair(path)
            self._next()
        self._at += 1

    def _next(self) -> None:
        self._pass(_BLANK)
        if self._text[self._at] == ",":
            self._at += 1
            self._pass(_BLANK)

    def _string(self) -> str:
        for opening, pattern in _STRINGS:
            if self._text.startswith(opening, self._at):
                return self._pass(pattern)
        return ""

    def _pass(self, pattern: re.Pattern[str]) -> str:
        """Go past what the pattern finds here."""
        found = pattern.match(self._text, self._at)
        if found is None:
            return ""
        self._at = found.end()
        return found.group()

    def _here(self) -> int:
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        return self._line
