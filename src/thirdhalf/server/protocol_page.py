"""The page about the protocol, made from its structs, the games' shapes and a client in fifty lines; `python -m
thirdhalf.server.protocol_page examples/client.py FILE` writes it (`make docs`).
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec
from msgspec import inspect

from thirdhalf.server import codes, forms, protocol, requests
from thirdhalf.server.afterwards import forms as afterwards
from thirdhalf.server.careers import forms as careers
from thirdhalf.server.games import games
from thirdhalf.server.keeping.seats import ROLES
from thirdhalf.server.leagues import forms as leagues
from thirdhalf.server.meeting import forms as meeting
from thirdhalf.server.people import forms as people
from thirdhalf.server.room.answering import VERBS
from thirdhalf.server.structure import Form, form_of, reached
from thirdhalf.server.workbench import forms as workbench

HEAD: Final = f"""\
# The protocol, field by field

Made from the server's structs and the games' shapes by `make docs`; a test fails when it is out of date. [The
server](server.md) tells how the messages go together. This is version {protocol.PROTOCOL}: it grows when a client of
the old version could not go on.

Everything is JSON. What a client sends has no other fields than these; a field may only be left out where that is said.
What the server sends has all of its fields.
"""
CLIENT: Final = """\
## A client in fifty lines

`examples/client.py` plays any game to its end, and goes on when the server is away for a while. It needs
`pip install websockets`, and nothing of Third Half: `python examples/client.py http://127.0.0.1:8412 GAME`.
"""
GAMES: Final = "What a game shows"
SHOWN: Final = {
    "about": "what `about` of a game holds",
    "setting": "the table's measures, in `welcome` and `Replay`",
    "state": "what a viewer sees, in `snapshot` and `Replay`; paths of `Change` lead into it",
    "question": "`data` of a question, for a preview",
    "values": "the values of events, each by its name",
}


def page(program: str) -> str:
    """The whole page, with that client on it."""
    return "\n".join(
        [HEAD, *client(program), *from_client(), *from_server(), *exchanges(), *parts(), *shown(), *meanings()]
    )


def client(program: str) -> Iterator[str]:
    """A whole program that plays."""
    yield CLIENT
    yield f"```python\n{program}```\n"


# Messages.


def from_client() -> Iterator[str]:
    """What a client sends on a connection."""
    yield "## From the client\n"
    yield from message(protocol.Hello, ["Answered by [`welcome`](#welcome), or by [`problem`](#problem) and the end."])
    for form, verb in VERBS.items():
        answer = tag_of(get_type_hints(verb.do)["return"])
        told = f"Answered by [`{answer}`](#{anchor(answer)}) or [`refused`](#refused)."
        if verb.who.roles != ROLES:
            told += f" For {listed(verb.who.roles)}."
        if verb.cost != 1.0:
            told += f" Counts as {verb.cost:g} messages."
        yield from message(form, [told])


def from_server() -> Iterator[str]:
    """What the server sends on a connection."""
    answers: dict[str, list[str]] = {}
    for form, verb in VERBS.items():
        answers.setdefault(tag_of(get_type_hints(verb.do)["return"]), []).append(tag_of(form))
    yield "## From the server\n"
    for form in get_args(protocol.ServerMessage):
        to = [f"[`{asked}`](#{anchor(asked)})" for asked in answers.get(tag_of(form), [])]
        yield from message(form, [f"Answers {listed(to, '')}."] if to else [])


def message(form: type, told: list[str]) -> Iterator[str]:
    """One message of a connection."""
    info = form_of(form)
    assert isinstance(info, inspect.StructType)
    yield f"### {tag_of(form)}\n"
    yield " ".join([explained(info), *told]) + "\n"
    yield from fields(info)


def tag_of(form: type) -> str:
    """A message's `type`."""
    info = form_of(form)
    assert isinstance(info, inspect.StructType)
    return str(info.tag)


# Requests.


def exchanges() -> Iterator[str]:
    """Requests and their answers."""
    yield "## Requests\n"
    yield "A good answer has the status 200, or 201 where something was made; any other is a [Failure](#failure). Where"
    yield "a token is needed it comes in the header `Authorization: Bearer …`.\n"
    yield "| request | body | answer | |"
    yield "| --- | --- | --- | --- |"
    for each in (
        *requests.EXCHANGES,
        *afterwards.AFTERWARDS,
        *workbench.WORKBENCH,
        *leagues.LEAGUES,
        *careers.CAREERS,
        *people.PEOPLE,
        *meeting.MEETING,
    ):
        body, answer = [link(form.__name__) if isinstance(form, type) else form for form in (each.body, each.answer)]
        yield f"| `{each.method} {each.path}` | {body} | {answer} | {each.meaning} |"
    yield ""
    for form in (
        *requests.REQUESTS,
        *requests.ANSWERS,
        *afterwards.BODIES,
        *workbench.BODIES,
        *leagues.BODIES,
        *careers.BODIES,
        *people.BODIES,
        *meeting.BODIES,
    ):
        yield from part(form_of(form))


# Parts.


def parts() -> Iterator[str]:
    """What messages and bodies are made of."""
    messages = (*get_args(protocol.ServerMessage), *get_args(protocol.ClientMessage))
    bodies = (
        *afterwards.BODIES,
        *workbench.BODIES,
        *leagues.BODIES,
        *careers.BODIES,
        *people.BODIES,
        *meeting.BODIES,
    )
    roots = (*messages, *requests.REQUESTS, *requests.ANSWERS, *bodies)
    found = reached(list(roots), title_of)
    yield "## Parts\n"
    yield "### Argument\n"
    yield "What a message of the catalogue is told with. `kind` says what it is:\n"
    for one in get_args(forms.Argument):
        yield f"- {link(one.__name__)}: {explained(form_of(one))}"
    yield ""
    for _, info in sorted(found.items()):
        if info.cls not in roots:
            yield from part(info)


def part(info: Form, level: str = "###") -> Iterator[str]:
    """One form under a heading."""
    yield f"{level} {title_of(info)}\n"
    yield explained(info) + "\n"
    yield from fields(info)


def shown() -> Iterator[str]:
    """What each game fills in."""
    yield f"## {GAMES}\n"
    yield "Lengths, the units of places and the words in these forms are the game's own.\n"
    for game in games().values():
        yield f"### {game.id}\n"
        for name, form in game.shapes().items():
            what, _, shape = name.partition(" ")
            yield f"- {SHOWN[what]}{f' (`{shape}`)' if shape else ''}: {link(title_of(form_of(form)))}"
        yield ""
        for _, info in sorted(reached(list(game.shapes().values()), title_of).items()):
            yield from part(info, "####")


def meanings() -> Iterator[str]:
    """What the codes mean."""
    yield "## Codes\n"
    yield "Of `refused`:\n\n| code | meaning |\n| --- | --- |"
    for refused, why in codes.REFUSED.items():
        yield f"| `{refused}` | {why} |"
    yield "\nOf `problem`:\n\n| code | meaning |\n| --- | --- |"
    for problem, why in codes.PROBLEMS.items():
        yield f"| `{problem}` | {why} |"
    yield "\nOf `Failure`:\n\n| code | status | meaning |\n| --- | --- | --- |"
    for failure, meaning in codes.FAILURES.items():
        yield f"| `{failure}` | {meaning.status} | {meaning.why} |"
    yield ""


# Fields and types.


def fields(info: Form) -> Iterator[str]:
    """A table of the fields."""
    rows = [f"| `{info.tag_field}` | `{info.tag}` |"] if isinstance(info, inspect.StructType) and info.tag else []
    order = list(get_type_hints(info.cls))
    sent = issubclass(info.cls, forms.Sent)
    for field in sorted(info.fields, key=lambda field: order.index(field.name)):
        rows.append(f"| `{field.encode_name}` | {spelled(field.type)}{'' if sent else left_out(field)} |")
    if rows:
        yield "| field | |\n| --- | --- |"
        yield from rows
        yield ""


def left_out(field: inspect.Field) -> str:
    """Whether a field can be missing, and what that means."""
    if field.required:
        return ""
    if field.default is msgspec.NODEFAULT:
        return "; can be missing"
    return f"; left out: `{msgspec.json.encode(field.default).decode()}`"


def spelled(info: inspect.Type) -> str:
    """A type in words; TypeError for one there are none for."""
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        return link(title_of(info))
    if isinstance(info, inspect.Metadata):
        return spelled(info.type)
    if isinstance(info, inspect.UnionType):
        return union(info)
    if isinstance(info, inspect.TupleType):
        return f"list: {', '.join([spelled(one) for one in info.item_types])}"
    if isinstance(info, inspect.ListType):
        return row(info)
    if isinstance(info, inspect.DictType):
        return dictionary(info)
    if isinstance(info, inspect.LiteralType):
        return listed([f"`{value}`" for value in info.values], "")
    if isinstance(info, inspect.StrType):
        pattern = f", `{info.pattern}`" if info.pattern else ""
        return f"text{bounds(info.min_length, info.max_length, ' characters')}{pattern}"
    if isinstance(info, inspect.IntType):
        return f"whole number{bounds(info.ge, info.le, '')}"
    for kind, word in WORDS:
        if isinstance(info, kind):
            return word
    raise TypeError(f"no words for {info}")


WORDS: Final[tuple[tuple[type, str], ...]] = (
    (inspect.BoolType, "true or false"),
    (inspect.FloatType, "number"),
    (inspect.NoneType, "null"),
    (inspect.AnyType, "anything"),
    # Below the server nothing is of any type.
    (inspect.CustomType, "anything"),
)

SEVERAL: Final = {"text": "texts", "whole number": "whole numbers", "list of whole numbers": "lists of whole numbers"}


def row(info: inspect.ListType) -> str:
    """A list of any length, or of a bounded one."""
    inner = spelled(info.item_type)
    if info.max_length is not None:
        return f"list{bounds(info.min_length, info.max_length, '')}, each {inner}"
    if isinstance(info.item_type, inspect.UnionType):
        return f"list, each {inner}"
    return f"list of {SEVERAL.get(inner, inner)}"


def union(info: inspect.UnionType) -> str:
    """One of several."""
    classes = [one.cls for one in info.types if isinstance(one, inspect.StructType)]
    if classes == list(get_args(forms.Argument)):
        return link("Argument")
    return " or ".join(dict.fromkeys([spelled(one) for one in info.types]))


def dictionary(info: inspect.DictType) -> str:
    """An object with any keys; one that may hold anything is the game's own."""
    if isinstance(info.value_type, inspect.AnyType | inspect.CustomType):
        return f"[the game's own](#{anchor(GAMES)})"
    most = f", at most {info.max_length}" if info.max_length is not None else ""
    return f"object{most}: {spelled(info.key_type)} → {spelled(info.value_type)}"


def bounds(least: float | None, most: float | None, of: str) -> str:
    """How long or how large something may be."""
    if least is None and most is None:
        return ""
    if least is None:
        return f", at most {most}{of}"
    if most is None:
        return f", at least {least}{of}"
    return f", {least} to {most}{of}"


def title_of(info: Form) -> str:
    """A struct's own name; a game's shapes have the game's before theirs."""
    name: str = info.cls.__name__
    if isinstance(info, inspect.StructType):
        return name
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name.removesuffix("Shape"))
    return f"{info.cls.__module__.split('.')[2]} {words.lower()}"


def explained(info: Form) -> str:
    """What a form says of itself, in one line."""
    return " ".join((info.cls.__doc__ or "").split())


def link(title: str) -> str:
    """A link to a heading of this page."""
    return f"[{title}](#{anchor(title)})" if title else ""


def anchor(title: str) -> str:
    """The name of a heading in a link."""
    return title.lower().replace(" ", "-")


def listed(words: Any, quote: str = "`") -> str:
    """Some words in a row."""
    return ", ".join([f"{quote}{word}{quote}" for word in words])


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(page(Path(sys.argv[1]).read_text(encoding="utf-8")), encoding="utf-8")
