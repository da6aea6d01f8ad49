"""Content of one's own in a page: files that the browser keeps, and that are put into a folder when Python starts."""

import shutil
import zipfile
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from thirdhalf.games import names
from thirdhalf.kernel.fields import BadFile
from thirdhalf.server.games import games

FOLDER: Final = Path("/content")
MOST_FILES: Final = 500
MOST_BYTES: Final = 4_000_000

Files = dict[str, str]


class Unfit(ValueError):
    """These files are no content: why."""


def own_content() -> Path | None:
    """The folder of content of one's own, where there is one."""
    return FOLDER if FOLDER.is_dir() else None


def brought(file: str) -> str:
    """The content in a zip file, checked, as it is kept; ValueError says what is wrong with it."""
    try:
        with zipfile.ZipFile(file) as opened:
            infos = [info for info in opened.infolist() if info.filename.endswith(".toml")]
            if len(infos) > MOST_FILES or sum([info.file_size for info in infos]) > MOST_BYTES:
                raise Unfit(f"more than {MOST_FILES} files or {MOST_BYTES:,} bytes")
            files = {in_folder(info.filename): opened.read(info).decode() for info in infos}
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, UnicodeDecodeError) as error:
        raise Unfit(f"no zip file of texts: {error}") from None
    if not files:
        raise Unfit(f"no .toml files in a folder of a game's name ({', '.join(names())})")
    # What plays now plays on with what it has: this is read in a place of its own.
    with TemporaryDirectory(prefix="content-") as folder:
        problem = written(files, Path(folder))
    if problem:
        raise Unfit(problem)
    return msgspec.json.encode(files).decode()


def in_folder(name: str) -> str:
    """Where a file goes: from its game's folder on, wherever that was."""
    parts = PurePosixPath(name).parts
    games_in_it = [place for place, part in enumerate(parts) if part in names()]
    if not games_in_it or ".." in parts:
        raise Unfit(f"{name}: not in a folder of a game's name ({', '.join(names())})")
    return PurePosixPath(*parts[games_in_it[0] :]).as_posix()


def put(kept: str) -> str:
    """Put what was kept to where it is read: "", or what is wrong with it by now, and then it is not there."""
    if not kept:
        return ""
    problem = written(msgspec.json.decode(kept, type=Files), FOLDER)
    if problem:
        shutil.rmtree(FOLDER)
    return problem


def written(files: Files, folder: Path) -> str:
    """Write files to a folder that nobody has read yet, and read them: what is wrong with them."""
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    try:
        games(folder)
    except (BadFile, ValueError) as error:
        return str(error).replace(f"{folder}/", "")
    return ""
