"""T3 Undertow: team tokens, earned by the ball in motion; they pull tacklers to the runner and bring passes nearer."""

from typing import TYPE_CHECKING, Final

from thirdhalf.games.takkure.cards.closing import CloseIn
from thirdhalf.games.takkure.cards.targets import loose_tacklers
from thirdhalf.games.takkure.changes.cards import boost, earn_stars
from thirdhalf.games.takkure.skills.team_skill import TeamSkill
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import AFTER_MOVEMENT, BEFORE_ROLL, PULL, SWELL, laid, player_of
from thirdhalf.games.takkure.table.hands import SWELLED
from thirdhalf.games.takkure.table.kinds import (
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    STEAL_FROM_GROUND,
    STEAL_IN_AIR,
    STEAL_LOOSE,
)
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import INCH

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window

REWARDED: Final[tuple[int, ...]] = (PASS, PICK_UP, STEAL_LOOSE, STEAL_FROM_GROUND, STEAL_IN_AIR)
PASSES: Final[tuple[int, ...]] = (PASS, PASS_FROM_THE_GROUND)
PULLED: Final = INCH


@mypyc_attr(acyclic=True)
class Undertow(TeamSkill):
    """T3: a team token for a pass, a pick-up or a steal, spent on a tackler's last inch or a pass's range."""

    __slots__ = ()

    def told_by(self) -> str:
        return events.STARS

    def succeeded(self, match: Match, number: int, action: int) -> None:
        """T3, R-59: a pass, a pick-up or a steal that comes off is worth a team token."""
        if action in REWARDED:
            earn_stars(match, match.players[number].team, 1, "T3")

    def has_tokens(self, match: Match, seat: int, when: int) -> bool:
        """T3, R-13: they are spent after step 3 of the other side's attack, and before an own pass."""
        if match.cards.stars[seat] == 0:
            return False
        return when == BEFORE_ROLL or (when == AFTER_MOVEMENT and seat != match.attacker)

    def options(self, match: Match, window: "Window", seat: int) -> list[int]:
        """T3: a tackler not in contact closes in by an inch; a pass counts as thrown from a range nearer. Each once."""
        if window.when == AFTER_MOVEMENT:
            ways = [laid(PULL, number, 0) for number in loose_tacklers(match, seat)]
        elif window.extra:
            own = [number for number in window.players if match.players[number].team == seat]
            ways = [laid(SWELL, number, 0) for number in own if window.kind_for(number) in PASSES]
        else:
            ways = []
        return [option for option in ways if option not in window.laid]


def swell(match: Match, window: "Window", option: int) -> None:
    """T3, 4.07: the pass is thrown as from a range nearer."""
    number = player_of(option)
    boost(match, number, window.kind_for(number), SWELLED, 1)


def pull(match: Match, window: "Window", option: int) -> None:
    """T3, 4.07: the tackler closes in."""
    match.call(CloseIn(0, player_of(option), PULLED))
