"""What a coach sees before it judges anything: threats, what the ball is worth, where players are wanted."""

from typing import Final

from thirdhalf.games.dreadball.coaches.script.worth import LAUNCH, keeping, loose_worth, potential
from thirdhalf.games.dreadball.table.kinds import GUARD, NO_PLAYER
from thirdhalf.games.dreadball.table.pitch import LAUNCH_LINE, ZONES
from thirdhalf.games.dreadball.table.state import Match, side_of
from thirdhalf.games.dreadball.tactics.ground import distances, threatened
from thirdhalf.kernel.seat import other

CENTRE: Final = 2

# What it is worth to be 0, 1, 2, … hexes from where the play is, by what is going on there.
MARKING: Final = (0, 260, 150, 130, 110, 90, 70, 50, 30, 10)
CONTESTING: Final = (0, 200, 150, 130, 110, 90, 70, 50, 30, 10)
COVERING: Final = (0, 130, 120, 90, 70, 60, 50, 40, 30, 10)
CROWDED: Final = 2
"""The third and later player next to the ball count like those two hexes off."""
ZONE_HEX: Final = 6
"""What a hex nearer to the main zone is worth to a player who can throw."""


class Outlook:
    """A position as a seat finds it. `threats` cost the own players dice, `menace` the others."""

    __slots__ = (
        "_near",
        "_pull",
        "focus",
        "foe",
        "match",
        "menace",
        "seat",
        "threats",
    )

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.foe = other(seat)
        self.threats = threatened(match, seat)
        self.menace = threatened(match, self.foe)
        holder = match.holder
        self._pull = CONTESTING
        if holder != NO_PLAYER:
            self.focus = match.players[holder].at
            if match.players[holder].team == seat:
                self._pull = COVERING
            else:
                self._pull = MARKING
        elif match.ball >= 0:
            self.focus = match.ball
        else:
            self.focus = LAUNCH_LINE[side_of(match, seat)][CENTRE]
        # How many of our players are next to the ball already.
        far = distances()[self.focus]
        self._near = 0
        for player in match.players:
            if player.team == seat and player.facing >= 0 and far[player.at] == 1:
                self._near += 1

    @property
    def foe_ball(self) -> int:
        """What the ball is worth in the others' hands."""
        holder = self.match.holder
        if holder == NO_PLAYER or self.match.players[holder].team == self.seat:
            return 0
        return max(200, keeping(self.match, holder, self.focus, self.menace, 0))

    @property
    def own_ball(self) -> int:
        """What the ball is worth in our hands."""
        holder = self.match.holder
        if holder == NO_PLAYER or self.match.players[holder].team != self.seat:
            return 0
        return self.held(holder, self.focus)

    @property
    def softness(self) -> int:
        """The Speed of the others, who dodge by it."""
        for player in self.match.players:
            if player.team != self.seat:
                return player.profile.speed
        return 0

    def tokens_of(self, number: int) -> int:
        """D7.2: how many tokens a player of the rushing team can still get."""
        match = self.match
        player = match.players[number]
        if match.rushing != player.team or match.flags:
            return 0
        return min(match.tokens, match.terms.most_tokens - player.tokens)

    def held(self, number: int, at: int) -> int:
        """What the ball is worth to us in a player's hands on a hex, with the tokens he can still get."""
        return self.held_with(number, at, self.tokens_of(number))

    def held_with(self, number: int, at: int, tokens: int) -> int:
        """The same with so many tokens."""
        match = self.match
        now = potential(match, number, at, tokens, self.threats)
        return max(now, keeping(match, number, at, self.threats, self.foe_tokens()))

    def foe_tokens(self) -> int:
        """How many tokens the other team has before we are next asked about ours."""
        match = self.match
        if match.rushing == self.seat:
            return match.terms.tokens
        return 0 if match.flags else match.tokens

    def loose(self, at: int) -> int:
        """What a ball on a hex is worth to us, less what it is worth to the others."""
        match = self.match
        ours = match.tokens if match.rushing == self.seat and not match.flags else 0
        if at < 0:
            return LAUNCH if match.rushing != self.seat else -LAUNCH
        now = loose_worth(match, self.seat, at, ours, self.threats)
        if now:
            return now
        if match.rushing == self.seat:
            theirs = loose_worth(match, self.foe, at, match.terms.tokens, self.menace)
            later = loose_worth(match, self.seat, at, match.terms.tokens, self.threats)
            return later // 3 - theirs
        theirs = loose_worth(match, self.foe, at, self.foe_tokens(), self.menace)
        later = loose_worth(match, self.seat, at, match.terms.tokens, self.threats)
        return later - theirs if theirs == 0 else later // 3 - theirs

    def unfetched(self) -> int:
        """What a loose ball is worth if we leave it for this rush."""
        match = self.match
        if match.ball < 0:
            return 0
        theirs = loose_worth(match, self.foe, match.ball, match.terms.tokens, self.menace)
        return loose_worth(match, self.seat, match.ball, match.terms.tokens, self.threats) // 3 - theirs

    def place(self, number: int, at: int) -> int:
        """What it is worth to have a player without the ball on a hex."""
        match = self.match
        player = match.players[number]
        far = distances()[at]
        steps = far[self.focus]
        if steps == 1:
            crowd = self._near - int(player.facing >= 0 and distances()[player.at][self.focus] == 1)
            if crowd >= CROWDED:
                steps = 2
        worth = self._pull[steps] if steps < len(self._pull) else 0
        if player.profile.role != GUARD:
            zone = ZONES[side_of(match, self.seat)][0]
            worth += ZONE_HEX * max(0, 12 - far[zone.bonus])
            worth -= 15 * self.threats[at]
        return worth
