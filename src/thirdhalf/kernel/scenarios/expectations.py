"""What every game's scenarios can expect of the match they have played: the question asked, the events told."""

import re
from typing import Final

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import seat_word
from thirdhalf.kernel.texts.lengths import in_hundredths

# A rule's number in brackets at the end of a line: (1.21), (R-30), (D10.5a), (A4).
_RULE: Final = re.compile(r"\s*\(([A-Z]?-?\d[\da-z.]*)\)$")


@mypyc_attr(allow_interpreted_subclasses=True)
class Language:
    """How a game tells its events: which values each kind has, and the words for them."""

    __slots__ = ()

    def event_fields(self) -> dict[str, tuple[str, ...]]:
        """The kinds of events and the names of their values."""
        raise NotImplementedError

    def in_words(self, match: Match, event: Event) -> dict[str, str]:
        """Each value of an event under its name."""
        fields = self.event_fields()[event.kind]
        return {field: str(value) for field, value in zip(fields, event.values, strict=True)}

    def words_of(self, match: Match, field: str) -> tuple[str, ...]:
        """All words that a value of this name can have; none if it is a number or a list."""
        return ()

    def line(self, match: Match, event: Event) -> str:
        """An event as a scenario writes it: `kind: field=value, field=value (rule)`."""
        values = ", ".join([f"{field}={value}" for field, value in self.in_words(match, event).items()])
        return f"{event.kind}{': ' * bool(values)}{values}{f' ({event.rule})' * bool(event.rule)}"


def question(match: Match) -> str:
    """What is asked now: `home second action`, `chance dice`, or `nobody`."""
    decision = match.decision
    if decision is None:
        return "nobody"
    return f"{seat_word(decision.seat)} {'dice' if isinstance(decision, Roll) else decision.topic}"


def same(fields: Fields, key: str, wanted: object, found: object) -> None:
    """Raise `BadFile` if a field's value is not what was found."""
    if wanted != found:
        raise fields.bad(key, f"expected {wanted}, found {found}")


def check_events(expect: Fields, match: Match, language: Language) -> None:
    """`events` must have happened in that order, `absent` must not have happened."""
    log = match.log or []
    seen = 0
    for i, line in enumerate(expect.texts("events", ())):
        wanted = _parsed(expect, match, language, f"events[{i}]", line)
        while seen < len(log) and not _fits(match, language, log[seen], wanted):
            seen += 1
        if seen == len(log):
            raise expect.bad(f"events[{i}]", f"'{line}' did not happen, or not after the ones before it")
        seen += 1
    for i, line in enumerate(expect.texts("absent", ())):
        wanted = _parsed(expect, match, language, f"absent[{i}]", line)
        if any(_fits(match, language, event, wanted) for event in log):
            raise expect.bad(f"absent[{i}]", f"'{line}' happened")


def _parsed(expect: Fields, match: Match, language: Language, key: str, line: str) -> tuple[str, str, dict[str, str]]:
    """`kind: field=value, field=value (rule)`: kind, rule ("" for any) and the values that must agree."""
    kinds = language.event_fields()
    rule = ""
    found = _RULE.search(line)
    if found:
        rule = found.group(1)
        line = line[: found.start()]
    kind, _, rest = line.partition(":")
    kind = kind.strip()
    if kind not in kinds:
        raise expect.bad(key, f"'{kind}' is no kind of event; there are: {', '.join(kinds)}")
    values: dict[str, str] = {}
    for part in rest.split(",") if rest.strip() else ():
        field, _, value = part.partition("=")
        if field.strip() not in kinds[kind]:
            raise expect.bad(key, f"'{kind}' has no '{field.strip()}', only: {', '.join(kinds[kind])}")
        known = language.words_of(match, field.strip())
        if known and value.strip() not in known:
            raise expect.bad(key, f"'{value.strip()}' is no {field.strip()}; there are: {', '.join(known)}")
        try:
            values[field.strip()] = value.strip() if known else in_hundredths(value)
        except ValueError as error:
            raise expect.bad(key, str(error)) from None
    return kind, rule, values


def _fits(match: Match, language: Language, event: Event, wanted: tuple[str, str, dict[str, str]]) -> bool:
    kind, rule, values = wanted
    if event.kind != kind or (rule and event.rule != rule):
        return False
    told = language.in_words(match, event)
    return all(told[field] == value for field, value in values.items())
