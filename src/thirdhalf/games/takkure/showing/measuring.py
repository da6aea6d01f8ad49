"""0.03, R-83: of what advisers may speak where nothing is measured before it is declared."""

from typing import Final

from thirdhalf.games.takkure.rules.settlement import settlement_at
from thirdhalf.games.takkure.table.questions.picks import Arrow
from thirdhalf.games.takkure.table.questions.topics import DISCARD, KICKS, TEAM_PLAYS
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Pick, Refusal
from thirdhalf.kernel.frame import NOWHERE

CLOSED: Final = Refusal("0.03", "measuring is closed")

APART_FROM_THE_PITCH: Final[tuple[str, ...]] = (TEAM_PLAYS, DISCARD, KICKS)
"""Questions to which no distance matters."""


def silenced(match: Match) -> Refusal | None:
    """0.03, R-83: before something is declared and measured, whoever spoke of it would have measured."""
    decision = match.decision
    if match.terms.open_measuring or decision is None or decision.topic in APART_FROM_THE_PITCH:
        return None
    return None if measured(match) else CLOSED


def measured(match: Match) -> bool:
    """1.13, R-83: whether step 5 goes on and one of a few answers is asked for: all distances that the rolls need have
    been measured by then. Where a scattering ball or a walk leads is not among them.
    """
    decision = match.decision
    return isinstance(decision, Pick) and not isinstance(decision, Arrow) and settlement_at(match) != NOWHERE
