"""A page's other workers: coaches that look ahead think in one, matches are judged in another."""

import asyncio

from tests.server.page.visiting import COMPUTER, Dictionary, Visit, wish

PROVINCE = {"kind": "computer", "name": "province", "coach": "province"}


def test_who_looks_ahead_thinks_elsewhere_and_who_does_not_does_not() -> None:
    async def story() -> None:
        async with Visit(Dictionary()) as visit:
            for opponent, elsewhere in ((PROVINCE, True), (COMPUTER, False)):
                visit.helpers.coach.said.clear()
                made = await visit.asked("POST", "matches", body=wish({"exercise": 2}, opponent))
                told = await visit.play(await visit.sit(made["grants"][0]["token"]), 1000)
                assert told["outcome"] is not None
                assert bool(visit.helpers.coach.said) is elsewhere
                visit.door.hear(1, None)
                await visit.page.until("closed")

    asyncio.run(story())


def test_a_coach_whose_worker_has_ended_is_asked_again() -> None:
    async def story() -> None:
        async with Visit(Dictionary()) as visit:
            visit.helpers.coach.breaks = 1
            made = await visit.asked("POST", "matches", body=wish({"exercise": 2}, PROVINCE))
            told = await visit.play(await visit.sit(made["grants"][0]["token"]), 1000)
            assert told["outcome"] is not None
            assert visit.helpers.coach.ends
            first, second = visit.helpers.coach.said[:2]
            # Another knows nothing of the match: it is told everything.
            assert first == second

    asyncio.run(story())


def test_a_match_is_judged_elsewhere_and_after_an_end_in_the_middle_anew() -> None:
    async def story() -> None:
        shelf = Dictionary()
        async with Visit(shelf) as before:
            made = await before.asked("POST", "matches", body=wish({"exercise": 1}, COMPUTER))
            token = made["grants"][0]["token"]
            await before.play(await before.sit(token), 1000)
            path = f"matches/{made['info']['match']}/third-half"
            # Nothing comes of the first try: the worker that keeps the matches ends before.
            before.helpers.analyst.hear = asyncio.Event().wait  # type: ignore[method-assign, assignment]
            assert (await before.asked("POST", path, token))["progress"]["status"] in ("waiting", "running")
        async with Visit(shelf) as after:
            while (told := await after.asked("POST", path, token))["progress"]["status"] != "done":
                assert told["progress"]["status"] in ("waiting", "running")
                await asyncio.sleep(0.05)
            assert told["progress"]["analysis"]["game"] == "takkure"
            assert after.helpers.analyst.ends

    asyncio.run(story())
