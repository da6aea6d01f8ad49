"""The table as everybody sees it, as a picture or in characters: each game draws its own."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thirdhalf.games import kit_of
from thirdhalf.kernel.drawing.picture import MARGIN, WIDTH
from thirdhalf.kernel.drawing.sketch import in_characters
from thirdhalf.kernel.frame import Match

RENDER_MODES: Final = ["rgb_array", "ansi"]
COLUMNS: Final = 100
"""How wide a table in characters may be."""


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is one of that name."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode '{mode}'; there are: {', '.join(RENDER_MODES)}")
    return mode


def render(game: str, match: Match, mode: str | None) -> NDArray[np.uint8] | str | None:
    """The game's table in that mode; nothing without one."""
    if mode is None:
        return None
    return in_characters(kit_of(game).sketch, match, COLUMNS) if mode == "ansi" else pixels(game, match)


def pixels(game: str, match: Match) -> NDArray[np.uint8]:
    """Rows of pixels in red, green and blue. Needs Pillow."""
    from thirdhalf.environment.canvas import Canvas  # only those who render need Pillow

    picture = kit_of(game).picture
    canvas = Canvas(WIDTH, picture.height(), MARGIN, *picture.half_pitch(match))
    picture.draw(canvas, match)
    return canvas.pixels()
