"""Questions give values back and write nothing: whatever is asked of a match, its log and its state stay the same."""

import ast
import itertools
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from tests.snapshots import snapshot
from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import hints
from thirdhalf.games import kit_of, names
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Decision, Pick, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import PUBLIC, View

FLOORS: Final = ("rules", "cards", "skills")
# What a question may want besides the match, and with what it is asked here.
PLAYERS: Final = ("number", "player", "but", "thrower", "receiver", "roller", "rival", "defender", "actor", "passer")
SEATS: Final = ("seat", "owner", "team")
KINDS: Final = ("action", "kind", "what", "talent", "band", "when", "first", "scope", "mode", "play", "named", "left")
PLACES: Final = ("x", "y", "reach", "pick_up_at", "up_to", "at", "start", "end", "dq", "dr")
# They give a value back and tell: the steps that roll call them, and nobody who asks.
TELLING: Final = ("announce", "announce_modifier", "take_dice")
MOST: Final = 40


def questions(game: str) -> Iterator[tuple[Callable[..., object], list[str]]]:
    """The functions of a game's rules that give something back, with what each wants to know besides the match."""
    package = f"thirdhalf.games.{game}"
    for floor in FLOORS:
        try:
            folder = import_module(f"{package}.{floor}")
        except ModuleNotFoundError:
            continue
        for found in pkgutil.walk_packages(folder.__path__, f"{package}.{floor}."):
            module = import_module(found.name)
            assert module.__file__ is not None
            file = Path(module.__file__)
            source = file.with_name(f"{file.name.partition('.')[0]}.py").read_text(encoding="utf-8")
            for node in ast.parse(source).body:
                if not isinstance(node, ast.FunctionDef) or node.returns is None or node.name in TELLING:
                    continue
                wanted = {each.arg: ast.unparse(each.annotation or each) for each in node.args.args}
                numbers = wanted.pop("match", "") == "Match" and set(wanted.values()) <= {"int"}
                if ast.unparse(node.returns) != "None" and numbers:
                    yield getattr(module, node.name), list(wanted)


def answers(match: Match, wanted: list[str]) -> list[tuple[int, ...]]:
    """Some of all that a question can be asked with; nothing where it wants to know what we cannot give."""
    values: list[list[int]] = []
    for name in wanted:
        if name in PLAYERS:
            values.append(list(range(len(match.shared()))))
        elif name in SEATS:
            values.append([0, 1])
        elif name in KINDS:
            values.append(list(range(14)))
        elif name in PLACES:
            values.append([0, 2540])
        else:
            return []
    every = list(itertools.product(*values))
    return every[:: max(1, len(every) // MOST)]


def ask_everything(match: Match, asked: list[tuple[Callable[..., object], list[str]]]) -> int:
    """Ask the match all of it; how many answers came. A question that does not fit the position may be refused."""
    count = 0
    for question, wanted in asked:
        for values in answers(match, wanted):
            try:
                question(match, *values)
            except (AssertionError, IndexError, KeyError, TypeError, ValueError):
                continue
            count += 1
    return count


def look_at_everything(game: Game, match: Match, decision: Decision) -> None:
    """All that clients, coaches and spectators ask of a match."""
    for seat in (0, 1, PUBLIC):
        view = View(match, seat)
        view.state()
        view.guess(Chooser(3))
    game.describe(match, decision)
    game.prompt(match, decision)
    game.outcome(match)
    game.setting(match)
    game.audience(match, decision)
    game.secretive(match)
    game.retractable(match, decision.topic)
    if isinstance(decision, Pick):
        for option in decision.options[:12]:
            game.option_label(match, decision, option)
            game.option_things(match, decision, option)


@pytest.mark.parametrize("game_id", names())
def test_nothing_that_is_asked_of_a_match_changes_it_or_its_log(game_id: str) -> None:
    kit = kit_of(game_id)
    game = kit.game(None)
    asked = list(questions(game_id))
    answered = 0
    for number in range(2):
        log: list[Event] = []
        setup = kit.setup(game, {}, "questions", number)
        encoder = kit.encoder(setup)
        match = game.new(setup, log)
        table = Table(match, Dice(seed_from(f"questions {number}")), None)
        rookie = kit.roster.coach("rookie", "any")
        for turn in range(240):
            table.let_chance_answer()
            decision = match.decision
            if decision is None:
                break
            assert not isinstance(decision, Roll)
            if turn % 3 == 0:
                before = snapshot(match)
                told = list(log)
                answered += ask_everything(match, asked)
                look_at_everything(game, match, decision)
                encoder.features(match, encoder.candidates(match))
                encoder.observe(match, decision.seat)
                if turn % 24 == 0:
                    hints(View(match, decision.seat), "1", kit.looking, Budget(9, 0))
                assert snapshot(match) == before, decision.topic
                assert log == told, decision.topic
            table.play_decision((rookie, rookie))
    assert answered > 1000 or not asked
