"""DreadBall's content as forms: teams, by role."""

from typing import Final

from thirdhalf.games.dreadball.table.catalog import MOST_HANDICAP, ORIGINS
from thirdhalf.games.dreadball.table.kinds import ROLE_WORDS, STYLE_WORDS
from thirdhalf.games.forms import Form, number, optional, text, word

FORMS: Final[tuple[Form, ...]] = (
    Form(
        "team",
        "teams/*.toml",
        "",
        (
            text("id"),
            text("name"),
            optional(number("handicap", 0, MOST_HANDICAP)),
            optional(word("style", *STYLE_WORDS[1:])),
        ),
    ),
    Form(
        "player",
        "teams/*.toml",
        "players",
        (
            word("role", *ROLE_WORDS),
            number("count", 1, 8),
            word("origin", *ORIGINS),
            number("move", 1, 12),
            number("strength", 2, 6),
            number("speed", 2, 6),
            number("skill", 2, 6),
            number("armour", 2, 6),
        ),
    ),
)
