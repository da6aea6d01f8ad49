"""When a match shall be played: one club proposes a time, the other agrees."""

from typing import TYPE_CHECKING, NamedTuple

from thirdhalf.kernel.fields import Fields
from thirdhalf.league.season.finding import meeting_of, named

if TYPE_CHECKING:
    from thirdhalf.league.season.competition import Competition


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
