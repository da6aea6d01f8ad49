"""What coaches of DreadBall answer on the way, where nobody looks for the best: whatever changes least."""

from thirdhalf.games.dreadball.table.questions.topics import EVERY_FACING, FACING, STRIKE, THROW_AT
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.frame import Match


def quiet(match: Match) -> Choice:
    """To stop, to stay, to decline, to dodge; but a strike that was walked up to is tried, and a target attacked."""
    decision = match.decision
    assert isinstance(decision, Pick)
    if decision.topic == FACING:
        return (EVERY_FACING[0],)
    if decision.topic == THROW_AT and STRIKE in decision.options:
        return (STRIKE,)
    return decision.options[:1]
