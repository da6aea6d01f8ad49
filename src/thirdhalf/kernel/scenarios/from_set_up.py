"""Scenarios that begin like a match: with a set-up in place of a position, for games that need no more.

```toml
title = "The corner wins"
game = "noughts"
rules = ["N3"]
setup = { first = "home" }
play = ["square: a1", …]

[expect]
asks = "away square"        # or "nobody"
winner = "home"             # and `ending`, `home_score`, `away_score`, once it is over
events = ["mark: seat=home, square=a1 (N2)"]
```
"""

from pathlib import Path

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game, Outcome, Setup
from thirdhalf.kernel.readings import KEY, Reading, bits_of
from thirdhalf.kernel.scenarios.expectations import Language, check_events, question, same
from thirdhalf.kernel.scenarios.parts import Parts, read_parts
from thirdhalf.kernel.scenarios.scenario import Scenario
from thirdhalf.kernel.scenarios.script import Guide
from thirdhalf.kernel.seat import NOBODY, seat_word

MOST_SCORE = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class FromSetUp(Scenario):
    """A scenario of any game."""

    __slots__ = ("_game", "_language")

    def __init__(self, parts: Parts, guide: Guide, match: Match, language: Language) -> None:
        super().__init__(parts, guide, match, language)
        self._game = guide.game
        self._language = language

    def check(self, expect: Fields, match: Match) -> None:
        if expect.has("asks"):
            same(expect, "asks", expect.text("asks"), question(match))
        outcome = self._game.outcome(match) if match.over else Outcome(NOBODY, 0, 0, "")
        for key, word in (("winner", seat_word(outcome.winner)), ("ending", outcome.ending)):
            if expect.has(key):
                same(expect, key, expect.text(key), word)
        for key, number in (("home_score", outcome.home_score), ("away_score", outcome.away_score)):
            if expect.has(key):
                same(expect, key, expect.whole(key, -MOST_SCORE, MOST_SCORE), number)
        check_events(expect, match, self._language)
        expect.finish()


def read_from_set_up(
    game: Game, file: Path, numbers: tuple[str, ...], language: Language, variant: str = ""
) -> FromSetUp:
    """Read a scenario; `BadFile` names the field that is wrong. `numbers` are those of the game's rules."""
    parts = read_parts(file, game.id, numbers, variant)
    match = set_up(game, parts.fields)
    parts.fields.finish()
    return FromSetUp(parts, Guide(game), match, language)


def set_up(game: Game, fields: Fields) -> Match:
    """A match at its first question, as the file's `setup` wants it."""
    setup = read_setup(fields.table("setup")) if fields.has("setup") else {}
    try:
        return game.new(setup, [])
    except ValueError as error:
        raise fields.bad("setup", str(error)) from None


def read_readings(known: tuple[Reading, ...], fields: Fields) -> int:
    """The bits of a table's `readings`: a list of the names of those that are played to the letter."""
    try:
        return bits_of(known, list(fields.texts(KEY, ())))
    except ValueError as error:
        raise fields.bad(KEY, str(error)) from None


def read_setup(fields: Fields) -> Setup:
    """The parts of a set-up: texts, whole numbers, true or false; a list of texts is them with commas between."""
    setup: dict[str, str | int | bool] = {}
    for key in fields.keys():  # noqa: SIM118  # Fields is no mapping
        value = fields.get(key)
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            value = ", ".join(value)
        if not isinstance(value, str | int | bool):
            raise fields.bad(key, "must be a text, a number or true or false")
        setup[key] = value
    return setup
