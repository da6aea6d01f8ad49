"""TypeScript types of the protocol, made from its structs; `python -m thirdhalf.server.typescript FILE` writes them."""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from thirdhalf.server import forms, protocol, requests
from thirdhalf.server.games import games
from thirdhalf.server.keeping.seats import ROLES

HEAD: Final = """\
// The protocol between server and client. Made from src/thirdhalf/server by `make types`: do not edit.

export type Plain = number | string | null | Plain[] | { [key: string]: Plain };
export type State = { [key: string]: Plain };
"""
UNIONS: Final = (
    ("Argument", forms.Argument),
    ("ServerMessage", protocol.ServerMessage),
    ("ClientMessage", protocol.ClientMessage),
)


def types() -> str:
    """The whole file."""
    roots: list[Any] = [union for _, union in UNIONS]
    roots += [*requests.REQUESTS, *requests.ANSWERS]
    shapes = [shape for game in games().values() for shape in game.shapes().values()]
    found: dict[str, inspect.StructType | inspect.TypedDictType] = {}
    for info in inspect.multi_type_info([*roots, *shapes]):
        collect(info, found)
    parts = [HEAD, f"export const PROTOCOL = {protocol.PROTOCOL};", f"export type Role = {literal(list(ROLES))};"]
    for name, union in UNIONS:
        members = " | ".join([member.__name__ for member in union.__args__])
        parts.append(f"export type {name} = {members};")
    parts += [declaration(info) for _, info in sorted(found.items())]
    return "\n".join(parts) + "\n"


def collect(info: inspect.Type, found: dict[str, inspect.StructType | inspect.TypedDictType]) -> None:
    """All structs and typed dictionaries that a type reaches."""
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        if name_of(info) not in found:
            found[name_of(info)] = info
            for field in info.fields:
                collect(field.type, found)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            collect(one, found)
    elif isinstance(info, inspect.ListType):
        collect(info.item_type, found)
    elif isinstance(info, inspect.DictType):
        collect(info.value_type, found)
    elif isinstance(info, inspect.Metadata):
        collect(info.type, found)


def name_of(info: inspect.StructType | inspect.TypedDictType) -> str:
    """A struct's own name; a game's shapes have the game's name before theirs."""
    name: str = info.cls.__name__
    if isinstance(info, inspect.StructType):
        return name
    return info.cls.__module__.split(".")[2].capitalize() + name.removesuffix("Shape")


def declaration(info: inspect.StructType | inspect.TypedDictType) -> str:
    """One interface, with the text that explains it."""
    lines = [comment(info.cls.__doc__ or ""), f"export interface {name_of(info)} {{"]
    if isinstance(info, inspect.StructType) and info.tag is not None:
        lines.append(f"  {info.tag_field}: {literal([info.tag])};")
    for field in info.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {spelled(field.type)};")
    lines.append("}")
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


def spelled(info: inspect.Type) -> str:
    """A type in TypeScript; TypeError for one that it has no word for."""
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        return name_of(info)
    if isinstance(info, inspect.Metadata):
        return spelled(info.type)
    if isinstance(info, inspect.UnionType):
        return " | ".join(dict.fromkeys([spelled(one) for one in info.types]))
    if isinstance(info, inspect.ListType):
        inner = spelled(info.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(info, inspect.DictType):
        inner = spelled(info.value_type)
        return "State" if inner == "Plain" else f"{{ [key: string]: {inner} }}"
    if isinstance(info, inspect.LiteralType):
        return literal(list(info.values))
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
)

if __name__ == "__main__":
    Path(sys.argv[1]).write_text(types(), encoding="utf-8")
