"""How a scripted coach judges defence (1.05): who acts, what it does, where it goes."""

from typing import Final

from thirdhalf.coaches.chances import SURE, success
from thirdhalf.coaches.style import Style
from thirdhalf.coaches.worth import Guard, Scene
from thirdhalf.geometry.plane import INCH, TOUCH, Point, distance2, hull_touches
from thirdhalf.geometry.polyline import at, first_touch_on, near_line, project_on
from thirdhalf.kernel.decision import Choice
from thirdhalf.tactics.defending import defender_at_work, defensive_moves
from thirdhalf.tactics.sight import ray, run_of
from thirdhalf.tactics.walking import nearest
from thirdhalf.takkure.defence import defensive_reach
from thirdhalf.takkure.kinds import (
    NO_PLAYER,
    PRESSURE,
    REST,
    STEAL_FROM_GROUND,
    STEAL_IN_AIR,
    STEAL_LOOSE,
    STR,
    TACKLE,
)
from thirdhalf.takkure.questions import DEFENSIVE_MOVE
from thirdhalf.takkure.space import walk_question
from thirdhalf.takkure.state import BALL_RADIUS, ON_PITCH, Match, Player
from thirdhalf.takkure.tokens import all_tokens
from thirdhalf.takkure.values import BALL_AT_HAND, PRESSURE_REACH, dice_for, rolled_value
from thirdhalf.takkure.walks import Walk

HEADINGS: Final = (0, 35, -35, 70, -70)
USELESS: Final = -1 << 40
PRESSED: Final = 450
"""What a presser near the place of an action is worth."""

ON_A_LANE: Final = 150
A_REST: Final = 260


class Threat:
    """What the attack is about to do: who will have the ball, where its run ends, and how far it goes on from there."""

    __slots__ = ("carrier", "end", "onward", "run", "taking_over")

    def __init__(self, carrier: int, run: list[Point], onward: int, taking_over: int) -> None:
        self.carrier = carrier
        self.run = run
        self.end = run[-1]
        self.onward = onward
        # 1 where the active player runs for the ball and has its second action left for that.
        self.taking_over = taking_over


def threat(match: Match) -> Threat:
    """Read the marked line (1.04)."""
    active = match.active
    runner = match.players[active]
    run = run_of(match, active, list(match.run_line), runner.profile.attack_move)
    if match.holder == active:
        return Threat(active, run, 0 if runner.ground else runner.profile.attack_move, 0)
    if match.holder == NO_PLAYER:
        ball = (match.ball_x, match.ball_y)
        near = BALL_RADIUS
    else:
        carrier = match.players[match.holder]
        ball = (carrier.x, carrier.y)
        near = carrier.profile.radius
    if runner.ground == 0 and near_line(ball[0], ball[1], run, near + runner.profile.radius + TOUCH):
        return Threat(active, run, 0, 1)
    if match.holder == NO_PLAYER:
        return Threat(NO_PLAYER, [ball], 0, 0)
    return Threat(match.holder, [ball], 0, 0)


def judge_defender(match: Match, style: Style, choice: Choice) -> int:
    """R-04: whoever stands nearest to what the attack does acts first; the grounded get up last."""
    player = match.players[choice[0]]
    if player.ground:
        return USELESS
    run = threat(match).run
    x, y = at(run, project_on(run, player.x, player.y))
    return -distance2(x, y, player.x, player.y)


def can_touch(match: Match, number: int, x: int, y: int, radius: int) -> bool:
    """Whether the defender's move can end in contact with a base of that radius, nothing in the way."""
    player = match.players[number]
    near = defensive_reach(match, number) + player.profile.radius + radius
    return distance2(x, y, player.x, player.y) <= near * near


def judge_defence(match: Match, style: Style, choice: Choice) -> int:
    """1.05: what the defender does best."""
    action = choice[0]
    number = defender_at_work(match)
    player = match.players[number]
    coming = threat(match)
    if action == STEAL_LOOSE:
        touch = can_touch(match, number, match.ball_x, match.ball_y, BALL_RADIUS)
        return success(player.profile.bac + BALL_AT_HAND, 1) if touch else USELESS
    if action == STEAL_FROM_GROUND:
        carrier = match.players[match.holder]
        touch = can_touch(match, number, carrier.x, carrier.y, carrier.profile.radius)
        return success(player.profile.bac, 1) if touch else USELESS
    if action == TACKLE:
        return tackle_value(match, number, coming)
    if action == REST:
        return A_REST * all_tokens(player) + stay_value(match, number, coming, style)
    end = best_place(match, number, style)
    if action == STEAL_IN_AIR:
        return end[0] + (ON_A_LANE if on_lane(match, number, coming, end[1]) else -ON_A_LANE)
    return end[0]


def tackle_value(match: Match, number: int, coming: Threat) -> int:
    """1.12: a tackle that will touch, and is not made useless by another player's taking the ball."""
    carrier = match.players[match.holder]
    player = match.players[number]
    near = defensive_reach(match, number) + player.profile.radius + carrier.profile.radius
    run = coming.run if match.holder == match.active else [(carrier.x, carrier.y)]
    if not near_line(player.x, player.y, run, near):
        return USELESS
    walk = walk_question(match, number, DEFENSIVE_MOVE, "1.07", defensive_reach(match, number), 0)
    if not any(contact(match, walk, number, run, spot) for spot in aims(player, run, near)):
        return USELESS
    if coming.taking_over:
        return -SURE // 2
    return success(rolled_value(match, number, STR), dice_for(match, number, TACKLE))


def aims(player: Player, run: list[Point], near: int) -> list[Point]:
    """1.12: where along the run a tackle may be aimed: its start, its nearest point, and the first within reach."""
    first = at(run, max(0, first_touch_on(run, player.x, player.y, near)))
    return [at(run, project_on(run, player.x, player.y)), first, run[0], run[-1]]


def contact(match: Match, walk: Walk, number: int, run: list[Point], spot: Point) -> bool:
    """1.12, 1.21, R-06: whether a tackler that comes as close to the spot as it can touches the run."""
    carrier = match.players[match.holder].profile.radius
    radius = match.players[number].profile.radius
    x, y = nearest(walk, spot, radius + carrier if len(run) == 1 else radius)
    return near_line(x, y, run, radius + carrier + TOUCH)


def stay_value(match: Match, number: int, coming: Threat, style: Style) -> int:
    """What it is worth to the defence that this player stays where it is."""
    player = match.players[number]
    return judge_move(covering(match, number), coming, number, style, (player.x, player.y), 0)


def best_place(match: Match, number: int, style: Style) -> tuple[int, Point]:
    """1.07: where the defender is of most use, with how much that is."""
    coming = threat(match)
    scene = covering(match, number)
    player = match.players[number]
    walk = walk_question(match, number, DEFENSIVE_MOVE, "1.07", defensive_reach(match, number), 0)
    best = USELESS
    place = (player.x, player.y)
    for choice in defensive_moves(match, walk):
        end = (choice[-2], choice[-1]) if choice else (player.x, player.y)
        value = judge_move(scene, coming, number, style, end, PRESSURE)
        if value > best:
            best = value
            place = end
    return best, place


def covering(match: Match, number: int) -> Scene:
    """The scene with this defender last in its list, to be put here and there."""
    scene = Scene(match, match.attacker)
    mine = next(foe for foe in scene.guards if foe.number == number)
    scene.guards = [foe for foe in scene.guards if foe.number != number]
    reach = defensive_reach(match, number) + match.players[number].profile.radius
    scene.guards.append(Guard(number, mine.x, mine.y, -1, reach, mine.tackle, mine.bac, reach))
    return scene


def judge_move(scene: Scene, coming: Threat, number: int, style: Style, end: Point, action: int) -> int:
    """1.07: what it is worth to the defence that the player ends there: what the attack can then still hope for.

    The attack is taken to go on to the best of some places after its run.
    """
    match = scene.match
    mine = scene.guards[-1]
    mine.x, mine.y = end
    if coming.carrier == NO_PLAYER:
        return -4_000 - distance2(end[0], end[1], match.ball_x, match.ball_y) // (INCH * INCH)
    worst, total, count = USELESS, 0, 0
    x, y = coming.end
    ends = [coming.end]
    if coming.onward:
        for degrees in HEADINGS if style.reads_lanes else HEADINGS[:1]:
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
        near = PRESSURE_REACH + match.players[number].profile.radius + match.players[match.active].profile.radius
        place = coming.end
        if coming.taking_over and match.holder != NO_PLAYER:
            place = (match.players[match.holder].x, match.players[match.holder].y)
        if distance2(end[0], end[1], place[0], place[1]) <= near * near:
            value += PRESSED
    # Of places that do the same, the one nearer to the way that the ball will take.
    left = scene.distance_left(coming.carrier, y)
    return value - distance2(end[0], end[1], x, y + scene.way * min(left, 5 * INCH)) // (1 << 20)


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


def judge_spot(match: Match, style: Style, choice: Choice) -> int:
    """1.12: the earliest point of the run that the tackler comes to touch."""
    number = defender_at_work(match)
    player = match.players[number]
    carrier = match.players[match.holder]
    run = run_of(match, match.holder, list(match.run_line), carrier.profile.attack_move)
    spot = (choice[0], choice[1])
    walk = walk_question(match, number, DEFENSIVE_MOVE, "1.07", defensive_reach(match, number), 0)
    if contact(match, walk, number, run, spot):
        return SURE - project_on(run, spot[0], spot[1]) // 100
    return -distance2(player.x, player.y, spot[0], spot[1]) // (1 << 10)


def judge_steal_move(match: Match, number: int, choice: Choice) -> int:
    """3.06: in contact with what is to be stolen."""
    player = match.players[number]
    x, y = (choice[-2], choice[-1]) if choice else (player.x, player.y)
    if player.declared == STEAL_LOOSE:
        return -distance2(x, y, match.ball_x, match.ball_y)
    carrier = match.players[match.holder]
    return -distance2(x, y, carrier.x, carrier.y)


def judge_defensive_move(match: Match, style: Style, choice: Choice) -> int:
    """1.07: one end of a defensive move."""
    number = defender_at_work(match)
    player = match.players[number]
    if player.declared in (STEAL_LOOSE, STEAL_FROM_GROUND):
        return judge_steal_move(match, number, choice)
    end = (choice[-2], choice[-1]) if choice else (player.x, player.y)
    coming = threat(match)
    value = judge_move(covering(match, number), coming, number, style, end, player.declared)
    if player.declared == STEAL_IN_AIR and on_lane(match, number, coming, end):
        value += 2 * ON_A_LANE
    return value
