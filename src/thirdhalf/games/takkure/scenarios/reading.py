"""A scenario is a file: a position, what is played, what must come out. The format is described in
docs/scenarios.md.
"""

from pathlib import Path as FilePath

from thirdhalf.games.takkure.game import Takkure
from thirdhalf.games.takkure.scenarios.expectations import TakkureLanguage, check_expectations
from thirdhalf.games.takkure.scenarios.position import read_position, thing_called
from thirdhalf.games.takkure.table.catalog import rule_numbers
from thirdhalf.games.takkure.table.kinds import BALL
from thirdhalf.games.takkure.table.questions.topics import as_choice
from thirdhalf.games.takkure.table.questions.walks import Approach, Mark, Walk
from thirdhalf.games.takkure.table.space import place_of, radius_of
from thirdhalf.games.takkure.table.state import Match, own_match
from thirdhalf.geometry.plane import Point
from thirdhalf.kernel.decision import Choice, Decision, Path
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.scenarios.from_set_up import set_up
from thirdhalf.kernel.scenarios.parts import read_parts
from thirdhalf.kernel.scenarios.scenario import Scenario as KernelScenario
from thirdhalf.kernel.scenarios.script import Guide, ScriptError
from thirdhalf.kernel.texts.lengths import unit_word, written


class Scenario(KernelScenario):
    """A scenario of Takkure."""

    __slots__ = ()

    def check(self, expect: Fields, match: KernelMatch) -> None:
        match = own_match(match)
        check_expectations(expect, match)

    def play(self, count: int) -> Match:
        match = super().play(count)
        return own_match(match)

    def run(self) -> Match:
        match = super().run()
        return own_match(match)


class TakkureGuide(Guide):
    """Names of players and the ball, and the ways `closest` and `touch NAME`."""

    __slots__ = ()

    def place(self, match: KernelMatch, name: str) -> Point | None:
        match = own_match(match)
        thing = thing_called(match, name)
        return None if thing is None else place_of(match, thing)

    def called(self, match: KernelMatch, who: int) -> str:
        return "ball" if who == BALL else own_match(match).players[who].profile.id

    def offered(self, match: KernelMatch, decision: Decision) -> str:
        if isinstance(decision, Walk):
            return f"a way of at most {written(decision.limit, self.unit)} {unit_word(self.unit)}"
        return "at most a turn and an end" if isinstance(decision, Mark) else super().offered(match, decision)

    def way(self, match: KernelMatch, path: Path, words: str) -> Choice | None:
        match = own_match(match)
        if isinstance(path, Approach) and words == "closest":
            return path.closest()
        if not isinstance(path, Walk):
            return None
        if words.startswith("touch "):
            thing = thing_called(match, words.removeprefix("touch ").strip())
            if thing is None:
                raise ScriptError(f"there is nothing to touch called '{words.removeprefix('touch ')}'")
            return touching_way(match, path, thing)
        return None


def touching_way(match: Match, path: Walk, thing: int) -> Choice:
    """The way to where the mover's base touches that thing, or as near as it gets."""
    x, y = place_of(match, thing)
    mover = match.terms.half_width - path.half_width
    cover = radius_of(match, thing) + mover
    return as_choice(path.closest_to(x, y, cover))


def read_scenario(takkure: Takkure, file: FilePath, variant: str = "") -> Scenario:
    """Read a scenario; `BadFile` names the field that is wrong."""
    parts = read_parts(file, "takkure", rule_numbers(), variant)
    fields = parts.fields
    match = _set_up(takkure, fields) if fields.has("setup") else read_position(takkure.catalog, fields)
    fields.finish()
    return Scenario(parts, TakkureGuide(takkure), match, TakkureLanguage())


def _set_up(takkure: Takkure, fields: Fields) -> Match:
    """`setup = { … }`: the match from its beginning, with the teams' own players."""
    return own_match(set_up(takkure, fields))
