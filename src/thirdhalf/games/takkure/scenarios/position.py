"""A position read from a scenario file: the table, the players, what is going on."""

import re
from typing import Final

from thirdhalf.games.takkure.rules.actions.pick_up import join
from thirdhalf.games.takkure.rules.dice.melee import Melee
from thirdhalf.games.takkure.rules.dice.modifiers import pick_up_value
from thirdhalf.games.takkure.rules.dice.reckoning import announce
from thirdhalf.games.takkure.rules.exercise import SPEND_TOKEN, TAKE_TOKENS, Exercise
from thirdhalf.games.takkure.rules.half import GET_TOKENS, Half
from thirdhalf.games.takkure.rules.kick_off import kick_off
from thirdhalf.games.takkure.rules.match import TAKE_BREAK, FullMatch
from thirdhalf.games.takkure.scenarios.cards import read_cards
from thirdhalf.games.takkure.skills.player import PLAYER_SKILLS
from thirdhalf.games.takkure.table.catalog import Catalog, read_profile, read_terms
from thirdhalf.games.takkure.table.kinds import (
    BALL,
    CANCELLED,
    IN_THE_AIR,
    NO_PLAYER,
    NO_SKILL,
    NO_TALENT,
    OFF_WORDS,
    PICK_UP,
    STEAL_FROM_GROUND,
    STEAL_LOOSE,
    TALENT_WORDS,
)
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.readings import READINGS
from thirdhalf.games.takkure.table.space import place_of, radius_of
from thirdhalf.games.takkure.table.state import ON_PITCH, TO_PLACE, USED_IN_HALF, Match, Player, new_match
from thirdhalf.geometry.directions import heading
from thirdhalf.geometry.plane import INCH, Point, distance2
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.scenarios.from_set_up import read_readings
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY

SEATS: Final = {"home": HOME, "away": AWAY}
STARTS: Final[tuple[str, ...]] = ("activation", "melee", "half", "kick-off", "half-time", "match")
FROM_A_KICK_OFF: Final[tuple[str, ...]] = ("kick-off", "half-time", "match")
"""5.03: where everybody is placed anew before anything else, so that nobody needs a place nor the ball a holder."""
IN_A_SET: Final[tuple[str, ...]] = ("activation", "half")
"""1.01: where a set of tokens is being spent, or is taken at once."""
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


def read_position(catalog: Catalog, fields: Fields) -> Match:
    """The match of a file as it begins; `BadFile` names the field that is wrong."""
    start = fields.word("start", STARTS, STARTS[0])
    table = fields.table_or_empty("table")
    pitch = catalog.pitches[table.word("pitch", tuple(catalog.pitches), "match")]
    terms = read_terms(table, pitch, read_readings(READINGS, table))
    attacker = SEATS[table.word("attacker", tuple(SEATS), "home")]
    players: list[Player] = []
    carriers: list[int] = []
    for entry in fields.tables("player"):
        if entry.yes("ball", False):
            if carriers:
                raise entry.bad("ball", "somebody has the ball already")
            carriers.append(len(players))
        players.append(_player(catalog, entry, players, start))
        entry.finish()
    if not players or len(players) > 8:
        raise fields.bad("player", "a scenario has one to eight players")
    if all(player.team != attacker for player in players):
        raise fields.bad("player", "the attacking team has nobody on the pitch")
    holder = _holder(fields, table, carriers, start)
    if holder >= 0 and players[holder].team != attacker:
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
    if start in IN_A_SET:
        _read_set(table, match)
    table.finish()
    _check_places(fields, match)
    _begin(match, fields, start)
    return match


def _begin(match: Match, fields: Fields, start: str) -> None:
    """What is going on when the scenario begins."""
    if start == "activation":
        match.call(Exercise(SPEND_TOKEN if match.tokens else TAKE_TOKENS))
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


def _holder(fields: Fields, table: Fields, carriers: list[int], start: str) -> int:
    """3.04: who has the ball. Before a kick-off it need not be anywhere."""
    if carriers:
        if table.has("ball"):
            raise table.bad("ball", "the ball is in a player's hands and cannot lie on the pitch too")
        return carriers[0]
    if table.has("ball"):
        return NO_PLAYER
    if start in FROM_A_KICK_OFF:
        return IN_THE_AIR
    raise fields.bad("player", "nobody has the ball: give a player `ball = true`, or the table `ball = [x, y]`")


def _read_set(table: Fields, match: Match) -> None:
    """1.01, R-65: `tokens_left` of the set that has been taken, `sets_taken` by this attack."""
    match.tokens = table.whole("tokens_left", 1, match.terms.tokens, 0)
    # Without tokens one more set is taken at once.
    fewest, most = (1, match.terms.sets) if match.tokens else (0, match.terms.sets - 1)
    match.sets = table.whole("sets_taken", fewest, most, fewest)
    laid = sum([player.activations for player in match.players if player.team == match.attacker])
    if match.tokens and match.tokens + laid > match.terms.tokens:
        why = f"1.01: {laid} of {match.terms.tokens} activation tokens lie on the attackers"
        raise table.bad("tokens_left", why)


def _player(catalog: Catalog, fields: Fields, before: list[Player], start: str) -> Player:
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
    off = OFF_WORDS.index(fields.word("off", OFF_WORDS, OFF_WORDS[ON_PITCH]))
    place = (0, 0)
    if fields.has("touching"):
        place = _touching(fields, profile, before)
    elif fields.has("at") or (off == ON_PITCH and start not in FROM_A_KICK_OFF):
        place = fields.point("at")
    elif off == ON_PITCH:
        off = TO_PLACE
    player = Player(profile, team, place[0], place[1], off)
    player.ground = fields.whole("ground", 0, 20, 0)
    player.wounds = fields.whole("wounds", 0, 20, 0)
    player.activations = fields.whole("activations", 0, 4, 0)
    player.fatigue = fields.whole("fatigue", 0, 3, 0)
    player.inactive = fields.whole("inactive", 0, 3, 0)
    player.permanent = fields.whole("permanent", 0, 3, 0)
    player.honour = fields.whole("honour", 0, 20, 0)
    if fields.yes("talent_used", False):
        if PLAYER_SKILLS[profile.talent].often != USED_IN_HALF:
            raise fields.bad("talent_used", f"5.05: '{TALENT_WORDS[profile.talent]}' is not used once a half")
        player.used = USED_IN_HALF
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
            raise fields.bad(where, "R-01: the base is not wholly on the pitch")
        for other in things[:i]:
            ox, oy = place_of(match, other)
            together = radius + radius_of(match, other)
            if distance2(x, y, ox, oy) < together * together:
                raise fields.bad(where, f"6.04: overlaps player[{other}]")


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


def thing_called(match: Match, name: str) -> int | None:
    """The number of the player with that id, or BALL for `ball` while it lies loose."""
    if name == "ball" and match.holder == NO_PLAYER:
        return BALL
    for number, player in enumerate(match.players):
        if player.profile.id == name:
            return number
    return None
