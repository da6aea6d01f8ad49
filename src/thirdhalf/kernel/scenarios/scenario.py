"""A scenario is a file: a position, what is played, what must come out. What all games' scenarios have in common."""

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.fields import BadFile, Fields
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.scenarios.expectations import Language
from thirdhalf.kernel.scenarios.parts import Parts
from thirdhalf.kernel.scenarios.script import Guide, ScriptError, play_line
from thirdhalf.kernel.scenarios.trace import Trace


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """A scenario as read; `run` plays it and checks it, `play` plays some of its lines. Either can be done once.
    `trace` tells what came of each line.
    """

    __slots__ = ("_match", "_parts", "guide", "lines", "rules", "title", "trace")

    def __init__(self, parts: Parts, guide: Guide, match: Match, language: Language) -> None:
        guide.unit = parts.fields.source.unit
        self._parts = parts
        self._match = match
        self.guide = guide
        self.lines = parts.lines
        self.rules = parts.rules
        self.title = parts.title
        self.trace = Trace(guide, language)

    def check(self, expect: Fields, match: Match) -> None:
        """Raise `BadFile` on the first expectation that does not hold."""
        raise NotImplementedError

    def run(self) -> Match:
        """Play it and check it; `BadFile` names the line or the expectation that does not hold. The final match."""
        try:
            match = self._begin()
            self._check_after(0)
            for count in range(len(self.lines)):
                self._play_line(count)
                self._check_after(count + 1)
            if self._parts.expects_nothing:
                why = "nothing is expected: write what must hold, or lines that begin with asks, offer or refuse"
                raise BadFile(self._parts.fields.file, "expect", why)
        except BadFile as error:
            raise self._named(error) from None
        self.trace.waits(match)
        return match

    def play(self, count: int) -> Match:
        """Play the first lines; `BadFile` names the one that does not fit. The match as it stands then."""
        match = self._begin()
        try:
            for i in range(len(self.lines[:count])):
                self._play_line(i)
        except BadFile as error:
            raise self._named(error) from None
        return match

    def line_number(self, count: int) -> int:
        """On which line of the file a line of play stands; lines are counted from 0, or from the last with -1."""
        return self._parts.line_number(count)

    def _begin(self) -> Match:
        self._match.run()
        self.trace.begin(self._match)
        return self._match

    def _play_line(self, count: int) -> None:
        line = self.lines[count]
        number = self.line_number(count)
        self.trace.line(self._match, number, line)
        try:
            self.trace.note(play_line(self.guide, self._match, line))
        except (ScriptError, BadFile) as error:
            self.trace.note(f"FAILS:    {error}")
            raise BadFile(self._parts.fields.file, f"play '{line}'", str(error), line=number) from None
        self.trace.happened(self._match)

    def _check_after(self, count: int) -> None:
        for expected in self._parts.expected:
            if expected.after == count:
                try:
                    self.check(expected.fields, self._match)
                except BadFile as error:
                    if error.field:
                        self.trace.waits(self._match)
                        self.trace.note(f"FAILS:    {error.field}: {error.why}")
                    raise
                self.trace.note(f"holds:    {expected.fields.field}")

    def _named(self, error: BadFile) -> BadFile:
        """The same, with the variant's name."""
        if not self._parts.variant:
            return error
        return BadFile(error.file, f"variant '{self._parts.variant}': {error.field}", error.why, line=error.line)
