"""How a scripted coach sets up a kick-off and receives it (5.03)."""

from typing import Final

from thirdhalf.coaches.situation import Situation
from thirdhalf.geometry.plane import INCH, distance, distance2, size
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.seat import other
from thirdhalf.takkure.kickoff import KickOff
from thirdhalf.takkure.state import ON_PITCH, direction

LINE: Final = (-6, -2, 2, 6)
"""Where kickers stand on their line, inches to the right: the whole width is theirs to cover."""

DEEP: Final = ((-4, 6), (4, 6), (0, 9), (0, 4))
"""Where receivers wait, inches to the right and back from halfway."""


DROP: Final = 6 * INCH
"""How far behind halfway kickers fall back: a runner is caught in front of them, not behind."""


def judge_kick_off_place(now: Situation, choice: Choice) -> int:
    """5.03, steps 2 and 3: the next place of the formation that nobody has taken."""
    match = now.match
    decision = match.decision
    frame = match.stack[-1]
    assert decision is not None
    assert isinstance(frame, KickOff)
    way = direction(decision.seat)
    placed = len([p for p in match.players if p.team == decision.seat and p.off == ON_PITCH])
    if decision.seat == frame.kicker:
        wanted = (way * LINE[placed % 4] * INCH, choice[1])
    else:
        right, back = DEEP[placed % 4]
        wanted = (way * right * INCH, -way * back * INCH)
    return -distance2(choice[0], choice[1], wanted[0], wanted[1])


def judge_template(now: Situation, choice: Choice) -> int:
    """5.03, step 4: far from the receivers, and deep in their half."""
    match = now.match
    decision = match.decision
    assert decision is not None
    nearest = 1 << 30
    for player in match.players:
        if player.off == ON_PITCH and player.team != decision.seat:
            nearest = min(nearest, distance(choice[0], choice[1], player.x, player.y))
    return nearest + choice[1] * direction(decision.seat) // 4


def judge_kick_off_move(now: Situation, choice: Choice) -> int:
    """5.03, step 5: receivers go to where the ball will drop, kickers fall back, and to the middle."""
    frame = now.match.stack[-1]
    assert isinstance(frame, KickOff)
    player = now.match.players[frame.player]
    x, y = (choice[-2], choice[-1]) if choice else (player.x, player.y)
    way = direction(player.team)
    if player.team == other(frame.kicker):
        return -distance(x, y, frame.template_x, frame.template_y)
    return -size(y * way + DROP) - size(x) // 8


def judge_ball_place(now: Situation, choice: Choice) -> int:
    """5.03, step 6: far from the receivers, near to the kickers."""
    match = now.match
    decision = match.decision
    assert decision is not None
    nearest = 1 << 30
    for player in match.players:
        if player.off == ON_PITCH and player.team != decision.seat:
            nearest = min(nearest, distance(choice[0], choice[1], player.x, player.y))
    return nearest


def judge_kicker(now: Situation, choice: Choice) -> int:
    """5.03, step 6: the best hands kick."""
    return now.match.players[choice[0]].profile.bac


def judge_catcher(now: Situation, choice: Choice) -> int:
    """5.03, R-12: the receivers first, the fastest of them before the others."""
    match = now.match
    decision = match.decision
    assert decision is not None
    player = match.players[choice[0]]
    value = player.profile.bac * INCH + player.profile.attack_move
    return value + (1 << 20 if player.team == decision.seat else 0)
