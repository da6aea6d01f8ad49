"""Every message is there and none is idle."""

import re

import pytest

from tests.words.sources import words_of
from thirdhalf.games.dreadball.table import events as dreadball_events
from thirdhalf.games.dreadball.table import kinds as dreadball_kinds
from thirdhalf.games.takkure.showing.telling import REASONS, ROLLED_FOR, event_message
from thirdhalf.games.takkure.table.events import EVENT_FIELDS
from thirdhalf.games.takkure.table.kinds import (
    ACTION_WORDS,
    CHARACTERISTIC_WORDS,
    ENDING_WORDS,
    RESULT_WORDS,
    SOURCE_WORDS,
)
from thirdhalf.geometry.hexes import DIRECTION_WORDS
from thirdhalf.kernel.seat import SEAT_WORDS
from thirdhalf.kernel.telling import message_id
from thirdhalf.words import LANGUAGES, words

# Never told: `acted` marks a defender that is done, `undecided` a match that goes on, and chance wins nothing.
UNSAID = {"action-acted", "ending-undecided", "seat-chance"}


def wanted() -> set[str]:
    """The messages that the software asks for."""
    found = {event_message(kind) for kind in EVENT_FIELDS} | {"place", ROLLED_FOR, *REASONS.values()}
    for field, kinds in (
        ("action", ACTION_WORDS),
        ("result", RESULT_WORDS),
        ("source", SOURCE_WORDS),
        ("ending", ENDING_WORDS),
        ("seat", (*SEAT_WORDS, "nobody")),
        ("characteristic", CHARACTERISTIC_WORDS),
        ("table", ("common", "grave")),
        ("side", ("active", "inactive")),
    ):
        found |= {f"{field}-{kind.lower().replace(' ', '-')}" for kind in kinds}
    return found - UNSAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_unused(language: str) -> None:
    text = words_of("takkure", language, "log.ftl")
    assert set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) == wanted()


def wanted_of_dreadball() -> set[str]:
    """The messages that the software asks for in a match of DreadBall, beside the seats."""
    found = {message_id("dreadball", kind) for kind in dreadball_events.EVENT_FIELDS} | {"dreadball-place"}
    for field, kinds in (
        ("action", dreadball_kinds.ACTION_WORDS),
        ("source", dreadball_kinds.SOURCE_WORDS),
        ("reason", [word for word in dreadball_kinds.REASON_WORDS if word]),
        ("ending", dreadball_kinds.ENDING_WORDS[1:]),
        ("direction", DIRECTION_WORDS),
    ):
        found |= {f"dreadball-{field}-{kind.lower().replace(' ', '-')}" for kind in kinds}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_dreadball_is_missing_or_unused(language: str) -> None:
    text = words_of("dreadball", language, "log.ftl")
    assert set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) == wanted_of_dreadball()


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        words("xx")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        words("en").say("event-nothing-of-the-kind", {})
