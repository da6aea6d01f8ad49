"""How a scripted coach sets up a kick-off and receives it (5.03)."""

from typing import Final

from thirdhalf.games.takkure.coaches.script.situation import Situation
from thirdhalf.games.takkure.coaches.script.style import ALWAYS, UNLESS_BEHIND
from thirdhalf.games.takkure.rules.kick_off import KickOff, kick_off_at_hand
from thirdhalf.games.takkure.table.state import BALL_RADIUS, ON_PITCH, TEMPLATE_RADIUS, Match, Player, direction, leader
from thirdhalf.geometry.plane import INCH, distance, distance2, size
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.seat import other

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
    kick = kick_off_at_hand(match)
    assert decision is not None
    assert kick is not None
    way = direction(decision.seat)
    placed = len([p for p in match.players if p.team == decision.seat and p.off == ON_PITCH])
    if decision.seat == kick.kicker:
        wanted = (way * LINE[placed % 4] * INCH, choice[1])
    else:
        right, back = DEEP[placed % 4]
        wanted = (way * right * INCH, -way * back * INCH)
    return -distance2(choice[0], choice[1], wanted[0], wanted[1])


def judge_template(now: Situation, choice: Choice) -> int:
    """5.03, step 4: far from the receivers, and deep in their half; or short, for kickers to chase the ball."""
    match = now.match
    decision = match.decision
    assert decision is not None
    room = nearest(match, other(decision.seat), choice[0], choice[1])
    depth = choice[1] * direction(decision.seat)
    return room - 2 * depth if chases(now, decision.seat) else room + depth // 4


def judge_kick_off_move(now: Situation, choice: Choice) -> int:
    """5.03, step 5: receivers go to where the ball will drop, and so do chasers; other kickers fall back, and to the
    middle.
    """
    kick = kick_off_at_hand(now.match)
    assert kick is not None
    player = now.match.players[kick.player]
    x, y = (choice[-2], choice[-1]) if choice else (player.x, player.y)
    if player.team == other(kick.kicker) or (chases(now, kick.kicker) and in_time(now.match, kick, player)):
        return -distance(x, y, kick.template_x, kick.template_y)
    return -size(y * direction(player.team) + DROP) - size(x) // 8


def chases(now: Situation, kicker: int) -> bool:
    """Whether the kicking coach goes for the ball, which costs ground if it fails."""
    wish = now.style.chases
    return wish == ALWAYS or (wish == UNLESS_BEHIND and leader(now.match) != other(kicker))


def in_time(match: Match, kick: KickOff, player: Player) -> bool:
    """5.03, step 5: whether the player may get to where the ball may drop."""
    profile = player.profile
    reach = profile.defence_move + profile.radius + match.terms.catch_reach + 2 * BALL_RADIUS + TEMPLATE_RADIUS
    return distance(player.x, player.y, kick.template_x, kick.template_y) <= reach


def judge_ball_place(now: Situation, choice: Choice) -> int:
    """5.03, step 6: far from the receivers; chasers put it where they can catch it and receivers cannot."""
    match = now.match
    decision = match.decision
    assert decision is not None
    theirs = nearest(match, other(decision.seat), choice[0], choice[1])
    if not chases(now, decision.seat):
        return theirs
    ours = nearest(match, decision.seat, choice[0], choice[1])
    reach = match.terms.catch_reach
    caught = 2 * int(ours <= reach) + int(theirs > reach)
    return (caught << 20) + theirs - ours


def nearest(match: Match, seat: int, x: int, y: int) -> int:
    """How far the seat's nearest player is from a ball at that point."""
    found = 1 << 30
    for player in match.players:
        if player.off == ON_PITCH and player.team == seat:
            found = min(found, distance(x, y, player.x, player.y) - player.profile.radius - BALL_RADIUS)
    return found


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
