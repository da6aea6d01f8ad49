"""A moment of a match as a scenario file: how it was set up, and every answer and die up to it. So nothing is lost,
whatever was going on.
"""

import json
import re
from typing import Final

from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.decision import Choice, Decision, Path, Pick, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, from_words
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.scenarios.expectations import Language, question

SCALE: Final = 100_000
"""Five decimals: enough that a length in inches is read as the same hundredths of a millimetre again."""
_WORD: Final = re.compile(r"[\w .+-]+")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def exported(game: Game, record: Record, language: Language, numbers: tuple[str, ...], at: int, following: int) -> str:
    """The text of a scenario file that stands after `at` moves of the record, then plays so many more, and expects what
    the last of them brought: the events and the next question.
    """
    length = len(record.moves)
    if not 0 <= at <= length:
        raise BadFile(record.file, "", f"there is no move {at}; there are {length}")
    last = min(length, at + following)
    lines: list[str] = []
    rules: list[str] = []
    told = 0
    match: Match | None = None
    for count, (now, _) in enumerate(replay(game, record)):
        match = now
        events = now.log or []
        if count < at or (count == at and following):
            told = len(events)
        if count == last:
            break
        decision = now.decision
        assert decision is not None
        lines.append(script_line(game, now, decision, from_words(game, now, decision, record.moves[count].choice)))
    assert match is not None
    brought = (match.log or [])[told:]
    for number in [event.rule for event in brought]:
        if number in numbers and number not in rules:
            rules.append(number)
    title = f"{record.names[0]} against {record.names[1]}, after {at} of {length} choices"
    setup = ", ".join([f"{_key(name)} = {_value(value)}" for name, value in record.setup.items()])
    return "\n".join(
        [
            f"title = {_value(title)}",
            f"game = {_value(game.id)}",
            f"rules = [{', '.join([_value(rule) for rule in rules])}]",
            f"setup = {{ {setup} }}" if setup else "setup = {}",
            *_list("play", lines),
            "",
            "[expect]",
            f"asks = {_value(question(match))}",
            *_list("events", [event_line(language, match, event) for event in brought]),
            "",
        ]
    )


def script_line(game: Game, match: Match, decision: Decision, choice: Choice) -> str:
    """An answer as a line of `play`."""
    if isinstance(decision, Roll):
        return f"dice: {' '.join([str(face) for face in choice])}"
    if isinstance(decision, Pick):
        return f"{decision.topic}: {game.option_word(match, decision, choice[0])}"
    if isinstance(decision, Path) and not choice:
        return f"{decision.topic}: stay"
    points = [f"{in_inches(choice[i])} {in_inches(choice[i + 1])}" for i in range(0, len(choice), 2)]
    return f"{decision.topic}: {' > '.join(points)}"


def in_inches(length: int) -> str:
    """Hundredths of a millimetre as inches, exact enough to be read back."""
    whole, part = divmod((2 * abs(length) * SCALE + INCH) // (2 * INCH), SCALE)
    text = f"{whole}.{part:05d}".rstrip("0").rstrip(".")
    return f"-{text}" if length < 0 and text != "0" else text


def event_line(language: Language, match: Match, event: Event) -> str:
    """An event as `expect` has it; a value that is no plain word or number is left out."""
    told = language.in_words(match, event)
    values = ", ".join([f"{field}={value}" for field, value in told.items() if _WORD.fullmatch(value)])
    rule = f" ({event.rule})" if event.rule else ""
    return f"{event.kind}{': ' if values else ''}{values}{rule}"


def _list(name: str, texts: list[str]) -> list[str]:
    if not texts:
        return [f"{name} = []"]
    return [f"{name} = [", *[f"    {_value(text)}," for text in texts], "]"]


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name)


def _value(value: str | int | bool) -> str:
    """A text, number or truth as TOML writes it."""
    return json.dumps(value, ensure_ascii=False)
