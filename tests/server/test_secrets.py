"""R-61 over connections: no seat and no spectator is told another coach's cards, nor whether that coach was asked."""

import json
import threading
import time
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.harness import Client, Running, Told, ask, create, running
from thirdhalf.games.takkure.game import SECRET_TOPICS, built_in
from thirdhalf.kernel.record import record_from

REVEALING = {"card turned", "discarded", "team play turned"}
VIEWERS = ("home", "away", "public")
TEAMS = {"home": "yamato", "away": "teriomorphs"}
ROUNDS = 20


def own_cards(seat: str) -> set[str]:
    """The cards that only this seat's team has."""
    box = built_in().box
    team = TEAMS[seat]
    return {card.id for card in box.plays if card.team == team} | {c.id for c in box.team_plays if c.team == team}


class Heard:
    """What somebody was told, as text."""

    def __init__(self, heard: list[str]) -> None:
        self.heard = heard


def messages(client: Client | Heard) -> list[Told]:
    """The numbered messages it has heard, as they came."""
    heard = [json.loads(text) for text in client.heard]
    return [told for told in heard if told["type"] in ("snapshot", "update", "going on")]


def check_cards(client: Client | Heard, viewer: str) -> None:
    """Each of another team's cards is first named by a message that shows it to everybody."""
    for seat in TEAMS:
        if seat == viewer:
            continue
        unseen = own_cards(seat)
        for told in messages(client):
            text = json.dumps(told)
            named = {id for id in unseen if f'"{id}"' in text or f"-{id}" in text or f"{id} " in text}
            shown = [event["values"] for event in told.get("events", ()) if event["kind"] in REVEALING]
            assert named <= {value for values in shown for value in values.values()}, (viewer, named)
            unseen -= named
            cards = told.get("state", {}).get(f"{seat}_cards", {})
            hidden = [cards.get(key) for key in ("hand", "laid", "team_plays", "declared_team_play")]
            hidden += [
                change["value"]
                for change in told.get("changes", ())
                if change["path"][0] == f"{seat}_cards" and change["path"][-1] in ("hand", "laid", "team_plays")
            ]
            assert hidden == [None] * len(hidden)


def test_a_card_told_to_the_wrong_coach_is_found_out() -> None:
    def heard(kind: str) -> Heard:
        event = {"kind": kind, "values": {"seat": "home", "card": min(own_cards("home"))}}
        return Heard([json.dumps({"type": "update", "events": [event], "changes": []})])

    check_cards(heard("card drawn"), "home")
    check_cards(heard("card turned"), "away")
    with pytest.raises(AssertionError):
        check_cards(heard("card drawn"), "away")


def check_questions(client: Client | Heard, viewer: str) -> None:
    """What is asked in secret shows to nobody else."""
    for told in messages(client):
        asked = told.get("asked")
        if asked is not None and asked["topic"] in SECRET_TOPICS:
            assert asked["seat"] == viewer
        if told.get("question") is not None:
            assert asked is not None
            assert asked["seat"] == viewer


def play_whole_match(server: Running, exercise: int) -> tuple[dict[str, Client], Told]:
    """Two people and a spectator, each on a connection and a thread of its own, to the end."""
    match = create(server.url, "mine", "mine", exercise=exercise)
    clients = {role: Client(server.url, match[role]) for role in VIEWERS}

    def play(client: Client) -> None:
        while client.until_asked():
            assert client.step()["type"] == "accepted"

    threads = [threading.Thread(target=play, args=(clients[role],)) for role in VIEWERS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()
    return clients, match


@pytest.mark.parametrize("exercise", [4, 6])
def test_nobody_is_told_another_coachs_cards_in_a_whole_match(server: Running, exercise: int) -> None:
    clients, match = play_whole_match(server, exercise)
    for role, client in clients.items():
        client.close()
        check_cards(client, role)
        check_questions(client, role)
    drawn = {role: [e for e in clients[role].events if e.get("kind") == "card drawn"] for role in VIEWERS}
    assert drawn["home"]
    assert all(event["values"]["seat"] == "home" for event in drawn["home"])
    assert all(event["values"]["seat"] == "away" for event in drawn["away"])
    assert drawn["public"] == []

    # A spectator hears a pair of messages for every open decision, whatever was asked in secret in between.
    kinds = [told["type"] for told in messages(clients["public"])]
    pairs = kinds[kinds.index("going on") :] if kinds[1] != "update" else kinds[1:]
    assert all(one != other for one, other in pairwise(pairs))
    headers = {"Authorization": f"Bearer {match['public']}"}
    record = record_from("record", ask(server.url, f"api/matches/{match['match']}/record", headers=headers).body)
    moves = [move for move in record.moves if move.by != "chance"]
    secret = [move for move in moves if move.about in SECRET_TOPICS]
    # Where dice are the first thing, they go on with the second side's number for them.
    assert abs(kinds.count("going on") - (len(moves) - len(secret))) <= 2


def test_an_unfinished_record_has_no_line_for_what_others_were_asked_in_secret(server: Running) -> None:
    match = create(server.url, "mine", "random", exercise=6)
    with Client(server.url, match["home"]) as home:
        for _ in range(60):
            home.until_asked()
            home.step()
        home.until_asked()
        for role in ("home", "public"):
            headers = {"Authorization": f"Bearer {match[role]}"}
            text = ask(server.url, f"api/matches/{match['match']}/record", headers=headers).body.decode()
            lines = [json.loads(line) for line in text.splitlines()[1:]]
            assert len(lines) > 10
            assert not [line for line in lines if line["about"] in SECRET_TOPICS and line["by"] != role]
            assert all(line["choice"] is not None for line in lines)
            assert [line for line in lines if line["about"] in SECRET_TOPICS] or role == "public"
            assert "seed" not in text


def test_where_there_are_secrets_what_follows_is_shown_after_a_fixed_delay(tmp_path: Path) -> None:
    delay = 0.12
    with running(tmp_path, delay) as server:
        match = create(server.url, "random", "random", exercise=6)
        with Client(server.url, match["public"]) as watcher:
            watcher.until(lambda told: told["type"] == "going on")
            # All together, for a busy watcher may hear of a single one too late to see how long it took.
            began = heard = time.monotonic()
            for _ in range(ROUNDS):
                watcher.until(lambda told: told["type"] == "update")
                heard = time.monotonic()
                watcher.until(lambda told: told["type"] == "going on")
            assert heard - began > delay * (ROUNDS - 0.7)


@pytest.mark.parametrize(("game", "setup"), [("takkure", {"exercise": 1}), ("dreadball", {"rushes": 1})])
def test_without_secrets_everything_is_shown_at_once(tmp_path: Path, game: str, setup: dict[str, int]) -> None:
    with running(tmp_path, 5.0) as server:
        match = create(server.url, "random", "random", game=game, **setup)
        with Client(server.url, match["public"]) as watcher:
            while watcher.outcome is None:
                assert watcher.hear()["type"] != "going on"


def test_a_match_loaded_in_the_middle_of_a_secret_shows_the_others_no_more_than_before(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = create(server.url, "mine", "mine", exercise=6)
        with Client(server.url, match["home"]) as home, Client(server.url, match["away"]) as away:
            home.until_asked()
            assert home.question is not None
            assert home.question["topic"] == "team plays"
            home.step()
            away.until(lambda told: told["type"] == "snapshot")
            assert away.asked == {"seat": "nobody", "topic": ""}
            assert len(away.state["players"]) == 8
    with running(tmp_path) as server:
        with Client(server.url, match["away"]) as again:
            again.until(lambda told: told["type"] == "snapshot")
            assert again.asked == {"seat": "nobody", "topic": ""}
            assert again.state == away.state
            assert again.choose([0], turn=0)["code"] == "not asked"
        with Client(server.url, match["home"]) as home:
            home.until_asked()
            assert home.turn == 1


def test_a_list_does_not_tell_of_secret_answers(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=6)

    def listed() -> Told:
        found: Told = ask(server.url, "api/mine", {"tokens": [match["away"]]}).json["matches"][0]
        return found

    before = listed()
    time.sleep(1.1)
    with Client(server.url, match["home"]) as home:
        home.until_asked()
        home.step()
        home.until_asked()
    assert listed() == before


def test_an_unfinished_match_is_gone_through_in_ones_own_view_only(server: Running) -> None:
    match = create(server.url, "mine", "random", exercise=6)
    clients = {role: Client(server.url, match[role]) for role in ("home", "public")}
    for _ in range(60):
        clients["home"].until_asked()
        clients["home"].step()
    clients["home"].until_asked()
    for role, client in clients.items():
        path = f"api/matches/{match['match']}/replay?viewer="
        headers = {"Authorization": f"Bearer {match[role]}"}
        for other in VIEWERS:
            if other != role:
                assert ask(server.url, path + other, headers=headers).json["code"] == "unfinished"
        told = ask(server.url, path + role, headers=headers).json
        assert told["outcome"] is None
        assert len(told["steps"]) > 20
        assert not {step["about"] for step in told["steps"]} & set(SECRET_TOPICS)
        events = [*told["events"], *(event for step in told["steps"] for event in step["events"])]
        while len(client.events) < len(events):
            client.hear()
        assert events == client.events[: len(events)]
        client.close()
