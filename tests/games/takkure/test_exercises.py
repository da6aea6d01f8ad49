"""The exercises from their first decision to their ends, with coaches that follow a simple plan."""

import pytest

from tests.games.takkure.playing import new_match, play
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.events import KICK_OFF, SET_TAKEN
from thirdhalf.games.takkure.table.kinds import LINE_REACHED, MOVE, NOTHING, PRACTICE_OVER, PRESSURE, TOKENS_SPENT
from thirdhalf.games.takkure.table.questions.walks import Mark, Walk
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Pick, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY


def runs(match: Match) -> Choice:
    """The attack runs past on the right, the defence presses where it stands, dice come up 6."""
    decision = match.decision
    ahead = 1 if match.attacker == HOME else -1
    if isinstance(decision, Roll):
        return (6,) * decision.count
    if isinstance(decision, Mark):
        return (4 * INCH * ahead, decision.y + decision.reach * ahead)
    if isinstance(decision, Walk):
        if decision.seat != match.attacker:
            return ()
        return (decision.x, max(-11 * INCH, min(11 * INCH, decision.y + decision.limit * ahead)))
    assert isinstance(decision, Pick)
    for wanted in (MOVE, PRESSURE):
        if decision.topic in ("first action", "second action", "defence") and wanted in decision.options:
            return (wanted,)
    return (decision.options[0],)


def idles(match: Match) -> Choice:
    """Nobody does anything."""
    decision = match.decision
    if isinstance(decision, Roll):
        return (6,) * decision.count
    if not isinstance(decision, Pick):
        return ()
    if decision.topic in ("first action", "second action"):
        return (NOTHING,)
    return (decision.options[0],)


@pytest.mark.parametrize(("attacker", "seat"), [("home", HOME), ("away", AWAY)])
def test_a_runner_past_a_standing_defender_reaches_the_line(attacker: str, seat: int) -> None:
    """R-63: from 9" behind halfway to the line 10" beyond it, up to 12" an activation: the second token does it."""
    match = takkure().new({"exercise": 1, "attacker": attacker, "home": "yamato", "away": "yamato"}, [])
    while match.decision is not None:
        match.choose(runs(match))
    assert (match.ending, match.winner) == (LINE_REACHED, seat)
    assert match.players[match.holder].activations == 2


@pytest.mark.parametrize(("exercise", "sets"), [(1, 1), (2, 1), (3, 20)])
def test_an_idle_attack_is_held(exercise: int, sets: int) -> None:
    """R-65: in exercise 3 tokens renew, twenty times at most; before that one set is all there is (1.01)."""
    log: list[Event] = []
    match = takkure().new({"exercise": exercise}, log)
    while match.decision is not None:
        match.choose(idles(match))
    assert (match.ending, match.winner) == (TOKENS_SPENT, AWAY)
    assert len([event for event in log if event.kind == SET_TAKEN]) == sets


def test_the_practice_match_changes_roles_and_ends() -> None:
    """R-74, 5.03: every attack begins with a kick-off, both sides have their attacks, and the tries decide."""
    for seed in range(12):
        log: list[Event] = []
        match = play(new_match(5, "home", log), seed)
        assert match.ending == PRACTICE_OVER
        kickers = [event.values[0] for event in log if event.kind == KICK_OFF]
        assert kickers == sorted(kickers, reverse=True)
        assert set(kickers) == {HOME, AWAY}
        assert 2 <= len(kickers) <= 16
        lead = match.home_tries - match.away_tries
        assert match.winner == (HOME if lead > 0 else AWAY if lead < 0 else NOBODY)


def test_idle_attacks_in_the_practice_match_are_called_off() -> None:
    """R-74: eight attacks of eight sets a side, if nobody ever gets anywhere."""
    log: list[Event] = []
    match = takkure().new({"exercise": 5}, log)
    chooser = Chooser(1)
    while match.decision is not None:
        decision = match.decision
        still = isinstance(decision, Walk | Mark) or decision.topic in ("first action", "second action", "defence")
        match.choose(idles(match) if still or isinstance(decision, Roll) else decision.sample(chooser))
    assert len([event for event in log if event.kind == KICK_OFF]) == 16
    assert match.winner == NOBODY
