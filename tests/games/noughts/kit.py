"""Noughts and crosses, for the packages around the games."""

from pathlib import Path
from typing import Final

from tests.games.noughts.encoding import NoughtsEncoder
from tests.games.noughts.game import Noughts
from tests.games.noughts.reading import RULES, read_scenario
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.kernel.scenarios.scenario import Scenario


class NoughtsKit(Kit):
    """What a game must say, and no more."""

    __slots__ = ()

    @property
    def id(self) -> str:
        return "noughts"

    def game(self, content: Path | None) -> Noughts:
        return Noughts()

    def rule_numbers(self) -> tuple[str, ...]:
        return RULES

    def read_scenario(self, game: Game, file: Path) -> Scenario:
        return read_scenario(game, file)

    def encoder(self, setup: Setup) -> Encoder:
        return NoughtsEncoder(setup)


KIT: Final = NoughtsKit()
