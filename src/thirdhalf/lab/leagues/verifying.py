"""Marks reckoned anew: every line that follows a match, with its dice, is what the rules say."""

from pathlib import Path

from thirdhalf.games.leagues import left_by, season_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.lab.leagues.playing import content_of
from thirdhalf.lab.played import load
from thirdhalf.league.marks.aftermath import aftermath, lesson
from thirdhalf.league.season.competition import Competition, Line, undone_lines
from thirdhalf.league.season.undoing import FOLLOWING


def bare(line: Line) -> dict[str, object]:
    """What a line says, without when, who and why."""
    return {key: value for key, value in line.items() if key not in ("at", "by", "why")}


def verify_marks(now: Competition, game: Game, folder: Path, file: str) -> int:
    """Roll and count everything again; how many lines there were. `BadFile` names the line that is not so. What an
    organiser has taken back may be missing, nothing else.
    """
    rules = season_of(now.terms.game)
    again = Competition(now.terms, (), file)
    written = [bare(line) for line in now.lines]
    owed: list[dict[str, object]] = []
    checked = 0
    undone = undone_lines(now.lines)
    for number, line in enumerate(now.lines, 1):
        if number in undone:
            # It was there when later dice were rolled.
            again.lines.append(line)
            continue
        told = bare(line)
        if line.get("do") in FOLLOWING:
            checked += 1
            if told not in owed:
                raise BadFile(file, f"line {number}", f"is not what follows {line.get('match')}: {told}")
        elif line.get("do") == "training" and "dice" in line:
            checked += 1
            entry = again.entry(str(line.get("entry")))
            if told != lesson(again, rules, game, entry, str(line.get("player")), ""):
                raise BadFile(file, f"line {number}", f"is not what the die says: {told}")
        again.take(line, number)
        if line.get("do") == "result":
            left = None
            if isinstance(line.get("record"), str):
                match = load(folder / str(line["record"]), content_of(folder))
                left = left_by(now.terms.game, game, match.setup, match.events)
            due = [
                bare(each) for each in aftermath(again, rules, str(line["match"]), left, str(line.get("digest", "")))
            ]
            missing = [each for each in due if each not in written]
            if missing:
                raise BadFile(file, f"line {number}", f"is not followed by: {missing[0]}")
            owed += due
    return checked
