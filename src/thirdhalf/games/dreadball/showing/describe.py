"""Questions, the table and the content described for those who know no rule. The forms are in `shapes`."""

from typing import Final

from thirdhalf.games.dreadball.rules.actions.movement import walk_under_way
from thirdhalf.games.dreadball.rules.actions.throw import strike_hex
from thirdhalf.games.dreadball.rules.at_work import at_work
from thirdhalf.games.dreadball.rules.chances import SURE, at_least
from thirdhalf.games.dreadball.showing.account import hex_word
from thirdhalf.games.dreadball.showing.telling import HEX_TOPICS
from thirdhalf.games.dreadball.showing.ways import ways
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.catalog import Catalog, Team
from thirdhalf.games.dreadball.table.kinds import ACTION_WORDS, DASH, EVADE, GOAL_WORDS, NO_HEX, NO_PLAYER, ROLE_WORDS
from thirdhalf.games.dreadball.table.pitch import ENTRIES, HEXES, LAUNCH_LINE, PITCH, WEST, ZONES, Zone
from thirdhalf.games.dreadball.table.profile import Profile
from thirdhalf.games.dreadball.table.questions.facing import Facing
from thirdhalf.games.dreadball.table.questions.topics import (
    ACTION,
    FREE_ACTION,
    LINE_UP,
    NONE,
    STEP,
    STRIKE,
    TARGET,
    THROW_AT,
    TOKEN,
)
from thirdhalf.games.dreadball.table.questions.topics import DASH as DASH_TOPIC
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.games.dreadball.table.terms import PRESETS, SHEET, SWITCHES
from thirdhalf.kernel.decision import NO_ONE, Decision, Pick, Roll
from thirdhalf.kernel.frame import Plain, Projection
from thirdhalf.kernel.readings import KEY as READINGS_KEY

FIRST_WORDS: Final[tuple[str, ...]] = ("toss", "home", "away")
START_KEYS: Final[tuple[str, ...]] = ("home_start", "away_start")
SETUP_KEYS: Final[tuple[str, ...]] = (
    *("home", "away", "first", "preset", "lesson", "home_marks", "away_marks", "handicap", *START_KEYS, READINGS_KEY),
    *[name for name, _, _ in SWITCHES],
)
ENDS: Final[tuple[str, ...]] = ("west", "east")
PLAYER_TOPICS: Final[tuple[str, ...]] = (TOKEN, LINE_UP, TARGET)
TESTED: Final[tuple[str, ...]] = (ACTION, STEP, DASH_TOPIC, THROW_AT, FREE_ACTION)
"""Questions whose options can lead to a test of one's own at once."""


def describe(match: Match, decision: Decision) -> Projection:
    """A question: whom it is about first, where, which tests its options lead to, and how far one gets."""
    found = concerned(match, decision)
    told: Projection = {"subjects": [match.players[number].profile.id for number in found], "pools": [], "ways": []}
    if isinstance(decision, Facing):
        told["at"] = place(decision.at)
    if isinstance(decision, Pick) and decision.topic in TESTED:
        told["pools"] = [pool for option in decision.options for pool in pool_of(match, decision, option)]
        told["ways"] = ways(match, decision)
    return told


def concerned(match: Match, decision: Decision) -> list[int]:
    """Whom the question is about, and whoever acts upon him or is acted upon; nobody where the question is who."""
    if decision.who == NO_ONE:
        return []
    others = [number for number in at_work(match) if number not in (decision.who, NO_PLAYER)]
    return [decision.who, *others]


def pool_of(match: Match, pick: Pick, option: int) -> list[Plain]:
    """The asked coach's test right after an option, if there is one: the rules themselves are asked, on a copy."""
    ahead = match.copy()
    ahead.log = []
    ahead.choose((option,))
    for event in ahead.log:
        if event.kind == events.CAME_TO:
            number, kind = event.values[:2]
            return [_pool(match, number, kind, option, 0, 1)] if match.players[number].team == pick.seat else []
    roll = ahead.decision
    if not isinstance(roll, Roll) or roll.who == NO_ONE or match.players[roll.who].team != pick.seat:
        return []
    kind = ACTION_WORDS.index(roll.topic)
    return [_pool(match, roll.who, kind, option, roll.count, _needs(ahead, kind))]


def _pool(match: Match, number: int, kind: int, option: int, dice: int, needs: int) -> Projection:
    stat = match.players[number].profile.stat(kind)
    sure = at_least(dice, stat, needs, match.terms.exploding) * 100 // SURE
    return {"choice": option, "test": ACTION_WORDS[kind], "dice": dice, "stat": stat, "needs": needs, "sure": sure}


def _needs(match: Match, kind: int) -> int:
    """D8.5: the n-th Dash or Evade of an action needs n successes, any other test one."""
    walk = walk_under_way(match)
    if walk is None or kind not in (DASH, EVADE):
        return 1
    return walk.dashes if kind == DASH else walk.evades


def option_things(match: Match, pick: Pick, option: int) -> list[str]:
    """What an option stands for on the table: a player's id, or a hex as `q r`."""
    if pick.topic == THROW_AT and option == STRIKE:
        return [hex_word(strike_hex(match, pick.who))]
    if option <= NONE:
        return []
    if pick.topic in HEX_TOPICS:
        return [hex_word(option)]
    if pick.topic in PLAYER_TOPICS or pick.topic == THROW_AT:
        return [match.players[option].profile.id]
    return []


def place(number: int) -> list[Plain]:
    """A hex as two numbers; nothing for none."""
    return [] if number == NO_HEX else [*HEXES[number]]


def setting(match: Match) -> Projection:
    """D3: the pitch; D2: what was agreed."""
    terms = match.terms
    return {
        "hexes": [place(number) for number in range(len(HEXES))],
        # Each side attacks the other end.
        "zones": [_zone(zone, ENDS[1 - side]) for side, zones in enumerate(ZONES) for zone in zones],
        "launch": [place(number) for number in LAUNCH_LINE[WEST]],
        "entries": [place(number) for number in ENTRIES],
        "rushes": terms.rushes,
        "tokens": terms.tokens,
        "most_tokens": terms.most_tokens,
        "most_on_pitch": terms.most_on_pitch,
        "landslide": terms.landslide,
        "goal": _goal(match),
    }


def _goal(match: Match) -> Plain:
    """A31: what a lesson is for."""
    goal = match.terms.goal
    if goal is None:
        return None
    player = match.players[goal.player].profile.id if goal.player != NO_PLAYER else None
    return {"kind": GOAL_WORDS[goal.kind], "player": player, "at": place(goal.at) or None}


def _zone(zone: Zone, end: str) -> Projection:
    """D3.4, D14.3: its hexes with their distance from the strike hex."""
    hexes: list[Plain] = [[*HEXES[number], PITCH.distance(number, zone.strike)] for number in zone.hexes]
    return {"id": zone.id, "end": end, "value": zone.value, "hexes": hexes}


def about(catalog: Catalog) -> Projection:
    """The content from which a match is set up."""
    return {
        "teams": [_team(team) for team in catalog.teams.values()],
        "presets": [{"id": id, "values": {**values}} for id, values in PRESETS.items()],
        "switches": [
            {"id": name, "low": low, "high": high, "sheet": sheet}
            for (name, low, high), sheet in zip(SWITCHES, SHEET, strict=True)
        ],
        "lessons": [{"id": id, "play": list(fields.texts("play", ()))} for id, fields in catalog.lessons.items()],
        "firsts": list(FIRST_WORDS),
        "setup": list(SETUP_KEYS),
    }


def _team(team: Team) -> Projection:
    players: list[Plain] = [_card(profile) for profile in team.squad]
    return {"id": team.id, "name": team.name, "handicap": team.handicap, "players": players}


def _card(profile: Profile) -> Projection:
    return {
        "id": profile.id,
        "name": profile.name,
        "number": profile.number,
        "role": ROLE_WORDS[profile.role],
        "move": profile.move,
        "strength": profile.strength,
        "speed": profile.speed,
        "skill": profile.skill,
        "armour": profile.armour,
    }
