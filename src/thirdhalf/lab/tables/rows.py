"""One record as rows: of the match, its turns, its decisions, its rolls and its events (docs/data.md)."""

import json
from collections.abc import Sequence
from typing import Final

from thirdhalf.games import kit_of
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.seat import CHANCE, SEAT_WORDS

Row = dict[str, object]

COLUMNS: Final[dict[str, dict[str, str]]] = {
    "matches": {
        "match": "VARCHAR",
        "game": "VARCHAR",
        "software": "VARCHAR",
        "content": "VARCHAR",
        "setup": "VARCHAR",
        "home": "VARCHAR",
        "away": "VARCHAR",
        "home_coach": "VARCHAR",
        "away_coach": "VARCHAR",
        "winner": "VARCHAR",
        "home_score": "INTEGER",
        "away_score": "INTEGER",
        "ending": "VARCHAR",
        "moves": "INTEGER",
        "events": "INTEGER",
    },
    "turns": {
        "match": "VARCHAR",
        "number": "INTEGER",
        "kind": "VARCHAR",
        "player": "VARCHAR",
        "first_event": "INTEGER",
        "last_event": "INTEGER",
        "first_move": "INTEGER",
        "home_score": "INTEGER",
        "away_score": "INTEGER",
    },
    "decisions": {
        "match": "VARCHAR",
        "move": "INTEGER",
        "seat": "VARCHAR",
        "topic": "VARCHAR",
        "choice": "VARCHAR",
        "first_event": "INTEGER",
    },
    "rolls": {
        "match": "VARCHAR",
        "move": "INTEGER",
        "topic": "VARCHAR",
        "faces": "INTEGER[]",
        "first_event": "INTEGER",
    },
    "events": {
        "match": "VARCHAR",
        "event": "INTEGER",
        "move": "INTEGER",
        "kind": "VARCHAR",
        "rule": "VARCHAR",
        "player": "VARCHAR",
        "values": "VARCHAR",
    },
}
"""The tables, their columns, and the type of each."""

Rows = dict[str, list[Row]]


def rows_of(game: Game, record: Record, name: str) -> Rows:
    """All rows of one record that was checked; `name` is what the match is called in every table."""
    found: Rows = {table: [] for table in COLUMNS}
    turns = kit_of(game.id).design.turns
    told = 0
    for number, (match, move) in enumerate(replay(game, record)):
        log = match.log or []
        if move is not None:
            row: Row = {"match": name, "move": number, "topic": move.about, "first_event": told}
            if move.by == SEAT_WORDS[CHANCE]:
                found["rolls"].append({**row, "faces": move.choice})
            else:
                found["decisions"].append({**row, "seat": move.by, "choice": compact(move.choice)})
        for event in log[told:]:
            add_event(found, game, match, event, name, number, told, turns)
            told += 1
    if found["turns"]:
        found["turns"][-1]["last_event"] = told - 1
    found["matches"].append(match_row(record, name, told))
    return found


def add_event(
    found: Rows, game: Game, match: Match, event: Event, name: str, move: int, number: int, turns: Sequence[str]
) -> None:
    """An event, and the turn that begins with it."""
    values = game.event_values(match, event)
    player = values.get("player", "")
    row: Row = {"match": name, "event": number, "move": move, "kind": event.kind, "rule": event.rule}
    found["events"].append({**row, "player": str(player), "values": compact(values)})
    if event.kind in turns:
        if found["turns"]:
            found["turns"][-1]["last_event"] = number - 1
        score = game.outcome(match)
        found["turns"].append(
            {
                "match": name,
                "number": len(found["turns"]) + 1,
                "kind": event.kind,
                "player": str(player),
                "first_event": number,
                "last_event": number,
                "first_move": move,
                "home_score": score.home_score,
                "away_score": score.away_score,
            }
        )


def match_row(record: Record, name: str, events: int) -> Row:
    """The match itself; of one that is unfinished nobody knows how it ended."""
    end = record.end
    return {
        "match": name,
        "game": record.game,
        "software": record.software,
        "content": record.content,
        "setup": compact(dict(record.setup)),
        "home": str(record.setup.get("home", "")),
        "away": str(record.setup.get("away", "")),
        "home_coach": record.names[0],
        "away_coach": record.names[1],
        "winner": None if end is None else end.winner,
        "home_score": None if end is None else end.home_score,
        "away_score": None if end is None else end.away_score,
        "ending": None if end is None else end.ending,
        "moves": len(record.moves),
        "events": events,
    }


def compact(value: object) -> str:
    """As JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
