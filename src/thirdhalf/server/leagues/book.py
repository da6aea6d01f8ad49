"""A league as it stands: the competition of its log, and the matches in which its fixtures are played."""

from datetime import UTC, datetime

from thirdhalf.league.files.reading import terms_in
from thirdhalf.league.season.competition import Competition, Line
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.forms import SeatName
from thirdhalf.server.leagues.keeping import KeyRow, RoomRow


def now_word() -> str:
    """The time, as a log has it."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class Book:
    """One league."""

    def __init__(self, league: str, terms: str, now: Competition, rooms: dict[str, RoomRow]) -> None:
        self.league = league
        # As they are kept.
        self.terms = terms
        self.now = now
        self.rooms = rooms

    @property
    def lines(self) -> list[Line]:
        """Its log."""
        return self.now.lines

    def known(self, key: KeyRow) -> KeyRow | None:
        """What a key gives here: that of a season before goes on, a club's as long as the club has been there all the
        time; None where it is for another league.
        """
        if key.league == self.league:
            return key
        if key.league not in self.now.before:
            return None
        begun = self.now.before.index(key.league) + 1
        if key.role == "club" and not any(e.name == key.entry and e.since <= begun for e in self.now.entries):
            return key._replace(role="guest", entry="")
        return key

    def with_lines(self, lines: list[Line]) -> Competition:
        """The competition after these as well; `BadFile` where they do not fit."""
        return Competition(self.now.terms, [*self.lines, *lines], "log")

    def times_annulled(self, fixture: str) -> int:
        """How often a fixture was struck out, or its result taken back: each time it is played in another match."""
        results = [line for line in self.lines if line.get("do") == "result" and line.get("match") == fixture]
        _, meeting = self.now.meeting(fixture)
        return len(results) - int(any(meeting.id in stage.results for stage in self.now.stages))

    def fits(self, fixture: str) -> bool:
        """Whether the latest match of a fixture is the one to be played, and not one that has counted before."""
        room = self.rooms[fixture]
        return not any(line.get("record") == room.match for line in self.lines)

    def unread(self) -> list[tuple[str, RoomRow]]:
        """The fixtures that are open though their match is over."""
        still = {meeting.id for stage in self.now.stages[-1:] for meeting in stage.open()}
        return [
            (fixture, room)
            for fixture, room in self.rooms.items()
            if fixture in still and room.outcome and self.fits(fixture)
        ]

    def stood_in(self, entry: str, fixture: str) -> bool:
        """Whether the computer plays a fixture for a club: it coaches it, and nobody had opened the match before."""
        opened_before = fixture in self.rooms and self.fits(fixture)
        return not opened_before and any(each.name == entry and each.coach for each in self.now.entries)

    def seat_of(self, entry: str, fixture: str) -> SeatName | None:
        """Where a club sits in a fixture that is to be played."""
        if self.stood_in(entry, fixture):
            return None
        for meeting in [each for stage in self.now.stages[-1:] for each in stage.open()]:
            if meeting.id == fixture:
                if self.now.name(meeting.home) == entry:
                    return "home"
                if self.now.name(meeting.away) == entry:
                    return "away"
        return None

    def check_free(self, fixture: str) -> None:
        """A fixture is set up once; where a season leaves marks a club plays one match at a time."""
        _, meeting = self.now.meeting(fixture)
        if fixture not in {each.id for stage in self.now.stages[-1:] for each in stage.open()}:
            raise NotPossible("league", "this match is not to be played any more")
        if fixture in self.rooms and self.fits(fixture):
            raise NotPossible("league", "this match is being played")
        if not self.now.terms.marks:
            return
        for other, room in self.rooms.items():
            _, before = self.now.meeting(other)
            both = {meeting.home, meeting.away} & {before.home, before.away}
            if both and not room.outcome and self.fits(other):
                raise NotPossible("league", "in a season that leaves marks a club plays one match at a time")


def opened(league: str, terms: str, lines: list[Line], rooms: dict[str, RoomRow]) -> Book:
    """The league of these terms and lines."""
    return Book(league, terms, Competition(terms_in(terms, "terms"), lines, "log"), rooms)
