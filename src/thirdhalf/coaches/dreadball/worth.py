"""What having the ball is worth, in thousandths of a point: strikes within reach, and how safe the carrier is."""

from typing import Final

from thirdhalf.dreadball.chances import DOUBLE, SURE, WIN, at_least, contest
from thirdhalf.dreadball.kinds import CATCH, GUARD, JACK, ON_PITCH, PERMITTED, STRIKER
from thirdhalf.dreadball.pitch import NEIGHBOURS, ZONE_AT, ZONES
from thirdhalf.dreadball.pool import BASE
from thirdhalf.dreadball.state import Match, Player, score, side_of
from thirdhalf.dreadball.throw import REACH
from thirdhalf.kernel.seat import HOME
from thirdhalf.tactics.dreadball.ground import distances

POINT: Final = 1_000
LAUNCH: Final = 350
"""What the next launch is worth to the team whose rush begins with it."""
LOST: Final = 300
"""What it costs to lose the ball, besides what holding it was worth."""
DISTANT: Final = 700
A_HEX: Final = 25
"""The carrier far from every zone: worth DISTANT less so much for each hex."""


def shot_chance(match: Match, player: Player, at: int, moved: int, cost: int) -> int:
    """D14.3, D14.4, D14.6: the chance of a strike from a hex, out of SURE; `cost` is what threats take."""
    side = side_of(match, player.team)
    zone = ZONE_AT[side][at]
    if zone < 0:
        return 0
    strike = ZONES[side][zone].strike
    if at == strike:
        return 0
    dice = REACH[distances()[at][strike]] - 1 - moved - cost + int(player.profile.role == STRIKER)
    return at_least(dice, player.profile.skill, 1, match.terms.exploding)


def shot_points(match: Match, player: Player, at: int) -> int:
    """D17.1: what a strike from a hex of a zone brings, in points; no more than wins the match."""
    side = side_of(match, player.team)
    zone = ZONES[side][ZONE_AT[side][at]]
    return zone.value + int(at == zone.bonus)


def shot_worth(match: Match, player: Player, at: int, moved: int, cost: int) -> int:
    """What a strike tried from a hex is worth: the points, less the other team's launch, or a ball lost."""
    chance = shot_chance(match, player, at, moved, cost)
    if chance == 0:
        return 0
    return (chance * (shot_points(match, player, at) * POINT - LAUNCH) - (SURE - chance) * LOST) // SURE


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
    best = 0
    for zone in ZONES[side_of(match, player.team)]:
        if far[zone.hexes[2]] > 3 * move + 4:
            continue
        for there in zone.hexes[1:]:
            steps = far[there]
            if steps == 0 or (tokens > 1 and steps <= move):
                worth = shot_worth(match, player, there, 0, threats[there])
            elif steps <= throwing:
                worth = shot_worth(match, player, there, 1, threats[there])
            elif tokens > 1 and steps <= move + throwing:
                worth = shot_worth(match, player, there, 1, threats[there]) * 9 // 10
            elif tokens > 1 and steps < 2 * move + throwing:
                worth = shot_worth(match, player, there, 1, threats[there]) * 8 // 10
            else:
                continue
            if worth > best:
                best = worth
    if threats[at] and best:
        dice = BASE - threats[at] + int(player.profile.role == STRIKER)
        stay = shot_worth(match, player, at, 0, threats[at])
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


def danger(match: Match, number: int, at: int, tokens: int) -> int:
    """How likely the other team takes the ball from a carrier on a hex with so many tokens, out of SURE: each opponent
    in reach attacks once, the best first.
    """
    player = match.players[number]
    far = distances()[at]
    exploding = match.terms.exploding
    profile = player.profile
    open_sides = 0
    for near in NEIGHBOURS[at]:
        if near >= 0 and (match.grid[near] < 0 or match.players[match.grid[near]].team != player.team):
            open_sides += 1
    dodge = BASE + int(profile.role == STRIKER)
    attacks: list[tuple[int, int]] = []
    for other in match.players:
        if other.team == player.team or other.where != ON_PITCH:
            continue
        foe = other.profile
        gap = far[other.at] - 1
        spent = 1
        chance = 0
        if foe.role == GUARD:
            spent = 1 if gap <= foe.move else 2 if gap <= 3 * foe.move - 2 else 0
            chance = contest(BASE + 2, foe.strength, dodge, profile.speed, exploding)[DOUBLE]
        else:
            dice = BASE + int(foe.role == STRIKER)
            odds = contest(dice, foe.skill, dodge, profile.speed, exploding)
            chance = odds[DOUBLE] + odds[WIN]
            if foe.role == JACK:
                spent = 1 if gap <= 1 else 2 if gap <= 2 * foe.move else 0
                slam = contest(BASE + 1, foe.strength, dodge, profile.speed, exploding)[DOUBLE]
                chance = max(chance, slam)
            else:
                spent = 1 if gap <= foe.move else 2 if gap <= 3 * foe.move - 2 else 0
        if other.facing < 0:
            spent += int(spent > 0)
            chance = chance // 2
        if spent and spent <= 2:
            attacks.append((chance * (2 + open_sides) // 8, spent))
    attacks.sort(key=by_price)
    safe = SURE
    for chance, spent in attacks:
        if spent <= tokens:
            tokens -= spent
            safe = safe * (SURE - chance) // SURE
    return SURE - safe


def by_price(attack: tuple[int, int]) -> int:
    """The attacks that promise most for a token first."""
    return -attack[0] // attack[1]


def keeping(match: Match, number: int, at: int, threats: list[int], tokens: int) -> int:
    """What it is worth to hold the ball on a hex until the next own rush, the other team having so many tokens."""
    player = match.players[number]
    if rushes_after(match, player.team) == 0:
        return 0
    best = max(potential(match, number, at, match.terms.most_tokens, threats), distant(match, number, at))
    lost = danger(match, number, at, tokens)
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
        chance = fetch_chance(match, player, at, sprinted, threats[at], 1)
        if steps > move:
            chance = chance * 9 // 10
        if steps >= 2 * move:
            # Two tokens: nearer first.
            left -= 1
            chance = chance * 8 // 10 if left else 0
        after = max(potential(match, number, at, left - 1, threats), DISTANT // 2)
        best = max(best, chance * after // SURE)
    return best
