"""Dice that nobody can steer: they come of the server's seed, which it has promised, and of a number of each side."""

import json
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

from tests.server.harness import Client, Running, Told, ask, create, running
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.dice import commitment
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.record import Record, record_from
from thirdhalf.kernel.replay import verify
from thirdhalf.kernel.seat import AWAY, CHANCE, HOME
from thirdhalf.server.keeping.rows import CHOICE, MatchRow
from thirdhalf.server.room.playing import Playing

OWN = "ab" * 32
OTHER = "cd" * 32
TOSS: Told = {"game": "dreadball", "first": "toss", "rushes": 2}
"""The first thing that happens in such a match is a roll."""


def nonces(client: Client, count: int) -> list[tuple[str, str]]:
    """The numbers, once the client knows so many."""
    heard = [json.loads(text) for text in client.heard]
    while True:
        for told in heard:
            if told["type"] == "present" and sum(each["by"] != "nobody" for each in told["nonces"]) == count:
                return [(each["number"], each["by"]) for each in told["nonces"]]
        heard = [client.hear()]


def record_of(server: Running, match: Told, role: str) -> bytes:
    """The match's record as that role may have it."""
    headers = {"Authorization": f"Bearer {match[role]}"}
    return ask(server.url, f"api/matches/{match['match']}/record", headers=headers).body


def played_to_the_end(server: Running) -> tuple[Told, bytes]:
    """A match of somebody with a number of their own against the computer, and its record."""
    match = create(server.url, "mine", "rookie", **TOSS)
    with Client(server.url, match["home"], nonce=OWN) as client:
        while client.until_asked():
            client.step()
    return match, record_of(server, match, "home")


def test_no_die_is_rolled_before_both_sides_gave_a_number(server: Running) -> None:
    match = create(server.url, "mine", "mine", **TOSS)
    with Client(server.url, match["home"], nonce=OWN) as home:
        home.until(lambda told: told["type"] == "snapshot")
        assert home.asked == {"seat": "nobody", "topic": "dice"}
        assert not home.events
        assert home.request("choose", turn=home.turn, choice=[0])["code"] == "not asked"
        with Client(server.url, match["public"]) as watcher:
            watcher.until(lambda told: told["type"] == "snapshot")
            assert watcher.asked == {"seat": "nobody", "topic": "dice"}
            assert nonces(watcher, 1) == [(OWN, "coach"), ("", "nobody")]
            # Whoever only watches gives no number.
        with Client(server.url, match["away"], nonce=OTHER) as away:
            home.until(lambda told: told["type"] == "update")
            assert home.events
            assert nonces(away, 2) == [(OWN, "coach"), (OTHER, "coach")]
    # The first one counts, and who gives none gets the server's.
    with Client(server.url, match["home"], nonce=OTHER) as home:
        assert nonces(home, 2) == [(OWN, "coach"), (OTHER, "coach")]
    match = create(server.url, "mine", "mine", **TOSS)
    with Client(server.url, match["home"]) as home:
        told = home.until(lambda told: told["type"] == "present" and told["nonces"][0]["number"])
        assert told["nonces"][0]["by"] == "server"


def test_dice_wait_also_where_somebody_decides_before_them() -> None:
    game = dreadball()
    row = MatchRow("m", game.id, "", "", {"first": "home"}, ("Ada", "Bo"), ("", ""), 0, bytes(32), 0, 0, 0, "")
    playing = Playing(game, row)
    entries = playing.begin({})
    entries += playing.take_nonce(HOME, bytes.fromhex(OWN), "")
    chooser = Chooser("decides first")
    while not playing.dice_wait:
        decision = playing.match.decision
        assert decision is not None
        entries += playing.answer(decision.sample(chooser), str(len(entries)))
    assert len(entries) > 2
    assert not [entry for entry in entries if entry.kind == CHOICE and entry.seat == CHANCE]
    rolled = playing.take_nonce(AWAY, bytes.fromhex(OTHER), "")
    assert [entry.seat for entry in rolled if entry.kind == CHOICE]


def test_a_computers_number_is_the_servers_and_comes_first(server: Running) -> None:
    match = create(server.url, "mine", "rookie", **TOSS)
    with Client(server.url, match["public"]) as watcher:
        home, away = nonces(watcher, 1)
        assert home == ("", "nobody")
        assert away[1] == "server"
    # Two computers need nobody.
    match = create(server.url, "random", "random", **TOSS)
    with Client(server.url, match["public"]) as watcher:
        assert [by for _, by in nonces(watcher, 2)] == ["server", "server"]


@pytest.mark.parametrize("wrong", ["AB" * 32, "ab" * 31, "x" * 64, 7])
def test_a_number_has_its_form(server: Running, wrong: object) -> None:
    match = create(server.url, "mine", "mine", **TOSS)
    with Client(server.url, match["home"], nonce=wrong) as home:
        assert home.hear()["code"] == "malformed"


def test_the_record_proves_what_the_dice_came_of(server: Running, tmp_path: Path) -> None:
    match, text = played_to_the_end(server)
    record = record_from("it", text)
    assert record.end is not None
    assert record.commitment == match["info"]["commitment"] == commitment(bytes.fromhex(record.end.seed))
    assert [nonce.by for nonce in record.end.nonces] == ["coach", "server"]
    assert record.end.nonces[0].number.hex() == OWN
    verify(dreadball(), record)
    file = tmp_path / "it.jsonl"
    file.write_bytes(text)
    command = [sys.executable, "-m", "thirdhalf", "replay", str(file), "--verify"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "a number of Ada's (home)" in said
    assert "one that the server gave for Bo (away)" in said
    assert "could not choose them" in said

    def refused(changed: Record) -> str:
        with pytest.raises(BadFile) as error:
            verify(dreadball(), changed)
        return error.value.why

    # With other numbers, or none, they are other dice; each has its part in them.
    for place in (0, 1):
        other = record_from("it", text)
        assert other.end is not None
        other.end.nonces[place].number = blake2b(b"other", digest_size=32).digest()
        assert refused(other) == "these are not the dice of the seed"
    other = record_from("it", text)
    assert other.end is not None
    other.end.nonces = []
    assert refused(other) == "these are not the dice of the seed"
    bad = text.replace(OWN.encode(), OWN[:-1].encode())
    with pytest.raises(BadFile, match="64 hexadecimal digits"):
        record_from("it", bad)
    with pytest.raises(BadFile, match="must be two of: coach, server"):
        record_from("it", text.replace(b'"nonces_by":["coach"', b'"nonces_by":["me"'))


def test_numbers_outlast_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = create(server.url, "mine", "invite", **TOSS)
        with Client(server.url, match["home"], nonce=OWN) as home:
            assert nonces(home, 1)
    with running(tmp_path) as server:
        joined = ask(server.url, "api/join", {"invite": match["away"], "key": "a-key-of-my-own-1"}).json
        with Client(server.url, joined["token"], nonce=OTHER) as away:
            assert nonces(away, 2)
            while not away.events:
                away.hear()
        events = away.events
    with running(tmp_path) as server, Client(server.url, joined["token"]) as away:
        away.until(lambda told: told["type"] == "snapshot")
        assert away.events == events
        assert nonces(away, 2) == [(OWN, "coach"), (OTHER, "coach")]
