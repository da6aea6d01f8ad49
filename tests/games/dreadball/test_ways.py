"""What can be reached by pointing at it: the answers that are told lead there."""

from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.showing.account import hex_word
from thirdhalf.games.dreadball.showing.ways import ways
from thirdhalf.games.dreadball.table.kinds import RUN, SLAM
from thirdhalf.games.dreadball.table.pitch import NEIGHBOURS
from thirdhalf.games.dreadball.table.questions.topics import NONE
from thirdhalf.games.dreadball.table.state import Match, own_match
from thirdhalf.kernel.decision import Pick, Roll
from thirdhalf.kernel.dice import Dice, seed_from


def before_an_action(wanted: int) -> Match:
    """The first rush from the standard formations, with a player chosen who may do that."""
    match = own_match(dreadball().new({"first": "home"}, []))
    dice = Dice(seed_from("ways"))
    while (decision := match.decision) is not None:
        if isinstance(decision, Roll):
            match.choose(dice.roll(decision))
            continue
        assert isinstance(decision, Pick)
        if decision.topic == "action":
            return match
        choice = decision.options[0]
        if decision.topic == "token":
            tried = [option for option in decision.options if option >= 0 and wanted in offered(match, option)]
            choice = tried[0]
        match.choose((choice,))
    raise AssertionError("nobody is asked for an action")


def offered(match: Match, number: int) -> tuple[int, ...]:
    """What a player may do with a token."""
    ahead = own_match(match.copy())
    ahead.choose((number,))
    assert isinstance(ahead.decision, Pick)
    return ahead.decision.options if ahead.decision.topic == "action" else ()


def test_every_hex_that_is_sure_to_be_reached_is_reached_by_the_answers_told() -> None:
    """D9.1, D19.3: round one's own players too, where no step comes nearer."""
    match = before_an_action(RUN)
    pick = match.decision
    assert isinstance(pick, Pick)
    found = [way for way in ways(match, pick) if isinstance(way, dict)]
    sure = [way for way in found if way["action"] == RUN and way["sure"] == 100]
    assert len(sure) > 20
    for way in sure:
        ahead = own_match(match.copy())
        ahead.choose((RUN,))
        steps = way["steps"]
        assert isinstance(steps, list)
        for step in steps:
            assert isinstance(step, int)
            ahead.choose((step,))
        assert hex_word(ahead.players[pick.who].at) == way["to"]


def test_amid_a_run_the_ways_go_on_from_where_he_is() -> None:
    """D9.1: what a Run has left."""
    match = before_an_action(RUN)
    match.choose((RUN,))
    pick = match.decision
    assert isinstance(pick, Pick)
    first = next(option for option in pick.options if option >= 0)
    before = {str(way["to"]) for way in ways(match, pick) if isinstance(way, dict)}
    match.choose((first,))
    assert isinstance(match.decision, Pick)
    after = {str(way["to"]) for way in ways(match, match.decision) if isinstance(way, dict)}
    assert hex_word(first) in before
    assert hex_word(first) not in after


def test_pointing_at_an_opponent_is_a_slam_from_a_hex_next_to_him() -> None:
    """D12.1, D12.2: the run, the facing towards him, and him as the target."""
    match = before_an_action(SLAM)
    pick = match.decision
    assert isinstance(pick, Pick)
    attacks = [way for way in ways(match, pick) if isinstance(way, dict) and way["target"] != NONE]
    assert attacks
    for way in attacks:
        target = way["target"]
        steps = way["steps"]
        assert isinstance(target, int)
        assert isinstance(steps, list)
        at = steps[-1] if steps else match.players[pick.who].at
        assert isinstance(at, int)
        assert match.players[target].profile.id == way["to"]
        assert match.players[target].at in NEIGHBOURS[at]
