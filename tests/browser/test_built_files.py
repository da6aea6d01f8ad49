"""What `make web` builds: small, whole, and fetched from nowhere else."""

import gzip
import re

import pytest

from tests.missing import missing
from thirdhalf.server.app import BUILT

LARGEST = 180_000
"""Bytes of the whole client with both games, compressed, without fonts and drawings. What the first page fetches is
less and has a limit of its own.
"""
LARGEST_ART = 250_000
"""Bytes of what is drawn of all games, compressed; it comes after the page."""
LARGEST_AFTER = 40_000
"""Bytes of what is looked at when a match is over, compressed; it comes with the page that shows it."""
AFTER = ("after-", "told-", "insight-")
LARGEST_LEAGUE = 24_000
"""Bytes of the pages of leagues and their clubs, compressed; they come when one is opened."""
LEAGUE = ("league-", "ClubPage-")
LARGEST_PEOPLE = 20_000
"""Bytes of the pages about people, compressed; they come when one is opened."""
LARGEST_WORKBENCH = 20_000
"""Bytes of the workbench, compressed; it comes when it is opened."""
LARGEST_SOUND = 30_000
"""Bytes of what sounds are made with, compressed; it comes with the first of them."""


@pytest.fixture(autouse=True)
def built() -> None:
    """Nothing to look at without a client."""
    if not (BUILT / "index.html").is_file():
        missing("the client is not built (make web)")


def sizes() -> dict[str, int]:
    """Bytes of the files, compressed, without the fonts."""
    files = [path for path in BUILT.rglob("*") if path.is_file() and path.suffix != ".woff2"]
    return {path.name: len(gzip.compress(path.read_bytes(), mtime=0)) for path in files}


def test_the_client_is_small() -> None:
    found = {
        name: size
        for name, size in sizes().items()
        if not name.startswith(("art-", "people-", "Workbench-", *AFTER, *LEAGUE))
    }
    assert sum(found.values()) <= LARGEST, sorted(found.items(), key=lambda each: -each[1])[:10]


def test_what_is_drawn_is_small_and_apart() -> None:
    found = {name: size for name, size in sizes().items() if name.startswith("art-")}
    assert 0 < sum(found.values()) <= LARGEST_ART, found
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert "art-" not in page


def test_sounds_are_small_and_apart() -> None:
    found = {name: size for name, size in sizes().items() if name.startswith("sound-")}
    assert 0 < sum(found.values()) <= LARGEST_SOUND, found
    assert "sound-" not in (BUILT / "index.html").read_text(encoding="utf-8")


def test_the_workbench_is_small_and_apart() -> None:
    found = {name: size for name, size in sizes().items() if name.startswith("Workbench-")}
    assert 0 < sum(found.values()) <= LARGEST_WORKBENCH, found
    assert "Workbench-" not in (BUILT / "index.html").read_text(encoding="utf-8")


def test_the_hour_after_a_match_is_small_and_apart() -> None:
    found = {name: size for name, size in sizes().items() if name.startswith(AFTER)}
    assert 0 < sum(found.values()) <= LARGEST_AFTER, found
    assert "after-" not in (BUILT / "index.html").read_text(encoding="utf-8")


def test_leagues_are_small_and_apart() -> None:
    found = {name: size for name, size in sizes().items() if name.startswith(LEAGUE)}
    assert 0 < sum(found.values()) <= LARGEST_LEAGUE, found
    assert not any(one in (BUILT / "index.html").read_text(encoding="utf-8") for one in LEAGUE)


def test_people_are_small_and_apart() -> None:
    found = {name: size for name, size in sizes().items() if name.startswith("people-")}
    assert 0 < sum(found.values()) <= LARGEST_PEOPLE, found
    assert "people-" not in (BUILT / "index.html").read_text(encoding="utf-8")


def test_nothing_in_it_is_fetched_from_elsewhere() -> None:
    texts = [path.read_text(encoding="utf-8") for path in BUILT.rglob("*") if path.suffix in (".html", ".css")]
    assert not [found for text in texts for found in re.findall(r"(?:src|href|url)[=(]\s*[\"']?(?:https?:)?//", text)]


def test_the_page_allows_a_strict_policy() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"\son[a-z]+=", page)
