"""R-28, R-35: defensive actions that are not rolled any more."""

from thirdhalf.games.takkure.changes.table import settle, tell
from thirdhalf.games.takkure.rules.actions.steal import still_there
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import TACKLE
from thirdhalf.games.takkure.table.state import ON_PITCH, Match


def lapses(match: Match, number: int, answer: int) -> bool:
    """R-28: a tackle on a carrier already grounded is cancelled. R-35: a steal whose ball has gone is not rolled."""
    if answer == TACKLE:
        carrier = match.players[match.first_carrier]
        if carrier.ground == 0 and carrier.off == ON_PITCH:
            return False
        rule = "R-28"
    elif still_there(match, answer):
        return False
    else:
        rule = "R-35"
    settle(match, number)
    tell(match, events.LAPSED, rule, (number, answer))
    return True
