"""Swapping seats swaps the match, event by event."""

from hypothesis import given, settings

from tests.games.every.mirror import play_both, swapped
from tests.games.every.playing import SEEDS, RandomPlay
from tests.games.noughts.game import Noughts
from tests.games.noughts.table import EVENT_FIELDS, TOSS
from thirdhalf.kernel.decision import Choice, Decision
from thirdhalf.kernel.event import Event


def same_choice(decision: Decision, choice: Choice) -> Choice:
    """N1: home's die comes first."""
    return choice[::-1] if decision.topic == TOSS else choice


def same_event(event: Event) -> Event:
    """The same event with the seats swapped."""
    values = dict(zip(EVENT_FIELDS[event.kind], event.values, strict=True))
    values["seat"] = swapped(values["seat"])
    if event.kind == TOSS:
        values["home"], values["away"] = values["away"], values["home"]
    return Event(event.kind, event.rule, tuple(values.values()), event.audience)


@given(SEEDS)
@settings(max_examples=20)
def test_swapped_seats_swap_the_match(seed: int) -> None:
    game = Noughts()
    play_both(game, game.new({}, []), game.new({}, []), RandomPlay(seed), same_choice, same_event, swapped)
