"""How forecasts of win, draw and loss came true: the calibration error, and a diagram."""

from typing import Final, NamedTuple

from thirdhalf.kernel.chooser import Chooser

BINS: Final = 10
FINE: Final = 10_000
ROUNDS: Final = 20
SIZE: Final = 360
EDGE: Final = 48
COLOURS: Final = ("#1b6ca8", "#8a6d1d", "#a83232")
"""Win, draw, loss; each has a mark of its own as well."""
WORDS: Final = ("win", "draw", "loss")


class Forecast(NamedTuple):
    """What was said of win, draw and loss, and what came: 1, 0 or -1."""

    said: tuple[float, float, float]
    result: int


class Bin(NamedTuple):
    """A tenth of the forecasts of one kind: what was said and what came, on average, and how many there are."""

    said: float
    came: float
    size: int


def bins(forecasts: list[Forecast], kind: int) -> list[Bin]:
    """Tenths, ordered by the chance of a win (0), of a draw (1), of a loss (2)."""
    size = len(forecasts)
    order = sorted(range(size), key=lambda place: forecasts[place].said[kind])
    found: list[Bin] = []
    for part in range(BINS):
        places = order[size * part // BINS : size * (part + 1) // BINS]
        if places:
            said = sum([forecasts[place].said[kind] for place in places]) / len(places)
            came = sum([forecasts[place].result == 1 - kind for place in places]) / len(places)
            found.append(Bin(said, came, len(places)))
    return found


def calibration_error(forecasts: list[Forecast]) -> float:
    """How far what was said is from what came, over tenths of the forecasts, for win, draw and loss together."""
    parts = [each for kind in range(3) for each in bins(forecasts, kind)]
    return sum([abs(each.said - each.came) * each.size for each in parts]) / (3 * len(forecasts)) if forecasts else 0.0


def error_by_chance(forecasts: list[Forecast]) -> float:
    """The same for somebody who says exactly what is true, on as many."""
    chooser = Chooser("calibration")
    total = 0.0
    for _ in range(ROUNDS):
        made: list[Forecast] = []
        for each in forecasts:
            draw = int(chooser.below(FINE))
            won, drawn_too = FINE * each.said[0], FINE * (each.said[0] + each.said[1])
            made.append(Forecast(each.said, 1 if draw < won else 0 if draw < drawn_too else -1))
        total += calibration_error(made) / ROUNDS
    return total


def drawn(forecasts: list[Forecast]) -> str:
    """The reliability diagram: what came against what was said, a mark for each tenth."""
    inner = SIZE - 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-family="sans-serif" font-size="11">',
        f"<title>What came of {len(forecasts)} forecasts</title>",
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fff"/>',
        f'<path d="M{EDGE} {SIZE - EDGE}L{SIZE - EDGE} {EDGE}" stroke="#999" stroke-dasharray="4 4"/>',
        f'<path d="M{EDGE} {EDGE}V{SIZE - EDGE}H{SIZE - EDGE}" fill="none" stroke="#222"/>',
    ]
    for tenth in range(0, 11, 2):
        at = EDGE + inner * tenth / 10
        parts.append(f'<text x="{at:.0f}" y="{SIZE - EDGE + 16}" text-anchor="middle">{tenth / 10:.1f}</text>')
        parts.append(f'<text x="{EDGE - 6}" y="{SIZE - at + 4:.0f}" text-anchor="end">{tenth / 10:.1f}</text>')
    parts.append(f'<text x="{SIZE / 2}" y="{SIZE - 12}" text-anchor="middle">said</text>')
    parts.append(f'<text x="14" y="{SIZE / 2}" text-anchor="middle" transform="rotate(-90 14 {SIZE / 2})">came</text>')
    for kind in range(3):
        marks = [(EDGE + inner * each.said, SIZE - EDGE - inner * each.came) for each in bins(forecasts, kind)]
        colour = COLOURS[kind]
        line = "L".join([f"{x:.1f} {y:.1f}" for x, y in marks])
        if marks:
            parts.append(f'<path d="M{line}" fill="none" stroke="{colour}"/>')
        parts += [mark(kind, x, y) for x, y in marks]
        parts.append(mark(kind, EDGE + 14, EDGE + 8 + 16 * kind))
        parts.append(f'<text x="{EDGE + 24}" y="{EDGE + 12 + 16 * kind}" fill="{colour}">{WORDS[kind]}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def mark(kind: int, x: float, y: float) -> str:
    """A disc for a win, a square for a draw, a triangle for a loss."""
    colour = COLOURS[kind]
    if kind == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
    if kind == 1:
        return f'<rect x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7" fill="{colour}"/>'
    return f'<path d="M{x:.1f} {y - 4.5:.1f}l4.5 8h-9z" fill="{colour}"/>'
