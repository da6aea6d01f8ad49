"""What lies on the table: players with their tokens, the ball, the marked line, and the terms the match is
played on.
"""

from collections.abc import Sequence
from typing import Final

from thirdhalf.games.takkure.table.hands import Cards
from thirdhalf.games.takkure.table.kinds import NO_PLAYER, NO_RESTART, NOTHING, UNDECIDED
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.terms import Terms
from thirdhalf.geometry.native import i64, mypyc_attr
from thirdhalf.geometry.plane import INCH, Point
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import NO_CHOICE, Projection
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY

BALL_RADIUS: Final = 1000
"""0.07: the ball token is 20 mm across."""
TEMPLATE_RADIUS: Final = 3 * INCH // 2
"""2.03: the scatter template is 3" across."""

NO_CONTACT: Final = -1
FEINTED: Final = -2
"""Instead of the contact of a tackler whom a feint has fooled: it has failed and belongs to no contest (4.07)."""
CARDS_BIT: Final = 1 << 8
PLAYER_BITS: Final = CARDS_BIT - 1

ON_PITCH: Final = 0
INJURED: Final = 1
OUT: Final = 2
TO_PLACE: Final = 3

# 5.05: when a skill that is not for every time was last used.
USED_IN_HALF: Final = 1
USED_IN_ACTION: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """A miniature and the tokens on its card. `team` is its coach's seat; `profile` its present values."""

    __slots__ = (
        "activations",
        "contact_at",
        "declared",
        "fatigue",
        "ground",
        "honour",
        "inactive",
        "off",
        "permanent",
        "profile",
        "team",
        "used",
        "wounds",
        "x",
        "y",
    )

    def __init__(self, profile: Profile, team: i64, x: int, y: int, off: i64) -> None:
        """A standing player without tokens."""
        self.profile = profile
        self.team = team
        self.x = x
        self.y = y
        # 5.03, 5.04: ON_PITCH, INJURED (back at a kick-off), OUT of the match, or TO_PLACE at a kick-off.
        self.off = off
        self.ground: i64 = 0
        self.wounds: i64 = 0
        # 4.01, R-44: active, inactive and permanent fatigue tokens; the permanent one is active.
        self.fatigue: i64 = 0
        self.inactive: i64 = 0
        self.permanent: i64 = 0
        # 5.07: skill tokens of Unwavering Honour.
        self.honour: i64 = 0
        # 5.05: USED_IN_HALF, USED_IN_ACTION or both, for skills that work once.
        self.used: i64 = 0
        self.activations: i64 = 0
        # 1.05: the defensive action declared in this activation.
        self.declared: i64 = NOTHING
        # how far along the run this tackler is touched (0 for anything else in contact), or NO_CONTACT.
        self.contact_at: i64 = NO_CONTACT

    def copy(self) -> "Player":
        """An independent player equal to this one."""
        twin = Player(self.profile, self.team, self.x, self.y, self.off)
        twin.ground = self.ground
        twin.wounds = self.wounds
        twin.fatigue = self.fatigue
        twin.inactive = self.inactive
        twin.permanent = self.permanent
        twin.honour = self.honour
        twin.used = self.used
        twin.activations = self.activations
        twin.declared = self.declared
        twin.contact_at = self.contact_at
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
class Match(KernelMatch):
    """A match of Takkure. Frames and players are shared between copies until one of them writes (`own`)."""

    __slots__ = (
        "active",
        "attacker",
        "away_time",
        "away_tries",
        "ball_x",
        "ball_y",
        "cards",
        "ending",
        "fall_x",
        "fall_y",
        "first_carrier",
        "half",
        "holder",
        "home_time",
        "home_tries",
        "move_won",
        "owned",
        "players",
        "restart",
        "run_line",
        "sets",
        "terms",
        "time",
        "tokens",
        "winner",
    )

    def __init__(self, terms: Terms, players: list[Player], cards: Cards, log: list[Event] | None) -> None:
        """Before anything happens."""
        super().__init__([], None, NO_CHOICE, 0, log)
        self.terms = terms
        self.players = players
        self.cards = cards
        # One bit for each player this match may write without copying it first, and one for the cards; the list of
        # players is this match's own as soon as one of them is.
        self.owned: i64 = 0
        self.attacker: i64 = HOME
        self.tokens: i64 = 0
        self.sets: i64 = 0
        # 3.04: who has the ball in hand, or NO_PLAYER and where it lies.
        self.holder: i64 = NO_PLAYER
        self.ball_x = 0
        self.ball_y = 0
        self.active: i64 = NO_PLAYER
        # R-42, 1.12: who held the ball when this activation began; the one whom tackles are declared against.
        self.first_carrier: i64 = NO_PLAYER
        # 1.04, 1.08: the line marked in step 1; after step 3 the line run, from the remembered start to its end.
        self.run_line: tuple[Point, ...] = ()
        # 1.10: where the active player falls if tackled: its place after step 3.
        self.fall_x: i64 = 0
        self.fall_y: i64 = 0
        # 1.19, 5.05: how far the active player may move when all rolls are over.
        self.move_won: i64 = 0
        # 6.03: which half, the box both time tokens lie on, and each token's side (1 active, 0 inactive).
        self.half: i64 = 0
        self.time: i64 = 0
        self.home_time: i64 = 0
        self.away_time: i64 = 0
        self.home_tries = 0
        self.away_tries = 0
        # 5.03, R-49: whether a try was attempted in this activation, and how: a kick-off follows step 6.
        self.restart: i64 = NO_RESTART
        self.ending: i64 = UNDECIDED
        self.winner: i64 = NOBODY

    def copy(self) -> "Match":
        """An independent match in the same position, without the event log."""
        self.owned = 0
        twin = Match(self.terms, self.players, self.cards, None)
        self.share_with(twin)
        twin.attacker = self.attacker
        twin.tokens = self.tokens
        twin.sets = self.sets
        twin.holder = self.holder
        twin.ball_x = self.ball_x
        twin.ball_y = self.ball_y
        twin.active = self.active
        twin.first_carrier = self.first_carrier
        twin.run_line = self.run_line
        twin.fall_x = self.fall_x
        twin.fall_y = self.fall_y
        twin.move_won = self.move_won
        twin.half = self.half
        twin.time = self.time
        twin.home_time = self.home_time
        twin.away_time = self.away_time
        twin.home_tries = self.home_tries
        twin.away_tries = self.away_tries
        twin.restart = self.restart
        twin.ending = self.ending
        twin.winner = self.winner
        return twin

    def shared(self) -> Sequence[object]:
        return self.players

    def project(self, seat: int) -> Projection:
        """The table as the seat sees it."""
        # It reads the state, which therefore cannot import it.
        from thirdhalf.games.takkure.showing.view import project

        return project(self, seat)

    def guess(self, seat: int, chooser: Chooser) -> "Match":
        """R-61: a match like this one in which the other coach's hidden cards are dealt anew."""
        # It reads the state too.
        from thirdhalf.games.takkure.showing.guess import guess

        return guess(self, seat, chooser)

    def by_eye(self, seat: int) -> "Match":
        """R-85: this match as an eye judges it, unless measuring is open. Guesses alone are judged so."""
        if self.terms.open_measuring:
            return self
        from thirdhalf.games.takkure.showing.guess import judge_by_eye

        return judge_by_eye(self, seat)

    def own(self, number: i64) -> Player:
        """The player, safe to write: copied first if another match may share it. Only `changes` calls this."""
        bit: i64 = 1 << number
        player = self.players[number]
        if not self.owned & bit:
            if not self.owned & PLAYER_BITS:
                self.players = self.players[:]
            player = player.copy()
            self.players[number] = player
            self.owned |= bit
        return player

    def own_cards(self) -> Cards:
        """The cards, safe to write. Only the `changes` call this."""
        if not self.owned & CARDS_BIT:
            self.cards = self.cards.copy()
            self.owned |= CARDS_BIT
        return self.cards


def new_match(
    terms: Terms, players: list[Player], cards: Cards, attacker: int, holder: int, ball: Point, log: list[Event] | None
) -> Match:
    """A match in its first position, with nothing going on yet."""
    match = Match(terms, players, cards, log)
    match.attacker = attacker
    match.holder = holder
    match.ball_x, match.ball_y = ball
    return match


def direction(team: i64) -> i64:
    """0.07: home attacks up the pitch (y grows), away down."""
    return 1 if team == HOME else -1


def team_of(match: Match, seat: int) -> list[int]:
    """The numbers of a coach's players on the pitch."""
    return [number for number, player in enumerate(match.players) if player.team == seat and player.off == ON_PITCH]


def by_team(match: Match, first: int) -> list[int]:
    """All players' numbers, one coach's first: an order that does not favour home."""
    numbers = range(len(match.players))
    own = [number for number in numbers if match.players[number].team == first]
    return own + [number for number in numbers if match.players[number].team != first]


def stolen(match: Match) -> bool:
    """3.06, R-41: a defender has the ball."""
    return match.holder >= 0 and match.players[match.holder].team != match.attacker


def leader(match: Match) -> int:
    """6.01: who has more tries, or NOBODY."""
    lead = match.home_tries - match.away_tries
    return HOME if lead > 0 else AWAY if lead < 0 else NOBODY


def own_match(match: KernelMatch) -> Match:
    """The kernel hands out matches of any game; in this folder they are always Takkure's."""
    assert isinstance(match, Match)
    return match
