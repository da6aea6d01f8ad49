"""What the views of a match are shown, and when.

Where coaches can be asked in secret, nothing may tell whether one was. So after every open answer all views hear at
once that the match goes on, and what came of it only when the next open question is reached, not before a fixed delay;
what happens in between is shown to nobody but the coach who is asked.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from thirdhalf.kernel.event import Event
from thirdhalf.kernel.seat import AWAY, CHANCE, HOME, NOBODY
from thirdhalf.kernel.view import PUBLIC
from thirdhalf.server.forms import Outcome, SeatName, Waiting
from thirdhalf.server.room.playing import Playing
from thirdhalf.server.room.stream import ENCODER, UNTOLD, Shown, Stream, happened, question

SEATS: Final[tuple[SeatName, ...]] = ("home", "away")


DICE_WAIT: Final = Waiting(seat="nobody", topic="dice")
"""Dice are due, and a side has not given its number yet."""


def nothing() -> None:
    """Nobody wants to know."""


class Showing:
    """The three views of a match."""

    def __init__(self, playing: Playing, coaches: tuple[str, str], delay: float) -> None:
        self._playing = playing
        self._game = playing.game
        self._coaches = coaches
        self._delay = delay
        self.streams = {seat: Stream(seat) for seat in (HOME, AWAY, PUBLIC)}
        self.on_reveal: Callable[[], None] = nothing
        # Takes as long as a computer that is asked in secret, and is begun where none is: then all is shown after it.
        self.as_if_asked: Callable[[], asyncio.Future[None] | None] = nothing
        self._as_if: asyncio.Future[None] | None = None
        self._told: list[msgspec.Raw] = []
        self._secretive = self._game.secretive(playing.match)
        # 0: nothing is hidden for a time that could be seen to pass.
        self.veil_until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        if playing.secret:
            self._show_last_open()
        self._reveal()

    @property
    def question_shown(self) -> bool:
        """Whether the question the match waits with is shown to the coach who is asked."""
        asked = self._playing.asked
        return asked != NOBODY and not self.streams[asked].veiled

    def answered(self, was_open: bool, seat: int) -> None:
        """After an answer of that seat's: tell everybody, or everybody who may know. What follows on an open one, or on
        a person's, is not shown before its time: else it would tell whether a computer was asked in secret.
        """
        if not self._secretive:
            self._reveal()
            return
        if self._delay and (was_open or not self._coaches[seat]):
            self.veil_until = time.monotonic() + self._delay
        for stream in self.streams.values():
            stream.veil()
        self.close()
        left = self.veil_until - time.monotonic()
        if left <= 0:
            self._reveal()
        else:
            if was_open or not self._coaches[seat]:
                self._as_if = self._begin_as_if()
            self._timer = asyncio.get_running_loop().call_later(left, self._reveal_in_time)

    def _begin_as_if(self) -> "asyncio.Future[None] | None":
        playing = self._playing
        asked = playing.asked
        if asked == NOBODY or (playing.secret and self._coaches[asked]):
            return None
        return self.as_if_asked()

    def _reveal_in_time(self) -> None:
        """What is to be shown is, as soon as it would be if a computer had been asked."""
        self._timer = None
        waiting = self._as_if
        if waiting is None or waiting.done():
            self._reveal()
            return

        def go_on(done: "asyncio.Future[None]") -> None:
            if self._as_if is done and self._timer is None:
                self._as_if = None
                self._reveal()

        waiting.add_done_callback(go_on)

    def retracted(self) -> None:
        """After something was taken back: everything anew, for everybody."""
        self.close()
        playing = self._playing
        del self._told[len(playing.log) :]
        for stream in self.streams.values():
            state = playing.match.project(stream.seat)
            moves = len(playing.recorder.moves)
            stream.reset(state, playing.log, self._told, moves, self._shown_to(stream.seat))
        self.on_reveal()

    def ended(self) -> None:
        """Those who play have ended the match: everybody sees it at once."""
        self.close()
        self._reveal()

    def close(self) -> None:
        """Show nothing more."""
        self._as_if = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _reveal(self) -> None:
        """Show the position to all, or while somebody is asked in secret to that coach alone."""
        self._timer = None
        playing = self._playing
        self._tell(playing.log)
        for seat in [playing.asked] if playing.secret else [HOME, AWAY, PUBLIC]:
            state = playing.match.project(seat)
            moves = len(playing.recorder.moves)
            self.streams[seat].show(state, playing.log, self._told, moves, self._shown_to(seat))
        self.on_reveal()

    def _show_last_open(self) -> None:
        """A match loaded while somebody is asked in secret: the others see the last open position, as before."""
        playing = self._playing
        last = playing.last_open
        log = playing.log[: last.events]
        self._tell(log)
        for seat, stream in self.streams.items():
            if seat != playing.asked:
                shown = Shown(self._turn(seat), UNTOLD, None, False, None)
                stream.show(last.match.project(seat), log, self._told, last.moves, shown)
                stream.veiled = True

    def _tell(self, log: list[Event]) -> None:
        """Encode the events that are new, once for all views."""
        match = self._playing.match
        self._told.extend(
            [msgspec.Raw(ENCODER.encode(happened(self._game, match, event))) for event in log[len(self._told) :]]
        )

    def _turn(self, seat: int) -> int:
        return 0 if seat == PUBLIC else self._playing.turns[seat]

    def _shown_to(self, seat: int) -> Shown:
        playing = self._playing
        decision = playing.match.decision
        if decision is None or playing.over:
            again = [] if seat == PUBLIC else playing.returns(seat)
            return Shown(self._turn(seat), None, None, False, outcome_of(playing), again)
        if decision.seat == CHANCE:
            return Shown(self._turn(seat), DICE_WAIT, None, seat != PUBLIC and playing.retractable(seat), None)
        asked = Waiting(seat=SEATS[decision.seat], topic=decision.topic)
        if seat == PUBLIC:
            return Shown(0, asked, None, False, None)
        # Nobody reads the questions of a computer's seat.
        reads = decision.seat == seat and not self._coaches[seat]
        words = question(self._game, playing.match, decision) if reads else None
        return Shown(self._turn(seat), asked, words, playing.retractable(seat), None)


def score_of(playing: Playing) -> tuple[int, int]:
    """What home and away have scored so far."""
    now = playing.game.outcome(playing.match)
    return now.home_score, now.away_score


def outcome_of(playing: Playing) -> Outcome | None:
    """How the match ended, if it has."""
    if not playing.over:
        return None
    end = playing.game.outcome(playing.match)
    side, why = playing.recorder.called
    winner: Literal["home", "away", "nobody"] = "nobody" if end.winner == NOBODY else SEATS[end.winner]
    if side:
        winner = "nobody" if side not in SEATS else SEATS[1 - SEATS.index(side)]
    return Outcome(winner=winner, home_score=end.home_score, away_score=end.away_score, ending=why or end.ending)


def stored_outcome(playing: Playing) -> str:
    """How the match ended as it is stored; nothing while it goes on."""
    outcome = outcome_of(playing)
    return "" if outcome is None else ENCODER.encode(outcome).decode()
