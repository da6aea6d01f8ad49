"""Content of one's own in a page: what is brought in a zip file is checked, kept, and read at the next start."""

import zipfile
from pathlib import Path

import pytest

from thirdhalf.server.games import games
from thirdhalf.server.page import own
from thirdhalf.server.page.own import Unfit, brought, own_content, put

PLAY = """[[play]]
id = "second-skin"
name = "Second Skin"
origin = "user"
when = "before a roll"
rolls = ["endurance"]
effect = "more dice"
amount = 1
"""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "FOLDER", tmp_path / "content")


def zipped(folder: Path, files: dict[str, str | bytes]) -> str:
    file = folder / "brought.zip"
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return str(file)


def test_what_fits_is_kept_and_read_from_its_games_folder_on(tmp_path: Path) -> None:
    kept = brought(zipped(tmp_path, {"mine/takkure/individual_plays.toml": PLAY, "mine/readme.txt": "hello"}))
    assert own_content() is None
    assert put(kept) == ""
    folder = own_content()
    assert folder is not None
    assert (folder / "takkure" / "individual_plays.toml").read_text() == PLAY
    assert games(folder)["takkure"].content_hash() != games()["takkure"].content_hash()
    assert put("") == ""


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"takkure/individual_plays.toml": PLAY.replace("more dice", "more luck")}, "individual_plays.toml.*effect"),
        ({"individual_plays.toml": PLAY}, "not in a folder of a game's name"),
        ({"takkure/../../x.toml": PLAY}, "not in a folder of a game's name"),
        ({"readme.txt": "hello"}, "no .toml files"),
        ({"takkure/a.toml": b"\xff\xfe"}, "no zip file of texts"),
        ({"takkure/a.toml": "#" * (own.MOST_BYTES + 1)}, "more than"),
    ],
)
def test_what_does_not_is_refused_with_what_and_where(tmp_path: Path, files: dict[str, str | bytes], why: str) -> None:
    with pytest.raises(Unfit, match=why):
        brought(zipped(tmp_path, files))


def test_another_file_than_a_zip_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "brought.zip"
    file.write_text("hello")
    with pytest.raises(Unfit, match="no zip file"):
        brought(str(file))


def test_what_does_not_fit_any_more_is_said_and_left_out() -> None:
    problem = put('{"takkure/individual_plays.toml": "[[play]]"}')
    assert "takkure/individual_plays.toml" in problem
    assert own_content() is None
