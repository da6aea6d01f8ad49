"""How a scripted coach judges defence (1.05): who acts, what it does, where it goes."""

from typing import Final

from thirdhalf.games.takkure.cards.effects import CLOSE_IN
from thirdhalf.games.takkure.coaches.script.cards import HOLDING
from thirdhalf.games.takkure.coaches.script.situation import Situation, Threat
from thirdhalf.games.takkure.odds.chances import SURE, success
from thirdhalf.games.takkure.rules.defence import defender_at_work, defensive_reach
from thirdhalf.games.takkure.rules.dice.values import BALL_AT_HAND, dice_for, rolled_value
from thirdhalf.games.takkure.rules.harm.tokens import all_tokens
from thirdhalf.games.takkure.table.kinds import (
    NO_PLAYER,
    NOTHING,
    PRESSURE,
    REST,
    STEAL_FROM_GROUND,
    STEAL_IN_AIR,
    STEAL_LOOSE,
    STR,
    TACKLE,
)
from thirdhalf.games.takkure.table.questions.topics import DEFENSIVE_MOVE
from thirdhalf.games.takkure.table.questions.walks import Walk
from thirdhalf.games.takkure.table.space import walk_question
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, Player
from thirdhalf.games.takkure.tactics.defending import defensive_moves, prize
from thirdhalf.games.takkure.tactics.sight import ray, run_of
from thirdhalf.games.takkure.tactics.walking import nearest
from thirdhalf.geometry.plane import INCH, TOUCH, Point, distance, distance2, divide, hull_touches, touches
from thirdhalf.geometry.polyline import at, first_touch_on, near_line, project_on
from thirdhalf.kernel.decision import Choice

HEADINGS: Final = (0, 35, -35, 70, -70)
USELESS: Final = -1 << 40
PRESSED: Final = 450
"""What a presser near the place of an action is worth."""

ON_A_LANE: Final = 150
HELD: Final = 49
CHASED: Final = 6
"""What a square inch off one's place costs, for a coach who holds a line, and for one who chases."""

WIDTH: Final = 9 * INCH // 2
DEPTH: Final = 4 * INCH
"""Half the width of the defenders' line, and how far before the own in-goal zone it is held."""

A_REST: Final = 260


def judge_defender(now: Situation, choice: Choice) -> int:
    """R-04: whoever stands nearest to what the attack does acts first; the grounded get up last."""
    player = now.match.players[choice[0]]
    if player.ground:
        return USELESS
    run = now.threat.run
    x, y = at(run, project_on(run, player.x, player.y))
    return -distance2(x, y, player.x, player.y)


def can_touch(match: Match, number: int, x: int, y: int, radius: int) -> bool:
    """3.06: whether the defender's move can end in contact with a base of that radius, around whatever stands there."""
    player = match.players[number]
    radii = player.profile.radius + radius
    reach = defensive_reach(match, number)
    if distance2(x, y, player.x, player.y) > (reach + radii) * (reach + radii):
        return False
    end = nearest(walk_question(match, number, DEFENSIVE_MOVE, "1.07", reach, 0), (x, y), radii)
    return touches(end[0], end[1], x, y, radii)


def judge_defence(now: Situation, choice: Choice) -> int:
    """1.05: what the defender does best."""
    action = choice[0]
    match = now.match
    number = defender_at_work(match)
    player = match.players[number]
    coming = now.threat
    if action in (STEAL_LOOSE, STEAL_FROM_GROUND):
        return theft_value(match, number, action)
    if action == TACKLE:
        return tackle_value(match, number, coming) + now.style.hits
    if action == REST:
        return A_REST * all_tokens(player) + stay_value(now, number)
    if now.best_place is None:
        now.best_place = best_place(now, number)
    end = now.best_place
    if action == STEAL_IN_AIR:
        return end[0] + (ON_A_LANE if on_lane(match, number, coming, end[1]) else -ON_A_LANE)
    return end[0]


def theft_value(match: Match, number: int, action: int) -> int:
    """3.06: a steal that will touch the ball or its carrier, as likely as the way it is named for is open by then."""
    chance = opening(match, action)
    if chance == 0 or not can_touch(match, number, *prize(match)):
        return USELESS
    bac = match.players[number].profile.bac
    return chance * success(bac + BALL_AT_HAND if action == STEAL_LOOSE else bac, 1) // SURE


def opening(match: Match, action: int) -> int:
    """3.06: how likely the ball can be stolen in this way when it is rolled for: it can now, or a teammate's tackle
    brings the carrier down.
    """
    if match.holder == NO_PLAYER:
        return SURE if action == STEAL_LOOSE else 0
    if action == STEAL_LOOSE:
        return 0
    if match.players[match.holder].ground:
        return SURE
    tackles = [number for number, player in enumerate(match.players) if player.declared == TACKLE]
    return max(
        [success(rolled_value(match, number, STR), dice_for(match, number, TACKLE)) for number in tackles], default=0
    )


def tackle_value(match: Match, number: int, coming: Threat) -> int:
    """1.12: a tackle that will touch, and is not made useless by another player's taking the ball."""
    carrier = match.players[match.holder]
    player = match.players[number]
    near = defensive_reach(match, number) + player.profile.radius + carrier.profile.radius
    run = coming.run if match.holder == match.active else [(carrier.x, carrier.y)]
    further = close_in(match, number)
    if not near_line(player.x, player.y, run, near + further):
        return USELESS
    walk = walk_question(match, number, DEFENSIVE_MOVE, "1.07", defensive_reach(match, number), 0)
    spots = aims(player, run, near)
    price = 0
    if not any(contact(match, walk, number, run, spot, 0) for spot in spots):
        if not further or not any(contact(match, walk, number, run, spot, further) for spot in spots):
            return USELESS
        price = HOLDING
    if coming.taking_over:
        return -SURE // 2
    return success(rolled_value(match, number, STR), dice_for(match, number, TACKLE)) - price


def close_in(match: Match, number: int) -> int:
    """4.07: how much further a card in hand brings this tackler after the run; another's tackle may want it too."""
    for other, player in enumerate(match.players):
        if other != number and player.declared == TACKLE:
            return 0
    box = match.cards.box
    hand = match.cards.hands[match.players[number].team]
    return max([box.plays[card].amount for card in hand if box.plays[card].effect is CLOSE_IN], default=0)


def aims(player: Player, run: list[Point], near: int) -> list[Point]:
    """1.12: where along the run a tackle may be aimed: its start, its nearest point, and the first within reach."""
    first = at(run, max(0, first_touch_on(run, player.x, player.y, near)))
    return [at(run, project_on(run, player.x, player.y)), first, run[0], run[-1]]


def contact(match: Match, walk: Walk, number: int, run: list[Point], spot: Point, further: int) -> bool:
    """1.12, 1.21, R-06: whether a tackler that comes as close to the spot as it can, and so much further, touches the
    run.
    """
    carrier = match.players[match.holder].profile.radius
    radius = match.players[number].profile.radius
    x, y = nearest(walk, spot, radius + carrier if len(run) == 1 else radius)
    return near_line(x, y, run, radius + carrier + TOUCH + further)


def stay_value(now: Situation, number: int) -> int:
    """What it is worth to the defence that this player stays where it is."""
    player = now.match.players[number]
    return judge_move(now, number, (player.x, player.y), NOTHING)


def best_place(now: Situation, number: int) -> tuple[int, Point]:
    """1.07: where the defender is of most use, with how much that is."""
    match = now.match
    player = match.players[number]
    walk = walk_question(match, number, DEFENSIVE_MOVE, "1.07", defensive_reach(match, number), 0)
    best = USELESS
    place = (player.x, player.y)
    for choice in defensive_moves(match, walk):
        end = (choice[-2], choice[-1]) if choice else (player.x, player.y)
        value = judge_move(now, number, end, PRESSURE)
        if value > best:
            best = value
            place = end
    return best, place


def judge_move(now: Situation, number: int, end: Point, action: int) -> int:
    """1.07: what it is worth to the defence that the player ends there: what the attack can then still hope for.

    The attack is taken to go on to the best of some places after its run.
    """
    match = now.match
    scene = now.cover(number)
    coming = now.threat
    mine = scene.guards[-1]
    mine.x, mine.y = end
    if coming.carrier == NO_PLAYER:
        return -4_000 - distance2(end[0], end[1], match.ball_x, match.ball_y) // (INCH * INCH)
    worst, total, count = USELESS, 0, 0
    x, y = coming.end
    ends = [coming.end]
    if coming.onward:
        for degrees in HEADINGS if now.style.reads_lanes else HEADINGS[:1]:
            ends.append(
                run_of(match, coming.carrier, [(x, y), ray(x, y, scene.way, degrees, coming.onward)], coming.onward)[-1]
            )
    for place in ends:
        value = scene.stand(coming.carrier, place[0], place[1])
        worst = max(worst, value)
        total += value
        count += 1
    value = -(3 * worst + total // count) // 4
    if action == PRESSURE:
        near = (
            match.terms.pressure_reach
            + match.players[number].profile.radius
            + match.players[match.active].profile.radius
        )
        place = coming.end
        if coming.taking_over and match.holder != NO_PLAYER:
            place = (match.players[match.holder].x, match.players[match.holder].y)
        if distance2(end[0], end[1], place[0], place[1]) <= near * near:
            value += PRESSED
    # Then the nearer to where this defender belongs: a beginner chases the ball.
    if now.style.reads_lanes:
        return value - off_post(end, post(now, number), HELD)
    left = scene.distance_left(coming.carrier, y)
    return value - off_post(end, (x, y + scene.way * min(left, 5 * INCH)), CHASED)


def off_post(end: Point, belongs: Point, weight: int) -> int:
    """What it costs to be away from where one belongs: little near it, much far off."""
    return weight * distance2(end[0], end[1], belongs[0], belongs[1]) // (INCH * INCH)


def post(now: Situation, number: int) -> Point:
    """Where a defender belongs: in a line across the pitch, drawn towards the ball's side, close to the own line.

    A carrier goes four times as far in an activation as a defender: who goes to meet it is passed.
    """
    match = now.match
    coming = now.threat
    scene = now.scene
    x, y = coming.end
    team = [(foe.x * scene.way, foe.number) for foe in scene.guards if foe.later >= 0 or foe.number == number]
    team.sort()
    place = [each for _, each in team].index(number)
    slot = 0
    if len(team) > 1:
        slot = scene.way * divide((2 * place - len(team) + 1) * WIDTH, len(team) - 1)
    side = match.terms.half_width - 2 * INCH
    left = scene.distance_left(coming.carrier, y)
    ahead = max(min(coming.onward + 2 * INCH, left), left - DEPTH)
    return (max(-side, min(side, divide(x * 3, 5) + slot)), y + scene.way * ahead)


def on_lane(match: Match, number: int, coming: Threat, end: Point) -> bool:
    """3.06: whether a pass to some attacker who is not ahead would fly over this place."""
    if coming.carrier == NO_PLAYER or coming.taking_over:
        return False
    passer = match.players[coming.carrier]
    radius = match.players[number].profile.radius
    x, y = coming.end
    for mate, fellow in enumerate(match.players):
        if fellow.team == match.attacker and mate != coming.carrier and fellow.off == ON_PITCH and fellow.ground == 0:
            if hull_touches(
                x, y, passer.profile.radius, fellow.x, fellow.y, fellow.profile.radius, end[0], end[1], radius
            ):
                return True
    return False


def judge_spot(now: Situation, choice: Choice) -> int:
    """1.12: the earliest point of the run that the tackler comes to touch."""
    match = now.match
    number = defender_at_work(match)
    player = match.players[number]
    carrier = match.players[match.holder]
    run = run_of(match, match.holder, list(match.run_line), carrier.profile.attack_move)
    spot = (choice[0], choice[1])
    walk = walk_question(match, number, DEFENSIVE_MOVE, "1.07", defensive_reach(match, number), 0)
    earlier = SURE - project_on(run, spot[0], spot[1]) // 100
    if contact(match, walk, number, run, spot, 0):
        return earlier
    if contact(match, walk, number, run, spot, close_in(match, number)):
        return earlier - SURE
    return -distance2(player.x, player.y, spot[0], spot[1]) // (1 << 10)


def judge_steal_move(match: Match, number: int, choice: Choice) -> int:
    """3.06: in contact with what is to be stolen, or at least as near as can be."""
    player = match.players[number]
    x, y = (choice[-2], choice[-1]) if choice else (player.x, player.y)
    ball = prize(match)
    if touches(x, y, ball[0], ball[1], player.profile.radius + ball[2]):
        return SURE
    return -100 * distance(x, y, ball[0], ball[1]) // INCH


def judge_defensive_move(now: Situation, choice: Choice) -> int:
    """1.07: one end of a defensive move."""
    match = now.match
    number = defender_at_work(match)
    player = match.players[number]
    if player.declared == TACKLE:
        # all that is offered is as close to the spot as can be.
        return 0
    if player.declared in (STEAL_LOOSE, STEAL_FROM_GROUND):
        return judge_steal_move(match, number, choice)
    end = (choice[-2], choice[-1]) if choice else (player.x, player.y)
    value = judge_move(now, number, end, player.declared)
    if player.declared == STEAL_IN_AIR and on_lane(match, number, now.threat, end):
        value += 2 * ON_A_LANE
    return value
