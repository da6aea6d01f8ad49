"""Accounts on a server: signing up and in, guessing, what belongs to them, and the end of them."""

import json
import secrets
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import Answered, Client, Running, Told, ask, create, running
from tests.server.test_leagues import post
from tests.server.test_third_half import bearer
from thirdhalf.cli.keeping.people import close_report, judge, list_reports, list_steps

PASSWORD = "neon whales dream"


def sign_up(url: str, name: str, status: int = 201, **wish: object) -> Told:
    return post(url, "account", {"name": name, "password": PASSWORD, "device": "Tests", **wish}, status=status)


def sign_in(url: str, status: int = 200, **wish: object) -> Told:
    return post(url, "session", wish, status=status)


def change(url: str, token: str, do: str, status: int = 200, **wish: object) -> Told:
    return post(url, "account/changes", {"do": do, **wish}, token, status)


def account(url: str, token: str) -> Answered:
    return ask(url, "api/account", None, bearer(token))


def test_an_account_from_its_first_day_to_its_last(server: Running) -> None:
    url = server.url
    ana = sign_up(url, "Ana Çelik")
    assert len(ana["codes"]) == 8
    assert (ana["account"]["name"], ana["account"]["has_password"]) == ("Ana Çelik", True)
    assert PASSWORD not in json.dumps(ana)
    # Somewhere else, by a name that is written a little otherwise; the sessions are listed, and one is revoked.
    there = sign_in(url, name="ana celik", password=PASSWORD, device="Phone")
    sessions = there["account"]["sessions"]
    assert sorted(each["device"] for each in sessions) == ["Phone", "Tests"]
    assert [each["device"] for each in sessions if each["own"]] == ["Phone"]
    # A seat moves into the account, and is had by the other session too.
    made = create(url, "mine", "random", exercise=1)
    held = post(url, "account/seats", {"tokens": [made["home"], made["public"]]}, ana["token"])["seats"]
    assert [(each["match"], each["role"]) for each in held] == [(made["match"], "home")]
    [elsewhere] = post(url, "account/seats", {"tokens": []}, there["token"])["seats"]
    assert elsewhere["token"] not in (made["home"], held[0]["token"])
    with Client(url, elsewhere["token"]) as client:
        assert client.until_asked()
        assert client.role == "home"
    # Nobody else gets it by the same token.
    ben = sign_up(url, "Ben")
    assert post(url, "account/seats", {"tokens": [made["home"]]}, ben["token"]) == {"seats": []}
    # A session that is revoked has neither the account nor its seats.
    other = next(each["id"] for each in sessions if not each["own"])
    change(url, there["token"], "revoke", id=other)
    assert account(url, ana["token"]).status == 403
    assert post(url, "mine", {"tokens": [held[0]["token"]]}) == {"matches": []}
    assert len(post(url, "mine", {"tokens": [elsewhere["token"]]})["matches"]) == 1
    # A name, a password, codes: each wants the password again.
    for do in ("name", "password", "codes", "erase"):
        change(url, there["token"], do, status=403, name="Anita", password="another password", proof="wrong word")
    assert change(url, there["token"], "name", name="Anita", proof=PASSWORD)["account"]["name"] == "Anita"
    change(url, there["token"], "name", status=409, name="b.e.n", proof=PASSWORD)
    [kept] = post(url, "mine", {"tokens": [made["home"]]})["matches"]
    assert kept["info"]["seats"][0]["name"] == "Anita"
    change(url, there["token"], "password", password="a second password", proof=PASSWORD)
    sign_in(url, name="Anita", password=PASSWORD, status=403)
    codes = change(url, there["token"], "codes", proof="a second password")["codes"]
    # A code signs in once; the password is forgotten by that, and another can be given.
    sign_in(url, name="Anita", code=ana["codes"][0], status=403)
    again = sign_in(url, name="Anita", code=codes[0].upper().replace("-", " "))
    assert (again["account"]["has_password"], again["account"]["codes"]) == (False, 7)
    sign_in(url, name="Anita", code=codes[0], status=403)
    change(url, again["token"], "password", password="the third password")
    # All that is kept, as a file; nothing in it proves the account.
    exported = ask(url, "api/account/export", None, bearer(again["token"]))
    assert exported.json["name"] == "Anita"
    assert exported.json["seats"] == [{"match": made["match"], "role": "home"}]
    assert "argon2" not in exported.body.decode()
    # Whom one does not want to meet.
    assert change(url, again["token"], "block", name="Ben")["account"]["blocked"] == ["Ben"]
    assert change(url, again["token"], "unblock", name="Ben")["account"]["blocked"] == []
    change(url, again["token"], "block", status=404, name="Carl")
    # And the end: nothing is left but the match, which is nobody's.
    assert change(url, again["token"], "erase", proof="the third password") == {"account": None, "codes": []}
    assert account(url, there["token"]).status == 403
    sign_in(url, name="Anita", password="the third password", status=403)
    [kept] = post(url, "mine", {"tokens": [made["home"]]})["matches"]
    assert kept["info"]["seats"][0]["name"] == "—"
    sign_up(url, "Anita")


BAD_NAMES = [
    "",
    "x",
    "a" * 25,
    "Admin",
    "4dm1n",
    "Modérator",
    "Computer",
    "club",
    "Аna",
    "a\u202eb",
    "a\u200bb",
    "-ana",
]
BAD_NAMES += ["ana🏉", "ana/ben", " \u3164 ", "Third Half", "z" + "\u0334" * 5]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_nobody_should_have_is_refused(server: Running, name: str) -> None:
    assert sign_up(server.url, name, status=400)["code"] in ("name", "malformed")


@pytest.mark.parametrize("name", ["Jörg", "李小龙", "さくら花子", "Ωμέγα 7", "Jean-Luc P. J", "O’Hara", "김민준"])
def test_names_of_the_world_are_names(tmp_path: Path, name: str) -> None:
    with running(tmp_path) as server:
        assert sign_up(server.url, name)["account"]["name"] == name


@pytest.mark.parametrize("password", ["", "short", "password1", "aaaaaaaaaaaa", "Cleopatra!", "x" * 129])
def test_a_password_that_anybody_would_guess_is_refused(server: Running, password: str) -> None:
    assert sign_up(server.url, "Cleo Patra", status=400, password=password)["code"] in ("weak", "malformed")


def test_names_that_look_alike_are_one(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        sign_up(server.url, "Molly")
        for name in ("molly", "MOLLY", "M0lly", "Mol1y", "mólly", "M.o.l.l.y"):
            assert sign_up(server.url, name, status=409)["code"] == "taken"


def test_guessing_ends_soon_and_tells_nothing(tmp_path: Path) -> None:
    with running(tmp_path, rate=None, proxies=("127.0.0.1",)) as server:
        url = server.url
        sign_up(url, "Dora")

        def tried(name: str, address: str) -> Answered:
            body = {"name": name, "password": secrets.token_hex(8)}
            return ask(url, "api/session", body, {"X-Forwarded-For": address})

        # Whether or not there is such a name, all is answered alike.
        known = [tried("Dora", "192.0.2.1") for _ in range(7)]
        unknown = [tried("Nobody at all", "192.0.2.2") for _ in range(7)]
        assert [each.status for each in known] == [each.status for each in unknown] == [403] * 5 + [429] * 2
        assert [each.body for each in known] == [each.body for each in unknown]
        # One address has not many names to try either.
        many = [tried(f"Name {number}", "192.0.2.3").status for number in range(40)]
        assert (many.count(429) > 5, many[:5]) == (True, [403] * 5)
        # Dora herself comes in from elsewhere.
        body = {"name": "Dora", "password": PASSWORD}
        assert ask(url, "api/session", body, {"X-Forwarded-For": "192.0.2.4"}).status == 200


def test_an_address_has_few_new_accounts(tmp_path: Path) -> None:
    with running(tmp_path, rate=None) as server:
        found = [
            ask(server.url, "api/account", {"name": f"Person {chr(97 + n)}", "password": PASSWORD}).status
            for n in range(12)
        ]
        assert found == [201] * 10 + [429] * 2


@pytest.mark.parametrize(
    "body",
    [
        {"passkey": {"id": "AA", "client_data": "AA"}},
        {"passkey": {"id": "AA", "client_data": "e30", "authenticator": "AA", "signature": "AA"}},
        {"passkey": {"id": "A", "client_data": "bnVsbA"}},
        {"passkey": {"id": "AA", "client_data": "eyJjaGFsbGVuZ2UiOiAiQUEifQ"}},
        {"passkey": {"id": "=", "client_data": ""}},
        {"name": "x", "password": ["y"]},
        {"name": "x", "more": 1},
    ],
)
def test_what_is_no_proof_is_refused(server: Running, body: Told) -> None:
    url = server.url
    origin = {"Origin": url.rstrip("/")}
    for path, more in (("api/session", {}), ("api/account", {"name": "Eve"})):
        answer = ask(url, path, {**more, **body}, origin)
        assert answer.status in (400, 403), answer.body
        assert answer.json["code"] in ("passkey", "malformed")


def test_a_session_is_needed_and_nothing_else_will_do(server: Running) -> None:
    url = server.url
    made = create(url, "mine", "random", exercise=1)
    for token in (made["home"], "", "x" * 30, secrets.token_urlsafe(24)):
        assert account(url, token).status == 403
        assert ask(url, "api/account/export", None, bearer(token)).status == 403
        assert ask(url, "api/account/seats", {"tokens": []}, bearer(token)).status == 403
        assert ask(url, "api/account/changes", {"do": "erase"}, bearer(token)).status == 403


def test_an_operator_hears_of_people_and_does_something(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def admin(work: Callable[..., int], *words: object) -> str:
        assert work(tmp_path, None, *words) == 0
        return capsys.readouterr().out

    def person(what: str, name: str, new: str = "", why: str = "") -> None:
        admin(judge, what, name, new, why)

    with running(tmp_path) as server:
        url = server.url
        ana, eve = sign_up(url, "Ana"), sign_up(url, "Eve Il")
        made = create(url, "mine", "mine", exercise=1)
        post(url, "account/seats", {"tokens": [made["away"]]}, eve["token"])
        # By a seat of one's own, a guest's too, or by name.
        post(url, "reports", {"why": "shouts", "token": made["home"]}, status=201)
        post(url, "reports", {"why": "rude\u001b[31m", "name": "eve il"}, ana["token"], status=201)
        post(url, "reports", {"why": "nobody"}, ana["token"], status=400)
        post(url, "reports", {"why": "nobody", "token": "x" * 20}, status=403)
        told = admin(list_reports, False)
        assert told.count("about Eve Il") == 2
        assert made["match"] in told
        assert "\u001b" not in told
        person("ban", "Eve Il", why="shouts")
        assert account(url, eve["token"]).json["code"] == "banned"
        assert sign_in(url, name="Eve Il", password=PASSWORD, status=403)["code"] == "banned"
        person("unban", "eve il")
        person("mute", "eve il")
        assert account(url, eve["token"]).json["standing"] == "muted"
        person("rename", "eve il", "Somebody Else")
        assert account(url, eve["token"]).json["name"] == "Somebody Else"
        admin(close_report, told.split()[0], "seen")
        assert admin(list_reports, False).count("about Somebody Else") == 1
        person("erase", "Somebody Else")
        assert account(url, eve["token"]).status == 403
        log = admin(list_steps)
        for step in ("ban Eve Il: 'shouts'", "mute Eve Il", "rename Eve Il → Somebody Else", "close report"):
            assert step in log
        with pytest.raises(ValueError, match="no account"):
            person("ban", "Eve Il")
        sign_up(url, "Gil")
        with pytest.raises(ValueError, match="somebody else"):
            person("rename", "Ana", "Gil")
