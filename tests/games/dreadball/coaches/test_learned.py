"""DreadBall's learned value: the same to the last bit everywhere, and fair to both seats."""

from hashlib import sha256

from hypothesis import given, settings

from benchmarks.value import kept_of
from tests.games.dreadball.playing import SEEDS, RandomPlay
from tests.games.dreadball.test_mirror import Swap
from tests.games.every.mirror import play_both
from thirdhalf.coaches.network import SURE
from thirdhalf.games.dreadball.coaches.value.inputs import MOST, SIZE, inputs, seen_facings, seen_hexes
from thirdhalf.games.dreadball.coaches.value.learned import WEIGHTS, network, prospect
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.table.pitch import NEIGHBOURS
from thirdhalf.games.dreadball.table.pitch import SIZE as HEX_COUNT
from thirdhalf.games.dreadball.table.state import Match, own_match
from thirdhalf.kernel.decision import Choice, Decision
from thirdhalf.kernel.seat import AWAY, HOME
from tools.learn.games import studied
from tools.learn.yardstick import replayed

MATCHES = 12
SAID = "e6cccbb37d88d987"
"""What it says of the positions of the yardstick's first matches, plain or compiled, on any machine."""


def positions() -> list[Match]:
    """The positions of the yardstick's first matches."""
    study = studied("dreadball")
    return [own_match(match) for kept in kept_of("dreadball")[:MATCHES] for match in replayed(study, kept)]


def told(match: Match, seat: int) -> tuple[int, int, int, int]:
    """What the seat is told."""
    said = prospect(match, seat)
    return said.points, said.win, said.draw, said.loss


def test_it_says_the_same_everywhere() -> None:
    said = [told(match, HOME) for match in positions()]
    assert sha256(repr(said).encode()).hexdigest()[:16] == SAID


def test_what_it_sees_fits_the_network() -> None:
    assert network().inputs == SIZE
    assert WEIGHTS.stat().st_size < 2_000_000
    for match in positions():
        row = inputs(match)
        sums = [0] * SIZE
        for at in range(0, len(row), 2):
            sums[row[at]] += row[at + 1]
        assert all(-MOST <= number <= MOST for number in sums)


def test_both_coaches_are_told_the_same() -> None:
    for match in positions():
        points, win, draw, loss = told(match, HOME)
        assert told(match, AWAY) == (-points, loss, draw, win)
        assert win + draw + loss == SURE


def test_turning_and_mirroring_keep_neighbours_neighbours() -> None:
    for side in (0, 1):
        for mirrored in (0, 1):
            hexes, facings = seen_hexes(side, mirrored), seen_facings(side, mirrored)
            assert sorted(hexes) == list(range(HEX_COUNT))
            for at in range(HEX_COUNT):
                for facing, near in enumerate(NEIGHBOURS[at]):
                    assert NEIGHBOURS[hexes[at]][facings[facing]] == (hexes[near] if near >= 0 else near)


@given(SEEDS)
@settings(max_examples=5)
def test_swapped_seats_are_told_the_same(seed: int) -> None:
    game = dreadball()
    match = game.new({"home": "veer-myn", "away": "forgefathers"}, [])
    twin = game.new({"home": "forgefathers", "away": "veer-myn"}, [])
    swap = Swap()

    def same_choice(decision: Decision, choice: Choice) -> Choice:
        if moment(match) and match.rush:
            assert told(twin, AWAY) == told(match, HOME)
        return swap.choice(decision, choice)

    moment = studied("dreadball").moment
    play_both(game, match, twin, RandomPlay(seed), same_choice, swap.event, swap.player)
