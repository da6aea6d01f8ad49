"""Noughts and crosses, for the packages around the games."""

from pathlib import Path
from typing import Final

from tests.games.noughts.encoding import NoughtsEncoder
from tests.games.noughts.game import Noughts
from tests.games.noughts.reading import RULES, NoughtsLanguage
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.game import Setup
from thirdhalf.kernel.scenarios.expectations import Language


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

    @property
    def language(self) -> Language:
        return NoughtsLanguage()

    def encoder(self, setup: Setup) -> Encoder:
        return NoughtsEncoder(setup)


KIT: Final = NoughtsKit()
