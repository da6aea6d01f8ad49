"""Questions give values back and write nothing: whatever is asked of a match, its log and its state stay the same."""

from collections import Counter
from typing import Final

from tests.games.every.asking import ask_everything, questions
from tests.games.every.playing import of_every_game
from tests.snapshots import snapshot
from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import hints
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Decision, Pick, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Frame, Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import PUBLIC, View

MOST_TURNS: Final = 4000
# How often everything is asked wherever a match can stop.
OFTEN: Final = 8
# What gives something back and is not asked, and why.
TELLS: Final = "it gives a value back and tells of it: the steps that roll call it, and nobody who asks"
MAKES: Final = "it makes a match"
ENDS: Final = "it ends a lesson, and says whether it did"
OF_LESSONS: Final = "only lessons have goals, and here whole matches are played"
UNASKED: Final = {
    "takkure": {
        "rules.dice.reckoning.announce": TELLS,
        "rules.dice.reckoning.announce_modifier": TELLS,
        "rules.dice.reckoning.take_dice": TELLS,
        "table.state.new_match": MAKES,
    },
    "dreadball": {
        "rules.goal.goal_reached": OF_LESSONS,
        "rules.goal.judge_goal": ENDS,
        "rules.pool.threatened": TELLS,
    },
}


# By eye the coaches of these few matches meet in no melee; with a ruler they do.
SETUPS: Final[dict[str, dict[str, str | int | bool]]] = {"takkure": {"measuring": "open"}}


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


@of_every_game
def test_nothing_that_is_asked_of_a_match_changes_it_or_its_log(kit: Kit) -> None:
    game = kit.game(None)
    every = questions(kit)
    unasked = set(UNASKED.get(kit.id, ()))
    asked = [question for question in every if question.name not in unasked]
    answered: set[str] = set()
    stopped: Counter[tuple[type[Frame], int]] = Counter()
    for number in range(2):
        log: list[Event] = []
        setup = kit.setup(game, SETUPS.get(kit.id, {}), "questions", number)
        encoder = kit.encoder(setup)
        match = game.new(setup, log)
        table = Table(match, Dice(seed_from(f"questions {number}")), None)
        coach = kit.roster.coach(kit.roster.names[:2][-1], "any")
        for _ in range(MOST_TURNS):
            decision = match.decision
            if decision is None:
                break
            frame = match.present
            assert frame is not None
            place = (type(frame), frame.step)
            stopped[place] += 1
            if stopped[place] <= OFTEN:
                before = snapshot(match)
                told = list(log)
                ask_everything(match, asked, answered)
                if not isinstance(decision, Roll):
                    look_at_everything(game, match, decision)
                    encoder.features(match, encoder.candidates(match))
                    encoder.observe(match, decision.seat)
                    if stopped[place] == 1:
                        hints(View(match, decision.seat), "1", kit.looking, Budget(9, 0))
                assert snapshot(match) == before, decision.topic
                assert log == told, decision.topic
            if table.roll() is None:
                table.choose(coach(View(match, decision.seat)))
    assert {question.name for question in every} - answered == unasked, "answered nowhere, or listed and gone"
