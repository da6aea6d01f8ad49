"""`thirdhalf league check`: nothing is believed."""

from pathlib import Path

from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab.leagues.playing import check_terms, content_of
from thirdhalf.lab.leagues.verifying import verify_marks
from thirdhalf.lab.played import load
from thirdhalf.league.files.folder import Folder
from thirdhalf.league.season.drawing import verify_draws


def check_league(folder: Path) -> None:
    """Read all again, draw all again, replay every record."""
    opened = Folder(folder)
    now = opened.competition()
    game = check_terms(now.terms, folder)
    draws = verify_draws(now, str(opened.log))
    checked = 0
    for line in now.taken():
        record = line.get("record")
        if line.get("do") == "result" and isinstance(record, str):
            file = folder / record
            match = load(file, content_of(folder))
            outcome, end = match.outcome, match.record.end
            if outcome is None or end is None or end.digest != line.get("digest"):
                raise BadFile(str(file), "", f"is not the record of {line.get('match')}")
            if [outcome.home_score, outcome.away_score] != line.get("score"):
                raise BadFile(str(file), "", f"does not give the score of {line.get('match')}")
            checked += 1
    marks = verify_marks(now, game, folder, str(opened.log)) if now.terms.marks else 0
    told = f", {marks} marks" if marks else ""
    print(f"{folder}: verified, {len(now.lines)} lines, {draws} draws, {checked} records{told}")
