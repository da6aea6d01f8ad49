"""TypeScript types of the protocol, made from its structs and from the games' shapes;
`python -m thirdhalf.server.typescript FOLDER` writes them into the client's sources.
"""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from thirdhalf.analysis import forms as analysis
from thirdhalf.kernel.game import Game
from thirdhalf.server import forms, protocol, requests
from thirdhalf.server.afterwards import forms as afterwards
from thirdhalf.server.careers import forms as careers
from thirdhalf.server.games import games
from thirdhalf.server.keeping.seats import ROLES
from thirdhalf.server.leagues import beginning, history
from thirdhalf.server.leagues import forms as leagues
from thirdhalf.server.meeting import forms as meeting
from thirdhalf.server.people import forms as people
from thirdhalf.server.structure import Form, form_of, reached
from thirdhalf.server.workbench import forms as workbench

Names = Mapping[frozenset[Any], str]
NO_NAMES: Final[Names] = {}
EXPORTED: Final = re.compile(r"^export (?:type|interface|const) (\w+)", re.MULTILINE)
WORD: Final = re.compile(r"[A-Z]\w*")
# Comments, texts and the names of fields.
NOT_TYPES: Final = re.compile(r"/\*\*.*?\*/|\"[^\"]*\"|'[^']*'|\w+\??:", re.DOTALL)

# What has a form below the server already travels in the server's own.
SAME: Final = {analysis.Told.__name__: forms.Telling.__name__}

HEAD: Final = """\
// The protocol between server and client: %s. Made from src/thirdhalf/server by `make types`: do not edit.
"""
PLAIN: Final = """\
export type Plain = number | string | null | Plain[] | { [key: string]: Plain };
export type State = { [key: string]: Plain };"""
INDEX: Final = """\
export * from './messages';
export type * from './afterwards';
export type * from './workbench';
export type * from './leagues';
export type * from './beginning';
export type * from './history';
export type * from './meeting';
export type * from './people';
export type * from './careers';
export type * from './analysis';
export type * from './forms';
export type * from './requests';
"""
GAME_HEAD: Final = """\
// What only this game tells: %s. Made from src/thirdhalf/games/%s by `make types`: do not edit.
"""
GAME_INDEX: Final = """\
export type * from './events';
export type * from './questions';
export type * from './shapes';
export type * from './words';
"""
QUESTION: Final = """\
/** What a seat is asked. */
export type Question = Omit<Asked, 'topic' | 'data'> & { topic: Topic; data: Measures };"""
EVENT: Final = """\
/** An event, by its kind. */
export type Event = {
  [Kind in keyof Events]: Omit<Happened, 'kind' | 'values'> & { kind: Kind; values: Events[Kind] };
}[keyof Events];
/** All that comes from the server in the game's own form. */
export interface Wire {
  State: State;
  Setting: Setting;
  Question: Question;
  Event: Event;
}"""
# By the module that its members stand in.
UNIONS: Final = (
    ("Argument", forms.Argument, forms),
    ("ServerMessage", protocol.ServerMessage, protocol),
    ("ClientMessage", protocol.ClientMessage, protocol),
)


def files() -> dict[str, str]:
    """Every file, by its path in the client's sources: the protocol's own, and those of each game that has shapes."""
    found = {f"protocol/{name}.ts": text for name, text in types().items()}
    for game in games().values():
        if game.shapes():
            found |= {f"games/{game.id}/protocol/{name}.ts": text for name, text in game_types(game).items()}
    return found


def types() -> dict[str, str]:
    """What all games have in common, by the file."""
    roots: list[Any] = [union for _, union, _ in UNIONS]
    others = [*leagues.BODIES, *careers.BODIES, *people.BODIES, *meeting.BODIES]
    bodies = [*afterwards.BODIES, *workbench.BODIES, *others]
    found = reached([*roots, *requests.REQUESTS, *requests.ANSWERS, *bodies], name_of)
    told = {
        "forms": [PLAIN, f"export type Role = {literal(list(ROLES))};"],
        "messages": [],
        "requests": [],
        "afterwards": [],
        "leagues": [],
        "beginning": [],
        "history": [],
        "people": [],
        "meeting": [],
        "careers": [],
        "analysis": [],
        "workbench": [],
    }
    told["messages"].append(f"export const PROTOCOL = {protocol.PROTOCOL};")
    modules = {
        "forms": forms,
        "messages": protocol,
        "requests": requests,
        "afterwards": afterwards,
        "leagues": leagues,
        "beginning": beginning,
        "history": history,
        "people": people,
        "meeting": meeting,
        "careers": careers,
        "analysis": analysis,
        "workbench": workbench,
    }
    for name, module in modules.items():
        for union, members, home in UNIONS:
            if home is module:
                told[name].append(f"export type {union} = {' | '.join([each.__name__ for each in members.__args__])};")
        told[name] += [declaration(info) for _, info in sorted(found.items()) if info.cls.__module__ == module.__name__]
    parts = {name: "\n".join(lines) for name, lines in told.items()}
    heads = {"forms": "what both are made of", "messages": "messages", "requests": "requests and their answers"}
    heads |= {"afterwards": "the same about a match that is over", "analysis": "what an analysis says"}
    heads |= {"workbench": "the same about content that somebody makes"}
    heads |= {"leagues": "the same about leagues", "people": "the same about people"}
    heads |= {"beginning": "the same about the terms of leagues", "history": "the same about their past"}
    heads |= {"meeting": "the same about meeting others"}
    heads |= {"careers": "the same about careers"}
    texts = {name: f"{HEAD % heads[name]}{imports(name, parts)}\n{text}\n" for name, text in parts.items()}
    return {"index": HEAD % "all of it" + INDEX, **texts}


def game_types(game: Game) -> dict[str, str]:
    """What only one game has, by the file: the words, its shapes, its events and questions."""
    shapes = game.shapes()
    listed = sorted(vocabulary(shapes).items())
    names = {frozenset(words): name for name, words in listed}
    table = reached(
        [shape for name, shape in shapes.items() if name != "values" and not name.startswith("question")], name_of
    )
    told = {
        "words": [f"export type {name} = {literal(words)};" for name, words in listed],
        "shapes": [declaration(info, names) for _, info in sorted(table.items())],
        "questions": questions(game, names, table),
        "events": events(game, names),
    }
    parts = {name: "\n".join(lines) for name, lines in told.items()}
    heads = {"words": "its words", "shapes": "what it is made of", "questions": "questions", "events": "events"}
    common = {
        "questions": "import type { Question as Asked } from '../../../protocol';\n",
        "events": "import type { Happened } from '../../../protocol';\n",
    }
    texts = {
        name: f"{GAME_HEAD % (heads[name], game.id)}{common.get(name, '')}{imports(name, parts)}\n{text}\n"
        for name, text in parts.items()
    }
    return {"index": GAME_HEAD % ("all of it", game.id) + GAME_INDEX, **texts}


def questions(game: Game, names: Names, table: Mapping[str, Form]) -> list[str]:
    """What a game's questions tell, and their topics."""
    roots = [shape for name, shape in game.shapes().items() if name.startswith("question")]
    lines = [declaration(info, names) for name, info in sorted(reached(roots, name_of).items()) if name not in table]
    asked = dict.fromkeys([name_of(form_of(shape)) for shape in roots])
    if list(asked) != ["Measures"]:
        lines += ["/** What a question is about, by its shape. */", f"export type Measures = {' | '.join(asked)};"]
    return [
        *lines,
        "/** What questions are about. */",
        f"export type Topic = {literal(list(game.topics()))};",
        QUESTION,
    ]


def events(game: Game, names: Names) -> list[str]:
    """A game's kinds of events with what they tell."""
    known = {field.encode_name: spelled(field.type, names) for field in form_of(game.shapes()["values"]).fields}
    lines = ["/** The values of events, by kind and name. */", "export interface Events {"]
    for kind, fields in game.event_fields().items():
        told = "; ".join([f"{field}: {known.get(field, 'number')}" for field in fields])
        lines.append(f"  {literal([kind])}: {{ {told} }};" if told else f"  {literal([kind])}: Record<string, never>;")
    return [*lines, "}", EVENT]


def imports(own: str, parts: Mapping[str, str]) -> str:
    """What a file needs of those beside it."""
    needed = set(WORD.findall(NOT_TYPES.sub("", parts[own]))) - set(EXPORTED.findall(parts[own]))
    found = ""
    for name, text in sorted(parts.items()):
        taken = sorted(needed.intersection(EXPORTED.findall(text)))
        if name != own and taken:
            found += f"import type {{ {', '.join(taken)} }} from './{name}';\n"
    return found


def vocabulary(shapes: dict[str, type]) -> dict[str, list[str]]:
    """The closed lists of words that a game's shapes have a name for."""
    found: dict[str, list[str]] = {}
    for shape in shapes.values():
        for name, value in vars(sys.modules[shape.__module__]).items():
            if get_origin(value) is Literal:
                found[name] = list(get_args(value))
    return found


def name_of(info: Form) -> str:
    """A struct's own name; a shape's without its ending. What a question tells is its measures."""
    name: str = info.cls.__name__
    if isinstance(info, inspect.StructType):
        return SAME.get(name, name)
    return "Measures" if name == "QuestionShape" else name.removesuffix("Shape")


def declaration(info: Form, names: Names = NO_NAMES) -> str:
    """One form, with the text that explains it."""
    struct = isinstance(info, inspect.StructType)
    name = name_of(info)
    lines = [comment(info.cls.__doc__ or ""), f"export interface {name} {{" if struct else f"export type {name} = {{"]
    if isinstance(info, inspect.StructType) and info.tag is not None:
        lines.append(f"  {info.tag_field}: {literal([info.tag])};")
    for field in info.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {spelled(field.type, names)};")
    lines.append("}" if struct else "};")
    return "\n".join(lines)


def comment(text: str) -> str:
    """A docstring as a comment."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */"])


def literal(values: list[Any]) -> str:
    """Some fixed values."""
    return " | ".join([msgspec.json.encode(value).decode() for value in values])


def spelled(info: inspect.Type, names: Names = NO_NAMES) -> str:
    """A type in TypeScript, words by the names of their lists; TypeError for one that it has no word for."""
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        return name_of(info)
    if isinstance(info, inspect.Metadata):
        return spelled(info.type, names)
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join([spelled(one, names) for one in info.item_types])}]"
    if isinstance(info, inspect.UnionType):
        return " | ".join(dict.fromkeys([spelled(one, names) for one in info.types]))
    if isinstance(info, inspect.ListType):
        inner = spelled(info.item_type, names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(info, inspect.DictType):
        inner = spelled(info.value_type, names)
        return "State" if inner == "Plain" else f"{{ [key: string]: {inner} }}"
    if isinstance(info, inspect.LiteralType):
        return names.get(frozenset(info.values)) or literal(list(info.values))
    for kind, word in WORDS:
        if isinstance(info, kind):
            return word
    raise TypeError(f"no TypeScript for {info}")


WORDS: Final[tuple[tuple[type, str], ...]] = (
    (inspect.BoolType, "boolean"),
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
    (inspect.StrType, "string"),
    (inspect.NoneType, "null"),
    (inspect.AnyType, "Plain"),
    # Whatever JSON has: below the server nothing is of any type.
    (inspect.CustomType, "Plain"),
)

if __name__ == "__main__":
    for path, text in files().items():
        file = Path(sys.argv[1], path)
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
