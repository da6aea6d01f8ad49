"""What DreadBall adds to the command line."""

from pathlib import Path
from typing import Final

from thirdhalf.games.options import FLAG, NUMBER, SETTINGS, TEXTS, Answer, Commands, DiceOdds, Given, Option


def pools(given: Given, content: Path | None) -> Answer:
    """D8: what a pool comes to."""
    from thirdhalf.games.dreadball.commands.pools import answer

    return answer(given)


COMMANDS: Final = Commands(
    (
        Option("first", "who begins: toss (the default), home or away."),
        Option("preset", "the rules: sheet (the default), full-like or demo."),
        Option("handicap", "the weaker team begins with points.", FLAG),
        Option("home_start", "home begins with so many points.", NUMBER),
        Option("away_start", "away begins with so many points.", NUMBER),
        Option("switch", "one of its switches, such as rushes=6.", SETTINGS),
    ),
    DiceOdds(
        "pool",
        (
            Option("pool", "a pool, such as 4x5+: four dice at 5+."),
            Option("against", "the other side's pool.", TEXTS),
            Option("tests", "so many Dashes or Evades in one action, 1 to 9.", NUMBER),
            Option("exploding", "sixes add dice; what is left out is rarer than 1 in 10^12.", FLAG),
        ),
        pools,
    ),
)
