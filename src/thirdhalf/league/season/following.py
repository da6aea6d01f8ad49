"""The next season: its terms, its first lines, and the line that closes the one before."""

import re
from datetime import date, timedelta
from typing import Final

from thirdhalf.league.divisions import moved
from thirdhalf.league.marks.aftermath import as_was
from thirdhalf.league.season.competition import Competition, Line
from thirdhalf.league.season.finding import Refused

BEGINS: Final = re.compile(r'(?m)^begins = "(\d{4}-\d\d-\d\d)".*\n')
SEED: Final = re.compile(r"(?m)^seed = .*$")
CONTENT: Final = re.compile(r"(?m)^content = .*$")


def next_terms(text: str, seed: str, content: str, begins: str = "") -> str:
    """The same terms with another seed and the content of today, where that is pinned. The first deadline is `begins`,
    and all others move with it; with none the season has no deadlines.
    """
    found = SEED.sub(lambda _: f'seed = "{seed}"', text, count=1)
    found = CONTENT.sub(lambda _: f'content = "{content}"', found, count=1)
    dates = [date.fromisoformat(each) for each in BEGINS.findall(found)]
    if not begins:
        return BEGINS.sub("", found)
    first = date.fromisoformat(begins)
    if not dates:
        return found.replace("[[stage]]\n", f'[[stage]]\nbegins = "{first}"\n', 1)
    return BEGINS.sub(lambda each: f'begins = "{later(each[1], (first - dates[0]).days)}"\n', found)


def later(day: str, days: int) -> str:
    """A day so many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def closing(now: Competition, following: str) -> Line:
    """The line that closes a season which the season of that name follows; `Refused` where it is not over."""
    if not now.over:
        raise Refused("the season is not over")
    if now.following:
        raise Refused(f"the season is closed: '{now.following}' follows it")
    return {"do": "next", "league": following}


def opening(now: Competition, own: str) -> list[Line]:
    """The first lines of the season after this one, which is called `own`: what came before, who is still there, in
    divisions as they moved, and what each club brings along.
    """
    first = now.stages[0]
    tables = moved([[each for each in table if each not in now.out] for table in first.ranked()], first.own.moving)
    lines: list[Line] = [{"do": "after", "leagues": [*now.before, own]}]
    for number, table in enumerate(tables):
        for entry in [now.entries[each] for each in table]:
            line: dict[str, object] = {"do": "enter", "entry": entry.name, "team": entry.team, "since": entry.since}
            if entry.coach:
                line["coach"] = entry.coach
            if now.terms.divisions:
                line["division"] = now.terms.divisions[number]
            lines.append(line)
            if now.terms.marks:
                lines.append(as_was(entry, now.clubs[entry.number]))
    return lines
