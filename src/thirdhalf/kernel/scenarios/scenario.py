"""A scenario is a file: a position, what is played, what must come out. What all games' scenarios have in common."""

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.fields import BadFile, Fields
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.scenarios.script import Guide, ScriptError, play_line


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """A scenario as read; `run` plays it and checks it, `play` plays some of its lines. Either can be done once."""

    __slots__ = ("_expect", "_file", "_guide", "_match", "lines", "rules", "title")

    def __init__(
        self,
        file: str,
        title: str,
        rules: tuple[str, ...],
        guide: Guide,
        match: Match,
        lines: tuple[str, ...],
        expect: Fields | None,
    ) -> None:
        self._file = file
        self.title = title
        self.rules = rules
        self._guide = guide
        self._match = match
        self.lines = lines
        self._expect = expect

    def check(self, expect: Fields, match: Match) -> None:
        """Raise `BadFile` on the first expectation that does not hold."""
        raise NotImplementedError

    def run(self) -> Match:
        """Play it and check it; `BadFile` names the line or the expectation that does not hold. The final match."""
        match = self.play(len(self.lines))
        if self._expect is not None:
            self.check(self._expect, match)
        return match

    def play(self, count: int) -> Match:
        """Play the first lines; `BadFile` names the one that does not fit. The match as it stands then."""
        match = self._match
        match.run()
        for i, line in enumerate(self.lines[:count]):
            try:
                play_line(self._guide, match, line)
            except (ScriptError, BadFile) as error:
                raise BadFile(self._file, f"play[{i}] '{line}'", str(error)) from None
        return match


def read_head(fields: Fields, game: str, numbers: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The title and the rules a scenario shows, which must be the game's."""
    title = fields.text("title")
    rules = fields.texts("rules")
    for i, number in enumerate(rules):
        if number not in numbers:
            raise fields.bad(f"rules[{i}]", f"there is no rule '{number}'")
    fields.word("game", (game,), game)
    fields.text("note", "")
    return title, rules
