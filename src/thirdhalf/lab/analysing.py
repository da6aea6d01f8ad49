"""A match afterwards, by name: `thirdhalf.analyse`; and many, which are kept."""

import os
from collections.abc import Iterator
from pathlib import Path

from thirdhalf.analysis.account import Progress
from thirdhalf.analysis.analysing import analysed
from thirdhalf.analysis.forms import Analysis, Depth
from thirdhalf.analysis.kept import Kept, name_of
from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab.executors import Executor
from thirdhalf.lab.played import Match, load


def analyse(
    match: Match | str | os.PathLike[str],
    depth: Depth = "quick",
    *,
    content: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """What was luck in a finished match, and what was play: one that was played, or the file of its record, checked to
    the last event. `progress` is told how many moves of how many have been judged. `BadFile` where the match is not
    over or the record does not fit.
    """
    found = match if isinstance(match, Match) else load(Path(match), content)
    return analysed(kit_of(found.game.id), found.game, found.record, depth, progress)


def analyse_kept(
    file: Path, depth: Depth, content: Path | None, folder: Path | None, progress: Progress | None = None
) -> Analysis | str:
    """The analysis of a record, from the folder where it is kept or for it; or, in one line, why there is none."""
    try:
        match = load(file, content)
        name = name_of(match.game, match.record, depth)
        kept = None if folder is None else Kept(folder)
        found = None if kept is None else kept.find(name)
        if found is None:
            found = analyse(match, depth, progress=progress)
            if kept is not None:
                kept.keep(name, found)
        return found
    except BadFile as error:
        return str(error)


def analyse_all(
    files: tuple[Path, ...], depth: Depth, content: Path | None, folder: Path | None, executor: Executor
) -> Iterator[Analysis | str]:
    """What comes of each file, in their order; what is kept is not judged again."""
    return executor.run(analyse_kept, [(file, depth, content, folder) for file in files])
