"""The protocol: every message survives the way, nothing unknown or oversized is read, and the client has its types."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from thirdhalf.server import forms, protocol, requests
from thirdhalf.server.connection import DECODER
from thirdhalf.server.protocol_page import anchor, page
from thirdhalf.server.room.stream import differences
from thirdhalf.server.typescript import files

ROOT = Path(__file__).parents[2]
PAGE = page((ROOT / "examples" / "client.py").read_text(encoding="utf-8"))
SENT = get_args(protocol.ServerMessage)
ASKED = get_args(protocol.ClientMessage)


def example(info: msgspec.inspect.Type) -> Any:
    """Some value of a type."""
    match info:
        case msgspec.inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.name: example(field.type) for field in fields})
        case msgspec.inspect.Metadata(type=inner):
            return example(inner)
        case msgspec.inspect.UnionType(types=kinds):
            return example(kinds[0])
        case msgspec.inspect.ListType(item_type=item):
            return [example(item)]
        case msgspec.inspect.DictType(value_type=value):
            return {"key": example(value)}
        case msgspec.inspect.LiteralType(values=values):
            return values[0]
        case msgspec.inspect.StrType(pattern=str(pattern)) if "[0-9a-f]" in pattern:
            return "0f" * 32
        case msgspec.inspect.StrType(pattern=str(pattern)) if "[0-9]" in pattern:
            return "12.3"
        case msgspec.inspect.StrType():
            return "a-text-of-some-length"
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.IntType():
            return 7
        case msgspec.inspect.AnyType():
            return [1, "two", None]
    raise TypeError(info)


@pytest.mark.parametrize("form", [*SENT, *ASKED, *requests.REQUESTS, *requests.ANSWERS], ids=lambda form: form.__name__)
def test_everything_survives_the_way(form: type) -> None:
    message = example(msgspec.inspect.type_info(form))
    text = msgspec.json.encode(message)
    whole: Any = protocol.ServerMessage if form in SENT else protocol.ClientMessage if form in ASKED else form
    assert msgspec.json.decode(text, type=whole) == message


@pytest.mark.parametrize("path", files())
def test_the_client_has_the_types_of_the_protocol(path: str) -> None:
    file = ROOT / "web" / "src" / path
    assert file.read_text(encoding="utf-8") == files()[path], "run `make types`"


def test_the_client_has_no_types_that_nobody_makes() -> None:
    source = ROOT / "web" / "src"
    folders = {(source / path).parent for path in files()}
    assert {str(file.relative_to(source)) for folder in folders for file in folder.iterdir()} == set(files())


def test_the_page_has_every_field_of_the_protocol() -> None:
    assert (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8") == PAGE, "run `make docs`"


def test_every_link_of_the_page_leads_to_one_heading() -> None:
    headings = [anchor(title) for title in re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)]
    assert len(headings) == len(set(headings))
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= set(headings)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"nothing"}',
        '{"type":"welcome","protocol":1}',
        '{"type":"choose","id":"a","turn":1}',
        '{"type":"choose","id":"","turn":1,"choice":[]}',
        '{"type":"choose","id":"a","turn":-1,"choice":[]}',
        '{"type":"choose","id":"a","turn":1,"choice":[1.5]}',
        '{"type":"choose","id":"a","turn":1,"choice":["1"]}',
        '{"type":"choose","id":"a","turn":1,"choice":[true]}',
        '{"type":"choose","id":"a","turn":1,"choice":[4294967296]}',
        '{"type":"choose","id":"a","turn":1,"choice":[],"seat":"away"}',
        '{"type":"hello","protocol":1,"token":"short"}',
        '{"type":"hello","protocol":1,"token":"no blanks in a token, please"}',
        f'{{"type":"choose","id":"a","turn":1,"choice":{[0] * 300}}}',
        f'{{"type":"choose","id":"{"a" * 65}","turn":1,"choice":[]}}',
    ],
)
def test_what_is_no_message_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        DECODER.decode(text)


def test_only_what_has_changed_is_sent() -> None:
    old: dict[str, Any] = {"time": 3, "ball": [1, 2], "players": [{"id": "a", "at": [0, 0]}, {"id": "b", "at": [5, 5]}]}
    new: dict[str, Any] = {"time": 3, "ball": "a", "players": [{"id": "a", "at": [0, 9]}, {"id": "b", "at": [5, 5]}]}
    assert differences(old, new) == [
        forms.Change(path=["ball"], value="a"),
        forms.Change(path=["players", 0, "at"], value=[0, 9]),
    ]
    assert differences(new, new) == []
    assert differences({"line": [[1, 2]]}, {"line": []}) == [forms.Change(path=["line"], value=[])]
