"""Records: written whole, read strictly, verified to the last event; a broken one gets one line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from thirdhalf.games.takkure.coaches import coach
from thirdhalf.games.takkure.game import takkure
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.record import Recorder, as_text, read_record, write_record
from thirdhalf.kernel.replay import replay, verify
from thirdhalf.kernel.table import Table

Lines = list[dict[str, object]]


def played(seed: str, exercise: int = 3) -> str:
    """The text of a record of a random exercise."""
    game = takkure()
    setup: Setup = {"exercise": exercise, "home": "yamato", "away": "teriomorphs", "attacker": "home"}
    recorder = Recorder(game, "test", setup, ("one", "two"), seed_from(seed))
    match = game.new(setup, [])
    Table(match, Dice(seed_from(seed)), recorder).play((coach("random", f"{seed} h"), coach("random", f"{seed} a")))
    return as_text(recorder.record(match))


@pytest.mark.parametrize("exercise", [1, 2, 3])
def test_a_record_is_verified_to_the_last_event(tmp_path: Path, exercise: int) -> None:
    file = tmp_path / "match.jsonl"
    for seed in range(20):
        file.write_text(played(str(seed), exercise), encoding="utf-8")
        record = read_record(file)
        match = verify(takkure(), record)
        assert match.over
        assert as_text(record) == file.read_text(encoding="utf-8")


def test_a_cut_off_record_can_be_replayed_but_not_verified(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    lines = played("1").splitlines()
    file.write_text("\n".join(lines[:30]) + "\n", encoding="utf-8")
    record = read_record(file)
    assert len(list(replay(takkure(), record))) == 30
    with pytest.raises(BadFile, match="no closing line"):
        verify(takkure(), record)


def test_writing_leaves_the_old_file_or_the_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("old", encoding="utf-8")
    source = tmp_path / "source.jsonl"
    source.write_text(played("1"), encoding="utf-8")
    record = read_record(source)

    def fail(*paths: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("thirdhalf.kernel.record.os.replace", fail)
    with pytest.raises(OSError, match="disk full"):
        write_record(record, file)
    assert file.read_text(encoding="utf-8") == "old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.jsonl", "source.jsonl"]


def change_dice(lines: Lines) -> None:
    """One die shows another face."""
    for line in lines:
        if line.get("by") == "chance":
            choice = line["choice"]
            assert isinstance(choice, list)
            line["choice"] = [choice[0] % 12 + 1, *choice[1:]]
            return


def change_choice(lines: Lines) -> None:
    """A coach picks what is not offered."""
    lines[1]["choice"] = "fly"


def change_seat(lines: Lines) -> None:
    """The other coach answers."""
    lines[1]["by"] = "away"


def change_content(lines: Lines) -> None:
    """Played with other cards."""
    lines[0]["content"] = "0" * 32


def change_commitment(lines: Lines) -> None:
    """Another seed was promised."""
    lines[0]["commitment"] = "0" * 64


def change_winner(lines: Lines) -> None:
    """The wrong winner."""
    lines[-1]["winner"] = "home" if lines[-1]["winner"] == "away" else "away"


def change_digest(lines: Lines) -> None:
    """Other events."""
    lines[-1]["digest"] = "0" * 32


def change_version(lines: Lines) -> None:
    """From the future."""
    lines[0]["version"] = 2


def change_team(lines: Lines) -> None:
    """A team that does not exist."""
    setup = lines[0]["setup"]
    assert isinstance(setup, dict)
    setup["home"] = "nobodies"


def add_field(lines: Lines) -> None:
    """A field that nobody knows."""
    lines[2]["colour"] = "red"


def drop_move(lines: Lines) -> None:
    """A move is missing."""
    del lines[2]


def move_after_end(lines: Lines) -> None:
    """Something after the closing line."""
    lines.append(lines[1])


BREAKS: list[tuple[Callable[[Lines], None], str]] = [
    (change_dice, r"line \d+"),
    (change_choice, r"line 2\.choice: 'fly' is not offered"),
    (change_seat, "line 2: the match asks home"),
    (change_content, r"line 1\.content"),
    (change_commitment, r"line 1\.commitment"),
    (change_winner, r"line \d+: says"),
    (change_digest, r"line \d+\.digest"),
    (change_version, r"line 1\.version: 2 is not known"),
    (change_team, r"line 1\.setup: there is no team 'nobodies'"),
    (add_field, r"line 3\.colour: is not a field"),
    (drop_move, "line 3: the match asks"),
    (move_after_end, r"line \d+: nothing may follow"),
]


@pytest.mark.parametrize(("break_it", "message"), BREAKS, ids=[change.__name__ for change, _ in BREAKS])
def test_a_changed_record_is_found_out(tmp_path: Path, break_it: Callable[[Lines], None], message: str) -> None:
    lines: Lines = [json.loads(line) for line in played("1").splitlines()]
    break_it(lines)
    file = tmp_path / "match.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines) + "\n", encoding="utf-8")
    with pytest.raises(BadFile, match=message) as error:
        verify(takkure(), read_record(file))
    assert "\n" not in str(error.value)
    assert str(error.value).startswith(str(file))


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"{", b"[1]", b"null\n", b'{"format":"x"}', b"[" * 30_000, b"\n\n", b"0" * 25_000],
    ids=["empty", "not utf-8", "cut", "list", "null", "other format", "deep", "blank", "long"],
)
def test_what_is_no_record_gets_one_line(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(content)
    with pytest.raises(BadFile) as error:
        read_record(file)
    assert "\n" not in str(error.value)


def test_a_missing_record_gets_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="No such file"):
        read_record(tmp_path / "nothing.jsonl")
