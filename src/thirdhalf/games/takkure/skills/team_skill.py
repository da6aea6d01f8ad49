"""5.06, 5.07: what a team skill is."""

from typing import TYPE_CHECKING

from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window


@mypyc_attr(acyclic=True)
class TeamSkill:
    """5.06, 5.07: what earns a team skill's tokens, when they are spent, and on what; this one is none."""

    __slots__ = ()

    def told_by(self) -> str:
        """The kind of event that tells of its tokens; "" for none."""
        return ""

    def succeeded(self, match: Match, number: int, action: int) -> None:
        """R-59: what a player's success earns."""

    def wounded(self, match: Match, number: int) -> None:
        """R-59: what a player's wound earns."""

    def has_tokens(self, match: Match, seat: int, when: int) -> bool:
        """R-13: whether the coach may have tokens to spend in such a window."""
        return False

    def options(self, match: Match, window: "Window", seat: int) -> list[int]:
        """R-13: what they can be spent on in this one."""
        return []


def promised(match: Match, number: int, what: int) -> int:
    """R-13: what tokens have given the player already for what happens to it next."""
    return sum([entry.amount for entry in match.cards.boosts if entry.player == number and entry.what == what])
