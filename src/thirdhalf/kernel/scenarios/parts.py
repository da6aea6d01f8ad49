"""What every game's scenario files have: title, rules, unit, lines of play, expectations, variants."""

from pathlib import Path
from typing import Final

from thirdhalf.kernel.fields import Fields, read_toml
from thirdhalf.kernel.scenarios.script import CHECKS
from thirdhalf.kernel.scenarios.variants import Filler, chosen_variant, refuse_blanks
from thirdhalf.kernel.texts.lengths import UNITS, USUAL

AFTER: Final = "after"


class Expected:
    """What must hold after so many lines."""

    __slots__ = ("after", "fields")

    def __init__(self, after: int, fields: Fields) -> None:
        self.after = after
        self.fields = fields


class Parts:
    """A scenario file as far as all games have it. `fields` is the file, for the game to read the rest from; `places`
    says for each line which field it is, `variant` which variant was read, or nothing.
    """

    __slots__ = ("expected", "fields", "lines", "places", "rules", "title", "variant")

    def __init__(self, fields: Fields, title: str, rules: tuple[str, ...], variant: str) -> None:
        self.fields = fields
        self.title = title
        self.rules = rules
        self.variant = variant
        self.lines: tuple[str, ...] = ()
        self.places: tuple[str, ...] = ()
        self.expected: list[Expected] = []

    def add_play(self, fields: Fields) -> None:
        """The lines of the file, then those of its variant."""
        lines = fields.texts("play", ())
        self.lines += lines
        self.places += tuple([fields.path(f"play[{i}]") for i in range(len(lines))])

    def line_number(self, count: int) -> int:
        """On which line of the file a line of play stands, counted from 0."""
        return self.fields.source.line_of(self.places[count])

    @property
    def expects_nothing(self) -> bool:
        """Whether neither an expectation nor a line checks anything."""
        checks = [line for line in self.lines if line.strip().startswith(CHECKS)]
        return not checks and not any(_says(expected.fields) for expected in self.expected)


def read_parts(file: Path, game: str, numbers: tuple[str, ...], variant: str) -> Parts:
    """Read what all games' files have; `numbers` are those of the game's rules. `BadFile` names what is wrong."""
    fields = read_toml(file)
    chosen = chosen_variant(fields, variant)
    if chosen is not None:
        filler = Filler(chosen)
        fields = filler.filled(fields)
        chosen = filler.filled(chosen)
        filler.finish()
    fields.source.unit = UNITS[fields.word("unit", tuple(UNITS), USUAL)]
    title, rules = read_head(fields, game, numbers)
    if chosen is None:
        parts = Parts(fields, title, rules, "")
    else:
        name = chosen.text("name")
        parts = Parts(fields, f"{title}: {name}", rules + read_rules(chosen, numbers, ()), name)
    parts.add_play(fields)
    # What the file expects can only stand after lines of its own, or in the end.
    own = len(parts.lines)
    if chosen is None:
        refuse_blanks(fields, "play", parts.lines)
    else:
        parts.add_play(chosen)
    parts.expected += _expected(fields, parts, own)
    if chosen is not None:
        parts.expected += _expected(chosen, parts, len(parts.lines))
    return parts


def read_head(fields: Fields, game: str, numbers: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The title and the rules a scenario shows, which must be the game's."""
    title = fields.text("title")
    rules = read_rules(fields, numbers, None)
    fields.word("game", (game,), game)
    fields.text("note", "")
    return title, rules


def read_rules(fields: Fields, numbers: tuple[str, ...], default: tuple[str, ...] | None) -> tuple[str, ...]:
    """The rules that are shown."""
    rules = fields.texts("rules", default)
    for i, number in enumerate(rules):
        if number not in numbers:
            raise fields.bad(f"rules[{i}]", f"there is no rule '{number}'")
    return rules


def _expected(fields: Fields, parts: Parts, most: int) -> list[Expected]:
    """`[expect]`, which is looked at in the end, or any number of `[[expect]]`, each `after` a line."""
    if not fields.has("expect"):
        return []
    if isinstance(fields.get("expect"), dict):
        table = fields.table("expect")
        return [Expected(_after(table, parts, most), table)]
    return [Expected(_after(table, parts, most), table) for table in fields.tables("expect")]


def _after(expect: Fields, parts: Parts, most: int) -> int:
    """`after`: one of the first lines of play in words, or its number counted from 1; all lines if it is left out."""
    if not expect.has(AFTER):
        return len(parts.lines)
    if not isinstance(expect.get(AFTER), str):
        return expect.whole(AFTER, 0, most)
    words = expect.text(AFTER)
    found = [i for i, line in enumerate(parts.lines[:most]) if line == words]
    if not found:
        raise expect.bad(AFTER, f"'{words}' is no line of play")
    if len(found) > 1:
        places = ", ".join([str(parts.line_number(i)) for i in found])
        counts = " or ".join([str(i + 1) for i in found])
        raise expect.bad(AFTER, f"'{words}' stands on lines {places}: say which by its number in play, {counts}")
    return found[0] + 1


def _says(fields: Fields) -> bool:
    """Whether a table of expectations has any."""
    return any(key != AFTER and _any(value) for key, value in fields.raw.items())


def _any(value: object) -> bool:
    if isinstance(value, dict):
        return any(_any(item) for item in value.values())
    return value != []
