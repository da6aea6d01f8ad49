"""The page about running the server in public is right: its options and limits are those of the program."""

import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.hygiene.sources import ROOT
from tests.missing import missing
from thirdhalf.cli.main import commands, serve
from thirdhalf.cli.serve import MOST_UNASKED
from thirdhalf.server import limits, lobby
from thirdhalf.server.people.desk import REPORTS_AN_HOUR
from thirdhalf.server.web import sockets

PAGE = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
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


def test_every_command_on_the_page_is_one_of_the_program() -> None:
    said = re.findall(r"^[^#\n]*?(?:/opt/thirdhalf/bin/|`|\")thirdhalf\"?,? \"?([a-z]+)", PAGE, re.MULTILINE)
    assert {"serve", "backup", "restore", "admin"} <= set(said)
    assert set(said) <= set(commands.commands)


def checked(tmp_path: Path, name: str, text: str, *command: str) -> None:
    """What a program says of a file with that text is nothing bad."""
    if shutil.which(command[0]) is None:
        missing(f"there is no {command[0]} here: tools/services installs it")
    (tmp_path / name).write_text(text, "utf-8")
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    ended = subprocess.run(
        [*command, str(tmp_path / name)], capture_output=True, text=True, env=home, timeout=60, check=False
    )
    assert ended.returncode == 0, ended.stderr


def block(kind: str, number: int = 0) -> str:
    """Lines of the page."""
    return str(re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)[number])


def test_systemd_takes_the_service_as_it_stands(tmp_path: Path) -> None:
    text = block("ini").replace("/opt/thirdhalf/bin/thirdhalf", "/bin/true")
    checked(tmp_path, "thirdhalf.service", text, "systemd-analyze", "verify")


def test_caddy_takes_its_file_as_it_stands(tmp_path: Path) -> None:
    checked(tmp_path, "Caddyfile", block("caddyfile"), "caddy", "validate", "--adapter", "caddyfile", "--config")


def test_the_container_and_the_proxies_lead_to_the_server() -> None:
    entry = re.search(r"^ENTRYPOINT (\[.+\])$", PAGE, re.MULTILINE)
    assert entry is not None
    program, command, *options = json.loads(entry.group(1))
    assert (program, command) == ("thirdhalf", "serve")
    wanted = serve.make_context("serve", options).params
    assert f"-p 127.0.0.1:{wanted['port']}:{wanted['port']}" in PAGE
    assert PAGE.count(f"reverse_proxy 127.0.0.1:{wanted['port']}") == 1


@pytest.mark.parametrize(
    ("what", "how_much"),
    [
        ("connections of an address, IPv6: of a /64", f"{limits.CONNECTIONS_OF_AN_ADDRESS}"),
        (
            "connections of those with a seat; of spectators; of those who have not said yet",
            f"{limits.MOST_SEATED}; {limits.MOST_WATCHING}; {limits.MOST_UNGREETED}",
        ),
        ("HTTP sockets; of an address", f"{sockets.MOST_SOCKETS}; {sockets.SOCKETS_OF_AN_ADDRESS}"),
        (
            "seconds for the headers of a request; for reading its answer",
            f"{sockets.HEADER_SECONDS:.0f}; {sockets.UNREAD_SECONDS:.0f}",
        ),
        ("matches that an address creates in an hour", f"{limits.CREATED_AN_HOUR}"),
        ("how often an account seeks in an hour, from wherever it comes", f"{limits.CREATED_AN_HOUR}"),
        ("reports of an account, or of an address of guests, in an hour", f"{REPORTS_AN_HOUR}"),
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
            "processes that look ahead; threads on which records are verified and matches loaded",
            f"one a processor, 2 to {MOST_UNASKED}; {lobby.WORKERS}",
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
