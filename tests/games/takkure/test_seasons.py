"""L1 to L9: what a season leaves on players, and what it does in a match."""

import pytest

from thirdhalf.games.takkure.encoding.encoder import TakkureEncoder
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.rules.dice.values import dice_for
from thirdhalf.games.takkure.season import TakkureSeason, worth
from thirdhalf.games.takkure.skills.player import has_talent
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import BREAK_THROUGH, PASS, STING, SUCCESS, TACKLE
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.league.marks.aftermath import as_was
from thirdhalf.league.marks.club import Club, Hurt
from thirdhalf.league.season.competition import Entry

RULES = TakkureSeason()


def fielded(**setup: str) -> Match:
    """A full match of two Yamato teams with those marks."""
    return takkure().new({"exercise": 6, "home": "yamato", "away": "yamato", **setup}, [])


def player(match: Match, id: str) -> int:
    return [each.profile.id for each in match.players].index(id)


def test_injuries_stay_taken_away() -> None:
    """L1, 7.01: row 4 of the common table takes a point of STR, row 8 leaves a permanent token."""
    match = fielded(home_marks="yokozuna: common 4, common 8")
    hurt, whole = (match.players[player(match, id)] for id in ("yokozuna", "yokozuna-away"))
    assert (hurt.profile.strength, whole.profile.strength) == (7, 8)
    assert (hurt.permanent, whole.permanent) == (1, 0)
    # Three fractured skulls would leave INT 7 - 9.
    broken = fielded(away_marks="yokozuna: grave 11, grave 11, grave 11, common 8, common 8, common 8")
    found = broken.players[player(broken, "yokozuna-away")]
    assert (found.profile.intelligence, found.profile.body, found.permanent) == (1, 1, 2)


def test_what_stays_and_what_heals() -> None:
    """L1, L2: tired for a match only; common injuries heal on 5 or more, grave ones on 9 or more."""
    assert [RULES.stays(f"common {row}") for row in range(1, 13)] == [0, *[1] * 10, 0]
    assert [RULES.stays(f"grave {row}") for row in range(1, 13)] == [0, *[1] * 10, 0]
    assert [RULES.heals("common 4", face) for face in (4, 5)] == [0, 1]
    assert [RULES.heals("grave 4", face) for face in (8, 9)] == [0, 1]


def test_grave_injuries_miss_matches() -> None:
    """L3: one to three matches, after a severe injury two to six."""
    assert [RULES.misses("grave 2", face) for face in (1, 4, 5, 8, 9, 12)] == [1, 1, 2, 2, 3, 3]
    assert [RULES.misses("grave 12", face) for face in (1, 12)] == [2, 6]
    assert (RULES.grave("common 12"), RULES.grave("grave 1"), RULES.grave("grave 2")) == (0, 0, 1)


def test_four_can_always_play() -> None:
    """L3, L7: with five of six missing those come back who would miss least; anybody plays anywhere then."""
    club = Club()
    club.missing = {"yokozuna": 3, "hayabusa": 1, "oyabun": 3, "tetsu": 1, "raiken": 1}
    marks = str(RULES.marks(takkure(), "yamato", club, Club())["marks"])
    assert marks == "yokozuna: missing; oyabun: missing; hand 2"
    match = fielded(home_marks=marks)
    assert {p.profile.id for p in match.players if p.team == HOME} == {"hayabusa", "tetsu", "raiken", "lone-and-wolf"}
    anywhere = fielded(home_marks="hayabusa: missing; raiken: missing")
    assert len([p for p in anywhere.players if p.team == HOME]) == 4


def test_experience_is_what_the_events_show() -> None:
    """L4: 4 for a try, 2 for a ball won, 1 for a tackle and a break through that came off; injuries are noted."""
    match = fielded()
    home, away = player(match, "oyabun"), player(match, "tetsu-away")

    def event(kind: str, *values: int) -> Event:
        return Event(kind, "", values, EVERYBODY)

    log = [
        event(events.BALL_TAKEN, home),
        event(events.CAME_TO, home, BREAK_THROUGH, SUCCESS),
        event(events.CAME_TO, away, TACKLE, SUCCESS),
        event(events.BALL_TAKEN, away),
        event(events.INJURY, home, 0, 12),
        event(events.INJURY, home, 1, 4),
        event(events.TRY, away, 0, 1),
    ]
    assert RULES.left(match, log, HOME) == ({"oyabun": 1}, (("oyabun", "common 12"), ("oyabun", "grave 4")))
    assert RULES.left(match, log, AWAY) == ({"tetsu": 1 + 2 + 4}, ())


def test_learned_skills_work_like_printed_ones() -> None:
    """L5, 4.05, 4.01: a second die for a pass, Sting beside one's own skill, both lost with a fatigue token."""
    match = fielded(home_marks="yokozuna: learned precise pass, learned sting")
    number = player(match, "yokozuna")
    other = player(match, "yokozuna-away")
    assert (dice_for(match, number, PASS), dice_for(match, other, PASS)) == (2, 1)
    assert has_talent(match, number, STING)
    assert not has_talent(match, other, STING)
    told = match.project(HOME)["players"]
    assert isinstance(told, list)
    assert [each["learned"] for each in told if isinstance(each, dict)][number] == ["precise pass", "sting"]
    match.own(number).fatigue = 1
    assert dice_for(match, number, PASS) == 1
    assert not has_talent(match, number, STING)


def test_lessons_and_their_prices() -> None:
    """L5: 12, 30 and 60 of experience; what a card has already is no lesson."""
    assert [RULES.price(learned) for learned in range(3)] == [12, 30, 60]
    open_to = RULES.lessons(takkure(), "yamato", Club(), "hayabusa")
    assert "side step" not in open_to
    assert "shadow step" not in open_to
    assert len(open_to) == 9


def test_legends_are_hired() -> None:
    """L6: of other teams, two at most, eight in all; they come first in the line-up."""
    assert [each.id for each in RULES.for_hire(takkure(), "teriomorphs")] == [
        "tengu",
        "dawaza",
        "kuromudomu",
        "toonir",
        "raiken",
        "lone-and-wolf",
    ]
    match = takkure().new({"exercise": 6, "home": "teriomorphs", "home_marks": "hired raiken; hired lone-and-wolf"}, [])
    ids = [each.profile.id for each in match.players]
    assert ids[:2] == ["raiken", "lone-and-wolf"]
    with pytest.raises(ValueError, match="at most 2 can be hired"):
        fielded(home_marks="hired kodiak; hired sobek; hired apis")


def test_underdogs_hold_more_cards() -> None:
    """L8, 5.01: for every 4 the others are worth more a card, two at most."""
    strong, weak = Club(), Club()
    strong.learned = {"yokozuna": ("sting", "cold eye"), "tetsu": ("sting",)}
    strong.hired = ["kodiak"]
    weak.injuries = [Hurt("oyabun", "common 4")]
    assert (worth(strong), worth(weak)) == (9, -1)
    assert RULES.marks(takkure(), "yamato", weak, strong) == {"marks": "oyabun: common 4; hand 2"}
    assert RULES.marks(takkure(), "yamato", Club(), Club()) == {"marks": ""}
    match = fielded(home_marks="hand 2")
    chooser = Chooser("any")
    while match.decision is not None and min(len(hand) for hand in match.cards.hands) < 4:
        match.choose(match.decision.sample(chooser))
    assert [len(hand) for hand in match.cards.hands] == [6, 4]


def test_what_is_carried_into_the_next_season() -> None:
    """L9: experience and lessons, no injuries and nobody hired."""
    club = Club()
    club.experience = {"tetsu": 14}
    club.learned = {"tetsu": ("sting",)}
    club.injuries = [Hurt("tetsu", "grave 4")]
    club.hired = ["kodiak"]
    entry = Entry(0, "Crows", "yamato", "", 0, ("yamato",))
    assert as_was(entry, club) == {
        "do": "club",
        "entry": "Crows",
        "experience": {"tetsu": 14},
        "learned": {"tetsu": ["sting"]},
    }


@pytest.mark.parametrize(
    ("marks", "why"),
    [
        ("nonsense", "is no mark"),
        ("tetsu: sleepy", "is no mark"),
        ("tetsu: common 13", "is no injury"),
        ("tetsu: learned sumo", "cannot be learned"),
        ("tetsu: learned sting, learned cold eye, learned stampede, learned iron gaze", "at most 3"),
        ("hand 3", "is no mark"),
        ("hired yokozuna", "no other team has a player"),
        ("apis: missing", "there is no 'apis' in the squad"),
        ("x" * 2001, "at most 2000 characters"),
    ],
)
def test_marks_that_cannot_be_are_refused(marks: str, why: str) -> None:
    """L1, L5, L6, L8: whoever sets a match up is told which mark is wrong."""
    with pytest.raises(ValueError, match=why):
        fielded(home_marks=marks)


def test_environments_have_no_marks() -> None:
    """L5: what was learned is not among their numbers."""
    with pytest.raises(ValueError, match="no marks of a season"):
        TakkureEncoder({"home_marks": "hand 1"})
