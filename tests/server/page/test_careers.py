"""A career in a page: begun there, the others play in its worker, and it is there when the page comes again."""

import asyncio
from typing import Any

import pytest

from tests.server.page.visiting import Dictionary, Visit

WISH = {"game": "dreadball", "club": "Mine", "team": "veer-myn", "level": "random"}
DIVISIONS = ("underground", "second", "first")


async def next_own(visit: Visit, path: str, token: str) -> Any:
    """The career when one's own match is next, or the season over: the others play theirs before."""
    view = await visit.asked("GET", path, token)
    while view["left"]:
        view = await visit.asked("POST", f"{path}/steps", token, {"do": "go on"})
    return view


def test_a_career_goes_on_where_the_page_left_it() -> None:
    async def story() -> None:
        shelf = Dictionary()
        async with Visit(shelf) as visit:
            career = await visit.asked("POST", "careers", body=WISH)
            path, token = f"careers/{career['career']}", career["token"]
            view = await next_own(visit, path, token)
            assert view["next"]
            league = await visit.asked("GET", f"leagues/{view['league']}", view["token"])
            assert league["entry"] == "Mine"
            match = await visit.asked("POST", f"{path}/play", token, {})
        async with Visit(shelf) as again:
            assert (await again.asked("POST", f"{path}/play", token, {}))["grants"] == match["grants"]
            assert (await again.asked("GET", path, token))["next"] == view["next"]

    asyncio.run(story())


@pytest.mark.soak
def test_seasons_played_by_suggestions_lead_to_promotion() -> None:
    async def story() -> None:
        shelf = Dictionary()
        async with Visit(shelf) as visit:
            career = await visit.asked("POST", "careers", body=WISH)
        path, token = f"careers/{career['career']}", career["token"]
        for number in range(4):
            played = 0
            while True:
                # Each match in a page of its own: all of it is on the shelf.
                async with Visit(shelf) as visit:
                    view = await next_own(visit, path, token)
                    if view["over"]:
                        break
                    seat = await visit.asked("POST", f"{path}/play", token, {})
                    told = await visit.sit(seat["grants"][0]["token"])
                    assert (await visit.play(told, 10_000))["outcome"] is not None
                    played += 1
            assert played == 12
            place = next(story for story in view["stories"] if "place" in story["values"])["values"]["place"]
            assert view["move"] == (1 if place <= 2 else -1 if place > 5 and view["division"] != "underground" else 0)
            async with Visit(shelf) as visit:
                then = await visit.asked("POST", f"{path}/steps", token, {"do": "next season"})
            assert DIVISIONS.index(then["division"]) == DIVISIONS.index(view["division"]) + view["move"]
            assert [season["place"] for season in then["seasons"]][number] == place
            if view["move"] > 0:
                return
        raise AssertionError("four seasons against chance, and no promotion")

    asyncio.run(story())
