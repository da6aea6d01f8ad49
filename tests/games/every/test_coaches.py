"""The coaches that every game brings: they play by the rules, repeat themselves, and leave the match alone."""

import pytest

from tests.engine import subclasses_the_engine
from tests.games.every.playing import KITS, of_every_game, setups
from tests.games.every.seeing import SealedView, first_choices
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.table import Table

QUICK = [(kit, f"{name}:12" if name in kit.roster.thinkers else name) for kit in KITS for name in kit.roster.names]
every_coach = pytest.mark.parametrize(("kit", "name"), QUICK, ids=[f"{kit.id}-{name}" for kit, name in QUICK])


def choices_of(kit: Kit, name: str, seed: str) -> list[Choice]:
    """The first choices of a coach in the whole game, for both sides. An illegal one would raise."""
    return first_choices(kit.game(None).new(setups(kit)[-1], None), kit.roster.coach(name, seed), 120)


@every_coach
def test_the_same_seed_makes_the_same_choices(kit: Kit, name: str) -> None:
    assert choices_of(kit, name, "a") == choices_of(kit, name, "a")


@subclasses_the_engine
@every_coach
def test_a_coach_needs_only_guesses_and_leaves_the_match_alone(kit: Kit, name: str) -> None:
    match = kit.game(None).new(setups(kit)[-1], None)
    Table(match, Dice(seed_from("1")), None).let_chance_answer()
    decision = match.decision
    assert decision is not None
    before = match.project(0)
    choice = kit.roster.coach(name, "1")(SealedView(match, decision.seat))
    assert decision.refusal(choice) is None
    assert match.project(0) == before
    assert match.decision is decision


@of_every_game
def test_an_unknown_coach_is_named_with_those_there_are(kit: Kit) -> None:
    with pytest.raises(ValueError, match=f"there is no coach 'nobody'; there are: {', '.join(kit.roster.names)}"):
        kit.roster.coach("nobody", "1")
