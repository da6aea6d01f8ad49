"""A competition as one page of HTML that needs nothing else: tables, then all rounds."""

from html import escape
from itertools import groupby

from thirdhalf.league.telling import Say
from thirdhalf.league.telling.data import CompetitionData, MatchData, StageData, TableData

STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #8886 }
th.name, td.name { text-align: left }
caption { text-align: left; font-weight: 600; padding: .5rem 0 }
.matches td { text-align: left }
.wide { overflow-x: auto }
"""
COLUMNS = ("played", "won", "drawn", "lost", "scored", "conceded", "points")


def page(data: CompetitionData, language: str, say: Say) -> str:
    """The page in one language."""
    title = escape(data["name"])
    parts = [
        f'<!doctype html>\n<html lang="{language}">',
        f'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>',
        f"<style>{STYLE}</style></head>",
        f"<body><main><h1>{title}</h1>",
    ]
    if data["winner"]:
        parts.append(f"<p>{escape(say('league-won-by', {'entry': data['winner']}))}</p>")
    if not data["stages"]:
        parts.append(f"<p>{escape(say('league-nothing-drawn', {'entries': len(data['entries'])}))}</p>")
    for stage in reversed(data["stages"]):
        parts += _stage(stage, say)
    parts.append(f"<footer><p>{escape(say('league-seed', {'seed': data['seed']}))}</p></footer></main></body></html>")
    return "\n".join([*parts, ""])


def _stage(stage: StageData, say: Say) -> list[str]:
    parts = [f"<section><h2>{escape(stage['name'])}</h2>"]
    for table in stage["tables"]:
        parts += _table(table, say)
    if stage["order"] and stage["over"]:
        parts.append("<ol>" + "".join([f"<li>{escape(name)}</li>" for name in stage["order"]]) + "</ol>")
    for round, matches in groupby(stage["matches"], key=lambda match: match["round"]):
        parts += _round(round, list(matches), say)
    return [*parts, "</section>"]


def _table(table: TableData, say: Say) -> list[str]:
    heads = "".join([f'<th scope="col">{escape(say(f"league-{column}", {}))}</th>' for column in COLUMNS])
    parts = [
        f'<div class="wide"><table><caption>{escape(table["name"])}</caption><thead><tr>',
        f'<th scope="col">{escape(say("league-place", {}))}</th><th scope="col" class="name">',
        f'{escape(say("league-entry", {}))}</th>{heads}<th scope="col">{escape(say("league-reach", {}))}</th>',
        "</tr></thead><tbody>",
    ]
    for row in table["rows"]:
        numbers = (row["played"], row["won"], row["drawn"], row["lost"], row["scored"], row["conceded"], row["points"])
        cells = "".join([f"<td>{number}</td>" for number in numbers])
        reach = str(row["best"]) if row["best"] == row["worst"] else f"{row['best']}–{row['worst']}"
        name = f'<th scope="row" class="name">{escape(row["entry"])}</th>'
        parts.append(f"<tr><td>{row['place']}</td>{name}{cells}<td>{reach}</td></tr>")
    return [*parts, "</tbody></table></div>"]


def _round(round: int, matches: list[MatchData], say: Say) -> list[str]:
    parts = [f'<div class="wide"><table class="matches"><caption>{escape(say("league-round", {"round": round}))}']
    parts.append("</caption><tbody>")
    for match in matches:
        cells = [match["id"], match["home"], match["away"], told(match, say), match["deadline"]]
        parts.append("<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in cells]) + "</tr>")
    return [*parts, "</tbody></table></div>"]


def told(match: MatchData, say: Say) -> str:
    """What came of a match in a few words."""
    if match["kind"] in ("bye", "open", "annulled"):
        return say(f"league-{match['kind']}", {})
    score = match["score"] or [0, 0]
    plain = f"{score[0]}–{score[1]}"
    if match["through"]:
        return say("league-through", {"score": plain, "entry": match["through"]})
    return say("league-walk-over", {"score": plain}) if match["kind"] == "walk-over" else plain
