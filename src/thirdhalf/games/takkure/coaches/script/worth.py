"""What a position is worth to the attack, reckoned at a glance: a try is TRY, and what the other side gets is less."""

from typing import Final

from thirdhalf.games.takkure.odds.chances import SURE, melee, standing, success
from thirdhalf.games.takkure.odds.tables import Side
from thirdhalf.games.takkure.rules.defence import defensive_reach
from thirdhalf.games.takkure.rules.dice.values import (
    BALL_AT_HAND,
    BEYOND,
    PASS_MODIFIERS,
    RECEPTION_MODIFIERS,
    dice_for,
    rolled_value,
)
from thirdhalf.games.takkure.rules.harm.tokens import all_tokens
from thirdhalf.games.takkure.table.kinds import BREAK_THROUGH, DODGE, LINE_REACHED, NOTHING, PASS, REF, STR, TACKLE
from thirdhalf.games.takkure.table.state import BALL_RADIUS, ON_PITCH, Match, direction
from thirdhalf.geometry.plane import INCH, TOUCH, Point, near_segment
from thirdhalf.geometry.polyline import near_line

TRY: Final = 10_000
MISSED_TRY: Final = -2_000
AT_THE_LINE: Final = 7_200
A_RUN: Final = 1_250
"""What every run that is still needed to reach the line takes off."""

LEAST: Final = 1_000
LANE: Final = 450
"""What a defender costs whom the next run must pass."""


class Guard:
    """A defender as the attack sees it: how far it can tackle now, and how far in the next activation."""

    __slots__ = ("bac", "later", "now", "number", "steals", "tackle", "x", "y")

    def __init__(self, number: int, x: int, y: int, now: int, later: int, tackle: Side, bac: int, steals: int) -> None:
        self.number = number
        self.x = x
        self.y = y
        # Reach of its base's edge, -1 if it cannot tackle; the target's radius comes on top.
        self.now = now
        self.later = later
        self.tackle = tackle
        self.bac = bac
        self.steals = steals


class Scene:
    """The table as the attack of one seat sees it: the guards, and the values of positions."""

    __slots__ = ("guards", "match", "seat", "way")

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.way = direction(seat)
        self.guards = [
            guard(match, number)
            for number, player in enumerate(match.players)
            if player.team != seat and player.off == ON_PITCH
        ]

    # Who can do what to whom

    def tacklers_on(self, number: int, line: list[Point]) -> list[Guard]:
        """1.21: the defenders whose tackle can touch the strip that the player sweeps along the line."""
        radius = self.match.players[number].profile.radius
        return [foe for foe in self.guards if foe.now >= 0 and near_line(foe.x, foe.y, line, foe.now + radius)]

    def thieves_at(self, x: int, y: int, radius: int) -> list[Guard]:
        """3.06: the defenders who can come into contact with a ball or a grounded carrier here."""
        found = []
        for foe in self.guards:
            near = foe.steals + radius
            if foe.steals >= 0 and (foe.x - x) * (foe.x - x) + (foe.y - y) * (foe.y - y) <= near * near:
                found.append(foe)
        return found

    def feet(self, number: int, foes: list[Guard]) -> int:
        """1.19, 1.20: the chance to keep one's feet among these tacklers with the best second action."""
        match = self.match
        dodge = (rolled_value(match, number, REF), dice_for(match, number, DODGE))
        burst = (rolled_value(match, number, STR), dice_for(match, number, BREAK_THROUGH))
        return standing(dodge, burst, tacklers(foes))

    def feet_with(self, own: Side, foes: list[Guard]) -> int:
        """3.07: the chance to keep one's feet with these dice."""
        return standing(own, own, tacklers(foes))

    # What a position is worth

    def distance_left(self, number: int, y: int) -> int:
        """How far it is from here to the in-goal zone, the base's edge counting."""
        goal = self.match.terms.line - self.match.players[number].profile.radius
        return max(0, goal - y * self.way)

    def prospect(self, number: int, y: int) -> int:
        """What the ball is worth in this player's hands here, nobody being near."""
        left = self.distance_left(number, y)
        return max(LEAST, AT_THE_LINE - A_RUN * left // self.match.players[number].profile.attack_move)

    def lost(self, y: int) -> int:
        """What it is worth to have lost the ball here: the nearer to the own line, the worse."""
        left = max(0, self.match.terms.line + y * self.way)
        return -max(LEAST, AT_THE_LINE - A_RUN * left // (6 * INCH)) * 2 // 3

    def try_chance(self, number: int, foes: list[Guard], pressed: int) -> int:
        """4.04: the chance of a try among these tacklers and that many pressers."""
        player = self.match.players[number]
        value = player.profile.bac_try - all_tokens(player) - pressed
        return melee((value, 1), tacklers(foes))

    def scoring(self, number: int, foes: list[Guard], pressed: int) -> int:
        """4.04: what it is worth to go for the try."""
        return mix(self.try_chance(number, foes, pressed), TRY, MISSED_TRY)

    def stand(self, number: int, x: int, y: int) -> int:
        """What it is worth that the player stands here with the ball when the next activation begins."""
        radius = self.match.players[number].profile.radius
        reach = self.match.players[number].profile.attack_move
        left = self.distance_left(number, y)
        ahead = y + self.way * min(reach, max(left, INCH))
        if left == 0 and LINE_REACHED in self.match.terms.endings:
            return TRY
        close: list[Guard] = []
        lane: list[Guard] = []
        for foe in self.guards:
            near = foe.later + radius
            if foe.later < 0:
                continue
            if (foe.x - x) * (foe.x - x) + (foe.y - y) * (foe.y - y) <= near * near:
                close.append(foe)
            elif near_segment(foe.x, foe.y, x, y, x, ahead, near):
                lane.append(foe)
        open_field = self.prospect(number, y) - LANE * len(lane)
        value = open_field
        if close:
            value = mix(self.feet(number, close), open_field, self.grounded(number, x, y, 1))
        if left <= reach:
            value = max(value, self.scoring(number, close + lane, 0) - 300)
        return value

    def grounded(self, number: int, x: int, y: int, fallen: int) -> int:
        """What it is worth that the player lies here with the ball, that many tacklers lying beside it."""
        match = self.match
        radius = match.players[number].profile.radius
        kept = SURE
        for foe in self.thieves_at(x, y, radius)[fallen:]:
            kept = kept * (SURE - success(foe.bac, 1) * 3 // 4) // SURE
        help_near = 0
        for mate, fellow in enumerate(match.players):
            if fellow.team == self.seat and mate != number and fellow.off == ON_PITCH and fellow.ground == 0:
                near = fellow.profile.attack_move + fellow.profile.radius + radius
                if (fellow.x - x) * (fellow.x - x) + (fellow.y - y) * (fellow.y - y) <= near * near:
                    help_near = 1
        share = 6 if help_near else 3
        return mix(kept, self.prospect(number, y) * share // 10, self.lost(y))

    def idle(self, number: int) -> int:
        """What it is worth that the carrier stands where it is while another player is activated."""
        player = self.match.players[number]
        if player.ground:
            return self.grounded(number, player.x, player.y, 0)
        kept = SURE
        for foe in self.tacklers_on(number, [(player.x, player.y)]):
            kept = kept * (SURE - success(*foe.tackle)) // SURE
        return mix(kept, self.stand(number, player.x, player.y), self.grounded(number, player.x, player.y, 1))

    def loose(self, x: int, y: int) -> int:
        """What it is worth that the ball lies loose here: whoever is nearer will have it."""
        match = self.match
        best = -1
        for player in match.players:
            if player.team == self.seat and player.off == ON_PITCH and player.ground == 0:
                off = abs(player.x - x) + abs(player.y - y)
                best = off if best < 0 or off < best else best
        kept = SURE
        for foe in self.thieves_at(x, y, BALL_RADIUS):
            kept = kept * (SURE - success(foe.bac + BALL_AT_HAND, 1) * 2 // 3) // SURE
        nearness = LEAST if best < 0 else max(0, 3_000 - 120 * best // INCH)
        return mix(kept, nearness, self.lost(y))

    def pass_chance(self, passer: int, receiver: int, x: int, y: int, bonus: int, foes: list[Guard]) -> int:
        """2.01, 2.02: the chance that the ball arrives, thrown from (x, y) against these tacklers."""
        match = self.match
        target = match.players[receiver]
        radii = match.players[passer].profile.radius + target.profile.radius
        gap2 = (target.x - x) * (target.x - x) + (target.y - y) * (target.y - y)
        ranges = match.terms.ranges
        band = 0
        while band < BEYOND and gap2 > (ranges[band] + radii) * (ranges[band] + radii):
            band += 1
        value = match.players[passer].profile.bac + PASS_MODIFIERS[band] + bonus
        caught = success(target.profile.bac + RECEPTION_MODIFIERS[band], 1)
        own = (value, dice_for(match, passer, PASS))
        if not foes:
            thrown = success(*own)
            return thrown + (SURE - thrown) * caught // SURE
        return melee(own, tacklers(foes))


def guard(match: Match, number: int) -> Guard:
    """A defender: how far it can still tackle in this activation, and from wherever it may go in the next."""
    player = match.players[number]
    radius = player.profile.radius
    reach = defensive_reach(match, number)
    idle = player.declared == NOTHING
    now = -1
    if player.ground == 0 and idle:
        now = reach + radius
    elif player.ground == 0 and player.declared == TACKLE:
        now = radius + TOUCH
    later = reach + radius + (reach // 2 if idle and player.ground == 0 else 0)
    if player.ground > 1 or (player.ground == 1 and not idle):
        later = -1
    steals = reach + radius if player.ground == 0 else -1
    tackle = (rolled_value(match, number, STR), dice_for(match, number, TACKLE))
    return Guard(
        number=number,
        x=player.x,
        y=player.y,
        now=now,
        later=later,
        tackle=tackle,
        bac=player.profile.bac,
        steals=steals,
    )


def tacklers(foes: list[Guard]) -> tuple[Side, ...]:
    """The sides that these defenders' tackles make, strongest first."""
    if len(foes) == 1:
        return (foes[0].tackle,)
    return tuple(sorted([foe.tackle for foe in foes], reverse=True))


def mix(chance: int, good: int, bad: int) -> int:
    """What is to be expected of two outcomes."""
    return (chance * good + (SURE - chance) * bad) // SURE
