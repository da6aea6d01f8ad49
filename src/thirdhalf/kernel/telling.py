"""What is told in no language: a message of the catalogue and what to put into it, each value saying what it is.

Whoever shows it to people picks the language. The forms are plain values, ready for JSON.
"""

from thirdhalf.kernel.decision import Refusal
from thirdhalf.kernel.frame import Plain, Projection


class Telling:
    """A message's id and its values by name."""

    __slots__ = ("message", "values")

    def __init__(self, message: str, values: dict[str, Projection]) -> None:
        self.message = message
        self.values = values


def message_id(group: str, word: str) -> str:
    """The message that says this word of the group: `action-stand-up`."""
    return f"{group}-{word.lower().replace(' ', '-')}"


def why(refusal: Refusal) -> Telling:
    """The sentence that says why a choice is refused."""
    values = {name: text(value) if isinstance(value, str) else length(value) for name, value in refusal.values.items()}
    return Telling(message_id("refusal", refusal.reason), values)


def named(id: str, name: str) -> Projection:
    """Someone or something with a name of its own."""
    return {"kind": "named", "id": id, "name": name}


def several(names: list[Projection]) -> Projection:
    """Several that have names."""
    plain: list[Plain] = []
    plain.extend(names)
    return {"kind": "several", "names": plain}


def said(message: str, attribute: str = "", otherwise: str = "") -> Projection:
    """Another message, or an attribute of it; `otherwise` is said where the catalogue does not know it."""
    return {"kind": "said", "message": message, "attribute": attribute, "otherwise": otherwise}


def number(value: int) -> Projection:
    """A count or a value."""
    return {"kind": "number", "value": value}


def signed(value: int) -> Projection:
    """A modifier: shown with its sign."""
    return {"kind": "signed", "value": value}


def length(value: int) -> Projection:
    """A length or a coordinate in hundredths of a millimetre."""
    return {"kind": "length", "value": value}


def numbers(values: tuple[int, ...]) -> Projection:
    """A row of numbers: faces of dice, the points of a line one after the other."""
    plain: list[Plain] = []
    plain.extend(values)
    return {"kind": "numbers", "values": plain}


def text(words: str) -> Projection:
    """Something that reads the same in every language."""
    return {"kind": "text", "text": words}


def inches(units: int) -> str:
    """A length in inches with three decimals, for messages."""
    thousandths = (abs(units) * 1000 + 1270) // 2540
    return f"{'-' if units < 0 else ''}{thousandths // 1000}.{thousandths % 1000:03d}"
