"""A career on a server: begun, played, reported on, and gone on with after a restart."""

from pathlib import Path

from tests.server.harness import Client, Running, Told, ask, running
from tests.server.test_leagues import play, post
from tests.server.test_third_half import bearer
from thirdhalf.league.career.world import RIVALS

WISH = {"game": "dreadball", "club": "Mine", "team": "veer-myn", "level": "random"}


def begin(url: str, **wish: object) -> Told:
    return post(url, "careers", {**WISH, **wish}, status=201)


def look(url: str, career: Told, token: str = "", status: int = 200) -> Told:
    answer = ask(url, f"api/careers/{career['career']}", None, bearer(token or career["token"]))
    assert answer.status == status, answer.body
    return answer.json


def step(url: str, career: Told, do: str, status: int = 200) -> Told:
    return post(url, f"careers/{career['career']}/steps", {"do": do}, career["token"], status)


def next_own(url: str, career: Told) -> Told:
    """The career when one's own match is next: the others play theirs before."""
    view = look(url, career)
    while view["left"]:
        view = step(url, career, "go on")
    return view


def test_a_match_is_played_told_of_and_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        url = server.url
        career = begin(url)
        view = look(url, career)
        assert [rival["club"] for rival in view["rivals"]] == [rival.club for rival in RIVALS[0]]
        assert view["division"] == "underground"
        assert view["stories"][0]["kind"] == "begins"
        step(url, career, "next season", status=400)
        view = next_own(url, career)
        first = post(url, f"careers/{career['career']}/play", {}, career["token"])
        # Asked for again it is the same match; nobody goes on without it.
        assert post(url, f"careers/{career['career']}/play", {}, career["token"]) == first
        assert step(url, career, "go on", status=400)["code"] == "league"
        client = Client(url, first["grants"][0]["token"])
        play(client)
        client.close()
        view = look(url, career)
        assert view["played"] == first["info"]["match"]
        assert view["stories"][0]["kind"].partition("-")[0] in ("won", "drawn", "lost")
        # The other matches of the round are simulated, and can be watched.
        view = step(url, career, "go on")
        league = ask(url, f"api/leagues/{view['league']}", None, bearer(view["token"])).json
        assert (league["role"], league["entry"]) == ("club", "Mine")
        others = [room for fixture, room in league["rooms"].items() if room["match"] != view["played"]]
        replay = ask(url, f"api/matches/{others[-1]['match']}/replay", None, bearer(others[-1]["watch"]))
        assert replay.status == 200
        before = look(url, career)
    with running(tmp_path) as server:
        assert look(server.url, career) == before


def test_a_career_is_its_owners_and_must_make_sense(server: Running) -> None:
    url = server.url
    career = begin(url)
    other = begin(url, club="Other")
    look(url, career, other["token"], status=404)
    for wish, code in (
        ({"club": RIVALS[0][0].club}, "name"),
        ({"team": "nobody"}, "set-up"),
        ({"level": "somebody"}, "no coach"),
        ({"game": "chess"}, "no game"),
    ):
        refused = ask(url, "api/careers", {**WISH, **wish})
        assert (refused.status >= 400, refused.json["code"]) == (True, code), refused.body
