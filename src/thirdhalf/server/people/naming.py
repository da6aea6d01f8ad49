"""What an account may be called: readable, in one script, nobody else's and nobody's office."""

import unicodedata
from typing import Final

from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.names import checked_name
from thirdhalf.server.forms import Telling

SHORTEST: Final = 2
LONGEST: Final = 24
BETWEEN: Final = frozenset(" -_.'’")
"""Signs that may stand between letters and digits."""
TOGETHER: Final = {"HIRAGANA": "CJK", "KATAKANA": "CJK", "KATAKANA-HIRAGANA": "CJK", "BOPOMOFO": "CJK"}
"""Scripts that are written together."""
ALIKE: Final = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "5": "s", "3": "e", "4": "a", "7": "t", "8": "b"})
"""Signs of Latin letters and digits that look like others. Other scripts cannot be mixed with them."""
OFFICES: Final = (
    "admin administrator moderator mod operator official referee system server root support staff help thirdhalf "
    "computer bot coach guest anonymous nobody somebody everyone home away chance public host friend deleted null "
    "undefined random rookie club province international legend"
)


def account_name(name: str) -> str:
    """The name as it is kept; `NotPossible` where it cannot be an account's."""
    tidy = checked_name(unicodedata.normalize("NFKC", name))
    if not SHORTEST <= len(tidy) <= LONGEST:
        raise refused(f"a name has {SHORTEST} to {LONGEST} signs", "length")
    if not (tidy[0].isalnum() and (tidy[-1].isalnum() or unicodedata.category(tidy[-1]) in ("Mn", "Mc"))):
        raise refused("a name begins and ends with a letter or a digit", "signs")
    scripts = set()
    for sign in tidy:
        if sign.isalpha():
            scripts.add(script_of(sign))
        elif not (sign.isdecimal() or sign in BETWEEN or unicodedata.category(sign) in ("Mn", "Mc")):
            raise refused("a name has letters, digits, and blanks or dashes between them", "signs")
    if len(scripts) > 1:
        raise refused("a name is written in one script", "scripts")
    if folded(tidy) in TAKEN:
        raise refused("this name is nobody's", "reserved")
    return tidy


def script_of(sign: str) -> str:
    """The script of a letter, by the first word of its name."""
    word = unicodedata.name(sign, "?").partition(" ")[0]
    return TOGETHER.get(word, word)


def folded(name: str) -> str:
    """What two names have in common that nobody tells apart: letters without case and accents, and without what is
    between them.
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = [sign for sign in plain if sign not in BETWEEN and unicodedata.category(sign) != "Mn"]
    return "".join(letters).translate(ALIKE).replace("rn", "m").replace("vv", "w")


TAKEN: Final = frozenset(folded(name) for name in OFFICES.split())


def refused(why: str, part: str) -> NotPossible:
    """What whoever chose it is told."""
    return NotPossible("name", why, Telling(message=f"name-{part}", values={}))
