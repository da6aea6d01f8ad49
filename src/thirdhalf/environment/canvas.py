"""A dark canvas to draw a pitch on, with Pillow: drawn twice as large and made smaller, so that edges are smooth."""

from math import cos, radians, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from thirdhalf.kernel.drawing.picture import Colour

FINE: Final = 2
NIGHT: Final = (7, 5, 18)
DUSK: Final = (30, 14, 52)
INK: Final = (255, 255, 255)
HALO: Final = 6


class Canvas:
    """A picture of so many pixels; places are given in the pitch's own measures, from its centre."""

    __slots__ = ("_draw", "_height", "_image", "_scale", "_width")

    def __init__(self, width: int, height: int, margin: int, half_length: float, half_width: float) -> None:
        self._width = width * FINE
        self._height = height * FINE
        inner = min((width - 2 * margin) / (2 * half_length), (height - 2 * margin) / (2 * half_width))
        self._scale = inner * FINE
        self._image = Image.new("RGB", (self._width, self._height))
        self._draw = ImageDraw.Draw(self._image, "RGBA")
        for row in range(self._height):
            share = 1 - abs(2 * row / self._height - 1)
            shade = tuple([round(dark + (light - dark) * share) for dark, light in zip(NIGHT, DUSK, strict=True)])
            self._draw.line((0, row, self._width, row), fill=shade)

    def _place(self, x: float, y: float) -> tuple[float, float]:
        return (self._width / 2 + x * self._scale, self._height / 2 + y * self._scale)

    def box(self, left: float, top: float, right: float, bottom: float, fill: Colour, outline: Colour) -> None:
        """A rectangle with rounded corners."""
        corners = (*self._place(left, top), *self._place(right, bottom))
        self._draw.rounded_rectangle(corners, 8 * FINE, fill=fill, outline=outline, width=2 * FINE)

    def stroke(self, points: list[tuple[int, int]], colour: tuple[int, ...], width: int) -> None:
        """A line through places."""
        places = [self._place(x, y) for x, y in points]
        self._draw.line(places, fill=colour, width=width * FINE, joint="curve")

    def line(self, points: list[tuple[int, int]], colour: Colour, width: int) -> None:
        """A line that glows."""
        self.stroke(points, (*colour, 60), 5 * width)
        self.stroke(points, colour, width)

    def disc(self, x: float, y: float, radius: float, colour: Colour, upright: bool, bright: bool) -> None:
        """A player's base: glowing while he stands, hollow when he is down, ringed in white when it is his turn."""
        if upright:
            for ring in range(HALO, 0, -1):
                self._circle(x, y, radius * (1 + ring * 0.12), (*colour, 16), None, 0)
        shade = tuple([value // 3 for value in colour]) if upright else NIGHT
        edge = (*(INK if bright else colour), 255) if upright else (*colour, 140)
        self._circle(x, y, radius, (*shade, 255), edge, 3)

    def dot(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """The ball."""
        for ring in range(HALO, 0, -1):
            self._circle(x, y, radius * (1 + ring * 0.2), (*colour, 22), None, 0)
        self._circle(x, y, radius, (*colour, 255), (*INK, 255), 1)

    def _circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: tuple[int, ...],
        outline: tuple[int, ...] | None,
        width: int,
    ) -> None:
        across, down = self._place(x, y)
        size = radius * self._scale
        corners = (across - size, down - size, across + size, down + size)
        self._draw.ellipse(corners, fill=fill, outline=outline, width=width * FINE)

    def hexagon(self, x: float, y: float, size: float, fill: Colour, outline: Colour) -> None:
        """A hex with a corner at the top."""
        corners = [(x + size * sin(radians(turn)), y + size * cos(radians(turn))) for turn in range(0, 360, 60)]
        self._draw.polygon([self._place(*corner) for corner in corners], fill=fill, outline=(*outline, 150), width=FINE)

    def pointer(self, x: float, y: float, radius: float, degrees: int, colour: Colour) -> None:
        """The way a player faces, in degrees clockwise from east."""
        tips = [(radius * 1.45, degrees), (radius, degrees + 28), (radius, degrees - 28)]
        corners = [(x + size * cos(radians(turn)), y + size * sin(radians(turn))) for size, turn in tips]
        self._draw.polygon([self._place(*corner) for corner in corners], fill=colour)

    def label(self, x: float, y: float, text: str) -> None:
        """A few letters on a base."""
        self._draw.text(self._place(x, y), text, fill=INK, font=ImageFont.load_default(13 * FINE), anchor="mm")

    def write(self, across: int, down: int, text: str, colour: Colour, size: int) -> None:
        """Text at a place of the picture, in pixels."""
        font = ImageFont.load_default(size * FINE)
        self._draw.text((across * FINE, down * FINE), text, fill=colour, font=font, anchor="mm")

    def pip(self, across: int, down: int, colour: Colour) -> None:
        """A small token at a place of the picture, in pixels."""
        size = 6
        corners = [(across - size) * FINE, (down - size) * FINE, (across + size) * FINE, (down + size) * FINE]
        self._draw.ellipse(corners, fill=colour)

    def pixels(self) -> NDArray[np.uint8]:
        """The picture, made smaller."""
        small = self._image.resize((self._width // FINE, self._height // FINE), Image.Resampling.BOX)
        return np.array(small, dtype=np.uint8)
