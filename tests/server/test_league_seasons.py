"""A league on a server: divisions, deadlines, line-ups, reminders, luck and value added, and seasons that follow."""

import time

import pytest

from tests.server.harness import Running, Told, ask
from tests.server.test_leagues import enter, look, matches, new_league, post, step
from tests.server.test_third_half import bearer

DIVIDED = {"form": "divisions", "divisions": ["Neon", "Chrome"], "moving": 1}


def tasks(url: str, league: str, token: str, status: int = 200) -> Told:
    answer = ask(url, f"api/leagues/{league}/tasks", None, bearer(token))
    assert answer.status == status, answer.body
    return answer.json


def names_of(view: Told) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {name: [] for name in view["divisions"]}
    for entry in view["data"]["entries"]:
        found[entry["division"]].append(entry["entry"])
    return found


def test_divisions_a_next_season_and_tokens_that_go_on(server: Running) -> None:
    url = server.url
    league = new_league(url, **DIVIDED, begins="2030-01-07", days=3)
    ana, ben = enter(url, league, "Ana"), enter(url, league, "Ben", "forgefathers")
    for name in ("Robot", "Droid"):
        step(url, league, do="enter", entry=name, team="veer-myn", coach="random", division="Neon")
    assert names_of(look(url, league)) == {"Neon": ["Robot", "Droid"], "Chrome": ["Ana", "Ben"]}
    step(url, league, do="division", entry="Ana", division="Neon")
    view = step(url, league, do="division", entry="Robot", division="Chrome")
    assert names_of(view) == {"Neon": ["Ana", "Droid"], "Chrome": ["Ben", "Robot"]}
    view = step(url, league, do="draw")
    assert [match["deadline"] for match in matches(view)] == ["2030-01-07"] * 2 + ["2030-01-10"] * 2
    assert "not over" in step(url, league, do="next", status=400)["why"]
    # Ana and Robot lose all, Droid and Ben win.
    for match in matches(view):
        score = [0, 4] if match["home"] in ("Ana", "Robot") else [4, 0]
        view = step(url, league, do="result", match=match["id"], score=score)
    assert view["data"]["over"]
    assert tasks(url, league["league"], league["token"])["over"]
    assert step(url, league, ana["token"], 403, do="next")["code"] == "no seat"
    view = step(url, league, do="next", at="2030-03-01")
    then = view["following"]
    assert then
    assert "closed" in step(url, league, do="annul", match="1.1.1", why="late", status=400)["why"]
    assert "closed" in step(url, league, do="next", status=400)["why"]

    # The same tokens, the same invitation; the best and the worst have changed places.
    following = {**league, "league": then}
    seen = look(url, following, ben["token"])
    assert (seen["role"], seen["entry"], seen["season"], seen["before"]) == ("club", "Ben", 2, [league["league"]])
    assert names_of(seen) == {"Neon": ["Droid", "Ben"], "Chrome": ["Ana", "Robot"]}
    assert look(url, following, league["token"])["invite"] == league["invite"]
    cleo = enter(url, following, "Cleo")
    view = step(url, following, do="draw")
    assert matches(view)[0]["deadline"] == "2030-03-01"
    assert names_of(view)["Chrome"] == ["Ana", "Robot", "Cleo"]
    # Cleo was not there in the first season, and has no part in it.
    answer = ask(url, f"api/leagues/{league['league']}", None, bearer(cleo["token"]))
    assert answer.json["code"] == "no seat"


def test_who_has_left_has_no_part_in_the_season_after(server: Running) -> None:
    url = server.url
    league = new_league(url)
    ana = enter(url, league, "Ana")
    for name in ("Ben", "Dan"):
        enter(url, league, name)
    step(url, league, do="draw")
    view = step(url, league, do="withdraw", entry="Ana")
    for match in matches(view):
        if match["kind"] == "open":
            view = step(url, league, do="result", match=match["id"], score=[1, 0])
    following = {**league, "league": step(url, league, do="next")["following"]}
    assert look(url, following, ana["token"])["role"] == "guest"
    # Somebody else takes the name: the club is theirs, not Ana's.
    other = enter(url, following, "Ana", "forgefathers")
    assert look(url, following, other["token"])["entry"] == "Ana"
    assert look(url, following, ana["token"])["role"] == "guest"


def test_a_club_is_told_what_it_is_to_play_and_by_when(server: Running) -> None:
    url = server.url
    league = new_league(url, form="double round robin", begins="2030-01-07")
    ana, ben = enter(url, league, "Ana"), enter(url, league, "Ben")
    assert tasks(url, league["league"], league["token"])["draw"]
    assert tasks(url, league["league"], ana["token"])["matches"] == []
    first, second = matches(step(url, league, do="draw"))
    [task] = tasks(url, league["league"], ana["token"])["matches"]
    assert (task["match"], task["deadline"], task["asked"]) == (first["id"], "2030-01-07", False)
    step(url, league, ben["token"], do="propose", match=first["id"], at="2030-01-05T20:00")
    [task] = tasks(url, league["league"], ana["token"])["matches"]
    assert (task["asked"], task["at"]) == (True, "2030-01-05T20:00")
    assert not tasks(url, league["league"], ben["token"])["matches"][0]["asked"]
    assert "no date" in step(url, league, do="move", match=first["id"], at="soon", status=400)["why"]
    assert step(url, league, ana["token"], 400, do="move", match=first["id"], at="2030-01-20")["code"] == "league"
    step(url, league, do="move", match=first["id"], at="2030-01-20", why="ill")
    [task] = tasks(url, league["league"], ana["token"])["matches"]
    assert task["deadline"] == "2030-01-20"
    step(url, league, do="result", match=first["id"], score=[1, 0])
    assert [each["match"] for each in tasks(url, league["league"], ana["token"])["matches"]] == [second["id"]]
    tasks(url, league["league"], "nobody", status=403)


def no_line_up(url: str) -> str:
    """Why a game without line-ups refuses one."""
    league = new_league(url)
    ana = enter(url, league, "Ana")
    enter(url, league, "Ben")
    [match] = matches(step(url, league, do="draw"))
    why = step(url, league, ana["token"], 400, do="line-up", match=match["id"], players=["somebody"])["why"]
    return str(why)


def test_a_club_says_who_plays_and_the_other_sees_it_in_the_match(server: Running) -> None:
    url = server.url
    league = new_league(url, game="takkure", setup={"exercise": 6})
    ana, ben = enter(url, league, "Ana", "yamato"), enter(url, league, "Ben", "teriomorphs")
    [match] = matches(step(url, league, do="draw"))
    assert "line_up" in no_line_up(url)
    own = look(url, league, ana["token"])["line_ups"][match["id"]]
    assert own["side"] == ("home" if match["home"] == "Ana" else "away")
    key = f"{own['side']}_line_up"
    about = next(each for each in ask(url, "api/about").json["games"] if each["id"] == "takkure")
    part = "attack" if own["setup"]["attacker"] == own["side"] else "defence"
    card = next(each for each in about["about"]["exercises"] if each["number"] == 6)
    legal = next(each for each in card["line_ups"] if (each["team"], each["part"]) == ("yamato", part))["players"]
    refused = step(url, league, ana["token"], 400, do="line-up", match=match["id"], players=legal[1][:2])
    assert "a line-up names" in refused["why"]
    step(url, league, ana["token"], do="line-up", match=match["id"], players=legal[1])
    seen = look(url, league, ben["token"])
    assert key not in seen["line_ups"][match["id"]]["setup"]
    assert legal[1][0] not in next(line["text"] for line in seen["log"] if line["do"] == "line-up")
    assert look(url, league, ana["token"])["line_ups"][match["id"]]["players"] == legal[1]
    played = post(url, f"leagues/{league['league']}/play", {"match": match["id"]}, ben["token"])
    assert played["info"]["setup"][key] == ", ".join(legal[1])


@pytest.mark.soak
def test_luck_and_value_added_come_in_when_matches_have_been_judged(server: Running) -> None:
    url = server.url
    league = new_league(url, setup={"rushes": 2})
    for name in ("Robot", "Droid"):
        step(url, league, do="enter", entry=name, team="veer-myn", coach="rookie")
    [match] = matches(step(url, league, do="draw"))
    path = f"api/leagues/{league['league']}/worth"
    assert ask(url, path).json["matches"] == 0
    step(url, league, do="simulate", match=match["id"])
    until = time.monotonic() + 1500
    while (worth := ask(url, path).json)["judged"] == 0 and time.monotonic() < until:
        time.sleep(1)
    assert (worth["judged"], worth["matches"]) == (1, 1)
    assert sorted(club["entry"] for club in worth["clubs"]) == ["Droid", "Robot"]
    # What the dice gave one they took from the other.
    assert abs(sum(club["luck"] for club in worth["clubs"])) < 1e-6
    assert {each["entry"] for each in worth["players"]} <= {"Droid", "Robot"}
