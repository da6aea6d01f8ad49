"""Takkure's learned value: the same to the last bit everywhere, and fair to both seats."""

from functools import partial
from hashlib import sha256

from hypothesis import given, settings

from benchmarks.value import kept_of
from tests.games.every.mirror import play_both
from tests.games.takkure.playing import SEEDS, RandomPlay
from tests.games.takkure.test_mirror import deal_both, partner, turned_choice, turned_event
from thirdhalf.coaches.network import SURE
from thirdhalf.games.takkure.coaches.search.evaluation import NAMES
from thirdhalf.games.takkure.coaches.value.inputs import GLANCES, MOST, SIZE, inputs, viewer
from thirdhalf.games.takkure.coaches.value.learned import WEIGHTS, network, prospect
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.state import Match, own_match
from thirdhalf.kernel.decision import Choice, Decision
from thirdhalf.kernel.seat import AWAY, HOME
from tools.learn.games import studied
from tools.learn.yardstick import replayed

MATCHES = 8
SAID = "a77ac0b8cf7467c4"
"""What it says of the positions of the yardstick's first matches, plain or compiled, on any machine."""


def positions() -> list[Match]:
    """The positions of the yardstick's first matches."""
    study = studied("takkure")
    return [own_match(match) for kept in kept_of("takkure")[:MATCHES] for match in replayed(study, kept)]


def told(match: Match, seat: int) -> tuple[int, int, int, int]:
    """What the seat is told."""
    said = prospect(match, seat)
    return said.points, said.win, said.draw, said.loss


def test_it_says_the_same_everywhere() -> None:
    said = [told(match, HOME) for match in positions()]
    assert sha256(repr(said).encode()).hexdigest()[:16] == SAID


def test_what_it_sees_fits_the_network() -> None:
    assert len(NAMES) == GLANCES
    assert network().inputs == SIZE
    assert WEIGHTS.stat().st_size < 2_000_000
    for match in positions():
        row = inputs(match)
        assert all(0 <= place < SIZE for place in row[::2])
        assert all(-MOST <= number <= MOST for number in row[1::2])
        assert len(set(row[::2])) == len(row) // 2


def test_the_cards_it_remembers_change_nothing() -> None:
    for match in positions():
        seat = viewer(match)
        scores, results = network().chances(network().sums(inputs(match)))
        said = prospect(match, seat)
        assert [said.win, said.draw, said.loss] == results
        assert said.points == scores[0] - scores[2]


def test_both_coaches_are_told_the_same() -> None:
    for match in positions():
        points, win, draw, loss = told(match, HOME)
        assert told(match, AWAY) == (-points, loss, draw, win)
        assert win + draw + loss == SURE


def test_a_mirrored_table_is_worth_the_same() -> None:
    for match in positions():
        twin = match.copy()
        for number in range(len(twin.players)):
            player = twin.own(number)
            player.x = -player.x
        twin.ball_x = -twin.ball_x
        if match.ball_x and match.tokens:
            assert told(twin, HOME) == told(match, HOME)


@given(SEEDS)
@settings(max_examples=5)
def test_a_turned_table_is_worth_the_same_to_the_other(seed: int) -> None:
    game = takkure()
    match = game.new({"exercise": 6, "home": "yamato", "away": "teriomorphs", "attacker": "home"}, [])
    twin = game.new({"exercise": 6, "home": "teriomorphs", "away": "yamato", "attacker": "away"}, [])
    player = RandomPlay(seed)
    deal_both(match, twin, player)

    def same_choice(decision: Decision, choice: Choice) -> Choice:
        if studied_moment(match):
            assert told(twin, AWAY) == told(match, HOME)
        return turned_choice(match, twin, decision, choice)

    studied_moment = studied("takkure").moment
    same_event = partial(turned_event, match, twin)
    play_both(game, match, twin, player, same_choice, same_event, partial(partner, match, twin))
