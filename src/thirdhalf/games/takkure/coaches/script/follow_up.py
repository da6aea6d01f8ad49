"""How a scripted coach judges what comes after the run: the second action, its walk, its pass, its dice (1.09)."""

from typing import Final

from thirdhalf.games.takkure.coaches.script.attack import support_value, throw_value
from thirdhalf.games.takkure.coaches.script.situation import Situation
from thirdhalf.games.takkure.coaches.script.style import Style
from thirdhalf.games.takkure.coaches.script.worth import Guard, Scene, mix
from thirdhalf.games.takkure.odds.chances import SURE, success
from thirdhalf.games.takkure.rules.actions.passing import receivers
from thirdhalf.games.takkure.rules.dice.values import dice_for, pressers, rolled_value
from thirdhalf.games.takkure.rules.second import receiver_named
from thirdhalf.games.takkure.table.kinds import (
    BREAK_THROUGH,
    DODGE,
    MOVE,
    NO_PLAYER,
    NOTHING,
    PASS,
    PICK_UP,
    REF,
    SCORE,
    STEAL_FROM_GROUND,
    STEAL_LOOSE,
    STR,
    TACKLE,
)
from thirdhalf.games.takkure.table.questions.topics import CRITICAL_MOVE, SECOND_MOVE
from thirdhalf.games.takkure.table.space import no_way_back, walk_question
from thirdhalf.games.takkure.table.state import NO_CONTACT
from thirdhalf.games.takkure.tactics.sight import along, line_place
from thirdhalf.games.takkure.tactics.walking import strolls
from thirdhalf.geometry.plane import INCH, distance
from thirdhalf.geometry.polyline import project_on
from thirdhalf.kernel.decision import Choice

DODGE_STEP: Final = 2 * INCH
FELLED: Final = 350
"""What it is worth that a tackler lies on the ground."""


def in_contact(scene: Scene, up_to: int) -> list[Guard]:
    """1.21: the tacklers touched by the run as far as that."""
    players = scene.match.players
    return [
        foe
        for foe in scene.guards
        if players[foe.number].declared == TACKLE and NO_CONTACT < players[foe.number].contact_at <= up_to
    ]


def judge_second(now: Situation, choice: Choice) -> int:
    """1.09: what a second action promises, now that everybody has acted."""
    scene = now.scene
    style = now.style
    match = now.match
    number = match.active
    action = choice[0]
    if match.holder != number:
        return judge_without_ball(scene, style, action)
    player = match.players[number]
    x, y = player.x, player.y
    foes = in_contact(scene, 1 << 30)
    kept = SURE
    for foe in foes:
        kept = kept * (SURE - success(*foe.tackle)) // SURE
    down = scene.grounded(number, x, y, 1)
    pressed = len(pressers(match, number, x, y))
    if action == SCORE:
        return scene.scoring(number, foes, pressed)
    if action == MOVE:
        return mix(kept, best_walk(scene), down)
    if action == DODGE:
        step = along(x, y, 0, line_place(match, number) - y, DODGE_STEP)
        own = (rolled_value(match, number, REF) - pressed, dice_for(match, number, DODGE))
        feet = scene.feet_with(own, foes)
        done = success(*own)
        return mix(feet, mix(done, scene.stand(number, step[0], step[1]), scene.stand(number, x, y)), down)
    if action == BREAK_THROUGH:
        own = (rolled_value(match, number, STR) - pressed, dice_for(match, number, BREAK_THROUGH))
        return mix(scene.feet_with(own, foes), scene.stand(number, x, y) + FELLED, down) + style.hits
    if action == PASS:
        if not style.passes:
            return -SURE
        run = list(match.run_line)
        return max([throw_value(scene, number, mate, run, foes) for mate in receivers(match, match.run_line)])
    return mix(kept, scene.stand(number, x, y), down)


def judge_without_ball(scene: Scene, style: Style, action: int) -> int:
    """1.09, 3.05: the ball if it can be had, else a better place."""
    match = scene.match
    number = match.active
    player = match.players[number]
    if action == PICK_UP:
        if match.holder != NO_PLAYER and match.players[match.holder].ground == 0:
            # Out of a standing teammate's hands: only if it is better off in these.
            if not style.hands_over:
                return -SURE
            return scene.stand(number, player.x, player.y)
        return SURE
    if match.holder != NO_PLAYER and match.players[match.holder].ground == 0:
        base = scene.idle(match.holder)
    else:
        base = 0
    if action == MOVE:
        return base + best_walk(scene)
    if action == NOTHING:
        return base + place_value(scene, number, player.x, player.y) + 20
    return base


def best_walk(scene: Scene) -> int:
    """1.10: what the best second move leads to."""
    match = scene.match
    number = match.active
    reach = match.players[number].profile.attack_move
    walk = walk_question(match, number, SECOND_MOVE, "1.10", reach, no_way_back(match, number))
    return max([end_value(scene, number, choice) for choice in strolls(match, walk)])


def judge_walk(now: Situation, choice: Choice) -> int:
    """1.10, 1.19, R-31: where the attack walks after its run."""
    decision = now.match.decision
    critical = decision is not None and decision.topic == CRITICAL_MOVE
    return end_value(now.scene, now.match.holder if critical else now.match.active, choice)


def end_value(scene: Scene, number: int, choice: Choice) -> int:
    """What it is worth that the player's walk ends there."""
    player = scene.match.players[number]
    x, y = (choice[-2], choice[-1]) if choice else (player.x, player.y)
    return place_value(scene, number, x, y)


def place_value(scene: Scene, number: int, x: int, y: int) -> int:
    """What it is worth that the player stands here: as carrier, near a loose ball, in support."""
    match = scene.match
    if match.holder == number:
        return scene.stand(number, x, y) - scene.distance_left(number, y) // 200
    if match.holder == NO_PLAYER:
        return -100 * distance(x, y, match.ball_x, match.ball_y) // INCH
    return support_value(scene, number, x, y)


def judge_throw_point(now: Situation, choice: Choice) -> int:
    """2.01: from where the ball is likeliest to arrive."""
    scene = now.scene
    match = now.match
    number = match.active
    x, y = choice
    receiver = receiver_named(match)
    foes = in_contact(scene, project_on(match.run_line, x, y))
    return scene.pass_chance(number, receiver, x, y, -len(pressers(match, number, x, y)), foes)


def judge_order(now: Situation, choice: Choice) -> int:
    """R-27: the own action first; then thieves, so that a tackle may find nothing left to do."""
    match = now.match
    if choice[0] == match.active:
        return 2
    return int(match.players[choice[0]].declared in (STEAL_LOOSE, STEAL_FROM_GROUND))
