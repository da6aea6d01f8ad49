"""What an operator says about guests: it holds for a browser's seats and, for a day, for guests of its address."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import Client, Running, Told, ask, create, running
from tests.server.people.test_accounts import PASSWORD
from tests.server.people.test_company import say, spoken
from tests.server.test_third_half import bearer
from thirdhalf.cli.keeping.people import judge_guest, list_reports, list_steps
from thirdhalf.server.allowing.marks import DAY, forget_old
from thirdhalf.server.keeping.places import database_at
from thirdhalf.server.keeping.sql import Sql

BROWSER = {"X-Forwarded-For": "192.0.2.7"}
ELSEWHERE = {"X-Forwarded-For": "192.0.2.8"}
MATCH = {"game": "takkure", "setup": {"exercise": 1}, "pace": 0}
SEEK = {"game": "dreadball", "setup": {}, "name": "Eve", "kind": "seek", "rated": False, "key": "k" * 24}


def made(url: str, headers: Told, status: int = 201) -> Told:
    """A match of two people, made from there."""
    body = {**MATCH, "home": {"kind": "mine", "name": "Ada"}, "away": {"kind": "mine", "name": "Bo"}}
    answer = ask(url, "api/matches", body, headers)
    assert answer.status == status, answer.body
    if status != 201:
        return answer.json
    told: Told = {grant["role"]: grant["token"] for grant in answer.json["grants"]}
    return {**told, "match": answer.json["info"]["match"]}


def statuses(url: str, tokens: list[str], headers: Told) -> list[int]:
    """What each token is told by its record."""
    found = ask(url, "api/mine", {"tokens": tokens}, headers).json["matches"]
    assert len(found) == len(tokens)
    paths = [f"api/matches/{each['info']['match']}/record" for each in sorted(found, key=lambda one: one["token"])]
    return [
        ask(url, path, None, {**headers, **bearer(token)}).status for path, token in zip(paths, tokens, strict=True)
    ]


def test_a_banned_guest_is_so_in_all_of_its_browser_and_for_a_day_where_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def operator(work: Callable[..., int], *words: object) -> str:
        assert work(tmp_path, None, *words) == 0
        return capsys.readouterr().out

    with running(tmp_path, proxies=("127.0.0.1",)) as server:
        url = server.url
        one, two = made(url, BROWSER), made(url, BROWSER)
        other = made(url, ELSEWHERE)
        ask(url, "api/reports", {"why": "cheats", "token": one["away"]}, ELSEWHERE)
        assert "about the guest at home" in operator(list_reports, False)
        with Client(url, one["home"]) as eve, Client(url, one["away"]) as ben:
            operator(judge_guest, "ban", one["match"], "home", "cheats")
            # Wherever it is connected now it is shown the door, and nobody else is.
            assert eve.until(lambda told: told["type"] == "problem")["code"] == "banned"
            assert ben.request("history", first_event=0, count=1)["type"] == "past"
        with Client(url, one["home"]) as again:
            assert again.hear()["code"] == "banned"
        # The browser tells its tokens together: the other seat is the same guest's. The other side's are nobody's here.
        assert statuses(url, [one["home"], two["home"]], BROWSER) == [403, 403]
        assert statuses(url, [one["away"], other["home"]], ELSEWHERE) == [200, 200]
        # Guests of that address begin nothing, with whatever browser; elsewhere they do.
        assert made(url, BROWSER, 403)["code"] == "banned"
        assert ask(url, "api/seeks", SEEK, BROWSER).json["code"] == "banned"
        assert made(url, ELSEWHERE)["home"]
        # Whoever has an account is no guest.
        account = ask(url, "api/account", {"name": "Dora", "password": PASSWORD}, BROWSER).json
        assert ask(url, "api/seeks", SEEK, {**BROWSER, **bearer(account["token"])}).status == 201
        operator(judge_guest, "unban", two["match"], "home", "sorry")
        assert statuses(url, [one["home"], two["home"]], BROWSER) == [200, 200]
        assert made(url, BROWSER)["home"]
        log = operator(list_steps)
        assert f"ban guest {one['match']} home: 'cheats'" in log
        assert f"unban guest {two['match']} home: 'sorry'" in log


def test_a_muted_guest_has_phrases_only(server: Running) -> None:
    url = server.url
    match = create(url, "mine", "mine", exercise=1)
    with Client(url, match["home"]) as eve, Client(url, match["away"]) as ben:
        assert say(eve, "open")["type"] == "accepted"
        assert say(ben, "open")["type"] == "accepted"
        assert say(eve, "text", "hi")["type"] == "accepted"
        judge_guest(server.folder, None, "mute", match["match"], "home", "")
        assert say(eve, "text", "still there")["code"] == "not allowed"
        assert say(eve, "phrase", "hello")["type"] == "accepted"
        spoken(ben, "hello")
        judge_guest(server.folder, None, "unmute", match["match"], "home", "")
        assert say(eve, "text", "again")["type"] == "accepted"


def test_only_a_guest_is_named_by_a_seat(server: Running) -> None:
    match = create(server.url, "mine", "random", exercise=1)
    account = ask(server.url, "api/account", {"name": "Dora", "password": PASSWORD}).json
    for name, seat in ((match["match"], "away"), ("nothing", "home")):
        with pytest.raises(ValueError, match="nobody sits"):
            judge_guest(server.folder, None, "ban", name, seat, "")
    ask(server.url, "api/account/seats", {"tokens": [match["home"]]}, bearer(account["token"]))
    with pytest.raises(ValueError, match="Dora"):
        judge_guest(server.folder, None, "ban", match["match"], "home", "")


def test_of_addresses_nothing_is_left_after_two_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        match = create(server.url, "mine", "mine", exercise=1)
        judge_guest(tmp_path, None, "ban", match["match"], "home", "")
        with Client(server.url, match["home"]) as eve:
            eve.hear()
    later = time.time() + 2 * DAY

    async def kept(forgetting: bool) -> list[int]:
        database = database_at(tmp_path, None)
        await database.open()
        if forgetting:
            monkeypatch.setattr(time, "time", lambda: later)
            await database.do(forget_old)

        async def work(sql: Sql) -> list[int]:
            tables = ("held_addresses", "allowances", "salts")
            return [(await sql.rows(f"SELECT count(*) FROM {table}"))[0][0] for table in tables]

        found = await database.do(work)
        await database.close()
        return found

    assert asyncio.run(kept(forgetting=False)) == [1, 1, 1]
    assert asyncio.run(kept(forgetting=True)) == [0, 0, 0]
    for path in tmp_path.iterdir():
        assert b"127.0.0.1" not in path.read_bytes()
