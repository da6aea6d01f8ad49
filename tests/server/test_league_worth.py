"""Luck and value added of a league: one match after the other is judged, and never more than one waits."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from thirdhalf.analysis.forms import Analysis
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.terms import ROUND_ROBIN, StageTerms, Terms
from thirdhalf.server.afterwards.queue import Queue
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.leagues.book import Book
from thirdhalf.server.leagues.judging import LeagueJudge
from thirdhalf.server.leagues.keeping import RoomRow
from thirdhalf.server.lobby import Lobby

TERMS = Terms(name="Test", game="some", seed="1", stages=(StageTerms(name="League", kind=ROUND_ROBIN, legs=3),))


def book() -> Book:
    """Three matches of two clubs, all of them played here."""
    lines: list[dict[str, object]] = [{"do": "enter", "entry": name, "team": "reds"} for name in ("Ana", "Ben")]
    now = Competition(TERMS, [*lines, {"do": "draw", "stage": 1, "pools": Competition(TERMS, lines).pools(1)}])
    rooms: dict[str, RoomRow] = {}
    for number, meeting in enumerate(now.stages[0].meetings()):
        now.take({"do": "result", "match": meeting.id, "score": [1, 0], "record": f"m{number}"}, number + 4)
        rooms[meeting.id] = RoomRow(f"m{number}", "", "over")
    return Book("league", "", now, rooms)


class Judges:
    """A queue that has the analyses it is told to have, and counts what was asked of it."""

    def __init__(self) -> None:
        self.done: dict[str, tuple[float, float]] = {}
        self.asked: list[str] = []

    async def ask(self, record: SimpleNamespace, _: int) -> SimpleNamespace:
        self.asked.append(record.name)
        if record.name not in self.done:
            return SimpleNamespace(status="waiting", analysis=None)
        luck, value = self.done[record.name]
        player = SimpleNamespace(id="ace", value=value)
        other = SimpleNamespace(id="ace-away", value=None)
        analysis = SimpleNamespace(
            home=SimpleNamespace(luck=luck, play=-0.5),
            away=SimpleNamespace(luck=-luck, play=0.0),
            statistics=SimpleNamespace(home=SimpleNamespace(players=[player]), away=SimpleNamespace(players=[other])),
        )
        return SimpleNamespace(status="done", analysis=cast(Analysis, analysis))


class Rooms:
    """Matches by name; the last is not there any more."""

    async def room(self, match: str) -> SimpleNamespace:
        if match == "m2":
            raise NotPossible("no match", "gone")
        record = SimpleNamespace(name=match, end=SimpleNamespace(called=0))
        return SimpleNamespace(shown_record=lambda _: record)


def test_one_match_waits_at_a_time_and_what_is_known_adds_up() -> None:
    league, queue = book(), Judges()
    judge = LeagueJudge(cast(Lobby, Rooms()), cast(Queue, queue))

    def ask() -> tuple[int, int]:
        worth = asyncio.run(judge.worth(league))
        return worth.judged, worth.matches

    assert ask() == (0, 3)
    assert ask() == (0, 3)
    assert queue.asked == ["m0", "m0"]
    queue.done["m0"] = (0.25, 0.5)
    assert ask() == (1, 3)
    queue.done["m1"] = (0.5, 0.125)
    # The third is not there any more, and is left out.
    assert ask() == (2, 3)
    before = len(queue.asked)
    worth = asyncio.run(judge.worth(league))
    assert len(queue.asked) == before
    home = {league.now.name(meeting.home): meeting for meeting in league.now.stages[0].meetings()[:2]}
    assert {club.matches for club in worth.clubs} == {2}
    assert sum(club.luck for club in worth.clubs) == 0
    assert sum(club.play for club in worth.clubs) == -1
    assert sum(each.value for each in worth.players) == pytest.approx(0.625)
    assert {each.entry for each in worth.players} == set(home)
