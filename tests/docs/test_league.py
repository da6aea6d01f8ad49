"""The page on leagues can be followed from nothing, as an organiser would."""

from pathlib import Path

from tests.docs.following import Follower, section
from thirdhalf.league.files.folder import Folder


def test_a_season_is_run_from_the_page_alone(tmp_path: Path) -> None:
    follower = Follower(tmp_path)
    follower.follow(section("docs/league.md", "A season, step by step"))
    now = Folder(tmp_path / "neon").competition()
    assert now.over
    assert [entry.name for entry in now.entries] == ["Ana's Crows", "Ben's Rats", "Sharks", "Wolves"]
    assert len(now.records) == 4
    assert now.stages[0].results["1.1.1"][2:4] == (3, 2)
    assert "verified" in follower.said[-1]
    assert len(Folder(tmp_path / "neon-2").competition().entries) == 4
    assert (tmp_path / "neon.html").read_text("utf-8").startswith("<!doctype html>")


def test_a_season_that_leaves_marks_is_run_from_the_page_alone(tmp_path: Path) -> None:
    follower = Follower(tmp_path)
    follower.follow(section("docs/league.md", "A season that leaves marks"))
    now = Folder(tmp_path / "scars").competition()
    assert now.over
    assert now.clubs[0].hired == ["raiken"]
    assert "marks" in follower.said[-1]
