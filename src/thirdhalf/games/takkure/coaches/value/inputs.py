"""A position between two activations, at a kick-off or in the break, as whole numbers for the network.

Everything is seen by one coach, the `viewer`: own players first, the pitch turned so that it attacks up and mirrored so
that the ball lies on the right. Players stand in the order of their distance from the ball, the carrier first: who has
which number makes no difference. UNIT is one; nothing is beyond MOST.
"""

from typing import Final

from thirdhalf.coaches.network import Row
from thirdhalf.games.takkure.coaches.search.evaluation import features, sets_left
from thirdhalf.games.takkure.rules.defence import defensive_reach
from thirdhalf.games.takkure.rules.harm.tokens import tires_next
from thirdhalf.games.takkure.rules.kick_off import kick_off_at_hand
from thirdhalf.games.takkure.table.kinds import IN_THE_AIR, NO_PLAYER, SKILL_WORDS
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.questions.topics import (
    BALL_PLACE,
    CATCH,
    CATCHER,
    DISCARD,
    FATIGUE_LOST,
    KICK_OFF_MOVE,
    KICK_OFF_PLACE,
    KICK_OUT,
    KICKER,
    KICKS,
    MOVER,
    TEAM_PLAYS,
    TEMPLATE,
)
from thirdhalf.games.takkure.table.space import ball_place
from thirdhalf.games.takkure.table.state import ON_PITCH, OUT, TO_PLACE, Match, Player, direction
from thirdhalf.geometry.plane import INCH, distance
from thirdhalf.kernel.seat import HOME, other

UNIT: Final = 64
MOST: Final = 127

SIDE: Final = 4
"""Players a coach can have."""
LEADS: Final = 3
"""Larger leads count as this one."""
BOXES: Final = 6
TOKENS: Final = 5
CARDS: Final = 24
TEAM_CARDS: Final = 16
"""Room for kinds of cards."""
KNOWN_CARDS: Final = 17
KNOWN_TEAM_CARDS: Final = 12
KNOWN_TEAM_SKILLS: Final = 3
KNOWN_TALENTS: Final = 13
"""So many the network has learned from, in the order of their numbers; what came later it does not see."""

ASKED: Final = (
    KICKS,
    KICK_OUT,
    KICK_OFF_PLACE,
    TEMPLATE,
    MOVER,
    KICK_OFF_MOVE,
    KICKER,
    CATCHER,
    CATCH,
    BALL_PLACE,
    TEAM_PLAYS,
    DISCARD,
    FATIGUE_LOST,
)
OPENINGS: Final[dict[str, int]] = {topic: number for number, topic in enumerate(ASKED)}

# Where each part begins.
PHASE: Final = 0
CLOCK: Final = PHASE + 4 + 2 * len(ASKED)
HELD: Final = CLOCK + 2 * LEADS + 1 + BOXES + TOKENS + 7
PILES: Final = HELD + 8 + 2 * KNOWN_TEAM_SKILLS
GLANCE: Final = PILES + 2 * CARDS + 2 * TEAM_CARDS
GLANCES: Final = 38
PAIRS: Final = GLANCE + GLANCES
PLAYERS: Final = PAIRS + SIDE * SIDE
PLACED: Final = 24
"""The numbers of one player that change in play; behind them come those of its card."""
CARD: Final = 12
A_PLAYER: Final = PLACED + CARD + len(SKILL_WORDS) + KNOWN_TALENTS
SIZE: Final = PLAYERS + 2 * SIDE * A_PLAYER

WIDE: Final = INCH // 4
CLOSE: Final = INCH // 8
FINE: Final = INCH // 16

CHANCES: Final = (8, 11, 20, 24)
"""The features of `evaluation` that are chances, in hundredths."""

Printed = list[tuple[Profile, int]]
"""Players' cards, and at which place what stands on them begins."""

Standing = tuple[Profile, int, int, int, int]
"""All that a player's numbers depend on: its card, then where it stands, where the ball lies and what it has been
through, each in one number.
"""
WIDTH: Final = 1 << 20
"""More than any coordinate, twice."""


def viewer(match: Match) -> int:
    """Through whose eyes: the receiver's at a kick-off, the one's who decides about it, or else the attack's."""
    kick = kick_off_at_hand(match)
    if kick is not None:
        return other(kick.kicker)
    decision = match.decision
    if decision is not None and decision.topic == KICKS and match.half > 0:
        return other(match.attacker)
    return match.attacker


def stage(match: Match) -> int:
    """6.03: how late it is, in few words: what is said of the end is mended by that. Before the first half and in it
    there are four stages, in the second five more.
    """
    if match.half < 2:
        return min(3, max(0, 4 - match.time)) if match.half == 1 else 0
    return 4 + min(4, max(0, 5 - match.time))


def lead(match: Match, seat: int) -> int:
    """The seat's tries less those of the others."""
    tries = match.home_tries - match.away_tries
    return tries if seat == HOME else -tries


def inputs(match: Match) -> Row:
    """All that the network sees."""
    cards: Printed = []
    row = changing_inputs(match, cards)
    for profile, first in cards:
        row += printed_inputs(profile, first)
    return row


def changing_inputs(match: Match, cards: Printed) -> Row:
    """All but what stands on the players' cards, which seldom changes: where that belongs is noted in `cards`."""
    seat = viewer(match)
    row = common_inputs(match, seat)
    for placed in placed_players(match, seat):
        write_player(match, placed, row, cards)
    return row


def common_inputs(match: Match, seat: int) -> Row:
    """All but what stands on the pitch and on the players' cards, and how the players of both sides stand together."""
    row: Row = []
    attacking = write_phase(match, seat, row)
    write_clock(match, seat, row)
    write_cards(match, seat, row)
    if attacking:
        found = features(match)
        for place, number in enumerate(found):
            if number:
                row += [GLANCE + place, bounded(number if place in CHANCES else number * UNIT // (4 * 100))]
    write_pairs(match, seat, row)
    return row


def write_phase(match: Match, seat: int, row: Row) -> int:
    """What goes on; 1 if somebody attacks."""
    kick = kick_off_at_hand(match)
    decision = match.decision
    topic = decision.topic if decision is not None else ""
    opening = OPENINGS.get(topic, -1)
    if opening >= 0:
        assert decision is not None
        row += [PHASE + 4 + 2 * opening + int(decision.seat == seat), UNIT]
    if kick is not None:
        row += [PHASE, UNIT]
        return 0
    if match.half == 0 or topic in (KICKS, TEAM_PLAYS, DISCARD, FATIGUE_LOST) or match.holder == IN_THE_AIR:
        row += [PHASE + 1, UNIT]
        return 0
    row += [PHASE + 2, UNIT]
    if match.holder == NO_PLAYER:
        row += [PHASE + 3, UNIT]
    return 1


def write_clock(match: Match, seat: int, row: Row) -> None:
    """6.03: the score and the time that is left."""
    ahead = lead(match, seat)
    at = CLOCK
    row += [at + LEADS + max(-LEADS, min(LEADS, ahead)), UNIT]
    at += 2 * LEADS + 1
    row += [at + min(BOXES - 1, match.time), UNIT]
    at += BOXES
    row += [at + min(TOKENS - 1, match.tokens), UNIT]
    at += TOKENS
    own, others = sets_left(match, seat)
    first = match.home_time if seat == HOME else match.away_time
    second = match.away_time if seat == HOME else match.home_time
    numbers = (
        UNIT * int(match.half == 2),
        UNIT * first,
        UNIT * second,
        own // 6,
        others // 6,
        16 * match.time,
        8 * ahead,
    )
    for place, number in enumerate(numbers):
        if number:
            row += [at + place, bounded(number)]


def write_cards(match: Match, seat: int, row: Row) -> None:
    """4.07, 4.08: what both coaches hold."""
    cards = match.cards
    for side in (0, 1):
        whose = seat if side == 0 else other(seat)
        numbers = (
            16 * len(cards.hands[whose]),
            4 * len(cards.decks[whose]),
            24 * (len(cards.plays[whose]) - len(cards.spent[whose])),
            16 * cards.stars[whose],
        )
        for place, number in enumerate(numbers):
            if number:
                row += [HELD + 4 * side + place, bounded(number)]
        if cards.skills[whose] < KNOWN_TEAM_SKILLS:
            row += [HELD + 8 + side * KNOWN_TEAM_SKILLS + cards.skills[whose], UNIT]
        for card in cards.hands[whose]:
            if card < KNOWN_CARDS:
                row += [PILES + side * CARDS + card, UNIT]
        spent = cards.spent[whose]
        for card in cards.plays[whose]:
            if card < KNOWN_TEAM_CARDS and card not in spent:
                row += [PILES + 2 * CARDS + side * TEAM_CARDS + card, UNIT]


class Placed:
    """A player and how it is seen: in which place of the order, from where the ball is, and which way round."""

    __slots__ = ("number", "slot", "turn", "way", "x", "y")

    def __init__(self, number: int, slot: int, x: int, y: int, way: int, turn: int) -> None:
        self.number = number
        self.slot = slot
        self.x = x
        self.y = y
        self.way = way
        self.turn = turn


def ball_seen(match: Match) -> tuple[int, int]:
    """Where the ball is, or will drop."""
    kick = kick_off_at_hand(match)
    if kick is not None and match.holder == IN_THE_AIR:
        return kick.template_x, kick.template_y
    return ball_place(match)


def placed_players(match: Match, seat: int) -> list[Placed]:
    """The players of both sides, in order."""
    x, y = ball_seen(match)
    way = direction(seat)
    turn = way if x * way > 0 or (x == 0 and sum([player.x for player in match.players]) * way >= 0) else -way
    found = [Placed(number, slot, x, y, way, turn) for slot, number in enumerate(ordered(match, seat, x, y))]
    others = ordered(match, other(seat), x, y)
    return found + [Placed(number, SIDE + slot, x, y, way, turn) for slot, number in enumerate(others)]


def write_pairs(match: Match, seat: int, row: Row) -> None:
    """For each pair of players how far one is within the other's reach."""
    x, y = ball_seen(match)
    mine = ordered(match, seat, x, y)
    for second, foe in enumerate(ordered(match, other(seat), x, y)):
        guard = match.players[foe]
        if guard.off == ON_PITCH:
            reach = defensive_reach(match, foe) + guard.profile.radius
            for first, number in enumerate(mine):
                player = match.players[number]
                if player.off == ON_PITCH:
                    gap = distance(player.x, player.y, guard.x, guard.y) - player.profile.radius
                    row += [PAIRS + SIDE * first + second, bounded((reach - gap) // FINE)]


def ordered(match: Match, seat: int, x: int, y: int) -> list[int]:
    """A coach's players: the carrier, then those nearest to the ball, then those who are not there."""
    found: list[tuple[int, int]] = []
    for number, player in enumerate(match.players):
        if player.team == seat:
            far = 1 << 40
            if number == match.holder:
                far = -1
            elif player.off == ON_PITCH:
                far = (player.x - x) * (player.x - x) + (player.y - y) * (player.y - y)
            found.append((far, number))
    found.sort()
    return [number for _, number in found[:SIDE]]


def standing(match: Match, placed: Placed) -> Standing:
    """What a player's numbers depend on."""
    player = match.players[placed.number]
    tokens = (
        (player.activations << 56)
        + (player.fatigue << 48)
        + (player.inactive << 40)
        + (player.permanent << 32)
        + (player.wounds << 24)
        + (player.honour << 16)
        + (player.used << 8)
        + player.ground
    )
    where = match.terms.line * 64 + 8 * player.off + placed.slot
    if player.off != ON_PITCH:
        return (player.profile, where, 0, 0, tokens)
    turn, way = placed.turn, placed.way
    at = player.x * turn * WIDTH + player.y * way
    return (player.profile, where, at, placed.x * turn * WIDTH + placed.y * way, tokens)


def write_player(match: Match, placed: Placed, row: Row, cards: Printed) -> None:
    """One player: where it is, what it has been through, and where its card belongs."""
    player = match.players[placed.number]
    first = PLAYERS + placed.slot * A_PLAYER
    x, y, way, turn = placed.x, placed.y, placed.way, placed.turn
    if player.off == ON_PITCH:
        line = match.terms.line
        gap = distance(player.x, player.y, x, y)
        numbers = (
            UNIT,
            player.x * turn // WIDE,
            player.y * way // WIDE,
            (player.x - x) * turn // CLOSE,
            (player.y - y) * way // CLOSE,
            gap // CLOSE,
            (line - player.y * way) // CLOSE,
            (player.profile.attack_move - gap) // CLOSE,
            (line - player.y * way - player.profile.attack_move) // FINE,
            UNIT * int(player.ground == 1),
            UNIT * int(player.ground > 1),
        )
        for place, value in enumerate(numbers):
            if value:
                row += [first + place, bounded(value)]
    elif player.off == OUT:
        row += [first + 11, UNIT]
    elif player.off == TO_PLACE:
        row += [first + 12, UNIT]
    if player.off != OUT:
        write_tokens(player, first + 13, row)
        cards.append((player.profile, first + PLACED))


def write_tokens(player: Player, first: int, row: Row) -> None:
    """4.01, 5.04: the tokens on a player's card."""
    numbers = (
        24 * player.activations,
        UNIT * int(tires_next(player)),
        24 * player.fatigue,
        24 * player.inactive,
        24 * player.permanent,
        24 * player.wounds,
        24 * player.honour,
        32 * player.used,
    )
    for place, value in enumerate(numbers):
        if value:
            row += [first + place, bounded(value)]


def printed_inputs(profile: Profile, first: int) -> Row:
    """0.06: what stands on a player's card."""
    row: Row = []
    numbers = (
        profile.attack_move // CLOSE,
        profile.defence_move // CLOSE,
        8 * profile.bac,
        8 * profile.bac_try,
        8 * profile.strength,
        8 * profile.reflexes,
        8 * profile.intelligence,
        16 * profile.protection,
        12 * profile.body,
        profile.radius // 40,
        UNIT * profile.vertebrae,
    )
    for place, value in enumerate(numbers):
        if value:
            row += [first + place, bounded(value)]
    row += [first + CARD + profile.skill, UNIT]
    if profile.talent < KNOWN_TALENTS:
        row += [first + CARD + len(SKILL_WORDS) + profile.talent, UNIT]
    return row


def bounded(number: int) -> int:
    """As much of it as there is room for."""
    return max(-MOST, min(MOST, number))
