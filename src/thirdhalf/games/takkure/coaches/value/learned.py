"""What a position is worth by what matches between coaches have taught.

It has learned positions between two activations, at a kick-off and in the break. The weights come from `tools/learn`
(docs/value.md).
"""

from functools import cache
from pathlib import Path
from typing import Final

from thirdhalf.coaches.network import Network, read_network
from thirdhalf.coaches.prospect import Prospect, prospect_at_end, prospect_by
from thirdhalf.games.takkure.coaches.value.inputs import Printed, changing_inputs, printed_inputs, viewer
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.games.takkure.table.state import Match

WEIGHTS: Final = Path(__file__).with_name("weights.net")
REMEMBERED: Final = 1000
"""Not more cards than that are remembered."""


@cache
def network() -> Network:
    """The network with the weights that come with the package."""
    return read_network(WEIGHTS)


@cache
def remembered() -> dict[tuple[Profile, int], int]:
    """What players' cards add, by the place where they stand."""
    return {}


def sums_of(cards: Printed) -> int:
    """What the players' cards add: each is reckoned once."""
    known = remembered()
    total = 0
    for card in cards:
        found = known.get(card)
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            found = network().sums(printed_inputs(card[0], card[1]))
            known[card] = found
        total += found
    return total


def prospect(match: Match, seat: int) -> Prospect:
    """What the seat may expect."""
    if match.decision is None:
        return prospect_at_end(match.winner, seat)
    cards: Printed = []
    found = prospect_by(network(), network().sums(changing_inputs(match, cards)) + sums_of(cards))
    return found if viewer(match) == seat else found.turned()
