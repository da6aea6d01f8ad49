"""A lesson that is over is tried again from one of its questions; no other match is."""

from pathlib import Path

import pytest

from tests.server.harness import Client, Told, ask, create, running
from thirdhalf.games import kit_of
from thirdhalf.kernel.record import Record, record_from
from thirdhalf.kernel.replay import verify
from thirdhalf.kernel.seat import CHANCE, seat_word
from thirdhalf.server.room import playing


def begin(url: str, coach: str) -> Told:
    """Exercise 1 against a coach."""
    return create(url, "mine", coach, exercise=1, attacker="home")


def idle(client: Client, most: int = 100) -> None:
    """Do nothing until it is over, or for so many questions."""
    for _ in range(most):
        if not client.until_asked():
            return
        question = client.question
        assert question is not None
        options = {option["word"]: option["choice"] for option in question["options"]}
        assert client.choose([options["nothing"]])["type"] == "accepted"


def back(client: Client, topic: str, **fields: object) -> Told:
    """Return to the latest question of a topic."""
    return client.request("again", turn=client.turn, topic=topic, **fields)


def recorded(url: str, match: Told) -> Record:
    """The match as it is kept at that moment."""
    headers = {"authorization": f"Bearer {match['home']}"}
    return record_from("again", ask(url, f"api/matches/{match['match']}/record", headers=headers).body)


def test_a_lost_lesson_is_tried_again_from_before_the_roll(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = begin(server.url, "lesson-1")
        ada = Client(server.url, match["home"])
        idle(ada)
        assert (ada.outcome or {})["winner"] == "away"
        assert ada.again == ["first action", "second action"]
        events = len(ada.events)
        assert back(ada, "second action", id="once")["type"] == "accepted"
        ada.until(lambda told: told["type"] == "snapshot")
        assert ada.outcome is None
        assert ada.again == []
        assert ada.question is not None
        assert ada.question["topic"] == "second action"
        assert len(ada.events) < events
        # Sent again it is not done again.
        assert back(ada, "second action", id="once")["type"] == "accepted"
        assert ada.question is not None
        spectator = Client(server.url, match["public"])
        spectator.until(lambda told: told["type"] == "snapshot")
        assert spectator.outcome is None
        assert spectator.events == ada.events


def test_what_was_tried_again_is_there_after_a_restart_and_verifies(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = begin(server.url, "lesson-1")
        ada = Client(server.url, match["home"])
        idle(ada)
        lost = recorded(server.url, match)
        back(ada, "first action")
        ada.until(lambda told: told["type"] == "snapshot")
        turn = ada.turn
        kept = recorded(server.url, match)
    with running(tmp_path) as server:
        ada = Client(server.url, match["home"])
        assert ada.until_asked()
        assert ada.turn == turn
        assert ada.question is not None
        assert ada.question["topic"] == "first action"
        idle(ada)
        assert ada.again
        record = recorded(server.url, match)
    # Only dice that are rolled a second time are others than the promised ones.
    rolled = any(move.by == seat_word(CHANCE) for move in lost.moves[len(kept.moves) :])
    assert (record.commitment == "") == rolled
    assert verify(kit_of("takkure").game(None), record).over


def test_only_a_lesson_that_is_over_is_tried_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = begin(server.url, "rookie")
        ada = Client(server.url, match["home"])
        idle(ada)
        assert ada.outcome is not None
        assert ada.again == []
        assert back(ada, "second action")["code"] == "no undo"
        match = begin(server.url, "lesson-1")
        ada = Client(server.url, match["home"])
        idle(ada, 3)
        ada.until_asked()
        assert back(ada, "second action")["code"] == "no undo"
        assert back(ada, "second action", id="late")["code"] == "no undo"
        idle(ada)
        assert back(ada, "player")["code"] == "no undo"
        assert ada.request("again", turn=ada.turn - 1, topic="second action")["code"] == "stale"
        watcher = Client(server.url, match["public"])
        watcher.until(lambda told: told["type"] == "snapshot")
        assert watcher.again == []
        assert back(watcher, "second action")["code"] == "not allowed"


def test_a_lesson_is_not_tried_again_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_RETURNS", 1)
    monkeypatch.setattr(playing, "MOST_MOMENTS", 1)
    with running(tmp_path) as server:
        match = begin(server.url, "lesson-1")
        ada = Client(server.url, match["home"])
        idle(ada)
        assert ada.again == ["second action"]
        back(ada, "second action")
        ada.until(lambda told: told["type"] == "snapshot")
        idle(ada)
        assert ada.outcome is not None
        assert ada.again == []
