"""The server behind a real nginx, set up by the very lines of docs/running.md: TLS, WebSockets, visitors' addresses."""

import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPSConnection
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.hygiene.sources import ROOT
from tests.missing import missing
from tests.server.harness import PATIENCE, Client, Running, create, running

NAME = "play.example.org"
SURROUNDINGS = """
pid {folder}/pid;
error_log {folder}/error.log;
{user}
{outside}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {once}
    {server}
}}
"""


class Proxy(NamedTuple):
    """Where it listens, the server behind it, and whom to trust."""

    url: str
    plain: str
    behind: Running
    trust: ssl.SSLContext

    @property
    def port(self) -> int:
        """Its port for TLS."""
        return int(self.url.rstrip("/").rsplit(":", 1)[1])


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as one:
        port: int = one.getsockname()[1]
        return port


def program(name: str) -> str:
    """Where a program is, which an ordinary user may not have in the path."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    return found or missing(f"there is no {name} here: tools/services installs it")


def configuration(folder: Path, ports: tuple[int, int], upstream: str) -> str:
    """The page's own lines, with this machine's names and ports."""
    page = (ROOT / "docs" / "running.md").read_text("utf-8")
    server, once, outside = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)[:3]
    changes = {
        "listen 443": f"listen 127.0.0.1:{ports[0]}",
        "listen 80": f"listen 127.0.0.1:{ports[1]}",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": f"{folder}/certificate.pem",
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": f"{folder}/key.pem",
        NAME: "localhost",
        "http://127.0.0.1:8412": upstream.rstrip("/"),
    }
    for before, after in changes.items():
        assert before in server, before
        server = server.replace(before, after)
    # Whoever is root gives its workers to another user, who must be able to read what is here.
    user = "user root;" if is_root() else ""
    return SURROUNDINGS.format(folder=folder, once=once, server=server, outside=outside, user=user)


def is_root() -> bool:
    """Whether this is the administrator."""
    return os.geteuid() == 0


def certificate(folder: Path) -> None:
    """A certificate for this machine by nobody but itself, and its key."""
    words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run([program("openssl"), *words, *names, *files], check=True, capture_output=True, timeout=PATIENCE)


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """nginx before a server."""
    nginx = program("nginx")
    folder = tmp_path_factory.mktemp("nginx")
    certificate(folder)
    ports = (free_port(), free_port())
    with running(folder / "data", rate=None, proxies=("127.0.0.1",)) as server:
        (folder / "nginx.conf").write_text(configuration(folder, ports, server.url), "utf-8")
        command = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
        tried = subprocess.run([*command, "-t"], capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert tried.returncode == 0, tried.stderr
        with subprocess.Popen([*command, "-g", "daemon off;"], stderr=subprocess.DEVNULL) as process:
            try:
                wait_for(ports[0])
                trust = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
                yield Proxy(f"https://localhost:{ports[0]}/", f"http://localhost:{ports[1]}/", server, trust)
            finally:
                process.terminate()
                process.wait(PATIENCE)


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)
    raise AssertionError("nginx does not listen")


def asked(
    proxy: Proxy, path: str, body: bytes | None = None, visitor: str = "127.0.0.1", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """A request over TLS by a visitor of that address: status, headers, body."""
    connection = HTTPSConnection(
        "localhost", proxy.port, timeout=PATIENCE, context=proxy.trust, source_address=(visitor, 0)
    )
    with contextlib.closing(connection):
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET" if body is None else "POST", path, body, sent)
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


def test_pages_come_over_tls_and_figures_do_not(proxy: Proxy) -> None:
    status, headers, _ = asked(proxy, "/")
    assert status == 200
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "content-security-policy" in headers
    assert asked(proxy, "/health")[0] == 200
    assert asked(proxy, "/metrics")[0] == 404
    assert asked(proxy, "/api/records", b"x" * 1_100_000)[0] == 413

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: object) -> None:
            return None

    with pytest.raises(urllib.error.HTTPError) as redirected:
        urllib.request.build_opener(Stay).open(proxy.plain + "x?y=1", timeout=PATIENCE)
    with redirected.value as answer:
        assert answer.code == 301
        assert answer.headers["location"] == "https://localhost/x?y=1"


def test_a_match_is_played_over_it_by_its_own_pages_alone(proxy: Proxy) -> None:
    wish = {"kind": "mine", "name": "a"}
    body = json.dumps({"game": "dreadball", "setup": {"rushes": 2}, "home": wish, "away": wish, "pace": 0}).encode()
    own = proxy.url.rstrip("/")
    assert asked(proxy, "/api/matches", body, origin=own)[0] == 201
    assert asked(proxy, "/api/matches", body, origin="https://elsewhere.example")[0] == 403
    match = create(proxy.behind.url, "mine", "random", exercise=1)
    with Client(proxy.url, match["home"], trust=proxy.trust) as client:
        while client.until_asked():
            client.step()
        assert client.outcome is not None


def test_visitors_are_counted_by_their_own_addresses(proxy: Proxy) -> None:
    mine = b'{"tokens": []}'

    def allowed(visitor: str, forged: str) -> bool:
        return asked(proxy, "/api/mine", mine, visitor, x_forwarded_for=forged)[0] == 200

    # One asks too often, whomever it claims to be; nobody else has to suffer for it.
    for number in range(400):
        if not allowed("127.0.0.7", f"192.0.2.{number % 250}"):
            break
    else:
        raise AssertionError("nobody is ever refused")
    assert allowed("127.0.0.8", "")


@pytest.mark.soak
def test_a_connection_over_which_nothing_is_said_stays(proxy: Proxy) -> None:
    match = create(proxy.behind.url, "mine", "mine", exercise=1)
    with Client(proxy.url, match["home"], trust=proxy.trust) as client:
        assert client.until_asked()
        # Longer than nginx waits for what is behind it: the server's pings keep it open.
        until = time.monotonic() + 75
        while time.monotonic() < until:
            client.hear_or_not(1.0)
        assert client.step()["type"] == "accepted"
