"""How long a coach thinks is the server's to say, whatever comes over the wire."""

import pytest

from tests.server.harness import Client, Running, ask, create

ENDLESS = ("international:1e9s", "international:999999999", "province:0.1s")


@pytest.mark.parametrize("coach", ENDLESS)
def test_no_match_is_created_against_a_coach_with_a_budget(server: Running, coach: str) -> None:
    seats = {"home": {"kind": "mine", "name": "A"}, "away": {"kind": "computer", "name": "B", "coach": coach}}
    answer = ask(server.url, "api/matches", {"game": "takkure", "setup": {"exercise": 1}, **seats})
    assert answer.status == 400
    assert answer.json["code"] == "no coach"
    assert "budget" in answer.json["why"]


def test_nobody_asks_a_coach_with_a_budget(server: Running) -> None:
    match = create(server.url, "mine", "mine", exercise=1, attacker="home")
    with Client(server.url, match["home"]) as home:
        home.until_asked()
        for verb in ("suggest", "plan", "step"):
            for coach in ENDLESS:
                answer = home.request(verb, turn=home.turn, coach=coach)
                assert answer["code"] == "no coach", verb
