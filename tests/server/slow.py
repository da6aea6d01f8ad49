"""Coaches that take their time wherever they are asked in secret: all that they are given, or more."""

import threading
import time
from collections import Counter

import pytest

from thirdhalf.kernel.event import EVERYBODY
from thirdhalf.kernel.game import Game
from thirdhalf.server.room.coaching import Coaching
from thirdhalf.server.thinking import thinker
from thirdhalf.server.thinking.jobs import Job
from thirdhalf.server.thinking.thinker import Kept, Thinker

LONGEST = 1.0
"""Where nothing is hidden, a coach may think as long as it likes, which is too long for a test."""


class Slow:
    """Counts how often a computer was asked in secret, and how often it has come to the end of such a thought."""

    def __init__(self, patch: pytest.MonkeyPatch, at_least: float) -> None:
        self.asked = 0
        self.asked_in: Counter[str] = Counter()
        self.thought = threading.Semaphore(0)
        usual, suggest, answer = thinker.WORK["play"], thinker.WORK["suggest"], Coaching._answer

        def play(one: Thinker, game: Game, kept: Kept, job: Job) -> object:
            decision = kept.match.decision
            assert decision is not None
            if game.audience(kept.match, decision) != EVERYBODY:
                time.sleep(max(min(job.seconds, LONGEST), at_least))
                self.thought.release()
            return usual(one, game, kept, job)

        def for_nothing(one: Thinker, game: Game, kept: Kept, job: Job) -> object:
            # A person who asks may wait for longer than anything is hidden.
            if job.seconds < LONGEST:
                time.sleep(max(job.seconds, at_least))
            return suggest(one, game, kept, job)

        async def counted(coaching: Coaching) -> tuple[int, ...]:
            self.asked += int(coaching._room.playing.secret)
            self.asked_in[coaching._room.row.id] += int(coaching._room.playing.secret)
            return await answer(coaching)

        patch.setitem(thinker.WORK, "play", play)
        patch.setitem(thinker.WORK, "suggest", for_nothing)
        patch.setattr(Coaching, "_answer", counted)
