"""An experiment's report as one page that needs nothing else."""

from html import escape

from thirdhalf.lab.experiment.estimates import Estimate
from thirdhalf.lab.experiment.report import LIKELY, Cell, Report, VariantReport
from thirdhalf.lab.experiment.tally import SHARE

STYLE = """
:root { color-scheme: light dark; --ink: #17151f; --paper: #fbfaff; --line: #c9c4d8; --good: #00836b; --bad: #b3154f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efecf8; --paper: #14121b; --line: #4a4560; --good: #43d9b8; --bad: #ff6f9f; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: left; font-weight: 600; padding: .5rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
.matrix td { min-width: 4.5rem; text-align: center; color: #17151f; }
.sure { font-weight: 700; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
"""
MEASURED = {
    SHARE: "share of the points",
    "draws": "draws a match",
    "score": "scored by the first",
    "against": "scored by the second",
    "decisions": "decisions a match",
}
WIDTH = 640
ROW = 26
NAMES = 240


def page_of(report: Report, title: str) -> str:
    """The whole page."""
    coaches = " against ".join(escape(coach) for coach in dict.fromkeys(report.coaches))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(report.game.capitalize())}, {coaches}, {report.rounds} rounds with seed "
        f"<code>{escape(report.seed)}</code>: in each, every two teams meet twice with swapped sides, "
        "with the same dice in every variant. Intervals hold 95 times in 100. "
        f"Thirdhalf {escape(report.software)}.</p>",
    ]
    if len(report.variants) > 1:
        parts.append(differences_picture(report))
    for variant in report.variants:
        parts.append(f"<h2>{escape(variant.name)}</h2>")
        if len(variant.cells) > 1:
            parts.append(matrix(variant))
        parts += [cell_table(cell) for cell in variant.cells]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def matrix(variant: VariantReport) -> str:
    """Every team's share against every other."""
    teams = list(dict.fromkeys(team for cell in variant.cells for team in (cell.first, cell.second)))
    shares = {(cell.first, cell.second): cell.measures[SHARE].mean for cell in variant.cells}
    shares |= {(second, first): 1 - share for (first, second), share in list(shares.items())}
    head = "".join(f'<th scope="col">{escape(team)}</th>' for team in teams)
    rows = []
    for team in teams:
        cells = [shares.get((team, other)) for other in teams]
        row = "".join("<td></td>" if share is None else coloured(share) for share in cells)
        rows.append(f'<tr><th scope="row">{escape(team)}</th>{row}</tr>')
    return (
        f'<table class="matrix"><caption>Share of the points</caption><tr><td></td>{head}</tr>{"".join(rows)}</table>'
    )


def coloured(share: float) -> str:
    """A share, from red over white to green."""
    off = min(1.0, abs(share - 0.5) / 0.25)
    hue = 165 if share >= 0.5 else 340
    return f'<td style="background:hsl({hue} 60% {96 - 36 * off:.0f}%)">{100 * share:.1f} %</td>'


def cell_table(cell: Cell) -> str:
    """The measures of two teams, and what differs."""
    differences = {each.name: each for each in (*cell.differences, *cell.changed)}
    changed = [(each.name, each.name, cell.occurrences[each.name]) for each in cell.changed]
    rows = []
    for name, words, found in [*[(n, MEASURED[n], e) for n, e in cell.measures.items()], *changed]:
        scale = 100 if name in (SHARE, "draws") else 1
        differs = differences.get(name)
        told = "<td></td><td></td>"
        if differs is not None:
            sure = ' class="sure"' if differs.chance < LIKELY else ""
            verdict = f" ({escape(differs.verdict)})" if differs.verdict else ""
            told = f"<td{sure}>{interval(differs.found, scale, '+')}{verdict}</td><td>{differs.chance:.3f}</td>"
        rows.append(f'<tr><th scope="row">{escape(words)}</th><td>{interval(found, scale)}</td>{told}</tr>')
    head = "<tr><td></td><th>mean</th><th>difference from the first variant</th><th>by chance</th></tr>"
    title = f"{escape(cell.first)} against {escape(cell.second)}"
    return f"<table><caption>{title}</caption>{head}{''.join(rows)}</table>"


def interval(found: Estimate, scale: int, sign: str = "") -> str:
    """A mean and its interval, in per cent where the scale says so."""
    per_cent = " %" if scale == 100 else ""
    mean, low, high = (format(scale * value, f"{sign}.2f") for value in (found.mean, found.low, found.high))
    return f"{mean}{per_cent} <small>({low} to {high})</small>"


def differences_picture(report: Report) -> str:
    """Every variant's share less the first variant's, as a line from end to end of its interval."""
    rows = [
        (f"{variant.name}: {cell.first} – {cell.second}", each)
        for variant in report.variants
        for cell in variant.cells
        for each in cell.differences
        if each.name == SHARE
    ]
    most = max(0.01, *[max(abs(each.found.low), abs(each.found.high)) for _, each in rows])
    most = min(most, 1.0)
    height = ROW * (len(rows) + 1)
    middle = NAMES + (WIDTH - NAMES) / 2
    half = (WIDTH - NAMES) / 2 - 10

    def across(value: float) -> float:
        return middle + half * max(-1.0, min(1.0, value / most))

    drawn = [f'<line x1="{middle}" x2="{middle}" y1="0" y2="{height - ROW}" stroke="var(--line)"/>']
    for number, (name, each) in enumerate(rows):
        y = ROW * number + ROW / 2
        sure = each.chance < LIKELY
        colour = ("var(--good)" if each.found.mean > 0 else "var(--bad)") if sure else "var(--ink)"
        low, high, mean = across(each.found.low), across(each.found.high), across(each.found.mean)
        drawn.append(
            f'<text x="0" y="{y + 4}">{escape(name)}</text>'
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2"/>'
            f'<circle cx="{mean:.1f}" cy="{y}" r="4" fill="{colour}"/>'
        )
    drawn.append(f'<text x="{across(-most):.0f}" y="{height - 6}">−{100 * most:.0f} %</text>')
    drawn.append(f'<text x="{across(most):.0f}" y="{height - 6}" text-anchor="end">+{100 * most:.0f} %</text>')
    label = "Each variant's share of the points less the first variant's, with 95 % intervals; the tables say the same"
    box = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return f'<svg {box} role="img" aria-label="{label}">{"".join(drawn)}</svg>'
