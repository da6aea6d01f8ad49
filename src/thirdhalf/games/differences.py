"""Where the texts of a game's rules disagree, and which way is played: the game's `differences.toml`.

What each way says is in the catalogue: `difference-NAME` with an attribute for each way and `played`, and
`difference-text-ID` for what a text is called.
"""

from pathlib import Path
from typing import Final

from thirdhalf.kernel.fields import read_toml

LETTERS: Final = ("a", "b", "c")


class Way:
    """One way and the texts that say it."""

    __slots__ = ("letter", "texts")

    def __init__(self, letter: str, texts: tuple[str, ...]) -> None:
        self.letter = letter
        self.texts = texts


class Difference:
    """One disagreement: the rules it is about, the first of which titles it, and with them its rulings; its ways;
    the letter of the one that is played, or nothing where it is none of them alone; and the reading by which a match
    can play another, or nothing. A text in no way is silent.
    """

    __slots__ = ("name", "played", "reading", "rules", "ways")

    def __init__(self, name: str, rules: tuple[str, ...], ways: tuple[Way, ...], played: str, reading: str) -> None:
        self.name = name
        self.rules = rules
        self.ways = ways
        self.played = played
        self.reading = reading

    @property
    def message(self) -> str:
        """What the catalogue has it under."""
        return f"difference-{self.name}"


def read_differences(file: Path, numbers: tuple[str, ...]) -> tuple[Difference, ...]:
    """All of a file, in its order; BadFile on a text, a rule or a way that is not known."""
    fields = read_toml(file)
    texts = fields.texts("texts")
    found: list[Difference] = []
    for each in fields.tables("difference"):
        ways = tuple([Way(letter, each.texts(letter)) for letter in LETTERS if each.has(letter)])
        rules = each.texts("rules")
        for number in rules:
            if number not in numbers:
                raise each.bad("rules", f"there is no rule '{number}'")
        for way in ways:
            for text in way.texts:
                if text not in texts:
                    raise each.bad(way.letter, f"'{text}' is none of: {', '.join(texts)}")
        played = each.word("played", ("", *[way.letter for way in ways]))
        found.append(Difference(each.text("name"), rules, ways, played, each.text("reading", "")))
        each.finish()
    fields.finish()
    return tuple(found)
