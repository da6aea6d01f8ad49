"""A match being played: coaches and dice answer in turn, and every choice is written down."""

from collections.abc import Callable

from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, ScriptedDice
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.record import Recorder
from thirdhalf.kernel.view import View

Coach = Callable[[View], Choice]
"""Whoever decides for a seat: sees its view, answers the decision in it."""
Coaches = tuple[Coach | None, ...]
"""The coach of each seat; None where somebody else answers."""


class Table:
    """A match, its dice and its recorder, if it has one."""

    __slots__ = ("decisions", "dice", "match", "recorder")

    def __init__(self, match: Match, dice: Dice | ScriptedDice, recorder: Recorder | None) -> None:
        self.match = match
        self.dice = dice
        self.recorder = recorder
        self.decisions = 0

    def choose(self, choice: Choice) -> None:
        """Answer the match's question; nothing is recorded if the choice is illegal."""
        if self.recorder is None:
            self.match.choose(choice)
            return
        move = self.recorder.move_for(self.match, choice)
        self.match.choose(choice)
        self.recorder.moves.append(move)

    def roll(self) -> Choice | None:
        """Let chance answer once: the faces, or None if it is not asked."""
        decision = self.match.decision
        if not isinstance(decision, Roll):
            return None
        faces = self.dice.roll(decision)
        self.choose(faces)
        return faces

    def let_chance_answer(self) -> None:
        """Roll the dice as long as chance is asked."""
        while self.roll() is not None:
            pass

    def play_decision(self, coaches: Coaches) -> bool:
        """Let the coach who is asked decide once, chance before and after; False when none is, or the match is over."""
        self.let_chance_answer()
        decision = self.match.decision
        if decision is None:
            return False
        seat = decision.seat
        coach = coaches[seat]
        if coach is None:
            return False
        self.choose(coach(View(self.match, seat)))
        self.decisions += 1
        self.let_chance_answer()
        return True

    def play(self, coaches: Coaches) -> None:
        """Play on until a seat is asked that has no coach, or to the end."""
        while self.play_decision(coaches):
            pass
