"""The in-game rulebook explains every rule, card and skill in every language, and nothing else."""

import re

import pytest

from tests.words.sources import words_of
from thirdhalf.games.dreadball.table.catalog import rule_numbers as dreadball_numbers
from thirdhalf.games.takkure.table.catalog import rule_numbers
from thirdhalf.words import LANGUAGES, words
from thirdhalf.words.rulebook import explanation, known_number, message_of_rule, title

# The official terms each language must use for the same three actions.
TERMS = {
    "en": ("TACKLE", "BREAK THROUGH", "DODGE"),
    "fr": ("PLAQUER", "RAFFÛTER", "ESQUIVER"),
    "de": ("TACKLE", "DURCHBRECHEN", "AUSWEICHEN"),
}


def messages(language: str, game: str = "takkure") -> list[str]:
    """The ids in the language's rulebook, in order."""
    text = words_of(game, language, "rules.ftl")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def test_the_three_languages_are_there() -> None:
    assert LANGUAGES == ("de", "en", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained_once_and_no_other(language: str) -> None:
    rules = [message for message in messages(language) if message.startswith("rule-")]
    assert sorted(rules) == sorted(message_of_rule(number) for number in rule_numbers())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_dreadball_is_explained_once_and_no_other(language: str) -> None:
    assert messages(language, "dreadball") == [message_of_rule(number) for number in dreadball_numbers()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_skills_are_the_same_in_every_language(language: str) -> None:
    def others(each: str) -> set[str]:
        return {message for message in messages(each) if not message.startswith("rule-")}

    assert len(messages(language)) == len(set(messages(language)))
    assert others(language) == others("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_official_terms_are_used(language: str) -> None:
    for number, term in zip(("1.21", "1.20", "1.19"), TERMS[language], strict=True):
        text = title(words(language), number).upper() + explanation(words(language), number)
        assert term in text, number


def test_numbers_are_found_however_typed() -> None:
    assert known_number(" r-06 ") == "R-06"
    assert known_number("d10.5A") == "D10.5a"
    with pytest.raises(ValueError, match=r"there is no rule '9\.99'"):
        known_number("9.99")
