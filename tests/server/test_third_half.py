"""The third half: a match that is over is analysed behind play, praised, and tried again from any of its moments."""

import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.harness import GAMES, PATIENCE, Client, Running, Told, ask, create, running
from tests.server.test_keeping import rebalanced
from thirdhalf.games import kit_of
from thirdhalf.kernel.record import record_from
from thirdhalf.kernel.replay import verify
from thirdhalf.server.keeping.places import FILE_NAME


def bearer(token: str) -> dict[str, str]:
    """The header with a token."""
    return {"authorization": f"Bearer {token}"}


def begun(url: str, game: str = "takkure", away: str = "rookie") -> Told:
    """A short match that nobody has played yet."""
    return create(url, "mine", away, game=game, **GAMES[game])


def played(url: str, match: Told, role: str = "home") -> None:
    """Play this seat to the end."""
    with Client(url, match[role]) as client:
        while client.until_asked():
            client.step("rookie")


def third_half(url: str, match: Told, role: str = "home") -> Told:
    """What is known of the match afterwards."""
    answer = ask(url, f"api/matches/{match['match']}/third-half", b"", bearer(match[role]))
    assert answer.status == 200, answer.body
    return answer.json


def analysed(url: str, digest: str) -> Told:
    """The analysis, when it is done."""
    until = time.monotonic() + 10 * PATIENCE
    while time.monotonic() < until:
        told = ask(url, f"api/third-half/{digest}").json
        if told["status"] in ("done", "failed"):
            return told
        time.sleep(0.2)
    raise TimeoutError


def test_both_sides_share_one_analysis(server: Running) -> None:
    match = begun(server.url)
    played(server.url, match)
    first = third_half(server.url, match)
    assert first["progress"]["status"] in ("waiting", "running")
    assert first["people"] == ["home"]
    # What is counted is there at once.
    assert len(first["statistics"]["home"]["players"]) >= 1
    assert [each["kind"] for each in first["statistics"]["markers"]][-1] == "ended"
    digest = first["progress"]["digest"]
    assert third_half(server.url, match, "public")["progress"]["digest"] == digest
    told = analysed(server.url, digest)
    assert told["status"] == "done"
    assert [point["move"] for point in told["course"]] == sorted(point["move"] for point in told["course"])
    assert all(sum(point["chances"].values()) == pytest.approx(1, abs=1e-3) for point in told["course"])
    found = told["analysis"]
    parts = found["start"] + found["luck"] + found["home"]["play"] - found["away"]["play"] + found["rest"]
    assert parts == pytest.approx(found["result"], abs=1e-6)
    # Whoever has the file has the same analysis.
    record = ask(server.url, f"api/matches/{match['match']}/record", headers=bearer(match["home"])).body
    assert ask(server.url, "api/records/third-half", record).json["progress"] == told


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_says_what_stands_and_what_a_coach_would_do(server: Running, game: str) -> None:
    match = begun(server.url, game)
    played(server.url, match)
    text = ask(server.url, f"api/matches/{match['match']}/record", headers=bearer(match["home"])).body
    record = record_from("record", text)
    path = f"api/matches/{match['match']}/moment"
    for move in sorted({0, len(record.moves) // 2, len(record.moves) - 1, len(record.moves)}):
        told = ask(server.url, path, {"move": move}, bearer(match["public"])).json["insight"]
        assert told["move"] == move
        assert sum(told["chances"].values()) == pytest.approx(1, abs=1e-3)
        if move == len(record.moves):
            assert (told["by"], told["made"]) == (None, None)
            continue
        assert told["by"] == record.moves[move].by
        assert told["made"]["choice"] == record.moves[move].choice
        assert bool(told["candidates"]) == (told["by"] != "chance")
        if told["dice"]:
            assert 0 < told["dice"]["likely"] <= 1
        # A file says the same.
        assert ask(server.url, f"api/records/moment?move={move}", text).json["insight"] == told
        if told["candidates"]:
            # Another answer is judged, with what is best.
            numbers = ",".join([str(number) for number in told["candidates"][-1]["answer"]["numbers"]])
            wish = {"move": move, "choice": numbers}
            found = ask(server.url, f"api/matches/{match['match']}/answer", wish, bearer(match["public"])).json
            assert found["answered"]["grade"] in ("best", "as good", "worse")
            assert (found["answered"]["loss"] > 0) == (found["answered"]["grade"] == "worse")
            assert found["answered"]["best"]["answer"]["numbers"] is not None
            assert ask(server.url, f"api/records/answer?move={move}&choice={numbers}", text).json == found
    late = ask(server.url, path, {"move": len(record.moves) + 1}, bearer(match["home"]))
    assert late.json["code"] == "malformed"
    assert ask(server.url, "api/records/moment?move=-1", text).json["code"] == "malformed"
    for bad in ("move=0&choice=1,two", "move=0&choice=999999", f"move={len(record.moves)}&choice=0", "move=0"):
        assert ask(server.url, f"api/records/answer?{bad}", text).json["code"] == "malformed", bad


def test_nothing_is_told_before_the_match_is_over(server: Running) -> None:
    match = begun(server.url)
    for path, body in (
        ("third-half", b""),
        ("well-played", {"move": 0}),
        ("fork", {"move": 0, "seat": "home"}),
        ("moment", {"move": 0}),
        ("answer", {"move": 0, "choice": "0"}),
    ):
        answer = ask(server.url, f"api/matches/{match['match']}/{path}", body, bearer(match["home"]))
        assert (answer.status, answer.json["code"]) == (400, "unfinished"), path
    record = ask(server.url, f"api/matches/{match['match']}/record", headers=bearer(match["home"])).body
    for path in ("third-half", "fork?move=0&seat=home", "moment?move=0", "answer?move=0&choice=0"):
        assert ask(server.url, f"api/records/{path}", record).json["code"] == "record"
    assert ask(server.url, "api/third-half/nobody-knows-it").json["code"] == "no match"


def test_each_side_says_what_the_other_played_well(server: Running) -> None:
    match = begun(server.url, away="mine")
    with Client(server.url, match["home"]) as ada, Client(server.url, match["away"]) as bo:
        while ada.outcome is None:
            for each in (ada, bo):
                if each.question is not None:
                    each.step("rookie")
                else:
                    # Who is asked next is not told to both at once: neither waits for good.
                    each.hear_or_not(0.01)
    path = f"api/matches/{match['match']}/well-played"
    assert ask(server.url, path, {"move": 1}, bearer(match["home"])).json["praises"] == [{"by": "home", "move": 1}]
    ask(server.url, path, {"move": 2}, bearer(match["home"]))
    both = [{"by": "home", "move": 2}, {"by": "away", "move": 0}]
    assert ask(server.url, path, {"move": 0}, bearer(match["away"])).json["praises"] == both
    assert third_half(server.url, match, "public")["praises"] == both
    assert ask(server.url, path, {"move": 10_000}, bearer(match["home"])).json["code"] == "malformed"
    assert ask(server.url, path, {"move": 1}, bearer(match["public"])).json["code"] == "no seat"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_tried_again_from_a_moment_against_the_same_opponent(tmp_path: Path, game: str) -> None:
    with running(tmp_path) as server:
        match = begun(server.url, game)
        played(server.url, match)
        text = ask(server.url, f"api/matches/{match['match']}/record", headers=bearer(match["home"])).body
        record = record_from("record", text)
        move = max(i for i, each in enumerate(record.moves) if each.by == "home")
        path = f"api/matches/{match['match']}/fork"
        # From whatever came of it one gets back to what was asked before.
        answer = ask(server.url, path, {"move": len(record.moves) - 1, "seat": "home"}, bearer(match["home"]))
        assert answer.status == 201, answer.body
        assert [seat["coach"] for seat in answer.json["info"]["seats"]] == ["", "rookie"]
        again = {grant["role"]: grant["token"] for grant in answer.json["grants"]}
        again["match"] = answer.json["info"]["match"]
        with Client(server.url, again["home"]) as ada:
            assert ada.until_asked()
            assert ada.question is not None
            assert ada.question["topic"] == record.moves[move].about
        file = ask(server.url, "api/records/fork?move=0&seat=both", text)
        assert [grant["role"] for grant in file.json["grants"]] == ["home", "away", "public"]
        late = ask(server.url, path, {"move": len(record.moves), "seat": "home"}, bearer(match["home"]))
        assert late.json["code"] == "set-up"
        assert ask(server.url, "api/records/fork?move=x&seat=both", text).json["code"] == "malformed"
    # What was stored leads to the same position, and the record of both halves verifies.
    with running(tmp_path) as server:
        played(server.url, again)
        text = ask(server.url, f"api/matches/{again['match']}/record", headers=bearer(again["home"])).body
        other = record_from("record", text)
        assert [each.choice for each in other.moves[:move]] == [each.choice for each in record.moves[:move]]
        assert verify(kit_of(game).game(None), other).over


def test_a_match_is_judged_by_the_content_it_was_played_with(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = begun(server.url)
        played(server.url, match)
    with running(tmp_path, content=rebalanced(tmp_path / "content")) as server:
        told = third_half(server.url, match)
        assert told["statistics"]["home"]["players"]
        assert analysed(server.url, told["progress"]["digest"])["status"] == "done"


def test_what_waits_is_analysed_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = begun(server.url)
        played(server.url, match)
        digest = third_half(server.url, match)["progress"]["digest"]
    with sqlite3.connect(tmp_path / FILE_NAME) as file:
        file.execute("UPDATE analyses SET status = 'waiting', result = '' WHERE record != ''")
    with running(tmp_path) as server:
        assert analysed(server.url, digest)["status"] == "done"


def test_an_analysis_that_cannot_be_made_is_said_to_have_failed(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    with sqlite3.connect(tmp_path / FILE_NAME) as file:
        file.execute("INSERT INTO analyses VALUES ('broken', 0, 'waiting', 0, 'no record', '')")
    with running(tmp_path) as server:
        told = analysed(server.url, "broken")
        assert (told["status"], told["analysis"]) == ("failed", None)


def test_only_so_many_may_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thirdhalf.server.keeping.analyses.MOST_FILES", 0)
    with running(tmp_path) as server:
        match = begun(server.url)
        played(server.url, match)
        text = ask(server.url, f"api/matches/{match['match']}/record", headers=bearer(match["home"])).body
        busy = ask(server.url, "api/records/third-half", text)
        assert (busy.status, busy.json["code"]) == (503, "busy")
        # Who plays here does not wait for files of strangers.
        assert third_half(server.url, match)["progress"]["status"] in ("waiting", "running")
