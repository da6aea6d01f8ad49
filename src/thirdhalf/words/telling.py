"""What is told in no language, said in one. A client does the same with the same catalogue."""

from typing import Final

from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.telling import Telling, inches
from thirdhalf.words import Words

SIDES: Final = ("seat-home", "seat-away")


def sentence(words: Words, telling: Telling, sides: tuple[str, ...] = ()) -> str:
    """The message with its values; where the two sides have names, they are called by them."""
    values: dict[str, str | int] = {}
    for name, value in telling.values.items():
        number = counted(value)
        values[name] = spoken(words, value, sides) if number is None else number
    return words.say(telling.message, values)


def counted(value: Projection) -> int | None:
    """A number as such: a message may say something else of one, or of none."""
    number = value["value"] if value["kind"] == "number" else None
    return number if isinstance(number, int) else None


def spoken(words: Words, value: Projection, sides: tuple[str, ...] = ()) -> str:
    """One value; `kernel.telling` lists the kinds."""
    kind = value["kind"]
    if sides and kind == "said" and value["message"] in SIDES:
        return sides[SIDES.index(str(value["message"]))]
    if kind == "named":
        return str(value["name"])
    if kind == "text":
        return str(value["text"])
    if kind == "several":
        names = value["names"]
        assert isinstance(names, list)
        return ", ".join([str(name["name"]) for name in names if isinstance(name, dict)])
    if kind == "numbers":
        numbers = value["values"]
        assert isinstance(numbers, list)
        return ", ".join(map(str, numbers))
    if kind == "said":
        return say(words, value)
    number = value["value"]
    assert isinstance(number, int)
    if kind == "length":
        return inches(number)
    return f"{number:+d}" if kind == "signed" else str(number)


def say(words: Words, value: Projection) -> str:
    """A message without values, or its attribute; what the catalogue does not know has a name of its own."""
    message = str(value["message"])
    attribute = str(value["attribute"])
    try:
        return words.attribute(message, attribute) if attribute else words.say(message, {})
    except KeyError:
        if not value["otherwise"]:
            raise
        return str(value["otherwise"])
