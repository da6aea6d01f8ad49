"""What a server does before its first page, and what it leaves for later."""

import asyncio
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hygiene.sources import ROOT
from thirdhalf.cli.play import USUAL_PORT
from thirdhalf.games.takkure.table.catalog import CONTENT
from thirdhalf.kernel.fields import BadFile
from thirdhalf.server import lobby
from thirdhalf.server.games import games
from thirdhalf.server.keeping import contents
from thirdhalf.server.keeping.places import database_at
from thirdhalf.server.keeping.storage import Storage
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
late = ("thirdhalf.games.takkure", "thirdhalf.games.dreadball", "thirdhalf.games.kit", "thirdhalf.coaches",
        "thirdhalf.odds", "fluent.runtime", "webbrowser")
print([name for name in late if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def stored(folder: Path) -> Storage:
    """What a folder keeps."""
    return Storage(database_at(folder, None))


def test_games_are_loaded_after_a_while_though_nobody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Path | None] = []

    def load(content: Path | None) -> dict[str, object]:
        loaded.append(content)
        return {}

    monkeypatch.setattr(contents, "games", load)
    monkeypatch.setattr(lobby, "LOADING_AFTER", 0.01)

    async def opened() -> None:
        matches = Lobby(stored(tmp_path))
        assert not loaded
        await matches.open()
        async with asyncio.timeout(10):
            while not loaded:
                await asyncio.sleep(0.01)
        await matches.close()

    asyncio.run(opened())
    assert loaded == [None]


def test_what_is_wrong_with_content_is_told_before_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nowhere: has no folder of a game's name \(takkure, dreadball\)"):
        Lobby(stored(tmp_path), content=tmp_path / "nowhere")
    (tmp_path / "own" / "takkure" / "teams").mkdir(parents=True)
    (tmp_path / "own" / "takkure" / "teams" / "x.toml").write_text("id = 7")
    with pytest.raises(BadFile, match=r"x\.toml"):
        Lobby(stored(tmp_path), content=tmp_path / "own")


def test_content_of_one_game_leaves_the_others_alone(tmp_path: Path) -> None:
    own = tmp_path / "own" / "takkure" / "teams"
    own.mkdir(parents=True)
    team = (CONTENT / "teams" / "yamato.toml").read_text(encoding="utf-8")
    own.joinpath("ours.toml").write_text(team.replace('id = "yamato"', 'id = "ours"'), encoding="utf-8")
    found = games(tmp_path / "own")
    usual = games()
    assert found["takkure"].content_hash() != usual["takkure"].content_hash()
    assert found["dreadball"].content_hash() == usual["dreadball"].content_hash()


def test_a_game_registered_since_is_served_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("THIRDHALF_GAMES", raising=False)
    usual = games()
    assert list(usual) == ["takkure", "dreadball"]
    monkeypatch.setenv("THIRDHALF_GAMES", "tests.games.noughts")
    assert list(games()) == ["takkure", "dreadball", "noughts"]
    monkeypatch.delenv("THIRDHALF_GAMES")
    assert games() is usual


@pytest.mark.parametrize("file", ["web/vite.config.ts", "docs/client.md", "docs/server.md", "docs/running.md"])
def test_everybody_looks_for_the_server_where_it_listens(file: str) -> None:
    named = re.findall(r"127\.0\.0\.1:(\d+)|port[ `|]+(\d+)", (ROOT / file).read_text(encoding="utf-8"))
    # Where there are several, the next has the next port.
    found = {"".join(each) for each in named}
    assert {str(USUAL_PORT)} <= found <= {str(USUAL_PORT), str(USUAL_PORT + 1)}
