"""`thirdhalf league` as an organiser uses it: real processes, a real folder, one-line errors."""

import json
from pathlib import Path

from tests.cli.test_commands import thirdhalf
from thirdhalf.league.files.folder import Folder


def league(*arguments: str | Path) -> str:
    """What the command says; it must end well."""
    done = thirdhalf("league", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*arguments: str | Path) -> str:
    """The one line that it ends with."""
    done = thirdhalf("league", *arguments)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


def test_a_league_from_nothing_to_its_last_table(tmp_path: Path) -> None:
    folder = tmp_path / "neon"
    league("new", folder, "--name", "Neon League", "--game", "dreadball", "--seed", "7", "--begins", "2026-12-01")
    toml = folder / "league.toml"
    toml.write_text(toml.read_text("utf-8").replace("[options]", '[options]\npreset = "demo"'), encoding="utf-8")
    for name in ("Rats", "Crows", "Sharks"):
        league("enter", folder, name, "--coach", "random")
    assert "there is no coach 'nobody'" in refused("enter", folder, "Wolves", "--coach", "nobody")
    assert "there is no team 'nobody'" in refused("enter", folder, "Wolves", "--team", "nobody")
    assert "1.1.1" in league("draw", folder)
    assert "nothing is to be drawn before these are played: 1.1.1" in refused("draw", folder)
    league("result", folder, "1.1.1", "2-1")
    assert "log.jsonl: line 6.match: '1.1.1' has its result" in refused("result", folder, "1.1.1", "2-1")
    assert "'two' is no pair such as 3-1" in refused("result", folder, "1.2.1", "two")
    # A coach leaves for people, and comes back.
    assert "Rats is coached by people from now on" in league("coach", folder, "Rats", "people", "--why", "a try")
    assert "Rats is coached by random" in league("coach", folder, "Rats", "random")
    assert "there is no coach 'nobody'" in refused("coach", folder, "Rats", "nobody")
    assert "has not entered" in refused("coach", folder, "Wolves", "random")
    assert "Give one of: a score" in refused("result", folder, "1.2.1")
    assert "2 matches in" in league("simulate", folder)
    now = Folder(folder).competition()
    assert now.over
    assert sorted(now.records) == ["1.2.1", "1.3.1"]
    assert "verified, 9 lines, 1 draws, 2 records" in league("check", folder)
    data = json.loads(league("export", folder, "--form", "json"))
    table = league("table", folder)
    assert data["winner"] in table
    # In 80 columns no heading is cut in two.
    assert "…" not in table
    assert all(word in table for word in ("Played", "Against", "Points"))
    assert data["stages"][0]["matches"][0]["score"] == [2, 1]
    assert "by 2026-12-01" not in league("show", folder)

    # A record counts once, for its own match, and only as long as nobody has changed it.
    record = folder / "records" / "1.3.1.jsonl"
    kept = tmp_path / "copy.jsonl"
    kept.write_bytes(record.read_bytes())
    league("undo", folder, "9", "--why", "to be entered from its record")
    assert "this match has counted already, as 1.2.1" in refused(
        "result", folder, "1.3.1", "--record", folder / "records" / "1.2.1.jsonl"
    )
    assert "1.3.1" in league("result", folder, "1.3.1", "--record", kept)
    assert Folder(folder).competition().over
    lines = kept.read_text("utf-8").splitlines()
    end = json.loads(lines[-1])
    end["score"][0] += 1
    record.write_text("\n".join([*lines[:-1], json.dumps(end), ""]), encoding="utf-8")
    (folder / "records" / "1.3.1-2.jsonl").write_text("", encoding="utf-8")
    assert refused("check", folder)

    following = tmp_path / "next"
    assert "is no date" in refused("next", folder, following, "--begins", "soon")
    assert "3 entries" in league("next", folder, following, "--seed", "8", "--begins", "2030-01-07")
    assert Folder(following).terms().seed == "8"
    assert Folder(following).competition().before == (folder.name,)
    # What is over is closed.
    assert "'next' follows it" in refused("next", folder, tmp_path / "other")
    assert not (tmp_path / "other").exists()
    assert "the season is closed" in refused("result", folder, "1.1.1", "--annul", "again", "--why", "late")
    assert "by 2030-01-07" in league("draw", following)
    assert "verified" in league("check", following)


def test_what_is_missing_or_changed_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    assert "holds no league.toml: `thirdhalf league new` makes one" in refused("table", tmp_path)
    assert "'soon' is no date" in refused("new", folder, "--begins", "soon")
    assert not (folder / "league.toml").exists()
    league("new", folder, "--form", "divisions", "--division", "Neon", "--division", "Chrome", "--seed", "1")
    assert "holds a competition already" in refused("new", folder)
    assert "name a --division: Neon, Chrome" in refused("enter", folder, "Rats")
    assert "line 1.division: 'Mud' is none of: Neon, Chrome" in refused("enter", folder, "Rats", "--division", "Mud")
    assert "Nothing has been drawn yet" in league("table", folder)
    toml = folder / "league.toml"
    text = toml.read_text("utf-8")
    toml.write_text(
        "\n".join(['content = "0"' if "content =" in line else line for line in text.splitlines()]), "utf-8"
    )
    assert "the content is not that of the season (0)" in refused("enter", folder, "Rats", "--division", "Neon")
