"""Two people and what is between them: the invitation, the help they agreed on, the match once more, their list."""

import threading
from typing import Any

import pytest

from tests.server.harness import GAMES, Answered, Client, Running, Told, ask, create
from tests.server.test_matches import play_out

KEY = "a-key-of-the-guest"


def agreed(server: Running, help: str, guest: str = "mine", /, **setup: Any) -> Told:
    """A match for two with that much help."""
    seats = {"home": {"kind": "mine", "name": "Ada"}, "away": {"kind": guest, "name": "Bo"}}
    setup = setup or {"exercise": 1, "measuring": "open"}
    game = "takkure" if "exercise" in setup else "dreadball"
    made = ask(server.url, "api/matches", {"game": game, "setup": setup, "help": help, **seats})
    assert made.status == 201, made.body
    found: Told = {grant["role"]: grant["token"] or grant["invite"] for grant in made.json["grants"]}
    return found | {"match": made.json["info"]["match"], "info": made.json["info"]}


def with_token(server: Running, match: str, what: str, token: str) -> Answered:
    """A request about a match by whoever has the token."""
    headers = {"Authorization": f"Bearer {token}"}
    return ask(server.url, f"api/matches/{match}/{what}", headers=headers, method="POST")


def finished(server: Running) -> Told:
    """A match of two people that is over; away has taken up an invitation."""
    match = agreed(server, "odds", "invite", rushes=1, first="away")
    joined = ask(server.url, "api/join", {"invite": match["away"], "key": KEY, "name": "Bea"}).json
    match["away"] = joined["token"]
    with Client(server.url, match["home"]) as home, Client(server.url, match["away"]) as away:
        threads = [threading.Thread(target=play_plainly, args=(seat,)) for seat in (home, away)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        assert home.outcome is not None
    return match


def play_plainly(client: Client) -> None:
    """To the end, without help."""
    while client.until_asked():
        assert client.choose(plain(client))["type"] == "accepted"


def plain(one: Client) -> list[int]:
    """An answer that needs no help: in DreadBall everything is picked."""
    question: Any = one.question
    return [question["options"][-1]["choice"]]


def test_an_invitation_says_who_invites_to_what_and_is_not_taken_up_by_that(server: Running) -> None:
    match = agreed(server, "none", "invite", exercise=6, home="yamato", away="teriomorphs")
    for _ in range(2):
        told = ask(server.url, "api/invitation", {"invite": match["away"]}).json
        assert told["role"] == "away"
        assert told["info"]["seats"][0]["name"] == "Ada"
        assert told["info"]["seats"][1]["kind"] == "open"
        assert (told["info"]["game"], told["info"]["setup"]["away"]) == ("takkure", "teriomorphs")
        assert told["info"]["help"] == "none"


def test_a_dead_invitation_says_so_before_anybody_writes_a_name(server: Running) -> None:
    match = agreed(server, "advice", "invite")
    assert ask(server.url, "api/join", {"invite": match["away"], "key": KEY, "name": "Bea"}).status == 200
    taken = ask(server.url, "api/invitation", {"invite": match["away"]})
    assert (taken.status, taken.json["code"]) == (403, "no invitation")
    # Who took it up is let in again.
    assert ask(server.url, "api/invitation", {"invite": match["away"], "key": KEY}).status == 200
    assert ask(server.url, "api/invitation", {"invite": match["away"], "key": KEY + "-2"}).status == 403
    unknown = ask(server.url, "api/invitation", {"invite": "an-invitation-of-nobody"})
    assert (unknown.status, unknown.json["code"]) == (403, "no invitation")
    assert ask(server.url, "api/invitation", {"invite": "short"}).json["code"] == "malformed"
    # A seat's token is no invitation.
    assert ask(server.url, "api/invitation", {"invite": match["home"]}).status == 403


REFUSED = {
    "none": {"suggest": True, "consult": True, "weigh": True, "plan": True, "step": True},
    "odds": {"suggest": True, "consult": False, "weigh": False, "plan": True, "step": True},
    "advice": {"suggest": False, "consult": False, "weigh": False, "plan": False, "step": False},
}


@pytest.mark.parametrize("help", list(REFUSED))
def test_nobody_gets_more_help_than_both_agreed_on(server: Running, help: str) -> None:
    match = agreed(server, help)
    assert match["info"]["help"] == help
    with Client(server.url, match["home"]) as home:
        home.until_asked()
        for verb, refused in REFUSED[help].items():
            answer = home.request(verb, turn=home.turn)
            assert (answer.get("code") == "not agreed") == refused, (verb, answer)
            if refused:
                assert answer["why"]["message"].startswith("refusal-agreed-on-")
        # What one may do by the rules is told whatever was agreed.
        if help != "advice":
            assert home.request("judge", turn=home.turn, choice=[1])["allowed"]


@pytest.mark.parametrize("game", list(GAMES))
def test_odds_alone_do_not_tell_which_answer_is_best(server: Running, game: str) -> None:
    seats = {"home": {"kind": "mine", "name": "Ada"}, "away": {"kind": "mine", "name": "Bo"}}
    setup = {"exercise": 1, "measuring": "open"} if game == "takkure" else GAMES[game]
    made = ask(server.url, "api/matches", {"game": game, "setup": setup, "help": "odds", **seats}).json
    with Client(server.url, made["grants"][0]["token"]) as home:
        home.until_asked()
        hinted = home.request("consult", turn=home.turn)
        assert hinted["type"] == "hinted"
        choices = [hint["choice"] for hint in hinted["hints"]]
        assert choices
        assert choices == sorted(choices)
        assert {hint["gain"] for hint in hinted["hints"]} == {0}


def test_a_rematch_is_offered_to_the_other_side_and_accepted(server: Running) -> None:
    match = finished(server)
    with Client(server.url, match["away"]) as away:
        offered = with_token(server, match["match"], "rematch", match["home"])
        assert offered.status == 201
        info = offered.json["info"]
        assert info["match"] != match["match"]
        assert (info["setup"], info["help"]) == (match["info"]["setup"], "odds")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bea"]
        told = away.until(lambda one: one["type"] == "present" and one["rematch"] is not None)
        assert told["rematch"] == {"by": "home", "answer": "open", "match": info["match"]}
        # Asked again it is the same offer, with the same tokens.
        assert with_token(server, match["match"], "rematch", match["home"]).json["info"]["match"] == info["match"]
        assert listed(server, match["away"])["rematch"]["answer"] == "open"

        accepted = with_token(server, match["match"], "rematch", match["away"])
        assert accepted.status == 201
        assert accepted.json["info"]["match"] == info["match"]
        told = away.until(lambda one: one["type"] == "present" and one["rematch"]["answer"] == "accepted")
        again = with_token(server, match["match"], "rematch", match["away"]).json
        assert again["grants"] == accepted.json["grants"]
    tokens = [offered.json["grants"][0]["token"], accepted.json["grants"][0]["token"]]
    with Client(server.url, tokens[0]) as home, Client(server.url, tokens[1]) as away:
        assert away.until_asked()
        home.until(lambda one: one["type"] == "snapshot")
        assert (home.role, away.role) == ("home", "away")


def test_a_rematch_can_be_declined_and_reconsidered(server: Running) -> None:
    match = finished(server)
    assert with_token(server, match["match"], "decline", match["away"]).json["code"] == "no rematch"
    with_token(server, match["match"], "rematch", match["away"])
    declined = with_token(server, match["match"], "decline", match["home"])
    assert declined.json["answer"] == "declined"
    assert listed(server, match["away"])["rematch"]["answer"] == "declined"
    assert with_token(server, match["match"], "rematch", match["home"]).status == 201
    assert listed(server, match["away"])["rematch"]["answer"] == "accepted"
    assert with_token(server, match["match"], "decline", match["home"]).json["code"] == "no rematch"


def test_the_link_of_an_offered_rematch_accepts_it_too(server: Running) -> None:
    match = finished(server)
    offered = with_token(server, match["match"], "rematch", match["home"]).json
    invite = next(grant["invite"] for grant in offered["grants"] if grant["role"] == "away")
    assert ask(server.url, "api/join", {"invite": invite, "key": KEY, "name": "Bea"}).status == 200
    assert listed(server, match["home"])["rematch"]["answer"] == "accepted"
    # The seat is gone: no second coach gets it.
    assert with_token(server, match["match"], "rematch", match["away"]).json["code"] == "no invitation"


def test_nobody_but_a_coach_offers_a_rematch_and_not_before_the_end(server: Running) -> None:
    running = agreed(server, "advice")
    early = with_token(server, running["match"], "rematch", running["home"])
    assert (early.status, early.json["code"]) == (409, "no rematch")
    match = finished(server)
    for what in ("rematch", "decline"):
        assert with_token(server, match["match"], what, match["public"]).json["code"] == "no rematch"


def listed(server: Running, token: str) -> Told:
    """The match of this token in a list."""
    found: Told = ask(server.url, "api/mine", {"tokens": [token]}).json["matches"][0]
    return found


def test_a_list_shows_the_score_of_a_match_that_goes_on(server: Running) -> None:
    match = create(server.url, "mine", "random", game="dreadball", rushes=6, first="home")
    with Client(server.url, match["home"]) as home:
        seen = [0, 0]
        while home.until_asked() and seen == [0, 0]:
            assert home.step("rookie")["type"] == "accepted"
            home.until_asked()
            seen = [home.state["home_points"], home.state["away_points"]]
            if home.question is not None:
                assert listed(server, match["home"])["score"] == seen
        play_out(home)
    ended = listed(server, match["home"])
    assert ended["score"] == [ended["outcome"]["home_score"], ended["outcome"]["away_score"]]
