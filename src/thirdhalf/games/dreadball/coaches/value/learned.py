"""What a position is worth by what matches between coaches have taught.

It has learned positions in which a rush begins, or a token or a free action is to be used. The weights come from
`tools/learn` (docs/value.md).
"""

from functools import cache
from pathlib import Path
from typing import Final

from thirdhalf.coaches.calibration import Calibration, read_calibration
from thirdhalf.coaches.network import Network, read_network
from thirdhalf.coaches.prospect import Prospect, prospect_at_end, prospect_by
from thirdhalf.games.dreadball.coaches.value.inputs import inputs, stage, viewer
from thirdhalf.games.dreadball.table.state import Match, score
from thirdhalf.kernel.seat import HOME

WEIGHTS: Final = Path(__file__).with_name("weights.net")
CALIBRATION: Final = Path(__file__).with_name("calibration.net")


@cache
def network() -> Network:
    """The network with the weights that come with the package."""
    return read_network(WEIGHTS)


@cache
def calibration() -> Calibration:
    """What mends it."""
    return read_calibration(CALIBRATION)


def prospect(match: Match, seat: int) -> Prospect:
    """What the seat may expect."""
    if match.decision is None:
        return prospect_at_end(match.winner, seat)
    learned = network()
    seen_by = viewer(match)
    lead = score(match) if seen_by == HOME else -score(match)
    found = prospect_by(learned, learned.sums(inputs(match)), calibration(), stage(match), lead)
    return found if seen_by == seat else found.turned()
