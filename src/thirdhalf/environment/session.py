"""A match that is stepped from outside: coaches of seats nobody plays and the dice answer by themselves, and what the
asked seat sees is written into buffers as it is wanted. Knows no array library: a buffer is any writable memory.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.encoding import Encoder, zeros
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, SEAT_WORDS
from thirdhalf.kernel.table import Coach, Coaches, Table

CoachMaker = Callable[[str], Coach]
"""Makes a coach from a seed."""

FIRST: Final = 0
"""The candidate that is played instead of an action that is forbidden: by the mask, or a choice by the rules."""


class Prizes(NamedTuple):
    """What rewards are made of. Every reward is zero-sum: what one seat gets, the other pays."""

    result: float = 1.0
    """For winning the match."""
    score: float = 0.1
    """For each point."""
    forbidden: float = 1.0
    """What an action costs that the mask forbids."""


class Session:
    """One match after the other for whoever steps it. `makers` make coaches for seats nobody steps (None: stepped)."""

    __slots__ = (
        "_lead",
        "_masks",
        "_zeros",
        "choices",
        "coaches",
        "encoder",
        "forbidden",
        "home_reward",
        "makers",
        "max_cycles",
        "prizes",
        "seat",
        "steps",
        "table",
        "truncated",
    )

    def __init__(
        self,
        encoder: Encoder,
        makers: tuple[CoachMaker | None, CoachMaker | None],
        max_cycles: int,
        prizes: Prizes,
    ) -> None:
        most = encoder.most
        self.encoder = encoder
        self.makers = makers
        # The match is cut off after this many steps; 0 plays to the end.
        self.max_cycles = max_cycles
        self.prizes = prizes
        self.coaches: Coaches = (None, None)
        self.table = Table(encoder.new(), Dice(seed_from("")), None)
        # Who is asked, or NOBODY when the match is over or cut off; and what is offered.
        self.seat = NOBODY
        self.choices: list[Choice] = []
        self.steps = 0
        self.home_reward = 0.0
        self.truncated = False
        # Whether the last action was one the mask forbade.
        self.forbidden = False
        self._lead = 0
        self._masks = b"\1" * most + b"\0" * most
        self._zeros = zeros(most * len(encoder.candidate_fields))

    @property
    def match(self) -> Match:
        """The match that is being played."""
        return self.table.match

    @property
    def over(self) -> bool:
        """The match has been played to its end."""
        return self.match.decision is None

    def reset(self, seed: str) -> None:
        """A new match. The same seed gives the same dice, and the same coaches."""
        self.table = Table(self.encoder.new(), Dice(seed_from(seed)), None)
        self.coaches = (self._coach(HOME, seed), self._coach(AWAY, seed))
        self.steps = 0
        self.truncated = False
        self.forbidden = False
        self._lead = 0
        self._play_on()
        self.home_reward = self._won()

    def step(self, action: int) -> None:
        """Play a candidate for the seat that is asked, and on to the next question to a seat that is stepped."""
        self.forbidden = not 0 <= action < len(self.choices)
        self._answer(() if self.forbidden else self.choices[action])

    def choose(self, choice: Choice) -> None:
        """The same with any choice that the rules allow, a candidate or not."""
        decision = self.match.decision
        self.forbidden = decision is not None and decision.refusal(choice) is not None
        self._answer(choice)

    def _answer(self, choice: Choice) -> None:
        """Play the choice, or the first candidate where the action was forbidden."""
        if self.seat == NOBODY:
            raise RuntimeError("the match is over: reset it before the next step")
        reward = 0.0
        if self.forbidden:
            reward = self.prizes.forbidden if self.seat == AWAY else -self.prizes.forbidden
            choice = self.choices[FIRST]
        self.table.choose(choice)
        self.steps += 1
        self._play_on()
        self.home_reward = reward + self._won()
        if self.max_cycles and self.steps >= self.max_cycles and self.seat != NOBODY:
            self.truncated = True
            self.seat = NOBODY
            self.choices = []

    def _coach(self, seat: int, seed: str) -> Coach | None:
        maker = self.makers[seat]
        return None if maker is None else maker(f"{seed}/{SEAT_WORDS[seat]}")

    def _play_on(self) -> None:
        """Let chance and the coaches answer until a stepped seat is asked or the match is over."""
        self.table.play(self.coaches)
        match = self.table.match
        decision = match.decision
        if decision is None:
            self.seat = NOBODY
            self.choices = []
        else:
            self.seat = decision.seat
            self.choices = self.encoder.candidates(match)

    def _won(self) -> float:
        """What home has gained since the last step."""
        lead = self.encoder.lead(self.match)
        reward = (lead - self._lead) * self.prizes.score
        self._lead = lead
        if self.match.decision is None:
            winner = self.encoder.winner(self.match)
            if winner == HOME:
                reward += self.prizes.result
            elif winner == AWAY:
                reward -= self.prizes.result
        return reward

    def write(self, seat: int, observation: memoryview, mask: memoryview, candidates: memoryview) -> None:
        """What the seat sees, and its candidates (none unless it is asked), into buffers of bytes."""
        most = self.encoder.most
        observation[:] = self.encoder.observe(self.match, seat)
        count = len(self.choices) if seat == self.seat else 0
        mask[:] = self._masks[most - count : 2 * most - count]
        rows = self.encoder.features(self.match, self.choices) if count else b""
        candidates[:] = rows + self._zeros[len(rows) :]
