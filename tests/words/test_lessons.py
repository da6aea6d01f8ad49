"""Tackly's lessons: the same in every language, each with its words, and about things that the game has."""

import re

import pytest

from tests.hygiene.sources import ROOT
from tests.words.sources import words_of
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.catalog import rule_numbers
from thirdhalf.games.takkure.table.events import EVENT_FIELDS
from thirdhalf.games.takkure.table.kinds import ACTION_WORDS, ENDING_WORDS
from thirdhalf.games.takkure.table.questions import topics as questions
from thirdhalf.words import LANGUAGES, words

DATA = (ROOT / "web" / "src" / "games" / "takkure" / "lessons.ts").read_text(encoding="utf-8")
TOPICS = {value for name, value in vars(questions).items() if name.isupper() and isinstance(value, str)}
# A title, a text, and what to do: for whoever is asked, or for either side of an exercise.
PARTS = ({"title", "text"}, {"title", "text", "step"}, {"title", "text", "attack", "defence"})


def found(name: str) -> set[str]:
    """The values that a field has in the data."""
    return set(re.findall(rf"\b{name}: '([^']+)'", DATA))


def messages(language: str) -> dict[str, list[str]]:
    """The messages of a language's lessons with their attributes, in order."""
    text = words_of("takkure", language, "lessons.ftl")
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)[1:]
    return {
        id: re.findall(r"^    \.([a-z]+) =", body, re.MULTILINE)
        for id, body in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_teaches_the_same(language: str) -> None:
    assert list(messages(language).items()) == list(messages("en").items())


def test_every_lesson_has_its_words_and_no_words_are_idle() -> None:
    lessons = {id: parts for id, parts in messages("en").items() if id.startswith("lesson-")}
    assert set(lessons) == {f"lesson-{id}" for id in found("id")}
    assert all(set(parts) in PARTS for parts in lessons.values())


def test_lessons_are_about_what_the_game_asks_and_tells() -> None:
    assert found("topic") <= TOPICS
    assert found("event") <= set(EVENT_FIELDS)
    assert found("option") <= set(ACTION_WORDS)
    assert found("rule") <= set(rule_numbers())
    for message in found("says"):
        assert words("en").say(message, {}) != message


def test_every_end_of_an_exercise_has_its_words() -> None:
    ends = {id.removeprefix("end-"): parts for id, parts in messages("en").items() if id.startswith("end-")}
    endings = {ENDING_WORDS[ending] for card in takkure().catalog.exercises.values() for ending in card.terms.endings}
    assert set(ends) == {word.replace(" ", "-") for word in endings}
    assert all(parts == ["won", "lost"] for parts in ends.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_exercise_is_told_in_few_words(language: str) -> None:
    """It was 345 to 410 words; what a newcomer is told in it, all of it, is about half of that."""
    told = ["goal-1", "first-action", "mark", "second-action", "second-move", "tackle-seen", "dodge", "break-through"]
    told += ["rolled", "face-to-face", "dodge-move"]
    said = [
        words(language).attribute(f"lesson-{id}", part)
        for id in told
        for part in ("title", "text", "step", "attack")
        if part in messages("en")[f"lesson-{id}"]
    ]
    assert sum(len(str(text).split()) for text in said) <= 205


def test_what_a_lesson_tells_one_to_choose_is_offered_when_it_is_said() -> None:
    """A step that names an action belongs to a lesson that is said only where that action is among the answers."""
    options = dict(re.findall(r"id: '([^']+)'[^}]*?topic: '[^']+', option: '([^']+)'", DATA))
    text = words_of("takkure", "en", "lessons.ftl")
    named = re.findall(
        r"^lesson-([a-z0-9-]+) =\n(?:    (?!\.step).*\n)*    \.step = (.*\{ action-.*)\n", text, re.MULTILINE
    )
    assert {id for id, _ in named} >= {"first-action", "score", "defence"}
    for id, step in named:
        first = re.findall(r"\{ action-([a-z-]+) \}", step)[0].replace("-", " ")
        assert options.get(id) == first, id


def test_what_to_do_instead_belongs_to_rules_that_refuse() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src" / "thirdhalf" / "games" / "takkure").rglob("*.py")
    )
    advised = {id.removeprefix("instead-") for id in messages("en") if id.startswith("instead-")}
    refusing = {rule.lower().replace(".", "-") for rule in re.findall(r'Refusal\("([^"]+)"', sources)}
    # Those that a way refuses by its own rule: defensive and second move, dodge.
    assert advised == refusing | {"1-07", "1-10", "1-19"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_names_a_key(language: str) -> None:
    # Lessons are read on phones too. A sign that a key has is never a word of its own.
    text = words_of("takkure", language, "lessons.ftl")
    text += "".join(words(language).say(message, {}) for message in ("ui-tackly-hello", "ui-guide-idle"))
    assert not re.findall(r"[⏎←→↑↓]|(?<!\w)[HDPGTU](?![\w’'])|\bEnter\b|\bEsc\b", text)
