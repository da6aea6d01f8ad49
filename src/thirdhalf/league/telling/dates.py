"""A competition in time: a calendar of what is to be played (RFC 5545), and a feed of what has happened (RFC 4287)."""

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from html import escape

from thirdhalf.league.season.competition import Competition
from thirdhalf.league.telling import Say
from thirdhalf.league.telling.data import CompetitionData, MatchData, matches_data
from thirdhalf.league.telling.page import told

EPOCH = "2000-01-01T00:00:00Z"
LENGTH = timedelta(hours=2)
"""How long a match is taken to be in a calendar."""


def name_of(data: CompetitionData) -> str:
    """A name for the competition that no other has."""
    return blake2b(f"{data['name']}|{data['game']}|{data['seed']}".encode(), digest_size=8).hexdigest()


def last_change(now: Competition) -> str:
    """When the last line was written."""
    return str(now.lines[-1].get("at", EPOCH)) if now.lines else EPOCH


def calendar(now: Competition, data: CompetitionData, say: Say) -> str:
    """The time of each match that was agreed on, or a day for its deadline; the same whenever it is asked for with the
    same log.
    """
    stamp = last_change(now).replace("-", "").replace(":", "")
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Third Half//league//EN",
        f"X-WR-CALNAME:{_plain(data['name'])}",
    ]
    for stage in data["stages"]:
        for match in stage["matches"]:
            when = _when(now, match)
            if when and match["kind"] != "bye":
                summary = say("league-match", {"home": match["home"], "away": match["away"]})
                about = f"{stage['name']}, {match['id']}: {told(match, say)}"
                lines += [
                    "BEGIN:VEVENT",
                    f"UID:{match['id']}@{name_of(data)}.thirdhalf",
                    f"DTSTAMP:{stamp}",
                    *when,
                    f"SUMMARY:{_plain(summary)}",
                    f"DESCRIPTION:{_plain(about)}",
                    f"STATUS:{'CANCELLED' if match['kind'] == 'annulled' else 'CONFIRMED'}",
                    "END:VEVENT",
                ]
    return "".join([f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"]])


def _when(now: Competition, match: MatchData) -> list[str]:
    """When a match is: a time without a zone is that of whoever looks. None where nobody has said anything."""
    time = now.times.get(match["id"])
    if time is not None and time.agreed and (at := _instant(time.at)) is not None:
        return [f"DTSTART:{_moment(at)}", f"DTEND:{_moment(at + LENGTH)}"]
    if not match["deadline"]:
        return []
    day = date.fromisoformat(match["deadline"])
    return [f"DTSTART;VALUE=DATE:{day:%Y%m%d}", f"DTEND;VALUE=DATE:{day + timedelta(days=1):%Y%m%d}"]


def _instant(text: str) -> datetime | None:
    """What somebody has written as a time, if it is one."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def _moment(at: datetime) -> str:
    return f"{at:%Y%m%dT%H%M%S}" if at.tzinfo is None else f"{at.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def _plain(text: str) -> str:
    """A text value of a calendar."""
    escaped = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    return escaped.replace("\r", "").replace("\n", "\\n")


def _folded(line: str) -> str:
    """At most 75 bytes a line; a line that goes on begins with a space."""
    parts: list[str] = []
    part = ""
    for letter in line:
        if len((part + letter).encode()) > (75 if not parts else 74):
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join([*parts, part])


def feed(now: Competition, data: CompetitionData, say: Say) -> str:
    """Every result that stands, the newest first."""
    name = name_of(data)
    matches = {match["id"]: match for stage in now.stages for match in matches_data(now, stage)}
    # Of a match that was struck out and played again only the last result stands, at its own place.
    latest: dict[str, str] = {}
    for line in now.taken():
        id = str(line.get("match", ""))
        if line.get("do") == "result" and id in matches and matches[id]["kind"] not in ("open", "annulled"):
            match = matches[id]
            title = say("league-match", {"home": match["home"], "away": match["away"]})
            latest.pop(id, None)
            latest[id] = (
                f"<entry><id>urn:thirdhalf:{name}:{id}:{escape(str(line.get('at', '')))}</id>"
                f"<title>{escape(title)}: {escape(told(match, say))}</title>"
                f"<updated>{escape(str(line.get('at', EPOCH)))}</updated></entry>"
            )
    head = (
        f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:thirdhalf:{name}</id><title>{escape(data['name'])}</title><updated>{last_change(now)}</updated>"
        f"<author><name>Third Half</name></author>"
    )
    return "\n".join([head, *reversed(latest.values()), "</feed>", ""])
