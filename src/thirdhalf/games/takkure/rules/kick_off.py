"""5.03 Kick-off: the eight steps."""

from typing import Final

from thirdhalf.games.takkure.changes.cards import recover_plays
from thirdhalf.games.takkure.changes.places import clear_pitch, drop_ball, set_up, take_ball, walk
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.changes.turns import begin_attack, end
from thirdhalf.games.takkure.rules.actions.scatter import Scatter
from thirdhalf.games.takkure.rules.dice.reckoning import reckon
from thirdhalf.games.takkure.rules.dice.rolling import check
from thirdhalf.games.takkure.rules.dice.values import CATCH_MODIFIER
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import BAC, BALL, CATCHING, FAIL, IN_FLIGHT, KICKING, NO_PLAYER, NOBODY_LEFT
from thirdhalf.games.takkure.table.questions.kick_off import BallPlace, KickerPlace, ReceiverPlace, TemplatePlace
from thirdhalf.games.takkure.table.questions.topics import CATCH, CATCHER, KICK_OFF_MOVE, KICKER, MOVER
from thirdhalf.games.takkure.table.space import everything, walk_question
from thirdhalf.games.takkure.table.state import BALL_RADIUS, ON_PITCH, TO_PLACE, Match, direction, team_of
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import distance2
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import NOBODY, other

LET_FALL: Final = 0
TRY_IT: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class KickOff(Frame):
    """5.03: who kicks, where the template lies, who is still to be placed or moved, and who may still catch."""

    __slots__ = ("kicker", "player", "queue", "template_x", "template_y")

    def __init__(self, step: int, kicker: int, player: int, queue: list[int], template_x: int, template_y: int) -> None:
        self.step = step
        self.kicker = kicker
        self.player = player
        self.queue = queue
        self.template_x = template_x
        self.template_y = template_y

    def copy(self) -> "KickOff":
        return KickOff(self.step, self.kicker, self.player, self.queue[:], self.template_x, self.template_y)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def kick_off_at_hand(match: Match) -> KickOff | None:
    """5.03: the kick-off under way, if there is one."""
    return match.innermost(KickOff)


def kick_off_at(match: Match) -> int:
    """5.03: the place of the kick-off under way, or NOWHERE."""
    return match.depth_of(KickOff)


def kick_off(match: Match, kicker: int) -> None:
    """5.03: play a kick-off by that coach."""
    match.call(KickOff(0, kicker, NO_PLAYER, [], 0, 0))


def clear(match: Match, kick: KickOff) -> None:
    """5.03, step 1: tokens go, injured players come back. R-18: a team without players loses at once; both, a draw."""
    clear_pitch(match, kick.kicker)
    recover_plays(match)
    kickers = waiting(match, kick.kicker)
    receivers = waiting(match, other(kick.kicker))
    if kickers and receivers:
        kick.queue = kickers
        return
    winner = kick.kicker if kickers else other(kick.kicker) if receivers else NOBODY
    end(match, NOBODY_LEFT, winner, "R-18")
    match.done(0)


def waiting(match: Match, seat: int) -> list[int]:
    """5.03: the coach's players still to be placed."""
    return [n for n, player in enumerate(match.players) if player.team == seat and player.off == TO_PLACE]


def place_kicker(match: Match, kick: KickOff) -> None:
    """5.03, step 2: touching its kick-off line, not over it."""
    if not kick.queue:
        kick.queue = waiting(match, other(kick.kicker))
        kick.step = PLACE_RECEIVER
        return
    number = kick.queue[0]
    radius = match.players[number].profile.radius
    y = -direction(kick.kicker) * (match.terms.kick_off + radius)
    match.ask(
        KickerPlace(
            kick.kicker,
            number,
            y,
            everything(match, number),
            match.terms.half_width - radius,
            match.terms.half_length - radius,
        )
    )


def kicker_placed(match: Match, kick: KickOff) -> None:
    """5.03, step 2: the next."""
    set_up(match, kick.queue.pop(0), (match.choice[0], match.choice[1]))
    kick.step = PLACE_KICKER


def place_receiver(match: Match, kick: KickOff) -> None:
    """5.03, step 3: anywhere in its own half, base wholly in it."""
    if not kick.queue:
        kick.step = LAY_TEMPLATE
        return
    number = kick.queue[0]
    seat = other(kick.kicker)
    radius = match.players[number].profile.radius
    near = -direction(seat) * radius
    far = -direction(seat) * (match.terms.half_length - radius)
    match.ask(
        ReceiverPlace(
            seat=seat,
            who=number,
            low=min(near, far),
            high=max(near, far),
            discs=everything(match, number),
            half_width=match.terms.half_width - radius,
            half_length=match.terms.half_length - radius,
        )
    )


def receiver_placed(match: Match, kick: KickOff) -> None:
    """5.03, step 3: the next."""
    set_up(match, kick.queue.pop(0), (match.choice[0], match.choice[1]))
    kick.step = PLACE_RECEIVER


def lay_template(match: Match, kick: KickOff) -> None:
    """5.03, step 4: the kicking coach aims."""
    way = -direction(other(kick.kicker))
    near = way * match.terms.kick_off
    far = way * match.terms.line
    match.ask(TemplatePlace(kick.kicker, min(near, far), max(near, far), match.terms.half_width))


def template_laid(match: Match, kick: KickOff) -> None:
    """5.03, step 4: the template is no obstacle (R-50)."""
    kick.template_x, kick.template_y = match.choice
    tell(match, events.TEMPLATE_LAID, "5.03", (kick.template_x, kick.template_y))
    kick.queue = team_of(match, kick.kicker)


def choose_mover(match: Match, kick: KickOff) -> None:
    """5.03, step 5: kickers first, then receivers, each in its coach's order."""
    if not kick.queue:
        kick.step = CHOOSE_KICKER
        return
    match.ask_pick(match.players[kick.queue[0]].team, MOVER, "5.03", tuple(kick.queue), NO_ONE)


def move(match: Match, kick: KickOff) -> None:
    """5.03, step 5, R-50: up to defensive MOV, around bases; no skill adds to it."""
    number = match.choice[0]
    kick.player = number
    match.ask(walk_question(match, number, KICK_OFF_MOVE, "5.03", match.players[number].profile.defence_move, 0))


def moved(match: Match, kick: KickOff) -> None:
    """5.03, step 5: the next, of the same team first."""
    walk(match, kick.player, match.choice, "5.03")
    kick.queue.remove(kick.player)
    if not kick.queue and match.players[kick.player].team == kick.kicker:
        kick.queue = team_of(match, other(kick.kicker))
    kick.step = CHOOSE_MOVER


def choose_kicker(match: Match, kick: KickOff) -> None:
    """5.03, step 6: a player of the kicking coach's choice kicks."""
    match.ask_pick(kick.kicker, KICKER, "5.03", tuple(team_of(match, kick.kicker)), NO_ONE)


def roll_kick(match: Match, kick: KickOff) -> None:
    """5.03, step 6: BaC, which no pressure touches (R-05)."""
    number = match.choice[0]
    kick.player = number
    check(match, KICKING, KICKING, reckon(match, number, BAC))


def judge_kick(match: Match, kick: KickOff) -> None:
    """5.03, step 6: success puts the ball at the template's edge, where it fits (R-71); else it scatters (R-46)."""
    place = BallPlace(
        kick.kicker,
        kick.template_x,
        kick.template_y,
        everything(match, BALL),
        match.terms.half_width - BALL_RADIUS,
        match.terms.half_length - BALL_RADIUS,
    )
    if match.result != FAIL and place.possible():
        match.ask(place)
    else:
        kick.step = FIND_CATCHERS
        match.call(Scatter(0, kick.template_x, kick.template_y, kick.kicker, 0, 0))


def ball_placed(match: Match, kick: KickOff) -> None:
    """5.03, step 6: there it comes down."""
    drop_ball(match, (match.choice[0], match.choice[1]), "5.03")


def find_catchers(match: Match, kick: KickOff) -> None:
    """5.03, step 7, R-50: players of either team within 2" of the ball, exactly 2" included."""
    kick.queue = []
    for number, player in enumerate(match.players):
        reach = match.terms.catch_reach + player.profile.radius + BALL_RADIUS
        if player.off == ON_PITCH and distance2(player.x, player.y, match.ball_x, match.ball_y) <= reach * reach:
            kick.queue.append(number)


def choose_catcher(match: Match, kick: KickOff) -> None:
    """5.03, step 7, R-12: in the receiving coach's order, each once, until one succeeds."""
    if not kick.queue:
        kick.step = TAKE_POSSESSION
        return
    match.ask_pick(other(kick.kicker), CATCHER, "R-12", tuple(kick.queue), NO_ONE)


def try_catch(match: Match, kick: KickOff) -> None:
    """R-50: its coach may decline."""
    kick.player = match.choice[0]
    kick.queue.remove(kick.player)
    match.ask_pick(match.players[kick.player].team, CATCH, "R-50", (TRY_IT, LET_FALL), kick.player)


def roll_catch(match: Match, kick: KickOff) -> None:
    """5.03, step 7: BaC -2."""
    if match.choice[0] == LET_FALL:
        kick.step = CHOOSE_CATCHER
    else:
        reckoning = reckon(match, kick.player, BAC)
        reckoning.modify(match, IN_FLIGHT, CATCH_MODIFIER, "5.03")
        check(match, CATCHING, CATCHING, reckoning)


def judge_catch(match: Match, kick: KickOff) -> None:
    """5.03, step 7: the first success has the ball."""
    if match.result == FAIL:
        kick.step = CHOOSE_CATCHER
    else:
        take_ball(match, kick.player, "5.03")


def take_possession(match: Match, kick: KickOff) -> None:
    """5.03, step 8: the receiving coach attacks, unless a kicker has caught the ball."""
    caught = match.holder != NO_PLAYER
    begin_attack(match, match.players[match.holder].team if caught else other(kick.kicker))
    match.done(0)


STEPS: Final[StepsOf[KickOff]] = (
    clear,
    place_kicker,
    kicker_placed,
    place_receiver,
    receiver_placed,
    lay_template,
    template_laid,
    choose_mover,
    move,
    moved,
    choose_kicker,
    roll_kick,
    judge_kick,
    ball_placed,
    find_catchers,
    choose_catcher,
    try_catch,
    roll_catch,
    judge_catch,
    take_possession,
)
PLACE_KICKER: Final = 1
PLACE_RECEIVER: Final = 3
LAY_TEMPLATE: Final = 5
CHOOSE_MOVER: Final = 7
CHOOSE_KICKER: Final = 10
FIND_CATCHERS: Final = 14
CHOOSE_CATCHER: Final = 15
TAKE_POSSESSION: Final = 19
