"""What is no longer used and refers to itself, as a match that was put away does: when Python looks for it.

Left alone it looks through everything, all matches that are being played, whenever there is a quarter more of it: with
hundreds of them all stand still for a fifth of a second, several times in ten. So a server looks through what is new
only, and through everything after so many matches were put away.
"""

import gc
from typing import Final

YOUNG: Final = 5_000
MIDDLE: Final = 5
NEVER: Final = 1_000_000
PUT_AWAY: Final = 200


def look_rarely() -> None:
    """From now on, in this process; what is there already stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Rubbish:
    """Counts what was put away."""

    def __init__(self) -> None:
        self._more = 0

    def add(self) -> None:
        """One match more was put away."""
        self._more += 1

    def clear(self) -> None:
        """Look through everything if that is worth it."""
        if self._more >= PUT_AWAY:
            self._more = 0
            gc.collect()
