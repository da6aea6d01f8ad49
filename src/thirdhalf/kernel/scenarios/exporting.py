"""A moment of a match as a scenario file: how it was set up, and every answer and die up to it. So nothing is lost,
whatever was going on.
"""

import json
import re
from typing import Final

from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, from_words
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.scenarios.expectations import Language, question
from thirdhalf.kernel.scenarios.script import script_line
from thirdhalf.kernel.texts.lengths import UNITS, USUAL

_WORD: Final = re.compile(r"[\w .+-]+")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def exported(
    game: Game, record: Record, language: Language, numbers: tuple[str, ...], at: int, following: int, unit: str
) -> str:
    """The text of a scenario file that stands after `at` moves of the record, then plays so many more, and expects what
    the last of them brought: the events and the next question. Lengths are in that unit, `in` or `mm`.
    """
    if unit not in UNITS:
        raise ValueError(f"a unit is one of {', '.join(UNITS)}, not {unit!r}")
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
        choice = from_words(game, now, decision, record.moves[count].choice)
        lines.append(script_line(game, now, decision, choice, UNITS[unit]))
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
            *([] if unit == USUAL else [f"unit = {_value(unit)}"]),
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
