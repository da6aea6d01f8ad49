"""DL1 to DL6: what a season leaves on players of DreadBall."""

import pytest

from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.season import DreadBallSeason
from thirdhalf.games.dreadball.table import events
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.league.marks.aftermath import as_was
from thirdhalf.league.marks.club import Club
from thirdhalf.league.season.competition import Entry

RULES = DreadBallSeason()


def test_who_is_badly_hurt_misses_matches() -> None:
    """DL1: out for two turns or more; 1 to 3 one match, 4 and 5 two, 6 three."""
    assert [RULES.grave(f"out {turns}") for turns in (1, 2, 3)] == [0, 1, 1]
    assert [RULES.misses("out 2", face) for face in (1, 3, 4, 5, 6)] == [1, 1, 2, 2, 3]


def test_a_reserve_has_learned_nothing() -> None:
    """DL2: nothing stays but that; nobody can be hired."""
    club = Club()
    club.learned = {"veer-myn-3": ("speed",), "veer-myn-4": ("skill", "armour")}
    club.missing = {"veer-myn-3": 1}
    assert RULES.marks(dreadball(), "veer-myn", club, Club()) == {"marks": "veer-myn-4: skill, armour"}
    assert RULES.stays("out 3") == 0
    assert RULES.for_hire(dreadball(), "veer-myn") == ()


def test_experience_is_what_the_events_show() -> None:
    """DL3: a strike of three points, and who was put out."""
    match = dreadball().new({}, None)
    log = [
        Event(events.STRIKE, "", (2, 3, 3, 0), EVERYBODY),
        Event(events.INJURED, "", (9, 2), EVERYBODY),
    ]
    assert RULES.left(match, log, HOME) == ({"veer-myn-3": 3}, ())
    assert RULES.left(match, log, AWAY) == ({}, (("forgefathers-2", "out 2"),))


def test_lessons_make_one_better() -> None:
    """DL4: one better in a stat, for 8, 20 and 40 of experience, 2+ at best."""
    assert [RULES.price(learned) for learned in range(3)] == [8, 20, 40]
    match = dreadball().new({"home_marks": "veer-myn-3: speed, skill"}, None)
    taught, other = match.players[2].profile, match.players[3].profile
    assert (other.speed - taught.speed, other.skill - taught.skill, other.armour - taught.armour) == (1, 1, 0)
    with pytest.raises(ValueError, match="is no lesson"):
        dreadball().new({"home_marks": "veer-myn-3: magic"}, None)
    with pytest.raises(ValueError, match="none of them twice"):
        dreadball().new({"home_marks": "veer-myn-3: speed, speed"}, None)
    with pytest.raises(ValueError, match="there is no 'apis'"):
        dreadball().new({"away_marks": "apis: speed"}, None)


def test_what_is_carried_into_the_next_season() -> None:
    """DL5: experience and lessons; everybody is back."""
    club = Club()
    club.learned = {"veer-myn-3": ("speed",)}
    club.missing = {"veer-myn-3": 2}
    line = as_was(Entry(0, "Rats", "veer-myn", "", 0, ("veer-myn",)), club)
    assert line == {"do": "club", "entry": "Rats", "experience": {}, "learned": {"veer-myn-3": ["speed"]}}


@pytest.mark.parametrize(
    ("setup", "points"),
    [
        ({}, (0, 0)),
        ({"handicap": True}, (0, 4)),
        ({"handicap": True, "home": "forgefathers", "away": "clockworks"}, (2, 0)),
        ({"handicap": True, "away": "marshlords"}, (0, 0)),
        ({"home_start": 3, "away_start": 1}, (3, 1)),
        ({"handicap": True, "away_start": 3}, (0, 6)),
        ({"handicap": True, "landslide": 4}, (0, 3)),
    ],
)
def test_the_weaker_team_begins_with_points(setup: Setup, points: tuple[int, int]) -> None:
    """DL6: what the handicaps differ by, and what was agreed beyond it; never a landslide."""
    log: list[Event] = []
    match = dreadball().new(setup, log)
    assert (match.home_points, match.away_points) == points
    told = [(event.values, event.rule) for event in log if event.kind == events.HEAD_START]
    assert told == [((seat, points[seat]), "DL6") for seat in (HOME, AWAY) if points[seat]]


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"handicap": 1}, "handicap is true or false, not 1"),
        ({"home_start": 7}, "home_start is a whole number from 0 to 6, not 7"),
        ({"away_start": True}, "away_start is a whole number from 0 to 6, not True"),
    ],
)
def test_a_head_start_that_cannot_be_is_refused(setup: Setup, why: str) -> None:
    """DL6."""
    with pytest.raises(ValueError, match=why):
        dreadball().new(setup, None)


def test_who_has_learned_less_begins_with_points() -> None:
    """DL6: one for every four lessons of those who play, three at most."""
    own, other = Club(), Club()
    other.learned = {f"veer-myn-{number}": ("speed", "skill", "armour") for number in range(1, 4)}
    assert RULES.marks(dreadball(), "forgefathers", own, other)["start"] == 2
    other.missing = {"veer-myn-1": 1, "veer-myn-2": 1}
    assert "start" not in RULES.marks(dreadball(), "forgefathers", own, other)
    other.missing = {}
    other.learned = {f"veer-myn-{number}": ("speed", "skill", "armour") for number in range(1, 9)}
    assert RULES.marks(dreadball(), "forgefathers", own, other)["start"] == 3
    assert "start" not in RULES.marks(dreadball(), "veer-myn", other, own)
