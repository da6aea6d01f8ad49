"""The analysis as a page of one file, and analyses that are kept."""

import re
from pathlib import Path

import pytest

import thirdhalf
import thirdhalf.analysis.page
from tests.words.sources import shared_words, words_of
from thirdhalf.analysis.page import page
from thirdhalf.games import kit_of, names
from thirdhalf.lab.analysing import analyse_kept
from thirdhalf.words import LANGUAGES

HOSTILE = "<script>alert('home')</script>"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, thirdhalf.Analysis]:
    """A record by somebody with a hostile name, where its analysis is kept, and the analysis."""
    folder = tmp_path_factory.mktemp("kept")
    match = thirdhalf.play("takkure", "rookie", "rookie", seed="page", exercise=1)
    match.record.names = (HOSTILE, "away & co")
    file = folder / "match.jsonl"
    match.save(file)
    found = analyse_kept(file, "quick", None, folder / "analyses")
    assert isinstance(found, thirdhalf.Analysis)
    return file, folder / "analyses", found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_escapes_what_comes_from_a_record(
    language: str, kept: tuple[Path, Path, thirdhalf.Analysis]
) -> None:
    text = page(kept[2], language)
    assert "<script" not in text
    assert "&lt;script&gt;" in text
    assert "away &amp; co" in text
    assert not re.search(r"(src|href)=|url[(]|@import", text)
    assert text.count("<ol>") + text.count("<p>") >= 3


def test_what_is_kept_is_not_judged_again(kept: tuple[Path, Path, thirdhalf.Analysis]) -> None:
    file, folder, found = kept

    def judged(done: int, moves: int) -> None:
        raise AssertionError("judged again")

    assert analyse_kept(file, "quick", None, folder, judged) == found
    with pytest.raises(AssertionError, match="judged again"):
        analyse_kept(file, "deep", None, folder, judged)


def test_a_damaged_file_is_judged_anew(kept: tuple[Path, Path, thirdhalf.Analysis], tmp_path: Path) -> None:
    file, folder, found = kept
    (name,) = [each.name for each in folder.glob("*.json")]
    (tmp_path / name).write_text("{", encoding="utf-8")
    assert analyse_kept(file, "quick", None, tmp_path) == found


def test_a_record_without_an_end_is_refused_in_one_line(
    kept: tuple[Path, Path, thirdhalf.Analysis], tmp_path: Path
) -> None:
    lines = kept[0].read_text(encoding="utf-8").splitlines()
    file = tmp_path / "cut.jsonl"
    file.write_text("\n".join(lines[:5]) + "\n", encoding="utf-8")
    said = analyse_kept(file, "quick", None, None)
    assert isinstance(said, str)
    assert "not over" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_and_every_line_of_the_page_has_words(language: str) -> None:
    for game in names():
        kit = kit_of(game)
        opened = kit.game(None)
        figures = kit.figures(opened.new(kit.setup(opened, {}, "words", 0), None), [])
        found = re.findall(r"^([a-z-]+) =", words_of(game, language, "figures.ftl"), re.MULTILINE)
        assert set(found) == {f"{game}-figure-{name}" for name in figures.names}
    source = Path(str(thirdhalf.analysis.page.__file__)).read_text(encoding="utf-8")
    for message in re.findall(r"^analysis-([a-z-]+) =", shared_words(language, "analysis.ftl"), re.MULTILINE):
        assert f'"{message}"' in source or f"'{message}'" in source, message
