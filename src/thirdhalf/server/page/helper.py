"""What the other workers of a page do: a line in, one or more out."""

from collections.abc import Callable
from functools import cache

import msgspec

from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.server.afterwards.forms import Line
from thirdhalf.server.games import games
from thirdhalf.server.page.own import own_content
from thirdhalf.server.thinking.thinker import Thinker

Tell = Callable[[str], None]


def think(job: str, tell: Tell) -> None:
    """What a coach is asked, and its reply."""
    tell(thinker().answer(job.encode()).decode())


@cache
def thinker() -> Thinker:
    """One for all jobs: it keeps the matches that it was asked about."""
    return Thinker(found)


def found(id: str, digest: str) -> Game | None:
    """The game of that name, if its content is what it is here."""
    game = games(own_content()).get(id)
    return game if game is not None and game.content_hash() == digest else None


def analyse(record: str, tell: Tell) -> None:
    """All about a record, line by line."""
    from thirdhalf.server.afterwards.worker import analyse

    def say(line: Line) -> None:
        tell(msgspec.json.encode(line).decode())

    try:
        analyse(record.encode(), own_content(), say)
    except (BadFile, ValueError) as error:
        say(Line(failed=str(error)))
