"""What one account, or one guest, may do in an hour, however many addresses it comes from."""

from pathlib import Path

from tests.server.harness import Answered, Told, ask, create, running
from tests.server.people.test_accounts import sign_up
from tests.server.people.test_meeting import key
from tests.server.test_leagues import post
from tests.server.test_third_half import bearer
from thirdhalf.server.people.desk import REPORTS_AN_HOUR

FEW = 30


def from_address(url: str, number: int, path: str, body: Told, token: str = "") -> Answered:
    """What somebody behind the proxy is answered."""
    return ask(url, f"api/{path}", body, {"X-Forwarded-For": f"203.0.113.{number}", **(bearer(token) if token else {})})


def seek(url: str, number: int, token: str = "") -> Answered:
    """Seek by a link, and seek no more: how many stand is not what ends it."""
    own = key()
    wish = {"key": own, "name": "Guest", "game": "dreadball", "setup": {"rushes": 1}, "kind": "link"}
    answer = from_address(url, number, "seeks", wish, token)
    if answer.status == 201 and token:
        from_address(url, number, f"seeks/{answer.json['seek']['id']}/withdraw", {"key": own})
    return answer


def test_an_account_seeks_so_often_an_hour_from_wherever_it_comes(tmp_path: Path) -> None:
    with running(tmp_path, rate=float(FEW), proxies=("127.0.0.1",)) as server:
        url = server.url
        ana = sign_up(url, "Ana")["token"]
        assert [seek(url, number, ana).status for number in range(FEW + 1)] == [201] * FEW + [429]
        # Others of those addresses are none the worse for it.
        link = seek(url, FEW).json["seek"]["id"]
        assert (
            from_address(url, 99, f"seeks/{link}/take", {"key": key(), "name": "Ana"}, ana).json["code"] == "too many"
        )
        assert from_address(url, 99, f"seeks/{link}/take", {"key": key(), "name": "Cy"}).status == 201


def test_one_who_reports_leaves_room_for_others(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        url = server.url
        report = {"why": "shouts", "token": create(url, "mine", "mine", exercise=1)["home"]}
        eve = sign_up(url, "Eve")["token"]
        for token in ("", eve):
            for _ in range(REPORTS_AN_HOUR):
                post(url, "reports", report, token, 201)
            assert post(url, "reports", report, token, 429)["code"] == "too many"


def test_who_asks_what_a_match_counted_loads_no_match(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        keys = key(), key()
        wish = {"name": "Guest", "game": "dreadball", "setup": {"rushes": 1}, "kind": "now"}
        first, second = [ask(server.url, "api/seeks", {**wish, "key": own}).json["seek"]["id"] for own in keys]
        [found, _] = [
            ask(server.url, f"api/seeks/{id}/wait", {"key": own}).json
            for id, own in ((second, keys[1]), (first, keys[0]))
        ]
    with running(tmp_path) as server:
        told = ask(server.url, f"api/contests/{found['match']}").json
        assert [each["name"] for each in told["players"]] == ["Guest", "Guest"]
        assert "\nthirdhalf_matches_loaded 0\n" in ask(server.url, "metrics").body.decode()
