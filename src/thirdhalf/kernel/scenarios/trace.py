"""What a scenario's play has come to, question by question: asked, offered, chosen or rolled, and what happened."""

from typing import Final

from thirdhalf.kernel.decision import NO_ONE, Roll
from thirdhalf.kernel.fields import one_line
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.scenarios.expectations import Language, question
from thirdhalf.kernel.scenarios.script import Guide

LAST: Final = 6
"""So many lines of play stand under a failure, and the position they began with."""
_STEP: Final = "  "
_NOTE: Final = "      "


class Trace:
    """An account that grows line by line."""

    __slots__ = ("_guide", "_language", "_steps", "_told")

    def __init__(self, guide: Guide, language: Language) -> None:
        self._guide = guide
        self._language = language
        # Each a headline and what is told under it.
        self._steps: list[list[str]] = []
        # How many events have been told.
        self._told = 0

    def begin(self, match: Match) -> None:
        """The position has been set up, and the match has played on to its first question."""
        self._steps.append(["it begins"])
        self.happened(match)

    def line(self, match: Match, number: int, words: str) -> None:
        """A line is about to be played: the question it finds."""
        self._steps.append([f"line {number}: {words}" if number else words, *self._asked(match)])

    def note(self, words: str) -> None:
        """Something that came of the line."""
        self._steps[-1].append(words)

    def happened(self, match: Match) -> None:
        """The events since the last time."""
        log = match.log or []
        for event in log[self._told :]:
            self.note(f"happened: {self._language.line(match, event)}")
        self._told = len(log)

    def waits(self, match: Match) -> None:
        """What is asked when all is played, or when a line did not fit."""
        self._steps.append(["then", *(self._asked(match) or ["nobody is asked: it is over"])])

    def _asked(self, match: Match) -> list[str]:
        decision = match.decision
        if decision is None:
            return []
        about = "" if decision.who == NO_ONE else self._guide.called(match, decision.who)
        topic = f" for '{decision.topic}'" if isinstance(decision, Roll) else ""
        whom = f", about {about}" if about else ""
        return [
            f"asked:    {question(match)}{topic} ({decision.rule}){whom}",
            f"offered:  {self._guide.offered(match, decision)}",
        ]

    def text(self) -> str:
        """All of it, a line for each thing told."""
        return _shown(self._steps)

    def end(self) -> str:
        """The last lines, to stand under a failure."""
        left_out = len(self._steps) - LAST - 1
        if left_out < 1:
            return self.text()
        before = f"{_STEP}… {left_out} steps before this; `thirdhalf check --trace` tells all"
        return f"{before}\n{_shown(self._steps[left_out:])}"


def _shown(steps: list[list[str]]) -> str:
    lines: list[str] = []
    for step in steps:
        lines.append(_STEP + one_line(step[0]))
        lines.extend([_NOTE + one_line(note) for note in step[1:]])
    return "\n".join(lines)
