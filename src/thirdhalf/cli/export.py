"""`thirdhalf export`: a moment of a recorded match as a scenario file."""

from pathlib import Path

from thirdhalf.lab.played import load


def export_moment(file: Path, at: int, following: int, unit: str, output: Path | None, content: Path | None) -> int:
    """Write the moment after so many choices to a file, or print it."""
    text = load(file, content).scenario(at, following, unit)
    if output is None:
        print(text, end="")
    else:
        output.write_text(text, encoding="utf-8")
    return 0
