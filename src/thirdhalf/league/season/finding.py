"""Whom and which match a line of a log means."""

from typing import TYPE_CHECKING

from thirdhalf.kernel.fields import Fields

if TYPE_CHECKING:
    from thirdhalf.league.season.competition import Competition, Entry
    from thirdhalf.league.season.meetings import Meeting
    from thirdhalf.league.season.stage import Stage


class Refused(ValueError):
    """A step that does not fit."""


def named(state: "Competition", fields: Fields, key: str) -> "Entry":
    """Whom a field names; `BadFile` where nobody has entered so."""
    try:
        return state.entry(fields.text(key))
    except Refused as error:
        raise fields.bad(key, str(error)) from None


def meeting_of(state: "Competition", fields: Fields) -> "tuple[Stage, Meeting]":
    """The match that `match` names."""
    try:
        return state.meeting(fields.text("match"))
    except Refused as error:
        raise fields.bad("match", str(error)) from None
