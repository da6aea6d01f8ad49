"""A competition for others: data, one page, a calendar, a feed and TRF, in every language."""

import csv
import io
import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from tests.league.competing import better_first, draw, entered, play_on, play_out, take, terms_of
from thirdhalf.league.fixtures import BYE, WALK_OVER, Result
from thirdhalf.league.season.competition import Competition
from thirdhalf.league.telling.data import competition_data, matches_csv, tables_csv
from thirdhalf.league.telling.dates import calendar, feed
from thirdhalf.league.telling.page import page
from thirdhalf.league.terms import DIVISIONS, GROUPS, KNOCK_OUT, ROUND_ROBIN, StageTerms
from thirdhalf.league.trf import trf
from thirdhalf.words import HERE, LANGUAGES, words

LEAGUE = StageTerms("League", ROUND_ROBIN, begins="2026-12-01")
GROUP_STAGE = StageTerms("Groups", GROUPS, groups=2, through=1)
CUP = StageTerms("Cup", KNOCK_OUT)
SAY = words("en").say


class Tags(HTMLParser):
    """The tags that are open; every closing one must fit."""

    VOID = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def played() -> Competition:
    """Four, of whom the first always wins; one with a name that is no HTML."""
    now = entered(terms_of(LEAGUE), 3)
    take(now, {"do": "enter", "entry": "<b>&, Söhne;", "team": "reds"})
    draw(now)
    stage = now.stages[0]
    first, *_ = stage.open()
    take(now, {"at": "2026-11-20T10:00:00Z", "do": "result", "match": first.id, "score": [3, 0], "kind": "walk-over"})
    return now


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_names_nobody_as_a_tag(language: str) -> None:
    tags = Tags()
    tags.feed(page(competition_data(played()), language, words(language).say).removeprefix("<!doctype html>"))
    assert tags.open == []
    assert "<b>&, Söhne;" in tags.text
    assert words(language).say("league-walk-over", {"score": "3–0"}) in tags.text


def test_a_page_before_anything_is_drawn_says_so() -> None:
    text = page(competition_data(entered(terms_of(LEAGUE), 3)), "en", SAY)
    assert "Nothing has been drawn yet. Entered: 3." in text


def test_a_page_of_a_finished_cup_tells_winner_and_order_and_lots() -> None:
    now = entered(terms_of(GROUP_STAGE, CUP), 4)
    draw(now)
    play_on(now, better_first)
    draw(now)
    play_on(now, lambda meeting: (1, 1))
    data = competition_data(now)
    final = data["stages"][1]["matches"][0]
    assert data["winner"] == final["through"] == data["stages"][1]["order"][0]
    text = page(data, "en", SAY)
    assert f"Won by {data['winner']}." in text
    assert f"1–1, {data['winner']} goes on" in text


def test_tables_are_called_by_group_and_division() -> None:
    now = entered(terms_of(StageTerms("League", DIVISIONS), divisions=("Neon", "Chrome")), 4)
    draw(now)
    assert [table["name"] for table in competition_data(now)["stages"][0]["tables"]] == ["Neon", "Chrome"]
    now = entered(terms_of(GROUP_STAGE), 4)
    draw(now)
    assert [table["name"] for table in competition_data(now)["stages"][0]["tables"]] == ["A", "B"]


def test_csv_has_a_line_for_each_match_and_each_row_and_no_formula() -> None:
    now = entered(terms_of(LEAGUE), 3)
    take(now, {"do": "enter", "entry": "=1+1", "team": "reds"})
    draw(now)
    play_on(now, better_first)
    data = competition_data(now)
    matches = list(csv.DictReader(io.StringIO(matches_csv(data))))
    assert [row["id"] for row in matches] == [meeting.id for meeting in now.stages[0].meetings()]
    assert {row["score"] for row in matches} == {"2-0", "0-2"}
    tables = list(csv.DictReader(io.StringIO(tables_csv(data))))
    assert [row["entry"] for row in tables] == ["a", "b", "c", "'=1+1"]
    assert [row["points"] for row in tables] == ["12", "8", "4", "0"]


def test_a_calendar_has_a_day_for_each_match_in_lines_of_75_bytes() -> None:
    now = played()
    text = calendar(now, competition_data(now), SAY)
    assert text.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    lines = text.replace("\r\n ", "").split("\r\n")
    assert lines.count("BEGIN:VEVENT") == lines.count("END:VEVENT") == 6
    days = [line for line in lines if line.startswith("DTSTART")]
    assert days == [f"DTSTART;VALUE=DATE:202612{day}" for day in ("01", "01", "08", "08", "15", "15")]
    assert len({line for line in lines if line.startswith("UID:")}) == 6
    assert "DTSTAMP:20261120T100000Z" in lines
    assert any(line.startswith("SUMMARY:") and "<b>&\\, Söhne\\;" in line for line in lines)


@pytest.mark.parametrize(
    ("said", "begins", "ends"),
    [
        ("2026-12-05T20:00", "DTSTART:20261205T200000", "DTEND:20261205T220000"),
        ("2026-12-05T20:00+01:00", "DTSTART:20261205T190000Z", "DTEND:20261205T210000Z"),
        ("some evening", "DTSTART;VALUE=DATE:20261215", "DTEND;VALUE=DATE:20261216"),
    ],
)
def test_a_calendar_has_the_time_that_was_agreed_on(said: str, begins: str, ends: str) -> None:
    now = played()
    last = now.stages[0].meetings()[-1]
    take(now, {"do": "propose", "match": last.id, "entry": now.name(last.home), "time": said})
    before = calendar(now, competition_data(now), SAY)
    assert "DTSTART;VALUE=DATE:20261215" in before
    take(now, {"do": "agree", "match": last.id, "entry": now.name(last.away)})
    event = calendar(now, competition_data(now), SAY).partition(f"UID:{last.id}@")[2]
    assert event.split("\r\n")[2:4] == [begins, ends]


def test_a_feed_has_the_results_that_stand() -> None:
    now = played()
    second = now.stages[0].open()[0]
    take(now, {"at": "2026-11-21T10:00:00Z", "do": "result", "match": second.id, "score": [1, 2]})
    take(now, {"at": "2026-11-22T10:00:00Z", "do": "annul", "match": second.id, "why": "x"})
    root = ElementTree.fromstring(feed(now, competition_data(now), SAY).encode())
    space = "{http://www.w3.org/2005/Atom}"
    assert root.findtext(f"{space}updated") == "2026-11-22T10:00:00Z"
    entries = root.findall(f"{space}entry")
    assert len(entries) == 1
    assert entries[0].findtext(f"{space}updated") == "2026-11-20T10:00:00Z"
    assert str(entries[0].findtext(f"{space}title")).endswith("3–0 (walk-over)")
    # Played again it stands once, with what came of it then.
    take(now, {"at": "2026-11-23T10:00:00Z", "do": "result", "match": second.id, "score": [5, 0]})
    root = ElementTree.fromstring(feed(now, competition_data(now), SAY).encode())
    told = [str(entry.findtext(f"{space}title"))[-3:] for entry in root.findall(f"{space}entry")]
    assert told == ["5–0", "er)"]


def test_trf_of_two_rounds_by_hand() -> None:
    """a beats b, c has a bye; then c draws with a, and b has the bye."""
    rounds = [
        [Result(0, 1, 2, 0), Result(2, BYE, 3, 0, WALK_OVER)],
        [Result(2, 0, 1, 1), Result(1, BYE, 3, 0, WALK_OVER)],
    ]
    lines = trf(["a", "b", "c"], rounds, 3, title="Neon").splitlines()
    assert lines[:2] == ["012 Neon", "XXR 3"]
    cells = {line[14]: (line[80:84], line[85:89], line[91:]) for line in lines if line.startswith("001")}
    assert cells["a"] == (" 1.5", "   1", "   2 w 1     3 b =")
    assert cells["b"] == (" 1.0", "   3", "   1 b 0  0000 - U")
    assert cells["c"] == (" 1.5", "   2", "0000 - U     1 w =")
    assert lines[-2:] == ["XXP 1 2", "XXP 3 1"]


def test_every_message_is_there_in_every_language_and_none_is_idle() -> None:
    sources = "".join([file.read_text(encoding="utf-8") for file in HERE.parents[0].glob("league/telling/*.py")])
    sources += "".join([file.read_text(encoding="utf-8") for file in HERE.parents[0].glob("cli/league/*.py")])
    told = set(re.findall(r'"(league-[a-z-]+)"|' + r"'(league-[a-z-]+)'", sources))
    wanted = {one or two for one, two in told}
    wanted |= {f"league-{column}" for column in ("played", "won", "drawn", "lost", "scored", "conceded", "points")}
    wanted |= {"league-open", "league-bye", "league-annulled", "league-reach"}
    for language in LANGUAGES:
        text = (HERE / language / "league.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE)) == wanted


def test_data_of_a_finished_league() -> None:
    now = entered(terms_of(LEAGUE), 4)
    play_out(now, better_first)
    data = competition_data(now)
    assert (data["over"], data["winner"]) == (True, "a")
    assert [row["best"] for row in data["stages"][0]["tables"][0]["rows"]] == [1, 2, 3, 4]
