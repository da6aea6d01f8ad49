"""A person at the terminal: questions with their options, answers by number or in the words of scenarios."""

import sys
from typing import Final

from rich.console import Console

from thirdhalf.coaches.hints import Hint, hints
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Choice, Decision, Pick
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.scenarios.script import ScriptError, read_choice
from thirdhalf.kernel.telling import why
from thirdhalf.kernel.view import View
from thirdhalf.words import Words
from thirdhalf.words.telling import sentence

HELP: Final = "(a number or a word of the list; Enter: the first hint; ?: hints; q: leave)"
DRAWN: Final = (
    "(x y in inches, or 0 25.4 mm, or a name; points of a way with > between them; "
    "Enter: the first hint; ?: hints; q: leave)"
)
"""Where the answer is drawn there is no list; docs/scenarios.md has the words."""


class Person:
    """Asks until the answer is allowed. `KeyboardInterrupt` when somebody leaves."""

    def __init__(self, kit: Kit, game: Game, match: Match, console: Console, words: Words, seed: str) -> None:
        self._kit = kit
        self._game = game
        self._match = match
        self._console = console
        self._words = words
        self._seed = seed
        self._guide = kit.guide(game)

    def __call__(self, view: View) -> Choice:
        decision = view.decision
        assert decision is not None
        say = self._console.print
        asked = sentence(self._words, self._game.prompt(self._match, decision))
        say(f"{asked} ({decision.rule})", style="bold", highlight=False)
        if isinstance(decision, Pick):
            for i, option in enumerate(decision.options, 1):
                label = self._label(decision, (option,))
                word = self._game.option_word(self._match, decision, option)
                say(f"  {i:>2}  {label}" + ("" if word == label else f"  [dim]{word}[/dim]"), highlight=False)
        say(HELP if isinstance(decision, Pick) else DRAWN, style="dim", highlight=False)
        while True:
            answer = self._read()
            try:
                if answer == "?":
                    self._advise(view, decision)
                    continue
                choice = self._choice(view, decision, answer)
            except ScriptError as error:
                say(str(error), style="red", highlight=False, markup=False)
                continue
            refusal = decision.refusal(choice)
            if refusal is None:
                return choice
            say(f"{refusal.rule}: {sentence(self._words, why(refusal))}", style="red", highlight=False, markup=False)

    def _read(self) -> str:
        self._console.print("> ", end="")
        line = sys.stdin.readline()
        if not line or line.strip() == "q":
            raise KeyboardInterrupt
        return line.strip()

    def _choice(self, view: View, decision: Decision, answer: str) -> Choice:
        if not answer:
            return self._hints(view)[0].choice
        if isinstance(decision, Pick) and answer.isascii() and answer.isdigit():
            if not 0 < int(answer) <= len(decision.options):
                raise ScriptError(f"there are 1 to {len(decision.options)}")
            return (decision.options[int(answer) - 1],)
        return read_choice(self._guide, self._match, decision, answer)

    def _hints(self, view: View) -> list[Hint]:
        """One at least; ScriptError says why there are none."""
        silence = self._game.silenced(self._match)
        if silence is not None:
            raise ScriptError(f"{silence.rule}: {sentence(self._words, why(silence))}")
        return hints(view, self._seed, self._kit.looking)

    def _advise(self, view: View, decision: Decision) -> None:
        for hint in self._hints(view):
            odds = " · ".join([sentence(self._words, each) for each in hint.odds])
            told = f"  {self._label(decision, hint.choice)}: {sentence(self._words, hint.reason)} {odds}"
            self._console.print(told.rstrip(), style="green", highlight=False, markup=False)

    def _label(self, decision: Decision, choice: Choice) -> str:
        if isinstance(decision, Pick):
            return sentence(self._words, self._game.option_label(self._match, decision, choice[0]))
        return ", ".join([f"{number / 2540:.2f}″" for number in choice[-2:]]) or "–"
