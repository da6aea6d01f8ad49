"""Variants: one file, several scenarios. `{word}` anywhere in the file stands for what the variant says.

```toml
play = ["first action: move", …, "dice: {dice}"]

[[variant]]
name = "a tie"
dice = "5 5"
expect.ball = "runner"      # besides what the file itself expects
```
"""

import re
from pathlib import Path
from typing import Final

from thirdhalf.kernel.fields import Fields, read_toml

_BLANK_TO_FILL: Final = re.compile(r"\{([a-z][a-z0-9_]*)\}")
OWN: Final[tuple[str, ...]] = ("name", "rules", "play", "expect")
"""What a variant has besides the words it fills in."""
_LONGEST_NAME: Final = 120


def variant_names(file: Path) -> tuple[str, ...]:
    """The names of a file's variants; one empty name if it has none."""
    # Most files have none, and need not be read twice.
    if file.is_file() and b"variant" not in file.read_bytes():
        return ("",)
    return tuple([variant.text("name") for variant in read_variants(read_toml(file))]) or ("",)


def read_variants(fields: Fields) -> list[Fields]:
    """All variants of a file, their names checked: none is missing, none comes twice."""
    names: list[str] = []
    variants = fields.tables("variant")
    if fields.has("variant") and not variants:
        raise fields.bad("variant", "there is none in the list")
    for variant in variants:
        name = variant.text("name")
        if not name.strip() or not name.isprintable() or len(name) > _LONGEST_NAME:
            raise variant.bad("name", f"must be one line of 1 to {_LONGEST_NAME} characters")
        if name in names:
            raise variant.bad("name", f"there is a variant '{name}' already")
        names.append(name)
    return variants


def chosen_variant(fields: Fields, name: str) -> Fields | None:
    """The variant of that name; the first for an empty one; None if the file has no variants."""
    variants = read_variants(fields)
    if not name:
        return variants[0] if variants else None
    for variant in variants:
        if variant.text("name") == name:
            return variant
    known = ", ".join([f"'{variant.text('name')}'" for variant in variants]) or "none"
    raise fields.bad("variant", f"there is no variant '{name}'; there are: {known}")


class Filler:
    """Fills in what a variant says."""

    __slots__ = ("_used", "_variant")

    def __init__(self, variant: Fields) -> None:
        self._variant = variant
        self._used: set[str] = set()

    def filled(self, fields: Fields) -> Fields:
        """The same table with every `{word}` filled in; its variants are left out."""
        table = {key: self._fill(fields, key, value) for key, value in fields.raw.items() if key != "variant"}
        return Fields(fields.file, fields.field, table, fields.source)

    def finish(self) -> None:
        """Refuse what the variant says and the file has no place for."""
        for key in self._variant.raw:
            if key not in OWN and key not in self._used:
                why = f"nothing in the file says {{{key}}}, and it is none of: {', '.join(OWN)}"
                raise self._variant.bad(key, why)

    def _fill(self, fields: Fields, key: str, value: object) -> object:
        if isinstance(value, dict):
            return {name: self._fill(fields, f"{key}.{name}", item) for name, item in value.items()}
        if isinstance(value, list):
            return [self._fill(fields, f"{key}[{i}]", item) for i, item in enumerate(value)]
        if not isinstance(value, str):
            return value
        alone = _BLANK_TO_FILL.fullmatch(value)
        if alone:
            return self._said(fields, key, alone.group(1))
        for word in _BLANK_TO_FILL.findall(value):
            said = self._said(fields, key, word)
            faces = said if isinstance(said, list) else [said]
            value = value.replace(f"{{{word}}}", " ".join([str(face) for face in faces]))
        return value

    def _said(self, fields: Fields, key: str, word: str) -> object:
        if word in OWN or not self._variant.has(word):
            name = self._variant.text("name")
            raise fields.bad(key, f"variant '{name}' does not say what {{{word}}} is")
        self._used.add(word)
        return self._variant.get(word)


def refuse_blanks(fields: Fields, key: str, texts: tuple[str, ...]) -> None:
    """Where there are no variants, nothing fills a blank."""
    for i, text in enumerate(texts):
        if _BLANK_TO_FILL.search(text):
            raise fields.bad(f"{key}[{i}]", f"'{text}' has a blank to fill, but the file has no [[variant]]")
