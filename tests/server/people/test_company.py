"""What two say to each other, and to nobody else; and the same match from the other side."""

import asyncio
import json
import time

import pytest

from tests.server.harness import Client, Running, Told, ask, create
from tests.server.people.test_accounts import sign_up
from tests.server.test_leagues import post
from tests.server.test_several import whoever_is_asked
from tests.server.test_third_half import bearer
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record
from thirdhalf.server.forms import Role
from thirdhalf.server.keeping.places import database_at
from thirdhalf.server.people.judging import Judging
from thirdhalf.server.replays import gone_through
from thirdhalf.server.requests import Replay
from thirdhalf.server.room.guard import Unable
from thirdhalf.server.room.talking import filtered


def say(client: Client, kind: str, what: str = "") -> Told:
    return client.request("say", kind=kind, what=what)


def spoken(client: Client, what: str) -> Told:
    """The line that says so, when it comes."""
    told = client.until(lambda told: told["type"] == "talk" and any(line["what"] == what for line in told["lines"]))
    return next(line for line in told["lines"] if line["what"] == what)


def test_two_talk_and_nobody_else_hears(server: Running) -> None:
    url = server.url
    made = create(url, "mine", "mine", game="dreadball", rushes=1)
    with Client(url, made["home"]) as ana, Client(url, made["away"]) as ben, Client(url, made["public"]) as eve:
        assert say(ana, "phrase", "hello")["type"] == "accepted"
        assert spoken(ben, "hello")["by"] == "home"
        assert say(ben, "phrase", "kill")["code"] == "illegal"
        # Chat wants both.
        assert say(ana, "text", "hi")["code"] == "not agreed"
        assert say(ana, "open")["type"] == "accepted"
        assert say(ana, "text", "hi")["code"] == "not agreed"
        assert say(ben, "open")["type"] == "accepted"
        assert say(ana, "text", "hi www.evil.example you FUCKER ok")["type"] == "accepted"
        assert spoken(ben, "hi *** you *** ok")["kind"] == "text"
        assert say(ana, "text", "a\u202eb")["code"] == "illegal"
        ben.send({"type": "say", "id": "x", "kind": "text", "what": "x" * 201})
        assert ben.until(lambda told: told["type"] == "problem")["code"] == "malformed"
        assert say(eve, "phrase", "hello")["code"] == "not allowed"
        # Who comes back reads it; either closes it for both.
        with Client(url, made["away"]) as again:
            spoken(again, "hello")
        assert say(ben, "close")["type"] == "accepted"
        assert say(ana, "text", "still there?")["code"] == "not agreed"
        eve.request("history", first_event=0, count=1)
        assert not [text for text in eve.heard if json.loads(text)["type"] == "talk"]
    alone = create(url, "mine", "random", exercise=1)
    with Client(url, alone["home"]) as ana:
        assert say(ana, "phrase", "hello")["code"] == "not allowed"


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "a\x00b"])
def test_what_cannot_be_read_is_not_said(text: str) -> None:
    with pytest.raises(Unable):
        filtered(text)


def test_whoever_is_muted_has_phrases_only(server: Running) -> None:
    url = server.url
    eve = sign_up(url, "Muted Eve")
    made = create(url, "mine", "mine", exercise=1)
    post(url, "account/seats", {"tokens": [made["home"]]}, eve["token"])

    # As `thirdhalf admin person mute` does, beside the running server.
    async def mute() -> None:
        database = database_at(server.folder, None)
        await database.open()
        await Judging(database).judge("mute", "muted eve", "")
        await database.close()

    asyncio.run(mute())
    with Client(url, made["home"]) as home, Client(url, made["away"]) as away:
        for each in (home, away):
            say(each, "open")
        assert say(home, "text", "hi")["code"] == "not allowed"
        assert say(home, "phrase", "sorry")["type"] == "accepted"
        assert say(away, "text", "hi")["type"] == "accepted"


def test_once_more_from_the_other_side(server: Running) -> None:
    url = server.url
    made = create(url, "mine", "mine", game="dreadball", rushes=1)
    with Client(url, made["home"]) as home:
        home.until(lambda told: told["type"] == "snapshot")
        home.request("deal", what="resign")

    def again(role: str) -> Told:
        answer = ask(url, f"api/matches/{made['match']}/rematch?sides=swapped", b"", bearer(made[role]))
        assert answer.status == 201, answer.body
        return answer.json

    offered, accepted = again("home"), again("away")
    assert offered["info"]["match"] == accepted["info"]["match"]
    assert [each["name"] for each in accepted["info"]["seats"]] == ["Bo", "Ada"]
    assert next(each["role"] for each in offered["grants"] if each["token"]) == "away"
    assert accepted["grants"][0]["role"] == "home"
    for answer, role in ((offered, "away"), (accepted, "home")):
        with Client(url, answer["grants"][0]["token"] or answer["grants"][1]["token"]) as client:
            client.until(lambda told: told["type"] == "snapshot")
            assert client.role == role


def test_the_third_half_is_looked_at_together(server: Running) -> None:
    url = server.url
    made = create(url, "mine", "mine", game="dreadball", rushes=1)
    with Client(url, made["home"]) as ana, Client(url, made["away"]) as ben, Client(url, made["public"]) as eve:
        ana.until(lambda told: told["type"] == "snapshot")
        assert ana.request("deal", what="look", at="3")["code"] == "not asked"
        ana.request("deal", what="resign")
        assert ana.request("deal", what="look", at="12.3")["type"] == "accepted"
        assert eve.request("deal", what="look", at="3")["code"] == "not allowed"
        ben.until(lambda told: told["type"] == "standing" and told["looking"] == ["12.3", ""])
        ben.request("deal", what="look", at="7")
        ana.until(lambda told: told["type"] == "standing" and told["looking"] == ["12.3", "7"])
        ana.request("deal", what="look", at="")
        ben.until(lambda told: told["type"] == "standing" and told["looking"] == ["", "7"])
        ana.send({"type": "deal", "id": "x", "what": "look", "at": "../../elsewhere"})
        assert ana.until(lambda told: told["type"] == "problem")["code"] == "malformed"


def test_spectators_see_both_hands_some_minutes_later(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    url = server.url
    closed = create(url, "mine", "mine", exercise=6, attacker="home")
    made = create(url, "mine", "mine", exercise=6, attacker="home", hands=5)

    def seen(match: Told, role: str, viewer: str = "") -> Told:
        query = f"?viewer={viewer}" if viewer else ""
        return ask(url, f"api/matches/{match['match']}/replay{query}", headers=bearer(match[role])).json

    assert made["info"]["hands"] == 5
    # In DreadBall nothing is hidden: there are none.
    assert create(url, "mine", "mine", game="dreadball", hands=5)["info"]["hands"] == 0
    with Client(url, made["home"]) as home, Client(url, made["away"]) as away:
        # Team plays are chosen in secret first.
        for _ in range(24):
            asked = whoever_is_asked(home, away)
            assert asked is not None
            asked.step()
    assert seen(closed, "public", "home")["code"] == "unfinished"
    assert seen(made, "home", "away")["code"] == "unfinished"
    now = seen(made, "public")
    assert (now["views"], now["behind"], now["viewer"]) == (["public", "home", "away"], 0, "public")
    assert now["steps"]
    for viewer in ("home", "away"):
        early = seen(made, "public", viewer)
        assert (early["behind"], early["steps"], early["viewer"]) == (5, [], viewer)
    late = time.time() + 301
    monkeypatch.setattr("thirdhalf.server.room.behind.time.time", lambda: late)
    then = seen(made, "public", "home")
    assert then["state"]["seat"] == "home"
    assert then["steps"]
    assert len(then["steps"]) <= len(now["steps"])


def test_of_many_spectators_who_look_at_a_match_one_makes_work(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = server.url
    made = create(url, "mine", "mine", exercise=1, attacker="home")
    worked: list[str] = []

    def counted(game: Game, record: Record, viewer: Role) -> Replay:
        worked.append(viewer)
        return gone_through(game, record, viewer)

    monkeypatch.setattr("thirdhalf.server.desk.desk.gone_through", counted)

    def seen(role: str) -> int:
        answer = ask(url, f"api/matches/{made['match']}/replay", headers=bearer(made[role])).json
        assert answer["viewer"] == role
        return len(answer["steps"])

    with Client(url, made["home"]) as home:
        assert home.until_asked()
        assert [seen("public") for _ in range(9)] == [0] * 9
        assert seen("home") == 0
        assert worked == ["public", "home"], "each view is made once, and nobody has another's"
        # What has gone on since is seen, and what was taken back is not.
        home.choose([1])
        assert home.until_asked()
        assert seen("public") == seen("public") == 1
        home.request("undo", turn=home.turn)
        home.until(lambda told: told["type"] == "snapshot")
        assert seen("public") == 0
        assert worked == ["public", "home", "public", "public"]
