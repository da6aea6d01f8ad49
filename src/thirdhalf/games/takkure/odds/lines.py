"""Lines of play in Takkure: to the end of the activation, with answers that change least, if nothing else is said."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from thirdhalf.games.takkure.odds.ends import EndOfActivation
from thirdhalf.games.takkure.odds.policies import quiet
from thirdhalf.games.takkure.odds.throws import by_scores
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.decision import Choice
from thirdhalf.odds import lines
from thirdhalf.odds.explorer import MOST_POSITIONS, RAREST
from thirdhalf.odds.lines import Odds, T, Worst


def outcomes(
    match: Match,
    outcome: Callable[[Match], T],
    policy: Callable[[Match], Choice] = quiet,
    until: Callable[[Match], bool] | None = None,
    limit: int = MOST_POSITIONS,
    rarest: int = RAREST,
    first: Choice | None = None,
) -> Odds[T]:
    """How likely each outcome is from here to the end of the activation, or until `until`."""
    end = until or EndOfActivation(match)
    return lines.outcomes(
        match, outcome, policy=policy, until=end, limit=limit, rarest=rarest, first=first, throws=by_scores
    )


def worst(
    match: Match,
    outcome: Callable[[Match], T],
    worth: Callable[[T], int | Fraction],
    options: Callable[[Match], Sequence[Choice]],
    policy: Callable[[Match], Choice] = quiet,
    limit: int = MOST_POSITIONS,
    rarest: int = RAREST,
    unknown: int | Fraction = 0,
) -> Worst[T]:
    """The least that the line is worth at the end of the activation, wherever `options` gives answers."""
    end = EndOfActivation(match)
    return lines.worst(
        match,
        outcome,
        worth,
        options=options,
        policy=policy,
        until=end,
        limit=limit,
        rarest=rarest,
        unknown=unknown,
        throws=by_scores,
    )
