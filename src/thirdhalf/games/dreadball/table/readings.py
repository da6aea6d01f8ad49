"""The sentences of the sheet that a match can play to the letter instead of as the table reads them."""

from typing import Final

from thirdhalf.kernel.readings import Reading

READINGS: Final[tuple[Reading, ...]] = (
    Reading("threats", ("D4.8", "D12.3"), "A12"),
    Reading("receivers", ("D14.5",), "A32"),
)
"""In the order of their bits in `Terms.readings`."""

EVERY_THREAT: Final = 1 << 0
"""D4.8: in a contest the other side's threat counts as any other."""
ANY_FACING: Final = 1 << 1
"""D14.5: whoever a pass is thrown to may face anywhere."""
