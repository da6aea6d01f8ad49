"""Strangers meet: seeks, pairs, links, a computer that says so, ratings once and for both, and who is here."""

import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import Client, Running, Told, ask, running
from tests.server.people.test_accounts import change, sign_up
from tests.server.test_leagues import post
from tests.server.test_third_half import bearer
from thirdhalf.league.glicko import MIDDLE, Rating, expected
from thirdhalf.league.match_up import MOST, learned
from thirdhalf.server.meeting.pairing import WIDEST, Seeker, best, computer_for, fits, prefers, range_after

QUICK = {"bank": 600, "increment": 5}
SHORT = {"rushes": 1}


def key() -> str:
    return secrets.token_urlsafe(18)


def seek(url: str, own: str, token: str = "", status: int = 201, **wish: object) -> Told:
    body = {"key": own, "name": "Guest", "game": "dreadball", "setup": SHORT, "clock": QUICK, **wish}
    return post(url, "seeks", body, token, status)


def wait(url: str, told: Told, own: str) -> Told:
    return post(url, f"seeks/{told['seek']['id']}/wait", {"key": own})


def play_out(url: str, *states: Told) -> None:
    """Both play to the end, whoever is asked."""
    clients = [Client(url, each["token"]) for each in states]
    while not all(client.outcome for client in clients):
        for client in clients:
            client.hear_or_not(0.01)
            if client.question is not None:
                client.play_a_decision()
    for client in clients:
        client.close()


def contest(url: str, match: str) -> Told:
    answer = ask(url, f"api/contests/{match}")
    assert answer.status == 200, answer.body
    return answer.json


def person(url: str, name: str) -> Told:
    return ask(url, f"api/people/{name}").json


def played_live(url: str, count: int) -> list[Told]:
    """What the lobby says is being played, once it is so many: the server looks once a second."""
    until = time.monotonic() + 10
    while True:
        found: list[Told] = ask(url, "api/lobby").json["live"]
        if len(found) == count or time.monotonic() > until:
            return found
        time.sleep(0.3)


def test_two_strangers_meet_and_are_rated(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        url = server.url
        ana, ben = sign_up(url, "Ana"), sign_up(url, "Ben")
        keys = key(), key()
        first = seek(url, keys[0], ana["token"], rated=True, kind="now", team="veer-myn", help="advice")
        assert (first["state"], first["seek"]["account"], first["computer"]) == ("waiting", True, "")
        second = seek(url, keys[1], ben["token"], rated=True, kind="now", team="forgefathers", help="advice")
        found = [wait(url, second, keys[1]), wait(url, first, keys[0])]
        assert [each["state"] for each in found] == ["found"] * 2
        assert len({each["match"] for each in found}) == 1
        assert {each["role"] for each in found} == {"home", "away"}
        match = found[0]["match"]
        # It is on the list for everybody, with a token to watch it.
        [live] = played_live(url, 1)
        assert (live["match"], live["rated"], live["pace"]) == (match, True, "quick")
        with Client(url, live["watch"]) as watching:
            watching.until(lambda told: told["type"] == "snapshot")
            assert watching.role == "public"
        assert person(url, "Ana")["live"][0]["match"] == match
        assert person(url, "Ana")["here"]
        assert contest(url, match)["players"][0]["change"] is None
        play_out(url, *found)
        after = contest(url, match)
        assert (after["settled"], after["void"]) == (True, False)
        changes = {each["name"]: each["change"] for each in after["players"]}
        assert contest(url, match) == after
        for name in ("Ana", "Ben"):
            told = person(url, name)
            [rating] = told["ratings"]
            assert (rating["matches"], rating["provisional"], rating["pace"]) == (1, True, "quick")
            [line] = told["history"]
            assert (line["match"], line["change"]) == (match, changes[name])
            assert abs(rating["rating"] - MIDDLE - changes[name]) <= 1
        assert played_live(url, 0) == []
        # Once more, from the other side, and it counts too.
        path = f"api/matches/{match}/rematch?sides=swapped"
        tokens = {each["role"]: each["token"] for each in found}
        offered = ask(url, path, b"", bearer(tokens["home"])).json
        assert not contest(url, offered["info"]["match"])["players"], "offered, and not agreed on"
        agreed = ask(url, path, b"", bearer(tokens["away"])).json
        again = contest(url, agreed["info"]["match"])
        assert [each["name"] for each in again["players"]] == [each["name"] for each in reversed(after["players"])]
        assert again["rated"]
        assert [each["match"] for each in played_live(url, 1)] == [agreed["info"]["match"]]
        # A name that was erased takes its history along, and leaves the other's.
        change(url, ana["token"], "erase", proof="neon whales dream")
        assert ask(url, "api/people/Ana").status == 404
        assert person(url, "Ben")["history"][0]["against"] == "—"


def test_a_seek_is_taken_by_whoever_fits(server: Running) -> None:
    url = server.url
    cleo, dan = sign_up(url, "Cleo"), sign_up(url, "Dan")
    own = key()
    told = seek(url, own, cleo["token"], clock={"days": 3}, high=1400)
    id = told["seek"]["id"]
    take = {"key": key(), "name": "Guest"}
    # Not by herself, not by who is too strong, not by whom she has blocked.
    post(url, f"seeks/{id}/take", take, cleo["token"], 409)
    post(url, f"seeks/{id}/take", take, dan["token"], 409)
    post(url, f"seeks/{id}/withdraw", {"key": own})
    assert wait(url, told, own)["state"] == "gone"
    own = key()
    told = seek(url, own, cleo["token"], kind="link")
    id = told["seek"]["id"]
    change(url, cleo["token"], "block", name="Dan")
    post(url, f"seeks/{id}/take", take, dan["token"], 409)
    # A link is in no list, and for whoever has it; of two who come one plays, and again by the same key.
    assert id not in [each["id"] for each in ask(url, "api/lobby").json["seeks"]]
    assert ask(url, f"api/seeks/{id}").json["name"] == "Cleo"
    taken = post(url, f"seeks/{id}/take", take, status=201)
    assert post(url, f"seeks/{id}/take", take) == taken
    post(url, f"seeks/{id}/take", {**take, "key": key()}, status=409)
    assert wait(url, told, own)["match"] == taken["match"]
    # A match that nobody has played does not count.
    with Client(url, taken["token"]) as client:
        client.until(lambda each: each["type"] == "snapshot")
        assert client.request("deal", what="resign")["type"] == "accepted"
    assert contest(url, taken["match"])["void"]


def test_what_a_stranger_may_seek_is_bounded(server: Running) -> None:
    url = server.url
    eve = sign_up(url, "Eve")
    seek(url, key(), rated=True, status=400)
    seek(url, key(), eve["token"], rated=True, clock=None, status=400)
    seek(url, key(), game="chess", status=400)
    seek(url, key(), team="nobody", status=400)
    seek(url, key(), setup={"home": "veer-myn"}, status=400)
    seek(url, key(), setup={"rushes": "many"}, status=400)
    seek(url, key(), name="eve", status=409)
    seek(url, key(), name="a\u202eb", status=400)
    seek(url, key(), low=-1, status=400)
    seek(url, "short", status=400)
    seek(url, key(), "x" * 30, status=403)
    told, *_ = [seek(url, key(), eve["token"]) for _ in range(6)]
    seek(url, key(), eve["token"], status=429)
    # A seek is its owner's.
    other = post(url, f"seeks/{told['seek']['id']}/wait", {"key": key()})
    assert (other["state"], other["token"]) == ("gone", "")
    post(url, f"seeks/{told['seek']['id']}/withdraw", {"key": key()})
    assert ask(url, f"api/seeks/{told['seek']['id']}").status == 200
    assert contest(url, "nothing")["players"] == []
    for path in ("seeks/nothing", "people/nothing"):
        assert ask(url, f"api/{path}").status in (404, 409)


def test_of_many_who_want_one_seek_one_gets_it(server: Running) -> None:
    url = server.url
    own = key()
    told = seek(url, own, name="Fay")
    with ThreadPoolExecutor(6) as pool:
        path = f"seeks/{told['seek']['id']}/take"
        answers = list(
            pool.map(lambda n: ask(url, f"api/{path}", {"key": key(), "name": f"Guest {n}"}).status, range(6))
        )
    assert sorted(answers) == [201, 409, 409, 409, 409, 409]


def test_one_follows_somebody(server: Running) -> None:
    url = server.url
    gus, hal = sign_up(url, "Gus"), sign_up(url, "Hal")
    assert post(url, "follows", {"name": "Hal"}, gus["token"])["followed"]
    post(url, "follows", {"name": "Gus"}, gus["token"], 400)
    ask(url, "api/lobby", None, bearer(hal["token"]))
    assert ask(url, "api/lobby", None, bearer(gus["token"])).json["here"] == ["Hal"]
    change(url, hal["token"], "block", name="Gus")
    assert ask(url, "api/lobby", None, bearer(gus["token"])).json["here"] == []
    assert not post(url, "follows", {"name": "Hal", "on": False}, gus["token"])["followed"]


# Who fits whom.


def seeker(id: str, rating: int = 1500, since: float = 0.0, **more: object) -> Seeker:
    return Seeker(id, "", "same", rating, 0, 4000, since)._replace(**more)  # type: ignore[arg-type]


def test_the_range_widens_and_ends() -> None:
    assert [range_after(seconds) for seconds in (0, 10, 1e9)] == [100, 200, WIDEST]
    near, far = seeker("a"), seeker("b", 1650, since=5.0)
    assert not fits(near, far, 4.0)
    assert fits(near, far, 5.0)
    assert fits(far, near, 5.0)
    assert not fits(near, near, 50.0)
    assert not fits(near, seeker("c", wanted="other"), 50.0)
    assert not fits(near._replace(low=1501), seeker("c"), 50.0)
    assert not fits(seeker("c"), near._replace(high=1499), 50.0)
    assert not fits(near._replace(account="x"), seeker("c", account="x"), 50.0)


def test_the_nearest_is_met_and_nobody_who_is_blocked() -> None:
    others = [seeker("b", 1600), seeker("c", 1450, since=3.0), seeker("d", 1550, since=2.0), seeker("e", account="e")]
    found = best(seeker("a"), others, frozenset(["e"]), 100.0)
    assert found is not None
    assert found.id == "d"
    assert best(seeker("a"), [seeker("b", 3000)], frozenset(), 100.0) is None


def paired_off(waiting: list[Seeker], now: float, order: Random) -> set[frozenset[str]]:
    """All who fit, whoever asks first, each again and again."""
    made: set[frozenset[str]] = set()
    left = list(waiting)
    for _ in range(20 * len(waiting)):
        if not left:
            break
        one = order.choice(left)
        found = best(one, left, frozenset(), now)
        if found is not None:
            rivals = [each for each in left if each.id not in (one.id, found.id)]
            if prefers(found, one, rivals, frozenset(), now):
                made.add(frozenset((one.id, found.id)))
                left = rivals
    return made


def test_of_all_who_wait_the_nearest_are_paired_first_whoever_asks_first() -> None:
    # Who waits longest has the widest range and takes nobody from those who are nearer to each other.
    long = [seeker("long", 1700, since=0.0), seeker("a", 1500, since=29.0), seeker("b", 1520, since=30.0)]
    for number in range(20):
        assert paired_off(long, 31.0, Random(number)) == {frozenset("ab")}
    # And what fits one only by that comes after it.
    assert paired_off([*long, seeker("c", 1400, since=30.0)], 31.0, Random(1)) == {
        frozenset("ab"),
        frozenset(("long", "c")),
    }
    for number in range(50):
        chance = Random(number)
        crowd = [seeker(str(each), chance.randrange(1000, 2000), chance.uniform(0, 30)) for each in range(12)]
        made = {frozenset(paired_off(crowd, 60.0, Random(f"{number} {each}"))) for each in range(4)}
        assert len(made) == 1, "it depends on who asks first"
        assert made == {frozenset(nearest_first(crowd))}


def nearest_first(crowd: list[Seeker]) -> set[frozenset[str]]:
    """All pairs, the nearest first; of equals who waits longest."""
    pairs = [
        ((abs(one.rating - other.rating), sorted((one.since, other.since))), one, other)
        for place, one in enumerate(crowd)
        for other in crowd[place + 1 :]
        if fits(one, other, 60.0)
    ]
    made: set[frozenset[str]] = set()
    for _, one, other in sorted(pairs, key=lambda pair: pair[0]):
        if not any({one.id, other.id} & pair for pair in made):
            made.add(frozenset((one.id, other.id)))
    return made


def test_somebody_nearer_who_is_there_is_left_to_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names, known, values = ("Ann", "Bob", "Cat"), dict[str, float](), iter((1500, 1560, 1570))

    async def of(_: object, account: str, *__: object) -> Rating:
        if account not in known:
            known[account] = next(values)
        return Rating(known[account], 50)

    monkeypatch.setattr("thirdhalf.server.meeting.rating.Ratings.of", of)
    with running(tmp_path) as server:
        url = server.url
        people = {name: sign_up(url, name) for name in names}
        keys = {name: key() for name in names}
        told = {name: seek(url, keys[name], people[name]["token"], kind="now") for name in names}
        # Ann would have Bob, who is nearer to Cat.
        assert wait(url, told["Ann"], keys["Ann"])["state"] == "waiting"
        assert wait(url, told["Cat"], keys["Cat"])["state"] == "found"
        assert wait(url, told["Bob"], keys["Bob"])["state"] == "found"
        assert wait(url, told["Ann"], keys["Ann"])["state"] == "waiting"


COMPUTERS = ["rookie", "club", "province", "province"]


def test_the_computer_that_offers_itself_is_of_ones_own_strength() -> None:
    coaches = ["random", "rookie", "club", "province"]
    assert [computer_for(rating, coaches) for rating in (800, 1500, 1700, 2500)] == COMPUTERS
    assert computer_for(1500, ["random"]) == "random"


def test_a_computer_offers_itself_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thirdhalf.server.meeting.desk.OFFER_SECONDS", 0.0)
    with running(tmp_path) as server:
        told = seek(server.url, key(), kind="now")
        assert told["computer"] == "club"
        assert seek(server.url, key())["computer"] == ""


# Ratings.


def test_a_match_up_is_learned_and_never_believed_too_much() -> None:
    worth = 0.0
    for matches in range(2000):
        # The better team wins three of four between equals.
        score = 1.0 if matches % 4 else 0.0
        worth = learned(worth, matches, score - expected(Rating(), Rating(), worth))
    assert 0.70 < expected(Rating(1500, 45), Rating(1500, 45), worth) < 0.85
    for _ in range(100):
        worth = learned(worth, 0, 1.0)
    assert worth == MOST


@pytest.mark.parametrize("taker", ["the other side", "somebody else", "a guest"])
def test_a_rematch_by_its_link_counts_for_whoever_sat_there(tmp_path: Path, taker: str) -> None:
    with running(tmp_path) as server:
        rematch_by_link(server.url, taker)


def rematch_by_link(url: str, taker: str) -> None:
    ana, ben, eve = sign_up(url, "Ana"), sign_up(url, "Ben"), sign_up(url, "Eve")
    keys = key(), key()
    first = seek(url, keys[0], ana["token"], rated=True, kind="now", help="advice")
    second = seek(url, keys[1], ben["token"], rated=True, kind="now", help="advice")
    found = [wait(url, second, keys[1]), wait(url, first, keys[0])]
    play_out(url, *found)
    # Ana offers it, and sends the link.
    path = f"api/matches/{found[1]['match']}/rematch"
    offered = ask(url, path, b"", bearer(found[1]["token"])).json
    link = next(grant["invite"] for grant in offered["grants"] if grant["invite"])
    token = {"the other side": ben["token"], "somebody else": eve["token"], "a guest": ""}[taker]
    post(url, "join", {"invite": link, "key": key(), "name": "Ben"}, token)
    told = contest(url, offered["info"]["match"])
    assert told["rated"] == (taker == "the other side")
    assert [each["account"] for each in told["players"]] == [True] * (2 if told["rated"] else 0)
