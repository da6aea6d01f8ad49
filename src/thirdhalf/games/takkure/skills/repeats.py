"""5.05, 5.07: the skills by which a roll is made again. Dice rolled twice already stay (R-58, R-76)."""

from collections.abc import Callable
from typing import Final

from thirdhalf.games.takkure.changes.cards import spend_honour
from thirdhalf.games.takkure.changes.harm import use_skill
from thirdhalf.games.takkure.skills.honour import may_think_again
from thirdhalf.games.takkure.skills.player import unused_talent
from thirdhalf.games.takkure.table.kinds import CUB, ENDURING, NO_PLAYER, PICK_UP, RECEPTION, SUMO, WITS
from thirdhalf.games.takkure.table.state import USED_IN_ACTION, USED_IN_HALF, Match

# Which result of the roll is repeated.
A_FAILURE: Final = 0
A_SUCCESS: Final = 1


class Repeat:
    """5.05, 5.07: the rule, which result it is for, whose skill it is (`owner(match, roller, rival)`, or NO_PLAYER) and
    what using it costs (`use(match, owner)`).
    """

    __slots__ = ("of", "owner", "rule", "use")

    def __init__(
        self, rule: str, of: int, owner: Callable[[Match, int, int], int], use: Callable[[Match, int], None]
    ) -> None:
        self.rule = rule
        self.of = of
        self.owner = owner
        self.use = use


def cub(match: Match, roller: int, rival: int) -> int:
    """5.05: Cub repeats its own roll."""
    return roller if unused_talent(match, roller, CUB) else NO_PLAYER


def use_cub(match: Match, owner: int) -> None:
    """5.05: once a half."""
    use_skill(match, owner, CUB, USED_IN_HALF)


def honourable(match: Match, roller: int, rival: int) -> int:
    """5.07: a player with a skill token repeats its own roll."""
    return roller if may_think_again(match, roller) else NO_PLAYER


def sumo(match: Match, roller: int, rival: int) -> int:
    """5.05: Sumo has the opponent repeat the roll that its tackle or break through has brought."""
    return rival if rival != NO_PLAYER and unused_talent(match, rival, SUMO) else NO_PLAYER


def use_sumo(match: Match, owner: int) -> None:
    """5.05: once an action."""
    use_skill(match, owner, SUMO, USED_IN_ACTION)


REPEATS: Final[dict[int, Repeat]] = {
    RECEPTION: Repeat("5.05", A_FAILURE, cub, use_cub),
    PICK_UP: Repeat("5.05", A_FAILURE, cub, use_cub),
    WITS: Repeat("5.07", A_FAILURE, honourable, spend_honour),
    ENDURING: Repeat("5.05", A_SUCCESS, sumo, use_sumo),
}
