"""What a network says of the end of a match, brought to how matches have ended: in whole numbers, the same everywhere.

A network that has learned from matches is sure of too much, or sees too many draws, by how late it is and how far
somebody leads. Behind it stand four numbers for every stage of a match, and for every lead in it, found by matches that
it had not learned from (`tools/learn/calibrate.py`).
"""

from pathlib import Path
from typing import Final

from thirdhalf.kernel.fields import BadFile

UNCHANGED: Final = 1024
"""The factor that changes nothing."""
NUMBERS: Final = 4
"""Of every stage and lead: a factor, out of UNCHANGED, then what is added for whoever leads, for a draw and for whoever
looks on, as logarithms like those of the network."""


class Calibration:
    """`table` has NUMBERS for each lead of each stage, one after the other. Never changes."""

    __slots__ = ("leads", "stages", "table")

    def __init__(self, stages: int, leads: int, table: list[int]) -> None:
        self.stages = stages
        self.leads = leads
        self.table = table

    def mended(self, said: list[int], stage: int, lead: int) -> list[int]:
        """What is said of win, draw and loss, mended; `lead` is that of whoever looks on."""
        far = min(lead if lead >= 0 else -lead, self.leads - 1)
        at = NUMBERS * (self.leads * min(stage, self.stages - 1) + far)
        factor, ahead, draw, turn = self.table[at : at + NUMBERS]
        win, drawn, loss = [number * factor // UNCHANGED for number in said]
        if lead > 0:
            win += ahead
        elif lead < 0:
            loss += ahead
        return [win + turn, drawn + draw, loss]


def read_calibration(file: Path) -> Calibration:
    """From its file: a line of sizes, then a line for every stage and lead; BadFile on anything else."""
    rows: list[list[int]] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            try:
                rows.append([int(word) for word in line.split()])
            except ValueError:
                raise BadFile(str(file), "", f"has a line that is no numbers: {line}") from None
    if not rows or len(rows[0]) != 2 or rows[0][0] < 1 or rows[0][1] < 1:
        raise BadFile(str(file), "", "says no stages and leads first")
    stages, leads = rows[0]
    if len(rows) != 1 + stages * leads or any(len(row) != NUMBERS for row in rows[1:]):
        raise BadFile(str(file), "", f"has not {NUMBERS} numbers for each of {stages} stages and {leads} leads")
    return Calibration(stages, leads, [number for row in rows[1:] for number in row])
