"""The kick-off played out (5.03): where to stand, to aim, to run and to let the ball drop."""

from typing import Final

from thirdhalf.games.takkure.coaches.search.lookahead import TakkureLookahead, play_on, ranked
from thirdhalf.games.takkure.rules.kick_off import kick_off_at
from thirdhalf.games.takkure.table.questions.topics import BALL_PLACE, KICK_OFF_MOVE, KICK_OFF_PLACE, KICKER, TEMPLATE
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Choice

PLAYED_OUT: Final = {KICK_OFF_PLACE: 0.4, TEMPLATE: 0.6, KICK_OFF_MOVE: 0.9, KICKER: 1.0, BALL_PLACE: 1.0}
"""Questions whose candidates are played out, and up to which part of the budget: what matters most is asked last. Who
moves first, and who tries to catch, matters little.
"""


def kicked_off(match: Match, choice: Choice, ahead: TakkureLookahead) -> int:
    """What a choice is worth once the kick-off is over; the match is left as it is."""
    then = match.copy()
    return ahead.worth_at(then, play_on(then, kick_off_at(then), choice), [])


def best_in_kick_off(match: Match, ahead: TakkureLookahead, kicks: int) -> Choice:
    """The choice that is worth most on the average of so many kicks; each of them scatters alike for all choices."""
    choices = ranked(match)
    totals = [0] * len(choices)
    assert match.decision is not None
    until = PLAYED_OUT[match.decision.topic]
    for _ in range(kicks if len(choices) > 1 else 0):
        if ahead.budget.part() >= until:
            break
        ahead.salt += 1
        for i, choice in enumerate(choices):
            totals[i] += kicked_off(match, choice, ahead)
    return choices[totals.index(max(totals))]
