"""DreadBall as numbers. Hexes are told by their axial coordinates, turned so that the seat attacks the east."""

from typing import Final

from thirdhalf.games.dreadball.encoding.choices import (
    FACING_FLAGS,
    HEX_PLACES,
    MOST,
    NOWHERE,
    candidate_fields,
    encode_choices,
    pair,
    place_of_ball,
    turned,
    way_of,
)
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.rules.actions.movement import walk_at_hand
from thirdhalf.games.dreadball.rules.at_work import at_work
from thirdhalf.games.dreadball.table.catalog import SQUAD
from thirdhalf.games.dreadball.table.kinds import (
    BY_DROP,
    BY_PICK_UP,
    BY_THROW,
    NO_HEX,
    NO_PLAYER,
    ROLE_WORDS,
    WHERE_WORDS,
)
from thirdhalf.games.dreadball.table.pitch import HEXES, LENGTH, WIDTH
from thirdhalf.games.dreadball.table.profile import Profile
from thirdhalf.games.dreadball.table.questions import topics as questions
from thirdhalf.games.dreadball.table.state import Match, own_match, score, side_of
from thirdhalf.games.dreadball.tactics.candidates import candidates
from thirdhalf.geometry.hexes import DIRECTION_WORDS
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.encoding import Encoder, Field, flags, numbers, one_of, word, words, zeros
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
_ENDINGS: Final = ("throw", "drop", "failed pick up")

TABLE: Final = words(3, 1)
WALKED: Final = numbers(len(_WALKED))
NOT_WALKING: Final = zeros(len(_WALKED))
WHO: Final[tuple[bytes, ...]] = tuple(
    [
        numbers(3).pack(n & 1, n >> 1 & 1, n >> 2) + where + facing
        for where in WHERE_FLAGS[:-1]
        for facing in FACING_FLAGS
        for n in range(8)
    ]
)
"""A player who is nothing special, carries the ball (1), acts (2), is acted upon (4); for each facing, the last of
which is none; for each of the places where it can be.
"""
NO_FACING: Final = 6
FEW: Final = 16
COUNTS: Final[tuple[bytes, ...]] = tuple([pair(tokens, turns) for tokens in range(FEW) for turns in range(FEW)])
PROFILE: Final = numbers(len(_PLAYER_COUNTED) - 2)


class DreadBallEncoder(Encoder):
    """A match, as one set-up has it."""

    __slots__ = ("_profiles",)

    def __init__(self, setup: Setup) -> None:
        self._profiles: dict[Profile, bytes] = {}
        game = dreadball()
        game.new(setup, None)
        super().__init__(game, setup, tuple(observation_fields()), candidate_fields(), MOST)

    def lessons(self) -> list[Setup]:
        """D2.2: the short match, then the whole one."""
        return [{"preset": "demo"}, {}]

    def candidates(self, match: KernelMatch) -> list[Choice]:
        match = own_match(match)
        found = candidates(match)
        return found if len(found) <= MOST else found[:MOST]

    def lead(self, match: KernelMatch) -> int:
        return score(own_match(match))

    def winner(self, match: KernelMatch) -> int:
        return own_match(match).winner

    def features(self, match: KernelMatch, choices: list[Choice]) -> bytes:
        return encode_choices(own_match(match), choices)

    def observe(self, match: KernelMatch, seat: int) -> bytes:
        match = own_match(match)
        decision = match.decision
        asked = decision if decision is not None and decision.seat == seat else None
        walk = walk_at_hand(match)
        parts = [table(match, seat), NOT_WALKING]
        if walk is not None:
            parts[1] = WALKED.pack(1, walk.mode, walk.points, walk.moved, walk.dashes, walk.evades)
        parts.append(TOPIC_FLAGS[TOPIC_NUMBER[asked.topic] if asked is not None else -1])
        way = way_of(match, seat)
        places = HEX_PLACES[side_of(match, seat)]
        worker, target = at_work(match)
        for team in (seat, 1 - seat):
            for number, player in enumerate(match.players):
                if player.team == team:
                    facing = turned(player.facing, way) if player.facing >= 0 else NO_FACING
                    who = 8 * (player.where * (NO_FACING + 1) + facing)
                    if number == match.holder:
                        who += 1
                    if number == worker:
                        who += 2
                    if number == target:
                        who += 4
                    parts.append(WHO[who])
                    parts.append(places[player.at])
                    parts.append(counts(player.tokens, player.turns))
                    parts.append(self.profile(player.profile))
        return b"".join(parts)

    def profile(self, profile: Profile) -> bytes:
        """What a player can do. There are as many profiles as players: all are remembered."""
        known = self._profiles.get(profile)
        if known is None:
            values = (profile.move, profile.strength, profile.speed, profile.skill, profile.armour)
            known = ROLE_FLAGS[profile.role] + PROFILE.pack(*values)
            self._profiles[profile] = known
        return known


def counts(tokens: int, turns: int) -> bytes:
    """A player's tokens, and the turns it still misses."""
    return COUNTS[FEW * tokens + turns] if tokens < FEW and turns < FEW else pair(tokens, turns)


def table(match: Match, seat: int) -> bytes:
    """The score, the rush and the ball."""
    home = seat == HOME
    way = way_of(match, seat)
    ball = place_of_ball(match)
    q, r = HEXES[ball] if ball != NO_HEX else NOWHERE
    return TABLE.pack(
        word(int(match.rushing == seat), min(COUNT, match.rush), match.terms.rushes, match.tokens),
        word(
            min(COUNT, match.home_points if home else match.away_points),
            min(COUNT, match.away_points if home else match.home_points),
            int(match.flags & BY_THROW > 0),
            int(match.flags & BY_DROP > 0),
        ),
        word(
            int(match.flags & BY_PICK_UP > 0), q * way, r * way, int(match.holder == NO_PLAYER and match.ball != NO_HEX)
        ),
        int(match.holder == NO_PLAYER and match.ball == NO_HEX),
    )


def observation_fields() -> list[Field]:
    """The numbers of an observation, in the order in which `observe` writes them."""
    fields = [Field("rushing", 0, 1)]
    fields += [Field(name, 0, COUNT) for name in _COUNTED]
    fields += flags("ending:", _ENDINGS)
    fields += [Field("ball q", -LENGTH, LENGTH), Field("ball r", -WIDTH, WIDTH)]
    fields += flags("ball", ("loose", "out of play"))
    fields += [Field(f"walk {name}", 0, 99) for name in _WALKED]
    fields += flags("asked:", TOPICS)
    for side in ("own", "other"):
        for number in range(1, SQUAD + 1):
            who = f"{side} {number}"
            fields += flags(who, ("carrier", "at work", "target"))
            fields += flags(f"{who} where:", WHERE_WORDS)
            fields += flags(f"{who} faces:", DIRECTION_WORDS)
            fields += [Field(f"{who} q", -LENGTH, LENGTH), Field(f"{who} r", -WIDTH, WIDTH)]
            fields += [Field(f"{who} {name}", 0, 99) for name in _PLAYER_COUNTED[:2]]
            fields += flags(f"{who} role:", ROLE_WORDS)
            fields += [Field(f"{who} {name}", 0, 99) for name in _PLAYER_COUNTED[2:]]
    return fields
