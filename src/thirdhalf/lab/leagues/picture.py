"""Many seasons as a picture: for each entry where its points lay."""

from html import escape
from typing import Final

from thirdhalf.lab.ladder_picture import MARGIN, NAMES, NUMBERS, STYLE, TOP, WIDTH
from thirdhalf.lab.leagues.seasons import Seasons

ROW: Final = 30
BOTTOM: Final = 60
GRID: Final = 10


def seasons_picture(title: str, seasons: Seasons) -> str:
    """An SVG: a thin line from 5 to 95 %, a thick one from 25 to 75 %, a dot at the median; the best mean on top."""
    most = max([GRID, *[each.quantiles[4] for each in seasons.entries]])
    end = GRID * -(-most // GRID)
    height = TOP + ROW * len(seasons.entries) + BOTTOM
    left = MARGIN + NAMES

    def across(points: float) -> float:
        return round(left + (WIDTH - MARGIN - NUMBERS - left) * points / end, 1)

    label = escape(f"{title}: {seasons.reckoned} seasons")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">',
        f"<style>{STYLE}.thin {{ stroke: #5d6bff; stroke-width: 2 }}</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#0b0d24"/>',
        f'<text class="title" x="{MARGIN}" y="36">{label}</text>',
    ]
    foot = height - BOTTOM
    for points in range(0, end + 1, GRID):
        parts.append(f'<path class="grid" d="M{across(points)} {TOP - 12}V{foot}"/>')
        parts.append(f'<text class="small" x="{across(points)}" y="{foot + 20}" text-anchor="middle">{points}</text>')
    for place, each in enumerate(seasons.entries):
        y = TOP + ROW * place + ROW // 2
        low, quarter, middle, three, high = each.quantiles
        told = f"{each.mean:.1f}, {100 * each.titles / seasons.reckoned:.1f} % titles"
        parts += [
            f'<text x="{MARGIN}" y="{y + 5}">{escape(each.name[:18])}</text>',
            f'<path class="thin" d="M{across(low)} {y}H{across(high)}"/>',
            f'<path class="span" d="M{across(quarter)} {y}H{across(three)}"/>',
            f'<circle class="dot" cx="{across(middle)}" cy="{y}" r="6"/>',
            f'<text class="small" x="{WIDTH - MARGIN}" y="{y + 4}" text-anchor="end">{told}</text>',
        ]
    led = f"Leader after round 1 won {100 * seasons.leader_won / seasons.reckoned:.1f} % of the seasons"
    expected = f"{100 * seasons.leader_expected / seasons.reckoned:.1f} % by strength alone"
    parts.append(f'<text class="small" x="{MARGIN}" y="{height - 14}">{led} ({expected})</text>')
    return "\n".join([*parts, "</svg>", ""])
