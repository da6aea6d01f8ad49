"""Whatever stands in an experiment or in content: it is read, or one line names the file and what is wrong in it."""

import datetime
import math
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from thirdhalf.games import kit_of, names
from thirdhalf.kernel.fields import BadFile
from thirdhalf.lab.experiment.changes import shipped
from thirdhalf.lab.experiment.plan import read_experiment

WHOLE = """
game = "takkure"
seed = "noon"
coaches = ["club", "rookie"]
teams = ["yamato", "teriomorphs"]
rounds = 10
luck = false
ask = ["share", "lead changes", "card"]
[options]
line_ups = "random"
[stop]
rule = "sequential"
points = 5
[[variant]]
name = "as it is"
[[variant]]
name = "another"
[variant.options]
exercise = 5
[[variant.change]]
file = "teams/yamato.toml"
of = "hayabusa"
field = "move"
place = 0
by = 1
[[variant.change]]
file = "team_plays.toml"
of = "piston"
field = "actions[0].bonus"
value = 4
[[variant.without]]
team = "yamato"
what = "card: burst"
[balance]
low = 45
high = 55
trials = 4
confirm = 10
[[balance.number]]
file = "teams/yamato.toml"
of = "oyabun"
field = "bac"
place = 0
low = 5
high = 12
"""
JUNK: list[Any] = [
    *(
        -1,
        0,
        7,
        10**30,
        -(10**30),
        1.5,
        math.inf,
        math.nan,
        True,
        "",
        " ",
        "x",
        "x" * 5000,
        "yamato",
        "../../etc/passwd",
    ),
    *("nul\0", "line\nfeed", "\u202e", "actions[99].bonus", "actions[0].", "[0].x", "a.b[1]", "card: nothing", ":"),
    *([], [[]], [1, 2, 3], ["x", 1], {}, [{}], {"a": {"b": {}}}, [{"id": 3}]),
    *(datetime.date(2026, 1, 1), datetime.time(12)),
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a table, by the way to it."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield (*path, key)
        yield from places(each, (*path, key))


def spoilt(draw: st.DrawFn, table: dict[str, Any]) -> dict[str, Any]:
    """The table with some places put otherwise, left out, or said twice."""
    table = deepcopy(table)
    for _ in range(draw(st.integers(1, 3))):
        every = list(places(table))
        if not every:
            break
        *way, last = draw(st.sampled_from(every))
        holder: Any = table
        for key in way:
            holder = holder[key]
        match draw(st.sampled_from(["put", "left out", "added"])):
            case "put":
                holder[last] = deepcopy(draw(st.sampled_from(JUNK)))
            case "left out":
                del holder[last]
            case _ if isinstance(holder, dict):
                holder[draw(st.sampled_from(["colour", "id", "", "team.x"]))] = deepcopy(draw(st.sampled_from(JUNK)))
            case _:
                holder.append(deepcopy(holder[last]))
    return table


@st.composite
def experiments(draw: st.DrawFn) -> str:
    return tomli_w.dumps(spoilt(draw, tomllib.loads(WHOLE)))


@st.composite
def contents(draw: st.DrawFn, game: str) -> tuple[str, str]:
    folder = shipped(game)
    files = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*.toml"))
    name = draw(st.sampled_from(files))
    return name, tomli_w.dumps(spoilt(draw, tomllib.loads((folder / name).read_text("utf-8"))))


def unnamed(read: Callable[[], object], folder: Path) -> str:
    """What is said of a mistake without its file or a reason, or in several lines; nothing where all is well."""
    try:
        read()
    except BadFile as error:
        known = error.file.startswith((str(folder), *[str(shipped(game)) for game in names()]))
        return "" if known and error.why and "\n" not in str(error) else str(error)
    return ""


def test_an_experiment_with_everything_is_read(tmp_path: Path) -> None:
    file = tmp_path / "whole.toml"
    file.write_text(WHOLE, encoding="utf-8")
    assert read_experiment(file).aim is not None


@given(experiments())
def test_an_experiment_is_read_or_its_mistake_is_named(text: str) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "spoilt.toml"
        file.write_text(text, encoding="utf-8")
        assert not unnamed(lambda: read_experiment(file), Path(folder))


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_what_is_no_experiment_at_all_is_named(data: bytes) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "junk.toml"
        file.write_bytes(data)
        with pytest.raises(BadFile):
            read_experiment(file)
        assert not unnamed(lambda: read_experiment(file), Path(folder))


@pytest.mark.parametrize("game", names())
@given(data=st.data())
def test_content_is_read_or_its_mistake_is_named(game: str, data: st.DataObject) -> None:
    name, text = data.draw(contents(game))
    with TemporaryDirectory() as folder:
        file = Path(folder) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        assert not unnamed(lambda: kit_of(game).game(Path(folder)), Path(folder))
