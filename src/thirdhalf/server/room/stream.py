"""What one view (home, away or public) is told: numbered messages, encoded once for all who watch it."""

import asyncio
from collections import deque
from typing import Any, Final

import msgspec

from thirdhalf.kernel.decision import Decision, Pick, Place, Refusal
from thirdhalf.kernel.event import EVERYBODY, Event, seen_by
from thirdhalf.kernel.frame import Match, Plain, Projection
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.telling import Telling as KernelTelling
from thirdhalf.kernel.telling import why
from thirdhalf.kernel.view import PUBLIC
from thirdhalf.server.forms import (
    Argument,
    Change,
    Happened,
    Outcome,
    PickOption,
    Question,
    Telling,
    Waiting,
)
from thirdhalf.server.protocol import GoingOn, Refused, Snapshot, Update

KEPT_MESSAGES: Final = 200
KEPT_CHARACTERS: Final = 1_000_000
RECENT_EVENTS: Final = 100

ENCODER: Final = msgspec.json.Encoder()
UNTOLD: Final = Waiting(seat="nobody", topic="")


class Shown:
    """What a view shows besides the table and the events."""

    __slots__ = ("again", "asked", "outcome", "question", "turn", "undo")

    def __init__(
        self,
        turn: int,
        asked: Waiting | None,
        question: Question | None,
        undo: bool,
        outcome: Outcome | None,
        again: list[str] | None = None,
    ) -> None:
        self.turn = turn
        self.asked = asked
        self.question = question
        self.undo = undo
        self.outcome = outcome
        self.again = again or []


class Stream:
    """One view's messages. Whoever watches keeps the number it has seen and asks for what came after."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.number = 0
        self.state: Projection = {}
        self.events: list[msgspec.Raw] = []
        self.shown = Shown(0, UNTOLD, None, False, None)
        # How much of the match's log and record this view has been shown.
        self.read = 0
        self.moves = 0
        # Whether the last question was answered and what follows is not shown yet.
        self.veiled = True
        self.listeners: set[asyncio.Event] = set()
        self._kept: deque[str] = deque()
        self._characters = 0
        self._snapshot = ""

    def may_see(self, event: Event) -> bool:
        """Whether this view shows the event."""
        return event.audience == EVERYBODY if self.seat == PUBLIC else seen_by(event, self.seat)

    def show(self, state: Projection, log: list[Event], told: list[msgspec.Raw], moves: int, shown: Shown) -> None:
        """Tell what has changed since the last time."""
        changes = differences(self.state, state)
        first = len(self.events)
        self._read(log, told)
        self._set(state, moves, shown)
        update = Update(
            number=self.number + 1,
            turn=shown.turn,
            changes=changes,
            first_event=first,
            events=as_events(self.events[first:]),
            asked=shown.asked,
            question=shown.question,
            undo=shown.undo,
            outcome=shown.outcome,
            again=shown.again,
        )
        self._add(ENCODER.encode(update).decode())

    def reset(self, state: Projection, log: list[Event], told: list[msgspec.Raw], moves: int, shown: Shown) -> None:
        """Tell everything anew, after something was taken back."""
        self.events.clear()
        self.read = 0
        self._read(log, told)
        self._set(state, moves, shown)
        self.number += 1
        self._snapshot = ""
        snapshot = self.snapshot()
        self.number -= 1
        self._add(snapshot)
        self._snapshot = snapshot

    def veil(self) -> None:
        """The question is answered; who is asked next is not shown yet."""
        if not self.veiled:
            self.veiled = True
            self.shown = Shown(self.shown.turn, UNTOLD, None, False, None)
            self._add(ENCODER.encode(GoingOn(number=self.number + 1)).decode())

    def after(self, number: int) -> str | None:
        """The message after that number; None if it is not kept any more, or was never sent."""
        behind = self.number - number
        if not 0 < behind <= len(self._kept):
            return None
        return self._kept[-behind]

    def snapshot(self) -> str:
        """Everything as it was shown last."""
        if not self._snapshot:
            first = max(0, len(self.events) - RECENT_EVENTS)
            snapshot = Snapshot(
                number=self.number,
                turn=self.shown.turn,
                state=self.state,
                first_event=first,
                events=as_events(self.events[first:]),
                asked=self.shown.asked,
                question=self.shown.question,
                undo=self.shown.undo,
                outcome=self.shown.outcome,
                again=self.shown.again,
            )
            self._snapshot = ENCODER.encode(snapshot).decode()
        return self._snapshot

    def _read(self, log: list[Event], told: list[msgspec.Raw]) -> None:
        self.events.extend([told[i] for i in range(self.read, len(log)) if self.may_see(log[i])])
        self.read = len(log)

    def _set(self, state: Projection, moves: int, shown: Shown) -> None:
        self.state = state
        self.moves = moves
        self.shown = shown
        self.veiled = False

    def _add(self, text: str) -> None:
        self.number += 1
        self._snapshot = ""
        self._kept.append(text)
        self._characters += len(text)
        while len(self._kept) > KEPT_MESSAGES or self._characters > KEPT_CHARACTERS:
            self._characters -= len(self._kept.popleft())
        for listener in self.listeners:
            listener.set()


def as_events(raw: list[msgspec.Raw]) -> Any:
    """Events that are encoded already; the encoder copies them."""
    return raw


def differences(old: Plain, new: Plain) -> list[Change]:
    """The changes that make the new state of the old one. Tables with the same keys and lists of the same length are
    compared inside; anything else is replaced.
    """
    found: list[Change] = []
    if old != new:
        compare(old, new, [], found)
    return found


def compare(old: Plain, new: Plain, path: list[str | int], found: list[Change]) -> None:
    """Add the differences under this path; the two are not equal."""
    if isinstance(old, dict) and isinstance(new, dict) and (not path or old.keys() == new.keys()):
        for key, value in new.items():
            if old.get(key) != value or key not in old:
                compare(old.get(key), value, [*path, key], found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and holds_tables(new):
        for i, value in enumerate(new):
            if old[i] != value:
                compare(old[i], value, [*path, i], found)
    else:
        found.append(Change(path=path, value=new))


def holds_tables(values: list[Plain]) -> bool:
    """Whether a list is one of tables: lists of numbers are points and go as a whole."""
    return all(isinstance(value, dict) for value in values)


def telling(told: KernelTelling) -> Telling:
    """What the game tells, in the protocol's form."""
    return Telling(message=told.message, values=msgspec.convert(told.values, dict[str, Argument]))


def refused(id: str, code: str, refusal: Refusal) -> Refused:
    """Why a request is not done, in the protocol's form."""
    return Refused(id=id, code=code, rule=refusal.rule, why=telling(why(refusal)))


def happened(game: Game, match: Match, event: Event) -> Happened:
    """An event in the protocol's form."""
    return Happened(
        kind=event.kind,
        rule=event.rule,
        values=game.event_values(match, event),
        telling=telling(game.tell(match, event)),
    )


def question(game: Game, match: Match, decision: Decision) -> Question:
    """A coach's question in the protocol's form."""
    options = []
    if isinstance(decision, Pick):
        options = [
            PickOption(
                choice=option,
                word=game.option_word(match, decision, option),
                label=telling(game.option_label(match, decision, option)),
                things=game.option_things(match, decision, option),
            )
            for option in decision.options
        ]
    return Question(
        topic=decision.topic,
        rule=decision.rule,
        form="pick" if isinstance(decision, Pick) else "place" if isinstance(decision, Place) else "path",
        prompt=telling(game.prompt(match, decision)),
        options=options,
        data=game.describe(match, decision),
    )
