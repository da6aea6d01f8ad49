"""Headers, hosts and origins, rates, and the bounds on uploaded records."""

import json
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import Client, Running, ask, create, running
from thirdhalf.server.limits import LARGEST_RECORD, Addresses, Allowance, Bucket
from thirdhalf.server.protocol import PROTOCOL
from thirdhalf.words import LANGUAGES, files


def test_every_answer_has_the_strict_headers(server: Running) -> None:
    for path, status in (("", 200), ("api/about", 200), ("nowhere", 404), ("api/matches", 404), ("api/play", 404)):
        answer = ask(server.url, path)
        assert answer.status == status
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_the_page_is_asked_for_anew_and_answers_are_not_kept(server: Running) -> None:
    page = ask(server.url, "")
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"].startswith("text/html")
    assert b"Third Half" in page.body
    assert ask(server.url, "", headers={"If-None-Match": page.headers["etag"]}).status == 304
    assert ask(server.url, "api/about").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    [
        "../app.py",
        "%2e%2e/app.py",
        "..%2fapp.py",
        "api/../../app.py",
        "//etc/hosts",
        "words/../a",
        "words/en/..%2f..%2f..",
    ],
)
def test_no_file_outside_the_clients_folder_is_served(server: Running, path: str) -> None:
    assert ask(server.url, path).status in (400, 404)


def test_words_are_served_in_two_parts_that_are_all_of_them(server: Running) -> None:
    first, rest = (ask(server.url, f"words/{part}/en.ftl").body for part in ("first", "rest"))
    assert sorted((first + rest).splitlines()) == sorted(ask(server.url, "words/en.ftl").body.splitlines())
    assert len(first) < len(rest) / 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_a_language_are_served_in_one_text(server: Running, language: str) -> None:
    found = ask(server.url, f"words/{language}.ftl")
    assert found.status == 200
    assert [file.name for file in files(language)].count("rules.ftl") == 2
    assert found.body == b"".join(file.read_bytes() for file in files(language))
    assert found.headers["cache-control"] == "no-cache"
    again = ask(server.url, f"words/{language}.ftl", headers={"If-None-Match": found.headers["etag"]})
    assert again.status == 304
    assert not again.body


@pytest.mark.parametrize(
    "path",
    [
        "words/nl.ftl",
        "words/.ftl",
        "words/en",
        "words/en/client.ftl",
        "words/all/en.ftl",
        "words/first/nl.ftl",
        "words/..%2fen.ftl",
    ],
)
def test_no_other_words_are_served(server: Running, path: str) -> None:
    assert ask(server.url, path).status == 404


def test_only_known_host_names_are_answered(server: Running) -> None:
    port = server.url.rsplit(":", 1)[1].rstrip("/")
    assert ask(server.url, "api/about", headers={"Host": f"localhost:{port}"}).status == 200
    for host in (f"evil.example:{port}", "127.0.0.1.evil.example", "", "[", "127.0.0.2"):
        answer = ask(server.url, "api/about", headers={"Host": host})
        assert answer.status in (400, 403)
        assert answer.body in (b"", b"Invalid HTTP request received.")


def test_only_pages_of_this_server_may_ask(server: Running) -> None:
    good = server.url.rstrip("/")
    for origin, status in ((good, 200), ("https://evil.example", 403), ("null", 403), (good + "0", 403)):
        assert ask(server.url, "api/mine", {"tokens": []}, {"Origin": origin}).status == status
    play = server.url.replace("http", "ws", 1) + "api/play"
    with connect(play, origin=Origin(good)) as fine:
        fine.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": "x" * 32}))
        assert "no seat" in str(fine.recv(5))
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus), connect(play, origin=Origin(origin)):
            pass
    with pytest.raises(InvalidStatus), connect(server.url.replace("http", "ws", 1) + "elsewhere"):
        pass


def test_a_bucket_gives_so_many_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(10.0, 5.0)
    assert [bucket.take(1.0) for _ in range(6)] == [True] * 5 + [False]
    assert bucket.wait(1.0) == pytest.approx(0.1, abs=0.05)
    assert bucket.wait(1.0) == pytest.approx(0.2, abs=0.05)


def test_an_address_has_a_rate_and_so_many_connections() -> None:
    addresses = Addresses(Allowance(requests=1.0))
    assert [addresses.may_ask("a", 50.0) for _ in range(3)] == [True, True, False]
    assert addresses.may_ask("b", 50.0)
    held = []
    while (ticket := addresses.connect("a")) is not None:
        held.append(ticket)
    assert len(held) == 64
    assert addresses.connect("b")
    held[0].end()
    assert addresses.connect("a")


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    with running(tmp_path, 0.0, None) as server:
        statuses = [ask(server.url, "api/mine", {"tokens": []}).status for _ in range(60)]
        assert set(statuses) == {200, 429}
        assert statuses[:20] == [200] * 20


def finished_record(server: Running) -> bytes:
    """The record of a finished exercise."""
    match = create(server.url, "random", "random", exercise=1)
    with Client(server.url, match["public"]) as watcher:
        while watcher.outcome is None:
            watcher.hear()
    headers = {"Authorization": f"Bearer {match['public']}"}
    return ask(server.url, f"api/matches/{match['match']}/record", headers=headers).body


def test_a_record_is_verified_before_it_is_shown(server: Running) -> None:
    record = finished_record(server)
    assert ask(server.url, "api/records", record).status == 200
    assert ask(server.url, "api/records?viewer=away", record).json["state"]["seat"] == "away"
    assert ask(server.url, "api/records?viewer=judge", record).status == 400
    lines = record.splitlines()
    for wrong, why in (
        (b"", "is empty"),
        (b"\xff\xfe", "is not UTF-8 text"),
        (b"not json\n", "is not a JSON object"),
        (lines[0], "has no closing line"),
        (b"\n".join([lines[0], *lines[2:]]), "line "),
        (record.replace(b'"game":"takkure"', b'"game":"chess"'), "there is no game 'chess'"),
        (record + lines[1], "nothing may follow the closing line"),
        (b"[" * 50_000, "is longer than 20000 characters"),
        (b'{"format":' + b"[" * 5_000, "is not a JSON object"),
    ):
        answer = ask(server.url, "api/records", wrong)
        assert answer.status == 400
        assert why in answer.json["why"], answer.json
        assert "Traceback" not in answer.json["why"]
        assert answer.json["told"]["message"].startswith("record-")


def test_a_record_past_the_limit_is_not_read(server: Running) -> None:
    where = urlsplit(server.url)
    with socket.create_connection((where.hostname, where.port), 5) as raw:
        head = f"POST /api/records HTTP/1.1\r\nHost: {where.netloc}\r\nContent-Length: {LARGEST_RECORD + 1}\r\n\r\n"
        raw.sendall(head.encode())
        assert b" 413 " in raw.recv(1000)
    assert ask(server.url, "api/about").json["largest_record"] == LARGEST_RECORD


def test_a_token_is_for_its_own_match(server: Running) -> None:
    one = create(server.url, "mine", "mine", exercise=1)
    two = create(server.url, "mine", "mine", exercise=1)
    path = f"api/matches/{two['match']}/record"
    for headers in ({}, {"Authorization": f"Bearer {one['home']}"}, {"Authorization": f"Basic {two['home']}"}):
        assert ask(server.url, path, headers=headers).status == 403
    assert ask(server.url, path, headers={"Authorization": f"Bearer {two['home']}"}).status == 200
