"""Random play of every game: an example is a seed, and a seed is a whole match."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, TypeVar

import pytest
from hypothesis import strategies as st

from tests.games.noughts.kit import KIT as NOUGHTS
from thirdhalf.games import kits
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.readings import KEY, names_of

M = TypeVar("M", bound=Match)

KITS: Final = list({kit.id: kit for kit in (*kits(), NOUGHTS)}.values())
SEEDS: Final = st.integers(0, 1_000_000)

of_every_game: Final = pytest.mark.parametrize("kit", KITS, ids=[kit.id for kit in KITS])
"""Those of the package, the third in the tests, and whatever THIRDHALF_GAMES names."""


@cache
def setups(kit: Kit) -> list[Setup]:
    """What a game is learnt by, the whole game last, and what its own tests want played beside that (`SETUPS`)."""
    own = f"tests.games.{kit.id}.playing"
    more: list[Setup] = getattr(import_module(own), "SETUPS", []) if find_spec(own) is not None else []
    return [*more, *kit.encoder({}).lessons()]


def new_match(kit: Kit, seed: int, log: list[Event] | None, readings: int = 0) -> Match:
    """A match at its first decision; the seed says which set-up it has, the bits which readings."""
    known = setups(kit)
    setup = dict(known[seed % len(known)])
    game = kit.game(None)
    names = names_of(game.readings(), readings)
    return game.new({**setup, **({KEY: ", ".join(names)} if names else {})}, log)


class RandomPlay:
    """Answers whoever is asked, coach or chance, from one seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed_from(f"property {seed}"))
        self.chooser = Chooser(seed)

    def answer(self, match: Match) -> Choice:
        """An allowed choice for the present decision."""
        decision = match.decision
        assert decision is not None
        return self.dice.roll(decision) if isinstance(decision, Roll) else decision.sample(self.chooser)


def play(match: M, seed: int, before_each: Callable[[M], None] | None = None, most: int = 100_000) -> M:
    """Play at random to the end, or `most` choices; `before_each` looks at every position with a decision."""
    player = RandomPlay(seed)
    for _ in range(most):
        if match.decision is None:
            break
        if before_each is not None:
            before_each(match)
        match.choose(player.answer(match))
    return match
