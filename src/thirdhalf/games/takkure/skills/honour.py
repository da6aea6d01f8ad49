"""5.07 Unwavering Honour: skill tokens on the players, earned by wounds."""

from typing import TYPE_CHECKING

from thirdhalf.games.takkure.changes.cards import gain_honour, rest_by_honour, rise_by_honour, spend_honour
from thirdhalf.games.takkure.skills.team_skill import TeamSkill
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import BEFORE_ACTIVATION, HONOUR_REST, HONOUR_STAND, laid, player_of
from thirdhalf.games.takkure.table.kinds import UNWAVERING_HONOUR
from thirdhalf.games.takkure.table.state import Match, team_of
from thirdhalf.geometry.native import mypyc_attr

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window


@mypyc_attr(acyclic=True)
class UnwaveringHonour(TeamSkill):
    """5.07: a skill token for every wound, spent at the start of an activation."""

    __slots__ = ()

    def told_by(self) -> str:
        return events.HONOUR

    def wounded(self, match: Match, number: int) -> None:
        """5.07, R-59: with every wound token comes a skill token."""
        gain_honour(match, number)

    def has_tokens(self, match: Match, seat: int, when: int) -> bool:
        """R-13: they are spent at the start of an activation."""
        return when == BEFORE_ACTIVATION

    def options(self, match: Match, window: "Window", seat: int) -> list[int]:
        """5.07, R-13: a skill token removes a ground token, not the carrier's, or turns an active fatigue token
        (R-44).
        """
        found = []
        for number in team_of(match, seat):
            player = match.players[number]
            if player.honour:
                if player.ground and match.holder != number:
                    found.append(laid(HONOUR_STAND, number, 0))
                if player.fatigue:
                    found.append(laid(HONOUR_REST, number, 0))
        return found


def discard(match: Match, seat: int, option: int) -> None:
    """R-13: the token is the player's own."""
    spend_honour(match, player_of(option))


def rise(match: Match, window: "Window", option: int) -> None:
    """5.07: one of its ground tokens goes."""
    rise_by_honour(match, player_of(option))


def rest(match: Match, window: "Window", option: int) -> None:
    """5.07, R-44: one of its active fatigue tokens is turned."""
    rest_by_honour(match, player_of(option))


def may_think_again(match: Match, number: int) -> bool:
    """5.07: whether the player has a token with which to repeat a failed INT roll."""
    player = match.players[number]
    return match.cards.skills[player.team] == UNWAVERING_HONOUR and player.honour > 0
