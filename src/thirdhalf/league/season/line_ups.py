"""Who shall play a match: each club says so for itself, until the match begins."""

from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.fields import Fields
from thirdhalf.league.season.finding import meeting_of, named

if TYPE_CHECKING:
    from thirdhalf.league.season.competition import Competition

MOST_PLAYERS: Final = 20


def line_up(state: "Competition", fields: Fields) -> None:
    """The players of one side, one for each position; the latest counts, and none is the usual one."""
    stage, meeting = meeting_of(state, fields)
    entry = named(state, fields, "entry").number
    if entry not in (meeting.home, meeting.away) or stage.result(meeting) is not None:
        raise fields.bad("entry", f"'{meeting.id}' is no match of theirs that is to be played")
    players = fields.texts("players", ())
    if len(players) > MOST_PLAYERS:
        raise fields.bad("players", f"are at most {MOST_PLAYERS}")
    chosen = state.line_ups.setdefault(meeting.id, {})
    if players:
        chosen[entry] = players
    else:
        chosen.pop(entry, None)
