"""What the protocol's structs and the games' shapes are made of, for those who tell it in other words: the client's
types (`typescript`) and the page (`protocol_page`).
"""

from collections.abc import Callable
from typing import Any

from msgspec import inspect

Form = inspect.StructType | inspect.TypedDictType
"""A struct, or a shape: a typed dictionary."""


def form_of(form: type) -> Form:
    """What a struct or shape is made of."""
    info = inspect.type_info(form)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    return info


def reached(roots: list[Any], name_of: Callable[[Form], str]) -> dict[str, Form]:
    """All forms that some types need, by the names that they are given."""
    found: dict[str, Form] = {}
    for info in inspect.multi_type_info(roots):
        collect(info, name_of, found)
    return found


def collect(info: inspect.Type, name_of: Callable[[Form], str], found: dict[str, Form]) -> None:
    """All forms that a type reaches."""
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        if name_of(info) not in found:
            found[name_of(info)] = info
            for field in info.fields:
                collect(field.type, name_of, found)
    for inner in parts_of(info):
        collect(inner, name_of, found)


def parts_of(info: inspect.Type) -> list[inspect.Type]:
    """What a type is put together from, but for the fields of forms."""
    if isinstance(info, inspect.UnionType):
        return list(info.types)
    if isinstance(info, inspect.ListType):
        return [info.item_type]
    if isinstance(info, inspect.TupleType):
        return list(info.item_types)
    if isinstance(info, inspect.DictType):
        return [info.value_type]
    if isinstance(info, inspect.Metadata):
        return [info.type]
    return []
