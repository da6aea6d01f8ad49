"""What a match comes to: luck, play and rest add up to the result, whatever was played."""

from functools import partial
from itertools import product
from math import isclose

import pytest

from tests.games.takkure.odds.positions import at_line
from thirdhalf import play
from thirdhalf.analysis.account import Account, Entry, account, settle
from thirdhalf.analysis.forecast import RAREST, forecast
from thirdhalf.analysis.judging import QUICK, Effort, Judging, Lines, Throw, Verdict
from thirdhalf.analysis.report import dearest, turning_points
from thirdhalf.coaches.judge import CERTAIN, Foresight
from thirdhalf.games import kit_of
from thirdhalf.games.dreadball.coaches.search import fan as dreadball_fan
from thirdhalf.games.takkure.coaches.search import fan as takkure_fan
from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.record import from_words, unfinished
from thirdhalf.kernel.seat import AWAY, CHANCE, HOME
from thirdhalf.kernel.view import View

EXACT = 1e-9


def judged(game: str, seed: str) -> Account:
    """The account of a short match between two coaches."""
    if game == "takkure":
        match = play(game, "club", "rookie", seed=seed, exercise=3)
    else:
        match = play(game, "club", "rookie", seed=seed, preset="demo")
    judge = kit_of(game).judge
    assert judge is not None
    return account(kit_of(match.game.id), match.game, match.record, QUICK)


def short(most: int) -> Effort:
    """A small effort."""
    return Effort(guesses=1, notable=0.05, trial=Lines(pairs=3, far=1), proof=Lines(pairs=4, far=1), most=most)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["takkure", "dreadball"])
def test_the_parts_of_whole_matches_add_up_too(game: str) -> None:
    for number in range(3):
        match = play(game, "club", "rookie", seed=f"whole {number}")
        found = account(kit_of(game), match.game, match.record, QUICK)
        parts = found.start + found.luck + found.play(HOME) - found.play(AWAY) + found.rest
        assert isclose(parts, found.result, abs_tol=EXACT)
        assert len(found.entries) == len(match.record.moves) > 300


@pytest.mark.parametrize("game", ["takkure", "dreadball"])
def test_start_luck_play_and_rest_are_the_result(game: str) -> None:
    found = judged(game, "sum")
    home, away = found.play(HOME), found.play(AWAY)
    assert isclose(found.start + found.luck + home - away + found.rest, found.result, abs_tol=EXACT)
    assert home <= 0 >= away
    assert found.luck != 0
    assert all(entry.luck == 0 for entry in found.entries if entry.seat != CHANCE)
    assert all(entry.play == 0 for entry in found.entries if entry.seat == CHANCE)
    assert isclose(found.adjusted, found.result - found.luck, abs_tol=EXACT)


def test_every_move_leads_from_what_was_expected_to_what_is() -> None:
    """What is expected before a move, with all that it changed, is what is expected before the next."""
    found = judged("takkure", "chain")
    before = [entry.before for entry in found.entries] + [found.result]
    for entry, after in zip(found.entries, before[1:], strict=True):
        assert isclose(entry.before + entry.luck + entry.play + entry.rest, after, abs_tol=EXACT)


def test_luck_is_nothing_on_average() -> None:
    """1.14: over all throws of a contest, each as often as it comes, luck is nothing."""
    match = at_line("1-first-steps/onslaught-dice-split", "dice")
    roll = match.decision
    assert isinstance(roll, Roll)
    judge = kit_of("takkure").judge
    assert judge is not None
    judging = Judging(judge, partial(kit_of("takkure").roster.coach, "club"), QUICK)
    known: dict[tuple[int, ...] | None, float] = {}
    total = 0.0
    for faces in product(range(1, roll.sides + 1), repeat=roll.count):
        standing = judge.standing_for(match, roll, faces)
        if standing not in known:
            throw = judging.throw(match, roll, faces)
            assert throw.came is not None
            known[standing] = throw.came - throw.mean
        total += known[standing]
    assert len(known) > 1
    assert isclose(total / roll.sides**roll.count, 0, abs_tol=1e-6)
    assert max(map(abs, known.values())) > 0.001


def test_answers_in_a_row_are_one() -> None:
    """What an answer gave away counts only as far as those after it did not make up for it."""
    entries = [Entry(0, HOME, "first"), Entry(1, HOME, "second"), Entry(2, CHANCE, "dice")]
    judged: list[Throw | Verdict] = [Verdict(0.0, 0.5, 0.1, (1,)), Verdict(0.4, 0.1, 0.1, (2,)), Throw(0.4, 1.0, False)]
    found = settle(entries, judged, 1.0)
    # The second answer promised 0.5 where the first had seemed to promise nothing: all of its loss is made up for.
    assert [entry.play for entry in found.entries] == pytest.approx([0.0, -0.1, 0.0])
    assert found.start == pytest.approx(0.5)
    assert found.entries[2].luck == pytest.approx(0.6)


def test_of_a_throw_only_what_lasts_is_luck() -> None:
    """What the value takes back later nobody foresaw."""
    entries = [Entry(0, CHANCE, "slam"), Entry(1, CHANCE, "throw")]
    found = settle(entries, [Throw(0.0, 0.4, False, 25), Throw(0.2, 1.0, False)], 1.0)
    assert [entry.luck for entry in found.entries] == pytest.approx([0.1, 0.8])
    assert [entry.rest for entry in found.entries] == pytest.approx([0.1, 0.0])
    assert [entry.before for entry in found.entries] == pytest.approx([0.0, 0.2])
    assert found.start + found.luck + found.rest == pytest.approx(1.0)


def test_what_the_value_overlooks_is_luck_too() -> None:
    """Of throws that more dice add to, up to what these could expect."""
    entries = [
        Entry(0, CHANCE, "pick up"),
        Entry(1, CHANCE, "pick up"),
        Entry(2, HOME, "step"),
        Entry(3, CHANCE, "slam"),
    ]
    first, more, last = Throw(0.0, None, False, 50), Throw(0.2, 0.4, False, 50), Throw(0.4, None, False, 50)
    first.overlooked = -0.1
    more.overlooked, more.overlooked_came = 0.1, 0.3
    last.overlooked = 0.7
    found = settle(entries, [first, more, Verdict(0.4), last], 1.0)
    # Of the last one nothing is known that was overlooked afterwards.
    assert [entry.luck for entry in found.entries] == pytest.approx([0.3, 0.3, 0.0, 0.3])
    assert found.start + found.luck + found.rest == pytest.approx(1.0)


def test_what_is_overlooked_is_nothing_on_average() -> None:
    """DreadBall: whoever has the ball is worth more than the value says."""
    match = play("dreadball", "club", "club", seed="ball", preset="demo")
    kit = kit_of("dreadball")
    assert kit.judge is not None
    judging = Judging(kit.judge, partial(kit.roster.coach, "club"), QUICK)
    most = 0.0
    for _, position in match.steps():
        roll = position.decision
        if isinstance(roll, Roll) and roll.topic == "pick up" and not most:
            throws = kit.judge.fan(position, roll).throws
            told = [judging.throw(position, roll, shown) for _, shown in throws]
            changes = [(each.overlooked_came or 0.0) - each.overlooked for each in told]
            mean = sum([part * each for (part, _), each in zip(throws, changes, strict=True)])
            assert isclose(mean / sum([part for part, _ in throws]), 0, abs_tol=1e-6)
            most = max(map(abs, changes))
    assert most > 0.01


def test_no_more_lines_are_played_than_there_are() -> None:
    match = play("takkure", "rookie", "rookie", seed="thrown", exercise=3)
    kit = kit_of("takkure")
    bounded = account(kit, match.game, match.record, short(most=1))
    # Of whatever is tried first all lines are played, of the next none.
    assert len([entry for entry in bounded.entries if entry.play]) <= 1
    none = account(kit, match.game, match.record, short(most=0))
    assert not [entry for entry in none.entries if entry.play or entry.better]
    # What was not tried is in the rest.
    assert isclose(none.start + none.luck + none.rest, none.result, abs_tol=EXACT)


def test_what_is_asked_of_another_coach_makes_up_for_nothing() -> None:
    entries = [Entry(0, AWAY, "first"), Entry(1, HOME, "second")]
    found = settle(entries, [Verdict(0.3, 0.2, 0.05, (1,)), Verdict(0.9)], 1.0)
    assert [entry.play for entry in found.entries] == pytest.approx([0.2, 0.0])
    assert [entry.rest for entry in found.entries] == pytest.approx([0.6, 0.1])
    assert found.play(AWAY) == pytest.approx(-0.2)
    assert found.start == pytest.approx(0.1)
    assert found.entries[0].error == 0.05


def test_only_what_goes_beyond_the_standard_error_was_given_away() -> None:
    """Every choice is judged again by lines of its own; what looks better by chance costs nothing."""
    match = play("takkure", "rookie", "rookie", seed="thrown", exercise=3)
    judge = kit_of("takkure").judge
    assert judge is not None
    judging = Judging(judge, partial(kit_of("takkure").roster.coach, "club"), short(most=1000))
    found = account(kit_of(match.game.id), match.game, match.record, QUICK)
    given = [entry for entry in found.entries if entry.play]
    assert given
    for entry in given:
        position = match.position(entry.move)
        decision = position.decision
        assert decision is not None
        made = from_words(match.game, position, decision, match.moves[entry.move].choice)
        verdict = judging.choice(View(position, decision.seat), made)
        assert verdict.loss >= 0
        assert (verdict.better is None) == (verdict.loss == 0)
        assert judging.tried(View(position, decision.seat), made, made, 0.0).loss == 0


def test_a_forecast_is_of_three_chances_at_any_decision() -> None:
    """Where the value knows nothing, both sides are played on: what comes out lies between what it says there."""
    for game, setup in (("takkure", {"exercise": 3}), ("dreadball", {"preset": "demo"})):
        match = play(game, "club", "rookie", seed="forecast", **setup)
        judge = kit_of(game).judge
        assert judge is not None
        unsettled = 0
        for _, position in list(match.steps())[::5]:
            said = forecast(judge, position)
            assert isclose(said.win + said.draw + said.loss, 1, abs_tol=EXACT)
            assert min(said.win, said.draw, said.loss) >= 0
            if position.decision is not None and not judge.settled(position):
                unsettled += 1
                worth = Foresight(judge, 1, RAREST).worth(position.copy(), None) / CERTAIN
                assert isclose(said.win - said.loss, worth, abs_tol=0.001)
        assert unsettled
        end = forecast(judge, match.position())
        assert (end.win, end.draw, end.loss).count(1.0) == 1


def test_of_each_coach_the_dearest_choices_are_told() -> None:
    entries = [Entry(i, AWAY, "any") for i in range(5)]
    for i, entry in enumerate(entries):
        entry.play = i / 10
    assert [entry.move for entry in dearest(Account(0.0, 1.0, entries), AWAY)] == [4, 3, 2]
    assert turning_points(Account(0.0, 1.0, entries)) == []


def test_a_match_that_is_not_over_has_no_account() -> None:
    match = play("takkure", "rookie", "rookie", seed="cut", exercise=1)
    judge = kit_of("takkure").judge
    assert judge is not None
    with pytest.raises(BadFile, match="not over"):
        account(kit_of(match.game.id), match.game, unfinished(match.record, match.record.moves[:5]), QUICK)


def test_every_throw_is_one_of_its_fan() -> None:
    """1.14, 1.15: by who fails, who is best and whether by a critical."""
    sides = ((7, 2), (5, 1))
    shares = {standing: 0 for _, standing in takkure_fan.fan(sides).throws}
    for faces in product(range(1, 13), repeat=3):
        kind = takkure_fan.outcome(takkure_fan.scores_of(faces, sides))
        own = [each for each in shares if takkure_fan.outcome(takkure_fan.scores_of(each, sides)) == kind]
        assert len(own) == 1
        shares[own[0]] += 1
    assert shares == {standing: share for share, standing in takkure_fan.fan(sides).throws}
    assert dreadball_fan.fan(2, 4, 1, 2).throws
