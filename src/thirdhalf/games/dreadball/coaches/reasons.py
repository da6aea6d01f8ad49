"""What speaks for a choice, in messages of the catalogue: what it is for, and how often that comes about."""

from typing import Final

from thirdhalf.coaches.hints import PERCENT, percent
from thirdhalf.games.dreadball.coaches.script.outlook import Outlook
from thirdhalf.games.dreadball.coaches.search.lookahead import WHOLE
from thirdhalf.games.dreadball.rules.actions.attack import attack_at_hand
from thirdhalf.games.dreadball.showing.describe import concerned
from thirdhalf.games.dreadball.showing.telling import HEX_TOPICS, player_name
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER, ON_PITCH, STEAL
from thirdhalf.games.dreadball.table.pitch import NEIGHBOURS, ZONE_AT, ZONES
from thirdhalf.games.dreadball.table.questions.topics import (
    FACING,
    FOLLOW_UP,
    NONE,
    PUSH,
    REACTION,
    STRIKE,
    TARGET,
    THROW_AT,
    YES,
)
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.games.dreadball.tactics.ground import distances
from thirdhalf.games.dreadball.tactics.plan import FETCH, GO, HIT, PASS, RISE, ROB, SHOOT, ActionPlan
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.telling import Telling, number

STRIKES: Final = "dreadball-hint-strikes"
FETCHES: Final = "dreadball-hint-fetches"
PASSES: Final = "dreadball-hint-passes"
SLAMS: Final = "dreadball-hint-slams"
STEALS: Final = "dreadball-hint-steals"
RISES: Final = "dreadball-hint-rises"
CARRIES: Final = "dreadball-hint-carries"
NEARS: Final = "dreadball-hint-nears"
GOES: Final = "dreadball-hint-goes"
HOLDS: Final = "dreadball-hint-holds"
STANDS: Final = "dreadball-hint-stands"
FACES: Final = "dreadball-hint-faces"
FOLLOWS: Final = "dreadball-hint-follows"
PUSHES: Final = "dreadball-hint-pushes"
PUSHES_CARRIER: Final = "dreadball-hint-pushes-carrier"
REASONS: Final = (
    *(STRIKES, FETCHES, PASSES, SLAMS, STEALS, RISES, CARRIES, NEARS, GOES, HOLDS),
    *(STANDS, FACES, FOLLOWS, PUSHES, PUSHES_CARRIER),
)

STRUCK: Final = "dreadball-odds-strike"
OURS: Final = "dreadball-odds-ours"
THEIRS: Final = "dreadball-odds-theirs"
LOOSE: Final = "dreadball-odds-loose"
FALLEN: Final = "dreadball-odds-fallen"
FELLED: Final = "dreadball-odds-felled"
ODDS: Final = (STRUCK, OURS, THEIRS, LOOSE, FALLEN, FELLED)
"""The messages in `words/*/hints.ftl`."""


class Tally:
    """Adds up what the ends of all lines have in common, as the seat sees it."""

    __slots__ = ("_before", "_seat", "fallen", "felled", "loose", "ours", "risen", "struck", "theirs")

    def __init__(self, match: Match, seat: int) -> None:
        self._before = match
        self._seat = seat
        # Strikes of ours; then where the ball is. Shares of all that can happen.
        self.struck = 0
        self.ours = 0
        self.theirs = 0
        self.loose = 0
        # Somebody of ours is on the ground or out who was not; somebody of theirs; somebody of ours is up again.
        self.fallen = 0
        self.felled = 0
        self.risen = 0

    def __call__(self, match: Match, share: int) -> None:
        """One end of a line."""
        before = self._before
        ours = (match.home_points, match.away_points)[self._seat] - (before.home_points, before.away_points)[self._seat]
        if ours:
            self.struck += share
        elif match.holder != NO_PLAYER and match.players[match.holder].team == self._seat:
            self.ours += share
        elif match.holder != NO_PLAYER:
            self.theirs += share
        elif match.ball >= 0:
            self.loose += share
        fallen = 0
        felled = 0
        risen = 0
        for player, then in zip(match.players, before.players, strict=True):
            if then.facing >= 0 and player.facing < 0:
                if player.team == self._seat:
                    fallen = share
                else:
                    felled = share
            elif then.facing < 0 and player.facing >= 0 and then.where == ON_PITCH and player.team == self._seat:
                risen = share
        self.fallen += fallen
        self.felled += felled
        self.risen += risen

    def told(self) -> list[Telling]:
        """What can happen at all, out of a hundred."""
        shares = (self.struck, self.ours, self.theirs, self.loose, self.fallen, self.felled)
        return [
            Telling(message, {"chance": number(percent(share, WHOLE))})
            for message, share in zip(ODDS, shares, strict=True)
            if percent(share, WHOLE)
        ]


def why(match: Match, choice: Choice, plan: ActionPlan | None, tally: Tally) -> Telling:
    """The message that says what a choice is for, with the plan that it begins, if it begins one."""
    if plan is not None:
        return of_plan(match, plan, tally)
    decision = match.decision
    assert decision is not None
    topic = decision.topic
    option = choice[0]
    if topic == REACTION:
        return Telling(STANDS, {"chance": number(PERCENT - percent(tally.fallen, WHOLE))})
    if topic == FACING:
        return Telling(FACES, {"count": number(faced(match, decision.who, option))})
    if topic == FOLLOW_UP and option == YES:
        return Telling(FOLLOWS, {"player": player_name(match, concerned(match, decision)[1])})
    if topic == PUSH:
        return pushed(match, decision.who, option)
    if topic in (TARGET, THROW_AT) and option != NONE:
        return aimed(match, decision.who, option, tally)
    if topic in HEX_TOPICS and option >= 0:
        return Telling(GOES, {"hexes": number(to_ball(match, option))})
    return Telling(HOLDS, {})


def of_plan(match: Match, plan: ActionPlan, tally: Tally) -> Telling:
    """What a whole action is for."""
    ours = {"chance": number(percent(tally.ours, WHOLE))}
    if plan.aim in (SHOOT, PASS, HIT, ROB):
        return at_target(match, plan.aim, plan.number, plan.at, plan.target, tally)
    if plan.aim == FETCH:
        return Telling(FETCHES, ours)
    if plan.aim == RISE:
        return Telling(RISES, {"chance": number(percent(tally.risen, WHOLE))})
    if plan.aim == GO and plan.at != match.players[plan.number].at:
        if match.holder == plan.number:
            points = strike_points(match, plan.number, plan.at)
            return Telling(NEARS, {"points": number(points), **ours}) if points else Telling(CARRIES, ours)
        return Telling(GOES, {"hexes": number(to_ball(match, plan.at))})
    return Telling(HOLDS, {})


def aimed(match: Match, player: int, option: int, tally: Tally) -> Telling:
    """D12.2, D14.3: what it is for to attack somebody, to throw to somebody, or to strike."""
    attack = attack_at_hand(match)
    if attack is not None:
        aim = ROB if attack.kind == STEAL else HIT
    else:
        aim = SHOOT if option == STRIKE else PASS
    return at_target(match, aim, player, match.players[player].at, option, tally)


def at_target(match: Match, aim: int, player: int, at: int, target: int, tally: Tally) -> Telling:
    """The same for a player on a hex who strikes, passes, slams or steals."""
    if aim == SHOOT:
        points = strike_points(match, player, at)
        return Telling(STRIKES, {"points": number(points), "chance": number(percent(tally.struck, WHOLE))})
    name = player_name(match, target)
    if aim == HIT:
        return Telling(SLAMS, {"player": name, "chance": number(percent(tally.felled, WHOLE))})
    return Telling(STEALS if aim == ROB else PASSES, {"player": name, "chance": number(percent(tally.ours, WHOLE))})


def pushed(match: Match, loser: int, at: int) -> Telling:
    """D13.1: who is driven off, and how far from the ball; a carrier, how far from the zones he attacks."""
    name = player_name(match, loser)
    if match.holder != loser:
        return Telling(PUSHES, {"player": name, "hexes": number(to_ball(match, at))})
    zones = ZONES[side_of(match, match.players[loser].team)]
    far = min([distances()[at][zone.bonus] for zone in zones])
    return Telling(PUSHES_CARRIER, {"player": name, "hexes": number(far)})


def strike_points(match: Match, player: int, at: int) -> int:
    """D14.6, D17.1: what a strike from the hex is worth; 0 where none can be tried."""
    side = side_of(match, match.players[player].team)
    if ZONE_AT[side][at] < 0:
        return 0
    zone = ZONES[side][ZONE_AT[side][at]]
    return 0 if at == zone.strike else zone.value + int(at == zone.bonus)


def faced(match: Match, player: int, facing: int) -> int:
    """D4.2: how many standing opponents would be in his threat hexes."""
    own = match.players[player]
    found = 0
    for way in (facing - 1, facing, (facing + 1) % 6):
        near = NEIGHBOURS[own.at][way]
        if near >= 0 and match.grid[near] >= 0:
            other = match.players[match.grid[near]]
            found += int(other.team != own.team and other.facing >= 0)
    return found


def to_ball(match: Match, at: int) -> int:
    """How many hexes it is from here to the ball, or to where it will be launched."""
    decision = match.decision
    assert decision is not None
    return distances()[at][Outlook(match, decision.seat).focus]
