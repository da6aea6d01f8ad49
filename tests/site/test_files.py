"""Every file of the site: none reaches for another host."""

import gzip
import json
import re
from collections.abc import Iterator

import pytest

from tests.missing import missing
from tests.site.static import SITE
from thirdhalf.server.page.shelf import MADE
from tools.build_site import SITE_POLICY, sent

ADDRESS = re.compile(rb"(?:https?|wss?):?//([a-z0-9-]+(?:\.[a-z0-9-]+)+)", re.I)
NAMED = {
    b"www.w3.org": "names of kinds of elements",
    b"svelte.dev": "where an error of the client's library is explained",
    b"github.com": "where licences and Python's messages say more",
    b"peps.python.org": "in Python's messages",
    b"www.python.org": "in Python's messages",
    b"docs.python.org": "in licences and Python's messages",
    b"mozilla.org": "in licences",
    b"scripts.sil.org": "in licences",
}
"""Hosts that are named in the site's files and asked for nothing, and why."""
PYTHON = ("python_stdlib.zip.packed", "engine.packed")


@pytest.fixture(autouse=True)
def built() -> None:
    if not (SITE / "site.json").is_file():
        missing("the site is not built (make site)")


def contents() -> Iterator[tuple[str, bytes]]:
    """Every file but copies, unpacked."""
    for file in sorted(SITE.rglob("*")):
        if file.is_file() and file.suffix not in (".br", ".gz") and file.name not in PYTHON:
            data = file.read_bytes()
            yield file.name, gzip.decompress(data) if file.suffix == ".packed" else data


def test_no_file_names_another_host_that_it_could_ask() -> None:
    found = {(name, host.lower()) for name, data in contents() for host in ADDRESS.findall(data)}
    assert {(name, host) for name, host in found if host not in NAMED} == set()
    assert {host for _, host in found} >= {b"www.w3.org"}


def test_a_first_visit_brings_less_than_eight_megabytes() -> None:
    assert 6_000_000 < sent() < 8_000_000


def test_the_policy_lets_nothing_in_from_elsewhere_and_loosens_one_thing() -> None:
    page = (SITE / "index.html").read_text()
    assert SITE_POLICY.partition("; frame-ancestors")[0] in page
    assert SITE_POLICY in (SITE / "_headers").read_text()
    loose = re.findall(r"'unsafe[^']*'|'wasm-unsafe-eval'|https?:|\*", SITE_POLICY)
    assert loose == ["'wasm-unsafe-eval'"]


def test_the_engine_is_there_and_what_a_page_has_no_use_for_is_not() -> None:
    folder = SITE / json.loads((SITE / "site.json").read_text())["folder"]
    line = gzip.decompress((folder / "engine.packed").read_bytes()).partition(b"\n")[0]
    names = {name for name, _ in json.loads(line)}
    assert {"thirdhalf/server/page/door.pyc", "thirdhalf/games/takkure/kit.pyc"} <= names
    assert f"thirdhalf/server/page/{MADE.name}" in names
    assert not [name for name in names if name.endswith(".py") or name.startswith("thirdhalf/server/web/")]


def test_the_service_worker_keeps_every_file_that_a_visit_can_ask_for() -> None:
    text = (SITE / "service.js").read_text()
    listed = re.search(r"JSON.parse\(\s*'(.*?)'", text)
    assert listed is not None
    kept = set(json.loads(listed[1]))
    files = {f"./{file.relative_to(SITE).as_posix()}" for file in SITE.rglob("*") if file.is_file()}
    copies = {name for name in files if name.endswith((".br", ".gz"))}
    assert kept - {"./"} == files - copies - {"./index.html", "./service.js", "./_headers", "./404.html"}
