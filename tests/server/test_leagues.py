"""A league on a server: invited by link, drawn, played with one click, results by themselves, nothing lost."""

import json
import threading

from tests.server.harness import Client, Running, Told, ask
from tests.server.test_third_half import bearer

SHORT = {"rushes": 1}


def post(url: str, path: str, body: Told, token: str = "", status: int = 200) -> Told:
    """The answer to a request, which must have that status."""
    answer = ask(url, f"api/{path}", json.dumps(body).encode(), bearer(token) if token else {})
    assert answer.status == status, answer.body
    return answer.json


def new_league(url: str, **wish: object) -> Told:
    return post(url, "leagues", {"name": "Neon", "game": "dreadball", "setup": SHORT, **wish}, status=201)


def enter(url: str, league: Told, name: str, team: str = "veer-myn", status: int = 201) -> Told:
    wish = {"invite": league["invite"], "key": f"key-of-{name}-that-is-long", "name": name, "team": team}
    return post(url, f"leagues/{league['league']}/clubs", wish, status=status)


def step(url: str, league: Told, token: str = "", status: int = 200, **wish: object) -> Told:
    return post(url, f"leagues/{league['league']}/steps", wish, token or league["token"], status)


def look(url: str, league: Told, token: str = "") -> Told:
    answer = ask(url, f"api/leagues/{league['league']}", None, bearer(token) if token else {})
    assert answer.status == 200, answer.body
    return answer.json


def matches(view: Told) -> list[Told]:
    return [match for stage in view["data"]["stages"] for match in stage["matches"]]


def test_a_league_from_invitation_to_trophy(server: Running) -> None:
    url = server.url
    league = new_league(url)
    ana, ben = enter(url, league, "Ana"), enter(url, league, "Ben", "forgefathers")
    # Sent again it is the same club; a name is one club's.
    assert enter(url, league, "Ana", status=200) == ana
    step(url, league, do="enter", entry="Robot", team="veer-myn", coach="random")
    step(url, league, do="enter", entry="Droid", team="veer-myn", coach="random")
    view = step(url, league, do="draw")
    assert len(matches(view)) == 6
    for match in matches(view):
        names = (match["home"], match["away"])
        people = [each for each in (ana, ben) if each["entry"] in names]
        if not people:
            step(url, league, do="simulate", match=match["id"])
            continue
        path = f"leagues/{league['league']}/play"
        seats = [post(url, path, {"match": match["id"]}, each["token"]) for each in people]
        assert len({seat["info"]["match"] for seat in seats}) == 1
        assert [seat["name"] for seat in seats[0]["info"]["seats"]] == list(names)
        assert seats[0]["info"]["setup"]["rushes"] == 1
        clients = [Client(url, seat["grants"][0]["token"]) for seat in seats]
        threads = [threading.Thread(target=play, args=(client,)) for client in clients]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for client in clients:
            client.close()
    view = look(url, league)
    assert view["role"] == "guest"
    assert view["data"]["over"]
    assert view["data"]["winner"]
    assert all(match["score"] is not None for match in matches(view))
    assert len(view["rooms"]) == 6
    # What was played can be watched by anybody, and counted.
    room = next(iter(view["rooms"].values()))
    assert ask(url, f"api/matches/{room['match']}/replay", None, bearer(room["watch"])).status == 200
    for form in ("json", "csv", "tables", "html", "ics", "atom"):
        assert ask(url, f"api/leagues/{league['league']}/export/{form}?lang=de").status == 200
    assert ask(url, f"api/leagues/{league['league']}/export/trf").status == 400


def play(client: Client) -> None:
    while client.until_asked():
        client.step("random")


def test_who_is_not_the_organiser_organises_nothing(server: Running) -> None:
    url = server.url
    league = new_league(url)
    ana = enter(url, league, "Ana")
    enter(url, league, "Ben")
    assert step(url, league, ana["token"], 400, do="draw")["code"] == "league"
    assert step(url, league, league["invite"], 403, do="draw")["code"] == "no seat"
    step(url, league, do="draw")
    late = {"invite": league["invite"], "key": "another-key-that-is-long", "name": "Late", "team": "veer-myn"}
    assert "too late" in post(url, f"leagues/{league['league']}/clubs", late, status=400)["why"]
    assert ask(url, "api/leagues/nothing").status == 404
    wrong = {"match": "9.9.9"}
    assert post(url, f"leagues/{league['league']}/play", wrong, ana["token"], 400)["code"] == "league"


def test_clubs_agree_on_a_time_and_a_slip_is_taken_back(server: Running) -> None:
    url = server.url
    league = new_league(url)
    ana, ben = enter(url, league, "Ana"), enter(url, league, "Ben")
    [match] = matches(step(url, league, do="draw"))
    step(url, league, ana["token"], do="propose", match=match["id"], at="2026-12-01T20:00")
    assert "nobody has proposed" in step(url, league, ana["token"], 400, do="agree", match=match["id"])["why"]
    view = step(url, league, ben["token"], do="agree", match=match["id"])
    assert view["times"] == {match["id"]: {"at": "2026-12-01T20:00", "by": "Ana", "agreed": True}}
    view = step(url, league, do="result", match=match["id"], score=[3, 1])
    assert view["data"]["winner"] == match["home"]
    assert "reason" in step(url, league, status=400, do="undo", line=view["log"][0]["number"])["why"]
    view = step(url, league, do="undo", line=view["log"][0]["number"], why="it was 1-3")
    assert not view["data"]["over"]
    assert view["log"][1]["undone"]


def test_a_club_has_another_team_and_another_coach(server: Running) -> None:
    url = server.url
    league = new_league(url)
    ana = enter(url, league, "Ana")
    step(url, league, do="enter", entry="Robot", team="veer-myn", coach="random")

    def clubs(view: Told) -> dict[str, tuple[str, str]]:
        return {each["entry"]: (each["team"], each["coach"]) for each in view["data"]["entries"]}

    # Until the draw a club thinks again by itself; then the organiser says so, and why.
    view = step(url, league, ana["token"], do="team", team="forgefathers")
    assert clubs(view)["Ana"] == ("forgefathers", "")
    assert step(url, league, ana["token"], 400, do="team", team="nobody")["code"] == "league"
    step(url, league, do="draw")
    assert "only the organiser" in step(url, league, ana["token"], 400, do="team", team="veer-myn")["why"]
    assert "only the organiser" in step(url, league, ana["token"], 400, do="coach", coach="random")["why"]
    view = step(url, league, do="team", entry="Ana", team="clockworks", why="a better fit")
    assert clubs(view)["Ana"] == ("clockworks", "")
    assert "a better fit" in view["log"][0]["text"]
    assert "has not entered" in step(url, league, status=400, do="team", entry="Nobody", team="veer-myn")["why"]
    # The computer stands in for who cannot come, and gives the club back.
    view = step(url, league, do="coach", entry="Ana", coach="random+team", why="ill")
    assert clubs(view)["Ana"] == ("clockworks", "random")
    assert look(url, league, ana["token"])["tasks"] == []
    assert (
        "no match of yours"
        in post(url, f"leagues/{league['league']}/play", {"match": "1.1.1"}, ana["token"], 400)["why"]
    )
    assert clubs(step(url, league, do="coach", entry="Ana"))["Ana"] == ("clockworks", "")
    assert len(look(url, league, ana["token"])["tasks"]) == 1
    assert "nobody came by the invitation" in step(url, league, status=400, do="coach", entry="Robot")["why"]
    assert step(url, league, status=400, do="coach", entry="Robot", coach="nobody")["code"] == "league"
    step(url, league, do="coach", entry="Ana", coach="random")
    assert step(url, league, do="simulate", match="1.1.1")["data"]["over"]


def test_clubs_of_coaches_who_think_longer_play_before_everybodys_eyes(server: Running) -> None:
    url = server.url
    league = new_league(url)
    step(url, league, do="enter", entry="Robot", team="veer-myn", coach="province")
    step(url, league, do="enter", entry="Droid", team="veer-myn", coach="random")
    enter(url, league, "Ana")
    view = step(url, league, do="draw")
    [own] = [each for each in matches(view) if "Ana" not in (each["home"], each["away"])]
    other = next(each for each in matches(view) if each is not own)
    assert "for people" in step(url, league, status=400, do="simulate", match=other["id"])["why"]
    view = step(url, league, do="simulate", match=own["id"])
    room = view["rooms"][own["id"]]
    # It goes on, and anybody can look.
    eyes = Client(url, room["watch"])
    eyes.hear()
    assert eyes.role == "public"
    eyes.close()
    assert "being played" in step(url, league, status=400, do="simulate", match=own["id"])["why"]


def test_two_organisers_at_once_lose_nothing(server: Running) -> None:
    url = server.url
    league = new_league(url)
    names = [f"Club {number}" for number in range(12)]

    def some(own: list[str]) -> None:
        for name in own:
            step(url, league, do="enter", entry=name, team="veer-myn", coach="rookie")

    threads = [threading.Thread(target=some, args=(names[first::3],)) for first in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(each["entry"] for each in look(url, league)["data"]["entries"]) == sorted(names)


def test_a_season_on_a_server_leaves_marks(server: Running) -> None:
    url = server.url
    league = new_league(url, marks=True, setup={})
    for name in ("Robot", "Droid"):
        step(url, league, do="enter", entry=name, team="veer-myn", coach="rookie")
    [match] = matches(step(url, league, do="draw"))
    view = step(url, league, do="simulate", match=match["id"])
    assert view["data"]["over"]
    assert [line["do"] for line in view["log"]].count("experience") == 2
    assert sum(member["experience"] for club in view["clubs"] for member in club["members"]) > 0
    assert view["figures"]
    # Struck out, it has left nothing on anybody.
    view = step(url, league, do="annul", match=match["id"], why="the wrong line-ups")
    assert sum(member["experience"] for club in view["clubs"] for member in club["members"]) == 0
    assert not view["figures"]
    view = step(url, league, do="simulate", match=match["id"])
    assert [line["do"] for line in view["log"] if not line["undone"]].count("experience") == 2


def test_points_tie_breaks_and_stages_of_ones_own_until_the_first_draw(server: Running) -> None:
    url = server.url
    points = {"win": 3, "draw": 1, "loss": 0, "tries": 0, "close": 0}
    own = {"form": "swiss", "rounds": 5, "points": points, "tie_breaks": ["points", "buchholz", "lot"], "walk_over": 2}
    league = new_league(url, **own)
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        enter(url, league, name)
    # Five rounds are too many for four: until the draw the organiser can think otherwise.
    assert "5 rounds of Swiss want more than 4 entries" in step(url, league, status=400, do="draw")["why"]
    wish = {"name": "Neon", "game": "dreadball", "setup": SHORT, **own, "rounds": 3}
    path = f"leagues/{league['league']}/terms"
    assert post(url, path, wish, league["invite"], 403)["code"] == "no seat"
    view = post(url, path, wish, league["token"])
    assert view["terms"]["points"] == points
    assert view["terms"]["tie_breaks"] == ["points", "buchholz", "lot"]
    assert (view["terms"]["walk_over"], view["terms"]["stages"][0]["rounds"]) == (2, 3)
    assert view["log"][0]["do"] == "terms"
    divided = {**wish, "form": "divisions", "divisions": ["One", "Two"]}
    assert "clubs have entered" in post(url, path, divided, league["token"], 400)["why"]
    assert post(url, path, {**wish, "tie_breaks": ["lot", "lot"]}, league["token"], 400)["code"] == "league"
    [first, second] = matches(step(url, league, do="draw"))
    assert "they stay as they are" in post(url, path, wish, league["token"], 400)["why"]
    step(url, league, do="result", match=first["id"], score=[3, 2])
    [table] = step(url, league, do="walk-over", match=second["id"], entry=second["away"])["data"]["stages"][0]["tables"]
    # No bonus for three tries, none for losing by one; a walk-over counts two to nothing.
    assert [row["points"] for row in table["rows"]] == [3, 3, 0, 0]
    assert sorted(row["scored"] for row in table["rows"]) == [0, 2, 2, 3]


def test_deadlines_of_a_later_stage_and_a_level_tie_that_the_organiser_decides(server: Running) -> None:
    url = server.url
    league = new_league(url, form="cup", groups=2, through=1, level="organiser", legs=2, final_legs=2)
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        enter(url, league, name)
    view = step(url, league, do="deadlines", stage=2, at="2027-01-10", days=3)
    assert [(each["begins"], each["days"]) for each in view["terms"]["stages"]] == [("", 7), ("2027-01-10", 3)]
    assert "no date" in step(url, league, status=400, do="deadlines", stage=1, at="soon")["why"]
    for match in matches(step(url, league, do="draw")):
        step(url, league, do="result", match=match["id"], score=[3, 0])
    finals = [match for match in matches(step(url, league, do="draw")) if match["id"].startswith("2.")]
    assert [match["deadline"] for match in finals] == ["2027-01-10"] * 2
    step(url, league, do="move", match=finals[0]["id"], at="2027-02-01")
    # All at once, and what single matches were given is forgotten.
    view = step(url, league, do="deadlines", stage=2, at="2027-01-12", days=3)
    assert {match["deadline"] for match in view["data"]["stages"][1]["matches"]} == {"2027-01-12"}
    for match in finals:
        view = step(url, league, do="result", match=match["id"], score=[1, 1])
    assert view["undecided"] == [finals[1]["id"]]
    assert not view["data"]["over"]
    view = step(url, league, do="decide", match=finals[1]["id"], entry=finals[0]["home"])
    assert (view["data"]["winner"], view["undecided"]) == (finals[0]["home"], [])


def test_what_clubs_and_players_did_season_by_season_and_match_by_match(server: Running) -> None:
    url = server.url
    league = new_league(url, setup={})
    for name in ("Robot", "Droid"):
        step(url, league, do="enter", entry=name, team="veer-myn", coach="rookie")
    [match] = matches(step(url, league, do="draw"))
    step(url, league, do="simulate", match=match["id"])
    # A match that is struck out counts for nobody; it is played again.
    view = step(url, league, do="annul", match=match["id"], why="the wrong teams", then="again")
    assert not view["figures"]
    view = step(url, league, do="simulate", match=match["id"])
    first = view["data"]["winner"]
    then = step(url, league, do="next")["following"]
    following = {**league, "league": then}
    [match] = matches(step(url, following, do="draw"))
    step(url, following, do="simulate", match=match["id"])
    answer = ask(url, f"api/leagues/{then}/history")
    assert answer.status == 200
    told = answer.json
    assert told["seasons"][0]["winner"] == first
    assert [each["league"] for each in told["seasons"]] == [league["league"], then]
    assert {(each["entry"], each["place"]) for each in told["seasons"][0]["places"]} == {
        (first, 1),
        ("Droid" if first == "Robot" else "Robot", 2),
    }
    own = [each for each in told["careers"] if each["entry"] == "Robot"]
    assert {each["season"] for each in own} == {1, 2}
    assert all(each["matches"] == 1 for each in own)
    assert {each["match"] for each in told["appearances"]} == {match["id"]}
    assert any(each["figures"] for each in told["appearances"])
