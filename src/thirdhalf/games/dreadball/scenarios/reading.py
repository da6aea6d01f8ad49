"""A scenario is a file: a position, what is played, what must come out. The format is described in
docs/scenarios.md.
"""

from pathlib import Path as FilePath

from thirdhalf.games.dreadball.game import DreadBall
from thirdhalf.games.dreadball.scenarios.expectations import check_expectations
from thirdhalf.games.dreadball.scenarios.position import read_position
from thirdhalf.games.dreadball.showing.account import DreadBallLanguage
from thirdhalf.games.dreadball.table.catalog import rule_numbers
from thirdhalf.games.dreadball.table.state import own_match
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.scenarios.from_set_up import set_up
from thirdhalf.kernel.scenarios.parts import read_parts
from thirdhalf.kernel.scenarios.scenario import Scenario as KernelScenario
from thirdhalf.kernel.scenarios.script import Guide


class Scenario(KernelScenario):
    """A scenario of DreadBall."""

    __slots__ = ()

    def check(self, expect: Fields, match: KernelMatch) -> None:
        match = own_match(match)
        check_expectations(expect, match)


class DreadBallGuide(Guide):
    """There are no places but hexes, and no ways but steps: all are picked."""

    __slots__ = ()

    def called(self, match: KernelMatch, who: int) -> str:
        return own_match(match).players[who].profile.id


def read_scenario(game: DreadBall, file: FilePath, variant: str = "") -> Scenario:
    """Read a scenario; `BadFile` names the field that is wrong."""
    parts = read_parts(file, game.id, rule_numbers(), variant)
    fields = parts.fields
    match = set_up(game, fields) if fields.has("setup") else read_position(game.catalog.teams, fields, [])
    fields.finish()
    return Scenario(parts, DreadBallGuide(game), match, DreadBallLanguage())
