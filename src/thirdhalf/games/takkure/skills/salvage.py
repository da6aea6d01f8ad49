"""T2 Salvage: team tokens, earned by wounds and tackles and spent on bodies that do not give in."""

from typing import TYPE_CHECKING, Final

from thirdhalf.games.takkure.changes.cards import boost, earn_stars
from thirdhalf.games.takkure.skills.team_skill import TeamSkill, promised
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import BEFORE_ROLL, FATIGUE_DUE, OVERDRIVE, SPARE_PART, laid, player_of
from thirdhalf.games.takkure.table.hands import DICE, PATCHED
from thirdhalf.games.takkure.table.kinds import ACTED, NOTHING, TACKLE
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window

OVERDRIVE_TOKENS: Final = 2


@mypyc_attr(acyclic=True)
class Salvage(TeamSkill):
    """T2: a team token for a wound or a tackle, spent against fatigue or on a die more."""

    __slots__ = ()

    def told_by(self) -> str:
        return events.STARS

    def succeeded(self, match: Match, number: int, action: int) -> None:
        """T2, R-59: a tackle that comes off is worth a team token."""
        if action == TACKLE:
            earn_stars(match, match.players[number].team, 1, "T2")

    def wounded(self, match: Match, number: int) -> None:
        """T2, R-59: so is a wound of an own player."""
        earn_stars(match, match.players[number].team, 1, "T2")

    def has_tokens(self, match: Match, seat: int, when: int) -> bool:
        """T2, R-13: one is spent when a fatigue token falls due, two before a roll."""
        stars = match.cards.stars[seat]
        return (when == FATIGUE_DUE and stars > 0) or (when == BEFORE_ROLL and stars >= OVERDRIVE_TOKENS)

    def options(self, match: Match, window: "Window", seat: int) -> list[int]:
        """T2: the fatigue token does not come; an action is rolled with one die more, once a roll."""
        own = [number for number in window.players if match.players[number].team == seat]
        if window.when == FATIGUE_DUE:
            return [laid(SPARE_PART, number, 0) for number in own if not promised(match, number, PATCHED)]
        ways = [laid(OVERDRIVE, number, 0) for number in own if window.kind_for(number) < ACTED]
        return [option for option in ways if option not in window.laid]


def patch_up(match: Match, window: "Window", option: int) -> None:
    """T2: that fatigue token does not come."""
    boost(match, player_of(option), NOTHING, PATCHED, 1)


def overdrive(match: Match, window: "Window", option: int) -> None:
    """T2, R-57: a die more in the roll."""
    number = player_of(option)
    boost(match, number, window.kind_for(number), DICE, 1)
