"""The ladder as a picture: a rung for each coach, with its rating and the interval around it."""

import math
from html import escape
from typing import Final

from thirdhalf.lab.elo import Estimate

WIDTH: Final = 760
MARGIN: Final = 24
NAMES: Final = 150
NUMBERS: Final = 170
TOP: Final = 64
RUNG: Final = 44
BOTTOM: Final = 40
GRID: Final = 100
"""A line every so many Elo, or a multiple of that where the ladder is long."""

MOST_LINES: Final = 9

STYLE: Final = """
text { font: 15px system-ui, sans-serif; fill: #e8e9ff }
.title { font-size: 18px; font-weight: 600 }
.small { font-size: 12px; fill: #a5a9da }
.grid { stroke: #2b3072 }
.span { stroke: #5d6bff; stroke-width: 10; stroke-linecap: round; opacity: .55 }
.dot { fill: #ffd166; stroke: #0b0d24; stroke-width: 2 }
"""


def ladder_picture(title: str, rungs: list[tuple[str, Estimate]]) -> str:
    """An SVG of coaches and their ratings with 95 % intervals, the best on top."""
    rungs = sorted(rungs, key=lambda rung: -rung[1].elo)
    low = min(rating.low for _, rating in rungs)
    high = max(rating.high for _, rating in rungs)
    step = GRID * max(1, math.ceil((high - low) / GRID / MOST_LINES))
    start = step * math.floor(low / step)
    end = max(start + step, step * math.ceil(high / step))
    height = TOP + RUNG * len(rungs) + BOTTOM

    def across(elo: float) -> float:
        left = MARGIN + NAMES
        return round(left + (WIDTH - MARGIN - NUMBERS - left) * (elo - start) / (end - start), 1)

    frame = f'viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#0b0d24"/>',
        f'<text class="title" x="{MARGIN}" y="36">{escape(title)}</text>',
    ]
    foot = height - BOTTOM
    for elo in range(start, end + 1, step):
        parts.append(f'<path class="grid" d="M{across(elo)} {TOP - 12}V{foot}"/>')
        parts.append(f'<text class="small" x="{across(elo)}" y="{foot + 20}" text-anchor="middle">{elo:+d}</text>')
    for place, (name, rating) in enumerate(rungs):
        y = TOP + RUNG * place + RUNG // 2
        told = f"{rating.elo:+.0f}  ({rating.low:+.0f} to {rating.high:+.0f})"
        parts.append(f'<text x="{MARGIN}" y="{y + 5}">{escape(name)}</text>')
        parts.append(f'<path class="span" d="M{across(rating.low)} {y}H{across(rating.high)}"/>')
        parts.append(f'<circle class="dot" cx="{across(rating.elo)}" cy="{y}" r="8"/>')
        parts.append(f'<text class="small" x="{WIDTH - MARGIN}" y="{y + 4}" text-anchor="end">{told}</text>')
    return "\n".join([*parts, "</svg>", ""])
