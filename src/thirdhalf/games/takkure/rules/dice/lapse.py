"""R-28, R-35: defensive actions that are not rolled any more."""

from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.changes.turns import settle
from thirdhalf.games.takkure.rules.actions.steal import still_there
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import TACKLE
from thirdhalf.games.takkure.table.state import ON_PITCH, Match


def lapses(match: Match, action: int) -> bool:
    """R-28: a tackle on a carrier already grounded is cancelled. R-35: a steal whose ball has gone is not rolled."""
    if action == TACKLE:
        carrier = match.players[match.first_carrier]
        return carrier.ground > 0 or carrier.off != ON_PITCH
    return not still_there(match, action)


def let_lapse(match: Match, number: int, action: int) -> None:
    """R-28, R-35: the defender does not roll."""
    settle(match, number)
    tell(match, events.LAPSED, "R-28" if action == TACKLE else "R-35", (number, action))
