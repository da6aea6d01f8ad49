"""What an organiser or a club wishes, as a line of the log."""

from datetime import datetime
from typing import Final

from thirdhalf.games.leagues import check_line_up, check_team, in_style, season_of
from thirdhalf.kernel.game import Game
from thirdhalf.league.fixtures import WALK_OVER
from thirdhalf.league.marks.aftermath import hiring, lesson
from thirdhalf.league.season.competition import Line
from thirdhalf.league.season.drawing import next_draw
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.season.undoing import striking, taking_back
from thirdhalf.server.games import check_level
from thirdhalf.server.leagues.beginning import day_of
from thirdhalf.server.leagues.book import Book, now_word
from thirdhalf.server.leagues.forms import LeagueStep
from thirdhalf.server.leagues.keeping import KeyRow
from thirdhalf.server.leagues.rooms import seed_here

BY_CLUBS: Final = ("train", "hire", "dismiss", "propose", "agree", "line-up")
UNTIL_THE_DRAW: Final = ("team",)
"""What a club does about itself before anything is drawn, and only the organiser after that."""


def lines_of(book: Book, game: Game, key: KeyRow, wish: LeagueStep) -> list[Line]:
    """The lines, mostly one; `Refused` where it is not theirs to write, or makes no sense."""
    own = BY_CLUBS if book.now.stages else (*BY_CLUBS, *UNTIL_THE_DRAW)
    if key.role != "organiser" and wish.do not in own:
        raise Refused("only the organiser does that")
    entry = key.entry if key.role == "club" else wish.entry
    head: Line = {"at": now_word(), "by": key.entry or "organiser"}
    if wish.do == "undo":
        return [{**head, **each} for each in taking_back(book.now, wish.line, wish.why)]
    line = _line(book, game, wish, entry)
    return [{**head, **each} for each in (striking(book.now, line) if wish.do == "annul" else [line])]


def _line(book: Book, game: Game, wish: LeagueStep, entry: str) -> Line:
    now = book.now
    if wish.do == "enter":
        check_team(now.terms, game, wish.team)
        coach = in_style(game, wish.coach, wish.team)
        check_level(game.id, coach)
        line = {"do": "enter", "entry": wish.entry.strip(), "team": wish.team, "coach": coach}
        divisions = now.terms.divisions
        return {**line, "division": wish.division or divisions[-1]} if divisions else line
    if wish.do == "team":
        check_team(now.terms, game, wish.team)
        now.entry(entry)
        return {"do": "team", "entry": entry, "team": wish.team, **_reason(wish)}
    if wish.do == "coach":
        return _another_coach(book, game, wish)
    if wish.do == "division":
        return {"do": "division", "entry": wish.entry, "division": wish.division}
    if wish.do == "draw":
        return next_draw(now)
    if wish.do == "result":
        return {"do": "result", "match": wish.match, "score": list(wish.score)}
    if wish.do == "walk-over":
        _, meeting = now.meeting(wish.match)
        most = now.terms.walk_over
        score = [most, 0] if now.name(meeting.home) == wish.entry else [0, most]
        return {"do": "result", "match": wish.match, "score": score, "kind": WALK_OVER}
    if wish.do == "annul":
        return {"do": "annul", "match": wish.match, "then": wish.then, "why": wish.why}
    if wish.do == "withdraw":
        return {"do": "withdraw", "entry": wish.entry, "why": wish.why}
    if wish.do == "propose":
        try:
            at = datetime.fromisoformat(wish.at)
        except ValueError:
            raise Refused(f"'{wish.at}' is no time such as 2026-12-01T20:00") from None
        return {"do": "propose", "match": wish.match, "entry": entry, "time": at.isoformat(timespec="minutes")}
    if wish.do == "move":
        day = day_of(wish.at)
        if not day:
            raise Refused("a deadline wants a day such as 2026-12-01")
        return {"do": "move", "match": wish.match, "deadline": day, **_reason(wish)}
    if wish.do == "deadlines":
        return {"do": "deadlines", "stage": wish.stage, "begins": day_of(wish.at), "days": wish.days}
    if wish.do == "decide":
        return {"do": "decide", "match": wish.match, "entry": wish.entry}
    if wish.do == "line-up":
        _, meeting = now.meeting(wish.match)
        side = "home" if now.name(meeting.home) == entry else "away"
        # Which half a side begins with is drawn by the same seed as the match.
        check_line_up(now, game, meeting, side, wish.players, seed_here(book, meeting))
        return {"do": "line-up", "match": wish.match, "entry": entry, "players": wish.players}
    if wish.do == "agree":
        return {"do": "agree", "match": wish.match, "entry": entry}
    if wish.do == "train":
        return lesson(now, season_of(game.id), game, now.entry(entry), wish.player, wish.skill)
    if wish.do == "hire":
        return hiring(now, season_of(game.id), game, now.entry(entry), wish.player)
    return {"do": "dismiss", "entry": entry, "player": wish.player}


def _another_coach(book: Book, game: Game, wish: LeagueStep) -> Line:
    """One of the computer's, or the people again who came by the invitation."""
    club = book.now.entry(wish.entry)
    coach = in_style(game, wish.coach, club.team)
    if coach:
        check_level(game.id, coach)
    elif (club.name, "") not in [
        (each["entry"], each.get("coach", "")) for each in book.lines if each["do"] == "enter"
    ]:
        raise Refused(f"nobody came by the invitation for '{club.name}'")
    return {"do": "coach", "entry": club.name, "coach": coach, **_reason(wish)}


def _reason(wish: LeagueStep) -> Line:
    return {"why": wish.why} if wish.why else {}
