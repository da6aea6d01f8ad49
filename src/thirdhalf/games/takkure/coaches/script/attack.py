"""How a scripted coach judges what its active player may do first: whom to activate, and which line to mark."""

from typing import Final

from thirdhalf.games.takkure.coaches.script.situation import Situation
from thirdhalf.games.takkure.coaches.script.style import SOUND, Style
from thirdhalf.games.takkure.coaches.script.worth import Guard, Scene, mix
from thirdhalf.games.takkure.odds.chances import SURE, melee, success
from thirdhalf.games.takkure.rules.actions.passing import receivers
from thirdhalf.games.takkure.rules.dice.values import BALL_AT_HAND, GROUND_PASS
from thirdhalf.games.takkure.rules.harm.tokens import all_tokens, moves_once, tires_next
from thirdhalf.games.takkure.table.box import PASS_UP
from thirdhalf.games.takkure.table.kinds import (
    DODGE,
    MOVE,
    NO_PLAYER,
    NOTHING,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    SCORE,
)
from thirdhalf.games.takkure.table.questions.topics import CARD, FIRST_ACTION, MARK, RECEIVER, as_points
from thirdhalf.games.takkure.table.readings import LONG_GROUND_PASS
from thirdhalf.games.takkure.table.space import ball_disc
from thirdhalf.games.takkure.table.state import ON_PITCH, Match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.games.takkure.tactics.sight import along, line_place, ray, run_of
from thirdhalf.geometry.plane import INCH, TOUCH, Point, distance
from thirdhalf.geometry.polyline import first_touch_on, line_length
from thirdhalf.kernel.decision import Choice, Decision, Pick

TIRING: Final = (400, 1_000, 1_800, 9_000)
"""What a third activation token costs a player with that many fatigue tokens (4.01, 4.02)."""

ANY_ACTION: Final = 60
"""What it is worth to do something rather than nothing."""

FOUGHT_FOR: Final = 200
"""What it is worth that a thief's roll is opposed."""

# What it is worth to a carrier that somebody stands where it can pass to, or hand the ball over.
SUPPORT: Final = 420
AN_INCH_OFF: Final = 60
"""Less for every inch beyond CLOSE, and for every inch ahead of the ball."""
CLOSE: Final = 4 * INCH
AHEAD: Final = 120
"""Less for whoever stands ahead of the ball."""
CROWDED: Final = 120
"""Less for every other teammate within CROWD."""
CROWD: Final = 3 * INCH
LEAST_SUPPORT: Final = -400

DODGE_STEP: Final = 2 * INCH
STARTS: Final = (FIRST_ACTION, MARK, RECEIVER)
HEADINGS: Final = (0, 40, -40)
WIDE: Final = 5 * INCH
"""Who fears the edge wants to be so far from the touch lines."""


def judge_player(now: Situation, choice: Choice) -> int:
    """1.01: what the best first action of this player promises, less what a third token costs."""
    match = now.match
    number = choice[0]
    cost = tiring_cost(match, number)
    after = match.copy()
    after.choose(choice)
    if after.active != number or after.players[number].off != ON_PITCH:
        return -cost
    return best_start(Situation(after, now.style)) - cost


def tiring_cost(match: Match, number: int) -> int:
    """4.01: what it costs to give a player the token that tires it."""
    player = match.players[number]
    if match.terms.fatigue and tires_next(player):
        return TIRING[min(all_tokens(player), 3)]
    return 0


def pass_up_cards(match: Match) -> Decision | None:
    """4.07: play no card wherever one may be played; what is asked then."""
    decision = match.decision
    while isinstance(decision, Pick) and decision.topic == CARD and PASS_UP in decision.options:
        match.choose((PASS_UP,))
        decision = match.decision
    return decision


def best_start(now: Situation) -> int:
    """What the active player's best first action is worth; nothing has been decided but who it is.

    The match is a copy: nobody plays a card in it.
    """
    match = now.match
    decision = pass_up_cards(match)
    if decision is None or decision.seat != match.attacker or decision.topic not in STARTS:
        return resting(now.scene, match.active)
    judge = {FIRST_ACTION: judge_first, MARK: judge_mark, RECEIVER: judge_receiver}[decision.topic]
    return max([judge(now, choice) for choice in candidates(match)])


def judge_first(now: Situation, choice: Choice) -> int:
    """1.03: what a first action promises."""
    action = choice[0]
    match = now.match
    if action in (MOVE, PASS_FROM_THE_GROUND):
        after = match.copy()
        after.choose(choice)
        if after.decision is not None and after.decision.topic in (MARK, RECEIVER):
            return best_start(Situation(after, now.style))
        if action == PASS_FROM_THE_GROUND:
            # A single receiver is not asked for.
            return max([judge_ground_pass(now.scene, mate) for mate in receivers(match, match.run_line)])
    return resting(now.scene, match.active) + (0 if action == NOTHING else ANY_ACTION)


def resting(scene: Scene, number: int) -> int:
    """What it is worth that nobody does anything in particular."""
    match = scene.match
    if match.holder == NO_PLAYER:
        return scene.loose(match.ball_x, match.ball_y)
    if match.holder == number and match.players[number].ground == 0:
        player = match.players[number]
        return run_value(scene, number, [(player.x, player.y)], SOUND)
    return scene.idle(match.holder)


def judge_ground_pass(scene: Scene, receiver: int) -> int:
    """3.03: a pass from the ground, against the thieves that can come."""
    match = scene.match
    passer = match.players[match.active]
    target = match.players[receiver]
    radius = passer.profile.radius
    thieves = scene.thieves_at(passer.x, passer.y, radius)
    if distance(passer.x, passer.y, target.x, target.y) - radius - target.profile.radius > match.terms.ranges[-1]:
        # To the letter a pass that is not thrown still fights for the ball.
        fought = thieves and match.terms.readings & LONG_GROUND_PASS
        return scene.grounded(match.active, passer.x, passer.y, 0) + (FOUGHT_FOR if fought else -100)
    chance = scene.pass_chance(match.active, receiver, passer.x, passer.y, GROUND_PASS, [])
    for thief in thieves:
        chance = chance * (SURE - success(thief.bac, 1) // 2) // SURE
    bad = scene.lost(passer.y) if thieves else scene.loose(target.x, target.y)
    return mix(chance, scene.stand(receiver, target.x, target.y), bad)


def judge_mark(now: Situation, choice: Choice) -> int:
    """1.04: what a marked line promises: for the carrier, for whoever goes for the ball, for support."""
    scene = now.scene
    match = now.match
    mark = match.decision
    assert mark is not None
    number = mark.who
    player = match.players[number]
    line = [(player.x, player.y), *as_points(choice)]
    run = run_of(match, number, line, player.profile.attack_move)
    edge = now.style.fears_edge * edge_nearness(match, run[-1][0]) // INCH
    if match.holder == number:
        return run_value(scene, number, run, now.style) - edge
    return fetch_value(scene, number, run, now.style) - edge


def edge_nearness(match: Match, x: int) -> int:
    """How much nearer to a touch line than WIDE a place is."""
    return max(0, WIDE - match.terms.half_width + abs(x))


def run_value(scene: Scene, number: int, run: list[Point], style: Style) -> int:
    """What the carrier's run is worth with the best second action, all tackling it who can."""
    match = scene.match
    allowed = match.terms.second_actions
    player = match.players[number]
    x, y = run[-1]
    foes = scene.tacklers_on(number, run)
    if scene.distance_left(number, y) == 0 and SCORE in allowed:
        return scene.scoring(number, foes, pressers_to_come(scene, number, x, y, foes))
    kept = SURE
    for foe in foes:
        kept = kept * (SURE - success(*foe.tackle)) // SURE
    down = scene.grounded(number, x, y, 1)
    best = mix(kept, scene.stand(number, x, y), down)
    if MOVE in allowed and not (len(run) > 1 and moves_once(player)):
        best = max(best, mix(kept, onward(scene, number, x, y, player.profile.attack_move, style), down))
    if foes and DODGE in allowed:
        step = along(x, y, 0, line_place(match, number) - y, DODGE_STEP)
        best = max(best, mix(scene.feet(number, foes), scene.stand(number, step[0], step[1]), down))
    if style.passes and PASS in allowed:
        for mate in receivers(match, tuple(run)):
            best = max(best, throw_value(scene, number, mate, run, foes))
    # Of runs that promise the same, the one that gets further.
    return best - scene.distance_left(number, y) // 200


def onward(scene: Scene, number: int, x: int, y: int, reach: int, style: Style) -> int:
    """What the best second move from here leads to."""
    best = -SURE
    for degrees in HEADINGS if style.reads_lanes else HEADINGS[:1]:
        end = run_of(scene.match, number, [(x, y), ray(x, y, scene.way, degrees, reach)], reach)[-1]
        best = max(best, scene.stand(number, end[0], end[1]))
    return best


def pressers_to_come(scene: Scene, number: int, x: int, y: int, foes: list[Guard]) -> int:
    """1.06: how many of those who cannot tackle come near enough to press."""
    radius = scene.match.players[number].profile.radius
    return len([foe for foe in scene.thieves_at(x, y, radius + 2 * INCH) if foe not in foes and foe.now >= 0])


def throw_value(scene: Scene, number: int, mate: int, run: list[Point], foes: list[Guard]) -> int:
    """2.01: a pass, thrown from the start of the run if the receiver is not ahead of it, else from its end."""
    fellow = scene.match.players[mate]
    x, y = run[0]
    early = [foe for foe in foes if foe in scene.tacklers_on(number, [run[0]])]
    if (fellow.y - y) * scene.way > 0:
        x, y = run[-1]
        early = foes
    chance = scene.pass_chance(number, mate, x, y, 0, early)
    bad = scene.grounded(number, x, y, 1) if early else scene.loose(fellow.x, fellow.y)
    return mix(chance, scene.stand(mate, fellow.x, fellow.y), bad)


def fetch_value(scene: Scene, number: int, run: list[Point], style: Style) -> int:
    """3.05: what a run of somebody without the ball is worth: the ball if the run touches it, else its support."""
    match = scene.match
    player = match.players[number]
    x, y = run[-1]
    ball = ball_disc(match)
    near = player.profile.radius + ball[2] + TOUCH
    touched = first_touch_on(run, ball[0], ball[1], near) >= 0
    in_hand = match.holder != NO_PLAYER and match.players[match.holder].ground == 0
    if touched and PICK_UP in match.terms.second_actions and (style.hands_over or not in_hand):
        value = player.profile.bac + BALL_AT_HAND
        if match.holder != NO_PLAYER and in_hand:
            pressed = min(1, len(scene.thieves_at(ball[0], ball[1], near)))
            return mix(success(value - pressed, 1), scene.stand(number, x, y), scene.idle(match.holder))
        thieves = [foe for foe in scene.thieves_at(ball[0], ball[1], ball[2]) if foe.now >= 0]
        bonus = BALL_AT_HAND if match.holder == NO_PLAYER else 0
        chance = melee((value, 1), tuple(sorted([(foe.bac + bonus, 1) for foe in thieves])))
        bad = scene.lost(ball[1]) if thieves else scene.prospect(number, ball[1]) // 3
        return mix(chance, scene.stand(number, x, y), bad)
    if match.holder == NO_PLAYER:
        off = distance(x, y, ball[0], ball[1])
        return scene.loose(ball[0], ball[1]) - 100 * off // INCH
    return scene.idle(match.holder) + support_value(scene, number, x, y) - line_length(run) // 500


def support_value(scene: Scene, number: int, x: int, y: int) -> int:
    """How well a player stands here to take a pass from the carrier, or the ball out of its hands."""
    match = scene.match
    carrier = match.players[match.holder]
    off = distance(x, y, carrier.x, carrier.y)
    behind = (carrier.y - y) * scene.way
    value = SUPPORT - AN_INCH_OFF * max(0, off - CLOSE) // INCH
    if behind < 0:
        value -= AHEAD - AN_INCH_OFF * behind // INCH
    for mate, fellow in enumerate(match.players):
        if fellow.team == scene.seat and mate not in (number, match.holder) and fellow.off == ON_PITCH:
            if distance(x, y, fellow.x, fellow.y) < CROWD:
                value -= CROWDED
    return max(LEAST_SUPPORT, value)


def judge_receiver(now: Situation, choice: Choice) -> int:
    """2.01, 3.03: who is best passed to."""
    match = now.match
    scene = now.scene
    if match.players[match.active].ground:
        return judge_ground_pass(scene, choice[0])
    run = list(match.run_line)
    return throw_value(scene, match.active, choice[0], run, scene.tacklers_on(match.active, run))
