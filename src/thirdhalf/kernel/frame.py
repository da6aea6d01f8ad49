"""A match is a stack of small frames; a frame is data and the number of its next step.

A step ends in one of four ways: it asks a coach (`ask`), asks chance (`roll`), calls another frame (`call`) or ends its
own (`done`); a step that does none of these goes on to the next. What was chosen is in `choice` when the next step
runs, what a called frame came to is in `result`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar, Union

from thirdhalf.geometry.native import i64, mypyc_attr
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import MATCH_OVER, Choice, Decision, IllegalChoice, Pick, Roll
from thirdhalf.kernel.event import Event

NO_CHOICE: Final[Choice] = ()
NOWHERE: Final = -1
"""The place of a frame that is not going on."""

Plain: TypeAlias = Union[int, str, list["Plain"], dict[str, "Plain"], None]  # noqa: UP007  # quoted names know no |
Projection: TypeAlias = dict[str, Plain]
"""What a viewer sees of the table, ready for JSON."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """One thing going on: which step comes next, and what must be remembered until then."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "Frame":
        """An independent frame equal to this one."""
        raise NotImplementedError

    def play(self, match: "Match") -> None:
        """Do the next step, which is looked up by its number."""
        raise NotImplementedError


SomeFrame = TypeVar("SomeFrame", bound=Frame)
StepsOf: TypeAlias = tuple[Callable[[Any, SomeFrame], None], ...]
"""The steps of a kind of frame, looked up by number. The one place where the kernel's match becomes a game's."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Match:
    """The running part of a match, common to all games. A game adds its state."""

    __slots__ = ("borrowed", "choice", "decision", "log", "result", "stack")

    def __init__(
        self, stack: list[Frame], decision: Decision | None, choice: Choice, result: int, log: list[Event] | None
    ) -> None:
        self.stack = stack
        # How many frames, from the bottom, other matches may hold too: each is copied before it plays on.
        self.borrowed: i64 = len(stack)
        self.decision = decision
        self.choice = choice
        self.result = result
        self.log = log

    @property
    def over(self) -> bool:
        """Nothing is left to do."""
        return not self.stack

    @property
    def present(self) -> Frame | None:
        """The frame that goes on now, or None. A game's rules answer by name what others want to know of it."""
        stack = self.stack
        return stack[-1] if stack else None

    @property
    def caller(self) -> Frame | None:
        """The frame that has called the present one, or None."""
        stack = self.stack
        return stack[-2] if len(stack) > 1 else None

    @property
    def depth(self) -> int:
        """How many frames are going on, one within the other. Fewer later means that the present one is over."""
        return len(self.stack)

    def frames(self) -> tuple[Frame, ...]:
        """All that is going on, the innermost last: to be looked at, not written."""
        return tuple(self.stack)

    def innermost(self, kind: type[SomeFrame]) -> SomeFrame | None:
        """The innermost frame of a kind, or None where nothing of the kind goes on."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def depth_of(self, kind: type[Frame]) -> int:
        """How deep the outermost frame of a kind lies, or NOWHERE."""
        for place, frame in enumerate(self.stack):
            if isinstance(frame, kind):
                return place
        return NOWHERE

    def copy(self) -> "Match":
        """An independent match in the same position, without the event log."""
        raise NotImplementedError

    def share_with(self, twin: "Match") -> None:
        """Let a copy just made have all that is going on: each frame is shared until one side plays it on."""
        self.borrowed = len(self.stack)
        twin.stack = self.stack[:]
        twin.borrowed = self.borrowed
        twin.decision = self.decision
        twin.choice = self.choice
        twin.result = self.result

    def shared(self) -> Sequence[object]:
        """What copies of the match share until one of them writes it: its players."""
        raise NotImplementedError

    def project(self, seat: int) -> Projection:
        """The table as the seat sees it."""
        raise NotImplementedError

    def guess(self, seat: int, chooser: Chooser) -> "Match":
        """A match consistent with what the seat sees."""
        raise NotImplementedError

    def by_eye(self, seat: int) -> "Match":
        """The match, a guess of it, as that seat's eye judges what may not be measured yet; itself in a game where
        everything is counted.
        """
        return self

    def ask(self, decision: Decision) -> None:
        """Wait for a coach."""
        self.decision = decision

    def ask_pick(self, seat: int, topic: str, rule: str, options: tuple[int, ...], who: int) -> None:
        """Wait for a coach to pick an option for that player; a single option is taken without asking."""
        size = len(options)
        if size == 1:
            self.choice = options
        else:
            self.decision = Pick(seat, topic, rule, options, who)

    def roll(self, topic: str, rule: str, sides: int, count: int, who: int) -> None:
        """Wait for chance."""
        self.decision = Roll(topic, rule, sides, count, who)

    def call(self, frame: Frame) -> None:
        """Do another frame first; the present one goes on when that is done."""
        self.stack.append(frame)

    def done(self, result: int) -> None:
        """End the present frame and leave its result to the one that called it."""
        self.stack.pop()
        self.result = result

    def break_off(self) -> None:
        """End all that is going on: nothing of it is played on."""
        self.stack.clear()

    def choose(self, choice: Choice) -> None:
        """Answer the decision and play on to the next. An illegal choice raises `IllegalChoice` and changes nothing."""
        self.answer(choice)
        self.run()

    def choose_until(self, choice: Choice, until: Callable[["Match"], bool]) -> bool:
        """The same, but `until` is asked after every step; True if it stopped the play there."""
        self.answer(choice)
        stack = self.stack
        while self.decision is None and stack:
            self.own_frames(-1).play(self)
            if until(self):
                return True
        return False

    def goes_on(self, place: int, choice: Choice) -> bool:
        """Choose; whether the frame at that place is still the one that goes on there."""
        # Its own, it stays the same object until it is over.
        frame = self.own_frames(place)
        self.choose(choice)
        stack = self.stack
        return len(stack) > place and stack[place] is frame

    def answer(self, choice: Choice) -> None:
        """Answer the decision without playing on."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice(MATCH_OVER)
        refusal = decision.refusal(choice)
        if refusal is not None:
            raise IllegalChoice(refusal)
        self.choice = decision.completed(choice)
        self.decision = None

    def run(self) -> None:
        """Take steps until somebody is asked or nothing is left."""
        stack = self.stack
        while self.decision is None and stack:
            if self.borrowed == len(stack):
                self.own_frames(-1)
            stack[-1].play(self)

    def own_present(self) -> Frame | None:
        """The present frame, safe to write outside its steps, or None."""
        return self.own_frames(-1) if self.stack else None

    def own_frames(self, place: int) -> Frame:
        """The frame at that place of the stack, safe to write like all above it: none is shared with a copy now."""
        stack = self.stack
        first: i64 = place if place >= 0 else place + len(stack)
        while self.borrowed > first:
            self.borrowed -= 1
            stack[self.borrowed] = stack[self.borrowed].copy()
        return stack[first]
