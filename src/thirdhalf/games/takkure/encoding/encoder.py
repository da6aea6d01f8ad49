"""Takkure as numbers. Places and lengths are in tenths of a millimetre."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import window_at_hand
from thirdhalf.games.takkure.encoding.choices import (
    FIRST_CARDS,
    FIRST_TEAM_PLAYS,
    FIRST_TEAMS,
    FIRST_TOKENS,
    MOST,
    SIDE,
    UNIT,
    candidate_fields,
    encode_choices,
    inside,
    start_of,
)
from thirdhalf.games.takkure.game import Takkure, takkure
from thirdhalf.games.takkure.rules.defence import defence_at_hand
from thirdhalf.games.takkure.showing.view import laid_by
from thirdhalf.games.takkure.skills.team import TOKENS as TEAM_TOKENS
from thirdhalf.games.takkure.table.box import NO_PLAY, Box
from thirdhalf.games.takkure.table.kinds import (
    ACTED,
    ACTION_WORDS,
    IN_THE_AIR,
    NO_PLAYER,
    OFF_WORDS,
    PRESSURE,
    SKILL_WORDS,
    TALENT_WORDS,
)
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.questions.topics import TOPICS
from thirdhalf.games.takkure.table.questions.walks import Walk
from thirdhalf.games.takkure.table.space import ball_place
from thirdhalf.games.takkure.table.state import Match, direction, own_match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.kernel.decision import Choice, Decision, Pick
from thirdhalf.kernel.encoding import Encoder, Field, flags, numbers, one_of, word, words, zeros
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.seat import AWAY, HOME

FULL_MATCH: Final = 6
"""The exercise that is the whole game (chapter 06)."""

COUNT: Final = 99
"""Nothing that is counted gets near this; more tries or team tokens are told as this many."""

ASKED: Final = tuple(sorted(TOPICS))
TOPIC_NUMBER: Final = {topic: number for number, topic in enumerate(ASKED)}
TOPIC_FLAGS: Final = one_of(len(ASKED))
# The defensive actions that can stand on a player: pressure, tackle, steals, rest, and one that has been rolled.
DECLARED_FLAGS: Final = one_of(ACTED + 1 - PRESSURE)
DECLARED_WORDS: Final = ACTION_WORDS[PRESSURE : ACTED + 1]
NOT_DECLARED: Final = len(DECLARED_WORDS)
OFF_FLAGS: Final = one_of(len(OFF_WORDS))

_COUNTED: Final = (
    "tokens",
    "sets",
    "half",
    "time",
    "own time",
    "other time",
    "own tries",
    "other tries",
    "window",
)
_LAID_OUT: Final = (
    "ball x",
    "ball y",
    "ball loose",
    "ball in the air",
    "line marked",
    "line middle x",
    "line middle y",
    "line end x",
    "line end y",
    "half width",
    "half length",
    "line",
    "from x",
    "from y",
)
_HELD: Final = (
    "own hand",
    "other hand",
    "own deck",
    "other deck",
    "own face down",
    "other face down",
    "own declared",
    "other declared",
    "own team tokens",
    "other team tokens",
)
_PLAYER_COUNTED: Final = (
    "ground",
    "wounds",
    "activations",
    "fatigue",
    "inactive",
    "permanent",
    "honour",
    "used",
)
_PLAYER_VALUES: Final = ("bac", "bac try", "str", "ref", "int", "prt", "bdy")

pack_table: Final = words(6, 0).pack
pack_held: Final = words(2, 2).pack
WHO: Final[tuple[bytes, ...]] = tuple(
    [
        numbers(4).pack(1, n & 1, n >> 1 & 1, n >> 2) + off + declared
        for off in OFF_FLAGS[:-1]
        for declared in DECLARED_FLAGS
        for n in range(8)
    ]
)
"""That there is a player: plain, active (1), with the ball (2), at work (4); for each of what it has declared, the last
of which is nothing; for each of the places where it can be.
"""
TOKENS: Final = words(2, 2)
pack_tokens: Final = TOKENS.pack
PROFILE: Final = numbers(3 + len(_PLAYER_VALUES) + 3)
NO_ONE: Final = zeros(4 + len(OFF_WORDS) + len(DECLARED_WORDS) + TOKENS.size // 2 + PROFILE.size // 2)
NOWHERE: Final = (0, 0)
REMEMBERED: Final = 1000
"""Hands and players are packed once and remembered, but not more of them than this."""


class TakkureEncoder(Encoder):
    """An exercise or a full match, as one set-up has it."""

    __slots__ = ("_hands", "_profiles", "_team_hands", "far", "plays", "team_plays")

    def __init__(self, setup: Setup) -> None:
        setup = {"exercise": FULL_MATCH, **setup}
        if "home_marks" in setup or "away_marks" in setup:
            raise ValueError("an environment has no marks of a season: what was learned is not among its numbers")
        game = takkure()
        match = game.new(setup, None)
        for seat in (HOME, AWAY):
            size = len([player for player in match.players if player.team == seat])
            if size > SIDE:
                raise ValueError(f"an environment has room for {SIDE} players a side, not {size}")
        self.far = max(match.terms.half_width, match.terms.half_length) // UNIT + 1
        # All cards there are, also where an exercise has none: what is learnt in one exercise fits the next. Those of
        # later teams only where one of these plays: what was learnt without them still fits.
        first = all(setup.get(side, "") in FIRST_TEAMS for side in ("home", "away"))
        self.plays = FIRST_CARDS if first else len(game.catalog.box.plays)
        self.team_plays = FIRST_TEAM_PLAYS if first else len(game.catalog.box.team_plays)
        self._hands: dict[tuple[int, ...], bytes] = {}
        self._team_hands: dict[tuple[int, ...], bytes] = {}
        self._profiles: dict[Profile, bytes] = {}
        tokens = FIRST_TOKENS if first else len(TEAM_TOKENS)
        fields = candidate_fields(self.far, self.plays, tokens, self.team_plays)
        seen = observation_fields(game.catalog.box, self.far, self.plays, self.team_plays)
        super().__init__(game, setup, tuple(seen), fields, MOST)

    def lessons(self) -> list[Setup]:
        """The exercises, in the rulebook's order."""
        assert isinstance(self.game, Takkure)
        return [{"exercise": number} for number in self.game.catalog.exercises]

    def candidates(self, match: KernelMatch) -> list[Choice]:
        """R-85: where measuring is closed, places are those that the asked coach's eye finds; a walk is measured."""
        match = own_match(match)
        decision = match.decision
        assert decision is not None
        if not match.terms.open_measuring and not isinstance(decision, (Pick, Walk)):
            found = candidates(match.copy().by_eye(decision.seat))
        else:
            found = candidates(match)
        return found if len(found) <= MOST else found[:MOST]

    def lead(self, match: KernelMatch) -> int:
        match = own_match(match)
        return match.home_tries - match.away_tries

    def winner(self, match: KernelMatch) -> int:
        return own_match(match).winner

    def features(self, match: KernelMatch, choices: list[Choice]) -> bytes:
        return encode_choices(own_match(match), choices, self.far)

    def observe(self, match: KernelMatch, seat: int) -> bytes:
        match = own_match(match)
        decision = match.decision
        asked = decision if decision is not None and decision.seat == seat else None
        parts = [self.table(match, seat, asked)]
        self.write_cards(match, seat, parts)
        parts.append(TOPIC_FLAGS[TOPIC_NUMBER[asked.topic] if asked is not None else -1])
        worker = at_work(match) if asked is not None else NO_PLAYER
        self.write_side(match, seat, seat, worker, parts)
        self.write_side(match, seat, 1 - seat, worker, parts)
        return b"".join(parts)

    def table(self, match: Match, seat: int, asked: Decision | None) -> bytes:
        """The score, the clock, the ball and the marked line."""
        way = direction(seat)
        far = self.far
        home = seat == HOME
        window = window_at_hand(match)
        x, y = ball_place(match)
        line = match.run_line
        middle = line[len(line) // 2] if line else NOWHERE
        end = line[-1] if line else NOWHERE
        start = start_of(asked) or NOWHERE if asked is not None else NOWHERE
        terms = match.terms
        return pack_table(
            word(int(seat == match.attacker), match.tokens, match.sets, match.half),
            word(
                match.time,
                match.home_time if home else match.away_time,
                match.away_time if home else match.home_time,
                min(COUNT, match.home_tries if home else match.away_tries),
            ),
            word(
                min(COUNT, match.away_tries if home else match.home_tries),
                window.when + 1 if window is not None and asked is not None else 0,
                inside(x * way, far),
                inside(y * way, far),
            ),
            word(
                int(match.holder == NO_PLAYER),
                int(match.holder == IN_THE_AIR),
                int(len(line) > 1),
                inside(middle[0] * way, far),
            ),
            word(
                inside(middle[1] * way, far),
                inside(end[0] * way, far),
                inside(end[1] * way, far),
                terms.half_width // UNIT,
            ),
            word(
                terms.half_length // UNIT,
                terms.line // UNIT,
                inside(start[0] * way, far),
                inside(start[1] * way, far),
            ),
        )

    def write_cards(self, match: Match, seat: int, parts: list[bytes]) -> None:
        """R-61: own cards by name, of the other coach's only those that lie open, and how many there are."""
        cards = match.cards
        rival = 1 - seat
        declared = cards.declared != NO_PLAY
        own = declared and seat == match.attacker
        parts.append(
            pack_held(
                word(len(cards.hands[seat]), len(cards.hands[rival]), len(cards.decks[seat]), len(cards.decks[rival])),
                word(
                    len(laid_by(match, seat)),
                    len(laid_by(match, rival)),
                    cards.declared + 1 if own else 0,
                    int(declared and not own),
                ),
                min(COUNT, cards.stars[seat]),
                min(COUNT, cards.stars[rival]),
            )
        )
        parts.append(pile(cards.hands[seat], self.plays, self._hands))
        parts.append(pile(cards.discards[seat], self.plays, self._hands))
        parts.append(pile(cards.discards[rival], self.plays, self._hands))
        parts.append(pile(cards.plays[seat], self.team_plays, self._team_hands))
        parts.append(pile(cards.spent[seat], self.team_plays, self._team_hands))
        parts.append(pile(cards.spent[rival], self.team_plays, self._team_hands))

    def write_side(self, match: Match, seat: int, team: int, worker: int, parts: list[bytes]) -> None:
        """A coach's players as the seat sees them, in the order of their numbers; none for those there are not."""
        way = direction(seat)
        far = self.far
        written = 0
        for number, player in enumerate(match.players):
            if player.team == team and written < SIDE:
                declared = player.declared - PRESSURE if player.declared >= PRESSURE else NOT_DECLARED
                who = 8 * (player.off * (NOT_DECLARED + 1) + declared)
                if number == match.active:
                    who += 1
                if number == match.holder:
                    who += 2
                if number == worker:
                    who += 4
                parts.append(WHO[who])
                parts.append(
                    pack_tokens(
                        word(inside(player.x * way, far), inside(player.y * way, far), player.ground, player.wounds),
                        word(player.activations, player.fatigue, player.inactive, player.permanent),
                        player.honour,
                        player.used,
                    )
                )
                parts.append(self.profile(player.profile))
                written += 1
        for _ in range(SIDE - written):
            parts.append(NO_ONE)

    def profile(self, profile: Profile) -> bytes:
        """What stands on a player's card."""
        known = self._profiles.get(profile)
        if known is None:
            if len(self._profiles) >= REMEMBERED:
                self._profiles.clear()
            known = PROFILE.pack(
                profile.vertebrae,
                profile.attack_move // UNIT,
                profile.defence_move // UNIT,
                profile.bac,
                profile.bac_try,
                profile.strength,
                profile.reflexes,
                profile.intelligence,
                profile.protection,
                profile.body,
                profile.radius // UNIT,
                profile.skill,
                profile.talent,
            )
            self._profiles[profile] = known
        return known


def pile(cards: tuple[int, ...], size: int, remembered: dict[tuple[int, ...], bytes]) -> bytes:
    """A flag for each card of the box."""
    known = remembered.get(cards)
    if known is None:
        if len(remembered) >= REMEMBERED:
            remembered.clear()
        known = numbers(size).pack(*[int(card in cards) for card in range(size)])
        remembered[cards] = known
    return known


def observation_fields(box: Box, far: int, cards: int, team_cards: int) -> list[Field]:
    """The numbers of an observation, in the order in which `observe` writes them: with so many cards of the box."""
    plays = tuple([play.id for play in box.plays[:cards]])
    team_plays = tuple([play.id for play in box.team_plays[:team_cards]])
    fields = [Field("attacking", 0, 1), *[Field(name, 0, COUNT) for name in _COUNTED]]
    for name in _LAID_OUT:
        if name in ("ball loose", "ball in the air", "line marked"):
            fields.append(Field(name, 0, 1))
        else:
            fields.append(Field(name, -far, far))
    fields += [Field(name, 0, COUNT) for name in _HELD]
    for pile in ("own hand:", "own discards:", "other discards:"):
        fields += flags(pile, plays)
    for pile in ("own team plays:", "own used:", "other used:"):
        fields += flags(pile, team_plays)
    fields += flags("asked:", ASKED)
    for side in ("own", "other"):
        for number in range(1, SIDE + 1):
            fields += player_fields(f"{side} {number}", far)
    return fields


def player_fields(who: str, far: int) -> list[Field]:
    """The numbers of one player."""
    return [
        *flags(who, ("present", "active", "carrier", "at work")),
        *flags(f"{who} off:", OFF_WORDS),
        *flags(f"{who} declared:", DECLARED_WORDS),
        Field(f"{who} x", -far, far),
        Field(f"{who} y", -far, far),
        *[Field(f"{who} {name}", 0, COUNT) for name in _PLAYER_COUNTED],
        Field(f"{who} vertebrae", 0, 1),
        Field(f"{who} attack move", -far, 2 * far),
        Field(f"{who} defence move", -far, 2 * far),
        *[Field(f"{who} {name}", -20, 40) for name in _PLAYER_VALUES],
        Field(f"{who} radius", 0, far),
        Field(f"{who} skill", 0, len(SKILL_WORDS) - 1),
        Field(f"{who} talent", 0, len(TALENT_WORDS) - 1),
    ]


def at_work(match: Match) -> int:
    """Who of the coach's is being asked about: the defender whose action it is, or else the active player."""
    defence = defence_at_hand(match)
    return match.active if defence is None else defence.defender
