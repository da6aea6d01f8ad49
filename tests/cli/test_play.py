"""`thirdhalf play`: the server starts, a browser is opened where there is one, and an interrupt ends it."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from thirdhalf.cli.play import SCREENS, USUAL_PORT, reachable

PATIENCE = 20
SCREENLESS = {name: value for name, value in os.environ.items() if name not in SCREENS}


@contextlib.contextmanager
def playing(folder: Path, *options: str, **environment: str) -> Iterator[str]:
    """`thirdhalf play` until the end of the block; the address it printed."""
    command = [sys.executable, "-m", "thirdhalf", "play", "--data", str(folder / "matches"), *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=SCREENLESS | environment
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Third Half on http://"), line
            yield line.split()[3]
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
        finally:
            if process.poll() is None:
                process.kill()


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A command that notes what it is to open."""
    command = tmp_path / "browser"
    command.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/part && mv {tmp_path}/part {tmp_path}/opened\n')
    command.chmod(0o755)
    return command


def test_the_page_is_opened(tmp_path: Path, browser: Path) -> None:
    opened = tmp_path / "opened"
    with playing(tmp_path, "--port", "0", BROWSER=str(browser)) as address:
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert b"Third Half" in page.read()
        late = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < late:
            time.sleep(0.02)
        assert opened.read_text() == f"{address}\n"


@pytest.mark.parametrize("wish", ["told not to", "no screen"])
def test_only_the_address_is_printed(tmp_path: Path, browser: Path, wish: str) -> None:
    options, environment = (["--no-browser"], {"BROWSER": str(browser)}) if wish == "told not to" else ([], {})
    with playing(tmp_path, "--port", "0", *options, **environment) as address:
        assert urllib.request.urlopen(address, timeout=PATIENCE).status == 200
    assert not (tmp_path / "opened").exists()


def test_another_port_is_taken_where_the_usual_one_is_not_free(tmp_path: Path) -> None:
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):
            held.enter_context(socket.create_server(("127.0.0.1", USUAL_PORT)))
        with playing(tmp_path) as address:
            assert address.startswith("http://127.0.0.1:")
            assert f":{USUAL_PORT}/" not in address


def test_the_address_for_others_names_no_everywhere() -> None:
    assert reachable("http://127.0.0.1:8412/") == "http://127.0.0.1:8412/"
    for everywhere in ("0.0.0.0", "[::]"):
        found = reachable(f"http://{everywhere}:8412/")
        assert found.endswith(":8412/")
        assert everywhere not in found
