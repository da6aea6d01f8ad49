"""What `thirdhalf.analyse` says of a match, whatever was played."""

from math import isclose

import msgspec
import pytest

import thirdhalf
from thirdhalf.analysis.analysing import statistics
from thirdhalf.analysis.forms import Analysis
from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.record import unfinished

EXACT = 1e-9


def short(game: str, seed: str) -> thirdhalf.Match:
    """A short match between two coaches."""
    if game == "takkure":
        return thirdhalf.play(game, "club", "rookie", seed=seed, exercise=3)
    return thirdhalf.play(game, "club", "rookie", seed=seed, preset="demo")


@pytest.fixture(scope="module", params=["takkure", "dreadball"])
def both(request: pytest.FixtureRequest) -> tuple[thirdhalf.Match, Analysis]:
    match = short(request.param, "told")
    return match, thirdhalf.analyse(match)


def test_the_parts_add_up_to_the_result(both: tuple[thirdhalf.Match, Analysis]) -> None:
    _, found = both
    total = found.start + found.luck + found.home.play - found.away.play + found.rest
    assert isclose(total, found.result, abs_tol=EXACT)
    assert isclose(found.home.luck, -found.away.luck, abs_tol=EXACT)
    assert isclose(found.adjusted + found.luck, found.result, abs_tol=EXACT)


def test_the_course_ends_with_the_result(both: tuple[thirdhalf.Match, Analysis]) -> None:
    match, found = both
    assert [point.move for point in found.course] == sorted({point.move for point in found.course})
    assert all(
        isclose(point.chances.win + point.chances.draw + point.chances.loss, 1, abs_tol=EXACT) for point in found.course
    )
    last = found.course[-1]
    assert last.move == len(match.moves)
    assert last.chances.win - last.chances.loss == found.result


def test_moments_are_moves_of_the_record(both: tuple[thirdhalf.Match, Analysis]) -> None:
    match, found = both
    told = [*found.turning_points, *found.home.worst, *found.away.worst]
    assert told
    for moment in told:
        move = match.moves[moment.move]
        assert (move.by, move.about, move.choice) == (moment.by, moment.about, moment.made.choice)
        assert (moment.question is None) == (moment.by == "chance")
    for side, seat in ((found.home, "home"), (found.away, "away")):
        assert all(moment.by == seat and moment.change < 0 and moment.better is not None for moment in side.worst)
        assert [moment.change for moment in side.worst] == sorted([moment.change for moment in side.worst])


def test_what_was_made_is_weighed_as_what_was_better() -> None:
    found = thirdhalf.analyse(short("takkure", "third half"))
    (moment,) = [*found.home.worst, *found.away.worst]
    assert [each.message for each in moment.made_odds] == [each.message for each in moment.odds]
    assert moment.odds
    assert moment.made_odds != moment.odds


def test_it_is_the_same_from_json(both: tuple[thirdhalf.Match, Analysis]) -> None:
    _, found = both
    again = msgspec.json.decode(msgspec.json.encode(found), type=Analysis)
    assert msgspec.json.encode(again) == msgspec.json.encode(found)


def test_figures_of_a_side_are_those_of_its_players(both: tuple[thirdhalf.Match, Analysis]) -> None:
    match, found = both
    for side in (found.statistics.home, found.statistics.away):
        for name in found.statistics.names:
            assert side.figures[name] == sum(player.figures.get(name, 0) for player in side.players)
        assert isclose(side.dice.expected * len(side.dice.faces), sum(side.dice.faces))
    faces = 0
    for event in match.events:
        shown = match.game.event_values(match.position(), event).get("faces", [])
        assert isinstance(shown, list)
        faces += len(shown)
    assert sum(found.statistics.home.dice.faces) + sum(found.statistics.away.dice.faces) == faces > 0


def test_statistics_are_there_without_a_judge(both: tuple[thirdhalf.Match, Analysis]) -> None:
    match, found = both
    counts = statistics(kit_of(match.game.id), match.game, match.record)
    assert counts.markers == found.statistics.markers
    assert counts.home.figures == found.statistics.home.figures
    assert counts.home.players[0].value is None
    assert found.statistics.home.players[0].value is not None


def test_the_same_match_has_the_same_analysis() -> None:
    match = short("takkure", "same")
    assert thirdhalf.analyse(match) == thirdhalf.analyse(match)


def test_a_match_that_is_not_over_is_not_analysed() -> None:
    """R-61: before that, what was better would tell what the others hold."""
    match = short("takkure", "cut")
    match.record = unfinished(match.record, match.record.moves[:5])
    with pytest.raises(BadFile, match="not over"):
        thirdhalf.analyse(match)
