"""Content with something changed: one field of one entry in one file, as often as wanted."""

import re
import shutil
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

import tomli_w

from thirdhalf.kernel.fields import BadFile, Fields, read_toml

NAMED_BY: Final = ("id", "role", "name")
"""What entries of a file are told apart by."""
IN_A_ROW: Final = re.compile(r"(\w+)\[(\d+)\]\.(\w+)")
"""The name of a field of an entry's row, such as `actions[0].bonus` of a team play."""


class Change(NamedTuple):
    """`of`: the entry's id, or empty for the file's own fields. `field`: of the entry, or of a row in it
    (`actions[0].bonus`). `place`: which of a list, or -1.
    """

    file: str
    of: str
    field: str
    place: int
    value: object


def shipped(game: str) -> Path:
    """Where the game's own content is."""
    return Path(str(files(f"thirdhalf.games.{game}") / "content"))


def content_in(folder: Path) -> list[Path]:
    """The files of content that lie in a folder: in it, or in one more."""
    return [file for pattern in ("*.toml", "*/*.toml") for file in sorted(folder.glob(pattern))]


def source_of(game: str, own: Path | None, file: str, of: str = "") -> Path:
    """The file in somebody's own folder if it has that entry, or the one that comes with the software."""
    if own is not None and (own / file).is_file():
        ours = shipped(game) / file
        if not ours.is_file() or entry_of(dict(read_toml(own / file).raw), of) is not None:
            return own / file
    return shipped(game) / file


def read_change(fields: Fields, game: str, own: Path | None) -> Change:
    """A change, checked against what it changes: `value` replaces, `by` is added."""
    place = read_place(fields, game, own)
    if fields.has("by") == fields.has("value"):
        raise fields.bad("by", "either value or by is wanted")
    if fields.has("by"):
        if not isinstance(place.value, int) or isinstance(place.value, bool):
            raise fields.bad("by", f"'{place.field}' is no whole number")
        value: object = place.value + fields.whole("by", -1000, 1000)
    else:
        value = fields.get("value")
    fields.finish()
    return place._replace(value=value)


def read_place(fields: Fields, game: str, own: Path | None) -> Change:
    """Where something stands in the content that can be changed, and what stands there."""
    file, of, field = fields.text("file"), fields.text("of", ""), fields.text("field")
    path = PurePosixPath(file)
    if path.is_absolute() or ".." in path.parts or path.suffix != ".toml":
        raise fields.bad("file", "must be a file of the content, such as teams/NAME.toml")
    source = source_of(game, own, file, of)
    if not source.is_file():
        raise fields.bad("file", f"there is no {file} in the content of {game}")
    place = fields.whole("place", 0, 99, -1)
    entry = entry_of(dict(read_toml(source).raw), of)
    if entry is None:
        raise fields.bad("of", f"there is no '{of}' in {file}")
    row, name = row_of(entry, field)
    if name not in row:
        raise fields.bad("field", f"'{of or file}' has no field '{field}'; it has: {', '.join(names_in(entry))}")
    before = row[name]
    if place >= 0:
        if not isinstance(before, list) or place >= len(before):
            raise fields.bad("place", f"'{field}' has no place {place}")
        before = before[place]
    return Change(file, of, field, place, before)


def entry_of(table: dict[str, object], of: str) -> dict[str, object] | None:
    """The entry of that name in a file, wherever it is; the file itself for none."""
    if not of:
        return table
    for name, value in table.items():
        if isinstance(value, dict) and name == of:
            return value
        for each in value if isinstance(value, list) else ():
            if isinstance(each, dict) and of in [each.get(key) for key in NAMED_BY]:
                return each
    return None


def row_of(entry: dict[str, object], field: str) -> tuple[dict[str, object], str]:
    """What a field stands in, and its name there: the entry itself, or one of its rows. It need not be there."""
    found = IN_A_ROW.fullmatch(field)
    rows = entry.get(found[1]) if found else None
    if found and isinstance(rows, list) and int(found[2]) < len(rows) and isinstance(rows[int(found[2])], dict):
        return rows[int(found[2])], found[3]
    return entry, field


def names_in(entry: dict[str, object]) -> Iterator[str]:
    """All fields of an entry and of its rows, by the names that `row_of` knows."""
    for field, value in entry.items():
        rows = value if isinstance(value, list) and value and all(isinstance(row, dict) for row in value) else []
        if not rows:
            yield field
        for place, row in enumerate(rows):
            yield from [f"{field}[{place}].{name}" for name in row]


def write_content(game: str, own: Path | None, changes: Sequence[Change], into: Path) -> Path | None:
    """A folder with the changed content; None where nothing is changed."""
    if not changes:
        return own
    shutil.rmtree(into, ignore_errors=True)
    if own is not None:
        for each in content_in(own):
            copy = into / each.relative_to(own)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(each, copy)
    for file in dict.fromkeys(change.file for change in changes):
        table = dict(read_toml(source_of(game, own, file)).raw)
        for change in changes:
            if change.file == file:
                make_change(table, change, source_of(game, own, file, change.of))
        target = into / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(tomli_w.dumps(table), encoding="utf-8")
    return into


def make_change(table: dict[str, object], change: Change, source: Path) -> None:
    """In a file's table; an entry that it does not have comes from another file of the same form."""
    entry = entry_of(table, change.of)
    if entry is None:
        for name, value in dict(read_toml(source).raw).items():
            entries = [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []
            found = entry_of({name: entries}, change.of)
            kept = table.setdefault(name, [])
            if found is not None and isinstance(kept, list):
                kept.append(found)
                entry = found
    if entry is None:
        raise BadFile(str(source), change.of, "is not there any more")
    row, name = row_of(entry, change.field)
    value = row[name]
    if change.place >= 0 and isinstance(value, list):
        value[change.place] = change.value
    else:
        row[name] = change.value


def told(change: Change) -> str:
    """A change as it stands in an experiment's file."""
    value = f'"{change.value}"' if isinstance(change.value, str) else str(change.value)
    lines = [f'file = "{change.file}"', f'of = "{change.of}"', f'field = "{change.field}"']
    place = [f"place = {change.place}"] if change.place >= 0 else []
    return "\n".join(["[[variant.change]]", *lines, *place, f"value = {value}", ""])
