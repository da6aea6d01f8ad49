"""An experiment's report as one page that needs nothing else."""

from collections.abc import Mapping
from html import escape
from typing import Final

from thirdhalf.lab.experiment.estimates import Estimate
from thirdhalf.lab.experiment.measures import SHARE
from thirdhalf.lab.experiment.pictures import Row, heat_map, matrix, over_time, whiskers
from thirdhalf.lab.experiment.plan import AS_IT_IS
from thirdhalf.lab.experiment.report import LIKELY, Cell, Report, VariantReport

STYLE: Final = """
:root { color-scheme: light dark; --ink: #17151f; --paper: #fbfaff; --line: #c9c4d8; --good: #00836b; --bad: #b3154f;
  --first: #0b7285; --second: #a61e8a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efecf8; --paper: #14121b; --line: #4a4560; --good: #43d9b8; --bad: #ff6f9f; --first: #26e0f4;
    --second: #f532cd; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: left; font-weight: 600; padding: .5rem 0; }
th, td { vertical-align: top; border-bottom: 1px solid var(--line); padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
th[scope="row"] { font-weight: 400; }
.matrix th { font-weight: 600; }
.matrix td { min-width: 4.5rem; text-align: center; color: #17151f; }
.sure, th[scope="row"].sure { font-weight: 700; }
.first { color: var(--first); }
.second { color: var(--second); }
.wide { overflow-x: auto; }
.wide td, .wide th, td small { white-space: nowrap; }
.wide td.note { text-align: left; }
figure { margin: 1.5rem 0; overflow-x: auto; }
pre { border: 1px solid var(--line); padding: 1rem; overflow-x: auto; }
summary { cursor: pointer; font-weight: 600; }
svg { max-width: 100%; min-width: 32rem; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
"""
MEASURED: Final = {
    SHARE: "share of the points",
    "wins": "won by the first",
    "draws": "draws a match",
    "score": "scored by the first",
    "against": "scored by the second",
    "decisions": "decisions a match",
    "lead changes": "changes of the lead a match",
    "comebacks": "won after being behind, a match",
    "injuries": "injuries a match",
}
IN_PER_CENT: Final = (SHARE, "wins", "draws", "comebacks")
MOST_SHOWN: Final = 8
"""Of more variants only the first is shown in full."""


def page_of(
    report: Report, title: str, above: str = "", names: Mapping[str, str] | None = None, losses: str = ""
) -> str:
    """The whole page; `above` the measures comes what somebody else has to say, as HTML, in place of what the variants
    do, or behind it what the teams' `losses` are without something. Teams go by their `names`, as far as there are any.
    """
    report = with_names(report, names or {})
    coaches = " against ".join(escape(coach) for coach in dict.fromkeys(report.coaches))
    alike = ", with the same dice in every variant" if len(report.variants) > 1 else ""
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(report.game.capitalize())}, {coaches}, {report.rounds} rounds with seed "
        f"<code>{escape(report.seed)}</code>: in each, every two teams meet twice with swapped sides{alike}. "
        f"Intervals hold 95 times in 100. Thirdhalf {escape(report.software)}.</p>",
        above,
    ]
    few = len(report.variants) <= MOST_SHOWN
    if len(report.variants) > 1 and not above:
        label = "Each variant's share of the points less the first variant's, with 95 % intervals"
        parts.append(f"<figure>{whiskers(share_rows(report), label)}<figcaption>{label}.</figcaption></figure>")
    parts.append(losses)
    for variant in report.variants if few else report.variants[:1]:
        if variant.name != AS_IT_IS or len(report.variants) > 1:
            parts.append(f"<h2>{escape(variant.name)}</h2>")
        if len(variant.cells) > 1:
            parts.append(matrix(variant))
        parts += [cell_part(cell) for cell in variant.cells]
    if not few:
        parts.append(shares_table(report.variants[1:]))
    return document(title, "".join(parts))


def with_names(report: Report, names: Mapping[str, str]) -> Report:
    """The same with the teams' names instead of their ids."""

    def named(cell: Cell) -> Cell:
        return cell._replace(first=names.get(cell.first, cell.first), second=names.get(cell.second, cell.second))

    return report._replace(
        variants=[variant._replace(cells=[named(cell) for cell in variant.cells]) for variant in report.variants]
    )


def document(title: str, body: str) -> str:
    """A page with our style and nothing from elsewhere."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>{body}</main></body></html>\n"
    )


def share_rows(report: Report) -> list[Row]:
    """By how much every variant's shares differ from the first one's."""
    return [
        (f"{variant.name}: {cell.first} – {cell.second}", each.found, each.chance)
        for variant in report.variants
        for cell in variant.cells
        for each in cell.differences
        if each.name == SHARE
    ]


def cell_part(cell: Cell) -> str:
    """The measures of two teams, what differs, the pictures, and everything that occurred."""
    parts = [cell_table(cell)]
    if cell.scored:
        parts.append(over_time(cell))
    if cell.ball:
        parts.append(heat_map(cell))
    rows = [
        f'<tr><th scope="row">{escape(name)}</th><td>{interval(found, 1)}</td></tr>'
        for name, found in cell.occurrences.items()
    ]
    parts.append(
        "<details><summary>How often everything occurred, a match</summary>"
        f"<table><tbody>{''.join(rows)}</tbody></table></details>"
    )
    return "".join(parts)


def cell_table(cell: Cell) -> str:
    """The measures of two teams, and what differs."""
    differences = {each.name: each for each in (*cell.differences, *cell.changed)}
    others = dict.fromkeys([*cell.asked, *[each.name for each in cell.changed]])
    changed = [(name, name, cell.occurrences[name]) for name in others]
    rows = []
    for name, words, found in [*[(n, measured_of(cell, n), e) for n, e in cell.measures.items()], *changed]:
        scale = 100 if name in IN_PER_CENT else 1
        differs = differences.get(name)
        told = "<td></td><td></td>" if differences else ""
        if differs is not None:
            sure = ' class="sure"' if differs.chance < LIKELY else ""
            verdict = f" ({escape(differs.verdict)})" if differs.verdict else ""
            told = f"<td{sure}>{interval(differs.found, scale, '+')}{verdict}</td><td>{differs.chance:.3f}</td>"
        rows.append(f'<tr><th scope="row">{escape(words)}</th><td>{interval(found, scale)}</td>{told}</tr>')
    if cell.luck is not None:
        words = "luck, of the variance of results"
        empty = "<td></td><td></td>" if differences else ""
        rows.append(f'<tr><th scope="row">{words}</th><td>{interval(cell.luck, 100)}</td>{empty}</tr>')
    compared = "<th>difference from the first variant</th><th>by chance</th>" if differences else ""
    head = f"<tr><td></td><th>mean</th>{compared}</tr>"
    title = f"{escape(cell.first)} against {escape(cell.second)}"
    return f'<div class="wide"><table><caption>{title}</caption>{head}{"".join(rows)}</table></div>'


def measured_of(cell: Cell, name: str) -> str:
    """What a measure is called where it is told of two teams."""
    words = MEASURED[name]
    if cell.first == cell.second:
        return words
    if name == SHARE:
        return f"{words}, {cell.first}"
    return words.replace("the first", cell.first).replace("the second", cell.second)


def shares_table(variants: list[VariantReport]) -> str:
    """Of many variants the shares alone."""
    rows = []
    for variant in variants:
        for cell in variant.cells:
            each = next(each for each in cell.differences if each.name == SHARE)
            sure = ' class="sure"' if each.chance < LIKELY else ""
            name = f"{escape(variant.name)}: {escape(cell.first)} – {escape(cell.second)}"
            rows.append(
                f'<tr><th scope="row">{name}</th><td>{interval(cell.measures[SHARE], 100)}</td>'
                f"<td{sure}>{interval(each.found, 100, '+')}</td><td>{each.chance:.3f}</td></tr>"
            )
    head = "<tr><td></td><th>share</th><th>difference from the first variant</th><th>by chance</th></tr>"
    table = f"<table>{head}{''.join(rows)}</table>"
    return f'<details><summary>All variants</summary><div class="wide">{table}</div></details>'


def interval(found: Estimate, scale: int, sign: str = "") -> str:
    """A mean and its interval, in per cent where the scale says so. What has no sign is never below nothing."""
    if not sign:
        found = found._replace(low=max(0.0, found.low), high=min(1.0, found.high) if scale == 100 else found.high)
    per_cent = " %" if scale == 100 else ""
    mean, low, high = (format(scale * value, f"{sign}.2f") for value in (found.mean, found.low, found.high))
    return f"{mean}{per_cent} <small>({low} to {high})</small>"
