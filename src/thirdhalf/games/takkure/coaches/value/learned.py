"""What a position is worth by what matches between coaches have taught.

It has learned positions between two activations, at a kick-off and in the break. The weights come from `tools/learn`
(docs/value.md).
"""

from functools import cache
from pathlib import Path
from typing import Final

from thirdhalf.coaches.calibration import Calibration, read_calibration
from thirdhalf.coaches.network import Network, Row, read_network
from thirdhalf.coaches.prospect import Prospect, prospect_at_end, prospect_by
from thirdhalf.games.takkure.coaches.value.inputs import (
    Printed,
    Standing,
    common_inputs,
    lead,
    placed_players,
    printed_inputs,
    stage,
    standing,
    viewer,
    write_player,
)
from thirdhalf.games.takkure.table.state import Match

WEIGHTS: Final = Path(__file__).with_name("weights.net")
CALIBRATION: Final = Path(__file__).with_name("calibration.net")
REMEMBERED: Final = 20_000
"""Not more players than that are remembered."""


@cache
def network() -> Network:
    """The network with the weights that come with the package."""
    return read_network(WEIGHTS)


@cache
def calibration() -> Calibration:
    """What mends it."""
    return read_calibration(CALIBRATION)


@cache
def remembered() -> dict[Standing, int]:
    """What players add, by all that it depends on: from one position to the next, most stay as they are."""
    return {}


def sums_of_players(match: Match, seat: int) -> int:
    """What the players add, those that have changed reckoned anew."""
    known = remembered()
    total = 0
    for placed in placed_players(match, seat):
        key = standing(match, placed)
        found = known.get(key)
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            cards: Printed = []
            row: Row = []
            write_player(match, placed, row, cards)
            for profile, first in cards:
                row += printed_inputs(profile, first)
            found = network().sums(row)
            known[key] = found
        total += found
    return total


def prospect(match: Match, seat: int) -> Prospect:
    """What the seat may expect."""
    if match.decision is None:
        return prospect_at_end(match.winner, seat)
    seen_by = viewer(match)
    sums = network().sums(common_inputs(match, seen_by)) + sums_of_players(match, seen_by)
    found = prospect_by(network(), sums, calibration(), stage(match), lead(match, seen_by))
    return found if seen_by == seat else found.turned()
