"""A league in a folder: terms checked by field, a log that nothing is lost from, one organiser at a time."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from thirdhalf.kernel.fields import BadFile
from thirdhalf.league.files.folder import Busy, Folder
from thirdhalf.league.files.forming import FORMS, Shape, stages_of, terms_text
from thirdhalf.league.files.reading import read_terms
from thirdhalf.league.points import Points
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.terms import KNOCK_OUT, Terms

KILLED = """
import sys, time
from pathlib import Path
from thirdhalf.league.files.folder import Folder
with Folder(Path(sys.argv[1])).writing() as writing:
    for number in range(100_000):
        writing.add({"do": "enter", "entry": f"{number}", "team": "reds"})
        print(number, flush=True)
        if number == 255:
            time.sleep(60)
"""


def league(tmp_path: Path, form: str = "round robin", **changed: str) -> Folder:
    """A new folder, with some lines of its terms changed."""
    folder = tmp_path / "league"
    folder.mkdir()
    text = terms_text("Neon", "some", "7", "", stages_of(form))
    for old, new in changed.items():
        assert old in text
        text = "\n".join([new if line.startswith(f"{old} =") else line for line in text.splitlines()])
    (folder / "league.toml").write_text(text, encoding="utf-8")
    return Folder(folder)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_to_begin_with_can_be_read(tmp_path: Path, form: str) -> None:
    terms = league(tmp_path, form).terms()
    assert (terms.name, terms.game, terms.seed) == ("Neon", "some", "7")
    assert [stage.kind for stage in terms.stages] == [stage["kind"] for stage in stages_of(form)]
    assert terms.points == Terms._field_defaults["points"]


def test_a_form_is_shaped_and_has_points_of_its_own(tmp_path: Path) -> None:
    shape = Shape(groups=3, through=1, meetings=2, legs=2, final_legs=2, third_place=0, level="organiser")
    file = tmp_path / "league.toml"
    points = Points(win=3, draw=1, loss=0, tries=0, close=0)
    breaks = ("points", "wins", "lot")
    text = terms_text("N", "some", "7", "", stages_of("cup", shape), points=points, tie_breaks=breaks, walk_over=2)
    file.write_text(text, encoding="utf-8")
    terms = read_terms(file)
    groups, finals = terms.stages
    assert (groups.groups, groups.through, groups.legs) == (3, 1, 2)
    assert (finals.legs, finals.final_legs, finals.third_place, finals.level) == (2, 2, 0, "organiser")
    assert (terms.points, terms.tie_breaks, terms.walk_over) == (points, breaks, 2)
    assert [each["legs"] for each in stages_of("double round robin")] == [2]
    assert stages_of("swiss", Shape(rounds=3))[0]["rounds"] == 3


def test_a_first_date_gives_deadlines(tmp_path: Path) -> None:
    file = tmp_path / "league.toml"
    file.write_text(terms_text("Neon", "some", "7", "", stages_of("cup"), begins="2026-12-01"), encoding="utf-8")
    terms = read_terms(file)
    assert terms.stages[0].deadline(2) == "2026-12-08"
    assert (terms.stages[1].kind, terms.stages[1].deadline(1)) == (KNOCK_OUT, "")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("version", "version = 2", r"league\.toml:1: version: 2 is not known"),
        ("seed", "", r"league\.toml.*: seed: is missing"),
        ("win", 'win = "much"', r"league\.toml:\d+: points\.win: must be a whole number from 0 to 99"),
        ("tie_breaks", 'tie_breaks = ["luck"]', r"tie_breaks\[0\]: 'luck' is none of: points, head-to-head"),
        ("kind", 'kind = "ladder"', r"stage\[0\]\.kind: 'ladder' is none of: round robin, groups"),
        ("kind", 'kind = "divisions"', r"stage\[0\]\.kind: divisions are the first stage, and want"),
        ("kind", 'kind = "swiss"', r"stage\[0\]\.rounds: is missing"),
        ("walk_over", "walk_ower = 3", r"walk_ower: is not a field .* did you mean 'walk_over'"),
    ],
)
def test_what_is_wrong_in_the_terms_is_named(tmp_path: Path, old: str, new: str, why: str) -> None:
    with pytest.raises(BadFile, match=why):
        league(tmp_path, **{old: new}).terms()


def test_a_date_that_is_none_is_named(tmp_path: Path) -> None:
    file = tmp_path / "league.toml"
    file.write_text(terms_text("Neon", "some", "7", "", stages_of("cup"), begins="soon"), encoding="utf-8")
    with pytest.raises(BadFile, match=r"stage\[0\]\.begins: 'soon' is no date such as 2026-12-01"):
        read_terms(file)


def test_a_folder_without_terms_says_how_to_get_them(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="holds no league"):
        Folder(tmp_path)


def test_a_step_that_does_not_fit_is_not_written(tmp_path: Path) -> None:
    folder = league(tmp_path)
    with folder.writing() as writing:
        writing.add({"do": "enter", "entry": "a", "team": "reds"})
    with pytest.raises(BadFile, match="'a' has entered already"), folder.writing() as writing:
        writing.add({"do": "enter", "entry": "a", "team": "reds"})
    assert [entry.name for entry in folder.competition().entries] == ["a"]
    line = json.loads(folder.log.read_text(encoding="utf-8"))
    assert line["at"].endswith("Z")


def test_a_line_cut_off_does_not_count_and_is_written_over(tmp_path: Path) -> None:
    folder = league(tmp_path)
    with folder.writing() as writing:
        writing.add({"do": "enter", "entry": "a", "team": "reds"})
    with folder.log.open("a", encoding="utf-8") as opened:
        opened.write('{"do": "enter", "entry": "b", "te')
    assert len(folder.competition().entries) == 1
    with folder.writing() as writing:
        writing.add({"do": "enter", "entry": "c", "team": "reds"})
    assert [entry.name for entry in folder.competition().entries] == ["a", "c"]


def test_a_line_that_is_no_line_is_named(tmp_path: Path) -> None:
    folder = league(tmp_path)
    folder.log.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"log\.jsonl: line 1: is not a JSON object"):
        folder.competition()


def test_a_killed_process_loses_nothing_that_it_said_was_done(tmp_path: Path) -> None:
    folder = league(tmp_path)
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(folder.path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told = 0
    for told in range(1, 41):
        assert process.stdout.readline() == f"{told - 1}\n"
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    assert len(folder.competition().entries) >= told
    with folder.writing(patience=1.0) as writing:
        writing.add({"do": "enter", "entry": "after", "team": "reds"})


def test_two_organisers_at_once_lose_nothing(tmp_path: Path) -> None:
    folder = league(tmp_path)

    def organise(name: str) -> None:
        for number in range(20):
            with Folder(folder.path).writing() as writing:
                writing.add({"do": "enter", "entry": f"{name}{number}", "team": "reds"})

    both = [threading.Thread(target=organise, args=(name,)) for name in ("a", "b")]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert {entry.name for entry in folder.competition().entries} == {f"{n}{i}" for n in "ab" for i in range(20)}


def test_who_waits_too_long_for_another_organiser_is_told(tmp_path: Path) -> None:
    folder = league(tmp_path)
    with folder.writing():
        began = time.monotonic()
        with pytest.raises(Busy, match="somebody else is writing"), Folder(folder.path).writing(patience=0.1):
            pass
        assert time.monotonic() - began >= 0.1


def test_what_is_taken_back_stays_in_the_log(tmp_path: Path) -> None:
    folder = league(tmp_path)
    with folder.writing() as writing:
        for name in ("a", "b"):
            writing.add({"do": "enter", "entry": name, "team": "reds"})
        writing.add({"do": "undo", "line": 1, "why": "typing"})
        assert [entry.name for entry in writing.competition.entries] == ["b"]
    lines = folder.log.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    assert isinstance(folder.competition(), Competition)
