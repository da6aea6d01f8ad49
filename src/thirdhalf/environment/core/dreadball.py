"""DreadBall as numbers. Hexes are told by their axial coordinates, turned so that the seat attacks the east."""

from typing import Final

from thirdhalf.dreadball import questions
from thirdhalf.dreadball.attack import Attack, DodgeMove
from thirdhalf.dreadball.catalog import SQUAD
from thirdhalf.dreadball.free import FreeAction
from thirdhalf.dreadball.game import dreadball
from thirdhalf.dreadball.kinds import BY_DROP, BY_PICK_UP, BY_THROW, NO_HEX, NO_PLAYER, ROLE_WORDS, WHERE_WORDS
from thirdhalf.dreadball.match import WholeMatch
from thirdhalf.dreadball.movement import Walk
from thirdhalf.dreadball.pitch import HEXES, LENGTH, WIDTH
from thirdhalf.dreadball.push import Push
from thirdhalf.dreadball.rush import Rush
from thirdhalf.dreadball.standup import StandUp
from thirdhalf.dreadball.state import Match, score
from thirdhalf.dreadball.throw import Throw
from thirdhalf.environment.core.dreadball_choices import (
    FACING_FLAGS,
    MOST,
    candidate_fields,
    encode_choices,
    place_of_ball,
    turned,
    way_of,
)
from thirdhalf.environment.core.encoding import Encoder, Field, flags, one_of
from thirdhalf.geometry.hexes import DIRECTION_WORDS
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.seat import HOME

COUNT: Final = 999
"""More of anything that is counted is told as this many."""

TOPICS: Final = tuple(
    sorted([word for name, word in vars(questions).items() if name.isupper() and isinstance(word, str)])
)
TOPIC_NUMBER: Final = {topic: number for number, topic in enumerate(TOPICS)}
TOPIC_FLAGS: Final = one_of(len(TOPICS))
WHERE_FLAGS: Final = one_of(len(WHERE_WORDS))
ROLE_FLAGS: Final = one_of(len(ROLE_WORDS))

_COUNTED: Final = ("rush", "rushes", "tokens", "own points", "other points")
_WALKED: Final = ("moving", "mode", "points", "moved", "dashes", "evades")
_PLAYER_COUNTED: Final = ("tokens", "turns", "move", "strength", "speed", "skill", "armour")
NOT_WALKING: Final = (0,) * len(_WALKED)


class DreadBallEncoder(Encoder):
    """A match, as one set-up has it."""

    __slots__ = ()

    def __init__(self, setup: Setup) -> None:
        game = dreadball()
        game.new(setup, None)
        super().__init__(game, setup, tuple(observation_fields()), candidate_fields(), MOST)

    def candidates(self, match: KernelMatch) -> list[Choice]:
        decision = match.decision
        assert isinstance(decision, Pick)
        return [(option,) for option in decision.options[:MOST]]

    def lead(self, match: KernelMatch) -> int:
        assert isinstance(match, Match)
        return score(match)

    def winner(self, match: KernelMatch) -> int:
        assert isinstance(match, Match)
        return match.winner

    def features(self, match: KernelMatch, choices: list[Choice]) -> list[int]:
        assert isinstance(match, Match)
        return encode_choices(match, choices)

    def observe(self, match: KernelMatch, seat: int) -> list[int]:
        assert isinstance(match, Match)
        home = seat == HOME
        way = way_of(match, seat)
        q, r = HEXES[place_of_ball(match)] if place_of_ball(match) != NO_HEX else (0, 0)
        values = [
            int(match.rushing == seat),
            min(COUNT, match.rush),
            match.terms.rushes,
            match.tokens,
            min(COUNT, match.home_points if home else match.away_points),
            min(COUNT, match.away_points if home else match.home_points),
            int(match.flags & BY_THROW > 0),
            int(match.flags & BY_DROP > 0),
            int(match.flags & BY_PICK_UP > 0),
            q * way,
            r * way,
            int(match.holder == NO_PLAYER and match.ball != NO_HEX),
            int(match.holder == NO_PLAYER and match.ball == NO_HEX),
        ]
        walk = match.stack[-1] if match.stack else None
        if isinstance(walk, Walk):
            values += (1, walk.mode, walk.points, walk.moved, walk.dashes, walk.evades)
        else:
            values += NOT_WALKING
        decision = match.decision
        asked = decision is not None and decision.seat == seat
        values += TOPIC_FLAGS[TOPIC_NUMBER[decision.topic] if decision is not None and asked else -1]
        worker, target = at_work(match)
        for team in (seat, 1 - seat):
            for number, player in enumerate(match.players):
                if player.team == team:
                    profile = player.profile
                    q, r = HEXES[player.at] if player.at != NO_HEX else (0, 0)
                    values += (int(number == match.holder), int(number == worker), int(number == target))
                    values += WHERE_FLAGS[player.where]
                    values += ROLE_FLAGS[profile.role]
                    values += FACING_FLAGS[turned(player.facing, way) if player.facing >= 0 else -1]
                    values += (
                        q * way,
                        r * way,
                        player.tokens,
                        player.turns,
                        profile.move,
                        profile.strength,
                        profile.speed,
                        profile.skill,
                        profile.armour,
                    )
        return values


def observation_fields() -> list[Field]:
    """The numbers of an observation, in the order in which `observe` writes them."""
    fields = [Field("rushing", 0, 1)]
    fields += [Field(name, 0, COUNT) for name in _COUNTED]
    fields += flags("ending:", ("throw", "drop", "failed pick up"))
    fields += [Field("ball q", -LENGTH, LENGTH), Field("ball r", -WIDTH, WIDTH)]
    fields += flags("ball", ("loose", "out of play"))
    fields += [Field(f"walk {name}", 0, 99) for name in _WALKED]
    fields += flags("asked:", TOPICS)
    for side in ("own", "other"):
        for number in range(1, SQUAD + 1):
            who = f"{side} {number}"
            fields += flags(who, ("carrier", "at work", "target"))
            fields += flags(f"{who} where:", WHERE_WORDS)
            fields += flags(f"{who} role:", ROLE_WORDS)
            fields += flags(f"{who} faces:", DIRECTION_WORDS)
            fields += [Field(f"{who} q", -LENGTH, LENGTH), Field(f"{who} r", -WIDTH, WIDTH)]
            fields += [Field(f"{who} {name}", 0, 99) for name in _PLAYER_COUNTED]
    return fields


def at_work(match: Match) -> tuple[int, int]:
    """Who is acting in what is asked, and upon whom."""
    frame = match.stack[-1] if match.stack else None
    if isinstance(frame, Walk):
        return (frame.player, NO_PLAYER)
    if isinstance(frame, (Rush, FreeAction, StandUp, WholeMatch)):
        return (frame.player, NO_PLAYER)
    if isinstance(frame, Attack):
        return (frame.player, frame.target)
    if isinstance(frame, DodgeMove):
        return (frame.player, frame.attacker)
    if isinstance(frame, Push):
        return (frame.winner, frame.loser)
    if isinstance(frame, Throw):
        return (frame.player, frame.receiver)
    return (NO_PLAYER, NO_PLAYER)
