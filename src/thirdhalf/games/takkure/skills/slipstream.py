"""T1 Slipstream: team tokens, earned by dodges and passes and spent on speed."""

from typing import TYPE_CHECKING, Final

from thirdhalf.games.takkure.changes.cards import boost, earn_stars
from thirdhalf.games.takkure.skills.position import sees_far
from thirdhalf.games.takkure.skills.team_skill import TeamSkill, promised
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import AFTER_DEFENCE, BEFORE_DEFENCE, DRAFT, DRIFT, laid, player_of
from thirdhalf.games.takkure.table.hands import DOUBLED, FURTHER
from thirdhalf.games.takkure.table.kinds import DODGE, NOTHING, PASS, SLIPSTREAM
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import INCH

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window

REWARDED: Final[tuple[int, ...]] = (DODGE, PASS)
DRAFTED: Final = INCH
MOST_DRAFTED: Final = 2 * INCH
DRIFT_TOKENS: Final = 2


@mypyc_attr(acyclic=True)
class Slipstream(TeamSkill):
    """T1: a team token for a dodge or a pass, spent to run on or to get back in defence."""

    __slots__ = ()

    def told_by(self) -> str:
        return events.STARS

    def succeeded(self, match: Match, number: int, action: int) -> None:
        """T1, R-59: a dodge or a pass that comes off is worth a team token."""
        if action in REWARDED:
            earn_stars(match, match.players[number].team, 1, "T1")

    def has_tokens(self, match: Match, seat: int, when: int) -> bool:
        """T1, R-13: one is spent after step 2 of an attack, two before a defensive action."""
        if when == AFTER_DEFENCE:
            return match.cards.stars[seat] > 0 and seat == match.attacker
        return when == BEFORE_DEFENCE and match.cards.stars[seat] >= DRIFT_TOKENS and seat != match.attacker

    def options(self, match: Match, window: "Window", seat: int) -> list[int]:
        """T1: the active player runs an inch further along its line, two at most; a standing defender moves twice as
        far, with nothing added to Defensive Vision.
        """
        if window.when == AFTER_DEFENCE:
            runs = len(match.run_line) > 1 and promised(match, match.active, FURTHER) < MOST_DRAFTED
            return [laid(DRAFT, match.active, 0)] if runs else []
        number = window.players[0]
        slow = match.players[number].ground == 0 and not sees_far(match, number)
        return [laid(DRIFT, number, 0)] if slow and not promised(match, number, DOUBLED) else []


def draft(match: Match, window: "Window", option: int) -> None:
    """T1: an inch more to run."""
    boost(match, player_of(option), NOTHING, FURTHER, DRAFTED)


def drift(match: Match, window: "Window", option: int) -> None:
    """T1: this defender may go twice as far."""
    boost(match, player_of(option), NOTHING, DOUBLED, 1)


def could_draft(match: Match, seat: int) -> int:
    """T1: how much further the coach's tokens could carry a run."""
    if match.cards.skills[seat] != SLIPSTREAM:
        return 0
    return min(MOST_DRAFTED, DRAFTED * match.cards.stars[seat])
