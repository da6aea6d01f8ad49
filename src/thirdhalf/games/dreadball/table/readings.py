"""The sentences of the sheet that a match can play to the letter instead of as the table reads them."""

from typing import Final

from thirdhalf.kernel.readings import Reading

READINGS: Final[tuple[Reading, ...]] = ()
"""In the order of their bits in `Terms.readings`."""
