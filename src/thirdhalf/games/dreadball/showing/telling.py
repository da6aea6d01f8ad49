"""Events, questions and options as messages of the catalogue, each value saying what it is; no language is involved."""

from typing import Final

from thirdhalf.games.dreadball.rules.at_work import at_work
from thirdhalf.games.dreadball.showing.account import hex_word, word
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.events import EVENT_FIELDS
from thirdhalf.games.dreadball.table.kinds import ACTION_WORDS, NO_PLAYER
from thirdhalf.games.dreadball.table.pitch import HEXES, ZONES
from thirdhalf.games.dreadball.table.questions.topics import (
    ACTION,
    DASH,
    DODGE_MOVE,
    FACING,
    FOLLOW_UP,
    FORMATION,
    FORMATION_WORDS,
    FREE_ACTION,
    LEAVE,
    NONE,
    NONE_WORDS,
    PLACE,
    PUSH,
    REACTION,
    STEP,
    STRIKE,
    THROW_AT,
    TURN_LEFT,
    TURN_RIGHT,
)
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.hexes import DIRECTION_WORDS
from thirdhalf.kernel.decision import NO_ONE, Decision, Pick
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.telling import Telling, message_id, named, number, numbers, said, signed, text

HEX_TOPICS: Final[tuple[str, ...]] = (STEP, DASH, PUSH, DODGE_MOVE, PLACE)
ACTION_TOPICS: Final[tuple[str, ...]] = (ACTION, FREE_ACTION, REACTION)
STEP_WORDS: Final = {TURN_LEFT: "turn left", TURN_RIGHT: "turn right", LEAVE: "leave"}
OPTION_WORDS: Final = {FOLLOW_UP: ("no", "yes"), FORMATION: FORMATION_WORDS}

_PLAYERS: Final[tuple[str, ...]] = ("player", "target", "receiver")
WITH_BOTH_TEAMS: Final[tuple[str, ...]] = (events.TOSS, events.STRIKE)
ZONED: Final[tuple[int, ...]] = tuple(
    [int(any(number in zone.hexes for zones in ZONES for zone in zones)) for number in range(len(HEXES))]
)
"""D3.4: 1 for each hex of a strike zone."""
_HEXES: Final[tuple[str, ...]] = ("hex", "from")
# Fields whose value is a kind, and the message group that names it.
_KINDS: Final = {
    "action": "dreadball-action",
    "source": "dreadball-source",
    "reason": "dreadball-reason",
    "ending": "dreadball-ending",
    "facing": "dreadball-direction",
    "direction": "dreadball-direction",
    "seat": "seat",
}


def tell_event(match: Match, event: Event) -> Telling:
    """An event with each value under its name; of a way also its last `hex`."""
    values: dict[str, Projection] = {}
    for i, field in enumerate(EVENT_FIELDS[event.kind]):
        value = event.values[i]
        if field in _PLAYERS:
            values[field] = player_name(match, value)
        elif field == "hexes":
            values["hex"] = text(hex_word(event.values[-1]))
            values["where"] = text(where(event.values[-1]))
        elif field in _HEXES:
            values[field] = text(hex_word(value))
            if field == "hex":
                values["where"] = text(where(value))
        elif field == "faces":
            values[field] = numbers(event.values[i:])
        elif field == "amount":
            values[field] = signed(value)
        elif field in _KINDS:
            values[field] = said(message_id(_KINDS[field], word(match, field, value)))
        else:
            values[field] = number(value)
    if event.kind in WITH_BOTH_TEAMS:
        values["home_team"] = said("seat-home")
        values["away_team"] = said("seat-away")
    return Telling(message_id("dreadball", event.kind), values)


def where(number: int) -> str:
    """D3: in which part of the pitch a hex is: a strike zone, a half, or the middle between them."""
    if number < 0:
        return "middle"
    q, r = HEXES[number]
    # A row further down begins half a hex further right.
    east = 2 * q + r
    if east == 0:
        return "middle"
    half = "east" if east > 0 else "west"
    return f"zone-{half}" if ZONED[number] else half


def player_name(match: Match, number: int) -> Projection:
    """A player by id and name."""
    profile = match.players[number].profile
    return named(profile.id, profile.name)


def prompt(match: Match, decision: Decision) -> Telling:
    """The question, with whom it is about as `player` and whoever has to do with him as `other`."""
    values: dict[str, Projection] = {}
    if decision.who != NO_ONE:
        values["player"] = player_name(match, decision.who)
        for number in at_work(match):
            if number not in (decision.who, NO_PLAYER):
                values["other"] = player_name(match, number)
    return Telling(message_id("dreadball-question", decision.topic), values)


def option_word(match: Match, pick: Pick, option: int) -> str:
    """An option in files."""
    plain = plain_word(pick.topic, option)
    if plain:
        return plain
    if pick.topic in HEX_TOPICS:
        return hex_word(option)
    if pick.topic in ACTION_TOPICS:
        return ACTION_WORDS[option]
    return DIRECTION_WORDS[option] if pick.topic == FACING else match.players[option].profile.id


def option_label(match: Match, pick: Pick, option: int) -> Telling:
    """An option for people."""
    plain = plain_word(pick.topic, option)
    if plain:
        return Telling(message_id(message_id("dreadball-option", pick.topic), plain), {})
    if pick.topic in HEX_TOPICS:
        return Telling("dreadball-option-hex", {"hex": text(hex_word(option))})
    if pick.topic in ACTION_TOPICS:
        return Telling(message_id("dreadball-action", ACTION_WORDS[option]), {})
    if pick.topic == FACING:
        return Telling(message_id("dreadball-direction", DIRECTION_WORDS[option]), {})
    return Telling("option-player", {"player": player_name(match, option)})


def plain_word(topic: str, option: int) -> str:
    """The word of an option that is no hex, action, direction or player; "" of those that are."""
    if option == NONE:
        return NONE_WORDS[topic]
    if option < NONE:
        return STEP_WORDS[option]
    if topic in OPTION_WORDS:
        return OPTION_WORDS[topic][option]
    return "strike" if topic == THROW_AT and option == STRIKE else ""
