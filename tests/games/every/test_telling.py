"""What every game tells those who know no rule: each event and question, in each language."""

import json

import msgspec
import pytest

from tests.games.every.playing import RandomPlay, new_match, of_every_game, play, setups
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Pick, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import option_from_word
from thirdhalf.kernel.view import PUBLIC, View
from thirdhalf.words import LANGUAGES, words
from thirdhalf.words.rulebook import explanation, title
from thirdhalf.words.telling import sentence

of_every_language = pytest.mark.parametrize("language", LANGUAGES)


@of_every_game
@of_every_language
def test_everything_that_happens_can_be_told(kit: Kit, language: str) -> None:
    game = kit.game(None)
    kinds = game.event_fields()
    for seed in range(3 * len(setups(kit))):
        log: list[Event] = []
        match = play(new_match(kit, seed, log), seed)
        for event in log:
            assert event.kind in kinds
            assert sentence(words(language), game.tell(match, event))


@of_every_game
@of_every_language
def test_every_rule_is_explained(kit: Kit, language: str) -> None:
    for number in kit.rule_numbers():
        assert 2 < len(title(words(language), number)) < 80, number
        assert len(explanation(words(language), number)) > 10, number


@of_every_game
def test_everything_asked_is_described_and_its_options_have_labels(kit: Kit) -> None:
    shapes = kit.game(None).shapes()
    for seed in range(2 * len(setups(kit))):
        match = new_match(kit, seed, None)
        shaped(shapes, "setting", kit.game(None).setting(match))
        player = RandomPlay(seed)
        for _ in range(800):
            if match.decision is None:
                break
            check_described(kit, shapes, match)
            match.choose(player.answer(match))


def check_described(kit: Kit, shapes: dict[str, type], match: Match) -> None:
    """The table has its shape, the question has its sentence, each option a word of its own and a label."""
    game = kit.game(None)
    decision = match.decision
    assert decision is not None
    assert decision.rule in kit.rule_numbers()
    for seat in (0, 1, PUBLIC):
        shaped(shapes, "state", View(match, seat).state())
    if isinstance(decision, Roll):
        return
    shaped(shapes, "question", game.describe(match, decision))
    for language in LANGUAGES:
        assert sentence(words(language), game.prompt(match, decision))
    if not isinstance(decision, Pick):
        return
    for option in decision.options[:20]:
        assert option_from_word(game, match, decision, game.option_word(match, decision, option)) == option
        assert all(isinstance(thing, str) for thing in game.option_things(match, decision, option))
        label = game.option_label(match, decision, option)
        for language in LANGUAGES:
            assert sentence(words(language), label)


@of_every_game
def test_what_it_can_be_set_up_with_is_told_in_its_shape(kit: Kit) -> None:
    shaped(kit.game(None).shapes(), "about", kit.game(None).about())


def shaped(shapes: dict[str, type], name: str, told: object) -> None:
    """What is told can be sent, and has its shape where the game has given it one."""
    assert json.dumps(told)
    if name in shapes:
        msgspec.convert(told, shapes[name])


@of_every_game
def test_every_rule_that_an_event_cites_is_a_rule(kit: Kit) -> None:
    known = set(kit.rule_numbers())
    for seed in range(len(setups(kit))):
        log: list[Event] = []
        play(new_match(kit, seed, log), seed)
        assert {event.rule for event in log} <= known
