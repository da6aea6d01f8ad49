"""A ladder as a page: ratings, who did what against whom, and every pairing."""

from html import escape

from thirdhalf.lab.ladder import Pairing, Standings


def crosstable(standings: Standings) -> list[list[str]]:
    """Rows and columns from the best to the last: the row's share of the points against the column's."""
    order = standings.order
    rows = [["", *[str(place) for place in range(1, len(order) + 1)]]]
    for place, i in enumerate(order, 1):
        shares = [standings.share(i, j) for j in order]
        cells = ["–" if share is None else f"{100 * share:.1f} %" for share in shares]
        rows.append([f"{place} {standings.coaches[i]}", *cells])
    return rows


def ladder_report(title: str, standings: Standings) -> str:
    """A page in Markdown."""
    lines = [f"# {escape(title, quote=False)}", ""]
    rated = [["coach", "Elo", "95 %"]]
    for i in standings.order:
        rating = standings.ratings[i]
        rated.append([standings.coaches[i], f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"])
    met = [["coaches", "pairs", "won, drawn, lost", "scores", "share", "Elo (95 %)"]]
    met += [pairing_cells(standings, pairing) for pairing in standings.pairings]
    for heading, table in (("Ratings", rated), ("Crosstable", crosstable(standings)), ("Pairings", met)):
        lines += [f"## {heading}", "", *table_lines(table), ""]
    return "\n".join(lines)


def pairing_cells(standings: Standings, pairing: Pairing) -> list[str]:
    """What came of two coaches' matches: who, how many pairs, results, scores, share and Elo."""
    difference = standings.difference(pairing)
    return [
        f"{standings.coaches[pairing.first]}, {standings.coaches[pairing.second]}",
        str(pairing.pairs),
        f"{pairing.wins}, {pairing.draws}, {pairing.losses}",
        f"{pairing.scores[0]}:{pairing.scores[1]}",
        f"{100 * pairing.score:.1f} %",
        f"{difference.elo:+.0f} ({difference.low:+.0f} to {difference.high:+.0f})",
    ]


def table_lines(rows: list[list[str]]) -> list[str]:
    """A table in Markdown; what would end a cell is told otherwise."""
    told = [
        "| " + " | ".join([escape(cell, quote=False).replace("|", "&#124;") for cell in row]) + " |" for row in rows
    ]
    return [told[0], "|" + " --- |" * len(rows[0]), *told[1:]]
