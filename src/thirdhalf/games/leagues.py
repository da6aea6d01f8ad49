"""Matches of competitions, for whoever has them played: how they are set up, and what follows them."""

from collections.abc import Sequence

from thirdhalf.games import kit_of
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.league.marks.aftermath import aftermath, lessons_by_lot, marks_of
from thirdhalf.league.marks.rules import Left, SeasonRules
from thirdhalf.league.season.competition import Competition, Line
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.season.meetings import Meeting
from thirdhalf.league.terms import Terms


def setup_of(game: Game, options: Setup, teams: tuple[str, str], seed: str) -> Setup:
    """The set-up of a match with a seed: what games give to the two in turns is drawn by it."""
    turn = Dice(seed_from(f"{seed}/turn")).face(2) - 1
    return kit_of(game.id).setup(game, {**options, "home": teams[0], "away": teams[1]}, seed, turn)


def left_by(name: str, game: Game, setup: Setup, log: list[Event]) -> tuple[Left, Left]:
    """What a match has left on both sides."""
    rules = season_of(name)
    start = game.new(setup, None)
    return rules.left(start, log, HOME), rules.left(start, log, AWAY)


def season_of(name: str) -> SeasonRules:
    """The game's rules for seasons that leave marks; `Refused` where it has none."""
    rules = kit_of(name).season
    if rules is None:
        raise Refused(f"seasons of {name} leave no marks")
    return rules


def options_of(now: Competition, game: Game, meeting: Meeting) -> dict[str, str | int | bool]:
    """The set-up of a meeting beside its teams: the competition's, and the marks of both sides."""
    found = dict(now.terms.options)
    if now.terms.marks:
        found |= marks_of(now, season_of(now.terms.game), game, meeting.id)
    return found


def seed_of(now: Competition, meeting: Meeting, again: str) -> str:
    """What a meeting's dice come from; `again` tells those apart in which it is played again."""
    return f"{now.terms.seed}/{meeting.id}{again}"


def lined_up(now: Competition, game: Game, meeting: Meeting, seed: str) -> Setup:
    """The set-up of a meeting as it is played, with the line-ups that its clubs have chosen. Who cannot play any more
    as chosen, for somebody is hurt, plays in the usual line-up.
    """
    setup = usual_line_ups(now, game, meeting, seed)
    chosen = now.line_ups.get(meeting.id, {})
    for side, entry in (("home", meeting.home), ("away", meeting.away)):
        if entry in chosen:
            tried = {**setup, f"{side}_line_up": ", ".join(chosen[entry])}
            setup = setup if refused(game, tried) else tried
    return setup


def usual_line_ups(now: Competition, game: Game, meeting: Meeting, seed: str) -> Setup:
    """The set-up of a meeting as if nobody had chosen."""
    teams = (now.entries[meeting.home].team, now.entries[meeting.away].team)
    return setup_of(game, options_of(now, game, meeting), teams, seed)


def refused(game: Game, setup: Setup) -> str:
    """Why a match cannot be set up so; empty where it can."""
    try:
        game.new(setup, None)
    except ValueError as error:
        return str(error)
    return ""


def check_line_up(now: Competition, game: Game, meeting: Meeting, side: str, players: Sequence[str], seed: str) -> None:
    """`Refused` where a side cannot play so."""
    tried = {**usual_line_ups(now, game, meeting, seed), f"{side}_line_up": ", ".join(players)}
    why = refused(game, tried) if players else ""
    if why:
        raise Refused(why)


def in_style(game: Game, coach: str, team: str) -> str:
    """Who coaches a team: `club+team` is `club` in the style of the team, where it has one that the level knows."""
    level, _, style = coach.partition("+")
    if style != "team":
        return coach
    own = f"{level}+{game.styles().get(team, '')}"
    return own if own in kit_of(game.id).roster.personalities else level


def check_team(terms: Terms, game: Game, team: str) -> None:
    """ValueError where there is no such team, or the options do not fit."""
    game.new(setup_of(game, terms.options, (team, team), terms.seed), None)


def follow_up(now: Competition, game: Game, match: str, left: tuple[Left, Left] | None, digest: str) -> list[Line]:
    """The lines that follow a result which has just been entered: for both clubs, then lessons of the computer's."""
    if not now.terms.marks:
        return []
    rules = season_of(now.terms.game)
    lines = aftermath(now, rules, match, left, digest)
    then = Competition(now.terms, [*now.lines, *lines], "log")
    _, meeting = now.meeting(match)
    for number in (meeting.home, meeting.away):
        entry = now.entries[number]
        if entry.coach and lines:
            lines += lessons_by_lot(then, rules, game, entry)
    return lines
