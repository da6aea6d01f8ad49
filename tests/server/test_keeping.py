"""What a server keeps lasts: other content, damage, other users and a second server take nothing from a match."""

import shutil
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import GAMES, Client, Told, ask, create, running
from thirdhalf.cli.keeping.admin import repair_matches
from thirdhalf.cli.serve import default_folder
from thirdhalf.games import kit_of
from thirdhalf.server.keeping.holding import Held, holding
from thirdhalf.server.keeping.places import FILE_NAME
from thirdhalf.server.keeping.schema import connect


def rebalanced(folder: Path) -> Path:
    """Content of another release: every file of each game as it is, and one team's file with a line more."""
    for game in GAMES:
        source = kit_of(game).content_folders(None)[0]
        shutil.copytree(source, folder / game)
        team = min((folder / game / "teams").iterdir())
        team.write_text(team.read_text("utf-8") + "\n# stronger than before\n", "utf-8")
    return folder


def bearer(token: str) -> dict[str, str]:
    """The header of a request with a token."""
    return {"authorization": f"Bearer {token}"}


def change(folder: Path, statement: str, *values: object) -> None:
    """Change what is stored behind the server's back."""
    connection = sqlite3.connect(folder / FILE_NAME)
    with connection:
        connection.execute(statement, values)
    connection.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_opened_and_downloaded_with_the_content_it_began_with(game: str, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        finished = create(server.url, "mine", "random", game=game, **GAMES[game])
        begun = create(server.url, "mine", "random", game=game, **GAMES[game])
        with Client(server.url, finished["home"]) as client:
            while client.until_asked():
                client.step()
        record = ask(server.url, f"api/matches/{finished['match']}/record", headers=bearer(finished["home"])).body
    with running(tmp_path, content=rebalanced(tmp_path / "content")) as server:
        about = {each["id"]: each["content"] for each in ask(server.url, "api/about").json["games"]}
        assert about[game] != begun["info"]["content"]
        headers = bearer(finished["home"])
        assert ask(server.url, f"api/matches/{finished['match']}/record", headers=headers).body == record
        assert ask(server.url, f"api/matches/{finished['match']}/replay", headers=headers).status == 200
        assert ask(server.url, "api/records", record).status == 200
        with Client(server.url, begun["home"]) as client:
            while client.until_asked():
                client.step()
            assert client.outcome is not None
        assert create(server.url, "mine", "random", game=game, **GAMES[game])["info"]["content"] == about[game]


def test_content_that_nobody_kept_is_told_and_nothing_else_suffers(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        gone = create(server.url, "mine", "random", exercise=1)
        there = create(server.url, "mine", "random", exercise=1)
    change(tmp_path, "UPDATE matches SET content = 'lost' WHERE id = ?", gone["match"])
    with running(tmp_path) as server:
        answer = ask(server.url, f"api/matches/{gone['match']}/record", headers=bearer(gone["home"]))
        assert (answer.status, answer.json["code"]) == (400, "content")
        listed = ask(server.url, "api/mine", {"tokens": [gone["home"], there["home"]]}).json["matches"]
        assert len(listed) == 2


DAMAGES: list[tuple[str, str, object]] = [
    *[("matches", column, "{") for column in ("setup", "seed", "help", "home_score")],
    ("matches", "setup", '{"exercise": 77}'),
    ("matches", "setup", '{"exercise": [1]}'),
    ("matches", "setup", "[" * 5000),
    ("matches", "seed", b"short"),
    ("matches", "game", "chess"),
    ("matches", "away_coach", "nobody"),
    ("matches", "pace", "quick"),
    ("matches", "home_name", b"\xff"),
    ("seats", "role", "referee"),
    ("log", "choice", "1,x"),
    ("log", "choice", "999999"),
    ("log", "choice", "1,2,3,4,5,6,7"),
    ("log", "kind", 9),
    ("log", "kind", "x"),
    ("log", "seat", 7),
    ("log", "number", 100),
]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Told, Told]:
    """A folder with two matches that have begun."""
    folder = tmp_path_factory.mktemp("played")
    with running(folder) as server:
        both = [create(server.url, "mine", "random", exercise=1) for _ in range(2)]
        for match in both:
            with Client(server.url, match["home"]) as client:
                for _ in range(3):
                    assert client.until_asked()
                    client.step()
    return folder, both[0], both[1]


def test_a_damaged_match_says_so_and_costs_no_other(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        matches = [create(server.url, "mine", "random", exercise=1) for _ in (*DAMAGES, "sound")]
        for match in matches:
            with Client(server.url, match["home"]) as client:
                assert client.until_asked()
                client.step()
    for match, (table, column, value) in zip(matches, DAMAGES, strict=False):
        key = "id" if table == "matches" else "match"
        first = " AND number = 0" if table == "log" else ""
        change(tmp_path, f"UPDATE {table} SET {column} = ? WHERE {key} = ?{first}", value, match["match"])
    with running(tmp_path) as server:
        listed = ask(server.url, "api/mine", {"tokens": [match["home"] for match in matches]})
        assert listed.status == 200
        assert matches[-1]["match"] in [each["info"]["match"] for each in listed.json["matches"]]
        for match, damage in zip(matches, DAMAGES, strict=False):
            with Client(server.url, match["home"]) as client:
                told = client.hear()
                assert told["type"] == "problem", damage
                assert told["code"] in ("damaged", "content", "no coach"), damage
                with pytest.raises(ConnectionClosed):
                    client.hear()
            answer = ask(server.url, f"api/matches/{match['match']}/record", headers=bearer(match["home"]))
            assert answer.status == 400, damage
        with Client(server.url, matches[-1]["home"]) as client:
            assert client.until_asked()


def test_a_wrong_outcome_is_put_right_by_the_log(played: tuple[Path, Told, Told], tmp_path: Path) -> None:
    shutil.copytree(played[0], tmp_path / "it")
    change(tmp_path / "it", "UPDATE matches SET outcome = '{', waiting = 7 WHERE id = ?", played[1]["match"])
    with running(tmp_path / "it") as server:
        mine = {"tokens": [played[1]["home"]]}
        assert ask(server.url, "api/mine", mine).json["matches"][0]["your_turn"] is False
        with Client(server.url, played[1]["home"]) as client:
            assert client.until_asked()
        assert ask(server.url, "api/mine", mine).json["matches"][0]["your_turn"] is True


def test_a_log_cut_off_before_chance_answered_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = create(server.url, "mine", "random", game="dreadball", **GAMES["dreadball"])
        with Client(server.url, match["home"]) as client:
            while client.until_asked():
                client.step()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    rolls = connection.execute("SELECT number, choice FROM log WHERE seat = 2 ORDER BY number").fetchall()
    connection.close()
    number, faces = rolls[-1]
    change(tmp_path, "DELETE FROM log WHERE number >= ?", number)
    with running(tmp_path) as server, Client(server.url, match["home"]) as client:
        client.until_asked()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    assert connection.execute("SELECT seat, choice FROM log WHERE number = ?", (number,)).fetchone() == (2, faces)
    connection.close()


def test_repair_names_what_is_damaged_and_lets_it_go_on(
    played: tuple[Path, Told, Told], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "it"
    shutil.copytree(played[0], folder)
    assert repair_matches(folder, None, mending=False, content=None) == 0
    capsys.readouterr()
    change(folder, "UPDATE log SET choice = '1,x' WHERE number = 1 AND match = ?", played[1]["match"])
    change(folder, "UPDATE matches SET setup = '{' WHERE id = ?", played[2]["match"])
    assert repair_matches(folder, None, mending=False, content=None) == 1
    said = sorted(capsys.readouterr().out.splitlines())
    wanted = {
        played[1]["match"]: "line 1 of the log: cannot be read; with --mend it goes on from line 1",
        played[2]["match"]: "its row: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)",
    }
    assert said == sorted(f"{match}: {why}" for match, why in wanted.items())
    assert repair_matches(folder, None, mending=True, content=None) == 1
    assert f"the rest is in cut-{played[1]['match']}.jsonl" in capsys.readouterr().out
    assert (folder / f"cut-{played[1]['match']}.jsonl").read_text("utf-8").startswith("[1, ")
    with running(folder) as server, Client(server.url, played[1]["home"]) as client:
        while client.until_asked():
            client.step()
        assert client.outcome is not None


def test_nobody_else_reads_the_seeds(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    with running(folder) as server:
        create(server.url, "mine", "random", exercise=1)
        files = list(folder.iterdir())
        assert len(files) == 3
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (folder / FILE_NAME).chmod(0o644)
    connect(folder / FILE_NAME).close()
    assert stat.S_IMODE((folder / FILE_NAME).stat().st_mode) == 0o600


def test_of_two_servers_on_a_folder_the_second_says_who_has_it(tmp_path: Path) -> None:
    serve = [sys.executable, "-m", "thirdhalf", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            address = first.stdout.readline().split()[-1]
            second = subprocess.run(serve, capture_output=True, text=True, timeout=30, check=False)
            assert second.returncode == 1
            assert second.stderr.startswith(
                f"thirdhalf: {tmp_path}: another server has it (process {first.pid}, {address}"
            )
            assert second.stderr.count("\n") == 1
            with pytest.raises(Held):
                repair_matches(tmp_path, None, mending=True, content=None)
            assert repair_matches(tmp_path, None, mending=False, content=None) == 0
        finally:
            first.kill()
    # However the first ended, the folder is free.
    with holding(tmp_path):
        pass


@pytest.mark.parametrize("wanted", ["", "data", "./data"])
def test_a_data_home_that_is_no_place_counts_as_none(wanted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", wanted)
    monkeypatch.setenv("HOME", "/home/ada")
    assert default_folder() == Path("/home/ada/.local/share/thirdhalf")
    monkeypatch.setenv("XDG_DATA_HOME", "/srv")
    assert default_folder() == Path("/srv/thirdhalf")


def test_what_is_wrong_with_the_place_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "taken" / FILE_NAME).mkdir(parents=True)
    (tmp_path / "file").write_text("", "utf-8")
    wrong = {tmp_path / "taken": "is a folder", tmp_path / "file" / "below": "Not a directory"}
    if Path("/proc/self").is_dir():
        wrong[Path("/proc/thirdhalf")] = ""  # nothing can be made there, whoever one is
    for folder, why in wrong.items():
        serve = [sys.executable, "-m", "thirdhalf", "serve", "--port", "0", "--data", str(folder)]
        ended = subprocess.run(serve, capture_output=True, text=True, timeout=30, check=False)
        assert ended.returncode == 1
        assert ended.stderr.startswith("thirdhalf: "), ended.stderr
        assert ended.stderr.count("\n") == 1
        assert why in ended.stderr
