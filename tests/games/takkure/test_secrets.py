"""R-61: hands, decks and face-down plays show in no other seat's view, events or record before they are revealed."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine import often
from tests.games.takkure.playing import SEEDS, RandomPlay, new_match
from thirdhalf.games.takkure.cards.windows import window_at_hand
from thirdhalf.games.takkure.game import SECRET_TOPICS, takkure
from thirdhalf.games.takkure.showing.account import in_words
from thirdhalf.games.takkure.showing.view import laid_by
from thirdhalf.games.takkure.table.questions.picks import DRAWING
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.record import Move, Recorder, seen_from
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.seat import AWAY, CHANCE, HOME, other, seat_word
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import PUBLIC, View

CARD_EVENTS = ("card drawn", "team play chosen", "card turned", "discarded", "team play turned")
WITH_CARDS = st.sampled_from([4, 5, 6])
VIEWERS = (HOME, AWAY, PUBLIC)


def revealed(match: Match, log: list[Event], seat: int) -> set[str]:
    """The ids of a coach's cards that everybody has seen."""
    box = match.cards.box
    found = {box.plays[card].id for card in match.cards.discards[seat]}
    return found | {
        box.team_plays[event.values[1]].id
        for event in log
        if event.kind == "team play turned" and event.values[0] == seat
    }


def hidden(match: Match, log: list[Event], seat: int) -> set[str]:
    """The ids that would give away what a coach holds: all its cards but those seen, and those the other may have
    named too.
    """
    box = match.cards.box
    team = match.cards.teams[seat]
    own = {box.plays[card].id for card in box.deck(team)} | {box.team_plays[play].id for play in box.choice(team)}
    return own - revealed(match, log, seat)


def check_secrets(match: Match, log: list[Event], moves: list[Move], viewer: int, chooser: Chooser) -> None:
    """Nothing that the viewer gets names a hidden card of another coach."""
    state = View(match, viewer).state()
    events = View(match, viewer).events()
    for seat in (HOME, AWAY):
        if seat != viewer:
            secrets = hidden(match, log, seat)
            shown = json.dumps(state[f"{seat_word(seat)}_cards"])
            for id in secrets:
                assert f'"{id}"' not in shown, f"{id} shows in the view"
            for event in events:
                if event.kind in CARD_EVENTS and event.values[0] == seat:
                    assert not secrets & set(in_words(match, event).values()), event.kind
    for move in moves:
        if move.by != seat_word(viewer) and move.about in SECRET_TOPICS:
            assert move.choice is None, move.about
        if move.about == DRAWING and viewer == PUBLIC:
            assert move.choice is None
    guess = View(match, viewer).guess(chooser)
    assert View(guess, viewer).state() == state


@given(WITH_CARDS, st.sampled_from(["home", "away"]), SEEDS)
@settings(max_examples=often(40))
def test_secrets_stay_secret_over_whole_matches(exercise: int, attacker: str, seed: int) -> None:
    log: list[Event] = []
    match = new_match(exercise, attacker, log)
    recorder = Recorder(takkure(), "test", {"exercise": exercise}, ("a", "b"), seed_from(str(seed)))
    table = Table(match, Dice(seed_from(str(seed))), recorder)
    player = RandomPlay(seed)
    count = 0
    while match.decision is not None:
        if count % 31 == 0 or (window_at_hand(match) is not None and count % 3 == 0):
            for viewer in VIEWERS:
                moves = seen_from(recorder.record(match), viewer).moves
                check_secrets(match, log, moves[-40:], viewer, player.chooser)
        table.choose(player.answer(match))
        count += 1
    finished = recorder.record(match)
    assert seen_from(finished, PUBLIC) is finished
    assert all(move.choice is not None for move in finished.moves)


def test_a_record_made_for_a_viewer_says_so_when_it_is_played() -> None:
    match = new_match(6, "home", [])
    recorder = Recorder(takkure(), "test", {"exercise": 6}, ("a", "b"), None)
    table = Table(match, Dice(seed_from("1")), recorder)
    player = RandomPlay(1)
    for _ in range(30):
        table.choose(player.answer(match))
    with pytest.raises(BadFile, match="'team plays' is hidden in this record: it was made for another viewer"):
        for _ in replay(takkure(), seen_from(recorder.record(match), AWAY)):
            pass


@given(WITH_CARDS, SEEDS)
@settings(max_examples=20)
def test_who_draws_is_told_and_what_only_to_its_coach(exercise: int, seed: int) -> None:
    log: list[Event] = []
    match = new_match(exercise, "home", log)
    player = RandomPlay(seed)
    for _ in range(200):
        if match.decision is None:
            break
        match.choose(player.answer(match))
    for viewer in VIEWERS:
        seen = View(match, viewer).events()
        drawn = [event for event in seen if event.kind == "card drawn"]
        assert all(event.values[0] == viewer for event in drawn)
        assert len([event for event in seen if event.kind == "drew"]) == len([e for e in log if e.kind == "drew"])
        if viewer != PUBLIC:
            assert drawn


@given(SEEDS)
@settings(max_examples=20)
def test_a_guess_makes_up_what_the_seat_cannot_see_and_plays_on(seed: int) -> None:
    """A guess is a whole match: it goes on to the end, keeps the viewer's own cards, and is not always the truth."""
    match = new_match(6, "home", None)
    player = RandomPlay(seed)
    differed = 0
    for _ in range(600):
        if match.decision is None:
            break
        seat = match.decision.seat
        if seat != CHANCE:
            guess = View(match, seat).guess(player.chooser)
            assert isinstance(guess, Match)
            assert guess.cards.hands[seat] == match.cards.hands[seat]
            assert guess.cards.plays[seat] == match.cards.plays[seat]
            rival = other(seat)
            for one in (match, guess):
                held = [*one.cards.hands[rival], *one.cards.decks[rival], *one.cards.discards[rival]]
                held += laid_by(one, rival)
                assert sorted(held) == sorted(one.cards.box.deck(one.cards.teams[rival]))
            differed += guess.cards.hands[rival] != match.cards.hands[rival]
        match.choose(player.answer(match))
    assert differed
    seat = match.decision.seat if match.decision is not None and match.decision.seat != CHANCE else HOME
    guess = View(match, seat).guess(player.chooser)
    assert isinstance(guess, Match)
    while guess.decision is not None:
        guess.choose(player.answer(guess))
    assert guess.over
