"""The pictures of a report, as SVG and tables that need nothing else."""

from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import Final

from thirdhalf.lab.experiment.estimates import Estimate
from thirdhalf.lab.experiment.measures import SHARE
from thirdhalf.lab.experiment.report import LIKELY, Cell, VariantReport
from thirdhalf.lab.experiment.watching import ACROSS, ALONG, PARTS

WIDTH: Final = 720
ROW: Final = 26
NAMES: Final = 340
FIELD: Final = 30
CHART: Final = 150
MARGIN: Final = 40

Row = tuple[str, Estimate, float]
"""What is compared, by how much it differs, and how likely that is by chance."""


def framed(width: int, height: int, label: str, drawn: Sequence[str]) -> str:
    """A picture with words for those who do not see it."""
    box = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg {box} role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'


def matrix(variant: VariantReport) -> str:
    """Every team's share against every other."""
    teams = list(dict.fromkeys(team for cell in variant.cells for team in (cell.first, cell.second)))
    shares = {(cell.first, cell.second): cell.measures[SHARE] for cell in variant.cells}
    shares |= {(second, first): turned(share) for (first, second), share in list(shares.items())}
    head = "".join(f'<th scope="col">{escape(team)}</th>' for team in teams)
    rows = []
    for team in teams:
        cells = [shares.get((team, other)) for other in teams]
        row = "".join("<td></td>" if share is None else coloured(share) for share in cells)
        rows.append(f'<tr><th scope="row">{escape(team)}</th>{row}</tr>')
    caption = "<caption>Share of the points of the team on the left, with 95 % intervals</caption>"
    table = f'<table class="matrix">{caption}<tr><td></td>{head}</tr>{"".join(rows)}</table>'
    return f'<div class="wide">{table}</div>'


def turned(share: Estimate) -> Estimate:
    """The other team's."""
    return share._replace(mean=1 - share.mean, low=1 - share.high, high=1 - share.low)


def coloured(share: Estimate) -> str:
    """A share with its interval, from red over white to green."""
    off = min(1.0, abs(share.mean - 0.5) / 0.25)
    hue = 165 if share.mean >= 0.5 else 340
    low, high = max(0.0, share.low), min(1.0, share.high)
    return (
        f'<td style="background:hsl({hue} 60% {96 - 36 * off:.0f}%)">{100 * share.mean:.1f} %'
        f"<br><small>{100 * low:.0f}–{100 * high:.0f}</small></td>"
    )


def whiskers(rows: Sequence[Row], label: str) -> str:
    """Each row's difference of shares as a line from end to end of its interval; what counts is coloured."""
    ends = [abs(end) for _, found, _ in rows for end in (found.low, found.high) if isfinite(end)]
    most = min(1.0, max([0.01, *ends]))
    height = ROW * (len(rows) + 1)
    middle = NAMES + (WIDTH - NAMES) / 2
    half = (WIDTH - NAMES) / 2 - 10

    def across(value: float) -> float:
        return middle + half * max(-1.0, min(1.0, value / most))

    drawn = [f'<line x1="{middle}" x2="{middle}" y1="0" y2="{height - ROW}" stroke="var(--line)"/>']
    for number, (name, found, chance) in enumerate(rows):
        y = ROW * number + ROW / 2
        sure = chance < LIKELY
        colour = ("var(--good)" if found.mean > 0 else "var(--bad)") if sure else "var(--ink)"
        low, high, mean = across(found.low), across(found.high), across(found.mean)
        drawn.append(
            f'<text x="0" y="{y + 4}">{escape(name)}</text>'
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2"/>'
            f'<circle cx="{mean:.1f}" cy="{y}" r="4" fill="{colour}"/>'
        )
    drawn.append(f'<text x="{middle}" y="{height - 6}" text-anchor="middle">0</text>')
    drawn.append(f'<text x="{across(-most):.0f}" y="{height - 6}">−{100 * most:.0f} %</text>')
    drawn.append(f'<text x="{across(most):.0f}" y="{height - 6}" text-anchor="end">+{100 * most:.0f} %</text>')
    return framed(WIDTH, height, label, drawn)


def over_time(cell: Cell) -> str:
    """Both sides' points in each part of a match."""
    most = max([0.001, *[points for own in cell.scored for points in own]])
    step = (WIDTH - 2 * MARGIN) / PARTS
    drawn = [f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{CHART}" y2="{CHART}" stroke="var(--line)"/>']
    for side, (own, colour) in enumerate(zip(cell.scored, ("var(--first)", "var(--second)"), strict=False)):
        for part, points in enumerate(own):
            height = (CHART - 20) * points / most
            x = MARGIN + step * part + (step / 2 - 2) * side + 2
            drawn.append(
                f'<rect x="{x:.1f}" y="{CHART - height:.1f}" width="{step / 2 - 4:.1f}" height="{height:.1f}" '
                f'fill="{colour}"/>'
            )
    for part in (0, PARTS // 2, PARTS):
        at = MARGIN + step * part
        drawn.append(f'<text x="{at:.0f}" y="{CHART + 18}" text-anchor="middle">{100 * part // PARTS} %</text>')
    top = f'x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="20" y2="20" stroke="var(--line)" stroke-dasharray="3 4"'
    drawn.append(f'<line {top}/><text x="{MARGIN - 6}" y="24" text-anchor="end">{most:.2f}</text>')
    label = f"Scored in each tenth of a match, {cell.first} beside {cell.second}"
    said = f"{legend(cell)} Scored in each tenth of a match, by its decisions; the highest is {most:.3f} a match."
    return f"<figure>{framed(WIDTH, CHART + 26, label, drawn)}<figcaption>{said}</figcaption></figure>"


def legend(cell: Cell) -> str:
    """Whose colour is whose."""
    return f'<span class="first">■</span> {escape(cell.first)} <span class="second">■</span> {escape(cell.second)}.'


def heat_map(cell: Cell) -> str:
    """Where the ball was, the first team attacking to the right."""
    most = max([0.0001, *cell.ball])
    drawn = []
    for field, share in enumerate(cell.ball):
        x, y = FIELD * (field % ALONG), FIELD * (field // ALONG)
        drawn.append(
            f'<rect x="{x}" y="{y}" width="{FIELD}" height="{FIELD}" fill="var(--first)" '
            f'fill-opacity="{share / most:.3f}" stroke="var(--line)"><title>{100 * share:.1f} %</title></rect>'
        )
    wide, high = FIELD * ALONG, FIELD * ACROSS
    drawn.append(f'<path d="M{wide // 2} 0V{high}" stroke="var(--ink)" stroke-width="2" stroke-dasharray="6 5"/>')
    drawn.append(f'<text x="0" y="{high + 18}">{escape(cell.first)} →</text>')
    drawn.append(f'<text x="{wide}" y="{high + 18}" text-anchor="end">← {escape(cell.second)}</text>')
    label = f"Where the ball was: {cell.first} attacks to the right"
    said = f"{escape(label)}. The strongest field is {100 * most:.1f} % of all decisions; the line is halfway."
    picture = framed(wide, high + 26, label, drawn)
    return f"<figure>{picture}<figcaption>{said}</figcaption></figure>"
