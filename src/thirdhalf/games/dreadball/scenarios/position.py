"""A position read from a file: the table, the players, what is going on. Scenarios and lessons begin with one."""

import re
from typing import Final

from thirdhalf.games.dreadball.rules.ball.scatter import Scatter
from thirdhalf.games.dreadball.rules.match import JUDGE, PLAY_RUSH, WholeMatch, whole_match
from thirdhalf.games.dreadball.rules.rush import CHOOSE_PLAYER, Rush
from thirdhalf.games.dreadball.scenarios.expectations import read_hex
from thirdhalf.games.dreadball.table.catalog import STATS, Team
from thirdhalf.games.dreadball.table.kinds import (
    CATCH,
    GOAL_WORDS,
    NO_HEX,
    NO_PLAYER,
    ON_PITCH,
    OUT_OF_PLAY,
    PERMITTED,
    PRONE,
    REACH,
    ROLE_WORDS,
    SCORE,
    STRIKER,
    WHERE_WORDS,
)
from thirdhalf.games.dreadball.table.profile import Profile
from thirdhalf.games.dreadball.table.readings import READINGS
from thirdhalf.games.dreadball.table.state import NEVER, Match, Player, new_match, new_player
from thirdhalf.games.dreadball.table.terms import PRESETS, SWITCHES, Goal, Terms, agreed
from thirdhalf.geometry.hexes import DIRECTION_WORDS
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.scenarios.from_set_up import read_readings
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, other

SEATS: Final = {"home": HOME, "away": AWAY}
STARTS: Final[tuple[str, ...]] = ("actions", "rush", "scatter", "match")
ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
PLAIN: Final = Profile(id="plain", name="plain", number=1, role=STRIKER, move=6, strength=4, speed=4, skill=4, armour=4)
"""A player that names no card."""


def read_position(teams: dict[str, Team], fields: Fields, log: list[Event] | None) -> Match:
    """The match of a file as it begins; `BadFile` names the field that is wrong."""
    start = fields.word("start", STARTS, STARTS[0])
    match = _position(teams, fields, start, log)
    _begin(match, fields, start)
    return match


def _begin(match: Match, fields: Fields, start: str) -> None:
    """What is going on when the scenario begins."""
    if start == "match":
        match.call(whole_match(NOBODY))
    elif start == "rush":
        match.call(WholeMatch(PLAY_RUSH, NOBODY, NO_PLAYER, NO_HEX))
    else:
        match.call(WholeMatch(JUDGE, NOBODY, NO_PLAYER, NO_HEX))
        match.call(Rush(CHOOSE_PLAYER, NO_PLAYER))
        if start == "scatter":
            if match.ball == NO_HEX:
                raise fields.bad("start", "the ball that scatters needs its hex: `ball = [q, r]` in the table")
            match.call(Scatter(0, match.ball, 0))


def _position(teams: dict[str, Team], fields: Fields, start: str, log: list[Event] | None) -> Match:
    table = fields.table_or_empty("table")
    terms = read_terms(table)
    first = SEATS[table.word("first", ("home", "away"), "home")]
    match = new_match(terms, [], first, log)
    if start == "match":
        for seat, key in ((HOME, "home"), (AWAY, "away")):
            team = teams[table.word(key, tuple(teams))]
            match.players += [new_player(profile, seat) for profile in team.squad]
    else:
        match.rush = table.whole("rush", 0, 1000, 0 if start == "rush" else 1)
        match.rushing = first if match.rush % 2 else other(first)
        match.tokens = table.whole("tokens", 0, 20, terms.tokens)
        for entry in fields.tables("player"):
            _add_player(match, teams, entry)
            entry.finish()
        if not 1 <= len(match.players) <= 16:
            raise fields.bad("player", "a scenario has one to sixteen players")
    match.home_points = table.whole("home_points", 0, 99, 0)
    match.away_points = table.whole("away_points", 0, 99, 0)
    if table.has("ball"):
        if match.holder != NO_PLAYER:
            raise table.bad("ball", "the ball is in a player's hands and cannot lie on the pitch too")
        match.ball = read_hex(table, "ball")
    table.finish()
    return match


def read_goal(match: Match, fields: Fields) -> Goal:
    """A31: what a lesson is for; `BadFile` names the field that is wrong."""
    kind = GOAL_WORDS.index(fields.word("kind", GOAL_WORDS))
    player = NO_PLAYER
    if kind != SCORE:
        ids = tuple([each.profile.id for each in match.players])
        player = ids.index(fields.word("player", ids))
    goal = Goal(kind, player, read_hex(fields, "at") if kind == REACH else NO_HEX)
    fields.text("lesson")
    fields.finish()
    return goal


def read_terms(fields: Fields) -> Terms:
    """D2: a preset, switches of one's own, and readings."""
    preset = fields.word("preset", tuple(PRESETS), "sheet")
    own: dict[str, int] = {}
    for name, low, high in SWITCHES:
        if fields.has(name):
            own[name] = int(fields.yes(name, False)) if high == 1 else fields.whole(name, low, high)
    return agreed(preset, own, read_readings(READINGS, fields))


def _add_player(match: Match, teams: dict[str, Team], fields: Fields) -> None:
    number = len(match.players)
    team = SEATS[fields.word("team", tuple(SEATS))]
    # Each team's players are numbered from 1, in the order of the file.
    profile = _profile(teams, fields, len([other for other in match.players if other.team == team]) + 1)
    if not ID.fullmatch(profile.id) or profile.id in ("ball", "out", "loose"):
        raise fields.bad("id", "is made of letters, digits and dashes, and begins with a letter")
    if any(player.profile.id == profile.id for player in match.players):
        raise fields.bad("id", f"'{profile.id}' is taken")
    where = WHERE_WORDS.index(fields.word("where", WHERE_WORDS, WHERE_WORDS[ON_PITCH]))
    player = Player(
        profile=profile,
        team=team,
        where=where,
        at=NO_HEX,
        facing=PRONE,
        tokens=fields.whole("tokens", 0, 20, 0),
        turns=0,
        hurt=NEVER,
    )
    if where == ON_PITCH:
        player.at = read_hex(fields, "at")
        if match.grid[player.at] != NO_PLAYER:
            raise fields.bad("at", "D3.18: there is somebody already")
        match.own_grid()[player.at] = number
        if not fields.yes("prone", False):
            player.facing = DIRECTION_WORDS.index(fields.word("facing", DIRECTION_WORDS))
    elif where == OUT_OF_PLAY:
        player.turns = fields.whole("turns", 1, 20)
        if fields.yes("hurt", False):
            player.hurt = match.rush
    if fields.yes("ball", False):
        if match.holder != NO_PLAYER:
            raise fields.bad("ball", "somebody has the ball already")
        if player.facing == PRONE or CATCH not in PERMITTED[profile.role]:
            raise fields.bad("ball", "D10.2: only a standing striker or jack can hold the ball")
        match.holder = number
    match.players.append(player)


def _profile(teams: dict[str, Team], fields: Fields, number: int) -> Profile:
    """`card = "veer-myn striker"`: a player of that team and role; single values can be given instead."""
    base = PLAIN
    if fields.has("card"):
        cards = {f"{team.id} {ROLE_WORDS[profile.role]}": profile for team in teams.values() for profile in team.squad}
        base = cards[fields.word("card", tuple(cards))]
    id = fields.text("id")
    role = ROLE_WORDS.index(fields.word("role", ROLE_WORDS, ROLE_WORDS[base.role]))
    defaults = (base.strength, base.speed, base.skill, base.armour)
    stats = [fields.whole(stat, 2, 6, default) for stat, default in zip(STATS, defaults, strict=True)]
    return Profile(id, id, number, role, fields.whole("move", 1, 12, base.move), *stats)
