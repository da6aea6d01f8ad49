"""Whole matches over connections: people, computers, reconnecting, taking back, records."""

import copy
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, Running, Told, ask, create, running
from thirdhalf.kernel.record import record_from
from thirdhalf.kernel.replay import verify
from thirdhalf.server.games import coaches_of, games
from thirdhalf.server.room.stream import KEPT_MESSAGES

TO_THE_LINE = [0, -10160]


def record_of(server: Running, match: Told, role: str) -> bytes:
    """The record as that role gets it."""
    answer = ask(server.url, f"api/matches/{match['match']}/record", headers={"Authorization": f"Bearer {match[role]}"})
    assert answer.status == 200
    return answer.body


def play_out(client: Client, coach: str = "random") -> int:
    """Let a coach of the server's answer whenever this seat is asked; how often that was."""
    count = 0
    while client.until_asked():
        assert client.step(coach)["type"] == "accepted"
        count += 1
    return count


WHOLE = [("takkure", {"exercise": 3}), ("takkure", {"exercise": 6}), ("dreadball", {"rushes": 3})]


@pytest.mark.parametrize(("game", "setup"), WHOLE)
def test_two_computers_play_to_the_end_and_the_record_holds(server: Running, game: str, setup: Told) -> None:
    match = create(server.url, "random", "random", game=game, **setup)
    with Client(server.url, match["public"]) as watcher:
        while watcher.outcome is None:
            watcher.hear()
        assert watcher.question is None
        record = record_from("record", record_of(server, match, "public"))
        final = verify(games()[game], record)
        assert final.project(-1) == watcher.state
        seen = [event for event in final.log or [] if event.audience == 3]
        assert [told.get("kind") for told in watcher.events] == [event.kind for event in seen]
        assert record.end is not None
        assert record.end.winner == watcher.outcome["winner"]


@pytest.mark.parametrize(("game", "setup"), [*WHOLE, ("takkure", {"exercise": 1}), ("dreadball", {"lesson": "slam"})])
def test_a_client_plays_a_computer_to_the_end(server: Running, game: str, setup: Told) -> None:
    match = create(server.url, "mine", "random", game=game, **setup)
    with Client(server.url, match["home"]) as client:
        answers = play_out(client)
        record = record_from("record", record_of(server, match, "home"))
        assert answers == sum(move.by == "home" for move in record.moves) >= 1
        assert record.end is not None
        assert verify(games()[game], record).project(0) == client.state
        assert record.names == ("Ada", "Bo")


def test_one_client_holds_both_seats(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=3)
    counts: list[int] = []
    with Client(server.url, match["home"]) as home, Client(server.url, match["away"]) as away:
        threads = [threading.Thread(target=lambda seat=seat: counts.append(play_out(seat))) for seat in (home, away)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        assert len(counts) == 2
        assert home.outcome == away.outcome
        assert [e["kind"] for e in home.events] == [e["kind"] for e in away.events]


def test_a_question_says_all_that_is_needed_to_answer_it(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1)
    with Client(server.url, match["home"]) as client:
        client.until_asked()
        question: Any = client.question
        assert (question["form"], question["topic"], question["rule"]) == ("pick", "first action", "1.03")
        assert [(option["choice"], option["word"]) for option in question["options"]] == [(1, "move"), (0, "nothing")]
        assert question["options"][0]["label"] == {"message": "action-move", "values": {}}
        assert question["prompt"]["message"] == "question-first-action"
        assert client.asked == {"seat": "home", "topic": "first action"}
        client.choose([1])
        client.until_asked()
        question = client.question
        assert question["form"] == "path"
        assert question["data"]["shape"] == "mark"
        assert question["data"]["subjects"] == [client.state["active"]]


def test_events_are_told_in_no_language(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1)
    with Client(server.url, match["home"]) as client:
        client.until_asked()
        client.choose([1])
        client.until_asked()
        client.choose(TO_THE_LINE)
        client.until(lambda told: told["type"] == "update")
        told = next(event for event in client.events if event["kind"] == "marked")
        assert told["rule"] == "1.04"
        assert told["telling"]["message"] == "event-marked"
        values = told["telling"]["values"]
        assert values["player"]["id"] == client.state["active"]
        assert values["points"] == {"kind": "numbers", "values": TO_THE_LINE}
        assert values["y"] == {"kind": "length", "value": -10160}


def test_a_choice_is_judged_and_refused_with_its_rule(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1)
    with Client(server.url, match["home"]) as home, Client(server.url, match["away"]) as away:
        home.until_asked()
        home.choose([1])
        home.until_asked()
        home.choose(TO_THE_LINE)
        away.until_asked()
        away.choose([10])
        away.until_asked()
        judged = away.request("judge", turn=away.turn, choice=[9999, 9999])
        assert (judged["allowed"], judged["rule"]) == (False, "1.12")
        refused = away.choose([9999, 9999])
        assert (refused["code"], refused["rule"]) == ("illegal", "1.12")
        assert refused["why"] == judged["why"] == {"message": "refusal-off-the-marked-line", "values": {}}
        judged = away.request("judge", turn=away.turn, choice=TO_THE_LINE)
        assert (judged["allowed"], judged["completed"]) == (True, TO_THE_LINE)
        assert away.choose(TO_THE_LINE)["type"] == "accepted"
        away.until_asked()
        suggested = away.request("suggest", turn=away.turn, coach="random")
        judged = away.request("judge", turn=away.turn, choice=suggested["choice"])
        assert judged["allowed"]
        assert judged["completed"][-2:] == suggested["choice"][-2:]
        assert away.request("suggest", turn=away.turn, coach="nobody")["code"] == "no coach"


def test_options_are_weighed_only_where_dice_are_shared_out(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1)
    with Client(server.url, match["home"]) as home, Client(server.url, match["away"]) as away:
        home.until_asked()
        assert home.request("weigh", turn=home.turn)["weights"] == []
        assert home.request("weigh", turn=home.turn + 1)["code"] == "stale"
        assert away.request("weigh", turn=away.turn)["code"] == "not asked"


def test_hints_come_with_odds_and_weigh_a_choice_of_ones_own(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1)
    with Client(server.url, match["home"]) as home, Client(server.url, match["away"]) as away:
        home.until_asked()
        hinted = home.request("consult", turn=home.turn)
        assert [hint["choice"] for hint in hinted["hints"]] == [[1], [0]]
        assert hinted["hints"][0]["gain"] > hinted["hints"][1]["gain"]
        assert hinted["hints"][0]["reason"]["message"].startswith("hint-")
        assert hinted["hints"][0]["odds"][0] == {
            "message": "odds-try",
            "values": {"chance": {"kind": "number", "value": 0}},
        }
        assert hinted["own"] is None
        own = home.request("consult", turn=home.turn, choice=[0])["own"]
        assert (own["choice"], own["gain"]) == ([0], hinted["hints"][1]["gain"])
        assert home.request("consult", turn=home.turn, choice=[77])["own"] is None
        assert home.request("consult", turn=home.turn + 1)["code"] == "stale"
        assert away.request("consult", turn=away.turn)["code"] == "not asked"


def test_a_plan_is_all_that_is_asked_in_a_row_and_can_be_played(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=3)
    with Client(server.url, match["home"]) as home, Client(server.url, match["away"]) as away:
        for _ in ("player", "first action", "mark"):
            home.until_asked()
            home.play_a_decision("club")
        away.until_asked()
        planned = away.request("plan", turn=away.turn, coach="club")
        topics = [step["question"]["topic"] for step in planned["steps"]]
        assert topics.count("defence") == 3
        assert set(topics) <= {"defender", "defence", "spot", "defensive move"}
        for step in planned["steps"]:
            away.until_asked()
            assert away.question is not None
            assert away.question == step["question"]
            assert away.choose(step["choice"])["type"] == "accepted"
        assert away.request("plan", turn=away.turn, coach="nobody")["code"] in ("not asked", "no coach")


def test_what_there_is_to_play_names_every_line_up(server: Running) -> None:
    """6.06: of Yamato two can play each position of the full match, Raiken and Lone and Wolf two of them."""
    takkure = next(game for game in ask(server.url, "api/about").json["games"] if game["id"] == "takkure")
    full = next(exercise for exercise in takkure["about"]["exercises"] if exercise["number"] == 6)
    yamato = next(each for each in full["line_ups"] if (each["team"], each["part"]) == ("yamato", "attack"))
    assert len(yamato["players"]) == 9
    assert ["raiken", "oyabun", "tetsu", "yokozuna"] in yamato["players"]
    for ids in yamato["players"]:
        assert create(server.url, "mine", "mine", exercise=6, home_line_up=", ".join(ids))


def test_a_choice_sent_again_is_done_once(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1)
    with Client(server.url, match["home"]) as client:
        client.until_asked()
        turn = client.turn
        assert client.choose([1], id="the first")["type"] == "accepted"
        client.until_asked()
        assert client.choose([1], id="the first", turn=turn) == {"type": "accepted", "id": "the first"}
        assert client.choose([0], id="the first", turn=turn + 1) == {"type": "accepted", "id": "the first"}
        assert client.choose([1], id="another", turn=turn)["code"] == "stale"
    with Client(server.url, match["home"]) as client:
        client.until_asked()
        assert client.question is not None
        assert client.question["topic"] == "mark"
        assert client.choose([1], id="the first", turn=turn)["type"] == "accepted"


@pytest.mark.parametrize(("game", "setup"), [("takkure", {"exercise": 3}), ("dreadball", {"first": "home"})])
def test_a_client_that_comes_back_hears_what_it_missed(server: Running, game: str, setup: Told) -> None:
    match = create(server.url, "mine", "mine", game=game, **setup)
    with Client(server.url, match["home"]) as home:
        with Client(server.url, match["away"]) as away:
            away.until(lambda told: told["type"] == "snapshot")
        home.until_asked()
        home.step()
        home.until(lambda told: told["type"] == "update")
        with Client(server.url, match["away"], away) as back:
            back.until(lambda told: told.get("number") == home.number)
            assert back.snapshots == 0
            assert back.heard[-1].startswith('{"type":"update"')
            assert back.state["players"] == home.state["players"]
        away.stream = "another"
        with Client(server.url, match["away"], away) as back:
            back.until(lambda told: told.get("number") == home.number)
            assert back.snapshots == 1
            assert back.state["players"] == home.state["players"]


def test_a_client_too_far_behind_gets_everything_anew(server: Running) -> None:
    match = create(server.url, "random", "random", exercise=6)
    with Client(server.url, match["public"]) as watcher:
        watcher.until(lambda told: told["type"] == "snapshot")
        first = watcher.number
        while watcher.outcome is None:
            watcher.hear()
        assert watcher.number > first + KEPT_MESSAGES
        events = list(watcher.events)
        watcher.number = first
        with Client(server.url, match["public"], watcher) as late:
            late.until(lambda told: told["type"] == "snapshot")
            assert late.state == watcher.state
            assert late.outcome == watcher.outcome
            past = late.request("history", first_event=0, count=20)
            assert past["events"] == events[:20]
        watcher.number = late.number + 50
        with Client(server.url, match["public"], watcher) as late:
            late.until(lambda told: told["type"] == "snapshot")


def test_the_last_own_choices_are_taken_back_until_somebody_else_decides(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1, measuring="closed")
    with Client(server.url, match["home"]) as home, Client(server.url, match["away"]) as away:
        home.until_asked()
        assert home.request("undo", turn=home.turn)["code"] == "no undo"
        home.choose([1])
        home.until_asked()
        home.choose(TO_THE_LINE)
        away.until_asked()
        home.until(lambda told: told["type"] == "update")
        assert home.may_undo()
        assert away.request("undo", turn=away.turn)["code"] == "no undo"
        assert home.request("undo", turn=home.turn - 1)["code"] == "stale"
        assert home.request("undo", turn=home.turn, id="back")["type"] == "accepted"
        home.until_asked()
        assert home.question is not None
        assert home.question["topic"] == "mark"
        assert not [event for event in home.events if event["kind"] == "marked"]
        assert home.request("undo", turn=home.turn, id="back")["type"] == "accepted"
        assert home.request("undo", turn=home.turn)["type"] == "accepted"
        home.until(lambda told: told["type"] == "snapshot")
        assert home.question is not None
        assert home.question["topic"] == "first action"
        assert home.request("undo", turn=home.turn)["code"] == "no undo"
        away.until(lambda told: told.get("number") == home.number)
        assert away.choose([10])["code"] == "not asked"
        home.choose([1])
        home.until_asked()
        home.choose(TO_THE_LINE)
        away.question = None
        away.until_asked()
        away.choose([10])
        away.until_asked()
        home.until(lambda told: told.get("asked") == {"seat": "away", "topic": "spot"})
        assert not home.may_undo()
        assert home.request("undo", turn=home.turn)["code"] == "no undo"
        away.choose(TO_THE_LINE)
        away.until_asked()
        # 1.12: naming the spot has shown how far the tackler gets.
        assert not away.may_undo()
    moves = [json.loads(line) for line in record_of(server, match, "home").splitlines()[1:]]
    assert [move["about"] for move in moves] == ["first action", "mark", "defence", "spot"]


def test_steps_are_taken_back_until_dice_are_rolled(server: Running) -> None:
    """D19.3: a way is decided step by step, and nothing is shown by it; D9.8: an Evade is."""
    match = create(server.url, "mine", "mine", game="dreadball", lesson="move")
    with Client(server.url, match["home"]) as home, Client(server.url, match["away"]):

        def answer(word: str) -> None:
            home.until_asked()
            assert home.question is not None
            choice = next(option["choice"] for option in home.question["options"] if option["word"] == word)
            assert home.choose([choice])["type"] == "accepted"

        for word in ("Skrit", "run", "-3 0", "-2 0", "-1 0"):
            answer(word)
        home.until_asked()
        assert home.state["moving"]["points"] == 3
        for _ in range(5):
            assert home.may_undo()
            assert home.request("undo", turn=home.turn)["type"] == "accepted"
            home.until(lambda told: told["type"] == "snapshot")
        assert (home.question or {})["topic"] == "token"
        assert not home.may_undo()
        # Out of Grumm's threat hex: dice, and there is no way back.
        for word in ("Skrit", "run", "-3 0", "-2 0", "-1 0", "-1 1"):
            answer(word)
        home.until(lambda told: told["type"] in ("update", "snapshot") and not home.undo)
        assert [event for event in home.events if event["kind"] == "rolled"]
        assert home.request("undo", turn=home.turn)["code"] == "no undo"


def test_each_game_has_its_coaches(server: Running) -> None:
    told = ask(server.url, "api/about").json
    assert [game["id"] for game in told["games"]] == ["takkure", "dreadball"]
    for game in told["games"]:
        assert game["coaches"] == coaches_of(game["id"])
        assert game["coaches"][0] == "random"
    match = create(server.url, "mine", "mine", game="dreadball", lesson="strike")
    with Client(server.url, match["home"]) as home:
        home.until_asked()
        for coach in coaches_of("dreadball"):
            suggested = home.request("suggest", turn=home.turn, coach=coach)
            assert home.request("judge", turn=home.turn, choice=suggested["choice"])["allowed"]
        strangers = set(coaches_of("takkure")) - set(coaches_of("dreadball"))
        for coach in strangers:
            assert home.request("suggest", turn=home.turn, coach=coach)["code"] == "no coach"
        found = home.request("consult", turn=home.turn)["hints"]
        assert [hint["reason"]["message"] for hint in found][-1] == "dreadball-hint-holds"
        assert home.request("consult", turn=home.turn, choice=found[1]["choice"])["own"]["gain"] == found[1]["gain"]


def test_nothing_is_taken_back_past_dice(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1)
    with Client(server.url, match["home"]) as home, Client(server.url, match["away"]) as away:
        for client, choice in ((home, [1]), (home, TO_THE_LINE), (away, [9]), (away, []), (home, [1]), (home, [])):
            client.until_asked()
            assert client.choose(choice)["type"] == "accepted"
        # Whatever was rolled, or whoever is asked next, the older choices are out of reach.
        while len([event for event in home.events if event["kind"] == "rolled"]) == 0 and home.outcome is None:
            for client in (home, away):
                if client.question is not None:
                    client.step()
                else:
                    # Who is asked next is not told to both at once: neither waits for good.
                    client.hear_or_not(0.01)
        assert not home.may_undo()
        assert home.request("undo", turn=home.turn)["code"] == "no undo"


def test_an_invitation_gives_a_seat_to_one(server: Running) -> None:
    match = create(server.url, "mine", "invite", exercise=1)
    assert match["info"]["seats"][1]["kind"] == "open"
    with Client(server.url, match["home"]) as home:
        home.until(lambda told: told["type"] == "present")
        with Client(server.url, match["away"]) as nobody:
            assert nobody.hear()["code"] == "no seat"
        wish = {"invite": match["away"], "key": "a-key-of-my-own-1", "name": "Cy"}
        joined = ask(server.url, "api/join", wish).json
        assert joined["role"] == "away"
        assert ask(server.url, "api/join", wish).json["token"] == joined["token"]
        assert ask(server.url, "api/join", wish | {"key": "a-key-of-another"}).status == 403
        present = home.until(lambda told: told["type"] == "present" and told["seats"][1]["kind"] != "open")
        assert present["seats"][1] == {"seat": "away", "name": "Cy", "kind": "person", "coach": ""}
        with Client(server.url, joined["token"]) as away:
            assert away.hear()["role"] == "away"
            present = home.until(lambda told: told["type"] == "present" and told["away"])
            assert (present["home"], present["watching"]) == (True, 0)


def test_my_matches_are_listed_by_my_tokens(server: Running) -> None:
    first = create(server.url, "mine", "mine", exercise=1)
    second = create(server.url, "random", "random", exercise=1)
    with Client(server.url, second["public"]) as watcher:
        while watcher.outcome is None:
            watcher.hear()
    tokens = [first["home"], "a-token-nobody-has", first["away"], second["public"]]
    found = ask(server.url, "api/mine", {"tokens": tokens}).json["matches"]
    listed = {one["token"]: (one["role"], one["info"]["match"], one["your_turn"]) for one in found}
    assert listed == {
        0: ("home", first["match"], True),
        2: ("away", first["match"], False),
        3: ("public", second["match"], False),
    }
    outcome = next(one["outcome"] for one in found if one["token"] == 3)
    assert outcome == watcher.outcome


def test_a_host_sets_the_pace_and_plays_step_by_step(server: Running) -> None:
    match = create(server.url, "random", "random", pace=5000, exercise=1)
    with Client(server.url, match["host"]) as host, Client(server.url, match["public"]) as watcher:
        host.until(lambda told: told["type"] == "snapshot")
        assert watcher.request("pace", milliseconds=0, running=True)["code"] == "not allowed"
        assert watcher.request("step")["code"] == "not allowed"
        assert host.request("pace", milliseconds=0, running=False)["type"] == "accepted"
        before = host.number
        assert host.request("step")["type"] == "accepted"
        host.until(lambda told: told["type"] == "update") if host.number == before else None
        assert host.number == before + 1
        assert host.request("pace", milliseconds=0, running=True)["type"] == "accepted"
        while host.outcome is None:
            host.hear()


def test_a_match_that_its_host_left_goes_on_for_those_who_watch(server: Running) -> None:
    match = create(server.url, "random", "random", exercise=1)
    with Client(server.url, match["public"]) as watcher:
        with Client(server.url, match["host"]) as host:
            assert host.request("pace", milliseconds=0, running=False)["type"] == "accepted"
        while watcher.outcome is None:
            watcher.hear()


def test_a_finished_match_is_gone_through_again(server: Running) -> None:
    match = create(server.url, "random", "random", exercise=4)
    headers = {"Authorization": f"Bearer {match['host']}"}
    early = ask(server.url, f"api/matches/{match['match']}/replay?viewer=home", headers=headers)
    assert early.json["code"] == "unfinished"
    with Client(server.url, match["host"]) as host:
        while host.outcome is None:
            host.hear()
    told = ask(server.url, f"api/matches/{match['match']}/replay", headers=headers).json
    state = copy.deepcopy(told["state"])
    events = list(told["events"])
    for step in told["steps"]:
        events += step["events"]
        for change in step["changes"]:
            place = state
            for key in change["path"][:-1]:
                place = place[key]
            place[change["path"][-1]] = change["value"]
    assert state == host.state
    assert events == host.events
    uploaded = ask(server.url, "api/records?viewer=public", record_of(server, match, "host"))
    assert uploaded.json == told


def test_a_clean_shutdown_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = create(server.url, "mine", "random", exercise=6)
        with Client(server.url, match["home"]) as client:
            for _ in range(12):
                client.until_asked()
                client.step()
            client.until_asked()
            before = (client.state, client.question, client.turn)
    with running(tmp_path) as server, Client(server.url, match["home"]) as client:
        client.until_asked()
        assert (client.state, client.question, client.turn) == before


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"setup": {"exercise": 77}}, "there is no exercise 77"),
        ({"setup": {"colour": "red"}}, "'colour' is not part of a set-up"),
        ({"setup": {"home": "nobody"}}, "there is no team 'nobody'"),
        ({"setup": {"pitch": "moon"}}, "there is no pitch 'moon'"),
        ({"home": {"kind": "computer", "name": "x", "coach": "grandmaster"}}, "there is no coach 'grandmaster'"),
        ({"home": {"kind": "computer", "name": "x"}}, "names its coach"),
        ({"home": {"kind": "mine", "name": "x" * 41}}, "length"),
        ({"seed": "00"}, "unknown field"),
    ],
)
def test_what_cannot_be_set_up_is_said(server: Running, body: Told, why: str) -> None:
    seat = {"kind": "mine", "name": "Ada"}
    answer = ask(server.url, "api/matches", {"game": "takkure", "setup": {}, "home": seat, "away": seat} | body)
    assert answer.status == 400
    assert why in answer.json["why"]


def test_whoever_has_a_seat_can_let_others_watch(server: Running) -> None:
    match = create(server.url, "mine", "random", exercise=1)
    path = f"api/matches/{match['match']}/spectators"

    def granted(token: str) -> str:
        answer = ask(server.url, path, b"", headers={"Authorization": f"Bearer {token}"}).json
        assert answer["role"] == "public"
        return str(answer["token"])

    token = granted(match["home"])
    assert token not in (match["home"], match["public"])
    assert granted(match["home"]) == token
    assert granted(token) == token
    with Client(server.url, token) as watcher:
        assert watcher.until(lambda told: told["type"] == "welcome")["role"] == "public"
    assert ask(server.url, path, b"", headers={"Authorization": "Bearer nobody-has-this-token"}).status == 403


def test_where_measuring_is_closed_no_adviser_speaks_before_a_declaration(server: Running) -> None:
    """0.03, R-83, R-84: whatever is asked for. The computer may decide for a coach, and that is not taken back."""
    match = create(server.url, "mine", "mine", exercise=3, measuring="closed")
    with Client(server.url, match["home"]) as home:
        home.until_asked()
        for verb in ("consult", "weigh", "suggest", "plan"):
            coach = {"coach": "club"} if verb in ("suggest", "plan") else {}
            refused = home.request(verb, turn=home.turn, **coach)
            assert (refused["code"], refused["rule"]) == ("silenced", "0.03"), verb
            assert refused["why"] == {"message": "refusal-measuring-is-closed", "values": {}}
        home.question = None
        assert home.request("step", turn=home.turn, coach="club")["type"] == "accepted"
        home.until_asked()
        assert not home.may_undo()
        assert home.request("undo", turn=home.turn)["code"] == "no undo"
