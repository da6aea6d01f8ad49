"""A table as a picture: the colours, and what a game can draw with. The canvas itself is the environment's."""

from typing import Final, Protocol

from thirdhalf.kernel.drawing.sketch import Sketch, in_characters
from thirdhalf.kernel.frame import Match

Colour = tuple[int, int, int]

TEAMS: Final[tuple[Colour, ...]] = ((38, 224, 244), (245, 50, 205))
"""Home's, away's."""
LINES: Final[Colour] = (112, 84, 200)
FLOOR: Final[Colour] = (19, 13, 44)
MARKED: Final[Colour] = (190, 242, 70)
BALL: Final[Colour] = (255, 236, 120)

WIDTH: Final = 900
MARGIN: Final = 44
"""Pixels; the scores stand in the margin."""
LETTER: Final = 9
"""Pixels that a letter of text is wide."""


class Canvas(Protocol):
    """What draws. Places and sizes are in the pitch's own measures, from its centre, unless they are pixels."""

    def box(self, left: int, top: int, right: int, bottom: int, fill: Colour, outline: Colour) -> None:
        """A rectangle with rounded corners."""

    def stroke(self, points: list[tuple[int, int]], colour: tuple[int, ...], width: int) -> None:
        """A line through places."""

    def line(self, points: list[tuple[int, int]], colour: Colour, width: int) -> None:
        """A line that glows."""

    def disc(self, x: int, y: int, radius: int, colour: Colour, upright: bool, bright: bool) -> None:
        """A player's base: glowing while he stands, hollow when he is down, ringed in white when it is his turn."""

    def dot(self, x: int, y: int, radius: int, colour: Colour) -> None:
        """The ball."""

    def hexagon(self, x: int, y: int, size: int, fill: Colour, outline: Colour) -> None:
        """A hex with a corner at the top."""

    def pointer(self, x: int, y: int, radius: int, degrees: int, colour: Colour) -> None:
        """The way a player faces, in degrees clockwise from east."""

    def label(self, x: int, y: int, text: str) -> None:
        """A few letters on a base."""

    def write(self, across: int, down: int, text: str, colour: Colour, size: int) -> None:
        """Text at a place of the picture, in pixels."""

    def pip(self, across: int, down: int, colour: Colour) -> None:
        """A small token at a place of the picture, in pixels."""


class Picture:
    """One game's table as a picture, from what everybody may see, `WIDTH` pixels wide. A game that says nothing about
    it shows its sketch.
    """

    __slots__ = ("_sketch",)

    def __init__(self, sketch: Sketch) -> None:
        self._sketch = sketch

    def height(self) -> int:
        """How many pixels high it is."""
        return WIDTH // 2

    def half_pitch(self, match: Match) -> tuple[int, int]:
        """Half the pitch's length and half its width, in its own measures."""
        return (2, 1)

    def ball(self, match: Match) -> tuple[int, int] | None:
        """Where the ball is, in the same measures, home attacking to the right; None where there is none."""
        return None

    def draw(self, canvas: Canvas, match: Match) -> None:
        """All of it."""
        for row, line in enumerate(in_characters(self._sketch, match, WIDTH // LETTER).split("\n")):
            canvas.write(WIDTH // 2, MARGIN + 2 * LETTER * row, line, LINES, 2 * LETTER)


def write_score(canvas: Canvas, home: int, away: int) -> None:
    """Both scores, each in its corner."""
    canvas.write(MARGIN, MARGIN // 2, str(home), TEAMS[0], 26)
    canvas.write(WIDTH - MARGIN, MARGIN // 2, str(away), TEAMS[1], 26)


def faded(colour: Colour, percent: int) -> Colour:
    """The colour as a tint of the floor."""
    mixed = [floor + (full - floor) * percent // 100 for floor, full in zip(FLOOR, colour, strict=True)]
    return (mixed[0], mixed[1], mixed[2])
