"""When a match shall be played: one club proposes a time, the other agrees; the organiser sets deadlines."""

from datetime import date
from typing import TYPE_CHECKING, Final, NamedTuple

from thirdhalf.kernel.fields import Fields
from thirdhalf.league.season.finding import meeting_of, named

if TYPE_CHECKING:
    from thirdhalf.league.season.competition import Competition
    from thirdhalf.league.season.stage import Stage

MOST_DAYS: Final = 366


class Time(NamedTuple):
    """A time, who proposed it, and whether the other club has agreed."""

    at: str
    by: int
    agreed: int


def propose(state: "Competition", fields: Fields) -> None:
    """A time for a match of one's own; the latest counts."""
    stage, meeting = meeting_of(state, fields)
    entry = named(state, fields, "entry").number
    if entry not in (meeting.home, meeting.away) or stage.result(meeting) is not None:
        raise fields.bad("entry", f"'{meeting.id}' is no match of theirs that is to be played")
    state.times[meeting.id] = Time(fields.text("time"), entry, 0)


def agree(state: "Competition", fields: Fields) -> None:
    """To what the other club has proposed."""
    _, meeting = meeting_of(state, fields)
    entry = named(state, fields, "entry").number
    time = state.times.get(meeting.id)
    if time is None or entry == time.by or entry not in (meeting.home, meeting.away):
        raise fields.bad("entry", f"nobody has proposed a time for '{meeting.id}' to them")
    state.times[meeting.id] = time._replace(agreed=1)


def move(state: "Competition", fields: Fields) -> None:
    """Another deadline for one match."""
    stage, meeting = meeting_of(state, fields)
    fields.text("why", "")
    stage.deadlines[meeting.id] = _day(fields, "deadline")


def deadlines(state: "Competition", fields: Fields) -> None:
    """The first deadline of a stage and the days to the next ones, whether it has been drawn or not; without a first
    one it has none. What single matches were given before no longer counts.
    """
    number = fields.whole("stage", 1, len(state.terms.stages))
    begins = _day(fields, "begins") if fields.text("begins", "") else ""
    fields.text("why", "")
    state.dates[number] = (begins, fields.whole("days", 1, MOST_DAYS, state.terms.stages[number - 1].days))
    if number <= len(state.stages):
        stage = state.stages[number - 1]
        dated(state, stage)
        stage.deadlines.clear()


def dated(state: "Competition", stage: "Stage") -> None:
    """A stage has the deadlines it was given since the terms were written."""
    if stage.number in state.dates:
        begins, days = state.dates[stage.number]
        stage.own = stage.own._replace(begins=begins, days=days)


def _day(fields: Fields, key: str) -> str:
    day = fields.text(key)
    try:
        return date.fromisoformat(day).isoformat()
    except ValueError:
        raise fields.bad(key, f"'{day}' is no date such as 2026-12-01") from None
