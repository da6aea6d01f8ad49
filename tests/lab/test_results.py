"""A ladder goes on where it stopped, takes newcomers in without playing the rest again, and is told in tables."""

import json
from pathlib import Path

import pytest

from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab import ladder as module
from thirdhalf.lab.elo import rating_among, ratings
from thirdhalf.lab.executors import working
from thirdhalf.lab.ladder import Climb, Standings, ladder
from thirdhalf.lab.ladder_report import crosstable, ladder_report
from thirdhalf.lab.results import Pair, open_results, read_results
from thirdhalf.lab.simulation import Series, Tally, play_match


def climb(*coaches: str, pairs: int = 4, made: dict[str, str] | None = None, seed: str = "lab") -> Climb:
    """A ladder in exercise 3 that plays all its pairs."""
    return Climb("takkure", {"exercise": 3}, coaches, pairs, 50, seed, 0, None, made)


def played(file: Path, plan: Climb, workers: int = 1) -> Standings:
    """Play what is missing."""
    with working(workers) as executor:
        return ladder(plan, executor, lambda _: None, open_results(file, plan.terms()))


def told(standings: Standings) -> list[tuple[list[int], tuple[int, int]]]:
    """What came of the pairings."""
    return [(pairing.counts, pairing.scores) for pairing in standings.pairings]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who has played, match after match."""
    matches: list[str] = []

    def noted(series: Series, index: int, records: Path | None) -> Tally:
        matches.append(f"{series.home_coach}, {series.away_coach}")
        return play_match(series, index, records)

    monkeypatch.setattr(module, "play_match", noted)
    return matches


def test_what_was_played_is_not_played_again(tmp_path: Path, counted: list[str]) -> None:
    file = tmp_path / "results.jsonl"
    first = played(file, climb("random", "rookie"))
    assert len(counted) == 8
    again = played(file, climb("rookie", "random"))
    assert len(counted) == 8
    # The same pairs, seen from the other side.
    (counts, (own, other)) = told(first)[0]
    assert told(again)[0] == (counts[::-1], (other, own))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_ladder_that_was_broken_off_ends_like_one_that_was_not(tmp_path: Path, workers: int) -> None:
    file = tmp_path / "results.jsonl"
    whole = played(file, climb("random", "rookie", pairs=10))
    data = file.read_bytes()
    # Broken off in the middle of a line.
    file.write_bytes(data[: len(data) * 2 // 3])
    assert told(played(file, climb("random", "rookie", pairs=10), workers)) == told(whole)
    assert file.read_bytes() == data


def test_a_newcomer_plays_everybody_and_nobody_else_plays(tmp_path: Path, counted: list[str]) -> None:
    file = tmp_path / "results.jsonl"
    played(file, climb("random", "rookie"))
    del counted[:]
    standings = played(file, climb("random", "rookie", "again", made={"again": "random"}))
    assert len(counted) == 16
    assert "rookie, rookie" not in counted
    assert len(standings.pairings) == 3
    assert read_results(file).coaches == {"random": "random", "rookie": "rookie", "again": "random"}
    # It is the same coach under another name, with the same seeds: what one wins the other loses.
    assert told(standings)[1][0] == told(standings)[1][0][::-1]


def test_results_on_other_terms_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    played(file, climb("random", "rookie", pairs=1))
    with pytest.raises(ValueError, match='was played with seed "lab", not "other": name a new file'):
        played(file, climb("random", "rookie", seed="other"))


@pytest.mark.parametrize("line", ["{}", "[]", "{", '{"first": "a", "second": "b", "pair": 0, "wins": "x"}'])
def test_a_line_that_is_none_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results.jsonl"
    played(file, climb("random", "rookie", pairs=1))
    lines = len(file.read_text().splitlines())
    with file.open("a") as opened:
        opened.write(f"{line}\n")
    with pytest.raises(BadFile, match=f"line {lines + 1}"):
        read_results(file)


def test_a_pair_is_turned_round() -> None:
    assert Pair(2, 0, 0, 5, 1, 80).turned() == Pair(0, 0, 2, 1, 5, 80)


def test_the_crosstable_has_the_best_on_top_and_shares_that_add_up(tmp_path: Path) -> None:
    standings = played(tmp_path / "results.jsonl", climb("random", "rookie"))
    head, best, last = crosstable(standings)
    assert head == ["", "1", "2"]
    assert best[0] == "1 rookie"
    assert (best[1], last[2]) == ("–", "–")
    shares = [float(cell.removesuffix(" %")) for cell in (best[2], last[1])]
    assert sum(shares) == 100
    page = ladder_report("Exercise <3>", standings)
    assert page.startswith("# Exercise &lt;3&gt;\n")
    assert f"| 1 rookie | – | {best[2]} |" in page


def test_a_rating_among_fixed_ones_agrees_with_a_whole_fields() -> None:
    counts = [5, 10, 20, 30, 35]
    first, second = ratings(2, [(0, 1, counts)])
    found = rating_among([(second.elo, counts)])
    assert found.elo == pytest.approx(first.elo, abs=0.5)
    assert found.low < found.elo < found.high


def test_results_are_lines_that_others_can_read(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    played(file, climb("random", "rookie", pairs=1))
    head, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert (head["ladder"], head["game"], head["seed"]) == (1, "takkure", "lab")
    assert lines[:2] == [{"coach": "random", "made": "random"}, {"coach": "rookie", "made": "rookie"}]
    assert sorted(lines[2]) == sorted(["first", "second", "pair", *Pair._fields])
    assert lines[2]["wins"] + lines[2]["draws"] + lines[2]["losses"] == 2
