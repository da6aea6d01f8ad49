"""The sentences of the book that a match can play to the letter instead of as the table reads them."""

from typing import Final

from thirdhalf.kernel.readings import Reading

READINGS: Final[tuple[Reading, ...]] = (Reading("drawing", ("6.02",), "R-82"),)
"""In the order of their bits in `Terms.readings`."""

DRAWING: Final = 1 << 0
