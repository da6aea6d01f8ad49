"""What the two sides of a match say to each other: phrases of every language, and chat, where both have opened it.

Whoever watches hears nothing of it.
"""

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.decision import Refusal
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.desk.names import checked_name
from thirdhalf.server.forms import Spoken, SpokenKind
from thirdhalf.server.keeping.talks import Talks
from thirdhalf.server.protocol import Talk
from thirdhalf.server.room.guard import Unable
from thirdhalf.server.room.showing import SEATS

if TYPE_CHECKING:
    from thirdhalf.server.room.room import MatchRoom

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "nice-roll",
    "bad-luck",
    "thanks",
    "sorry",
    "one-moment",
    "good-match",
    "again",
)
"""`people-phrase-…` in the catalogue."""
SHOWN: Final = 50
ROUGH: Final = re.compile(
    r"(?<!\w)(?:fuck\w*|shit\w*|cunt\w*|bitch\w*|asshole\w*|nigg\w*|fagg?ot\w*|retard\w*|arschl\w*|hurens\w*|fotze\w*"
    r"|wichs\w*|missgeburt\w*|connard\w*|salope\w*|encul\w*|putain|pute\w*|kys)(?!\w)",
    re.IGNORECASE,
)
LINK: Final = re.compile(r"(?:https?:|www\.)\S*|\S+\.(?:com|net|org|io|ru|cn|gg|de|fr|xyz)\b\S*", re.IGNORECASE)


def filtered(text: str) -> str:
    """A line as the other side reads it: visible signs, without links and the roughest words; `Unable` where nothing
    can be read in it.
    """
    try:
        tidy = checked_name(text)
    except NotPossible:
        raise Unable("illegal", Refusal("", "unreadable")) from None
    plain = unicodedata.normalize("NFKC", tidy)
    return ROUGH.sub("***", LINK.sub("***", plain))


class Talking:
    """The talk of one match."""

    def __init__(self, room: "MatchRoom") -> None:
        self._room = room
        self._talks = Talks(room.around.storage.database)
        self._lines: list[Spoken] = []
        self._read = False

    async def say(self, seat: int, kind: SpokenKind, what: str) -> None:
        """A side says something; `Unable` where it may not."""
        room = self._room
        if any(room.row.coaches) or room.open_seats:
            raise Unable("not allowed", Refusal("", "nobody to talk to"))
        await self.refresh()
        if kind == "phrase" and what not in PHRASES:
            raise Unable("illegal", Refusal("", "no such phrase"))
        if kind == "text":
            if not self.open:
                raise Unable("not agreed", Refusal("", "chat is closed"))
            what = filtered(what)
        if not await self._talks.add(room.row.id, SEATS[seat], kind, what if kind in ("phrase", "text") else ""):
            raise Unable("not allowed", Refusal("", "muted"))
        await self.refresh()

    @property
    def open(self) -> bool:
        """Whether both have opened the chat, and neither has closed it since."""
        return all(self._opened(seat) for seat in SEATS)

    def _opened(self, seat: str) -> bool:
        said = [line.kind for line in self._lines if line.by == seat and line.kind in ("open", "close")]
        return said[-1:] == ["open"]

    async def refresh(self) -> None:
        """Read what was said since, and tell whoever sits here."""
        first = self._lines[-1].number + 1 if self._lines else 0
        new = await self._talks.after(self._room.row.id, first)
        # Somebody else may have read them meanwhile.
        last = self._lines[-1].number if self._lines else -1
        new = [line for line in new if line.number > last]
        self._lines += new
        self._read = True
        if new:
            for connection in self._room.connections:
                if connection.role in SEATS:
                    connection.reply(Talk(lines=new, open=self.open))

    async def greet(self) -> list[Spoken]:
        """The latest of it, for whoever sits down."""
        if not self._read:
            await self.refresh()
        return self._lines[-SHOWN:]
