"""A match being played: coaches and dice answer in turn, and every choice is written down."""

from collections.abc import Callable

from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, ScriptedDice
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.record import Recorder
from thirdhalf.kernel.view import View

Coach = Callable[[View], Choice]
"""Whoever decides for a seat: sees its view, answers the decision in it."""


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

    def let_chance_answer(self) -> None:
        """Roll the dice as long as chance is asked."""
        decision = self.match.decision
        while isinstance(decision, Roll):
            self.choose(self.dice.roll(decision))
            decision = self.match.decision

    def play_decision(self, coaches: tuple[Coach, Coach]) -> bool:
        """Let the coach who is asked decide once, chance before and after; False when the match is over."""
        self.let_chance_answer()
        decision = self.match.decision
        if decision is None:
            return False
        seat = decision.seat
        self.choose(coaches[seat](View(self.match, seat)))
        self.decisions += 1
        self.let_chance_answer()
        return True

    def play(self, coaches: tuple[Coach, Coach]) -> None:
        """Play to the end."""
        while self.play_decision(coaches):
            pass
