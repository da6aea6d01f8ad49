"""What having the ball is worth, in thousandths of a point: strikes within reach, and how safe the carrier is."""

from functools import cache
from typing import Final

from thirdhalf.games.dreadball.rules.actions.throw import REACH
from thirdhalf.games.dreadball.rules.chances import DOUBLE, SURE, WIN, at_least, contest
from thirdhalf.games.dreadball.rules.pool import BASE
from thirdhalf.games.dreadball.rules.threat import MOST, threatens
from thirdhalf.games.dreadball.table.kinds import CATCH, GUARD, JACK, ON_PITCH, PERMITTED, STRIKER
from thirdhalf.games.dreadball.table.pitch import NEIGHBOURS, SIZE, ZONE_AT, ZONES
from thirdhalf.games.dreadball.table.readings import EVERY_THREAT
from thirdhalf.games.dreadball.table.state import Match, Player, score, side_of
from thirdhalf.games.dreadball.tactics.ground import distances
from thirdhalf.kernel.seat import HOME

POINT: Final = 1_000
LAUNCH: Final = 350
"""What the next launch is worth to the team whose rush begins with it."""
LOST: Final = 300
"""What it costs to lose the ball, besides what holding it was worth."""
DISTANT: Final = 700
A_HEX: Final = 25
"""The carrier far from every zone: worth DISTANT less so much for each hex."""


class Shots:
    """Strikes by one kind of thrower from every hex: the chances out of SURE, and what they are worth, by whether he
    has moved and by what threats cost.
    """

    __slots__ = ("chances", "worths")

    def __init__(self, chances: list[list[list[int]]], worths: list[list[list[int]]]) -> None:
        self.chances = chances
        self.worths = worths


@cache
def shots(side: int, role: int, skill: int, exploding: int) -> Shots:
    """D14.3, D14.4, D14.6: all strikes of a thrower of this role and Skill; 0 where there is none.

    A strike tried is worth its points less the other team's launch, or a ball lost.
    """
    chances = [[[0] * SIZE for _ in range(MOST + 1)] for _ in range(2)]
    worths = [[[0] * SIZE for _ in range(MOST + 1)] for _ in range(2)]
    for zone in ZONES[side]:
        for at in zone.hexes[1:]:
            for moved in (0, 1):
                for cost in range(MOST + 1):
                    dice = REACH[distances()[at][zone.strike]] - 1 - moved - cost + int(role == STRIKER)
                    chance = at_least(dice, skill, 1, exploding)
                    points = (zone.value + int(at == zone.bonus)) * POINT
                    chances[moved][cost][at] = chance
                    if chance:
                        worths[moved][cost][at] = (chance * (points - LAUNCH) - (SURE - chance) * LOST) // SURE
    return Shots(chances, worths)


def shots_of(match: Match, player: Player) -> Shots:
    """A player's strikes."""
    return shots(side_of(match, player.team), player.profile.role, player.profile.skill, match.terms.exploding)


def shot_points(match: Match, player: Player, at: int) -> int:
    """D17.1: what a strike from a hex of a zone brings, in points."""
    side = side_of(match, player.team)
    zone = ZONES[side][ZONE_AT[side][at]]
    return zone.value + int(at == zone.bonus)


def potential(match: Match, number: int, at: int, tokens: int, threats: list[int]) -> int:
    """What a carrier on a hex can make of so many tokens: the best strike within reach, players in the way
    overlooked; 0 if there is none.
    """
    if tokens <= 0:
        return 0
    player = match.players[number]
    move = player.profile.move
    far = distances()[at]
    throwing = 1 if player.profile.role == JACK else move + 1
    standing, moving = shots_of(match, player).worths
    # By tokens: how far he may go to strike from where he stops, on the move, and on the move after a Sprint.
    stops = move if tokens > 1 else 0
    runs = move + throwing if tokens > 1 else throwing
    sprints = 2 * move + throwing - 1 if tokens > 1 else 0
    best = 0
    for zone in ZONES[side_of(match, player.team)]:
        if far[zone.hexes[2]] > max(runs, sprints) + 2:
            continue
        for there in zone.hexes[1:]:
            steps = far[there]
            if steps <= stops:
                worth = standing[threats[there]][there]
            elif steps <= throwing:
                worth = moving[threats[there]][there]
            elif steps <= runs:
                worth = moving[threats[there]][there] * 9 // 10
            elif steps <= sprints:
                worth = moving[threats[there]][there] * 8 // 10
            else:
                continue
            if worth > best:
                best = worth
    if threats[at] and best:
        dice = BASE - threats[at] + int(player.profile.role == STRIKER)
        stay = standing[threats[at]][at]
        best = max(stay, best * at_least(dice, player.profile.speed, 1, match.terms.exploding) // SURE)
    return best


def rushes_after(match: Match, seat: int) -> int:
    """D17.6: how many rushes a coach still has after this one; a level score leaves one more."""
    left = max(0, match.terms.rushes - match.rush)
    own = left // 2 if match.rushing == seat else (left + 1) // 2
    return own if own else int(score(match) == 0)


def lead(match: Match, seat: int) -> int:
    """D17.2: by how many points a coach leads."""
    return score(match) if seat == HOME else -score(match)


class Attacker:
    """An opponent who can get at the carrier: his tokens for it, and his chances by what threats cost the carrier."""

    __slots__ = ("chances", "spent")

    def __init__(self, spent: int, chances: list[int]) -> None:
        self.spent = spent
        self.chances = chances


def attackers(match: Match, number: int, at: int) -> list[Attacker]:
    """Who can get at a carrier on a hex, those who need fewer tokens first."""
    player = match.players[number]
    far = distances()[at]
    exploding = match.terms.exploding
    speed = player.profile.speed
    dodge = BASE + int(player.profile.role == STRIKER)
    every = match.terms.readings & EVERY_THREAT
    found: list[Attacker] = []
    for other in match.players:
        if other.team == player.team or other.where != ON_PITCH:
            continue
        foe = other.profile
        gap = far[other.at] - 1
        near = 1 if foe.role == JACK else foe.move
        spent = 1 if gap <= near else 2 if gap <= 2 * foe.move - 2 + near else 0
        if other.facing < 0:
            spent += int(spent > 0)
        if spent == 0 or spent > 2:
            continue
        # A12: to the letter his own threat costs a die, which the hex may count already.
        own = int(every and not (other.facing >= 0 and gap == 0 and threatens(other, at)))
        chances: list[int] = []
        for marked in range(MOST + 1):
            cost = min(marked + own, MOST)
            chance = 0
            if foe.role != STRIKER:
                dice = BASE + int(foe.role == GUARD) + int(gap > 0)
                chance = contest(dice, foe.strength, dodge - cost, speed, exploding)[DOUBLE]
            if foe.role != GUARD:
                odds = contest(BASE + int(foe.role == STRIKER), foe.skill, dodge - cost, speed, exploding)
                chance = max(chance, odds[DOUBLE] + odds[WIN])
            chances.append(chance if other.facing >= 0 else chance // 2)
        found.append(Attacker(spent, chances))
    found.sort(key=by_tokens)
    return found


def by_tokens(attacker: Attacker) -> int:
    """Near ones first, of those the best."""
    return attacker.spent * SURE - attacker.chances[0]


def danger(match: Match, number: int, at: int, tokens: int, threats: list[int]) -> int:
    """How likely the other team takes the ball from a carrier on a hex with so many tokens, out of SURE: some of those
    in reach may first go next to him, where their threats cost him dice, then the others attack once each.
    """
    if tokens == 0:
        return 0
    player = match.players[number]
    open_sides = 0
    for near in NEIGHBOURS[at]:
        if near >= 0 and (match.grid[near] < 0 or match.players[match.grid[near]].team != player.team):
            open_sides += 1
    found = attackers(match, number, at)
    most = 0
    for cost in range(threats[at], MOST + 1):
        marking = cost - threats[at]
        left = tokens
        safe = SURE
        # The weakest of the near ones mark.
        near_ones = len([each for each in found if each.spent == 1])
        if marking and near_ones <= marking:
            break
        left -= marking
        for place, each in enumerate(found):
            if each.spent > left or (marking and near_ones - marking <= place < near_ones):
                continue
            left -= each.spent
            safe = safe * (SURE - each.chances[cost] * (2 + open_sides) // 8) // SURE
        most = max(most, SURE - safe)
    return most


def keeping(match: Match, number: int, at: int, threats: list[int], tokens: int) -> int:
    """What it is worth to hold the ball on a hex until the next own rush, the other team having so many tokens."""
    player = match.players[number]
    if rushes_after(match, player.team) == 0:
        return 0
    best = max(potential(match, number, at, match.terms.most_tokens, threats), distant(match, number, at))
    lost = danger(match, number, at, tokens, threats)
    return ((SURE - lost) * best - lost * LOST) // SURE


def distant(match: Match, number: int, at: int) -> int:
    """What it is worth to hold the ball on a hex far from every zone: more the nearer they are."""
    far = distances()[at]
    best = 0
    for zone in ZONES[side_of(match, match.players[number].team)]:
        best = max(best, (DISTANT - A_HEX * far[zone.bonus]) * zone.value // 3)
    return best


def can_hold(player: Player) -> bool:
    """D10.2: on his feet, and no Guard."""
    return player.facing >= 0 and CATCH in PERMITTED[player.profile.role]


def fetch_chance(match: Match, player: Player, at: int, sprinted: int, cost: int, needed: int) -> int:
    """D11.1: the chance of so many successes in a Pick Up, out of SURE."""
    dice = BASE - sprinted - cost + int(player.profile.role == STRIKER)
    return at_least(dice, player.profile.skill, needed, match.terms.exploding)


def loose_worth(match: Match, team: int, at: int, tokens: int, threats: list[int]) -> int:
    """What a ball lying on a hex is worth to a team that has so many tokens now, or in its next rush."""
    far = distances()[at]
    best = 0
    for number, player in enumerate(match.players):
        if player.team != team or player.where != ON_PITCH or not can_hold(player):
            continue
        left = min(tokens, match.terms.most_tokens - (player.tokens if match.rushing == team else 0))
        move = player.profile.move
        steps = far[player.at]
        if left <= 0 or steps > 3 * move:
            continue
        sprinted = int(steps > move + 1)
        once = fetch_chance(match, player, at, sprinted, threats[at], 1)
        twice = fetch_chance(match, player, at, sprinted, threats[at], 2)
        part = 10
        if steps > move:
            part = 9
        if steps >= 2 * move:
            # Two tokens: nearer first.
            left -= 1
            part = 8 if left else 0
        held = max(potential(match, number, at, left - 1, threats), DISTANT // 2)
        freed = max(potential(match, number, at, left, threats), held)
        best = max(best, (twice * freed + (once - twice) * held) // SURE * part // 10)
    return best
