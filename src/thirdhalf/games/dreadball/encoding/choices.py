"""The options of DreadBall as numbers: a hex and what is there, a turn, a facing, an action, or a player."""

from typing import Final

from thirdhalf.games.dreadball.rules.threat import MOST as MOST_THREATS
from thirdhalf.games.dreadball.rules.threat import threats
from thirdhalf.games.dreadball.showing.telling import ACTION_TOPICS, HEX_TOPICS
from thirdhalf.games.dreadball.table.kinds import ACTION_WORDS, NO_HEX, NO_PLAYER
from thirdhalf.games.dreadball.table.pitch import HEXES, LENGTH, NO_ZONE, PITCH, WIDTH, ZONE_AT, ZONES, Zone
from thirdhalf.games.dreadball.table.questions.topics import (
    FACING,
    FOLLOW_UP,
    FORMATION,
    LEAVE,
    NONE,
    STRIKE,
    THROW_AT,
    TURN_LEFT,
    TURN_RIGHT,
)
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.geometry.hexes import DIRECTION_WORDS
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.encoding import Field, flags, numbers, one_of, zeros

MOST: Final = 64
"""Candidates offered. The longest lists of `tactics` are those of hexes for a coach who sets up by hand."""

SIDE: Final = 8
WORDS: Final = ("nothing", "turn left", "turn right", "leave", "strike", "yes")
HEX_WORDS: Final = ("hex q", "hex r", "to ball", "threats", "zone value", "strike hex")
THINGS: Final = tuple([f"{side} {number}" for side in ("own", "other") for number in range(1, SIDE + 1)])

NOWHERE: Final = (0, 0)


def pair(one: int, other: int) -> bytes:
    """Two numbers."""
    return numbers(2).pack(one, other)


def worth(zones: tuple[Zone, ...], number: int, at: int) -> bytes:
    """What a strike from a hex is worth, and whether it is the zone's strike hex."""
    return pair(zones[number].value, int(zones[number].strike == at)) if number != NO_ZONE else pair(0, 0)


# What a row is made of: a word, a hex, a facing, an action, a player.
WORD_FLAGS: Final = one_of(len(WORDS))
FACING_FLAGS: Final = one_of(6)
ACTION_FLAGS: Final = one_of(len(ACTION_WORDS))
THING_FLAGS: Final = one_of(len(THINGS))
NO_WORD: Final = WORD_FLAGS[-1]
NO_PLACE: Final = zeros(len(HEX_WORDS))
NO_FACING: Final = FACING_FLAGS[-1]
NO_ACTION: Final = ACTION_FLAGS[-1]
NO_THING: Final = THING_FLAGS[-1]
NO_OPTION: Final = NO_FACING + NO_ACTION + NO_THING

# A hex has few numbers: what can be written of it is written once. For each side, and for no hex last.
HEX_PLACES: Final[tuple[tuple[bytes, ...], ...]] = tuple(
    [tuple([pair(q * way, r * way) for q, r in (*HEXES, NOWHERE)]) for way in (1, -1)]
)
HEX_NEAR: Final[tuple[tuple[bytes, ...], ...]] = tuple(
    [tuple([pair(away, threatened) for threatened in range(MOST_THREATS + 1)]) for away in range(2 * LENGTH + 1)]
)
"""How far the ball is, and how many threaten."""
HEX_WORTH: Final[tuple[tuple[bytes, ...], ...]] = tuple(
    [tuple([worth(ZONES[side], zone, at) for at, zone in enumerate(ZONE_AT[side])]) for side in (0, 1)]
)

WORD_ROWS: Final = tuple([flag + NO_PLACE + NO_OPTION for flag in WORD_FLAGS])
SPECIAL: Final = {NONE: 0, TURN_LEFT: 1, TURN_RIGHT: 2, LEAVE: 3}
TO_STRIKE: Final = 4
YES: Final = 5
FACING_ROWS: Final = tuple([NO_WORD + NO_PLACE + flag + NO_ACTION + NO_THING for flag in FACING_FLAGS])
ACTION_ROWS: Final = tuple([NO_WORD + NO_PLACE + NO_FACING + flag + NO_THING for flag in ACTION_FLAGS])


def candidate_fields() -> tuple[Field, ...]:
    """The numbers of a candidate, in the order in which `encode_choices` writes them."""
    return (
        *flags("to", WORDS),
        Field("hex q", -LENGTH, LENGTH),
        Field("hex r", -WIDTH, WIDTH),
        Field("to ball", 0, 2 * LENGTH),
        Field("threats", 0, 2),
        Field("zone value", 0, 4),
        Field("strike hex", 0, 1),
        *flags("face", DIRECTION_WORDS),
        *flags("action:", ACTION_WORDS),
        *flags("of", THINGS),
    )


def encode_choices(match: Match, choices: list[Choice]) -> bytes:
    """All candidates for what is asked, one after the other."""
    decision = match.decision
    assert isinstance(decision, Pick)
    rows: list[bytes] = []
    for choice in choices:
        write_option(match, decision, choice[0], rows)
    return b"".join(rows)


def write_option(match: Match, pick: Pick, option: int, rows: list[bytes]) -> None:
    """An option, as its coach sees it."""
    topic = pick.topic
    seat = pick.seat
    if option <= NONE:
        rows.append(WORD_ROWS[SPECIAL[option]])
    elif topic in HEX_TOPICS:
        rows.append(NO_WORD)
        write_hex(match, seat, option, rows)
        rows.append(NO_OPTION)
    elif topic == FACING:
        rows.append(FACING_ROWS[turned(option, way_of(match, seat))])
    elif topic in ACTION_TOPICS:
        rows.append(ACTION_ROWS[option])
    elif topic in (FOLLOW_UP, FORMATION):
        rows.append(WORD_ROWS[YES if option else -1])
    elif topic == THROW_AT and option == STRIKE:
        rows.append(WORD_ROWS[TO_STRIKE])
    else:
        player = match.players[option]
        rows.append(NO_WORD)
        if player.at == NO_HEX:
            rows.append(NO_PLACE)
        else:
            write_hex(match, seat, player.at, rows)
        rows.append(NO_FACING)
        rows.append(NO_ACTION)
        rows.append(THING_FLAGS[option % SIDE if player.team == seat else SIDE + option % SIDE])


def write_hex(match: Match, seat: int, at: int, rows: list[bytes]) -> None:
    """Where it is, how far from the ball, how many opponents threaten it, and what a strike from there is worth."""
    ball = place_of_ball(match)
    side = side_of(match, seat)
    away = PITCH.distance(at, ball) if ball != NO_HEX else 0
    rows.append(HEX_PLACES[side][at])
    rows.append(HEX_NEAR[away][threats(match, at, seat, NO_PLAYER)])
    rows.append(HEX_WORTH[side][at])


def place_of_ball(match: Match) -> int:
    """The hex where the ball lies or its carrier stands, or NO_HEX: it is out of play."""
    return match.players[match.holder].at if match.holder >= 0 else match.ball


def way_of(match: Match, seat: int) -> int:
    """1 for the seat that attacks the east, -1 for the other: the pitch is turned round for it."""
    return 1 - 2 * side_of(match, seat)


def turned(facing: int, way: int) -> int:
    """A facing as the seat sees it."""
    return facing if way > 0 else (facing + 3) % 6
