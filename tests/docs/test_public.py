"""The page about running the server in public is right: its options and limits are those of the program."""

import re
import shlex

import pytest

from tests.hygiene.sources import ROOT
from thirdhalf.cli.main import serve
from thirdhalf.server import limits, lobby

PAGE = (ROOT / "docs" / "public.md").read_text(encoding="utf-8")
SERVER_PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def test_the_service_starts_the_server_with_options_it_has() -> None:
    line = re.search(r"^ExecStart=\S+/thirdhalf serve (.+)$", PAGE, re.MULTILINE)
    assert line is not None
    wanted = serve.make_context("serve", shlex.split(line.group(1))).params
    assert wanted["port"] == 8412
    assert wanted["allow_host"] == ("play.example.org",)
    assert f"proxy_pass http://{wanted['host']}:{wanted['port']};" in PAGE


def test_the_server_page_names_every_option() -> None:
    listed = re.findall(r"^\| `--([a-z-]+)", SERVER_PAGE, re.MULTILINE)
    assert sorted(listed) == sorted(option.opts[0].removeprefix("--") for option in serve.params)


@pytest.mark.parametrize(
    ("what", "how_much"),
    [
        ("connections of an address; behind a proxy, all together", f"{limits.CONNECTIONS_OF_AN_ADDRESS}"),
        ("connections in all", f"{limits.MOST_CONNECTIONS}"),
        (
            "requests of an address a second; at once",
            f"{limits.REQUESTS_A_SECOND:.0f}; {limits.REQUESTS_AT_ONCE:.0f}",
        ),
        (
            "messages of a connection a second; at once",
            f"{limits.MESSAGES_A_SECOND:.0f}; {limits.MESSAGES_AT_ONCE:.0f}",
        ),
        ("matches loaded at the same time", f"{lobby.MOST_ROOMS}"),
        (
            "threads on which computers think; on which records are verified and matches loaded",
            f"{lobby.WORKERS}; {lobby.WORKERS}",
        ),
        (
            "a message, a body; a record file",
            f"{limits.LARGEST_MESSAGE // 1000} kB; {limits.LARGEST_RECORD // 1_000_000} MB",
        ),
    ],
)
def test_the_page_names_the_limits_as_they_are(what: str, how_much: str) -> None:
    assert f"| {what} | {how_much} |" in PAGE
    assert limits.LARGEST_BODY == limits.LARGEST_MESSAGE
