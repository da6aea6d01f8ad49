"""The page's files and large answers: compressed once, kept, and never a burden while nobody reads them."""

import asyncio
import gzip
import json
from pathlib import Path

import pytest
from starlette.responses import Response, StreamingResponse

from tests.server.harness import Running, ask, create, running
from thirdhalf.server.app import LARGE, sparing
from thirdhalf.server.desk.asking import Answer
from thirdhalf.server.limits import Addresses, Allowance
from thirdhalf.server.web import files

GZIP = {"Accept-Encoding": "br, gzip;q=0.8"}


def test_words_are_compressed_once_and_then_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    path = "words/de.ftl"
    plain = ask(server.url, path)
    assert "content-encoding" not in plain.headers
    first = ask(server.url, path, headers=GZIP)
    assert first.headers["content-encoding"] == "gzip"
    assert gzip.decompress(first.body) == plain.body
    assert first.headers["etag"] == plain.headers["etag"]
    assert ask(server.url, path, headers={**GZIP, "If-None-Match": first.headers["etag"]}).status == 304
    # Nothing compresses any more.
    monkeypatch.setattr(gzip, "compress", None)
    assert ask(server.url, path, headers=GZIP).headers["content-encoding"] == "gzip"


def test_a_file_is_compressed_for_those_who_can_read_that(tmp_path: Path) -> None:
    file = tmp_path / "page.js"
    file.write_bytes(b"let nothing;" * 200)
    client = files.Client(tmp_path, Addresses(Allowance()))

    def told(accepted: bytes) -> Response:
        scope = {"type": "http", "method": "GET", "path": "/page.js", "headers": [(b"accept-encoding", accepted)]}
        return client.file_response(file, file.stat(), scope)

    packed = told(b"gzip, br")
    assert gzip.decompress(bytes(packed.body)) == file.read_bytes()
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["cache-control"] == "no-cache"
    assert packed.headers["etag"] == told(b"").headers["etag"]
    assert "content-encoding" not in told(b"").headers
    assert "content-encoding" not in told(b"gzipped").headers


def test_a_large_answer_goes_out_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as one:
        whole = ask(one.url, "api/about")
        assert "content-length" in whole.headers
        monkeypatch.setattr("thirdhalf.server.app.LARGE", len(whole.body) - 1)
        monkeypatch.setattr("thirdhalf.server.app.PIECE", 1000)
        parts = ask(one.url, "api/about")
        assert "content-length" not in parts.headers
        assert parts.body == whole.body


def test_a_large_answer_is_kept_small_and_sent_in_pieces() -> None:
    body = json.dumps(list(range(100_000))).encode()
    assert len(body) > LARGE

    async def told(accepted: str) -> tuple[list[bytes], str]:
        response = await sparing(Answer(body), {}, accepted)
        assert isinstance(response, StreamingResponse)
        return [bytes(piece) async for piece in response.body_iterator], response.headers["content-encoding"]  # type: ignore[arg-type]

    pieces, coding = asyncio.run(told("gzip"))
    assert coding == "gzip"
    assert gzip.decompress(b"".join(pieces)) == body
    pieces, coding = asyncio.run(told(""))
    assert coding == "identity"
    assert b"".join(pieces) == body
    assert len(pieces) > 2


UNREADABLE = ("\x00", "A\x00B", "   ", "\u202egnirts", "\u200b", "\u3164", "a" + 6 * "\u0301", "\u0301a")


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_name_can_be_seen(server: Running, name: str) -> None:
    seats = {"home": {"kind": "mine", "name": name}, "away": {"kind": "mine", "name": "Bo"}}
    answer = ask(server.url, "api/matches", {"game": "takkure", "setup": {"exercise": 1}, **seats})
    assert (answer.status, answer.json["code"]) == (400, "name")
    assert answer.json["told"]["message"] == "name-unreadable"
    invite = create(server.url, "mine", "invite", exercise=1)["away"]
    joining = {"invite": invite, "key": "k" * 32, "name": name}
    assert ask(server.url, "api/join", joining).json["code"] == "name"


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Łukasz 2", "太郎", "محمد", "O’Neill-Smith", "🏉 Team"])
def test_names_of_all_languages_are_names(server: Running, name: str) -> None:
    seats = {"home": {"kind": "mine", "name": f"  {name} "}, "away": {"kind": "mine", "name": "Bo"}}
    answer = ask(server.url, "api/matches", {"game": "takkure", "setup": {"exercise": 1}, **seats})
    assert answer.json["info"]["seats"][0]["name"] == name


def test_an_address_loads_so_many_files_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thirdhalf.server.limits.FILES_AT_ONCE", 3.0)
    monkeypatch.setattr("thirdhalf.server.limits.FILES_A_SECOND", 0.001)
    with running(tmp_path) as one:
        assert [ask(one.url, "words/en.ftl").status for _ in range(4)] == [200, 200, 200, 429]
        assert ask(one.url, "api/about").status == 200
        # The page's own files are counted with them.
        assert ask(one.url, "index.html").status == 429
    with running(tmp_path) as one:
        assert ask(one.url, "index.html").status == 200
