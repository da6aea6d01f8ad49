"""`league.toml`: the terms of a competition, checked field by field."""

import tomllib
from datetime import date
from pathlib import Path
from typing import Final

from thirdhalf.kernel.fields import Fields, read_toml
from thirdhalf.league.files.forming import VERSION
from thirdhalf.league.points import Points
from thirdhalf.league.standings import RULES, USUAL
from thirdhalf.league.terms import (
    BY_LOT,
    DIVISIONS,
    GROUPS,
    IN_ORDER,
    KINDS,
    KNOCK_OUT,
    LEVELS,
    SEEDINGS,
    SWISS,
    StageTerms,
    Terms,
)

MOST: Final = 64


def read_terms(file: Path) -> Terms:
    """The terms in a file; `BadFile` names the field that is wrong."""
    return _terms(read_toml(file))


def terms_in(text: str, name: str) -> Terms:
    """The terms in a text that is kept under a name."""
    return _terms(Fields(name, "", tomllib.loads(text)))


def _terms(fields: Fields) -> Terms:
    version = fields.whole("version", 1, 1_000_000)
    if version != VERSION:
        raise fields.bad("version", f"{version} is not known; this software reads version {VERSION}")
    divisions = fields.texts("divisions", ())
    tie_breaks = fields.texts("tie_breaks", USUAL)
    for i, name in enumerate(tie_breaks):
        if name not in RULES:
            raise fields.bad(f"tie_breaks[{i}]", f"'{name}' is none of: {', '.join(RULES)}")
    tables = fields.tables("stage")
    if not tables:
        raise fields.bad("stage", "at least one [[stage]] is wanted")
    terms = Terms(
        name=fields.text("name"),
        game=fields.text("game"),
        seed=fields.text("seed"),
        stages=tuple([_stage(table, number, divisions) for number, table in enumerate(tables)]),
        points=_points(fields.table_or_empty("points")),
        tie_breaks=tie_breaks,
        walk_over=fields.whole("walk_over", 1, 99, Terms._field_defaults["walk_over"]),
        divisions=divisions,
        content=fields.text("content", ""),
        marks=int(fields.yes("marks", False)),
        options=_options(fields.table_or_empty("options")),
    )
    fields.finish()
    return terms


def _points(fields: Fields) -> Points:
    usual = Points()
    found = Points(
        win=fields.whole("win", 0, 99, usual.win),
        draw=fields.whole("draw", 0, 99, usual.draw),
        loss=fields.whole("loss", 0, 99, usual.loss),
        tries=fields.whole("tries", 0, 99, usual.tries),
        close=fields.whole("close", 0, 99, usual.close),
    )
    fields.finish()
    return found


def _options(fields: Fields) -> dict[str, str | int | bool]:
    found: dict[str, str | int | bool] = {}
    for key in fields.keys():  # noqa: SIM118  # Fields is no mapping
        value = fields.get(key)
        if not isinstance(value, str | int | bool):
            raise fields.bad(key, "must be a text, a number or true or false")
        found[key] = value
    return found


def _stage(fields: Fields, number: int, divisions: tuple[str, ...]) -> StageTerms:
    kind = fields.word("kind", KINDS)
    begins = fields.text("begins", "")
    if begins:
        try:
            date.fromisoformat(begins)
        except ValueError:
            raise fields.bad("begins", f"'{begins}' is no date such as 2026-12-01") from None
    found = StageTerms(
        name=fields.text("name"),
        kind=kind,
        legs=fields.whole("legs", 1, 4, 1) if kind != SWISS else 1,
        groups=fields.whole("groups", 2, MOST) if kind == GROUPS else 1,
        rounds=fields.whole("rounds", 1, MOST) if kind == SWISS else 0,
        through=fields.whole("through", 0, 256, 0),
        moving=fields.whole("moving", 0, MOST, 0) if kind == DIVISIONS else 0,
        third_place=fields.whole("third_place", 0, 1, 0) if kind == KNOCK_OUT else 0,
        final_legs=fields.whole("final_legs", 1, 2, 1) if kind == KNOCK_OUT else 1,
        level=fields.word("level", LEVELS, BY_LOT) if kind == KNOCK_OUT else BY_LOT,
        seeding=fields.word("seeding", SEEDINGS, IN_ORDER if number else BY_LOT),
        begins=begins,
        days=fields.whole("days", 1, 366, 7),
    )
    if kind == DIVISIONS and (number or len(divisions) < 2):
        raise fields.bad("kind", "divisions are the first stage, and want at least two names in `divisions`")
    fields.finish()
    return found
