"""What people may call themselves: letters that can be seen, in the order in which they are written."""

import unicodedata
from typing import Final

from thirdhalf.server.codes import NotPossible
from thirdhalf.server.forms import Telling

UNSEEN: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Controls, turns of direction, what is not assigned, surrogates, ends of lines."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")
"""Letters that look like nothing."""
MOST_MARKS: Final = 3
"""Marks on one letter: more of them are no language."""


def checked_name(name: str) -> str:
    """The name without needless blanks; `NotPossible` where it cannot be seen or read."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    marks = 0
    for sign in tidy:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in UNSEEN or sign in BLANK or marks > MOST_MARKS:
            raise unreadable()
    if not tidy or unicodedata.category(tidy[0]).startswith("M"):
        raise unreadable()
    return tidy


def unreadable() -> NotPossible:
    """What whoever chose it is told."""
    return NotPossible(
        "name", "a name is made of signs that can be seen", Telling(message="name-unreadable", values={})
    )
