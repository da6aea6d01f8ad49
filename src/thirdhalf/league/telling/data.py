"""A competition as plain data, for JSON and CSV, and for the pages made of it."""

import csv
import io
from typing import TypedDict

from thirdhalf.league.fixtures import BYE
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.stage import Stage
from thirdhalf.league.terms import DIVISIONS, GROUPS, KNOCK_OUT


class RowData(TypedDict):
    """One line of a table; `best` and `worst` are the places that can still be reached."""

    place: int
    entry: str
    team: str
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int
    best: int
    worst: int


class TableData(TypedDict):
    """One table: of a stage, a group or a division."""

    name: str
    rows: list[RowData]


class MatchData(TypedDict):
    """One match; `score` is None until it has been played, `kind` how it came about. `through` is who goes on from a
    level tie, at its last match.
    """

    id: str
    round: int
    table: str
    home: str
    away: str
    score: list[int] | None
    kind: str
    deadline: str
    record: str
    through: str


class StageData(TypedDict):
    """One stage. A knock-out has no tables, but an order of all who took part, best first."""

    name: str
    kind: str
    over: bool
    tables: list[TableData]
    order: list[str]
    matches: list[MatchData]


class EntryData(TypedDict):
    """Who takes part."""

    entry: str
    team: str
    coach: str
    division: str
    left: bool


class CompetitionData(TypedDict):
    """All of it."""

    name: str
    game: str
    seed: str
    content: str
    over: bool
    winner: str
    entries: list[EntryData]
    stages: list[StageData]


def pool_name(stage: Stage, pool: int) -> str:
    """What a table of a stage is called: a group by its letter, a division by its name."""
    if stage.own.kind == GROUPS:
        return chr(ord("A") + pool) if pool < 26 else str(pool + 1)
    return stage.terms.divisions[pool] if stage.own.kind == DIVISIONS else stage.own.name


def competition_data(now: Competition) -> CompetitionData:
    """The whole competition."""
    terms = now.terms
    winner = now.name(now.stages[-1].ranked()[0][0]) if now.over else ""
    return {
        "name": terms.name,
        "game": terms.game,
        "seed": terms.seed,
        "content": terms.content,
        "over": bool(now.over),
        "winner": winner,
        "entries": [
            {
                "entry": each.name,
                "team": each.team,
                "coach": each.coach,
                "division": terms.divisions[each.division] if terms.divisions else "",
                "left": each.number in now.out,
            }
            for each in now.entries
        ],
        "stages": [stage_data(now, stage) for stage in now.stages],
    }


def stage_data(now: Competition, stage: Stage) -> StageData:
    """One stage."""
    cup = stage.own.kind == KNOCK_OUT
    return {
        "name": stage.own.name,
        "kind": stage.own.kind,
        "over": bool(stage.over),
        "tables": [] if cup else [table_data(now, stage, pool) for pool in range(len(stage.pools))],
        "order": [now.name(entry) for entry in stage.ranked()[0]] if cup else [],
        "matches": matches_data(now, stage),
    }


def table_data(now: Competition, stage: Stage, pool: int) -> TableData:
    """One table."""
    rows: list[RowData] = [
        {
            "place": row.place,
            "entry": now.name(row.entry),
            "team": now.entries[row.entry].team,
            "played": row.played,
            "won": row.won,
            "drawn": row.drawn,
            "lost": row.lost,
            "scored": row.scored,
            "conceded": row.conceded,
            "points": row.points,
            "best": row.best,
            "worst": row.worst,
        }
        for row in stage.table(pool)
    ]
    return {"name": pool_name(stage, pool), "rows": rows}


def matches_data(now: Competition, stage: Stage) -> list[MatchData]:
    """All matches of a stage that are known."""
    found: list[MatchData] = []
    ties = stage.cup().ties() if stage.own.kind == KNOCK_OUT else []
    through = {tie.meetings[-1].id: tie.winner for tie in ties if tie.level and tie.winner is not None}
    for meeting in stage.meetings():
        result = stage.result(meeting)
        bye = meeting.away == BYE
        found.append(
            {
                "id": meeting.id,
                "round": meeting.round,
                "table": pool_name(stage, meeting.pool),
                "home": now.name(meeting.home),
                "away": now.name(meeting.away),
                "score": None if result is None or bye else [result.home_score, result.away_score],
                "kind": "bye" if bye else "open" if result is None else result.kind,
                "deadline": stage.deadline(meeting),
                "record": now.records.get(meeting.id, ""),
                "through": now.name(through[meeting.id]) if meeting.id in through else "",
            }
        )
    return found


def matches_csv(data: CompetitionData) -> str:
    """All matches, one a line."""
    rows: list[list[object]] = [["stage", *MatchData.__annotations__]]
    for stage in data["stages"]:
        for match in stage["matches"]:
            score = match["score"]
            told = {**match, "score": "" if score is None else f"{score[0]}-{score[1]}"}
            rows.append([stage["name"], *told.values()])
    return _csv(rows)


def tables_csv(data: CompetitionData) -> str:
    """All tables, one entry a line."""
    rows: list[list[object]] = [["stage", "table", *RowData.__annotations__]]
    for stage in data["stages"]:
        for table in stage["tables"]:
            rows += [[stage["name"], table["name"], *row.values()] for row in table["rows"]]
    return _csv(rows)


def _csv(rows: list[list[object]]) -> str:
    """Cells that a spreadsheet would take for formulas begin with an apostrophe."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(
        [[f"'{cell}" if str(cell).startswith(("=", "+", "-", "@")) else cell for cell in row] for row in rows]
    )
    return text.getvalue()
