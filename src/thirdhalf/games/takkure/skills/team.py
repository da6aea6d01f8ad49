"""5.06, 5.07: the team skills: what earns their tokens, when those are spent, and on what. A team skill is one entry of
`TEAM_SKILLS`, in the order of their numbers in `kinds`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from thirdhalf.games.takkure.skills.honour import UnwaveringHonour, discard, rest, rise
from thirdhalf.games.takkure.skills.superstars import Superstars, shine, shine_again, spend_one, spend_three
from thirdhalf.games.takkure.skills.team_skill import TeamSkill
from thirdhalf.games.takkure.table.box import (
    AFTER_ALL,
    AS_TURNED,
    AT_ONCE,
    HONOUR_REST,
    HONOUR_STAND,
    STAR,
    STAR_REROLL,
)
from thirdhalf.games.takkure.table.state import Match

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window


class Token:
    """R-13: one use of a team skill's tokens, laid down in a window like a card: its name in files, what it costs, what
    it does, and when.
    """

    __slots__ = ("does", "name", "order", "pay")

    def __init__(
        self,
        name: str,
        pay: Callable[[Match, int, int], None],
        does: "Callable[[Match, Window, int], None]",
        order: int,
    ) -> None:
        self.name = name
        self.pay = pay
        self.does = does
        self.order = order


TEAM_SKILLS: Final[tuple[TeamSkill, ...]] = (TeamSkill(), UnwaveringHonour(), Superstars())
TOKENS: Final[dict[int, Token]] = {
    STAR: Token("star", spend_one, shine, AS_TURNED),
    STAR_REROLL: Token("reroll", spend_three, shine_again, AFTER_ALL),
    HONOUR_STAND: Token("stand up", discard, rise, AT_ONCE),
    HONOUR_REST: Token("rest", discard, rest, AT_ONCE),
}


def reward_success(match: Match, number: int, action: int) -> None:
    """5.07, R-59: what the team gets for a player's success."""
    TEAM_SKILLS[match.cards.skills[match.players[number].team]].succeeded(match, number, action)


def reward_wound(match: Match, number: int) -> None:
    """5.07, R-59: what the player gets with a wound token."""
    TEAM_SKILLS[match.cards.skills[match.players[number].team]].wounded(match, number)
