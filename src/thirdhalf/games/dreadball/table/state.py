"""What lies on the table: players, the ball, the score, the rush that is being played."""

from collections.abc import Sequence
from typing import Final

from thirdhalf.games.dreadball.table.kinds import NO_HEX, NO_PLAYER, ON_BENCH, ON_PITCH, PRONE, UNDECIDED
from thirdhalf.games.dreadball.table.pitch import SIZE
from thirdhalf.games.dreadball.table.profile import Profile
from thirdhalf.games.dreadball.table.terms import Terms
from thirdhalf.geometry.native import i64, mypyc_attr
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import NO_CHOICE, Projection
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import NOBODY

NEVER: Final = -1
GRID_BIT: Final = 1 << 48
"""Above those of all players."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """A figure. `team` is its coach's seat."""

    __slots__ = ("at", "facing", "hurt", "profile", "team", "tokens", "turns", "where")

    def __init__(
        self, profile: Profile, team: int, where: int, at: int, facing: int, tokens: int, turns: int, hurt: int
    ) -> None:
        self.profile = profile
        self.team = team
        # D16: ON_PITCH, ON_BENCH or OUT_OF_PLAY.
        self.where = where
        # D3.18: its hex, or NO_HEX; D4.1: its facing, or PRONE.
        self.at = at
        self.facing = facing
        # D7.2: tokens taken in this rush.
        self.tokens = tokens
        # D16.5: turns still to miss, and the rush in which it was put out.
        self.turns = turns
        self.hurt = hurt

    def copy(self) -> "Player":
        """An independent player equal to this one."""
        return Player(
            profile=self.profile,
            team=self.team,
            where=self.where,
            at=self.at,
            facing=self.facing,
            tokens=self.tokens,
            turns=self.turns,
            hurt=self.hurt,
        )


@mypyc_attr(acyclic=True, free_list_len=1)
class Match(KernelMatch):
    """A match of DreadBall. Players and the grid are shared between copies until one of them writes."""

    __slots__ = (
        "away_points",
        "ball",
        "ending",
        "first",
        "flags",
        "grid",
        "holder",
        "home_points",
        "owned",
        "players",
        "rush",
        "rushing",
        "terms",
        "tokens",
        "winner",
    )

    def __init__(self, terms: Terms, players: list[Player], grid: list[int], log: list[Event] | None) -> None:
        """D6.3: score 0, rush marker 0, the ball out of play; nothing going on yet."""
        super().__init__([], None, NO_CHOICE, 0, log)
        self.terms = terms
        self.players = players
        # Who is on each hex, or NO_PLAYER.
        self.grid = grid
        # One bit for each player this match may write without copying it first, and one for the grid.
        self.owned: i64 = 0
        # D6.1: the seat that won the toss: it defends the west and takes the odd rushes.
        self.first = 0
        self.rush = 0
        self.rushing = 0
        self.tokens = 0
        # D18.2: why this rush is ending, a bit for each reason.
        self.flags = 0
        # D10.1: who holds the ball, or NO_PLAYER and the hex where it is, or NO_HEX too: it is out of play.
        self.holder: int = NO_PLAYER
        self.ball: int = NO_HEX
        # D17.2: the score is the difference.
        self.home_points = 0
        self.away_points = 0
        self.ending: int = UNDECIDED
        self.winner: int = NOBODY

    def copy(self) -> "Match":
        """An independent match in the same position, without the event log."""
        self.owned = 0
        twin = Match(self.terms, self.players[:], self.grid, None)
        self.share_with(twin)
        twin.first = self.first
        twin.rush = self.rush
        twin.rushing = self.rushing
        twin.tokens = self.tokens
        twin.flags = self.flags
        twin.holder = self.holder
        twin.ball = self.ball
        twin.home_points = self.home_points
        twin.away_points = self.away_points
        twin.ending = self.ending
        twin.winner = self.winner
        return twin

    def shared(self) -> Sequence[object]:
        return self.players

    def project(self, seat: int) -> Projection:
        """The table as the seat sees it."""
        # It reads the state, which therefore cannot import it.
        from thirdhalf.games.dreadball.showing.view import project

        return project(self, seat)

    def guess(self, seat: int, chooser: Chooser) -> "Match":
        """Nothing is hidden but the dice to come, and they are not in the match."""
        return self.copy()

    def own(self, number: i64) -> Player:
        """The player, safe to write: copied first if another match may share it. Only `changes` calls this."""
        bit: i64 = 1 << number
        player = self.players[number]
        if not self.owned & bit:
            player = player.copy()
            self.players[number] = player
            self.owned |= bit
        return player

    def own_grid(self) -> list[int]:
        """The grid, safe to write. Only the `changes` call this."""
        if not self.owned & GRID_BIT:
            self.grid = self.grid[:]
            self.owned |= GRID_BIT
        return self.grid


def new_match(terms: Terms, players: list[Player], first: int, log: list[Event] | None) -> Match:
    """D6.1, D6.3: a match in its first position, with nothing going on yet."""
    match = Match(terms, players, [NO_PLAYER] * SIZE, log)
    match.first = first
    match.rushing = first
    return match


def new_player(profile: Profile, team: int) -> Player:
    """A player on the bench."""
    return Player(profile=profile, team=team, where=ON_BENCH, at=NO_HEX, facing=PRONE, tokens=0, turns=0, hurt=NEVER)


def side_of(match: Match, seat: int) -> int:
    """D3.15: 0 for the team that attacks the east, 1 for the one that attacks the west."""
    return int(seat != match.first)


def squad(match: Match, seat: int) -> list[int]:
    """The numbers of a coach's players."""
    return [number for number, player in enumerate(match.players) if player.team == seat]


def on_pitch(match: Match, seat: int) -> int:
    """D16.1, D17.7: how many of a coach's players are on the pitch, standing or prone."""
    return len([player for player in match.players if player.team == seat and player.where == ON_PITCH])


def score(match: Match) -> int:
    """D17.2: one signed number: home's points less away's."""
    return match.home_points - match.away_points


def in_sudden_death(match: Match) -> bool:
    """D17.7: the rushes of normal time have been played."""
    return match.rush > match.terms.rushes


def own_match(match: KernelMatch) -> Match:
    """The kernel hands out matches of any game; in this folder they are always DreadBall's."""
    assert isinstance(match, Match)
    return match
