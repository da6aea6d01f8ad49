"""Matches as trees with chance nodes, in OpenSpiel's manner: a state has no dice and no seed; chance is a player."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.session import Prizes
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, IllegalChoice, Roll
from thirdhalf.kernel.encoding import Encoder
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import AWAY, HOME

CHANCE_PLAYER: Final = -1
TERMINAL: Final = -4
"""Who is to act when it is no coach's turn, by OpenSpiel's numbers; the coaches are 0 (home) and 1 (away)."""


class State:
    """A position. Several dice are rolled one after the other: each is a chance node with an outcome for each face."""

    __slots__ = ("_choices", "_faces", "encoder", "match", "prizes")

    def __init__(self, encoder: Encoder, match: Match, prizes: Prizes, faces: Choice) -> None:
        self.encoder = encoder
        self.match = match
        self.prizes = prizes
        # The dice of this roll that lie already, and the candidates, as soon as they are wanted.
        self._faces = faces
        self._choices: list[Choice] = []

    def current_player(self) -> int:
        """0 or 1 for the coach who is asked, or CHANCE_PLAYER, or TERMINAL."""
        decision = self.match.decision
        if decision is None:
            return TERMINAL
        return CHANCE_PLAYER if isinstance(decision, Roll) else decision.seat

    def is_chance_node(self) -> bool:
        """Whether a die is to be rolled."""
        return isinstance(self.match.decision, Roll)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.decision is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces of the next die with their probabilities."""
        decision = self.match.decision
        if not isinstance(decision, Roll):
            raise ValueError("chance is not asked here")
        return [(face, 1 / decision.sides) for face in range(1, decision.sides + 1)]

    def legal_actions(self) -> list[int]:
        """The numbers of the candidates, or the faces of the next die; none when the match is over."""
        if self.is_terminal():
            return []
        if self.is_chance_node():
            return [face for face, _ in self.chance_outcomes()]
        return list(range(len(self.choices())))

    def choices(self) -> list[Choice]:
        """What the candidates are, as choices that the engine understands."""
        decision = self.match.decision
        if decision is None or isinstance(decision, Roll):
            return []
        if not self._choices:
            self._choices = self.encoder.candidates(self.match)
        return self._choices

    def apply_action(self, action: int) -> None:
        """Play a candidate, or let the next die show a face."""
        if action not in self.legal_actions():
            raise ValueError(f"{action} is no legal action here")
        decision = self.match.decision
        if not isinstance(decision, Roll):
            self.apply_choice(self.choices()[action])
            return
        self._faces = (*self._faces, action)
        if len(self._faces) == decision.count:
            self.apply_choice(self._faces)

    def apply_choice(self, choice: Choice) -> None:
        """Play any choice that the rules allow, a candidate or not; for chance all dice of the roll. `IllegalChoice`
        says which rule refuses it, and nothing is changed.
        """
        self.match.choose(choice)
        self._faces = ()
        self._choices = []

    def child(self, action: int) -> "State":
        """The state that an action leads to; this one stays."""
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> "State":
        """An independent state in the same position. There is no seed in it: what the dice will show is open."""
        return State(self.encoder, self.match.copy(), self.prizes, self._faces)

    def guess(self, player: int, seed: int) -> "State":
        """A state that fits all that a coach knows: what is hidden from it is dealt anew."""
        return State(self.encoder, self.match.guess(player, Chooser(seed)), self.prizes, self._faces)

    def returns(self) -> list[float]:
        """What home and away have gained so far: the environments' rewards together."""
        home = self.encoder.lead(self.match) * self.prizes.score
        if self.is_terminal():
            winner = self.encoder.winner(self.match)
            home += self.prizes.result * ((winner == HOME) - (winner == AWAY))
        return [home, -home]

    def observation_tensor(self, player: int) -> NDArray[np.int16]:
        """The table as a coach sees it, as the environments show it."""
        return np.frombuffer(self.encoder.observe(self.match, player), np.int16)

    def candidates_tensor(self) -> NDArray[np.int16]:
        """What each candidate is, a row for each, as the environments show it."""
        rows = self.encoder.features(self.match, self.choices()) if self.choices() else b""
        return np.frombuffer(rows, np.int16).reshape(-1, len(self.encoder.candidate_fields))


def new_state(game: str, *, prizes: Prizes | None = None, **setup: str | int | bool) -> State:
    """A match before its first decision or die."""
    encoder = encoder_of(game, setup)
    return State(encoder, encoder.new(), prizes or Prizes(), ())


__all__ = ["CHANCE_PLAYER", "TERMINAL", "IllegalChoice", "State", "new_state"]
