"""Results that gather in a file: every piece of work is a line as soon as it is done, by several processes at a time
and for so long as wanted. Who begins again goes on where it stopped; files of several runs, put together, are one.
"""

import json
import sys
from collections import deque
from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from thirdhalf.lab.executors import working

Line = dict[str, Any]
Piece = tuple[Any, ...]
Work = Callable[..., Line]


def option(name: str, otherwise: str) -> str:
    """The word after an option."""
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else otherwise


def words_after(name: str) -> list[str]:
    """All words after an option, up to the next one."""
    found: list[str] = []
    for word in sys.argv[sys.argv.index(name) + 1 :] if name in sys.argv else []:
        if word.startswith("--"):
            break
        found.append(word)
    return found


def read(files: Iterable[Path]) -> list[Line]:
    """All lines of these files; a last one that was cut off is left out, and what stands twice counts once."""
    found: dict[str, Line] = {}
    for file in files:
        if file.exists():
            for text in file.read_text(encoding="utf-8").splitlines():
                try:
                    found.setdefault(text, json.loads(text))
                except ValueError:
                    continue
    return list(found.values())


def in_time(work: Work, ends: float, *piece: object) -> Line | None:
    """A piece of work; nothing when the time is up. All processes of a machine have the same clock."""
    return work(*piece) if monotonic() < ends else None


def gather(
    work: Work,
    pieces: Iterable[Piece],
    keep: Callable[[Line], Iterable[Piece]],
    workers: int = 1,
    seconds: float = 1e9,
) -> None:
    """Do pieces of work. `keep` is given what came of each, here and one after the other, and says what is to be done
    next because of it. When the time is up nothing more is begun; what is begun is finished.
    """
    ends = monotonic() + seconds
    first: deque[Piece] = deque()
    later = iter(pieces)

    def due() -> Iterator[Piece]:
        while monotonic() < ends and (piece := first.popleft() if first else next(later, None)) is not None:
            yield piece

    with working(workers) as executor:
        while True:
            done = 0
            for line in executor.run(partial(in_time, work, ends), due()):
                done += 1
                if line is not None:
                    first.extend(keep(line))
            if not done:
                return


def writing(file: Path | None, lines: list[Line]) -> Callable[[Line], None]:
    """Adds a line to those that are known, and to the file."""

    def write(line: Line) -> None:
        lines.append(line)
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            whole = not file.exists() or file.read_bytes()[-1:] in (b"", b"\n")
            with file.open("a", encoding="utf-8") as out:
                out.write(("" if whole else "\n") + json.dumps(line) + "\n")

    return write


def asked() -> tuple[Path | None, list[Line], int, float]:
    """What is said on the command line: the file that is written, all that is known (of --report FILE … as well), how
    many workers there are (none with --report), for how many seconds.
    """
    name = option("--file", "")
    file = Path(name) if name else None
    lines = read([*([file] if file else []), *[Path(word) for word in words_after("--report")]])
    workers = 0 if "--report" in sys.argv else int(option("--workers", "1"))
    return file, lines, workers, float(option("--seconds", "1e9"))


def gather_matches(
    work: Work, terms: Piece, known: Container[int], file: Path | None, lines: list[Line], workers: int, seconds: float
) -> None:
    """Matches by their numbers, as many as --matches says, but those that are known: each `work` of the terms and its
    number, and a line when it is done.
    """
    write = writing(file, lines)

    def keep(line: Line) -> list[Piece]:
        write(line)
        return []

    if workers:
        numbers = [number for number in range(int(option("--matches", "4"))) if number not in known]
        gather(work, [(*terms, number) for number in numbers], keep, workers, seconds)


def numbers_from(start: int) -> Iterator[int]:
    """All of them."""
    while True:
        yield start
        start += 1
