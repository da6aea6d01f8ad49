"""All forms in which a competition is written for others."""

import json
from typing import Final, NamedTuple

from thirdhalf.league.fixtures import Result
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.telling import Say
from thirdhalf.league.telling.data import competition_data, matches_csv, tables_csv
from thirdhalf.league.telling.dates import calendar, feed
from thirdhalf.league.telling.page import page
from thirdhalf.league.terms import SWISS
from thirdhalf.league.trf import trf


class Export(NamedTuple):
    """What such a file is, and how its name ends."""

    kind: str
    ending: str


EXPORTS: Final = {
    "json": Export("application/json", "json"),
    "csv": Export("text/csv; charset=utf-8", "csv"),
    "tables": Export("text/csv; charset=utf-8", "csv"),
    "html": Export("text/html; charset=utf-8", "html"),
    "ics": Export("text/calendar; charset=utf-8", "ics"),
    "atom": Export("application/atom+xml", "atom"),
    "trf": Export("text/plain; charset=utf-8", "trf"),
}


def exported(now: Competition, form: str, language: str, say: Say) -> str:
    """The text of one form."""
    data = competition_data(now)
    if form == "json":
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    if form == "csv":
        return matches_csv(data)
    if form == "tables":
        return tables_csv(data)
    if form == "html":
        return page(data, language, say)
    if form == "ics":
        return calendar(now, data, say)
    return feed(now, data, say) if form == "atom" else as_trf(now)


def as_trf(now: Competition) -> str:
    """The Swiss stage."""
    for stage in now.stages:
        if stage.own.kind == SWISS:
            seeds = stage.pools[0]
            places = {entry: place for place, entry in enumerate(seeds)}
            rounds: list[list[Result]] = [[] for _ in stage.swiss_rounds]
            for meeting in stage.meetings():
                result = stage.result(meeting)
                if result is not None:
                    home, away = places[result.home], places.get(result.away, result.away)
                    rounds[meeting.round - 1].append(result._replace(home=home, away=away))
            return trf([now.name(entry) for entry in seeds], rounds, stage.own.rounds, title=now.terms.name)
    raise Refused("TRF is for Swiss, and no such stage has been drawn")
