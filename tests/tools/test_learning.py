"""What is learned of a match, worked out by hand; and a network in whole numbers beside the one with fractions."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from benchmarks.value import Known, fit_of, mean_of, off
from thirdhalf.coaches.network import read_network
from thirdhalf.games.dreadball.table.state import own_match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.seat import AWAY, HOME
from tools.learn.__main__ import levels_of
from tools.learn.data import Positions
from tools.learn.games import studied
from tools.learn.matches import HEAD, Mixture, dense, play_one
from tools.learn.weights import write_weights
from tools.learn.yardstick import kept_match, play_out, replayed, some_of

# Two matches: in the first home scores on the third step and wins; in the second nothing happens.
# begins, viewer, strayed, points, ended, result, stage, lead, level
HEADS = [
    [1, 1, 0, 0, 0, 1, 0, 0, 0],
    [0, -1, 0, 0, 0, 1, 0, 0, 0],
    [0, 1, 0, 1, 1, 1, 1, 0, 0],
    [0, -1, 0, 0, 1, 1, 1, 1, 0],
    [1, -1, 0, 0, 0, 0, 0, 0, 0],
    [0, 1, 0, 0, 1, 0, 0, 0, 0],
]


def positions(strayed: tuple[int, ...] = ()) -> Positions:
    """Both matches; on some steps somebody strays."""
    heads = np.array(HEADS, np.int8)
    heads[list(strayed), 2] = 1
    return Positions(heads, np.zeros((6, 2), np.int8), (1, 0, -1))


def test_without_anything_said_before_what_came_is_to_be_said() -> None:
    found = positions()
    scores = found.goals(1.0, None, found.ended, found.scored())
    assert scores.tolist() == [[1, 0, 0]] * 3 + [[0, 1, 0]] * 3
    results = found.goals(1.0, None, found.last, found.results())
    assert results.tolist() == [[1, 0, 0]] * 4 + [[0, 1, 0]] * 2
    # To away, who looks on in the second position, home's score is one against it.
    assert found.turned(scores)[1].tolist() == [0, 0, 1]


def test_td_mixes_what_came_with_what_was_said_of_the_next_position() -> None:
    found = positions()
    said = np.array([[0, 0, 0], [0.5, 0.5, 0], [0.25, 0.5, 0.25], [0, 1, 0], [0, 1, 0], [0, 1, 0]], np.float32)
    scores = found.goals(0.5, said, found.ended, found.scored())
    assert scores[2].tolist() == [1, 0, 0]
    assert scores[1].tolist() == [0.625, 0.25, 0.125]
    assert scores[0].tolist() == [0.5625, 0.375, 0.0625]


def test_nothing_is_learned_through_a_step_on_which_somebody_strayed() -> None:
    found = positions(strayed=(2,))
    said = np.array([[0, 0, 0], [0.5, 0.5, 0], [0.25, 0.5, 0.25], [0, 1, 0], [0, 1, 0], [0, 1, 0]], np.float32)
    scores = found.goals(0.5, said, found.ended, found.scored())
    assert scores[1].tolist() == [0.25, 0.5, 0.25]


def test_whole_numbers_say_nearly_what_fractions_say(tmp_path: Path) -> None:
    random = np.random.default_rng(1)
    sizes = [40, 16, 8, 6]
    layers = [
        (random.normal(0, 0.4, (before, after)), random.normal(0, 0.2, after)) for before, after in pairwise(sizes)
    ]
    write_weights(tmp_path / "net", layers, (1, 0, -1))
    network = read_network(tmp_path / "net")
    for _ in range(20):
        inputs = random.integers(-127, 128, 40)
        now = inputs / 64
        for weights, bias in layers[:-1]:
            now = np.clip(now @ weights + bias, 0, 1)
        logits = now @ layers[-1][0] + layers[-1][1]
        wanted = [np.exp(part) / np.exp(part).sum() for part in (logits[:3], logits[3:])]
        row = [int(number) for place, value in enumerate(inputs) for number in (place, value)]
        for chances, true in zip(network.chances(network.sums(row)), wanted, strict=True):
            assert np.abs(np.array(chances) / 10_000 - true).max() < 0.01


def test_weights_too_large_for_a_lane_are_refused(tmp_path: Path) -> None:
    layers = [(np.full((3000, 2), 31.0), np.zeros(2)), (np.zeros((2, 6)), np.zeros(6))]
    with pytest.raises(ValueError, match="layer 0 does not fit into 32 bits"):
        write_weights(tmp_path / "net", layers, (1, 0, -1))


def test_a_match_to_learn_from_tells_every_position_and_its_end() -> None:
    study = studied("dreadball")
    played = play_one(study, Mixture(("club",)), "test")
    rows = np.array(played.rows(lambda match: dense(study, match))).reshape(-1, len(HEAD) + study.size)
    assert len(rows) == len(played.positions) > 20
    assert rows[:, 0].sum() == 1
    assert rows[-1, 4] == 1
    assert len(set(rows[:, 5])) == 1
    again = play_one(study, Mixture(("club",)), "test")
    assert again.heads == played.heads


def test_matches_are_mixed_of_levels_and_pairs() -> None:
    study = studied("dreadball")
    assert levels_of("province:60*2,club") == ("province:60", "province:60", "club")
    alike = play_one(study, Mixture(("rookie", "club"), alike=100, lapses=0), "some")
    players = own_match(alike.positions[0]).players
    kinds = [
        sorted((each.profile.role, each.profile.move, each.profile.strength) for each in players if each.team == seat)
        for seat in (HOME, AWAY)
    ]
    assert kinds[0] == kinds[1]
    heads = np.array(alike.heads)
    assert heads[:, 2].sum() == 0
    assert len(set(heads[:, 8])) == 1
    # It becomes late, and the lead is that before what is scored next.
    assert heads[0, 6] == 0 < heads[-1, 6]
    assert heads[1:, 7].tolist() == heads[:, 3].cumsum()[:-1].tolist()


def test_a_kept_match_is_replayed_to_its_positions_and_played_out() -> None:
    study = studied("dreadball")
    kept = kept_match(study, "test")
    found = replayed(study, kept)
    assert [study.kind(match) for match in found] == [position["kind"] for position in kept["positions"]]
    came = play_out(study, found[-1], "club", 0, 3, "test")
    assert sum(came["results"]) == sum(came["scores"].values()) == 3


def test_of_rare_kinds_a_match_gives_one_position() -> None:
    moments = [(number, "kick-off") for number in range(30)] + [(30, "activation"), (31, "activation")]
    taken = some_of(moments, Chooser("test"))
    assert sorted(kind for _, kind in taken) == ["activation", "activation", "kick-off"]


def test_the_noise_of_playouts_is_taken_out() -> None:
    # Of four playouts two bring 1 and two nothing: the mean is 1/2, its variance 4/4 · 1/3 / 4.
    known = mean_of({1: 2, 0: 2})
    assert known.mean == 0.5
    assert known.noise == pytest.approx(1 / 12)
    # True values of 0 and 1 with noise of 1/20: somebody who says 0 and 1 misses only the noise.
    true = [Known(0.2, 0.02), Known(0.8, 0.02)]
    fit = fit_of([0.2, 0.8], true)
    assert fit.error == pytest.approx(-0.02)
    assert fit.explained == pytest.approx(1 + 0.02 / 0.07)
    assert fit_of([0.5, 0.5], true).explained == pytest.approx(0)


def test_calibration_is_about_means_over_tenths_of_the_positions() -> None:
    chances = [(0.1 * tenth, 0.0, 1 - 0.1 * tenth) for tenth in range(10) for _ in range(2)]
    right = [
        (won + sign * 0.1, 0.0, lost - sign * 0.1) for (won, _, lost), sign in zip(chances, (1, -1) * 10, strict=True)
    ]
    assert off(chances, right) == pytest.approx(0)
    wrong = [(won + 0.03, 0.0, lost - 0.03) for won, _, lost in chances]
    assert off(chances, wrong) == pytest.approx(0.02)
