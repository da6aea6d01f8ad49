"""A draft of content: as a folder, read as the game reads any, compared with what comes with it, and as an archive.

Everything in it comes from a stranger: names of files are looked up in a short list, and nothing is larger than said.
"""

import io
import json
import lzma
import re
import tomllib
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import BadFile, Unfit, one_line
from thirdhalf.kernel.game import Game
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.replays import told_of
from thirdhalf.server.workbench.forms import LARGEST_DRAFT, MOST_FILES, Checked, DraftDifference, DraftProblem

if TYPE_CHECKING:
    from thirdhalf.games.kit import Kit

OF_A_TEAM: Final = re.compile(r"teams/[a-z0-9][a-z0-9-]{0,39}\.toml")
LARGEST_UNPACKED: Final = 1_000_000
MOST_ENTRIES: Final = 60
MOST_NUMBERED: Final = 6
"""Entries that have a number for an id: with each of them all line-ups of every team are told."""
MOST_SQUADS: Final = 12
MOST_PLAYERS: Final = 10
"""Of a team: their line-ups are twice as many with each one more."""
MOST_PROBLEMS: Final = 8
"""So many are told at a time: for each, all is read again."""
MOST_DIFFERENCES: Final = 300
DEEPEST: Final = 6
DAMAGED: Final = (zipfile.BadZipFile, zlib.error, lzma.LZMAError, NotImplementedError, RuntimeError, EOFError, OSError)
"""What reading an archive that is none can end with."""

Files = Mapping[str, Mapping[str, Any]]


def checked_files(kit: "Kit", files: Files) -> None:
    """NotPossible where a file is not one of the game's content, or has too much in it."""
    known = {form.file for form in kit.forms}
    if sum([OF_A_TEAM.fullmatch(name) is not None for name in files]) > MOST_SQUADS:
        raise NotPossible("content", f"there are more than {MOST_SQUADS} teams in it")
    for name, table in files.items():
        if name not in known and not ("teams/*.toml" in known and OF_A_TEAM.fullmatch(name)):
            raise NotPossible("content", f"{one_line(name)} is not a content file of {kit.id}")
        most = MOST_PLAYERS if OF_A_TEAM.fullmatch(name) else MOST_ENTRIES
        if any(isinstance(value, list | dict) and len(value) > most for value in (table, *table.values())):
            raise NotPossible("content", f"{name} has more than {most} entries")
        rows = [row for value in table.values() if isinstance(value, list) for row in value if isinstance(row, dict)]
        if sum(["number" in row for row in rows]) > MOST_NUMBERED:
            raise NotPossible("content", f"{name} has more than {MOST_NUMBERED} numbered entries")
        if deeper(table, DEEPEST):
            raise NotPossible("content", f"{name} is nested too deep")


def deeper(value: object, levels: int) -> bool:
    """Whether tables and lists lie in each other more often than that."""
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return bool(inner) and (levels == 0 or any(deeper(each, levels - 1) for each in inner))


def written(kit: "Kit", files: Files, folder: Path) -> Path:
    """The files in a folder."""
    import tomli_w

    checked_files(kit, files)
    for name, table in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            text = tomli_w.dumps(table)
        except (TypeError, ValueError):
            raise NotPossible("content", f"{name} has something in it that no content file can have") from None
        target.write_text(text, encoding="utf-8")
    return folder


def opened(kit: "Kit", own: Path | None, draft: Path) -> Game:
    """The game with a draft's folder; `BadFile` names what is wrong. An empty draft adds nothing."""
    folders = kit.content_folders(own)
    return kit.game_of((*folders, draft) if any(draft.rglob("*.toml")) else folders)


def check(id: str, own: Path | None, files: Files) -> Checked:
    """What is wrong with a draft, file by file, or what it comes to."""
    kit = kit_of(id)
    shelf = shelf_of(kit, own)
    problems: list[DraftProblem] = []
    left = dict(files)
    game: Game | None = None
    with TemporaryDirectory(prefix="thirdhalf-") as temporary:
        for number in range(len(files) + 1):
            folder = Path(temporary) / str(number)
            folder.mkdir()
            try:
                game = opened(kit, own, written(kit, left, folder))
                break
            except BadFile as error:
                place = Path(error.file)
                name = place.relative_to(folder).as_posix() if folder in place.parents else ""
                problems.append(DraftProblem(file=name, field=error.field, why=error.why, told=told_of(error)))
                if name not in left or len(problems) == MOST_PROBLEMS:
                    return Checked(problems=problems, content="", teams=[], differences=[])
                del left[name]
        assert game is not None, "what comes with the software can be played"
        teams = list(dict.fromkeys(team_ids({**shelf, **left})))
        if not problems:
            problems += unfit(kit, game, files, teams)
    differences = list(compared(shelf, files))[:MOST_DIFFERENCES]
    content = "" if problems else game.content_hash()
    return Checked(problems=problems, content=content, teams=teams, differences=differences)


def unfit(kit: "Kit", game: Game, files: Files, teams: Sequence[str]) -> Iterator[DraftProblem]:
    """A draft's teams that can be read, and yet not be set up for a match."""
    for name, table in files.items():
        team = str(table.get("id"))
        other = next((each for each in teams if each != team), None)
        if not OF_A_TEAM.fullmatch(name) or other is None:
            continue
        try:
            game.new(kit.setup(game, {"home": team, "away": other}, "", 0), None)
        except Unfit as error:
            yield DraftProblem(file=name, field="", why=str(error), told=told_of(error))
        except (ValueError, KeyError) as error:
            yield DraftProblem(file=name, field="", why=one_line(str(error)), told=None)


def team_ids(files: Files) -> Iterator[str]:
    """The ids of the teams in content, file by file."""
    for name, table in files.items():
        if OF_A_TEAM.fullmatch(name):
            yield str(table.get("id"))


def shelf_of(kit: "Kit", own: Path | None) -> dict[str, dict[str, Any]]:
    """The content there is, by file: what a later folder has replaces a team's file, and is added to the lists of
    others.
    """
    found: dict[str, dict[str, Any]] = {}
    for folder in kit.content_folders(own):
        for file in sorted(folder.rglob("*.toml")):
            name = file.relative_to(folder).as_posix()
            if any(name == form.file or OF_A_TEAM.fullmatch(name) for form in kit.forms):
                found[name] = plain(tomllib.loads(file.read_text(encoding="utf-8"), parse_float=Decimal))
    return found


def plain(value: Any) -> Any:
    """As JSON has it."""
    if isinstance(value, Decimal):
        return float(value)
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list) else value


def compared(shelf: Files, files: Files) -> Iterator[DraftDifference]:
    """Field by field; a new entry is one difference."""
    for name, table in files.items():
        before, after = flat(shelf.get(name, {})), flat(table)
        for of, fields in after.items():
            old = before.get(of)
            if old is None:
                yield DraftDifference(file=name, of=of, field="", before="", after=json.dumps(fields)[:200])
                continue
            for field in dict.fromkeys([*old, *fields]):
                if old.get(field) != fields.get(field):
                    yield DraftDifference(
                        file=name,
                        of=of,
                        field=field,
                        before=json.dumps(old[field])[:200] if field in old else "",
                        after=json.dumps(fields[field])[:200] if field in fields else "",
                    )


def flat(table: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """A file's entries by name: those of its lists, its tables, and the file's own fields under no name."""
    own: dict[str, Any] = {}
    found: dict[str, dict[str, Any]] = {"": own}
    for name, value in table.items():
        if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            for each in value:
                found[str(each.get("id", each.get("role", each.get("number", ""))))] = each
        elif isinstance(value, dict):
            found[name] = value
        else:
            own[name] = value
    return found


def packed(id: str, files: Files) -> bytes:
    """As an archive: a folder of the game's name, as `--content` wants it."""
    made = io.BytesIO()
    with (
        TemporaryDirectory(prefix="thirdhalf-") as temporary,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        folder = written(kit_of(id), files, Path(temporary))
        for file in sorted(folder.rglob("*.toml")):
            archive.writestr(zipfile.ZipInfo(f"{id}/{file.relative_to(folder).as_posix()}"), file.read_bytes())
    return made.getvalue()


def spelled(id: str, files: Files) -> dict[str, str]:
    """As the texts of a folder's files, by name."""
    with TemporaryDirectory(prefix="thirdhalf-") as temporary:
        folder = written(kit_of(id), files, Path(temporary))
        return {
            file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8")
            for file in sorted(folder.rglob("*.toml"))
        }


def unpacked(id: str, data: bytes) -> dict[str, dict[str, Any]]:
    """The content files of an archive, with or without a folder of the game's name; NotPossible says what is wrong."""
    found: dict[str, str] = {}
    size = 0
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [each for each in archive.infolist() if each.filename.endswith(".toml")]
            if not 1 <= len(entries) <= MOST_FILES:
                raise NotPossible("content", f"an archive has 1 to {MOST_FILES} content files (*.toml)")
            for each in entries:
                # What an archive says of its own sizes is not believed.
                with archive.open(each) as opened_file:
                    text = opened_file.read(LARGEST_DRAFT + 1)
                size += len(text)
                if len(text) > LARGEST_DRAFT or size > LARGEST_UNPACKED:
                    raise NotPossible("content", "the archive is too large when it is unpacked")
                found[each.filename.removeprefix("./").removeprefix(f"{id}/")] = text.decode()
    except DAMAGED as error:
        raise NotPossible("content", f"that is no ZIP archive: {error}"[:200]) from None
    except ValueError as error:
        raise NotPossible("content", f"a file in it is no text: {error}"[:200]) from None
    return read(id, found)


def read(id: str, texts: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """Content files from their texts; NotPossible says which is none, and why."""
    if not texts:
        raise NotPossible("content", "there are no content files (*.toml) in it")
    found: dict[str, dict[str, Any]] = {}
    for name, text in texts.items():
        try:
            found[name] = plain(tomllib.loads(text, parse_float=Decimal))
        except (ValueError, RecursionError, ArithmeticError) as error:
            raise NotPossible("content", f"{one_line(name)[:60]} is not TOML: {error}"[:200]) from None
    checked_files(kit_of(id), found)
    return found
