"""Readings over the wire: told of each game, chosen when a match is created, bounded, and kept in its record."""

import pytest

from tests.server.harness import Running, ask, create
from thirdhalf.games import kits
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.record import record_from

KITS = [kit for kit in kits() if kit.game(None).readings()]
SEATS = {"home": {"kind": "mine", "name": "Ada"}, "away": {"kind": "mine", "name": "Bo"}}


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_a_match_is_created_to_the_letter_and_says_which_readings_that_is(server: Running, kit: Kit) -> None:
    about = next(game for game in ask(server.url, "api/about").json["games"] if game["id"] == kit.id)
    names = [reading["name"] for reading in about["readings"]]
    assert names == [reading.name for reading in kit.game(None).readings()]
    match = create(server.url, "mine", "mine", game=kit.id, readings="letter")
    assert match["info"]["setup"]["readings"] == ", ".join(names)
    held = {"Authorization": f"Bearer {match['home']}"}
    record = record_from("record", ask(server.url, f"api/matches/{match['match']}/record", headers=held).body)
    assert record.setup["readings"] == ", ".join(names)


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_an_unknown_reading_creates_no_match(server: Running, kit: Kit) -> None:
    answer = ask(server.url, "api/matches", {"game": kit.id, "setup": {"readings": "nonsense"}, **SEATS})
    assert (answer.status, answer.json["code"]) == (400, "set-up")
    assert "there is no reading 'nonsense'; there are: " in answer.json["why"]


@pytest.mark.parametrize("wrong", ["contact, " * 60, ["contact"], None])
def test_what_is_too_long_or_no_text_is_malformed(server: Running, wrong: object) -> None:
    answer = ask(server.url, "api/matches", {"game": KITS[0].id, "setup": {"readings": wrong}, **SEATS})
    assert (answer.status, answer.json["code"]) == (400, "malformed")
