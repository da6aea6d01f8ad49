"""A scenario is a file: a position, what is played, what must come out. The format is described in
docs/scenarios.md.
"""

import re
from pathlib import Path as FilePath
from typing import Final

from thirdhalf.dreadball.account import situation
from thirdhalf.dreadball.catalog import STATS, Catalog, rule_numbers
from thirdhalf.dreadball.expectations import check_expectations, read_hex
from thirdhalf.dreadball.game import FIRSTS, DreadBall
from thirdhalf.dreadball.kinds import (
    CATCH,
    NO_HEX,
    NO_PLAYER,
    ON_PITCH,
    OUT_OF_PLAY,
    PERMITTED,
    PRONE,
    ROLE_WORDS,
    STRIKER,
    WHERE_WORDS,
)
from thirdhalf.dreadball.match import JUDGE, PLAY_RUSH, WholeMatch, whole_match
from thirdhalf.dreadball.profile import Profile
from thirdhalf.dreadball.rush import CHOOSE_PLAYER, Rush
from thirdhalf.dreadball.scatter import Scatter
from thirdhalf.dreadball.state import NEVER, Match, Player, new_match, new_player
from thirdhalf.dreadball.terms import PRESETS, SWITCHES, Terms, agreed
from thirdhalf.geometry.hexes import DIRECTION_WORDS
from thirdhalf.kernel.decision import Choice, Path
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import Fields, read_toml
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.scenario import Scenario as KernelScenario
from thirdhalf.kernel.scenario import read_head
from thirdhalf.kernel.script import Guide
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, other

SEATS: Final = {"home": HOME, "away": AWAY}
STARTS: Final = ("actions", "rush", "scatter", "match")
ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
PLAIN: Final = Profile("plain", "plain", 1, STRIKER, 6, 4, 4, 4, 4)
"""A player of a scenario that names no card."""


class Scenario(KernelScenario):
    """A scenario of DreadBall."""

    __slots__ = ()

    def check(self, expect: Fields, match: KernelMatch) -> None:
        assert isinstance(match, Match)
        check_expectations(expect, match)


class DreadBallGuide(Guide):
    """There are no places but hexes, and no ways but steps: all are picked."""

    __slots__ = ()

    def place(self, match: KernelMatch, name: str) -> tuple[int, int] | None:
        return None

    def situation(self, match: KernelMatch) -> str:
        assert isinstance(match, Match)
        return situation(match)

    def way(self, match: KernelMatch, path: Path, words: str) -> Choice | None:
        return None


def read_scenario(game: DreadBall, file: FilePath) -> Scenario:
    """Read a scenario; `BadFile` names the field that is wrong."""
    fields = read_toml(file)
    title, rules = read_head(fields, game.id, rule_numbers())
    start = fields.word("start", STARTS, STARTS[0])
    match = _position(game.catalog, fields, start)
    _begin(match, fields, start)
    play = fields.texts("play", ())
    expect = fields.table("expect") if fields.has("expect") else None
    fields.finish()
    return Scenario(str(file), title, rules, DreadBallGuide(game), match, play, expect)


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


def _position(catalog: Catalog, fields: Fields, start: str) -> Match:
    table = fields.table("table") if fields.has("table") else Fields(fields.file, "table", {})
    terms = read_terms(table)
    first = FIRSTS[table.word("first", ("home", "away"), "home")]
    log: list[Event] = []
    match = new_match(terms, [], first, log)
    if start == "match":
        for seat, key in ((HOME, "home"), (AWAY, "away")):
            team = catalog.teams[table.word(key, tuple(catalog.teams))]
            match.players += [new_player(profile, seat) for profile in team.squad]
    else:
        match.rush = table.whole("rush", 0, 1000, 0 if start == "rush" else 1)
        match.rushing = first if match.rush % 2 else other(first)
        match.tokens = table.whole("tokens", 0, 20, terms.tokens)
        for entry in fields.tables("player"):
            _add_player(match, catalog, entry)
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


def read_terms(fields: Fields) -> Terms:
    """D2: a preset, and switches of one's own."""
    preset = fields.word("preset", tuple(PRESETS), "sheet")
    own: dict[str, int] = {}
    for name, low, high in SWITCHES:
        if fields.has(name):
            own[name] = int(fields.yes(name, False)) if high == 1 else fields.whole(name, low, high)
    return agreed(preset, own)


def _add_player(match: Match, catalog: Catalog, fields: Fields) -> None:
    number = len(match.players)
    profile = _profile(catalog, fields)
    if not ID.fullmatch(profile.id) or profile.id in ("ball", "out", "loose"):
        raise fields.bad("id", "is made of letters, digits and dashes, and begins with a letter")
    if any(player.profile.id == profile.id for player in match.players):
        raise fields.bad("id", f"'{profile.id}' is taken")
    team = SEATS[fields.word("team", tuple(SEATS))]
    where = WHERE_WORDS.index(fields.word("where", WHERE_WORDS, WHERE_WORDS[ON_PITCH]))
    player = Player(profile, team, where, NO_HEX, PRONE, fields.whole("tokens", 0, 20, 0), 0, NEVER)
    if where == ON_PITCH:
        player.at = read_hex(fields, "at")
        if match.grid[player.at] != NO_PLAYER:
            raise fields.bad("at", "D3.18: there is somebody already")
        match.own_grid()[player.at] = number
        if not fields.yes("prone", False):
            player.facing = DIRECTION_WORDS.index(fields.word("facing", DIRECTION_WORDS))
    elif where == OUT_OF_PLAY:
        player.turns = fields.whole("turns", 1, 20)
    if fields.yes("ball", False):
        if match.holder != NO_PLAYER:
            raise fields.bad("ball", "somebody has the ball already")
        if player.facing == PRONE or CATCH not in PERMITTED[profile.role]:
            raise fields.bad("ball", "D10.2: only a standing striker or jack can hold the ball")
        match.holder = number
    match.players.append(player)


def _profile(catalog: Catalog, fields: Fields) -> Profile:
    """`card = "veer-myn striker"`: a player of that team and role; single values can be given instead."""
    base = PLAIN
    if fields.has("card"):
        cards = {
            f"{team.id} {ROLE_WORDS[profile.role]}": profile
            for team in catalog.teams.values()
            for profile in team.squad
        }
        base = cards[fields.word("card", tuple(cards))]
    id = fields.text("id")
    role = ROLE_WORDS.index(fields.word("role", ROLE_WORDS, ROLE_WORDS[base.role]))
    defaults = (base.strength, base.speed, base.skill, base.armour)
    stats = [fields.whole(stat, 2, 6, default) for stat, default in zip(STATS, defaults, strict=True)]
    return Profile(id, id, base.number, role, fields.whole("move", 1, 12, base.move), *stats)
