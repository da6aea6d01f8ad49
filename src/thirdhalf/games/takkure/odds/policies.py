"""What coaches answer on the way, where nobody looks for the best: scripted answers, then whatever changes least."""

from collections.abc import Mapping, Sequence
from typing import Final

from thirdhalf.games.takkure.rules.half import PLAY_ON
from thirdhalf.games.takkure.skills.player import KEEP
from thirdhalf.games.takkure.table.kinds import NOTHING, PRESSURE
from thirdhalf.games.takkure.table.questions.places import Room, Spot
from thirdhalf.games.takkure.table.questions.topics import (
    DEFENCE,
    DICE_FOR,
    FIRST_ACTION,
    KICK_OUT,
    SECOND_ACTION,
    USE_SKILL,
)
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Decision, Path, Pick
from thirdhalf.kernel.frame import Match
from thirdhalf.odds.explorer import Policy

# The option that changes nothing or least; of other picks the first (of cards: to play none).
QUIET: Final = {
    FIRST_ACTION: NOTHING,
    SECOND_ACTION: NOTHING,
    DEFENCE: PRESSURE,
    USE_SKILL: KEEP,
    KICK_OUT: PLAY_ON,
}


def quiet(match: Match) -> Choice:
    """The answer that changes least: nothing, stay, the first of equals; all dice to the first opponent."""
    decision = match.decision
    assert decision is not None
    return quiet_answer(decision)


def quiet_answer(decision: Decision) -> Choice:
    """The same for a decision alone."""
    if isinstance(decision, Pick):
        if decision.topic == DICE_FOR:
            return decision.options[-1:]
        option = QUIET.get(decision.topic, decision.options[0])
        return (option,) if option in decision.options else decision.options[:1]
    if isinstance(decision, Path) and decision.refusal(()) is None:
        return ()
    if isinstance(decision, Spot):
        return decision.line[0]
    if isinstance(decision, Room):
        return decision.candidates[0]
    return decision.sample(Chooser(0))


class Answers:
    """A policy: for each topic the first of its answers that is allowed, and another policy for everything else."""

    __slots__ = ("_by_topic", "_otherwise")

    def __init__(self, by_topic: Mapping[str, Sequence[Choice]], otherwise: Policy = quiet) -> None:
        self._by_topic = by_topic
        self._otherwise = otherwise

    def __call__(self, match: Match) -> Choice:
        decision = match.decision
        assert decision is not None
        for choice in self._by_topic.get(decision.topic, ()):
            if decision.refusal(choice) is None:
                return choice
        return self._otherwise(match)
