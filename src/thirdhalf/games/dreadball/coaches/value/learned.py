"""What a position is worth by what matches between coaches have taught.

It has learned positions in which a rush begins, or a token or a free action is to be used. The weights come from
`tools/learn` (docs/value.md).
"""

from functools import cache
from pathlib import Path
from typing import Final

from thirdhalf.coaches.network import Network, read_network
from thirdhalf.coaches.prospect import Prospect, prospect_at_end, prospect_by
from thirdhalf.games.dreadball.coaches.value.inputs import inputs, viewer
from thirdhalf.games.dreadball.table.state import Match

WEIGHTS: Final = Path(__file__).with_name("weights.net")


@cache
def network() -> Network:
    """The network with the weights that come with the package."""
    return read_network(WEIGHTS)


def prospect(match: Match, seat: int) -> Prospect:
    """What the seat may expect."""
    if match.decision is None:
        return prospect_at_end(match.winner, seat)
    learned = network()
    found = prospect_by(learned, learned.sums(inputs(match)))
    return found if viewer(match) == seat else found.turned()
