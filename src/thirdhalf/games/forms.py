"""What an entry of a game's content has, for who fills in a form: the reader of the files alone says what is right."""

from typing import Final, NamedTuple

TEXT: Final = "text"
NUMBER: Final = "number"
PAIR: Final = "pair"
WORD: Final = "word"
WORDS: Final = "words"
FLAG: Final = "flag"
ROWS: Final = "rows"
ENTRY: Final = "entry"


class Field(NamedTuple):
    """One field: its name in the file and what goes into it; numbers from `low` to `high`, one or some of `words`, rows
    of fields of their own, or another entry by its key, of the form named `of`. What is not `needed` may be left out;
    a flag is then what it is `usually`.
    """

    name: str
    kind: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    needed: bool = True
    rows: "tuple[Field, ...]" = ()
    of: str = ""
    usually: bool = False


class Form(NamedTuple):
    """A kind of entry: the file (`teams/*.toml`: one for each), the list in it (none: the file's own fields), and the
    fields. `keyed`: not a list, but tables by name.
    """

    name: str
    file: str
    list: str
    fields: tuple[Field, ...]
    keyed: bool = False


def text(name: str) -> Field:
    """Words of one's own."""
    return Field(name, TEXT)


def number(name: str, low: int, high: int) -> Field:
    """A whole number."""
    return Field(name, NUMBER, low, high)


def word(name: str, *words: str) -> Field:
    """One of these."""
    return Field(name, WORD, words=words)


def words(name: str, *known: str) -> Field:
    """Some of these."""
    return Field(name, WORDS, words=known)


def flag(name: str) -> Field:
    """Yes or no; no, where nothing is said."""
    return Field(name, FLAG, needed=False)


def standing(field: Field) -> Field:
    """The same flag, which is yes where nothing is said."""
    return field._replace(usually=True)


def another(name: str, of: str) -> Field:
    """Another entry, of that form."""
    return Field(name, ENTRY, of=of)


def optional(field: Field) -> Field:
    """The same, which may be left out."""
    return field._replace(needed=False)
