"""D14 Throw: a pass to a team-mate, or a strike."""

from typing import Final

from thirdhalf.games.dreadball.changes import end_after_chain, fly, score_strike, tell
from thirdhalf.games.dreadball.rules.actions.movement import ONE_HEX, OVER, new_walk
from thirdhalf.games.dreadball.rules.ball.catching import Catch
from thirdhalf.games.dreadball.rules.ball.launch import new_launch
from thirdhalf.games.dreadball.rules.ball.scatter import Scatter
from thirdhalf.games.dreadball.rules.pool import modify, roll_here
from thirdhalf.games.dreadball.rules.threat import distance, sees, standing
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import (
    BY_THROW,
    CATCH,
    JACK,
    MOVED,
    NO_HEX,
    NO_PLAYER,
    PERMITTED,
    RUN,
    STRIKE_HEX,
    THROW,
)
from thirdhalf.games.dreadball.table.pitch import HEXES, NO_ZONE, ZONE_AT, ZONES
from thirdhalf.games.dreadball.table.questions.keen import ask_keen
from thirdhalf.games.dreadball.table.questions.topics import NONE, STRIKE, THROW_AT
from thirdhalf.games.dreadball.table.readings import ANY_FACING
from thirdhalf.games.dreadball.table.state import Match, Player, side_of
from thirdhalf.geometry.hexes import ALONG, THROUGH, beside, crossing
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

REACH: Final[tuple[int, ...]] = (0, 3, 3, 3, 2, 2, 2, 1, 1, 1)
"""D14.3: dice by range; 0 is no throw."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Throw(Frame):
    """D14: the thrower, the receiver (or STRIKE), the hex aimed at, and how many points a strike is worth."""

    __slots__ = ("aim", "moved", "player", "points", "receiver")

    def __init__(self, step: int, player: int, moved: int, receiver: int, aim: int, points: int) -> None:
        self.step = step
        self.player = player
        self.moved = moved
        self.receiver = receiver
        self.aim = aim
        self.points = points

    def copy(self) -> "Throw":
        return Throw(self.step, self.player, self.moved, self.receiver, self.aim, self.points)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def throw_at_hand(match: Match) -> Throw | None:
    """D14: the throw that is asked about, if one is."""
    throw = match.present
    return throw if isinstance(throw, Throw) else None


def throw_ahead(match: Match) -> bool:
    """D14.2: whether the movement at hand is part of a throw."""
    return isinstance(match.caller, Throw)


def new_throw(number: int) -> Throw:
    """D14.1: before the movement."""
    return Throw(0, number, 0, NO_PLAYER, NO_HEX, 0)


def approach(match: Match, throw: Throw) -> None:
    """D14.2, D9.7: a Run for a Striker, one hex for a Jack, and a free turn."""
    jack = match.players[throw.player].profile.role == JACK
    match.call(new_walk(match, throw.player, ONE_HEX if jack else RUN))


def take_aim(match: Match, throw: Throw) -> None:
    """D14.3, D14.5, D14.6, D14.13: whom to pass to, or strike, or keep the ball."""
    if match.result == OVER:
        match.done(0)
        return
    throw.moved = match.result
    options = [NONE, *receivers(match, throw.player)]
    if strike_hex(match, throw.player) != NO_HEX:
        options.append(STRIKE)
    ask_keen(match, match.players[throw.player].team, THROW_AT, "D14.3", tuple(options), throw.player)


def let_go(match: Match, throw: Throw) -> None:
    """D14.3, D14.4, A14: dice by range; less one for having moved, and for a strike. D18.1, A1: a rushing team that
    throws ends its rush; D18.1, A28: where passes do not, every strike that is tried still does.
    """
    number = throw.player
    if match.choice[0] == NONE:
        match.done(0)
        return
    player = match.players[number]
    throw.receiver = match.choice[0]
    striking = throw.receiver == STRIKE
    throw.aim = strike_hex(match, number) if striking else match.players[throw.receiver].at
    far = distance(match, number, throw.aim)
    dice = REACH[far]
    if striking:
        tell(match, events.STRIKE_TRIED, "D14.6", (number, throw.aim, far))
        throw.points = strike_value(match, number)
    else:
        tell(match, events.THROWN, "D14.5", (number, throw.receiver, far))
    if player.team == match.rushing and (striking or match.terms.pass_ends):
        end_after_chain(match, BY_THROW, "D18.1")
    if throw.moved:
        dice -= 1
        modify(match, number, MOVED, -1, "D14.4")
    if striking:
        dice -= 1
        modify(match, number, STRIKE_HEX, -1, "D14.4")
    roll_here(match, number, THROW, dice)


def judge(match: Match, throw: Throw) -> None:
    """D14.8: a pass must be caught, well thrown or not; a strike scores; a missed one may be caught by a team-mate."""
    successes = match.result
    fly(match, throw.aim)
    if throw.receiver != STRIKE:
        match.call(Catch(0, throw.receiver, successes, 0))
        return
    if successes:
        throw.step = AFTER_STRIKE
        score_strike(match, throw.player, throw.points)
        return
    thrower = match.players[throw.player]
    number = match.grid[throw.aim]
    match.result = 0
    if number != NO_PLAYER:
        player = match.players[number]
        if (
            player.team == thrower.team
            and standing(player)
            and CATCH in PERMITTED[player.profile.role]
            and sees(player, thrower.at)
        ):
            match.call(Catch(0, number, 0, 0))


def after_catch(match: Match, throw: Throw) -> None:
    """D14.8, D14.9: not caught, it scatters from there."""
    throw.step = FINISH
    if not match.result:
        match.call(Scatter(0, throw.aim, 0))


def after_strike(match: Match, throw: Throw) -> None:
    """D17.3: the scorer's own rush ends. D17.4, D18.4: scored in the other team's rush, it goes on with a new ball, if
    it is not ending already.
    """
    if match.players[throw.player].team != match.rushing and not match.flags:
        match.call(new_launch())


def finish(match: Match, throw: Throw) -> None:
    """D14: done."""
    match.done(0)


def receivers(match: Match, number: int) -> list[int]:
    """D14.3, D14.5: standing team-mates, Strikers or Jacks, in the front arc, in range, and looking for the ball."""
    thrower = match.players[number]
    found = []
    for other, player in enumerate(match.players):
        if (
            player.team == thrower.team
            and other != number
            and standing(player)
            and CATCH in PERMITTED[player.profile.role]
            and distance(match, number, player.at) < len(REACH)
            and sees(thrower, player.at)
            and looks_for(match, player, thrower.at)
            and not blocked(match, thrower.at, player.at)
        ):
            found.append(other)
    return found


def looks_for(match: Match, receiver: Player, at: int) -> bool:
    """D14.5, A32: whether a standing player can be passed to from a hex: it is in his front arc, too; to the letter he
    may face anywhere.
    """
    return bool(match.terms.readings & ANY_FACING) or sees(receiver, at)


def strike_hex(match: Match, number: int) -> int:
    """D14.6, A23: the strike hex of the zone the thrower stands in, if he is not on it and it is in his front arc."""
    thrower = match.players[number]
    side = side_of(match, thrower.team)
    zone = ZONE_AT[side][thrower.at]
    if zone == NO_ZONE:
        return NO_HEX
    at = ZONES[side][zone].strike
    if at == thrower.at or not sees(thrower, at) or blocked(match, thrower.at, at):
        return NO_HEX
    return at


def strike_value(match: Match, number: int) -> int:
    """D17.1: the zone's value, one more from its bonus hex."""
    thrower = match.players[number]
    side = side_of(match, thrower.team)
    zone = ZONES[side][ZONE_AT[side][thrower.at]]
    return zone.value + int(thrower.at == zone.bonus)


def blocked(match: Match, start: int, end: int) -> bool:
    """D14.7, A9: where players block throws, whether a standing one is on the line, or one on each side of it."""
    if not match.terms.throw_blocking:
        return False
    line = (HEXES[start], HEXES[end])
    for player in match.players:
        if standing(player) and player.at not in (start, end):
            met = crossing(*line, HEXES[player.at])
            if met == THROUGH:
                return True
            if met == ALONG and someone_at(match, beside(*line, HEXES[player.at]), start, end):
                return True
    return False


def someone_at(match: Match, place: tuple[int, int], start: int, end: int) -> bool:
    """D14.7: a standing player, neither thrower nor target, is on the hex."""
    for player in match.players:
        if standing(player) and player.at not in (start, end) and HEXES[player.at] == place:
            return True
    return False


STEPS: Final[StepsOf[Throw]] = (
    approach,
    take_aim,
    let_go,
    judge,
    after_catch,
    after_strike,
    finish,
)
AFTER_STRIKE: Final = 5
FINISH: Final = 6
