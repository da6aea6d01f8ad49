"""Clocks and agreements over the wire, by a time that the test moves on."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import GAMES, Client, Moved, Running, Told, ask, create, running
from thirdhalf.games import kit_of
from thirdhalf.kernel.record import record_from
from thirdhalf.kernel.replay import verify
from thirdhalf.server.clock.clock import AWAY, LAG, UNSEEN

LIVE = {"bank": 100, "increment": 5}


@pytest.fixture(scope="module")
def hours() -> Moved:
    """The time of the module's server."""
    return Moved()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, hours: Moved) -> Iterator[Running]:
    """A server whose time stands still until a test moves it on."""
    with running(tmp_path_factory.mktemp("timed"), hours=hours) as one:
        yield one


def standing(client: Client, wanted: Any = lambda told: True) -> Told:
    """How it stands, once that is so."""
    return client.until(lambda told: told["type"] == "standing" and bool(wanted(told)))


def runs(seat: str) -> Any:
    """Whether that side's clock runs."""
    return lambda told: told["clock"]["running"] == seat


def begun(server: Running, game: str = "dreadball", clock: Told | None = None) -> tuple[Client, Client, Told]:
    """Two people at the table; home is asked."""
    match = create(server.url, "mine", "mine", game=game, clock=clock or LIVE, **GAMES[game])
    home = Client(server.url, match["home"])
    away = Client(server.url, match["away"])
    standing(home, runs("home"))
    standing(away, runs("home"))
    home.until_asked()
    return home, away, match


def over(client: Client) -> tuple[str, str]:
    """How the match ended."""
    while client.outcome is None:
        client.hear()
    return client.outcome["winner"], client.outcome["ending"]


def verified(server: Running, match: Told, game: str) -> Any:
    """The record of a match that is over, which verifies."""
    headers = {"Authorization": f"Bearer {match['home']}"}
    record = record_from("it", ask(server.url, f"api/matches/{match['match']}/record", headers=headers).body)
    verify(kit_of(game).game(None), record)
    return record.end


@pytest.mark.parametrize("game", GAMES)
def test_who_has_no_time_left_has_lost(timed: Running, hours: Moved, game: str) -> None:
    home, away, match = begun(timed, game)
    with home, away:
        hours.advance(30 + LAG)
        home.play_a_decision()
        told = standing(away, lambda told: told["clock"]["left"][0] != 100_000 and told["clock"]["running"] != "nobody")
        assert told["clock"]["left"] == [75_000, 100_000]
        late = told["clock"]["running"]
        winner = {"home": "away", "away": "home"}[late]
        hours.advance(1000)
        assert over(home) == over(away) == (winner, "out of time")
        end = verified(timed, match, game)
        assert (end.called, end.winner, end.ending) == (late, winner, "out of time")
        assert home.request("deal", what="resign")["type"] == "refused"
        headers = {"Authorization": f"Bearer {match['home']}"}
        refused = ask(timed.url, f"api/matches/{match['match']}/third-half", headers=headers, method="POST")
        assert (refused.status, refused.json["code"]) == (400, "unfinished")


def test_no_time_runs_before_both_are_there(timed: Running, hours: Moved) -> None:
    match = create(timed.url, "mine", "invite", game="dreadball", clock=LIVE, **GAMES["dreadball"])
    looked = ask(timed.url, "api/invitation", {"invite": match["away"]}).json
    assert looked["pace"] == {"bank": 100, "increment": 5, "days": 0}
    with Client(timed.url, match["home"]) as home:
        assert standing(home)["clock"]["running"] == "nobody"
        hours.advance(5000)
        joined = ask(timed.url, "api/join", {"invite": match["away"], "key": "a-key-of-my-own-1"}).json
        with Client(timed.url, joined["token"]) as away:
            told = standing(away, runs("home"))
            assert told["clock"]["left"] == [100_000, 100_000]


def test_who_is_gone_has_time_for_that_and_then_the_other_need_not_wait(timed: Running, hours: Moved) -> None:
    home, away, match = begun(timed)
    with away:
        home.close()
        standing(away, lambda told: told["clock"]["sparing"])
        assert away.request("deal", what="claim")["type"] == "refused"
        hours.advance(AWAY - 1)
        with Client(timed.url, match["home"]):
            told = standing(away, lambda told: not told["clock"]["sparing"])
            assert told["clock"]["left"] == [100_000, 100_000]
            assert told["clock"]["away"][0] == round(1000 * (1 + LAG))
        standing(away, lambda told: told["clock"]["sparing"])
        hours.advance(2)
        assert standing(away, lambda told: told["may_claim"] == "away")
        assert away.request("deal", what="claim draw")["type"] == "accepted"
        assert over(away) == ("nobody", "gone")
        assert verified(timed, match, "dreadball").called == "nobody"


def test_a_draw_takes_two(timed: Running) -> None:
    home, away, match = begun(timed)
    with home, away, Client(timed.url, match["public"]) as watcher:
        assert home.request("deal", what="draw")["type"] == "accepted"
        assert standing(away, lambda told: told["proposals"])["proposals"] == [{"by": "home", "what": "draw"}]
        assert away.request("deal", what="decline")["type"] == "accepted"
        standing(home, lambda told: not told["proposals"])
        # Not again before one has decided something.
        assert home.request("deal", what="draw")["code"] == "not agreed"
        assert watcher.request("deal", what="draw")["code"] == "not allowed"
        assert away.request("deal", what="draw")["type"] == "accepted"
        assert home.request("deal", what="draw")["type"] == "accepted"
        assert over(home) == over(away) == over(watcher) == ("nobody", "draw agreed")
        # Once more with the same clocks.
        headers = {"Authorization": f"Bearer {match['home']}"}
        again = ask(timed.url, f"api/matches/{match['match']}/rematch", headers=headers, method="POST").json
        invite = next(grant["invite"] for grant in again["grants"] if grant["invite"])
        assert ask(timed.url, "api/invitation", {"invite": invite}).json["pace"]["bank"] == 100
        assert verified(timed, match, "dreadball").winner == "nobody"


def test_a_pause_is_agreed_on_and_either_ends_it(timed: Running, hours: Moved) -> None:
    home, away, _ = begun(timed)
    with home, away:
        home.request("deal", what="pause")
        away.request("deal", what="pause")
        assert standing(home, lambda told: told["clock"]["paused"])["clock"]["running"] == "nobody"
        hours.advance(5000)
        assert away.request("deal", what="go on")["type"] == "accepted"
        told = standing(home, lambda told: not told["clock"]["paused"])
        assert told["clock"]["left"] == [100_000, 100_000]
        assert away.request("deal", what="go on")["code"] == "not asked"


def test_a_decision_is_taken_back_where_both_agree(timed: Running) -> None:
    home, away, _ = begun(timed)
    with home, away:
        assert home.request("deal", what="take back")["code"] == "no undo"
        first = json.dumps([home.question, home.state])
        home.play_a_decision()
        home.request("deal", what="take back")
        standing(away, lambda told: told["proposals"])
        away.request("deal", what="take back")
        home.until(lambda told: told["type"] == "snapshot")
        assert json.dumps([home.question, home.state]) == first
        home.play_a_decision()
        assert home.request("deal", what="resign")["type"] == "accepted"
        assert over(away) == ("away", "resigned")


def test_the_computer_agrees_to_all_but_draws(timed: Running) -> None:
    match = create(timed.url, "mine", "rookie", game="dreadball", clock=LIVE, **GAMES["dreadball"])
    with Client(timed.url, match["home"]) as home:
        home.until_asked()
        assert home.request("deal", what="draw")["code"] == "not agreed"
        assert home.request("deal", what="pause")["type"] == "accepted"
        assert standing(home, lambda told: told["clock"]["paused"])


def test_a_restart_takes_nothing(tmp_path: Path) -> None:
    hours = Moved()
    with running(tmp_path, hours=hours) as server:
        home, away, match = begun(server)
        with home, away:
            hours.advance(20 + LAG)
    hours.advance(5000)
    with running(tmp_path, hours=hours) as server, Client(server.url, match["away"]) as away:
        told = standing(away, runs("home"))
        assert told["clock"]["left"] == [80_000, 100_000]


def test_an_end_without_the_rules_outlasts_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        home, away, match = begun(server)
        with home, away:
            home.request("deal", what="resign")
    with running(tmp_path) as server, Client(server.url, match["away"]) as away:
        assert over(away) == ("away", "resigned")
        assert ask(server.url, "api/mine", {"tokens": [match["away"]]}).json["matches"][0]["outcome"] == away.outcome


def test_days_stand_still_while_no_server_is_there(tmp_path: Path) -> None:
    hours = Moved()
    with running(tmp_path, hours=hours) as server:
        home, away, match = begun(server, clock={"days": 2})
        home.close()
        away.close()
    # Longer than anybody has.
    hours.advance(30 * 86_400)
    with running(tmp_path, hours=hours) as server, Client(server.url, match["home"]) as client:
        told = standing(client, runs("home"))
        assert told["clock"]["left"][0] > 1000 * (2 * 86_400 - 60)
        hours.advance(86_400)
    with running(tmp_path, hours=hours) as server, Client(server.url, match["home"]) as client:
        assert client.until_asked()


def test_days_are_for_each_decision(timed: Running, hours: Moved) -> None:
    home, away, _ = begun(timed, clock={"days": 2})
    with home, away:
        hours.advance(86_400)
        home.play_a_decision()
        told = standing(away, lambda told: True)
        assert told["clock"]["left"][1] == 2 * 86_400_000


@pytest.mark.parametrize(
    "clock",
    [
        {},
        {"bank": 60, "days": 1},
        {"days": 1, "increment": 1},
        {"bank": -1},
        {"bank": 10**9},
        {"days": 31},
        {"hours": 1},
    ],
)
def test_a_clock_has_its_form(timed: Running, clock: Told) -> None:
    seat = {"kind": "mine", "name": "Ada"}
    body = {"game": "dreadball", "setup": GAMES["dreadball"], "home": seat, "away": seat, "clock": clock}
    assert ask(timed.url, "api/matches", body).status == 400


def test_what_is_asked_in_secret_moves_no_clock(timed: Running, hours: Moved) -> None:
    """R-61: whoever watches the clocks sees the same whether or not somebody is asked in secret."""
    match = create(timed.url, "mine", "mine", clock=LIVE, exercise=6, home="yamato", away="teriomorphs")
    with (
        Client(timed.url, match["home"]) as home,
        Client(timed.url, match["away"]),
        Client(timed.url, match["public"]) as watcher,
    ):
        home.until_asked()
        assert home.question is not None
        assert home.question["topic"] == "team plays"
        # However long that takes, nobody's clock is seen to run.
        assert standing(watcher)["clock"]["running"] == "nobody"
        hours.advance(UNSEEN + 7)
        home.play_a_decision()
        watcher.request("history", first_event=0, count=1)
        clocks = [one["clock"] for one in map(json.loads, watcher.heard) if one["type"] == "standing"]
        assert {one["running"] for one in clocks} == {"nobody"}
        assert {tuple(one["left"]) for one in clocks} == {(100_000, 100_000)}
