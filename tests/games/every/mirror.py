"""Two matches of which one is the other with the seats swapped, and what lies on the table turned with them."""

from collections.abc import Callable

from tests.games.every.playing import RandomPlay
from thirdhalf.kernel.decision import NO_ONE, Choice, Decision
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.seat import CHANCE, NOBODY, other


def play_both(
    game: Game,
    match: Match,
    twin: Match,
    player: RandomPlay,
    same_choice: Callable[[Decision, Choice], Choice],
    same_event: Callable[[Event], Event],
    same_one: Callable[[int], int],
) -> None:
    """Play the same at random in both, from here to the end, and compare what happens. What is the same choice and the
    same event in the twin, and whom a question is about there, the game knows.
    """
    log, twin_log = match.log, twin.log
    assert log is not None
    assert twin_log is not None
    told = len(log)
    while match.decision is not None:
        decision = match.decision
        assert twin.decision is not None
        assert twin.decision.topic == decision.topic
        assert decision.seat == CHANCE or twin.decision.seat == other(decision.seat)
        assert twin.decision.who == (same_one(decision.who) if decision.who != NO_ONE else NO_ONE)
        choice = player.answer(match)
        turned = same_choice(decision, choice)
        match.choose(choice)
        twin.choose(turned)
        assert [same_event(event) for event in log[told:]] == twin_log[told:]
        told = len(log)
    assert twin.decision is None
    assert game.outcome(twin).winner == swapped(game.outcome(match).winner)


def swapped(seat: int) -> int:
    """The seat across the table, or nobody."""
    return other(seat) if seat != NOBODY else NOBODY
