"""What a network says of the end of a match is mended by stage and lead."""

from pathlib import Path

import pytest

from thirdhalf.coaches.calibration import UNCHANGED, Calibration, read_calibration
from thirdhalf.kernel.fields import BadFile

# Two stages of two leads: nobody leads, somebody does.
TABLE = [[UNCHANGED, 0, 0, 0], [512, 100, 0, 0], [UNCHANGED, 0, 30, 0], [2 * UNCHANGED, 0, 0, 7]]


def calibration() -> Calibration:
    """The table above."""
    return Calibration(2, 2, [number for row in TABLE for number in row])


@pytest.mark.parametrize(
    ("stage", "lead", "mended"),
    [
        (0, 0, [1000, -200, 400]),
        # Half of everything, and whoever leads has a hundred more: the one who looks on, or the other.
        (0, 1, [600, -100, 200]),
        (0, -1, [500, -100, 300]),
        (1, 0, [1000, -170, 400]),
        (1, 1, [2007, -400, 800]),
        # Later stages and larger leads count as the last.
        (5, -3, [2007, -400, 800]),
    ],
)
def test_every_stage_and_lead_has_numbers_of_its_own(stage: int, lead: int, mended: list[int]) -> None:
    assert calibration().mended([1000, -200, 400], stage, lead) == mended


def test_a_calibration_is_read_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "some.net"
    file.write_text("# said here\n2 2\n" + "".join([" ".join(map(str, row)) + "\n" for row in TABLE]))
    found = read_calibration(file)
    assert (found.stages, found.leads, found.table) == (2, 2, calibration().table)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no stages"),
        ("2\n", "no stages"),
        ("0 3\n", "no stages"),
        ("1 2\n1024 0 0 0\n", "has not 4 numbers for each of 1 stages and 2 leads"),
        ("1 1\n1024 0 0\n", "has not 4 numbers"),
        ("1 1\n1024 0 0 many\n", "no numbers: 1024 0 0 many"),
    ],
)
def test_what_is_no_calibration_is_refused(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "some.net"
    file.write_text(text)
    with pytest.raises(BadFile, match=why):
        read_calibration(file)
