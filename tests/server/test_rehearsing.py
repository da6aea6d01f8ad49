"""Choices tried out in a row before they are made: what would be accepted, and what would be asked then."""

from tests.server.harness import Client, Running, create
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.questions.kick_off import KickerPlace
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.frame import Match
from thirdhalf.server.protocol import Rehearsed
from thirdhalf.server.room.verbs.rehearse import rehearsed

TEAMS = {"home": "yamato", "away": "teriomorphs", "attacker": "home"}


def until(topic: str) -> Match:
    """A closed match as far as that is asked, by any answers."""
    match = takkure().new({"exercise": 6, "measuring": "closed", **TEAMS}, [])
    chooser = Chooser("any")
    while match.decision is not None and match.decision.topic != topic:
        match.choose(match.decision.sample(chooser))
    return match


def rehearse(match: Match, *choices: Choice) -> Rehearsed:
    """On a copy of it."""
    return rehearsed(takkure(), match.copy(), list(choices), "1")


def test_all_places_of_a_kick_off_are_rehearsed_where_nothing_is_measured() -> None:
    """5.03, 0.03: who is next is told after each of them; after the last one somebody else decides."""
    match = until("kick-off place")
    assert isinstance(match.decision, KickerPlace)
    choices: list[Choice] = []
    placed: list[str] = []
    told = rehearse(match)
    for x in (-15240, -5080, 5080, 15240):
        assert told.next is not None
        assert told.next.topic == "kick-off place"
        placed += told.next.data["subjects"]
        choices.append((x, told.next.data["low"]))
        told = rehearse(match, *choices)
    assert (told.accepted, told.why, told.next) == (4, None, None)
    assert len(set(placed)) == 4


def test_a_place_in_the_way_of_another_is_refused_by_its_rule() -> None:
    """6.04: the first is accepted, the second is not."""
    match = until("kick-off place")
    assert isinstance(match.decision, KickerPlace)
    place = (0, match.decision.y)
    told = rehearse(match, place, place)
    assert (told.accepted, told.rule, told.next) == (1, "6.04", None)


def test_how_far_somebody_gets_is_not_told_by_trying() -> None:
    """0.03, R-84: who is to move is measured then, and cannot be taken back."""
    match = until("mover")
    assert isinstance(match.decision, Pick)
    told = rehearse(match, (match.decision.options[0],))
    assert (told.accepted, told.next) == (1, None)


def test_team_plays_are_chosen_in_a_row() -> None:
    """5.01: four of them; then cards are drawn."""
    match = until("team plays")
    assert isinstance(match.decision, Pick)
    four: list[Choice] = [(option,) for option in match.decision.options[:4]]
    told = rehearse(match, *four[:3])
    assert told.next is not None
    assert told.next.topic == "team plays"
    assert rehearse(match, *four).next is None
    assert rehearse(match, four[0], four[0]).accepted == 1


def test_what_would_be_asked_next_is_told_and_nothing_is_chosen(server: Running) -> None:
    """1.03: a move has to be marked; the question is still whether it is one."""
    match = create(server.url, "mine", "mine", exercise=1)
    with Client(server.url, match["home"]) as home:
        home.until_asked()
        assert home.question is not None
        assert home.question["topic"] == "first action"
        move = next(one["choice"] for one in home.question["options"] if one["word"] == "move")
        told = home.request("rehearse", turn=home.turn, choices=[[move]])
        assert (told["accepted"], told["next"]["topic"]) == (1, "mark")
        refused = home.request("rehearse", turn=home.turn, choices=[[move], [0, 99999999]])
        assert (refused["accepted"], refused["rule"], refused["next"]) == (1, "1.04", None)
        assert home.request("rehearse", turn=home.turn + 1, choices=[])["code"] == "stale"
        assert home.request("judge", turn=home.turn, choice=[move])["allowed"]
