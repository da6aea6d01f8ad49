"""The line protocol, version 1, from the side of whoever asks (docs/bot.md).

Every question has a number, and an answer names it: what comes too late is not taken for the answer to the next. What
a program does wrong is told to it, and the first choice offered is played instead; whoever does it too often, or is
gone, forfeits the match.
"""

import json
import time
from typing import Final

from thirdhalf.bots.process import Gone, Process
from thirdhalf.bots.question import SHOWN, Question
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.game import Outcome, Setup
from thirdhalf.kernel.seat import seat_word

VERSION: Final = 1
"""Grows when a program of the old version could not go on."""
START_SECONDS: Final = 20.0
"""How long a program may take until it is ready."""
SECONDS: Final = 5.0
"""For one decision, if nobody says otherwise."""
MOST_FAULTS: Final = 5
"""With so many a match is forfeited."""
MOST_REQUESTS: Final = 200
"""Lines that may come before an answer."""
MOST_NUMBERS: Final = 260

LATE: Final = "late"
ILLEGAL: Final = "illegal"
UNREADABLE: Final = "unreadable"


class Fault(Exception):
    """What a program did wrong: one of the three words, and the reason."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(f"{kind}: {reason}")
        self.kind = kind
        self.reason = reason


class Dialogue:
    """One match of a program."""

    def __init__(self, process: Process, seconds: float) -> None:
        self._process = process
        self._seconds = seconds
        self._number = 0
        self.faults: list[str] = []
        # Why the match is lost whatever comes of it; nothing as long as it is not.
        self.forfeited = ""
        self.name = self._greet()

    def begin(self, game: str, seat: int, seed: str, setup: Setup) -> None:
        """Tell what is played."""
        say = self._process.say
        say(f"match {game} {seat_word(seat)}")
        say(f"seed {seed}")
        for name, value in setup.items():
            say(f"setup {name} {int(value) if isinstance(value, bool) else value}")
        say(f"time {round(1000 * self._seconds)}")

    def answer(self, question: Question) -> Choice:
        """What the program answers, or what is played instead."""
        default = question.offers[0].choice
        if self.forfeited:
            return default
        self._number += 1
        try:
            return self._asked(question)
        except Fault as fault:
            self.faults.append(str(fault))
            self._process.say(f"warning {self._number} {fault.kind} {fault.reason}")
            if len(self.faults) >= MOST_FAULTS:
                self._forfeit(f"{MOST_FAULTS} faults, the last of them {fault}")
        except Gone as gone:
            self._forfeit(str(gone))
        return default

    def over(self, outcome: Outcome) -> None:
        """Tell how it ended."""
        score = f"{outcome.home_score} {outcome.away_score}"
        self._process.say(f"over {seat_word(outcome.winner)} {score} {outcome.ending}")

    def _greet(self) -> str:
        self._process.say(f"thirdhalf {VERSION}")
        deadline = time.monotonic() + START_SECONDS
        problem = f"it was not ready within {START_SECONDS:g} s"
        try:
            while (line := self._process.hear(deadline)) is not None:
                word, _, rest = line.partition(" ")
                version, _, name = rest.partition(" ")
                if word == "ready" and version == str(VERSION):
                    return name.strip()
                if word == "ready":
                    problem = f"it speaks version '{version}' of the line protocol, not {VERSION}"
                    break
        except Gone as gone:
            problem = str(gone)
        complaint = self._process.last_words()
        raise ValueError(f"the program '{self._process.command}' is no bot: {problem}{complaint and f' ({complaint})'}")

    def _forfeit(self, why: str) -> None:
        complaint = self._process.last_words()
        self.forfeited = f"{why}{complaint and f' ({complaint})'}"

    def _asked(self, question: Question) -> Choice:
        say = self._process.say
        number = self._number
        say(f"ask {number} {question.form} {len(question.offers)} {question.rule or '-'} {question.topic}")
        for i, offer in enumerate(question.offers, 1):
            say(" ".join(["choice", str(i), str(len(offer.choice)), *map(str, offer.choice), offer.word]).rstrip())
        say(f"go {number}")
        deadline = time.monotonic() + self._seconds
        for _ in range(MOST_REQUESTS):
            line = self._process.hear(deadline)
            if line is None:
                raise Fault(LATE, f"no answer within {self._seconds:g} s")
            # What it takes to answer the program is not the program's time.
            began = time.monotonic()
            choice = self._understood(question, line.split())
            if choice is not None:
                return choice
            deadline += time.monotonic() - began
        raise Fault(UNREADABLE, f"{MOST_REQUESTS} lines and no answer")

    def _understood(self, question: Question, words: list[str]) -> Choice | None:
        """The choice, if the line is an answer to this question; else the line is answered, or passed over."""
        if not words or words[0] in ("info", "ready"):
            return None
        verb, *rest = words
        if verb == "show":
            if len(rest) != 1 or rest[0] not in SHOWN:
                raise Fault(UNREADABLE, f"show what? there are: {', '.join(SHOWN)}")
            self._process.say(f"shown {rest[0]} {json.dumps(question.shown(rest[0]), separators=(',', ':'))}")
            return None
        if verb not in ("take", "choose", "judge"):
            raise Fault(UNREADABLE, f"'{verb[:40]}' is none of: take, choose, judge, show, info")
        numbers = whole_numbers(rest)
        if not numbers:
            raise Fault(UNREADABLE, f"{verb} wants the question's number")
        number, *said = numbers
        if number != self._number:
            return None
        if verb == "take":
            if len(said) != 1 or not 1 <= said[0] <= len(question.offers):
                raise Fault(ILLEGAL, f"take wants a number from 1 to {len(question.offers)}")
            return question.offers[said[0] - 1].choice
        choice = tuple(said)
        refusal = question.refusal(choice)
        if verb == "judge":
            self._process.say(f"refused {number} {refusal}" if refusal else f"allowed {number}")
            return None
        if refusal:
            raise Fault(ILLEGAL, refusal)
        return choice


def whole_numbers(words: list[str]) -> list[int]:
    """Numbers from words: few, and of at most ten digits; Fault where something else stands."""
    if len(words) > 1 + MOST_NUMBERS:
        raise Fault(UNREADABLE, f"more than {MOST_NUMBERS} numbers")
    for word in words:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 10):
            raise Fault(UNREADABLE, f"'{word[:40]}' is no whole number")
    return [int(word) for word in words]
