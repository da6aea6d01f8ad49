"""A scenario is a file: a position, what is played, what must come out. The format is described in
docs/scenarios.md.
"""

import re
from pathlib import Path as FilePath
from typing import Final

from thirdhalf.games.takkure.game import Takkure
from thirdhalf.games.takkure.rules.actions.pick_up import join
from thirdhalf.games.takkure.rules.dice.melee import Melee
from thirdhalf.games.takkure.rules.dice.modifiers import pick_up_value
from thirdhalf.games.takkure.rules.dice.reckoning import announce
from thirdhalf.games.takkure.rules.exercise import TAKE_TOKENS, Exercise
from thirdhalf.games.takkure.rules.half import GET_TOKENS, Half
from thirdhalf.games.takkure.rules.kick_off import kick_off
from thirdhalf.games.takkure.rules.match import TAKE_BREAK, FullMatch
from thirdhalf.games.takkure.scenarios.cards import read_cards
from thirdhalf.games.takkure.scenarios.expectations import check_expectations
from thirdhalf.games.takkure.table.catalog import Catalog, read_profile, read_terms, rule_numbers
from thirdhalf.games.takkure.table.kinds import (
    BALL,
    CANCELLED,
    NO_PLAYER,
    NO_SKILL,
    NO_TALENT,
    OFF_WORDS,
    PICK_UP,
    STEAL_FROM_GROUND,
    STEAL_LOOSE,
)
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.questions.topics import as_choice
from thirdhalf.games.takkure.table.questions.walks import Approach, Walk
from thirdhalf.games.takkure.table.readings import READINGS
from thirdhalf.games.takkure.table.space import place_of, radius_of
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, Player, new_match, own_match
from thirdhalf.geometry.directions import heading
from thirdhalf.geometry.plane import INCH, Point, distance2
from thirdhalf.kernel.decision import Choice, Path
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import BadFile, Fields, read_toml
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.scenarios.from_set_up import read_readings, set_up
from thirdhalf.kernel.scenarios.scenario import Scenario as KernelScenario
from thirdhalf.kernel.scenarios.scenario import read_head
from thirdhalf.kernel.scenarios.script import Guide, ScriptError
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY

SEATS: Final = {"home": HOME, "away": AWAY}
STARTS: Final[tuple[str, ...]] = ("activation", "melee", "half", "kick-off", "half-time", "match")
SIDES: Final[tuple[str, ...]] = ("inactive", "active")
ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")

# A player of a scenario that names no card: middling in everything.
PLAIN: Final = Profile(
    id="plain",
    name="plain",
    attack_move=5 * INCH,
    defence_move=3 * INCH,
    bac=7,
    bac_try=11,
    strength=7,
    reflexes=7,
    intelligence=7,
    protection=0,
    body=4,
    radius=1500,
    skill=NO_SKILL,
    talent=NO_TALENT,
    vertebrae=0,
)


class Scenario(KernelScenario):
    """A scenario of Takkure."""

    __slots__ = ()

    def check(self, expect: Fields, match: KernelMatch) -> None:
        match = own_match(match)
        check_expectations(expect, match)

    def play(self, count: int) -> Match:
        match = super().play(count)
        return own_match(match)

    def run(self) -> Match:
        match = super().run()
        return own_match(match)


class TakkureGuide(Guide):
    """Names of players and the ball, and the ways `closest` and `touch NAME`."""

    __slots__ = ()

    def place(self, match: KernelMatch, name: str) -> Point | None:
        match = own_match(match)
        thing = thing_called(match, name)
        return None if thing is None else place_of(match, thing)

    def called(self, match: KernelMatch, who: int) -> str:
        return "ball" if who == BALL else own_match(match).players[who].profile.id

    def way(self, match: KernelMatch, path: Path, words: str) -> Choice | None:
        match = own_match(match)
        if isinstance(path, Approach) and words == "closest":
            return path.closest()
        if not isinstance(path, Walk):
            return None
        if words.startswith("touch "):
            thing = thing_called(match, words.removeprefix("touch ").strip())
            if thing is None:
                raise ScriptError(f"there is nothing to touch called '{words.removeprefix('touch ')}'")
            return touching_way(match, path, thing)
        return None


def touching_way(match: Match, path: Walk, thing: int) -> Choice:
    """The way to where the mover's base touches that thing, or as near as it gets."""
    x, y = place_of(match, thing)
    mover = match.terms.half_width - path.half_width
    cover = radius_of(match, thing) + mover
    return as_choice(path.closest_to(x, y, cover))


def thing_called(match: Match, name: str) -> int | None:
    """The number of the player with that id, or BALL for `ball` while it lies loose."""
    if name == "ball" and match.holder == NO_PLAYER:
        return BALL
    for number, player in enumerate(match.players):
        if player.profile.id == name:
            return number
    return None


def read_scenario(takkure: Takkure, file: FilePath) -> Scenario:
    """Read a scenario; `BadFile` names the field that is wrong."""
    fields = read_toml(file)
    title, rules = read_head(fields, "takkure", rule_numbers())
    match = _set_up(takkure, fields) if fields.has("setup") else _position(takkure.catalog, fields)
    play = fields.texts("play", ())
    expect = fields.table("expect") if fields.has("expect") else None
    fields.finish()
    return Scenario(
        file=str(file), title=title, rules=rules, guide=TakkureGuide(takkure), match=match, lines=play, expect=expect
    )


def _set_up(takkure: Takkure, fields: Fields) -> Match:
    """`setup = { … }`: the match from its beginning, with the teams' own players."""
    return own_match(set_up(takkure, fields))


def _begin(match: Match, fields: Fields) -> None:
    """What is going on when the scenario begins."""
    start = fields.word("start", STARTS, "activation")
    if start == "activation":
        match.call(Exercise(TAKE_TOKENS))
    elif start == "melee":
        match.call(_melee(match, fields))
    elif start == "half":
        match.call(Half(GET_TOKENS, match.half, NOBODY))
    elif start == "kick-off":
        match.call(Half(GET_TOKENS, match.half, NOBODY))
        kick_off(match, SEATS[fields.word("kicker", tuple(SEATS))])
    elif start == "half-time":
        match.call(FullMatch(TAKE_BREAK, SEATS[fields.word("kicker", tuple(SEATS))], 0))
    else:
        match.call(FullMatch(0, NOBODY, 0))


def _position(catalog: Catalog, fields: Fields) -> Match:
    table = fields.table("table") if fields.has("table") else Fields(fields.file, "table", {})
    pitch = catalog.pitches[table.word("pitch", tuple(catalog.pitches), "match")]
    terms = read_terms(table, pitch, read_readings(READINGS, table))
    attacker = SEATS[table.word("attacker", tuple(SEATS), "home")]
    players: list[Player] = []
    holder = NO_PLAYER
    for entry in fields.tables("player"):
        if entry.yes("ball", False):
            if holder != NO_PLAYER:
                raise entry.bad("ball", "somebody has the ball already")
            holder = len(players)
        players.append(_player(catalog, entry, players))
        entry.finish()
    if not players or len(players) > 8:
        raise fields.bad("player", "a scenario has one to eight players")
    if all(player.team != attacker for player in players):
        raise fields.bad("player", "the attacking team has nobody on the pitch")
    if holder != NO_PLAYER and table.has("ball"):
        raise table.bad("ball", "the ball is in a player's hands and cannot lie on the pitch too")
    if holder == NO_PLAYER and not table.has("ball"):
        raise fields.bad("player", "nobody has the ball: give a player `ball = true`, or the table `ball = [x, y]`")
    if holder != NO_PLAYER and players[holder].team != attacker:
        raise fields.bad("player", "the ball is not with the attacking team")
    log: list[Event] = []
    ball = table.point("ball") if table.has("ball") else (0, 0)
    match = new_match(
        terms, players, cards=read_cards(table, catalog, terms), attacker=attacker, holder=holder, ball=ball, log=log
    )
    match.half = table.whole("half", 1, 2, 1)
    match.time = table.whole("time", 1, 5, 5)
    match.home_time = SIDES.index(table.word("home_time", SIDES, "active"))
    match.away_time = SIDES.index(table.word("away_time", SIDES, "active"))
    match.home_tries = table.whole("home_tries", 0, 99, 0)
    match.away_tries = table.whole("away_tries", 0, 99, 0)
    table.finish()
    _check_places(fields, match)
    _begin(match, fields)
    return match


def _player(catalog: Catalog, fields: Fields, before: list[Player]) -> Player:
    base = PLAIN
    if fields.has("card"):
        cards = {card.profile.id: card.profile for team in catalog.teams.values() for card in team.cards}
        base = cards[fields.word("card", tuple(cards))]
    profile = read_profile(fields, base)
    if not ID.fullmatch(profile.id) or profile.id == "ball":
        raise fields.bad("id", "is made of letters, digits and dashes, begins with a letter, and is not 'ball'")
    if fields.has("at") and fields.has("touching"):
        raise fields.bad("touching", "give either `at` or `touching`")
    if not fields.has("card") and not fields.has("name"):
        profile.name = profile.id
    team = SEATS[fields.word("team", tuple(SEATS))]
    if any(player.profile.id == profile.id for player in before):
        raise fields.bad("id", f"'{profile.id}' is taken")
    x, y = _touching(fields, profile, before) if fields.has("touching") else fields.point("at")
    player = Player(profile, team, x, y, ON_PITCH)
    player.ground = fields.whole("ground", 0, 20, 0)
    player.wounds = fields.whole("wounds", 0, 20, 0)
    player.activations = fields.whole("activations", 0, 4, 0)
    player.fatigue = fields.whole("fatigue", 0, 3, 0)
    player.inactive = fields.whole("inactive", 0, 3, 0)
    player.permanent = fields.whole("permanent", 0, 3, 0)
    player.honour = fields.whole("honour", 0, 20, 0)
    player.off = OFF_WORDS.index(fields.word("off", OFF_WORDS, OFF_WORDS[0]))
    profile.vertebrae = int(fields.yes("vertebrae", False))
    return player


def _touching(fields: Fields, profile: Profile, before: list[Player]) -> Point:
    """`touching = ["id", degrees]`: base to base with a player named before, in that direction from it."""
    value = fields.get("touching")
    if not isinstance(value, list) or len(value) != 2 or type(value[1]) is not int or not 0 <= value[1] < 360:
        raise fields.bad("touching", 'must be ["id", degrees], degrees from 0 (up the pitch) clockwise to 359')
    for player in before:
        if player.profile.id == value[0]:
            contact = player.profile.radius + profile.radius
            dx, dy = heading(value[1], contact)
            # Rounding must not make the bases overlap: a hair further out, still in contact.
            while distance2(0, 0, dx, dy) < contact * contact:
                contact += 1
                dx, dy = heading(value[1], contact)
            return (player.x + dx, player.y + dy)
    raise fields.bad("touching", f"'{value[0]}' is no player named before this one")


def _check_places(fields: Fields, match: Match) -> None:
    things = [number for number, player in enumerate(match.players) if player.off == ON_PITCH]
    things += [BALL] if match.holder == NO_PLAYER else []
    for i, thing in enumerate(things):
        x, y = place_of(match, thing)
        radius = radius_of(match, thing)
        where = "table.ball" if thing == BALL else f"player[{thing}].at"
        if abs(x) > match.terms.half_width - radius or abs(y) > match.terms.half_length - radius:
            raise BadFile(fields.file, where, "R-01: the base is not wholly on the pitch")
        for other in things[:i]:
            ox, oy = place_of(match, other)
            together = radius + radius_of(match, other)
            if distance2(x, y, ox, oy) < together * together:
                raise BadFile(fields.file, where, f"6.04: overlaps player[{other}]")


def _melee(match: Match, fields: Fields) -> Melee:
    """`start = "melee"`: everybody named goes for the ball at once, attackers picking up, defenders stealing."""
    melee = Melee(0, players=[], actions=[], values=[], dice=[], fallen=[], grade=0, own=CANCELLED)
    if match.holder != NO_PLAYER and match.players[match.holder].ground == 0:
        raise fields.bad("melee", "3.08: the ball is loose, or its carrier is on the ground")
    steal = STEAL_LOOSE if match.holder == NO_PLAYER else STEAL_FROM_GROUND
    for i, id in enumerate(fields.texts("melee")):
        number = thing_called(match, id)
        if number is None or number == BALL:
            raise fields.bad(f"melee[{i}]", f"there is no player '{id}'")
        if number in melee.players:
            raise fields.bad(f"melee[{i}]", f"'{id}' is named twice")
        player = match.players[number]
        if player.team == match.attacker:
            melee.players.append(number)
            melee.actions.append(PICK_UP)
            melee.values.append(announce(match, pick_up_value(match, number, player.x, player.y)))
            melee.dice.append(1)
        else:
            join(match, melee, number, steal)
    if len(melee.players) < 3:
        raise fields.bad("melee", "3.08: a melee has more than two players")
    return melee
