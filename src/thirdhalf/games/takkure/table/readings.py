"""The sentences of the book that a match can play to the letter instead of as the table reads them."""

from typing import Final

from thirdhalf.kernel.readings import Reading

READINGS: Final[tuple[Reading, ...]] = (
    Reading("contact", ("0.01",), "R-22"),
    Reading("displacement", ("6.04",), "R-53"),
    Reading("ground-pass", ("3.03",), "R-36"),
    Reading("rerolls", ("5.07", "7.01"), "R-58"),
    Reading("steal", ("3.06",), "R-34"),
    Reading("drawing", ("6.02",), "R-82"),
)
"""In the order of their bits in `Terms.readings`."""

CONTACT: Final = 1 << 0
DISPLACEMENT: Final = 1 << 1
LONG_GROUND_PASS: Final = 1 << 2
REROLLS: Final = 1 << 3
STEALING: Final = 1 << 4
DRAWING: Final = 1 << 5
