"""R-28, R-35: defensive actions that are not rolled any more."""

from thirdhalf.takkure import events
from thirdhalf.takkure.actions.steal import still_there
from thirdhalf.takkure.changes import settle, tell
from thirdhalf.takkure.kinds import TACKLE
from thirdhalf.takkure.state import ON_PITCH, Match


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
