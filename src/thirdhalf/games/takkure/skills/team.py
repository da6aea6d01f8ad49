"""5.06, 5.07, T1 to T3: the team skills: what earns their tokens, when those are spent, and on what. A team skill is
one entry of `TEAM_SKILLS`, in the order of their numbers in `kinds`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from thirdhalf.games.takkure.skills.honour import UnwaveringHonour, discard, rest, rise
from thirdhalf.games.takkure.skills.salvage import Salvage, overdrive, patch_up
from thirdhalf.games.takkure.skills.slipstream import Slipstream, draft, drift
from thirdhalf.games.takkure.skills.superstars import Superstars, shine, shine_again, spend_one, spend_three, spend_two
from thirdhalf.games.takkure.skills.team_skill import TeamSkill
from thirdhalf.games.takkure.skills.undertow import Undertow, pull, swell
from thirdhalf.games.takkure.table.box import (
    AFTER_ALL,
    AS_TURNED,
    AT_ONCE,
    DRAFT,
    DRIFT,
    HONOUR_REST,
    HONOUR_STAND,
    IN_ORDER,
    OVERDRIVE,
    PULL,
    SPARE_PART,
    STAR,
    STAR_REROLL,
    SWELL,
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


TEAM_SKILLS: Final[tuple[TeamSkill, ...]] = (
    TeamSkill(),
    UnwaveringHonour(),
    Superstars(),
    Slipstream(),
    Salvage(),
    Undertow(),
)
TOKENS: Final[dict[int, Token]] = {
    STAR: Token("star", spend_one, shine, AS_TURNED),
    STAR_REROLL: Token("reroll", spend_three, shine_again, AFTER_ALL),
    HONOUR_STAND: Token("stand up", discard, rise, AT_ONCE),
    HONOUR_REST: Token("rest", discard, rest, AT_ONCE),
    DRAFT: Token("draft", spend_one, draft, AT_ONCE),
    DRIFT: Token("drift", spend_two, drift, AT_ONCE),
    SPARE_PART: Token("spare part", spend_one, patch_up, AT_ONCE),
    OVERDRIVE: Token("overdrive", spend_two, overdrive, AS_TURNED),
    SWELL: Token("swell", spend_one, swell, AS_TURNED),
    PULL: Token("pull", spend_one, pull, IN_ORDER),
}


def reward_success(match: Match, number: int, action: int) -> None:
    """5.07, R-59, T1 to T3: what the team gets for a player's success."""
    TEAM_SKILLS[match.cards.skills[match.players[number].team]].succeeded(match, number, action)


def reward_wound(match: Match, number: int) -> None:
    """5.07, R-59, T2: what comes with a wound token."""
    TEAM_SKILLS[match.cards.skills[match.players[number].team]].wounded(match, number)
