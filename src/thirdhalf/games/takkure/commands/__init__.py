"""What Takkure adds to the command line."""

from pathlib import Path
from typing import Final

from thirdhalf.games.options import FLAG, NUMBER, TEXTS, Answer, Commands, DiceOdds, Given, Option


def contest(given: Given, content: Path | None) -> Answer:
    """1.14, 1.15, 3.07, 3.08: what one roll comes to."""
    from thirdhalf.games.takkure.commands.contest import answer

    return answer(given, content)


COMMANDS: Final = Commands(
    (
        Option("exercise", "which exercise is played.  [default: 6, the full match]", NUMBER),
        Option("attacker", "who attacks.  [default: both, in turns]", choices=("home", "away", "both")),
        Option(
            "line_ups",
            "the first cards that fit (the default), or others in every match.",
            choices=("first", "random"),
        ),
        Option("pitch", "another pitch than the exercise's."),
        Option("measuring", "whether distances are known before anything is declared.", choices=("closed", "open")),
        Option("restrictions", "play under the restrictions of this exercise.", NUMBER),
    ),
    DiceOdds(
        "value",
        (
            Option("value", "what is rolled against: 8, 8+2-1, thoth:bac+2 (a card's value), 8x2 (two dice)."),
            Option("dice", "how many dice are rolled.  [default: 1]", NUMBER),
            Option("against", "an opponent's value, written like one's own; again for each.", TEXTS),
            Option("assign", "how many of the dice meet each opponent, such as 1,1.  [default: all the first]"),
            Option("melee", "all dice in one melee instead of one contest after the other.", FLAG),
        ),
        contest,
    ),
)
