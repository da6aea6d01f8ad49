"""What a server does before its first page, and what it leaves for later."""

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from thirdhalf.kernel.fields import BadFile
from thirdhalf.server import lobby
from thirdhalf.server.lobby import Lobby
from thirdhalf.server.run import listen


def test_what_is_written_to_a_connection_goes_out_at_once() -> None:
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_page_needs_neither_games_nor_coaches_nor_words(tmp_path: Path) -> None:
    program = """
import sys
from pathlib import Path
import thirdhalf.cli.play
from thirdhalf.server.app import make_app
make_app(Path(sys.argv[1]))
late = ("thirdhalf.games", "thirdhalf.takkure", "thirdhalf.dreadball", "thirdhalf.coaches", "thirdhalf.tactics",
        "thirdhalf.odds", "fluent.runtime", "webbrowser")
print([name for name in late if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_games_are_loaded_after_a_while_though_nobody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Path | None] = []
    monkeypatch.setattr(lobby, "games", loaded.append)
    monkeypatch.setattr(lobby, "LOADING_AFTER", 0.01)

    async def opened() -> None:
        matches = Lobby(tmp_path)
        assert not loaded
        await matches.open()
        async with asyncio.timeout(10):
            while not loaded:
                await asyncio.sleep(0.01)
        await matches.close()

    asyncio.run(opened())
    assert loaded == [None]


def test_what_is_wrong_with_content_is_told_before_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="is not a folder"):
        Lobby(tmp_path, content=tmp_path / "nowhere")
