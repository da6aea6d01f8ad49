"""`history`: earlier events."""

from thirdhalf.server.protocol import History, Past
from thirdhalf.server.room.room import MatchRoom
from thirdhalf.server.room.stream import as_events


async def history(room: MatchRoom, view: int, request: History) -> Past:
    """As many as were asked for, of what this view was shown."""
    events = room.showing.streams[view].events[request.first_event : request.first_event + request.count]
    return Past(id=request.id, first_event=request.first_event, events=as_events(events))
